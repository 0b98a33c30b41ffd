# La page dans le navigateur : ce qui n’appartient pas à un seul jeu, et ce que seules ses tables montrent.

web-home = Tatami, la première page
web-skip = Au contenu
web-language = Langue
web-theme = Couleurs
web-theme-system = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-welcome = Trois jeux japonais, une seule table
web-unofficial = Un projet non officiel, fait par des joueurs ; les jeux appartiennent à leurs auteurs et éditeurs.
web-lost = Il n’y a rien à cette adresse.
web-close = Fermer
web-next = Suite
web-skip-all = Aller à la fin
web-yes = oui
web-no = non
web-about = À propos : { $thing }
web-opening = Ouverture…
web-preparing = En préparation…
web-trouble-network = Le serveur est injoignable pour l’instant. Rien n’est perdu ; réessayez dans un moment.

web-play-pause = Pause
web-play-on = Continuer
web-play-now = Jouer maintenant
web-table-waiting = attend des joueurs
web-table-playing = en cours
web-recent = Parties terminées
web-import = Ouvrir une partie…
web-import-what = Une partie enregistrée dans un fichier peut être revue ici.
web-import-bad = Ce fichier n’est pas une partie : ce n’est pas du JSON.

web-new-title = Une table de { $game }
web-new-players = Combien de joueurs
web-new-forced = Fixé par les règles : { $value }.
web-new-seat = Qui prend la place { $number }
web-new-seat-name = Place { $number }
web-new-open = Ouvrir la table
web-your-name = Votre nom
web-sitter-me = moi
web-sitter-invite = un ami, par son propre lien
web-sitter-open = qui vient à l’adresse de la table
web-sitter-hot = Prenez plusieurs places pour jouer entre amis devant cet écran.
web-value-random = tirés au hasard
web-value-draft = chacun choisit

web-waiting-title = On attend des joueurs
web-waiting-text = Envoyez à chaque ami son lien ; il sert une fois. La partie commence quand tout le monde est assis.
web-copy-link = Copier le lien
web-copied = Copié
web-new-link = Nouveau lien
web-show-qr = Code QR
web-qr = Le lien en code QR
web-invite-link = Le lien de l’invitation
web-join-title = Rejoindre une table de { $game }
web-join = S’asseoir
web-kept-title = Votre place vous attend
web-kept-text = La place de chacun est gardée depuis la dernière partie. On commence quand tout le monde est assis.
web-kept-host = La place de chacun est gardée depuis la dernière partie. Si quelqu’un ne vient pas, invitez une autre personne ou mettez-y un robot.
web-kept-invite = Inviter quelqu’un d’autre

web-seats = Places
web-seat-me = vous
web-seat-bot = robot : { $bot }
web-seat-waiting = pas encore là
web-seat-present = présent
web-seat-away = absent
web-seat-give-bot = Un robot à la place
web-seat-take-back = Je suis de retour
web-devices = Mes appareils
web-devices-what = Votre place est ouverte sur ces appareils. Quiconque a l’un d’eux en main peut jouer pour vous.
web-device-this = celui-ci
web-device-program = Un programme
web-device-unknown = Un appareil
web-device-added = ajouté le { $when }
web-device-seen = vu le { $when }
web-device-remove = Retirer
web-device-add = Jouer aussi sur un autre appareil
web-device-link = Ce lien ouvre votre place sur un appareil de plus. Il sert une fois ; gardez-le pour vous.
web-device-link-label = Le lien vers votre place
web-seat-team = Équipe { $team }, avec { $partners }
web-seat-number = la place { $number }
web-bot-random = joue au hasard
web-your-turn = À vous
web-in-turn = Joue
web-winner = Victoire
web-waiting-for = On attend { $seat }.
web-prompt-of = { $seat } : { $prompt }
web-over = La partie est terminée.
web-over-won = La partie est terminée. Victoire : { $winners }
web-telling = Voyez comment cela s’est terminé.
web-spectating = Vous regardez.

web-connection-connecting = connexion…
web-connection-live = connecté
web-connection-asking = reconnexion…
web-connection-lost = pas de connexion, nouvel essai…

web-undo = Annuler
web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-what = Le meilleur coup d’abord, d’après ce que vous pouvez voir. ± indique de combien un chiffre varie d’une recherche à l’autre ; les coups impossibles à départager ont le même.
web-hint-expected = attendu { $chance } ± { $margin }
web-hint-play = Le jouer
web-odds = Chances
web-rules = Règles
web-rules-of = { $game } : les règles
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne dit cela.
web-why = Pourquoi pas ?
web-choices = Vos choix
web-choices-all = { $count ->
    [one] Le seul choix, en mots
   *[other] Les { $count } choix, en mots
}
web-choices-filter = Chercher parmi les choix
web-choices-more = En montrer { $count } de plus
web-in-words = La table en mots
web-sound-on = Son : oui
web-sound-off = Son : non
web-log = Ce qui s’est passé
web-announced = Ce qu’ont fait les autres joueurs
web-log-empty = Rien ne s’est encore passé.
web-log-all = Tout montrer
web-log-undone = { $seat } reprend sa dernière action.
web-takeback-ask = Demander à reprendre
web-takeback-asked = Vous avez demandé à reprendre votre dernier coup.
web-takeback-wish = { $name } aimerait reprendre son dernier coup.
web-takeback-agree = D’accord
web-takeback-refuse = Refuser
web-mute = Ne plus lire
web-unmute = Lire de nouveau
web-notes = Mes notes
web-notes-label = Pour vous seul ; personne d’autre ne peut les lire
web-chat = Discussion
web-chat-empty = Personne n’a encore parlé.
web-chat-say = Dire quelque chose à la table
web-chat-send = Dire
web-hand-over = Passez l’écran à { $seat }
web-hand-over-why = Seul { $seat } peut voir la main suivante.
web-hand-over-ready = Je suis { $seat }, et seul
web-rematch = Rejouer
web-rematch-go = Vers la partie suivante

