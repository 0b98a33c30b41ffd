# Le plateau de Kenjin : lignes courtes, avertissements, fins.

web-kenjin-new = nouveau
web-kenjin-of = À { $seat }
web-kenjin-seen-by = vue par { $names }
web-kenjin-in-hand = en main
web-kenjin-turn = Tour { $turn } sur { $turns }
web-kenjin-card-of = Carte { $card } sur { $cards }
web-kenjin-lies-down = face cachée
web-kenjin-lies-up = face visible
web-kenjin-lord-out = Le Seigneur est engagé : pas de lâche.
web-kenjin-rest = { $seat } : pas encore vues
web-kenjin-rest-note = en main ou cachées : { $count }
web-kenjin-partner = partenaire
web-kenjin-opponent = adversaire
web-kenjin-open = { $points } points en jeu
web-kenjin-none-yet = aucun Champ de bataille
web-kenjin-battle = La bataille du { $number }
web-kenjin-keys-field = Engager la carte choisie sur ce Champ de bataille
web-kenjin-draft-here = ira ici
web-kenjin-draft-note = Ce sera le Champ de bataille { $number } ; il s’éclaire quand vous survolez une tuile.
web-kenjin-draft-taken = pris : Champ de bataille { $number }
web-kenjin-draft-round = Choix des tuiles, tour { $round } sur 2 : Champs de bataille à { $points } points
web-kenjin-log-engaged = { $unit } en { $number }
web-kenjin-log-engaged-hidden = une carte cachée en { $number }
web-kenjin-log-revealed = retourne { $whose ->
    [me] votre { $unit }
   *[other] { $unit } de { $owner }
} en { $number }
web-kenjin-log-looked = voit { $whose ->
    [me] votre { $unit }
   *[other] { $unit } de { $owner }
} en { $number }
web-kenjin-log-looked-hidden = regarde { $whose ->
    [me] votre carte
   *[other] la carte de { $owner }
} en { $number }
web-kenjin-log-moved = { $unit } passe de { $number } à { $to }
web-kenjin-log-moved-hidden = une carte cachée passe de { $number } à { $to }
web-kenjin-log-assassinated = l’Assassin prend { $whose ->
    [me] votre { $unit }
   *[other] { $unit } de { $owner }
} en { $number }
web-kenjin-log-assassinated-hidden = l’Assassin prend { $whose ->
    [me] votre carte
   *[other] la carte de { $owner }
} en { $number }
web-kenjin-log-tile-laid = { $number } : { $battlefield }
web-kenjin-log-tile-drafted = prend { $battlefield } comme { $number }
web-kenjin-log-turned-up = { $seat } : { $unit }
web-kenjin-log-shot = un Archer élimine { $unit } ({ $seat })
web-kenjin-log-cut-down = un Samouraï élimine { $unit } ({ $seat })
web-kenjin-log-port-counted = { $seat } : Port +{ $bonus }
web-kenjin-log-power-counted = { $seat } : Puissance { $power }
web-kenjin-slip-scout = Rien n’y est caché : l’Éclaireur ne retournera rien. Cliquez encore pour confirmer.
web-kenjin-slip-shugenja = Aucune carte ennemie cachée : le Shugenja ne verra rien. Cliquez encore pour confirmer.
web-kenjin-slip-general = Vous n’y cachez rien : le Général ne déplacera rien. Cliquez encore pour confirmer.
web-kenjin-slip-lord = Le Seigneur en dernière carte est un lâche : −5 points. Cliquez encore pour confirmer.
web-kenjin-refused-assassin = Aucune carte ennemie n’est encore cachée : l’Assassin n’a personne à prendre.
web-kenjin-sum-won = { $number } { $battlefield } : { $seat }, { $power } à { $other }
web-kenjin-sum-nobody = { $number } { $battlefield } : personne, { $power } à { $other }
web-kenjin-reckoning = Le décompte
web-kenjin-power-to = Puissance { $one } contre { $two }
web-kenjin-end-won = Victoire
web-kenjin-end-lost = Défaite
web-kenjin-end-shared = Victoire partagée
web-kenjin-end-to = à
web-kenjin-end-tie = Égalité de points : le nombre de Champs de bataille décide pour { $seat }.
web-kenjin-end-fields = { $seat } remporte { $count ->
    [one] un Champ de bataille
   *[other] { $count } Champs de bataille
}.
web-kenjin-end-coward = { $seat } a engagé le Seigneur en dernier et perd { $points } points.
web-kenjin-end-lord = Le Seigneur de { $seat } est vivant : { $battlefield }.
web-kenjin-curve = Qui menait, tour par tour
web-kenjin-curve-help = en points, si l’on s’était battu alors
web-kenjin-curve-ahead = Tour { $turn } : { $seat } mène de { $points }.
web-kenjin-curve-level = Tour { $turn } : égalité.
web-kenjin-turning = Le tournant, tour { $turn }
web-kenjin-led = En tête dès la première carte ; plus gros gain, tour { $turn }
web-kenjin-turning-engaged = { $whose ->
    [me] Votre { $unit }
   *[other] { $unit } de { $seat }
} ({ $battlefield })
web-kenjin-turning-moved = { $whose ->
    [me] Votre Général
   *[other] Le Général de { $seat }
} déplace { $unit } (vers { $battlefield })
web-kenjin-turning-assassinated = { $whose ->
    [me] Votre Assassin
   *[other] L’Assassin de { $seat }
} prend { $victim ->
    [me] votre { $unit }
   *[other] { $unit } de { $owner }
} ({ $battlefield })
web-kenjin-turning-points = Batailles livrées juste avant : { $before } à { $before-other } ; juste après : { $after } à { $after-other }.
