# La page dans le navigateur : ce qui n’appartient pas à un seul jeu, et ce que seules ses tables montrent.

web-home = Tatami : accueil
web-skip = Aller au contenu
web-language = Langue
web-theme = Thème
web-theme-system = automatique
web-theme-light = clair
web-theme-dark = sombre
web-welcome = Trois jeux japonais, une seule table
web-unofficial = Un projet non officiel, fait par des joueurs ; les jeux appartiennent à leurs auteurs et éditeurs.
web-lost = Il n’y a rien à cette adresse.
web-close = Fermer
web-next = Suite
web-skip-all = Aller à la fin
web-yes = oui
web-no = non
web-about = Aide : { $thing }
web-opening = Ouverture…
web-preparing = Premier démarrage : les bots jouent simplement pendant une minute ou deux.
web-trouble-network = Le serveur est injoignable pour l’instant. Rien n’est perdu ; réessayez dans un instant.

web-play-pause = Pause
web-play-on = Continuer
web-play-now = Jouer maintenant
web-table-waiting = en attente de joueurs
web-table-playing = en cours
web-recent = Parties terminées
web-import = Ouvrir une partie enregistrée…
web-import-what = Revoyez une partie enregistrée dans un fichier.
web-import-bad = Ce fichier n’est pas une partie enregistrée : ce n’est pas du JSON.

web-new-title = Nouvelle table de { $game }
web-new-players = Nombre de joueurs
web-new-forced = Imposé par les règles : { $value }.
web-new-seat = Joueur à la place { $number }
web-new-character = Caractère du bot à la place { $number }
web-new-character-none = sans caractère particulier
web-new-seat-name = Place { $number }
web-new-open = Ouvrir la table
web-your-name = Votre pseudonyme
web-sitter-me = moi
web-sitter-invite = un ami (lien privé)
web-sitter-open = toute personne ayant le lien
web-sitter-hot = Prenez plusieurs places pour jouer entre amis sur cet écran.
web-value-random = tirage au sort
web-value-draft = choix de chaque joueur

web-waiting-title = En attente de joueurs
web-waiting-text = Envoyez à chaque ami son propre lien ; chaque lien ne sert qu’une fois. La partie commence quand tout le monde est installé.
web-copy-link = Copier le lien
web-copied = Copié
web-new-link = Nouveau lien
web-show-qr = Code QR
web-qr = Code QR du lien
web-invite-link = Lien d’invitation
web-join-title = Rejoindre une partie de { $game }
web-join = S’asseoir
web-kept-title = Votre place vous attend
web-kept-text = Les places de la dernière partie sont gardées. On commence quand tout le monde est installé.
web-kept-host = Les places de la dernière partie sont gardées. Si quelqu’un ne vient pas, invitez une autre personne ou mettez un bot.
web-kept-invite = Inviter quelqu’un d’autre

web-seats = Places
web-seat-me = vous
web-seat-bot = bot : { $bot }
web-seat-waiting = pas encore là
web-seat-present = à table
web-seat-away = absent
web-seat-give-bot = Remplacer par un bot
web-seat-take-back = Je suis de retour
web-devices = Mes appareils
web-devices-what = Votre place est ouverte sur ces appareils. Toute personne qui en a un en main peut jouer pour vous.
web-device-this = cet appareil
web-device-program = Un programme
web-device-unknown = Un appareil
web-device-added = ajouté le { $when }
web-device-seen = vu le { $when }
web-device-remove = Retirer
web-device-add = Ajouter un appareil
web-device-link = Ce lien ouvre votre place sur un autre appareil. Il ne sert qu’une fois ; ne le partagez pas.
web-device-link-label = Lien vers votre place
web-seat-team = Équipe { $team }, avec { $partners }
web-seat-number = place { $number }
web-bot-random = au hasard
web-your-turn = À vous de jouer
web-in-turn = À jouer
web-winner = Vainqueur
web-waiting-for = À { $seat } de jouer.
web-prompt-of = { $seat } : { $prompt }
web-over = La partie est terminée.
web-over-won = La partie est terminée. Vainqueur : { $winners }
web-telling = Voyez comment la partie s’est terminée.
web-spectating = Vous êtes spectateur.

