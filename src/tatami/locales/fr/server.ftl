# Le serveur : ce qu’il dit à ceux qui jouent, et pourquoi il refuse quelque chose.

server-running = Le serveur fonctionne.
server-no-client = La page de jeu n’est pas encore construite. Pour la construire : make web
server-waiting-for-players = En attente des joueurs.
server-waiting-for = En attente de { $name }.
server-listening = Tatami est ouvert à l’adresse { $address } (Ctrl+C pour fermer)

server-error-no-such-table = Cette table n’existe pas.
server-error-no-such-game = Ce jeu n’existe pas.
server-error-no-such-seat = Cette table n’a pas cette place.
server-error-not-found = Il n’y a rien à cette adresse.
server-error-private = Cette table n’accepte pas de spectateurs.
server-error-not-your-seat = Ce n’est pas votre place.
server-error-bad-key = Cette invitation a déjà servi, ou n’en a jamais été une.
server-error-conflict = La partie a continué entre-temps ; regardez de nouveau la table.
server-error-not-your-turn = Ce n’est pas votre tour.
server-error-not-begun = La partie n’a pas commencé : il manque encore quelqu’un.
server-error-over = La partie est terminée.
server-error-not-over = La partie n’est pas encore terminée.
server-error-nothing-to-undo = Il n’y a rien à reprendre : votre tour vient de commencer, ou quelque chose a été révélé depuis.
server-error-no-free-seat = Aucune place n’est libre pour vous.
server-error-not-away = Cette personne est encore là ; un robot pourra la remplacer après une minute d’absence.
server-error-seat-held = La main de cette place est le secret de son joueur : lui seul peut la donner à quelqu’un d’autre.
server-error-illegal = Les règles ne le permettent pas maintenant.
server-error-no-such-action = Ce n’est pas une action de ce jeu.
server-error-bad-options = Ces options ne vont pas ensemble.
server-error-bad-seats = Le nombre de places ne convient pas au jeu.
server-error-bad-value = Une valeur n’est pas ce qu’elle devrait être.
server-error-bad-chat = Un message compte de 1 à 500 caractères.
server-error-bad-record = Cette partie enregistrée ne peut pas être rejouée.
server-error-bad-request = Le serveur n’a pas compris.
server-error-bad-method = Cette adresse ne s’utilise pas ainsi.
server-error-too-big = C’est trop grand.
server-error-too-fast = C’était trop rapide ; attendez une seconde.
server-error-no-odds = Il n’y a pas de chances à compter dans ce jeu.
server-error-storage = La table n’a pas pu être enregistrée ; rien n’a été joué. Réessayez.
server-error-broken = Quelque chose s’est cassé sur le serveur ; rien n’a été joué.
