# La table dans le navigateur : plateaux, boutons et notes.
web-ss-round-of = Manche { $round } sur 3
web-ss-round-over = Fin de la manche { $round }
web-ss-counted = { $farms ->
    [one] { $farms } Ferme
   *[other] { $farms } Fermes
}, { $families ->
    [one] { $families } Famille
   *[other] { $families } Familles
}
web-ss-stakes = { $count ->
    [one] { $count } Barricade sur { $most }
   *[other] { $count } Barricades sur { $most }
}
web-ss-farms = Fermes sur 6
web-ss-families-short = Familles sur 3
web-ss-barricades-short = Barricades sur { $most }
web-ss-known-faces = Cartes connues, depuis le dessus
web-ss-place = place { $place }
web-ss-fight-here = Combattre : révéler le premier Brigand sur { $count }
web-ss-look-discard = Regarder la Défausse ({ $count })
web-ss-passed = a passé
web-ss-token-of = Jeton Soutien de { $samurai }
web-ss-token-own = Votre propre jeton Soutien
web-ss-token-lent = Jeton Soutien prêté
web-ss-support = Soutien
web-ss-kiai-in = Kiai dans
web-ss-over-by = dépassé de
web-ss-lacks = il manque : { $list }
web-ss-holds-all = chapeau, ferme et poupée
web-ss-next-turn = Au prochain tour :
web-ss-wounds = Blessures : { $count } sur 4
web-ss-wounds-title = Blessures
web-ss-next-card = Prochaine carte, parmi { $count } possibles :
web-ss-defence = Défense
web-ss-line-sum = File de combat : { $sum }
web-ss-last-card = dernière
web-ss-forecast = Prochaine carte : défense { $defend } %, sans danger { $safe } %, Kiai { $kiai } %, submergé { $over } %
web-ss-forecast-defend = défense
web-ss-forecast-safe = sûr
web-ss-forecast-kiai = Kiai
web-ss-forecast-over = submergé
web-ss-plays-next = à gauche, joue ensuite
web-ss-just-played = à droite, joue en dernier
web-ss-asks-place = Pioché : { $card }. Où le placer ?
web-ss-acts = À { $samurai } de jouer.
web-ss-village-tokens = Jetons du Village, pour ce tour
web-ss-about-samurai = À propos de { $samurai }

web-ss-title-confront = { $what ->
    [kiai] Affronter : Kiai !
    [over] Affronter : submergé
   *[below] Affronter
}
web-ss-title-defend = Défendre
web-ss-title-give = Donner à { $samurai }
web-ss-title-under = Sous la pioche
web-ss-title-discard = Défausser
web-ss-title-fight = Combattre
web-ss-title-support = Soutenir { $samurai }
web-ss-title-pass = Passer
web-ss-title-kiai = Kiai !
web-ss-title-ready = Commencer le tour
web-ss-do-track = Piste { $before } → { $after } sur { $kiai }.
web-ss-do-kiai = Piste { $before } → { $after } : { $effect }. Puis votre première carte, le { $first }, s’en va : piste { $left }.
web-ss-do-over = Piste { $before } → { $after }, au-delà de { $kiai } : { $cost ->
    [farm] une Ferme brûle
   *[barricade] une Barricade tombe
}, et vous devrez passer au prochain tour.
web-ss-do-next = Au prochain tour : { $penalties }.
web-ss-do-defend = Défense { $symbol } assurée pour la manche. La piste reste à { $total }.
web-ss-do-may-defend = Sans { $symbol } : peut défendre.
web-ss-do-confronted = { $what ->
    [kiai] En l’affrontant : { $before } → { $after }, Kiai !
    [over] En l’affrontant : { $before } → { $after }, submergé.
   *[below] En l’affrontant : { $before } → { $after }.
}
web-ss-do-fight = { $count ->
    [one] Révéler le dernier Brigand (il en reste { $count }).
   *[other] Révéler le premier Brigand sur { $count }.
}
web-ss-do-known = On le connaît : { $card }.
web-ss-do-support = Votre Talent pour un tour ({ $talent }). Un Brigand s’infiltre : { $count ->
    [one] { $count } infiltré.
   *[other] { $count } infiltrés.
}
web-ss-do-pass = Vous ne jouez plus jusqu’à la fin de la manche.
web-ss-do-take = { $card }. Piste { $before } → { $after }.
web-ss-do-under = Vous en piochez une autre, que vous devrez garder.
web-ss-do-discard = Elle va à la Défausse.
web-ss-do-no-kiai = Seule votre première carte s’en va.
web-ss-do-ready = D’abord la pénalité de votre dernière carte : { $penalties }.
web-ss-no-symbol = Ce Brigand n’a pas de symbole de défense : il faut l’affronter.
web-ss-held-already = Vous avez déjà ce symbole : { $symbol }.
web-ss-no-defending = Votre dernière carte interdit de défendre pendant ce tour.
web-ss-all-held = Chapeau, ferme et poupée sont assurés.
web-ss-still-missing = Il manque : { $list }.
web-ss-missing-hat = chapeau (une blessure)
web-ss-missing-farm = ferme (une Ferme brûle)
web-ss-missing-doll = poupée (une Famille part)
web-ss-night-held = tous en ont
web-ss-order-card = Place { $place } depuis le dessus : { $card }. Les flèches la déplacent.
web-ss-on-top = au-dessus
web-ss-order-help = Faites glisser les cartes dans l’ordre voulu, ou servez-vous des flèches. La première sera piochée d’abord.
web-ss-order-done = Les remettre dans cet ordre

