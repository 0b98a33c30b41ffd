## La carte, le panneau à côté, et ce qu'un ordre donnerait

web-hex-held = Tenu : { $now } sur { $need }
web-hex-of = { $now } sur { $need }
web-hex-my-figures = Vos personnages
web-hex-going = Vers { $hex } : { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }
web-hex-then-strike = peut attaquer { $name } à { $odds }
web-hex-then-shoot = peut tirer sur { $name } : { $chance } %, distance { $range }
web-hex-shot-by = { $name } pourrait lui tirer dessus : { $chance } %
web-hex-struck-by = { $count ->
    [one] un ennemi pourrait l’attaquer : { $names }
   *[other] { $count } ennemis pourraient l’attaquer : { $names }
  }
web-hex-safe-there = aucun ennemi visible ne peut l’y atteindre ni lui tirer dessus
web-hex-go = Aller en { $hex }
web-hex-next-short = Suivant { $count }
web-hex-end-short = Fin
web-hex-name-to = { $name } vers { $hex }
web-hex-click-to-go = { $cost } points sur { $points }. Cliquez pour y aller, Échap pour renoncer.
web-hex-tap-again = { $cost } points sur { $points }. Touchez encore pour y aller.
web-hex-threat = Menace
web-hex-ruler = Ligne
web-hex-ruler-free = distance { $range }, libre
web-hex-ruler-barred = distance { $range }, barrée en { $hex }

## Ce que l'on voit se passer

web-hex-seen-missed = Manqué
web-hex-seen-wounded = Blessé
web-hex-seen-stunned = Étourdi
web-hex-seen-killed = Tué
web-hex-seen-drowned = Noyé
web-hex-seen-retreated = Repoussé
web-hex-seen-thrown-off = Désarçonné
web-hex-seen-horse-killed = Cheval tué
web-hex-seen-deflected = Déviée
web-hex-seen-recovered = Remis
web-hex-seen-die = dé { $die }
web-hex-seen-reads = lu { $modified }

## Touches

web-hex-key-arrows = d’une case à l’autre
web-hex-key-enter = choisir, aller, tirer
web-hex-key-next = personnage suivant qui peut agir
web-hex-key-end = finir l’étape
web-hex-key-threat = où l’ennemi pourrait frapper
web-hex-key-ruler = mesurer une ligne de vue d’ici
web-hex-key-names = noms de tous les personnages
web-hex-key-goal = conditions de victoire
web-hex-key-zoom = zoom, toute la carte

## Avant la bataille

web-hex-briefing = Consignes
web-hex-briefing-day = De jour. { $first } joue en premier.
web-hex-briefing-night = De nuit. { $first } joue en premier.
web-hex-briefing-you = Vous : { $side }
web-hex-briefing-close = Ranger les consignes
web-hex-deploy = Déployer pour moi
web-hex-deploy-again = Comme la dernière fois
