# La première page, le formulaire d’une nouvelle table, la planche des dessins.

web-nav = Pages
web-nav-play = Jouer
web-nav-ladder = Classements
web-door-begin = Première fois ? Commencez par celui-ci
web-door-set-up = Préparer une table
web-door-players = Joueurs :
web-minutes = { $count } min
web-continue = Vos parties
web-continue-all = Afficher les { $count }
web-continue-less = En afficher moins
web-begin = Votre première soirée
web-begin-play = Cliquez sur Jouer maintenant.
    .what = Des bots prennent les autres places et la table s’explique d’elle-même.
web-begin-learn = Apprenez en cinq minutes.
    .what = De courtes positions où il faut trouver le bon coup.
web-begin-friends = Invitez des amis.
    .what = Préparez une table et envoyez un lien à chacun. Personne n’a besoin de compte.
web-recent-none = Vos parties terminées restent ici, pour être revues et analysées.
web-preset-first = Avec des bots
    .what = Des bots prennent les autres places.
web-art = Les dessins

web-new-presets = Tables toutes prêtes
web-new-portraits = Qui vous êtes
    .what = Cliquez sur l’un d’eux pour le jouer.
web-new-draw = Tirage
    .what = pour tous
web-new-changes = Avec ce livret :
web-new-variants = Variantes et pendule
    .what = { $count ->
        [one] { $count } réglage
       *[other] { $count } réglages
    }
web-new-places = Les places à la table
web-new-add = Une place de plus
web-sitter-short-me = vous
web-sitter-short-invite = un ami
web-sitter-short-open = toute personne ayant le lien
web-rate-won = { $bot } : gagné
web-rate-of = { $won } sur { $games }
web-rate-between = { $bot } dans les deux camps, parties : { $games }

web-art-what = Tous les dessins de nos planches, de jour et de nuit. Chacun doit se reconnaître à 48 pixels.
web-art-size = Taille
web-art-game = Jeu
web-art-all = tous
web-new-sizes = Pions :

web-replay-turn = { $who }, tour { $turn }
web-replay-best = meilleur
web-replay-decision = La décision ici
web-replay-turning = Tournant : { $who }
web-replay-to-decide = { $who } décide
web-replay-played = Joué
web-replay-played-best = Joué : le meilleur coup, ou aussi bon
web-replay-better = Mieux
web-replay-next-turning = Tournant suivant
web-replay-from-here = Jouer à partir d’ici
web-replay-open = tout à découvert
web-replay-own = mon point de vue
web-replay-speed = Vitesse : { $speed }×