web-connection-connecting = connexion…
web-connection-live = connecté
web-connection-asking = reconnexion…
web-connection-lost = connexion perdue, nouvelle tentative…

web-undo = Annuler
web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-what = Le meilleur coup d’abord, d’après ce que vous pouvez voir. ± indique de combien un chiffre varie d’une recherche à l’autre ; les coups impossibles à départager ont le même chiffre.
web-hint-expected = espérance { $chance } ± { $margin }
web-hint-play = Jouer ce coup
web-odds = Chances
web-rules = Règles
web-rules-of = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne correspond.
web-why = Pourquoi pas ?
web-choices = Vos coups possibles
web-choices-all = { $count ->
    [one] Le seul coup possible, en toutes lettres
   *[other] Liste des { $count } coups possibles
}
web-choices-filter = Chercher un coup
web-choices-more = En afficher { $count } de plus
web-in-words = La table en texte
web-sound-on = Son : activé
web-sound-off = Son : coupé
web-log = Journal
web-announced = Coups des autres joueurs
web-log-empty = Aucun coup joué.
web-log-all = Tout afficher
web-log-undone = { $seat } annule son dernier coup.
web-takeback-ask = Demander l’annulation
web-takeback-asked = Vous avez demandé à annuler votre dernier coup.
web-takeback-wish = { $name } voudrait annuler son dernier coup.
web-takeback-agree = Accepter
web-takeback-refuse = Refuser
web-mute = Masquer
web-unmute = Ne plus masquer
web-notes = Notes
web-notes-label = Vous seul pouvez voir ces notes
web-chat = Discussion
web-chat-empty = Aucun message.
web-chat-say = Message à la table
web-chat-send = Envoyer
web-hand-over = Passez l’écran à { $seat }
web-hand-over-why = Seul { $seat } doit voir la main suivante.
web-hand-over-ready = C’est moi, { $seat } ; personne d’autre ne regarde
web-rematch = Revanche
web-rematch-go = Aller à la revanche
web-rematch-same = Même donne
web-rematch-same-note = places échangées, les deux parties comptent
web-match-scores = Sur les deux parties : { $scores }.
web-match-won = { $name } remporte le match.
web-match-drawn = Match nul.

web-replay = Revoir
web-replay-of = { $game } : revoir une partie
web-replay-first = Début
web-replay-back = Étape précédente
web-replay-forward = Étape suivante
web-replay-last = Fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-moment = Moment de la partie
web-replay-moves = Tous les coups
web-replay-eyes = Point de vue
web-replay-spectator = spectateur
web-replay-seen-by = { $seat }
web-replay-start = Début de la partie.
web-chance = hasard
web-share = Copier un lien vers cette position
web-download = Télécharger la partie

web-learn = Apprendre
web-learn-title = Apprendre à jouer
web-learn-what = Trouvez le bon coup dans des leçons de quelques minutes, puis jouez une courte partie contre un bot indulgent.
web-learn-begin = Commencer
web-learn-so-far = { $count ->
    [one] Une leçon terminée
   *[other] { $count } leçons terminées
}
web-learn-game-title = Apprendre { $game }
web-learn-coach = Leçon
web-learn-lessons = Toutes les leçons
web-learn-learnt = terminée
web-learn-done = { $done ->
    [one] { $done } coup trouvé sur { $tasks }
   *[other] { $done } coups trouvés sur { $tasks }
}
web-learn-right = Bravo !
web-learn-wrong = Ce n’est pas le bon coup.
web-learn-show = Montrer le coup
web-learn-answer = Jouez : { $move }
web-learn-again = Recommencer la leçon
web-learn-next = Leçon suivante : { $lesson }
web-learn-game = Jouer votre première partie

