# Les profils dans le navigateur : en créer un, se connecter, parties, classement.

web-me = Profil
web-me-of = { $name }
web-me-loading = Un instant…
web-me-about = On peut jouer sans profil. Avec un profil, vous retrouvez vos parties sur tous vos appareils ; aucune adresse électronique n’est demandée.
web-me-make = Créer un profil
web-me-name = Comment on vous appelle
web-me-history = Garder la liste des parties que je joue en étant connecté, et me laisser les continuer sur mes autres appareils
web-me-rated = Classer mes parties contre d’autres joueurs qui le souhaitent
web-me-shown = Montrer mon nom et mes cotes dans les classements
web-me-off = Rien n’est coché : votre profil n’est alors qu’un nom et un code.
web-me-sign-in = Se connecter
web-me-sign-in-what = Avec le code de secours affiché à la création du profil.
web-me-code = Code de secours
web-me-code-title = Votre code de secours
web-me-code-what = Notez-le maintenant : il n’est affiché qu’une fois. Quiconque le possède peut se faire passer pour vous ; sans lui, impossible de vous connecter ailleurs.
web-me-code-copy = Copier le code
web-me-code-done = Je l’ai noté
web-me-code-new = Nouveau code de secours
web-me-code-new-what = L’ancien code n’ouvre alors plus rien.
web-me-playing = Parties en cours
web-me-playing-none = Aucune partie ne vous attend.
web-me-finished = Parties terminées
web-me-finished-none = Aucune pour l’instant.
web-me-no-history = Vos parties ne sont pas listées, car vous ne l’avez pas demandé.
web-me-older = Parties plus anciennes
web-me-won = gagnée
web-me-lost = perdue
web-me-shared = partagée
web-me-record = Partie (fichier)
web-me-against = avec { $names }
web-me-alone = en solitaire
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
web-me-settings = Ce que je souhaite
web-me-save = Enregistrer
web-me-saved = Enregistré.
web-me-history-off = Sans la liste, les parties déjà listées sont oubliées elles aussi. Les parties classées en cours comptent encore, et sont oubliées à leur fin.
web-me-browsers = { $count ->
    [one] Vous n’êtes connecté qu’ici.
   *[other] Vous êtes connecté dans { $count } navigateurs.
}
web-me-export = Tout ce qui est enregistré sur moi
web-me-leave = Se déconnecter, supprimer
web-me-sign-out = Se déconnecter
web-me-sign-out-what = Ce navigateur ne tient alors plus les places prises en étant connecté. Ayez votre code de secours sous la main pour revenir.
web-me-sign-out-all = Se déconnecter partout
web-me-delete = Supprimer le profil
web-me-delete-what = Votre nom, la liste de vos parties et vos cotes sont supprimés définitivement. Les parties elles-mêmes restent à ceux avec qui vous avez joué, sans votre nom ; une partie classée encore en cours ne comptera pas.
web-me-delete-sure = Oui, supprimer

web-rated = Classée
web-rated-wish = Partie classée
web-rated-what = Compte si tous à la table sont connectés et veulent une cote. Ni robots ni conseils, avec pendule ; qui s’en va garde le résultat de sa place.
web-rated-join = Cette partie est prévue comme classée : elle compte si vous êtes connecté et voulez une cote.
web-rated-will = Cette partie sera classée.
web-rated-because = Cette partie ne sera pas classée, à cause de : { $names }.
web-rated-rules = Comment marchent les cotes

web-ladder = Classement
web-ladder-of = { $game } : le classement
web-ladder-place = Rang
web-ladder-name = Nom
web-ladder-rating = Cote
web-ladder-games = Parties
web-ladder-empty = Personne n’y figure encore.
web-ladder-rules = Ce qui compte
web-ladder-rule-who = Seulement les parties où chaque place est à une autre personne, connectée et qui veut une cote, ouvertes comme classées et avec une pendule. On voit avant le premier coup si une partie compte.
web-ladder-rule-seat = Le résultat compte pour qui occupait la place au début de la partie : même s’il l’a cédée à un robot ou à quelqu’un d’autre, ou si son temps s’est écoulé et qu’un robot a continué.
web-ladder-rule-host = Personne d’autre ne peut céder la place d’un joueur dans une partie classée, et il n’y a pas de conseils.
web-ladder-rule-pairs = À plus de deux, un vainqueur a battu tous ceux qui n’ont pas gagné, et fait match nul avec qui partage la victoire. Les partenaires ne sont pas comparés entre eux, ni les perdants.
web-ladder-rule-gone = Une partie qui ne finit jamais ne compte pas. Si quelqu’un supprime son profil en cours de jeu, elle n’est plus classée pour personne.
web-ladder-rule-formula = Glicko-2 (Glickman, 2013) avec τ = 0,5, à partir de 1500 ± 350 et d’une volatilité de 0,06. Chaque partie est une période ; pour qui ne joue pas, l’écart grandit d’une période par semaine. Au-delà de ± 110, une cote est provisoire et figure sous les autres.
web-ladder-rule-together = Les jeux où tous gagnent ou perdent ensemble ne sont pas classés : votre profil montre combien de parties vous avez gagnées, par type de partie.

web-tell = Me prévenir quand c’est à moi
web-tell-what = Quand vous n’êtes pas à la table. Un message dit à quelle table, et rien de la partie.
web-tell-off = Me prévenir dans ce navigateur
web-tell-on = Ce navigateur est prévenu : arrêter
web-tell-all = Mes tours dans toutes mes parties
web-tell-cannot = Ce navigateur ne peut pas être prévenu quand ses pages sont fermées (il faut https ; sur un iPhone, mettez d’abord la page sur l’écran d’accueil).
web-tell-denied = Le navigateur n’a pas reçu le droit d’afficher des notifications ; ses réglages pour cette page peuvent le changer.
web-tell-failed = Le service de notification du navigateur est injoignable pour l’instant.
web-tell-none = Ce serveur n’envoie pas de messages.
web-hook = Ou une adresse à vous qui est prévenue (webhook)
web-hook-keep = Garder cette adresse
web-hook-test = Envoyer un essai
web-hook-end = Retirer
web-hook-kept = L’adresse est prévenue de vos tours.
web-hook-gone = L’adresse est oubliée.
web-hook-taken = L’essai a été accepté.
web-hook-refused = L’essai n’a pas été accepté : l’adresse ne répond pas, ou refuse.
web-unsubscribe = Arrêter les messages
web-unsubscribe-what = L’adresse qui a reçu ce lien ne sera plus prévenue des tours à cette table.
web-unsubscribe-end = Arrêter ces messages

web-passkey = Clés d’accès
web-passkey-what = Votre appareil vous connecte de lui-même, sans le code ; gardez le code malgré tout.
web-passkey-count = { $count ->
    [0] Vous n’en avez pas encore.
    [one] Vous en avez une.
   *[other] Vous en avez { $count }.
}
web-passkey-add = Ajouter une clé d’accès
web-passkey-remove = Retirer toutes les clés d’accès
web-passkey-sign-in = Se connecter avec une clé d’accès
web-passkey-none = L’appareil n’a pas donné de clé d’accès.
