# Kenjin : noms, questions, actions, événements et la table en toutes lettres.
# Unités et Champs de bataille arrivent sans article : aucune phrase ne doit en demander un. « de » devant un clan ne s’élide jamais.

kenjin = Kenjin
kenjin-about = Bluff et cartes cachées sur quatre Champs de bataille, de deux à quatre clans. Un jeu de Nicolas Sato, édité par Superlude.

kenjin-option-players = Nombre de joueurs : 2, 3 ou 4.
kenjin-option-setup = Mise en place des Champs de bataille : random (au hasard) ou draft (chacun choisit ; à trois ou quatre joueurs).
    .label = Champs de bataille
kenjin-option-teams = Quatre joueurs en deux équipes ; les partenaires se font face.
kenjin-option-torii_counts_itself = Le Torii se compte lui-même parmi les Champs de bataille conquis.
kenjin-option-peasant_must_survive = Un Paysan ne rapporte un point que s’il survit au combat.
kenjin-conflict-draft-for-two = À deux, on ne choisit pas les Champs de bataille : tirez-les au sort, ou jouez à trois ou quatre.
kenjin-conflict-teams-of-four = Il faut quatre joueurs pour jouer en équipes.

kenjin-clan-kamiwashi = Kamiwashi
kenjin-clan-jozu = Jozu
kenjin-clan-yasei = Yasei
kenjin-clan-hondo = Hondo

kenjin-unit-scout = Éclaireur
kenjin-unit-shugenja = Shugenja
kenjin-unit-general = Général
kenjin-unit-assassin = Assassin
kenjin-unit-ashigaru = Ashigaru
kenjin-unit-lord = Seigneur
kenjin-unit-peasant = Paysan
kenjin-unit-brute = Brute
kenjin-unit-archer = Archer
kenjin-unit-samurai = Samouraï

kenjin-battlefield-port = Port
kenjin-battlefield-rice-field = Rizière
kenjin-battlefield-village = Village
kenjin-battlefield-camp = Camp de ravitaillement
kenjin-battlefield-torii = Torii
kenjin-battlefield-pass = Passe
kenjin-battlefield-sanctuary = Sanctuaire
kenjin-battlefield-palace = Palais
kenjin-battlefield-temple = Temple d’or
kenjin-battlefield-fortress = Forteresse

kenjin-phase-set-up = mise en place
kenjin-phase-deployment = déploiement des armées
kenjin-phase-resolution = résolution des combats
kenjin-phase-over = la partie est terminée

kenjin-prompt-draft = Choisissez un Champ de bataille.
kenjin-prompt-engage = Choisissez une carte et le Champ de bataille où l’engager.
kenjin-prompt-reveal = Votre Éclaireur retourne une carte adverse : laquelle ?
kenjin-prompt-look = Votre Shugenja regarde une carte cachée : laquelle ?
kenjin-prompt-move = Votre Général déplace une de vos cartes cachées : laquelle, et où ?
kenjin-prompt-destroy = Le Sanctuaire détruit une de vos cartes les plus faibles : laquelle ?
kenjin-prompt-bonus = Votre ravitaillement donne +1 sur deux Champs de bataille : lesquels ?

kenjin-action-tile = tirage : { $battlefield }
kenjin-action-draft = prendre : { $battlefield }
kenjin-action-engage = engager : { $unit }, Champ de bataille { $number }
kenjin-action-reveal = retourner la carte { $place }
kenjin-action-look = regarder la carte { $place } de { $seat } sur le Champ de bataille { $number }
kenjin-action-move = déplacer la carte { $place } vers le Champ de bataille { $number }
kenjin-action-assassin = Assassin : prendre la carte { $place } de { $seat } sur le Champ de bataille { $number }
kenjin-action-destroy = détruire la carte { $place }
kenjin-action-bonus = ravitailler les Champs de bataille { $numbers }

kenjin-event-tile-laid = Champ de bataille { $number } : { $battlefield }.
kenjin-event-tile-offered = Champ de bataille proposé : { $battlefield }.
kenjin-event-tile-drafted = { $seat } prend un Champ de bataille : { $battlefield }, numéro { $number }.
kenjin-event-engaged = { $seat } engage une carte sur le Champ de bataille { $number }, place { $place } : { $unit }.
    .hidden = { $seat } engage une carte face cachée sur le Champ de bataille { $number }, place { $place }.
