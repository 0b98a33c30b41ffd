web-kenjin-not-drawn = pas encore tiré
web-kenjin-field = Champ de bataille { $number }, { $battlefield }
web-kenjin-row = { $seat } sur le Champ de bataille { $number }
web-kenjin-nobody = personne
web-kenjin-won-by = { $seat } gagne
web-kenjin-points = { $points ->
    [one] vaut { $points } point
   *[other] vaut { $points } points
}
web-kenjin-points-column = Points
web-kenjin-battlefield = Champ de bataille
web-kenjin-total = Total
web-kenjin-coward = Lâche
web-kenjin-power = Puissance
web-kenjin-hand = Votre main
web-kenjin-hand-count = Votre main : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
web-kenjin-taken = Votre Assassin a pris une carte à { $owner } : { $unit }.
web-kenjin-secret = secrète
web-kenjin-regular = visible
web-kenjin-offer = Champs de bataille proposés
web-kenjin-others = Champs de bataille des autres joueurs
web-kenjin-pick-card = Choisissez une carte, puis un Champ de bataille.
web-kenjin-pick-field = { $unit } : sur quel Champ de bataille ?
web-kenjin-pick-victim = Assassin : quelle carte cachée ?
web-kenjin-pick-destination = Vers quel Champ de bataille ?
web-kenjin-pick-second = Et le second Champ de bataille ?
web-kenjin-resolution = Résolution des combats
web-kenjin-next-field = Champ de bataille suivant
web-kenjin-tile-port = +1 par carte face visible
web-kenjin-tile-rice-field = Paysans : Puissance 1
web-kenjin-tile-village = La Puissance 1 devient 2
web-kenjin-tile-camp = Vainqueur : +1 à deux autres
web-kenjin-tile-torii = +1 point par autre victoire
web-kenjin-tile-pass = 3 cartes max. par camp
web-kenjin-tile-sanctuary = Chacun perd une carte faible
web-kenjin-tile-palace = Plus grande armée : −2
web-kenjin-tile-temple = Il faut Puissance 4 ou plus
web-kenjin-tile-fortress = Il faut 3 cartes ou plus
web-kenjin-does-scout = révèle une carte adverse
web-kenjin-does-shugenja = regarde une carte cachée
web-kenjin-does-general = déplace votre carte cachée
web-kenjin-does-assassin = remplace une carte cachée
web-kenjin-does-ashigaru = aucune Capacité
web-kenjin-does-lord = +1 par carte derrière lui
web-kenjin-does-peasant = +1 point là où vous gagnez
web-kenjin-does-brute = aucune Capacité
web-kenjin-does-archer = élimine le Samouraï
web-kenjin-does-samurai = élimine les unités faibles
web-kenjin-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
web-kenjin-printed = Puissance imprimée des cartes que vous connaissez
