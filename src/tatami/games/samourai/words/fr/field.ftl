## La carte, le panneau à côté, et ce qu'un ordre donnerait

web-hex-held = Tenu : { $now } sur { $need }
web-hex-of = { $now } sur { $need }
web-hex-my-figures = Vos personnages
web-hex-going = Vers { $hex } : { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }
web-hex-blow-at = Coup contre { $name }
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
web-hex-place-who = Où placez-vous { $name } ?
web-hex-click-to-go = { $cost } points sur { $points }. Cliquez pour y aller, Échap pour renoncer.
web-hex-tap-again = { $cost } points sur { $points }. Touchez encore pour y aller.
web-hex-threat = Menace
web-hex-ruler = Ligne
web-hex-legend = Encres de la carte
web-hex-ink-reach = ma portée
web-hex-ink-hold = à tenir
web-hex-ink-goal = objectif
web-hex-ink-clear = à dégager
web-hex-ink-threat = leur portée
web-hex-ink-lit = éclairé
web-hex-ruler-free = distance { $range }, libre
web-hex-ruler-barred = distance { $range }, barrée en { $hex }
# A march in the log: from where to where, and over how many hexes.
web-hex-log-stepped = { $unit } { $from }→{ $hex } ({ $steps })
web-hex-log-rode = { $unit } à cheval en { $hex }/{ $tail } ({ $steps })

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
web-hex-deployments = Déploiements
web-hex-deployment-load = Déployer comme « { $name } »
web-hex-deployment-delete = Supprimer « { $name } »
web-hex-deployment-sure = Vraiment supprimer « { $name } » ?
web-hex-deployment-name = Nom de ce déploiement
web-hex-deployment-save = Enregistrer

# Conseils : un plan par personnage.
web-hex-plans = Plans
web-hex-plans-what = Un plan par personnage, fait pour lui seul, d’après ce que vous pouvez voir.
web-hex-plan-close = Fermer les plans
samourai-plan-shot = Tirer sur { $target } : { $chance } % de toucher, distance { $range }.
samourai-plan-attack = Attaquer { $target } : { $good } % pour vous, { $bad } % contre vous.
samourai-plan-poor-attack = Pas d’attaque : contre { $target }, ce serait { $good } % pour vous et { $bad } % contre vous.
samourai-plan-no-attack = Pas d’attaque : le rapport de forces est trop mauvais.
samourai-plan-goal = Prend { $hex }, enjeu du scénario.
samourai-plan-hold = Reste en { $hex }, enjeu du scénario.
samourai-plan-leave = Quitte la carte depuis { $hex } : c’est le but.
samourai-plan-strike = De { $hex }, il peut attaquer { $target } : { $good } % pour vous, { $bad } % contre vous.
samourai-plan-aim = De { $hex }, il peut tirer sur { $target } : { $chance } % de toucher.
samourai-plan-closer = Se rapproche de { $target } : encore { $left ->
    [one] { $left } hex
   *[other] { $left } hex
}.
samourai-plan-nearer = Va vers { $hex }, où l’on a besoin de lui : encore { $left ->
    [one] { $left } hex
   *[other] { $left } hex
}.
samourai-plan-safer = Plus sûr : ennemis qui peuvent y tirer sur lui ou le frapper : { $after } au lieu de { $before }.
samourai-plan-position = { $hex } est la meilleure place pour les tours à venir.
samourai-plan-stay = Reste : partout ailleurs, il serait moins bien.

## How it ended

web-hex-end = Comment la partie s’est terminée
web-hex-end-won = Vous avez gagné.
web-hex-end-lost = Vous avez perdu.
web-hex-end-drawn = Partie nulle.
web-hex-end-seen = Victoire : { $side }.
web-hex-end-why = { $reason }, au tour { $turn }.
web-hex-fate-up = { $count } debout
web-hex-fate-wounded = { $count ->
    [one] { $count } blessé
   *[other] { $count } blessés
  }
web-hex-fate-left = { $count ->
    [one] { $count } sorti
   *[other] { $count } sortis
  }
web-hex-fate-dead = { $count ->
    [one] { $count } mort
   *[other] { $count } morts
  }
web-hex-fate-of-up = debout
web-hex-fate-of-wounded = blessé
web-hex-fate-of-left = sorti de la carte
web-hex-fate-of-dead = mort