web-replay = Revoir
web-replay-of = { $game } : revoir la partie
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-forward = Un pas en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-moment = Moment de la partie
web-replay-moves = Tout ce qui a été joué
web-replay-eyes = Par les yeux de qui
web-replay-spectator = en spectateur
web-replay-seen-by = comme { $seat }
web-replay-start = Le début de la partie.
web-chance = hasard
web-share = Copier le lien de ce moment
web-download = Télécharger la partie

web-learn = Apprendre
web-learn-title = Apprendre à jouer
web-learn-what = Des positions où vous trouvez le coup, quelques minutes chacune ; puis une courte partie avec un robot indulgent.
web-learn-begin = Commencer
web-learn-so-far = { $count ->
    [one] Une leçon apprise
   *[other] { $count } leçons apprises
}
web-learn-game-title = Apprendre { $game }
web-learn-coach = La leçon
web-learn-lessons = Toutes les leçons
web-learn-learnt = apprise
web-learn-done = { $done } coups trouvés sur { $tasks }
web-learn-right = C’est cela !
web-learn-wrong = Pas celui-ci.
web-learn-show = Montrez-moi
web-learn-answer = Le coup est : { $move }
web-learn-again = Encore une fois
web-learn-next = Ensuite : { $lesson }
web-learn-game = Votre première partie

web-analysis = Comment on a joué
web-analysis-start = Analyser la partie
web-analysis-what = Les meilleurs robots jugent chaque coup, d’après ce que son joueur savait alors.
web-analysis-working = { $of ->
    [0] En attente d’un robot libre…
   *[other] Analyse : { $done } coups sur { $of }
}
web-analysis-graph = Ce que chacun pouvait espérer, du premier coup au dernier
web-analysis-no-choice = Personne n’avait le choix à ce moment.
web-analysis-accuracy = a gardé { $share } de ce qu’on pouvait espérer
web-analysis-swings = Tournants de la partie

web-fair = Tirages équitables
web-fair-check = Vérifier les tirages
web-fair-what = Votre navigateur recalcule tout ce que le hasard a apporté : d’après le secret que le serveur avait promis d’avance, et la part de chaque joueur.
web-fair-no-crypto = Les navigateurs ne vérifient que ce qui est venu par une connexion sûre (https, ou cette machine même). Téléchargez la partie et lancez : tatami verify
web-fair-yes = { $count ->
    [one] Équitable : l’unique tirage est le bon.
   *[other] Équitable : les { $count } tirages sont tous les bons.
}
web-fair-promised = Le secret est celui qui avait été promis à ce navigateur avant la partie.
web-fair-mine = Votre part y est.
web-fair-no-none = Cet enregistrement ne dit rien des tirages : la partie n’a pas été jouée sur un serveur.
web-fair-no-scheme = Les tirages ont été faits d’une façon que cette page ne connaît pas.
web-fair-no-seed = Pas équitable : le secret n’est pas celui qui avait été promis.
web-fair-no-promise = Pas équitable : un autre secret avait été promis à ce navigateur avant la partie.
web-fair-no-nonce = Pas équitable : votre part manque.
web-fair-no-places = Pas équitable : le hasard a agi ailleurs que ne le dit l’enregistrement.
web-fair-no-outcome = Pas équitable : à l’action { $place }, le hasard a apporté { $brought } au lieu de { $due }.
web-fair-numbers = Les nombres
web-fair-commitment = Promesse (SHA-256 du secret)
web-fair-seed = Le secret
web-fair-nonces = La part de chaque place

web-confirm = En êtes-vous sûr ?
web-confirm-what = Ce coup ne peut pas être repris.
web-confirm-yes = Jouer
web-confirm-no = Pas encore
web-confirm-on = Confirmer les coups définitifs : oui
web-confirm-off = Confirmer les coups définitifs : non

web-clock = Pendule
web-clock-none = sans pendule
web-clock-quick = rapide : 30 secondes par coup, 5 minutes de réserve
web-clock-calm = tranquille : 2 minutes par coup, 15 minutes de réserve
web-clock-day = un jour par coup
web-clock-three-days = trois jours par coup
web-clock-week = une semaine par coup
web-clock-out = Qui n’a plus de temps est remplacé par un robot, et peut revenir à tout moment.
web-clock-left = Temps restant : { $time }
web-clock-days = { $days } jours

web-figures = Les chiffres
web-figures-what = Ce que les livrets n’impriment pas vient de sources publiques, ou de notre reconstitution.
web-figures-unit = Les unités
web-figures-battlefield = Les Champs de bataille
web-figures-score = Le score
web-figures-samurai = Les samurais
web-figures-farmsteads = Les malus des Fermes
web-figures-card = Les Brigands
web-figure-name = Nom
web-figure-source = Source
web-figure-value = Valeur
web-figure-copies = Exemplaires
web-figure-kind = Genre
web-figure-power = Puissance
web-figure-human = Kiai, humain
web-figure-animal = Kiai, animal
web-figure-symbol = Symbole
web-figure-penalties = Pénalités
web-figure-flames = Flammes
web-provenance-printed = imprimé dans le livret
web-provenance-public = de sources publiques
web-provenance-reconstructed = notre reconstitution
