web-kenjin-not-drawn = pas encore tiré
web-kenjin-field = Champ de bataille { $number }, { $battlefield }
web-kenjin-row = { $seat } sur le champ de bataille { $number }
web-kenjin-nobody = à personne
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
web-kenjin-taken = Votre Assassin a pris { $unit } à { $owner }.
web-kenjin-secret = secrète
web-kenjin-regular = visible
web-kenjin-offer = Champs de bataille proposés
web-kenjin-others = Champs de bataille entre les autres
web-kenjin-pick-card = Choisissez une carte, puis un champ de bataille.
web-kenjin-pick-field = { $unit } : vers quel champ de bataille ?
web-kenjin-pick-victim = Assassin : quelle carte cachée ?
web-kenjin-pick-destination = Vers quel champ de bataille ?
web-kenjin-pick-second = Et le second champ de bataille ?
web-kenjin-resolution = Les combats
web-kenjin-next-field = Champ suivant
web-kenjin-tile-port = +1 par carte face visible
web-kenjin-tile-rice-field = Les Paysans ont une Puissance de 1
web-kenjin-tile-village = La Puissance 1 devient 2
web-kenjin-tile-camp = Vainqueur : +1 sur deux autres champs
web-kenjin-tile-torii = +1 point par autre champ gagné
web-kenjin-tile-pass = Trois cartes au plus par camp
web-kenjin-tile-sanctuary = Chacun perd sa carte la plus faible
web-kenjin-tile-palace = L’armée la plus nombreuse a −2
web-kenjin-tile-temple = Gagner avec 4, sinon tous tombent
web-kenjin-tile-fortress = Gagner avec 3 cartes, sinon tous tombent
web-kenjin-does-scout = révèle une carte adverse
web-kenjin-does-shugenja = regarde une carte
web-kenjin-does-general = déplace une carte cachée
web-kenjin-does-assassin = remplace une carte cachée
web-kenjin-does-ashigaru = Puissance seule
web-kenjin-does-lord = +1 par carte après lui
web-kenjin-does-peasant = +1 point là où vous gagnez
web-kenjin-does-brute = Puissance seule
web-kenjin-does-archer = abat le Samouraï
web-kenjin-does-samurai = abat les faibles
web-kenjin-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
web-kenjin-printed = Puissance imprimée des cartes que vous connaissez
