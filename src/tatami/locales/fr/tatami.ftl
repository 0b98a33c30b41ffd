# La ligne de commande, le terminal simple et la page de règles : ce qui n’appartient à aucun jeu en particulier.

cli-about = Jeux de société d’inspiration japonaise, pour les humains et les programmes.
cli-welcome = Tatami : jeux de société d’inspiration japonaise, pour les humains et les programmes.
cli-welcome-commands = Commandes :
cli-welcome-more = Aide d’une commande : tatami play --help. Autre langue : --lang.
cli-unofficial = Un projet non officiel, fait par des joueurs ; les jeux appartiennent à leurs auteurs et à leurs éditeurs.
cli-commands = commandes
cli-help = afficher cette aide
cli-lang = langue (par défaut celle de l’environnement, sinon l’anglais)
cli-version = afficher la version
cli-needs-extra = il manque { $module }. Installez-le avec : pip install 'tatami[{ $extra }]'
cli-game = le nom d’un jeu
cli-play = jouer dans ce terminal, entre amis au même clavier et avec des bots
cli-simulate = jouer de nombreuses parties, au hasard ou avec des bots, et enregistrer chacune
cli-replay = vérifier des parties enregistrées et les raconter
cli-games = lister les jeux installés
cli-games-broken = { $name } (paquet { $package }) est ignoré, car il ne peut pas être chargé : { $why }
cli-rules = lire les règles numérotées et leurs tableaux
cli-odds = afficher les probabilités exactes que les joueurs calculent de tête
cli-bench = mesurer la vitesse d’exécution des règles
cli-play-plain = texte simple, ligne par ligne, pour un lecteur d’écran ou un tube
cli-play-seats = le joueur de chaque place, dans l’ordre ; au choix : { $kinds }
cli-play-resume = reprendre une partie enregistrée
cli-join = rejoindre une table d’un serveur avec son lien
cli-join-link = le lien d’invitation, comme http://localhost:8000/t/TABLE#CLÉ
cli-join-name = votre pseudonyme à cette table
cli-join-watch = regarder seulement, même si une place est libre
cli-players = le nombre de joueurs
cli-option = une option du jeu ; peut être répétée
cli-figures = un fichier TOML avec vos propres valeurs chiffrées
cli-scenario-own = pour les jeux à scénarios : votre propre scénario en TOML, ou le nom d’un scénario du jeu
cli-seed = graine aléatoire
cli-simulate-games = le nombre de parties
cli-simulate-bots = qui joue : un bot pour toutes les places, ou un pour chacune ({ $kinds }) ; coups au hasard par défaut
cli-simulate-out = écrire les parties dans ce fichier, une par ligne
cli-json = afficher du JSON, pour les programmes
cli-replay-file = parties enregistrées, une par ligne
cli-replay-show = raconter la partie N coup par coup
cli-rules-number = une règle ou une section, par exemple KJ-4.3 ou KJ-4
cli-odds-file = une position ou une partie enregistrée
cli-odds-ply = après ce nombre d’actions de la partie
cli-bench-seconds = durée de chaque mesure, en secondes
cli-bench-peers = le Python d’un environnement avec des bibliothèques comparables, pour les mesurer aussi
cli-bench-write = écrire les mesures dans ce fichier, sous forme de page avec des graphiques
cli-new-game = créer le paquet d’un nouveau jeu : complet, jouable, prêt à modifier
cli-new-game-name = nom du jeu : lettres minuscules, chiffres et traits d’union, par exemple stone-garden
cli-new-game-folder = dossier à créer ; il ne doit pas encore exister (par défaut : tatami-NAME)
cli-new-game-bad = { $name } : le nom d’un jeu s’écrit avec des lettres minuscules de a à z, des chiffres et des traits d’union ; il commence par une lettre et fait 30 caractères au plus, par exemple stone-garden
cli-new-game-taken = { $name } : un jeu porte déjà ce nom
cli-new-game-reserved = { $name } : des messages de Tatami commencent par ce nom ; choisissez-en un autre
cli-new-game-exists = { $path } existe déjà ; rien n’est écrasé. Choisissez un autre dossier avec --folder
cli-new-game-written = Le jeu est dans { $path }. Installez-le avec pip install -e { $path }, puis jouez : tatami play { $name }. Lancez pytest dans ce dossier pour tester ses règles.
cli-serve = lancer un serveur pour jouer dans le navigateur avec des amis et des bots
cli-backup = sauvegarder les tables du serveur dans un fichier, même pendant qu’il tourne
cli-restore = restaurer une telle sauvegarde
cli-export = exporter les parties terminées d’un serveur
cli-import = importer des parties dans un serveur, pour les y revoir
cli-copy-file = le fichier à écrire ou à lire
cli-backed-up = Sauvegardé dans { $path }.
cli-restored = Restauré dans { $path }.
cli-exported = { $records ->
    [one] Une partie écrite
   *[other] { $records } parties écrites
} dans { $path }.
cli-imported = { $records ->
    [one] Une partie importée.
   *[other] { $records } parties importées.
}
cli-verify = vérifier que les tirages de parties terminées étaient honnêtes
cli-serve-host = adresse d’écoute (par défaut : cet ordinateur seulement ; 0.0.0.0 : tout le réseau)
cli-serve-port = port (par défaut : 8000)
cli-serve-data = dossier où sont stockées les tables
cli-serve-database = utiliser une base PostgreSQL à la place : postgresql://utilisateur:motdepasse@hôte/nom
cli-serve-rate = limite de requêtes par seconde depuis une adresse ; 0 : sans limite
cli-serve-pace = secondes d’attente d’un bot avant de jouer
cli-serve-origin = une autre origine dont les pages peuvent utiliser le serveur ; peut être répétée
cli-serve-hooks = adresses de webhook permises aux joueurs : https publiques seulement (public), toutes (any), aucune (off)
cli-serve-contact = contact pour les services de notification (mailto:… ou https://…) ; celui d’Apple l’exige
cli-serve-verbose = journaliser chaque requête
cli-verify-file = parties enregistrées, une par ligne
cli-verified-one = Partie { $line } : { $outcomes ->
    [one] un tirage, conforme
   *[other] { $outcomes } tirages, tous conformes
    } à la graine et aux nombres des joueurs.
cli-compiling = Préparation de { $game } (cette fois seulement)
cli-simulating = Parties de { $game }
cli-replaying = Relecture
cli-simulated = { $games ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $games } parties
} ; nombre d’actions : { $actions } en moyenne, { $longest } au plus.
cli-simulated-seat = Place { $seat } : résultat moyen { NUMBER($value, minimumFractionDigits: 3) } ({ NUMBER($low, minimumFractionDigits: 3) }–{ NUMBER($high, minimumFractionDigits: 3) })
cli-written = Parties enregistrées dans { $path }.
cli-replayed-one = Partie { $line } : { $actions ->
    [0] aucune action
    [one] une action
   *[other] { $actions } actions
    }, { $result }
