# La ligne de commande, le terminal simple et la page de règles : ce qui n’appartient à aucun jeu en particulier.

cli-about = Jeux de société d’inspiration japonaise, pour les humains comme pour les machines.
cli-welcome = Tatami : jeux de société d’inspiration japonaise, pour les humains comme pour les machines.
cli-welcome-commands = Ce que vous pouvez faire :
cli-welcome-more = Chaque commande a son aide : tatami play --help. Langues : --lang en, fr, pl.
cli-unofficial = Un projet non officiel, fait par des joueurs ; les jeux appartiennent à leurs auteurs et à leurs éditeurs.
cli-commands = commandes
cli-help = afficher cette aide
cli-lang = langue de tous les textes affichés (par défaut, celle de l’environnement, sinon l’anglais)
cli-version = afficher la version
cli-needs-extra = il manque { $module }. Installez-le avec : pip install 'tatami[{ $extra }]'
cli-game = le nom d’un jeu
cli-play = jouer dans ce terminal, entre amis au même clavier et avec des bots
cli-simulate = faire jouer un grand nombre de parties, au hasard ou par des bots, et garder le relevé de chacune
cli-replay = vérifier des relevés et raconter ce qui s’est passé
cli-games = lister les jeux installés
cli-games-broken = { $name } (paquet { $package }) est ignoré, car il ne peut pas être chargé : { $why }
cli-rules = lire les règles, avec leurs numéros, et les valeurs chiffrées
cli-odds = donner les probabilités exactes que les joueurs calculent de tête
cli-bench = mesurer la vitesse des règles
cli-play-plain = ligne par ligne, pour un lecteur d’écran ou un tube
cli-play-seats = qui occupe chaque siège, dans l’ordre ; au choix : { $kinds }
cli-play-resume = reprendre une partie enregistrée
cli-join = rejoindre une table d’un serveur par son lien
cli-join-link = le lien de l’invitation, comme http://localhost:8000/t/TABLE#CLÉ
cli-join-name = votre nom à cette table
cli-join-watch = seulement regarder, même si une place est libre
cli-players = le nombre de joueurs
cli-option = une option du jeu ; peut être répétée
cli-figures = un fichier TOML avec vos propres valeurs chiffrées
cli-scenario-own = dans les jeux à scénarios : un scénario de votre cru, en TOML, ou le nom d’un scénario du jeu
cli-seed = la graine des nombres aléatoires
cli-simulate-games = le nombre de parties
cli-simulate-bots = qui joue : un bot pour tous les sièges, ou un pour chacun ({ $kinds }) ; au hasard par défaut
cli-simulate-out = écrire les relevés dans ce fichier, un par ligne
cli-json = afficher du JSON, pour les programmes
cli-replay-file = des relevés, un par ligne
cli-replay-show = raconter le relevé N action par action
cli-rules-number = une règle ou une section, par exemple KJ-4.3 ou KJ-4
cli-odds-file = une position, ou un relevé de partie
cli-odds-ply = après tant d’actions du relevé
cli-bench-seconds = la durée de chaque mesure, en secondes
cli-bench-peers = le Python d’un environnement où les bibliothèques comparables sont installées, pour les mesurer aussi
cli-bench-write = écrire les mesures dans ce fichier, sous forme de page avec des graphiques
cli-new-game = écrire le paquet d’un nouveau jeu, complet et jouable, à modifier à votre guise
cli-new-game-name = le nom du jeu : lettres minuscules, chiffres et traits d’union, par exemple stone-garden
cli-new-game-folder = le dossier à écrire, qui ne doit pas encore exister (par défaut : tatami-NAME)
cli-new-game-bad = { $name } : le nom d’un jeu s’écrit avec des lettres minuscules de a à z, des chiffres et des traits d’union ; il commence par une lettre et compte 30 signes au plus, par exemple stone-garden
cli-new-game-taken = { $name } : un jeu porte déjà ce nom
cli-new-game-reserved = { $name } : des messages de Tatami commencent par ce nom ; choisissez-en un autre
cli-new-game-exists = { $path } existe déjà ; rien n’est écrasé. Choisissez un autre dossier : --folder
cli-new-game-written = Le jeu est dans { $path }. Installez-le avec pip install -e { $path }, puis jouez : tatami play { $name }. Dans ce dossier, pytest teste ses règles.
cli-serve = ouvrir un serveur pour jouer dans le navigateur, avec des amis et des robots
cli-backup = copier les tables du serveur dans un fichier, pendant qu’il fonctionne
cli-restore = remettre une telle copie en place
cli-export = écrire les parties terminées d’un serveur
cli-import = reprendre des parties dans un serveur, pour les y revoir
cli-copy-file = le fichier à écrire ou à lire
cli-backed-up = Copié dans { $path }.
cli-restored = Remis en place dans { $path }.
cli-exported = { $records ->
    [one] Une partie écrite
   *[other] { $records } parties écrites
} dans { $path }.
cli-imported = { $records ->
    [one] Une partie reprise.
   *[other] { $records } parties reprises.
}
cli-verify = vérifier que le hasard a été honnête dans des parties terminées d’un serveur
cli-serve-host = l’adresse d’écoute (par défaut : cette machine seule ; 0.0.0.0 : tout le réseau)
cli-serve-port = le port (par défaut : 8000)
cli-serve-data = le dossier où les tables sont gardées
cli-serve-database = une base PostgreSQL à la place : postgresql://utilisateur:motdepasse@hôte/nom
cli-serve-rate = requêtes par seconde depuis une adresse ; 0 : sans limite
cli-serve-pace = secondes qu’un robot attend avant de jouer
cli-serve-origin = une autre origine dont les pages peuvent utiliser le serveur ; peut être donnée plusieurs fois
cli-serve-hooks = où les joueurs peuvent être prévenus de leur tour : adresses https publiques seulement (public), n’importe quelle adresse (any), nulle part (off)
cli-serve-contact = à qui les services de notification peuvent écrire (mailto:… ou https://…) ; celui d’Apple l’exige
cli-serve-verbose = journaliser chaque requête
cli-verify-file = parties enregistrées, une par ligne
cli-verified-one = Partie { $line } : { $outcomes ->
    [one] un résultat du hasard, conforme
   *[other] { $outcomes } résultats du hasard, tous conformes
} à la graine et aux nonces.
cli-compiling = Préparation de { $game } (cette fois seulement)
cli-simulating = Parties de { $game }
cli-replaying = Relecture
cli-simulated = { $games ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $games } parties
} ; nombre d’actions : { $actions } en moyenne, { $longest } au plus.
cli-simulated-seat = Siège { $seat } : résultat moyen { NUMBER($value, minimumFractionDigits: 3) } ({ NUMBER($low, minimumFractionDigits: 3) }–{ NUMBER($high, minimumFractionDigits: 3) })
cli-written = Relevés écrits dans { $path }.
cli-replayed-one = Relevé { $line } : { $actions ->
    [0] aucune action
    [one] une action
   *[other] { $actions } actions
}, { $result }
cli-replayed = { $records ->
    [0] Aucun relevé à rejouer.
    [one] Un relevé rejoué : il aboutit bien au résultat qu’il annonce.
   *[other] { $records } relevés rejoués : tous aboutissent bien au résultat qu’ils annoncent.
}

