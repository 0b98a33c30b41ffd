cli-tables = pokaż stoły serwera
cli-tables-status = tylko stoły w tym stanie
cli-tables-most = najwyżej tyle (domyślnie: 50)
cli-tables-none = Nie ma żadnych stołów.
cli-tables-line = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
 }, { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
 }
cli-close = usuń stół z serwera; siedzący przy nim zostaną odesłani
cli-close-table = adres stołu: ostatnia część jego linku
cli-closed = Stół { $table } został usunięty.
cli-ban = przestań obsługiwać adres; bez adresu: pokaż zablokowane
cli-ban-address = adres IPv4 lub IPv6; w IPv6 blokowana jest cała sieć (/64)
cli-ban-hours = na tyle godzin (domyślnie: do odwołania)
cli-ban-lift = znów obsługuj ten adres
cli-ban-none = Żaden adres nie jest zablokowany.
cli-banned = Adres { $address } jest zablokowany. Działające serwery dowiedzą się o tym w ciągu dwóch sekund.
cli-ban-lifted = Adres { $address } znów jest obsługiwany.
cli-prune = usuń stoły, przy których od dawna nic się nie dzieje
cli-prune-days = stoły nieruszane od tylu dni
cli-prune-yes = naprawdę je usuń; bez tego są tylko liczone
cli-pruned = { $tables ->
    [one] Usunięto { $tables } stół.
    [few] Usunięto { $tables } stoły.
    [many] Usunięto { $tables } stołów.
   *[other] Usunięto { $tables } stołu.
 }
cli-would-prune = { $tables ->
    [one] { $tables } stół zostałby usunięty; usuwa go --yes.
    [few] { $tables } stoły zostałyby usunięte; usuwa je --yes.
    [many] { $tables } stołów zostałoby usuniętych; usuwa je --yes.
   *[other] { $tables } stołu zostałoby usunięte; usuwa je --yes.
 }
cli-serve-settings = wczytaj ustawienia z tego pliku TOML
cli-error-no-table = Nie ma stołu { $table }.
cli-error-no-ban = Adres { $address } nie jest zablokowany.
cli-error-no-database-in = W folderze { $folder } nie ma bazy danych.
cli-error-setting = { $file }: { $name }: { $trouble }
server-error-banned = Ten adres nie jest obsługiwany.
cli-serve-workers = zostaw boty i analizy procesom tatami worker (tylko PostgreSQL); gdy żadnego nie ma, zajmuje się nimi serwer
cli-worker = myśl za serwery: boty, podpowiedzi i analizy, na każdej maszynie, która sięga do ich bazy PostgreSQL
cli-worker-database = baza PostgreSQL serwerów: postgresql://użytkownik:hasło@host/nazwa
cli-worker-bots = ile botów i podpowiedzi naraz (domyślnie: po jednym na procesor)
cli-worker-analyses = ile analiz naraz (domyślnie: 1)
cli-worker-starting = Worker kompiluje to, czego jeszcze nie ma…
cli-worker-ready = Worker jest gotowy.
cli-error-workers-database = Workery potrzebują PostgreSQL: --database postgresql://użytkownik:hasło@host/nazwa
cli-serve-traces = wysyłaj ślady OpenTelemetry pod adres z OTEL_EXPORTER_OTLP_ENDPOINT