cli-replayed = { $records ->
    [0] Aucune partie à rejouer.
    [one] Une partie rejouée : le résultat est exact.
   *[other] { $records } parties rejouées : tous les résultats sont exacts.
}

cli-more-complaints = … et encore { $count }
cli-error-no-fork = tatami serve a besoin de Linux, de macOS ou de WSL (sous-système Windows pour Linux) : seuls ces systèmes savent dupliquer ses processus (fork)
cli-error-or = { " ou " }
cli-error-required = il manque : { $what }
cli-error-unrecognized = arguments inconnus : { $what }
cli-error-choice = { $option } : { $value } n’est pas un choix possible (au choix : { $known })
cli-error-one = { $option } : une valeur est requise
cli-error-some = { $option } : au moins une valeur est requise
cli-error-ambiguous = { $option } est ambigu : cela peut être { $known }
cli-error-value = { $option } : { $value } n’est pas une valeur valable
cli-error-whole = { $option } : { $value } n’est pas un nombre entier positif ou nul
cli-error-pair = -o { $pair } : écrivez clé=valeur
cli-error-option = -o { $pair } : { $game } n’a pas d’option { $option } ; ses options : { $known }
cli-error-must-be = { $option } : doit être { $known }
cli-error-seats = --seats { $wish } : { $given } joueurs indiqués pour { $count } places
cli-error-seat = --seats : { $who } est inconnu ; au choix : { $known }
cli-error-game = { $game } : ce jeu n’existe pas ; il y a { $known }
cli-error-link = { $link } : ce n’est pas le lien d’une table ; il ressemble à { $example }
cli-error-line = { $path }, ligne { $number } : { $trouble }
cli-error-file = { $path } : { $trouble }
cli-error-json = JSON incorrect ou tronqué : { $why }
cli-error-deep = trop de niveaux imbriqués pour une partie enregistrée
cli-error-object = une partie enregistrée est un objet JSON
cli-error-format = format { $given } : ce programme lit { $known }
cli-error-field = { $field } : ce champ n’existe pas ; il y a { $known }
cli-error-missing = { $field } : manque, ou n’est pas { $kind ->
        [str] un texte
        [list] une liste
       *[dict] un objet
}
cli-error-rules = règles { $given } : ce programme utilise les règles { $known } de { $game }
cli-error-option-value = -o { $trouble }
cli-error-option-missing = options : { $option } manque ; une partie enregistrée indique chaque option
cli-error-range = { $option } { $value } : doit être compris entre { $low } et { $high }
cli-error-least = { $option } { $value } : doit valoir au moins { $low }
cli-error-above = { $option } { $value } : doit être supérieur à { $low }
cli-error-like = { $option } : écrivez par exemple { $known }
cli-error-detail = { $trouble }
cli-error-entry = action { $ply } : { $entry } n’est pas [qui, quoi]
cli-error-over = action { $ply } : { $action } : la partie était déjà finie après { $count } actions
cli-error-actor = action { $ply } : { $action } par { $actor }, mais c’est à { $expected } de jouer
cli-error-action = action { $ply } : { $trouble }
cli-error-result = résultat : { $written } est annoncé, mais après { $count } actions la partie se termine par { $reached }
cli-error-unfinished = résultat : { $written } est annoncé, mais après { $count } actions la partie n’est pas finie
cli-error-since = { $trouble } (jouée avec les règles { $rules } de { $game } ; avec les règles { $now } elle se déroule autrement)
cli-error-other-game = c’est une partie de { $found }, pas de { $game }
cli-error-no-tables = aucune table n’y est stockée
cli-error-no-bench = les mesures ne sont pas installées ; elles sont dans le dossier bench du code source
cli-error-no-database = aucune base de données à copier
cli-error-has-database = il y a déjà une base de données ; déplacez-la d’abord
cli-error-exists = existe déjà ; choisissez un autre nom de fichier
cli-error-no-copy = ce n’est pas une copie faite par tatami backup
cli-error-damaged = fichier endommagé
cli-error-unread = { $written } écrites ; { $unread } illisibles, la première : { $trouble }
cli-error-empty = ne contient aucune partie enregistrée
cli-error-no-text = ce n’est pas du texte UTF-8
cli-error-packed = fichier compressé ; décompressez-le d’abord (gunzip)
cli-error-utf-16 = texte en UTF-16 ; enregistrez-le en UTF-8
cli-error-long-line = plus de { $most } Mo ; une partie enregistrée est plus courte
cli-error-large = plus de { $most } Mo ; Tatami n’écrit pas de tels fichiers

