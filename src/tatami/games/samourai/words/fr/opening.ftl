# Comment commencer une table : tables toutes prêtes.

samourai-motto = Arcs, lames et chevaux sur une carte à cases hexagonales.
samourai-first = Le Torii, tout en place, contre un Novice.
samourai-preset-deployed = Le Torii, déployé
    .what = Tous sont en place. Vous menez Akamori contre un Novice.
samourai-preset-night = Cinq dans la nuit
    .what = Vous êtes les ninjas ; un Disciple monte la garde.
samourai-preset-friends = Avec un ami
    .what = Les Sept Samouraïs : vous menez les brigands, votre ami le village.

samourai-pictured = Le scénario
samourai-measured = La barre : combien de fois chaque camp a gagné quand un même bot jouait les deux.

# Les valeurs des variantes.
samourai-rider_arrow_b-wounded_in_saddle = blessé, reste en selle
samourai-rider_arrow_b-thrown_wounded = blessé et désarçonné
samourai-combat_result_a-attacker_wounded = l’attaquant est blessé
samourai-combat_result_a-attacker_stunned = l’attaquant est étourdi
samourai-shift_below_1_1-no_attack = pas d’attaque
samourai-shift_below_1_1-resolve_at_1_1 = résolue à 1-1

samourai-character-cautious = Ne se bat que s’il le faut.
samourai-character-bold = Attaque, avance, défie.
