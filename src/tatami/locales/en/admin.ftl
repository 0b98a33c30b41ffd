cli-tables = list the tables of a server
cli-tables-status = only tables with this status
cli-tables-most = at most so many (default: 50)
cli-tables-none = There are no tables.
cli-tables-line = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }, { $people ->
    [one] 1 person
   *[other] { $people } people
 }
cli-close = delete a table of a server; everybody at it is sent away
cli-close-table = the table’s address: the last part of its link
cli-closed = { $table } is deleted.
cli-ban = stop serving an address; without one: list the addresses that are banned
cli-ban-address = an IPv4 or IPv6 address; of IPv6 the whole network (/64) is banned
cli-ban-hours = for so many hours (default: until lifted)
cli-ban-lift = serve the address again
cli-ban-none = Nobody is banned.
cli-banned = { $address } is banned. Running servers know within two seconds.
cli-ban-lifted = { $address } is served again.
cli-prune = delete tables at which nothing has happened for a long time
cli-prune-days = tables untouched for so many days
cli-prune-yes = really delete them; otherwise they are only counted
cli-pruned = { $tables ->
    [one] 1 table is deleted.
   *[other] { $tables } tables are deleted.
 }
cli-would-prune = { $tables ->
    [one] 1 table would be deleted; --yes deletes it.
   *[other] { $tables } tables would be deleted; --yes deletes them.
 }
cli-serve-settings = read settings from this TOML file
cli-error-no-table = There is no table { $table }.
cli-error-no-ban = { $address } is not banned.
cli-error-no-database-in = There is no database in { $folder }.
cli-error-setting = { $file }: { $name }: { $trouble }
server-error-banned = This address is not served.
cli-serve-workers = leave bots and analyses to tatami worker processes (PostgreSQL only); without any, the server does them
cli-worker = think for servers: bots, hints and analyses, on any machine that reaches their PostgreSQL
cli-worker-database = the servers’ PostgreSQL database: postgresql://user:password@host/name
cli-worker-bots = bots and hints at once (default: one for each processor)
cli-worker-analyses = analyses at once (default: 1)
cli-worker-starting = The worker compiles what it does not have yet…
cli-worker-ready = The worker is ready.
cli-error-workers-database = Workers need PostgreSQL: --database postgresql://user:password@host/name
cli-serve-traces = send OpenTelemetry traces to where OTEL_EXPORTER_OTLP_ENDPOINT says
