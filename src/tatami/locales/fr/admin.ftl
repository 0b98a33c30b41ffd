cli-tables = afficher les tables d’un serveur
cli-tables-status = seulement les tables dans cet état
cli-tables-most = au plus ce nombre (par défaut : 50)
cli-tables-none = Il n’y a aucune table.
cli-tables-line = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
 }
cli-close = supprimer une table d’un serveur ; ses joueurs sont renvoyés
cli-close-table = l’adresse de la table : la dernière partie de son lien
cli-closed = La table { $table } est supprimée.
cli-ban = ne plus servir une adresse ; sans adresse : afficher celles qui sont bannies
cli-ban-address = une adresse IPv4 ou IPv6 ; en IPv6, tout le réseau (/64) est banni
cli-ban-hours = pendant ce nombre d’heures (par défaut : jusqu’à nouvel ordre)
cli-ban-lift = servir de nouveau cette adresse
cli-ban-none = Aucune adresse n’est bannie.
cli-banned = L’adresse { $address } est bannie. Les serveurs en marche le savent en deux secondes.
cli-ban-lifted = L’adresse { $address } est de nouveau servie.
cli-prune = supprimer les tables où rien ne s’est passé depuis longtemps
cli-prune-days = tables inactives depuis ce nombre de jours
cli-prune-yes = les supprimer vraiment ; sinon, elles sont seulement comptées
cli-pruned = { $tables ->
    [one] { $tables } table supprimée.
   *[other] { $tables } tables supprimées.
 }
cli-would-prune = { $tables ->
    [one] { $tables } table serait supprimée ; --yes la supprime.
   *[other] { $tables } tables seraient supprimées ; --yes les supprime.
 }
cli-serve-settings = lire les réglages dans ce fichier TOML
cli-error-no-table = Il n’y a pas de table { $table }.
cli-error-no-ban = L’adresse { $address } n’est pas bannie.
cli-error-no-database-in = Il n’y a pas de base de données dans { $folder }.
cli-error-setting = { $file } : { $name } : { $trouble }
server-error-banned = Cette adresse n’est pas servie.
cli-serve-workers = laisser les bots et les analyses aux processus tatami worker (PostgreSQL seulement) ; s’il n’y en a aucun, le serveur s’en charge
cli-worker = réfléchir pour des serveurs : bots, conseils et analyses, sur toute machine qui atteint leur PostgreSQL
cli-worker-database = la base PostgreSQL des serveurs : postgresql://utilisateur:motdepasse@hôte/nom
cli-worker-bots = bots et conseils à la fois (par défaut : un par processeur)
cli-worker-analyses = analyses à la fois (par défaut : 1)
cli-worker-starting = Le worker compile ce qui lui manque encore…
cli-worker-ready = Le worker est prêt.
cli-error-workers-database = Les workers ont besoin de PostgreSQL : --database postgresql://utilisateur:motdepasse@hôte/nom
cli-serve-traces = envoyer des traces OpenTelemetry à l’adresse donnée par OTEL_EXPORTER_OTLP_ENDPOINT
