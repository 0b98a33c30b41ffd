# Les profils dans le navigateur : en créer un, se connecter, parties, classement.

web-me = Profil
web-me-of = { $name }
web-me-loading = Un instant…
web-me-about = On peut jouer sans profil. Avec un profil, vous retrouvez vos parties sur tous vos appareils ; aucune adresse e‑mail n’est demandée.
web-me-make = Créer un profil
web-me-name = Votre pseudonyme
web-me-history = Garder la liste de mes parties jouées en étant connecté, pour les continuer sur mes autres appareils
web-me-rated = Compter mes parties pour le classement, contre d’autres joueurs qui le souhaitent
web-me-shown = Afficher mon pseudonyme et mes cotes dans les classements
web-me-off = Rien n’est coché : votre profil se résume à un pseudonyme et un code.
web-me-sign-in = Se connecter
web-me-sign-in-what = Avec le code de secours affiché à la création du profil.
web-me-code = Code de secours
web-me-code-title = Votre code de secours
web-me-code-what = Notez-le maintenant : il ne s’affiche qu’une fois. Toute personne qui le connaît peut se connecter à votre place ; sans lui, vous ne pourrez pas vous connecter ailleurs.
web-me-code-copy = Copier le code
web-me-code-done = Je l’ai noté
web-me-code-new = Nouveau code de secours
web-me-code-new-what = L’ancien code ne fonctionnera plus.
web-me-playing = Parties en cours
web-me-playing-none = Aucune partie ne vous attend.
web-me-finished = Parties terminées
web-me-finished-none = Aucune pour l’instant.
web-me-no-history = Vos parties ne sont pas listées, car vous n’avez pas activé cette option.
web-me-older = Parties plus anciennes
web-me-won = gagnée
web-me-lost = perdue
web-me-shared = victoire partagée
web-me-record = Fichier
web-me-against = avec { $names }
web-me-alone = en solo
web-me-player = joueur { $number }
web-me-ratings = Cotes
web-me-ratings-none = Pas encore de partie classée.
web-me-rating = { $rating } ± { $deviation }
web-me-provisional = provisoire
web-me-games-count = { $count ->
    [one] une partie
   *[other] { $count } parties
}
web-me-together = Parties coopératives
web-me-together-kind = Table
web-me-together-players = Joueurs
web-me-together-won = Gagnées
web-me-settings = Préférences
web-me-save = Enregistrer
web-me-saved = Enregistré.
web-me-history-off = Si vous désactivez la liste, les parties déjà listées sont effacées. Les parties classées en cours comptent encore, puis sont effacées.
web-me-browsers = { $count ->
    [one] Vous n’êtes connecté qu’ici.
   *[other] Vous êtes connecté dans { $count } navigateurs.
}
web-me-export = Télécharger mes données
web-me-leave = Déconnexion et suppression
web-me-sign-out = Se déconnecter
web-me-sign-out-what = Ce navigateur perdra les places prises en étant connecté. Gardez votre code de secours sous la main pour revenir.
web-me-sign-out-all = Se déconnecter partout
web-me-delete = Supprimer le profil
web-me-delete-what = Votre pseudonyme, la liste de vos parties et vos cotes seront supprimés définitivement. Les parties restent disponibles pour ceux avec qui vous avez joué, sans votre pseudonyme ; une partie classée encore en cours ne comptera pas.
web-me-delete-sure = Oui, supprimer

web-rated = Classée
web-rated-wish = Partie classée
web-rated-what = La partie compte si tous les joueurs sont connectés et ont activé le classement. Ni bot ni conseil, pendule obligatoire ; si vous partez, le résultat de votre place vous est quand même attribué.
web-rated-join = Cette partie est prévue comme classée : elle compte si vous êtes connecté et avez activé le classement.
web-rated-will = Cette partie sera classée.
web-rated-because = Cette partie ne sera pas classée ; raison : { $names }.
web-rated-rules = Fonctionnement du classement

web-ladder = Classement
web-ladder-of = Classement de { $game }
web-ladder-place = Rang
web-ladder-name = Nom
web-ladder-rating = Cote
web-ladder-games = Parties
web-ladder-empty = Aucun joueur classé pour l’instant.
web-ladder-rules = Règles du classement
web-ladder-rule-who = Une partie compte si elle a été ouverte comme classée, avec une pendule, et si chaque place appartient à une personne différente, connectée et inscrite au classement. On le voit avant le premier coup.
web-ladder-rule-seat = Le résultat compte pour le joueur qui occupait la place au début, même s’il l’a ensuite laissée à un bot ou à quelqu’un d’autre, ou si son temps s’est écoulé.
web-ladder-rule-host = Dans une partie classée, personne d’autre ne peut céder votre place, et il n’y a pas de conseils.
web-ladder-rule-pairs = À plus de deux, un vainqueur bat tous ceux qui n’ont pas gagné et fait match nul avec ceux qui partagent la victoire. Ni les partenaires ni les perdants ne sont comparés entre eux.
web-ladder-rule-gone = Une partie inachevée ne compte pas. Si quelqu’un supprime son profil en cours de partie, elle n’est plus classée pour personne.
web-ladder-rule-formula = Glicko-2 (Glickman, 2013) avec τ = 0,5, à partir de 1500 ± 350 et d’une volatilité de 0,06. Chaque partie est une période ; quand vous ne jouez pas, l’écart grandit d’une période par semaine. Au-delà de ±110, une cote est provisoire et classée après les autres.
web-ladder-rule-together = Les parties coopératives ne sont pas classées ; votre profil montre combien vous en avez gagné, par type de partie.

web-tell = Me prévenir quand c’est à moi de jouer
web-tell-what = Quand vous n’êtes pas à la table. Le message indique la table et ne révèle rien de la partie.
web-tell-off = Activer les notifications dans ce navigateur
web-tell-on = Notifications activées dans ce navigateur : désactiver
web-tell-all = Me prévenir pour toutes mes parties
web-tell-cannot = Ce navigateur ne peut pas afficher de notifications quand ses pages sont fermées (il faut https ; sur un iPhone, ajoutez d’abord la page à l’écran d’accueil).
web-tell-denied = Les notifications sont bloquées ; autorisez-les dans les réglages du navigateur pour cette page.
web-tell-failed = Le service de notification du navigateur est injoignable pour l’instant.
web-tell-none = Ce serveur n’envoie pas de notifications.
web-hook = Ou utiliser un webhook
web-hook-keep = Enregistrer cette adresse
web-hook-test = Envoyer un message test
web-hook-end = Retirer
web-hook-kept = Enregistré : vos tours seront annoncés à cette adresse.
web-hook-gone = Adresse supprimée.
web-hook-taken = Message test bien reçu.
web-hook-refused = Le message test n’est pas arrivé : l’adresse ne répond pas ou le refuse.
web-unsubscribe = Arrêter les notifications
web-unsubscribe-what = L’adresse qui a reçu ce lien ne recevra plus de messages pour cette table.
web-unsubscribe-end = Arrêter ces messages

web-passkey = Clés d’accès
web-passkey-what = Votre appareil vous connecte sans le code ; gardez-le quand même.
web-passkey-count = { $count ->
    [0] Vous n’en avez pas encore.
    [one] Vous en avez une.
   *[other] Vous en avez { $count }.
}
web-passkey-add = Ajouter une clé d’accès
web-passkey-remove = Retirer toutes les clés d’accès
web-passkey-sign-in = Se connecter avec une clé d’accès
web-passkey-none = L’appareil n’a pas fourni de clé d’accès.