web-ss-kiai-of = Kiai de { $samurai } !
web-ss-flames-come = Des flammes !
web-ss-no-flames = Pas de flammes
web-ss-had-none = { $seat } sans { $symbol }
web-ss-because = { $said } ({ $causes })
web-ss-round-cost = Manche { $round } : { $told }
web-ss-cost-nothing = rien n’est perdu
web-ss-cost-farms = { $count ->
    [one] −{ $count } Ferme
   *[other] −{ $count } Fermes
}
web-ss-cost-families = { $count ->
    [one] −{ $count } Famille
   *[other] −{ $count } Familles
}
web-ss-cost-barricades = { $count ->
    [one] −{ $count } Barricade
   *[other] −{ $count } Barricades
}
web-ss-cost-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
web-ss-cost-built = { $count ->
    [one] +{ $count } Barricade construite
   *[other] +{ $count } Barricades construites
}
web-ss-cost-healed = { $count ->
    [one] { $count } soin
   *[other] { $count } soins
}

web-ss-end-won = Vous avez sauvé le village
web-ss-end-won-why = La troisième manche est finie. { $hurt ->
    [no] Personne n’est blessé.
   *[yes] Les blessures guériront.
}
web-ss-end-fell = { $samurai } est tombé
web-ss-end-fourth-wound = Un samurai est tombé
web-ss-end-last-farmstead = La dernière Ferme a brûlé
web-ss-end-last-family = La dernière Famille est partie
web-ss-end-lost-why = Manche { $round } : { $reason }. Le village est perdu.
web-ss-nobody-wounded = personne de blessé
web-ss-somebody-wounded = un blessé au moins
web-ss-of-ten = sur 10 ({ $difficulty })
web-ss-rounds = Manche par manche
web-ss-rounds-help = en rouge : perdu cette manche-là
web-ss-round-short = Manche { $round }
web-ss-rounds-farms = Fermes
web-ss-rounds-families = Familles
web-ss-rounds-barricades = Barricades
web-ss-rounds-told = reste { $left }, perdu { $lost }
web-ss-deeds = Qui a fait quoi
web-ss-deeds-raiders = Brigands combattus
web-ss-deeds-kiai = Kiai
web-ss-deeds-wounds = blessures
web-ss-blow = Le coup le plus dur
web-ss-blow-night = La fin de la manche { $round }
web-ss-blow-day = Pendant la manche { $round }

web-ss-kind-plunderer = Pillard
web-ss-kind-lieutenant = Lieutenant
web-ss-kind-boss = Chef
web-ss-about-value = En l’affrontant, on ajoute { $value } à la piste. Exactement la valeur de Kiai : Kiai ; au-delà, une Barricade tombe.
web-ss-about-symbol = À gauche, il protège jusqu’à la fin de la manche. Sans lui, la manche coûte : { $cost }.
web-ss-about-flames = Parmi les infiltrés seulement : à la fin de la manche, il détruit une Barricade ou, s’il n’en reste pas, une Ferme.
web-ss-about-fire = En dernière carte : au début de votre tour une Barricade tombe ou, s’il n’en reste pas, une Ferme brûle.
web-ss-about-wound = En dernière carte : vous subissez une blessure au début de votre tour.
web-ss-about-infiltrate = En dernière carte : le premier Brigand rejoint les infiltrés, sans être vu.
web-ss-about-no-defend = En dernière carte : vous ne pouvez pas défendre pendant votre tour.
web-ss-about-no-support = En dernière carte : vous ne pouvez soutenir personne pendant votre tour.
web-ss-about-arrow-left = En dernière carte : votre voisin de gauche pioche un Brigand dans sa file.
web-ss-about-arrow-right = En dernière carte : votre voisin de droite pioche un Brigand dans sa file.
web-ss-about-must-pass = En dernière carte : vous devez passer.
web-ss-about-return-discard = En dernière carte : une carte de la Défausse est mélangée à la pioche.
web-ss-about-no-talent = En dernière carte : aucun Talent ne joue pendant votre tour.
web-ss-about-discard-left = En dernière carte : vous perdez une de vos défenses.
web-ss-about-wounds = La première : un marqueur. La deuxième : l’animal s’éveille. La troisième : un marqueur. La quatrième : le samurai meurt et la partie est perdue.
web-ss-about-token = Prêtez-le à un autre samurai : votre Talent joue à son prochain tour, puis le jeton revient.
web-ss-about-stack = Quand elle est vide, la manche est finie. Personne ne connaît les cartes face cachée.
web-ss-about-intruders = Ils se révèlent à la fin de la manche ; chacun avec des flammes coûte une Barricade ou une Ferme.
web-ss-about-discard = Chacun peut la regarder à tout moment.
web-ss-about-forecast-title = La prochaine carte
web-ss-about-forecast = Pour ce samurai, en pour cent : défense possible, sans danger, exactement la valeur de Kiai, trop forte. Chiffres exacts, d’après ce que tous savent.
web-ss-about-village = C’est perdu quand la dernière Ferme a brûlé, quand la dernière Famille est partie ou quand un samurai subit une quatrième blessure.

web-ss-key-choice = le choix de ce numéro
web-ss-about-part = { $title } : { $text }

web-ss-animal-heihachi = tanuki
web-ss-animal-daisuke = singe
web-ss-animal-gorobei = ours
web-ss-animal-kanbei = sanglier
web-ss-animal-kikuchiyo = tigre
web-ss-animal-kyuzo = renard
web-ss-animal-katsushiro = loup
