# Comment commencer une table : tables toutes prêtes, et ce que les choix veulent dire.

kenjin-motto = Bluffez avec des cartes cachées sur quatre Champs de bataille.
kenjin-first = Deux clans, contre un Disciple. Vous commencez.
kenjin-preset-disciple = Votre premier duel
    .what = Deux clans, contre un Disciple. Vous commencez.
kenjin-preset-teams = Deux contre deux
    .what = Quatre clans en équipes : un Guerrier est votre partenaire, deux sont contre vous.
kenjin-preset-friends = Entre amis
    .what = Trois clans, un lien pour chacun de vos deux amis.
kenjin-players-2 = Duel
kenjin-players-2-about = Deux clans pour quatre Champs de bataille. Toutes les cartes affrontent le même ennemi : l’idéal pour apprendre.
kenjin-players-3 = Trois clans
kenjin-players-3-about = Chaque clan affronte les deux autres. On peut choisir les Champs de bataille à tour de rôle.
kenjin-players-4 = Quatre clans
kenjin-players-4-about = Un cercle de champs : chaque clan affronte ses voisins. Chacun pour soi, ou en deux équipes.

kenjin-pictured = Combien de clans
kenjin-measured = La barre : combien de fois chaque place a gagné quand un même bot jouait les deux. Commencer est plus difficile ; une seconde partie avec « Même donne » rétablit l’équilibre.

kenjin-character-cautious = Renforce là où il est en retard.
kenjin-character-greedy = Vise les Champs de bataille les plus riches.
kenjin-character-bluffer = Cache ses Paysans là où l’enjeu est gros.