cli-more-complaints = … et encore { $count }
cli-error-no-fork = tatami serve a besoin de Linux, de macOS ou de WSL (sous-système Windows pour Linux) : seuls ces systèmes savent dupliquer ses processus (fork)
cli-error-or = { " ou " }
cli-error-required = il manque : { $what }
cli-error-unrecognized = arguments inconnus : { $what }
cli-error-choice = { $option } : { $value } n’est pas un choix possible (il y a { $known })
cli-error-one = { $option } : une valeur doit suivre
cli-error-some = { $option } : au moins une valeur doit suivre
cli-error-ambiguous = { $option } est ambigu : cela peut être { $known }
cli-error-value = { $option } : { $value } n’est pas une valeur possible
cli-error-whole = { $option } : { $value } n’est pas un nombre entier à partir de 0
cli-error-pair = -o { $pair } : écrivez clé=valeur
cli-error-option = -o { $pair } : { $game } n’a pas d’option { $option } ; il y a { $known }
cli-error-must-be = { $option } : doit être { $known }
cli-error-seats = --seats { $wish } : { $given } sur { $count } places de la table
cli-error-seat = --seats : { $who } n’existe pas ; il y a { $known }
cli-error-game = { $game } : ce jeu n’existe pas ; il y a { $known }
cli-error-link = { $link } : ce n’est pas le lien d’une table ; écrivez par exemple { $example }
cli-error-line = { $path }, ligne { $number } : { $trouble }
cli-error-file = { $path } : { $trouble }
cli-error-json = JSON incorrect ou tronqué : { $why }
cli-error-deep = trop de niveaux imbriqués : une partie enregistrée n’en a jamais autant
cli-error-object = une partie enregistrée est un objet JSON
cli-error-format = format { $given } : ce programme lit { $known }
cli-error-field = { $field } : ce champ n’existe pas ; il y a { $known }
cli-error-missing = { $field } : manque, ou n’est pas { $kind ->
        [str] un texte
        [list] une liste
       *[dict] un objet
}
cli-error-rules = règles { $given } : ce programme joue à { $game } avec les règles { $known }
cli-error-option-value = -o { $trouble }
cli-error-option-missing = options : { $option } manque ; une partie enregistrée donne chaque option
cli-error-range = { $option } { $value } : doit aller de { $low } à { $high }
cli-error-least = { $option } { $value } : il faut au moins { $low }
cli-error-above = { $option } { $value } : doit être supérieur à { $low }
cli-error-like = { $option } : écrivez par exemple { $known }
cli-error-detail = { $trouble }
cli-error-entry = action { $ply } : { $entry } n’est pas [qui, quoi]
cli-error-over = action { $ply } : { $action } : la partie était finie après { $count } actions
cli-error-actor = action { $ply } : { $action } par { $actor }, mais c’est à { $expected } d’agir
cli-error-action = action { $ply } : { $trouble }
cli-error-result = résultat : { $written } est annoncé, mais après { $count } actions la partie se termine par { $reached }
cli-error-unfinished = résultat : { $written } est annoncé, mais après { $count } actions la partie n’est pas finie
cli-error-since = { $trouble } (jouée avec les règles { $rules } de { $game } ; avec les règles { $now } elle se déroule autrement)
cli-error-other-game = une partie de { $found }, pas de { $game }
cli-error-no-tables = aucune table ici
cli-error-no-bench = les mesures ne sont pas installées ; elles sont dans le dossier bench du code source
cli-error-no-database = aucune base de données à copier
cli-error-has-database = il y a déjà une base de données ; déplacez-la d’abord
cli-error-exists = existe déjà ; choisissez un autre nom de fichier
cli-error-no-copy = ce n’est pas une copie faite par tatami backup
cli-error-damaged = fichier endommagé
cli-error-unread = { $written } écrites ; { $unread } illisibles, la première : { $trouble }
cli-error-empty = aucune partie enregistrée
cli-error-no-text = ce n’est pas du texte UTF-8
cli-error-packed = fichier compressé ; décompressez-le d’abord (gunzip)
cli-error-utf-16 = texte en UTF-16 ; enregistrez-le en UTF-8
cli-error-long-line = plus de { $most } Mo ; une partie enregistrée est plus courte
cli-error-large = plus de { $most } Mo ; Tatami n’écrit pas de fichier pareil