kenjin-event-revealed = { $seat } retourne la carte { $place } de { $owner } sur le Champ de bataille { $number } : { $unit }.
kenjin-event-looked = { $seat } regarde la carte { $place } de { $owner } sur le Champ de bataille { $number } : { $unit }.
    .hidden = { $seat } regarde la carte { $place } de { $owner } sur le Champ de bataille { $number }.
kenjin-event-moved = { $seat } déplace la carte { $place } du Champ de bataille { $number } vers le Champ de bataille { $to } : { $unit }.
    .hidden = { $seat } déplace la carte { $place } du Champ de bataille { $number } vers le Champ de bataille { $to }.
kenjin-event-assassinated = L’Assassin de { $seat } prend la carte { $place } de { $owner } sur le Champ de bataille { $number } : { $unit }.
    .hidden = L’Assassin de { $seat } prend la carte { $place } de { $owner } sur le Champ de bataille { $number }.
kenjin-event-coward = { $seat } a engagé son Seigneur en dernier : le lâche !
kenjin-event-port-counted = Champ de bataille { $number }, Port : { $seat } reçoit +{ $bonus } pour ses cartes face visible.
kenjin-event-turned-up = Sur le Champ de bataille { $number }, la carte { $place } de { $seat } est révélée : { $unit }.
kenjin-event-shot = Sur le Champ de bataille { $number }, un Archer élimine une unité de { $seat } : { $unit }.
kenjin-event-cut-down = Sur le Champ de bataille { $number }, un Samouraï élimine une unité de { $seat } : { $unit }.
kenjin-event-doomed = { $seat } choisit la carte { $place } pour le Sanctuaire.
    .hidden = { $seat } a choisi une carte pour le Sanctuaire.
kenjin-event-destroyed = Sur le Champ de bataille { $number }, le Sanctuaire détruit une carte de { $seat } : { $unit }.
kenjin-event-power-counted = Champ de bataille { $number } : { $seat } a une Puissance de { $power } { $cards ->
    [0] sans aucune carte
    [one] avec une carte
   *[other] avec { $cards } cartes
}.
kenjin-event-won = { $seat } gagne le Champ de bataille { $number } ({ $battlefield }).
kenjin-event-drawn = Personne ne gagne le Champ de bataille { $number } ({ $battlefield }).
kenjin-event-not-enough = { $seat } ne remplit pas la condition ({ $battlefield }) : personne ne gagne le Champ de bataille { $number }.
kenjin-event-supplied = { $seat } ravitaille les Champs de bataille { $first } et { $second } : +1 en Puissance sur chacun.
kenjin-event-ended = La partie est terminée.

kenjin-text-phase = Kenjin : { $phase }.
kenjin-text-offer = Champs de bataille proposés : { $battlefields }.
kenjin-text-battlefield = Champ de bataille { $number }, { $battlefield }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kenjin-text-battlefield-won = Champ de bataille { $number }, { $battlefield }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : gagné par { $seat }
kenjin-text-battlefield-drawn = Champ de bataille { $number }, { $battlefield }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    } : gagné par personne
kenjin-text-row = { "  " }{ $seat } : { $cards }
kenjin-text-no-cards = aucune carte
kenjin-text-supplied = (ravitaillement +{ $bonus })
kenjin-text-power = (Puissance { $power })
kenjin-text-face-down = face cachée
kenjin-text-known = { $unit } (face cachée)
kenjin-text-foreign = { $unit } de { $seat }
kenjin-text-hand = Main de { $seat } : { $cards }
kenjin-text-hand-size = { $seat } { $count ->
    [0] n’a aucune carte en main
    [one] a une carte en main
   *[other] a { $count } cartes en main
}.
kenjin-text-taken = L’Assassin de { $seat } a pris une carte de { $owner } : { $unit }.
    .hidden = L’Assassin de { $seat } a pris une carte de { $owner }.
kenjin-text-score = Score
kenjin-text-total = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kenjin-text-points = { "  " }{ $battlefield } : { $points }{ $peasant ->
    [0] { "" }
   *[other] , Paysan +{ $peasant }
}{ $lord ->
    [0] { "" }
   *[other] , Seigneur +{ $lord }
}
kenjin-text-coward-points = { "  " }lâcheté : { $points }