web-analysis = Analyse
web-analysis-start = Analyser la partie
web-analysis-what = Les bots les plus forts jugent chaque coup d’après ce que le joueur savait à ce moment.
web-analysis-working = { $of ->
    [0] En attente d’un bot disponible…
   *[other] Analyse : coup { $done } sur { $of }
}
web-analysis-graph = Résultat attendu de chaque joueur, coup par coup
web-analysis-no-choice = Il n’y avait pas de choix à faire.
web-analysis-accuracy = précision : { $share }
web-analysis-swings = Tournants de la partie

web-fair = Tirages vérifiables
web-fair-check = Vérifier les tirages
web-fair-what = Votre navigateur recalcule chaque tirage à partir du secret fixé par le serveur avant la partie et du nombre aléatoire de chaque joueur.
web-fair-no-crypto = Le navigateur ne peut vérifier que par une connexion sécurisée (https, ou cet ordinateur). Téléchargez la partie et lancez : tatami verify
web-fair-yes = { $count ->
    [one] Le seul tirage est conforme.
   *[other] Les { $count } tirages sont tous conformes.
}
web-fair-promised = Le secret est bien celui annoncé à ce navigateur avant la partie.
web-fair-mine = Votre nombre aléatoire a été utilisé.
web-fair-no-none = Cette partie enregistrée ne dit rien de ses tirages : elle n’a pas été jouée sur un serveur.
web-fair-no-scheme = Les tirages ont été faits par une méthode que cette page ne connaît pas.
web-fair-no-seed = Non conforme : le secret ne correspond pas à l’engagement du serveur.
web-fair-no-promise = Non conforme : un autre secret avait été annoncé à ce navigateur avant la partie.
web-fair-no-nonce = Non conforme : votre nombre aléatoire manque.
web-fair-no-places = Non conforme : des tirages ont eu lieu ailleurs que ne l’indique la partie enregistrée.
web-fair-no-outcome = Non conforme : à l’action { $place }, le tirage a donné { $brought } au lieu de { $due }.
web-fair-numbers = Nombres utilisés
web-fair-commitment = Engagement (SHA-256 du secret)
web-fair-seed = Secret
web-fair-nonces = Nombre aléatoire de chaque joueur

web-confirm = Jouer ce coup ?
web-confirm-what = Ce coup ne pourra pas être annulé.
web-confirm-yes = Jouer
web-confirm-no = Pas encore
web-confirm-on = Confirmer les coups définitifs : oui
web-confirm-off = Confirmer les coups définitifs : non

web-clock = Pendule
web-clock-none = sans pendule
web-clock-quick = rapide : 30 secondes par coup, 5 minutes de réserve
web-clock-calm = lente : 2 minutes par coup, 15 minutes de réserve
web-clock-day = un jour par coup
web-clock-three-days = trois jours par coup
web-clock-week = une semaine par coup
web-clock-out = Si votre temps s’écoule, un bot joue à votre place ; vous pouvez revenir à tout moment.
web-clock-left = Temps restant : { $time }
web-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

web-figures = Tableaux
web-figures-what = Les valeurs que les livrets n’impriment pas viennent de sources publiques ou sont reconstituées par nous.
web-figures-unit = Unités
web-figures-battlefield = Champs de bataille
web-figures-score = Score
web-figures-samurai = Samurais
web-figures-farmsteads = Pénalités des Fermes
web-figures-card = Brigands
web-figure-name = Nom
web-figure-source = Source
web-figure-value = Valeur
web-figure-copies = Exemplaires
web-figure-kind = Type
web-figure-power = Puissance
web-figure-human = Kiai, humain
web-figure-animal = Kiai, animal
web-figure-symbol = Symbole
web-figure-penalties = Pénalités
web-figure-flames = Flammes
web-provenance-printed = imprimé dans le livret
web-provenance-public = de sources publiques
web-provenance-reconstructed = notre reconstitution
web-learn-nothing = Il n’y a rien à faire là. Relisez la consigne et réessayez.

web-new-author = De { $author }, hors de la boîte
web-new-handicap = Handicap
web-new-handicap-none = Aucun