rules-unknown = { $number } : cette règle n’existe pas ; les numéros vont de { $first } à { $last }.
rules-figures = Les valeurs chiffrées et leur provenance
rules-code = « { $code } »
provenance-printed = imprimé dans le livret
provenance-public = d’après des sources publiques
provenance-reconstructed = notre reconstitution
provenance-own = votre propre choix

table-to-act = { $seat }, c’est à vous de jouer.
table-ask = Votre choix, par son numéro ou sa notation (? pour l’aide) :
table-hand-over = Passez le clavier à { $seat }. Appuyez sur Entrée quand plus personne d’autre ne regarde l’écran.
table-not-understood = Ce n’est ni le numéro d’un choix ni une action possible à cette table. Écrivez un numéro, ou une action comme { $example }.
table-illegal = { $action } : cette action n’est pas permise maintenant.
table-legal = { $action } : cette action est permise.
table-nothing-to-undo = Il n’y a rien à annuler : votre tour vient de commencer, ou quelque chose a été révélé depuis.
table-undone = Action annulée.
table-saved = Partie enregistrée dans { $path }.
table-left = Vous avez quitté la table.
table-over = Victoire : { $winners }
poem-kept = { $samurai } est mort ; son poème est conservé. Il sera demandé une fois, lors d’une prochaine partie ici.
poem-ask = Lors d’une partie à ce clavier, { $samurai } s’est donné la mort et a laissé un poème. L’un de vous, qui l’a lu alors sans l’avoir écrit, s’en souvient-il ? (o/n)
poem-say = Récitez-le sur une ligne, de votre mieux :
poem-forgotten = Ce n’est pas son poème. Il est perdu.
poem-consent = C’est bien son poème. Êtes-vous tous d’accord : { $samurai } a gagné cette partie après sa mort ? (o/n)
poem-honoured = { $samurai } est le vainqueur posthume de cette partie ; son compte rendu dans { $path } le dit.
table-lost = Défaite.
table-help = Tapez un numéro ou une notation pour jouer. list : les choix en toutes lettres ; board : la table ; odds : les probabilités exactes ; hint : un conseil ; why ACTION : la règle qui l’interdit ; rules [NUMÉRO] : les règles ; undo : annuler ; save FICHIER : enregistrer ; quit : quitter.
table-long-list = (list : les mêmes choix en toutes lettres)
table-no-odds = Il n’y a pas de probabilités à donner dans ce jeu.
cli-words = montrer ce qui est traduit dans chaque langue, et vérifier les textes
cli-words-check = chercher les messages manquants ou inutiles, les termes impropres et les fautes de typographie ; code de sortie 1 s’il y en a
cli-words-language = { $language } : { $here } messages sur { $of }
cli-words-found = { $count ->
    [0] Rien à signaler.
    [one] Un point à corriger.
   *[other] { $count } points à corriger.
}