rules-unknown = { $number } : cette règle n’existe pas ; les numéros vont de { $first } à { $last }.
rules-figures = Les tableaux et leurs sources
rules-code = « { $code } »
provenance-printed = imprimé dans le livret
provenance-public = d’après des sources publiques
provenance-reconstructed = notre reconstitution
provenance-own = votre valeur

table-to-act = { $seat }, c’est à vous de jouer.
table-ask = Votre coup, par son numéro ou sa notation (? pour l’aide) :
table-hand-over = Passez le clavier à { $seat }. Appuyez sur Entrée quand plus personne d’autre ne regarde l’écran.
table-not-understood = Ce n’est ni un numéro de la liste ni un coup de cette table. Tapez un numéro, ou un coup comme { $example }.
table-illegal = { $action } : ce coup n’est pas permis maintenant.
table-legal = { $action } : ce coup est permis.
table-nothing-to-undo = Il n’y a rien à annuler : votre tour vient de commencer, ou quelque chose a été révélé depuis.
table-undone = Coup annulé.
table-saved = Partie enregistrée dans { $path }.
table-left = Vous avez quitté la table.
table-over = Vainqueur : { $winners }
poem-kept = { $samurai } est mort ; son poème est conservé. Lors d’une prochaine partie ici, il vous sera demandé une fois.
poem-ask = Lors d’une partie à ce clavier, { $samurai } s’est donné la mort et a laissé un poème. Quelqu’un qui l’a lu alors, sans l’avoir écrit, s’en souvient-il ? (o/n)
poem-say = Écrivez-le sur une ligne, de votre mieux :
poem-forgotten = Ce n’est pas son poème. Il est perdu.
poem-consent = C’est bien son poème. Êtes-vous tous d’accord : { $samurai } a gagné cette partie après sa mort ? (o/n)
poem-honoured = { $samurai } est le vainqueur posthume de cette partie ; le fichier { $path } l’atteste.
table-lost = Défaite.
table-help = Tapez un numéro ou une notation pour jouer. list : les coups en toutes lettres ; board : la table ; odds : les probabilités exactes ; hint : un conseil ; why ACTION : la règle qui l’interdit ; rules [NUMÉRO] : les règles ; undo : annuler ; save FICHIER : enregistrer ; quit : quitter.
table-long-list = (list : les mêmes coups en toutes lettres)
table-no-odds = Ce jeu n’a pas de probabilités à afficher.
cli-words = montrer ce qui est traduit dans chaque langue, et vérifier les textes
cli-words-check = chercher les messages manquants ou inutiles, les termes impropres et les fautes de typographie ; code de sortie 1 s’il y en a
cli-words-language = { $language } : { $here } messages sur { $of }
cli-words-found = { $count ->
    [0] Rien à signaler.
    [one] Un point à corriger.
   *[other] { $count } points à corriger.
}
