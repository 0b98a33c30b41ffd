# Samouraï : noms, questions, actions, événements et la table en toutes lettres.
# Les pions arrivent par leur nom, sans article : aucune phrase ne doit en demander un.

samourai = Samouraï
samourai-about = Une escarmouche dans le Japon féodal, sur une carte à cases hexagonales : arcs, sabres, chevaux, moines, ninjas et la nuit. Pour deux camps. L’édition française, par Rexton, de Samurai Blades.

## Options

samourai-option-scenario = Le scénario : l’un des six de la boîte, l’un des quatre de Tatami, ou le vôtre.
samourai-option-turn_cap = Nombre de tours de jeu après lequel la partie s’arrête ; 0 : sans limite.
samourai-option-short_range = Limite de la courte distance, en cases.
samourai-option-arrow_retreat = De combien de cases un projectile fait reculer sa cible.
samourai-option-rider_arrow_b = Ce que le résultat B d’une flèche fait à un cavalier : wounded_in_saddle (blessé, en selle) ou thrown_wounded (blessé et désarçonné).
    .label = Effet du résultat B d’une flèche sur un cavalier
samourai-option-captured_defence_bonus = Défense ajoutée par un cheval capturé.
samourai-option-horse_control_radius = Distance à laquelle un camp garde le contrôle de son cheval.
samourai-option-combat_result_a = Ce que le résultat A fait à un attaquant : attacker_wounded (blessé) ou attacker_stunned (assommé).
    .label = Effet du résultat A sur un attaquant
samourai-option-shift_below_1_1 = Quand le terrain fait tomber une attaque sous 1-1 : no_attack (pas d’attaque) ou resolve_at_1_1 (résolue à 1-1).
    .label = Quand le terrain fait tomber une attaque sous 1-1
samourai-option-duel_turn_cap = Nombre de tours après lequel un duel reste indécis ; 0 : sans limite.

## Scénarios, cartes, camps

samourai-scenario-torii = Le Torii
samourai-scenario-ninja-night = La Nuit des ninjas
samourai-scenario-seven-samurai = Les Sept Samouraïs
samourai-scenario-temple-assault = L’Assaut du temple
samourai-scenario-convoy = Le Convoi
samourai-scenario-crossroads = Le Carrefour
samourai-scenario-torii-about = Deux troupes se croisent sur le chemin des pèlerins. Cavaliers, arcs et défis ; pour gagner, tenez le torii ou tuez tous les samouraïs adverses.
samourai-scenario-ninja-night-about = Cinq ninjas viennent tuer le daimyo endormi. Ils ignorent où est sa hutte ; jusqu’à l’alerte, ses gardes ne font rien.
samourai-scenario-seven-samurai-about = Sept ronins et quatre paysans défendent un village contre treize brigands. Barricades ; les cavaliers ne passent la rivière que par le pont.
samourai-scenario-temple-assault-about = Douze hommes des Ishido prennent le temple d’assaut. Moines, portes, fenêtres, talus ; le but est l’autel.
samourai-scenario-convoy-about = Un chariot doit passer le pont et gagner le bord ouest. Chariot, cheval de trait, attelage.
samourai-scenario-crossroads-about = Les moines doivent traverser la carte à découvert, du sud au nord. Tir à l’arc et flèches déviées.
samourai-scenario-bridge = Le Pont de Mizuno
samourai-scenario-embers = Braises sur Kurokawa
samourai-scenario-petition = La Supplique du vieil homme
samourai-scenario-shrine = La Course au sanctuaire
samourai-scenario-bridge-about = L’armée des Akamori a besoin de ce pont avant la nuit, et ses cavaliers arrivent les premiers. Les Shirakawa tiennent l’autre bout derrière leurs barricades ; aucun cheval ne passe la rivière ailleurs.
samourai-scenario-embers-about = Des ninjas sortent des bois pour brûler le riz de l’hiver. Cette nuit, personne ne dort ; les maisons prennent feu dès que les ninjas y sont seuls.
samourai-scenario-petition-about = Le vieux Gisuke porte au gouverneur la supplique de son village, sans arme et à pas lents. Des brigands guettent sur les deux crêtes du col ; une poignée de ronins l’accompagne.
samourai-scenario-shrine-about = Deux clans, un seul oracle : qui tient l’autel au milieu du lac parle au nom du dieu. Les cavaliers sont rapides, mais aucun cheval n’entre dans un sanctuaire.
samourai-scenario-convoy-guard = Le Convoi, un garde de plus
samourai-scenario-convoy-guard-about = Handicap de Tatami : Bunzo rejoint l’escorte.
samourai-scenario-convoy-fewer = Le Convoi, un ronin de moins
samourai-scenario-convoy-fewer-about = Handicap de Tatami : Mori Yagoro n’est pas de l’embuscade.
samourai-scenario-convoy-dusk = Le Convoi, jusqu’au soir
samourai-scenario-convoy-dusk-about = Handicap de Tatami : le convoi gagne si personne n’a gagné à la fin du tour 16.
samourai-scenario-crossroads-ally = Le Carrefour, un allié de plus
samourai-scenario-crossroads-ally-about = Handicap de Tatami : le ronin Inui Kosaku accompagne les moines.
samourai-scenario-crossroads-fewer = Le Carrefour, un archer de moins
samourai-scenario-crossroads-fewer-about = Handicap de Tatami : Uhei n’est pas de l’embuscade.
samourai-scenario-crossroads-dusk = Le Carrefour, jusqu’au soir
samourai-scenario-crossroads-dusk-about = Handicap de Tatami : les moines gagnent si personne n’a gagné à la fin du tour 4.
samourai-scenario-torii-ally = Le Torii, un allié de plus
samourai-scenario-torii-ally-about = Handicap de Tatami : Danjo rejoint les Shirakawa.
samourai-scenario-torii-dusk = Le Torii, jusqu’au soir
samourai-scenario-torii-dusk-about = Handicap de Tatami : les Shirakawa gagnent si personne n’a gagné à la fin du tour 6.
samourai-scenario-embers-fewer = Braises sur Kurokawa, un archer de moins
samourai-scenario-embers-fewer-about = Handicap de Tatami : Nagai Morikiyo n’est pas de garde.
samourai-scenario-embers-guard = Braises sur Kurokawa, un garde de moins
samourai-scenario-embers-guard-about = Handicap de Tatami : Yoshitaka n’est pas de garde.
samourai-side-akamori = Akamori
samourai-side-shirakawa = Shirakawa
samourai-side-ninja = Ninjas
samourai-side-misakado = Garde de Misakado
samourai-side-brigands = Brigands
samourai-side-village = Village
samourai-side-ishido = Ishido
samourai-side-monks = Moines
samourai-side-convoy = Convoi
samourai-side-ronin = Ronins
samourai-side-ambush = Embuscade
samourai-side-one = Camp 1
samourai-side-two = Camp 2

## Terrain

samourai-terrain-flat = terrain plat
samourai-terrain-brush = broussailles
samourai-terrain-tree = arbres
samourai-terrain-bank = talus
samourai-terrain-paddy = rizière
samourai-terrain-river = rivière
samourai-terrain-bridge = pont
samourai-terrain-torii = poteau du torii
samourai-terrain-interior = intérieur
samourai-terrain-entry = entrée
samourai-hexside-open = côté libre
samourai-hexside-crest = crête
samourai-hexside-door = porte
samourai-hexside-window = fenêtre
samourai-hexside-wall = mur
samourai-side-N = nord
samourai-side-NE = nord-est
samourai-side-SE = sud-est
samourai-side-S = sud
samourai-side-SW = sud-ouest
samourai-side-NW = nord-ouest
samourai-side-here = sa propre case
samourai-leg-N = nord, en avant
samourai-leg-NE = nord-est, en avant
samourai-leg-SE = sud-est, en avant
samourai-leg-S = sud, en avant
samourai-leg-SW = sud-ouest, en avant
samourai-leg-NW = nord-ouest, en avant
samourai-leg-back-N = nord, à reculons
samourai-leg-back-NE = nord-est, à reculons
samourai-leg-back-SE = sud-est, à reculons
samourai-leg-back-S = sud, à reculons
samourai-leg-back-SW = sud-ouest, à reculons
samourai-leg-back-NW = nord-ouest, à reculons

## Pions

samourai-type-samurai = samouraï
samourai-type-daimyo = daimyo
samourai-type-ronin = ronin
samourai-type-samurai-monk = moine-samouraï
samourai-type-monk = moine
samourai-type-ninja = ninja
samourai-type-ashigaru-yari = ashigaru à la lance
samourai-type-ashigaru-naginata = ashigaru à la naginata
samourai-type-ashigaru-bow = ashigaru à l’arc
samourai-type-brigand = brigand
samourai-type-brigand-bow = brigand à l’arc
samourai-type-peasant = paysan
samourai-trait-samurai = samouraï
samourai-trait-armoured = en armure
samourai-trait-monk = moine
samourai-trait-ninja = ninja
samourai-trait-bow = arc
samourai-life-healthy = indemne
samourai-life-stunned = assommé
samourai-life-wounded = blessé
samourai-life-dead = mort
samourai-place-to-set-up = à placer
samourai-place-to-enter = à entrer
samourai-place-on-map = sur la carte
samourai-place-left = a quitté la carte
samourai-place-removed = retiré
samourai-dress-armed = en armure
samourai-dress-undressed = sans armure
samourai-dress-half-armed = à demi équipé
samourai-task-mount = monter à cheval
samourai-task-dismount = descendre de cheval
samourai-task-hitch = atteler
samourai-task-unhitch = dételer
samourai-task-clear = dégager des cadavres
samourai-task-dress = s’équiper
samourai-name-nobutsune = Akamori Nobutsune
samourai-name-haruhide = Akamori Haruhide
samourai-name-genzo = Otake Genzo
samourai-name-kansuke = Kansuke
samourai-name-heihachi = Heihachi
samourai-name-rokusuke = Rokusuke
samourai-name-tadakage = Shirakawa Tadakage
samourai-name-norifusa = Shirakawa Norifusa
samourai-name-tomonori = Iwaki Tomonori
samourai-name-jinpachi = Jinpachi
samourai-name-gonroku = Gonroku
samourai-name-matabei = Matabei
samourai-name-tokimasa = Tokimasa
samourai-name-matsuo = Matsuo
samourai-name-yorikasa = Yorikasa
samourai-name-kagero = Kagero
samourai-name-hayate = Hayate
samourai-name-misakado = Misakado
samourai-name-kiyomari = Kiyomari
samourai-name-muneharu = Saegusa Muneharu
samourai-name-morikiyo = Nagai Morikiyo
samourai-name-shigenao = Toda Shigenao
samourai-name-kagetoki = Hatano Kagetoki
samourai-name-shinkuro = Shinkuro
samourai-name-yoshitaka = Yoshitaka
samourai-name-danjo = Danjo
samourai-name-onimaru = Onimaru
samourai-name-kuma = Kuma
samourai-name-tetsu = Tetsu
samourai-name-gon = Gon
samourai-name-shiro = Shiro
samourai-name-mosuke = Mosuke
samourai-name-ushi = Ushi
samourai-name-kappa = Kappa
samourai-name-nezu = Nezu
samourai-name-taka = Taka
samourai-name-ibuki = Ibuki
samourai-name-sabu = Sabu
samourai-name-kanzaemon = Shimazu Kanzaemon
samourai-name-goroji = Katagiri Goroji
samourai-name-shichibei = Shichibei
samourai-name-kyunosuke = Kurata Kyunosuke
samourai-name-heizo = Hayashida Heizo
samourai-name-katsuhei = Okada Katsuhei
samourai-name-yochi = Kiku no Yochi
samourai-name-gisuke = Gisuke
samourai-name-rikichiro = Rikichiro
samourai-name-manbei = Manbei
samourai-name-yohachi = Yohachi
samourai-name-mokichi = Mokichi
samourai-name-ranmaru = Araki Ranmaru
samourai-name-jubei = Sakuma Jubei
samourai-name-kosaku = Inui Kosaku
samourai-name-senzo = Obata Senzo
samourai-name-yagoro = Mori Yagoro
samourai-name-ton = Hachisuka Ton
samourai-name-saru = Saru
samourai-name-mimizuku = Mimizuku
samourai-name-kisuke = Kisuke
samourai-name-tome = Tome
samourai-name-gyokan = Gyokan
samourai-name-benkan = Benkan
samourai-name-jokei = Jokei
samourai-name-ryonen = Ryonen
samourai-name-ekei = Ekei
samourai-name-zenki = Zenki
samourai-name-tetsugyu = Tetsugyu
samourai-name-dogyo = Dogyo
samourai-name-masakatsu = Ishido Masakatsu
samourai-name-tokuro = Honda Tokuro
samourai-name-sokan = Yamaga Sokan
samourai-name-saburo = Murai Saburo
samourai-name-kohei = Kohei
samourai-name-genpachi = Genpachi
samourai-name-isuke = Isuke
samourai-name-rihei = Rihei
samourai-name-bunzo = Bunzo
samourai-name-sakichi = Sakichi
samourai-name-tokubei = Tokubei
samourai-name-uhei = Uhei
samourai-name-nobutsune-horse = cheval d’Akamori Nobutsune
samourai-name-haruhide-horse = cheval d’Akamori Haruhide
samourai-name-tadakage-horse = cheval de Shirakawa Tadakage
samourai-name-norifusa-horse = cheval de Shirakawa Norifusa
samourai-name-onimaru-horse = cheval d’Onimaru
samourai-name-kuma-horse = cheval de Kuma
samourai-name-ranmaru-horse = cheval d’Araki Ranmaru
samourai-name-jubei-horse = cheval de Sakuma Jubei
samourai-name-masakatsu-horse = cheval d’Ishido Masakatsu
samourai-name-horse1 = cheval 1
samourai-name-horse2 = cheval 2
samourai-name-horse3 = cheval 3
samourai-name-draught = cheval de trait
samourai-name-cart = chariot

## Valeurs et résultats

samourai-cover-none = sans couverture
samourai-cover-light = couverture légère
samourai-cover-medium = couverture moyenne
samourai-cover-total = couverture totale
samourai-roll-shot = Flèche
samourai-roll-throw = Shuriken
samourai-roll-deflection = Flèche déviée
samourai-roll-melee = Combat
samourai-result-none = sans effet
samourai-reason-all-dead = toutes les cibles sont mortes
samourai-reason-casualties = pertes
samourai-reason-hold-hex = la position est tenue
samourai-reason-hold-buildings = les bâtiments sont tenus
samourai-reason-left = ils se sont échappés
samourai-reason-cannot-leave = ils ne peuvent plus s’échapper
samourai-reason-piece-on = le chariot est arrivé
samourai-reason-hold-piece = le chariot est pris
samourai-reason-none-on-map = il ne reste plus d’ennemi sur la carte
samourai-reason-all = toutes les conditions sont remplies
samourai-reason-any = une condition est remplie
samourai-reason-nobody-left = l’autre camp n’a plus personne
samourai-reason-harakiri = hara-kiri
samourai-reason-turn-cap = la limite de tours est atteinte

## Séquences

samourai-phase-set-up = mise en place
samourai-phase-first-fire = premier tir
samourai-phase-movement = mouvement
samourai-phase-second-fire = second tir
samourai-phase-combat = combat
samourai-phase-recovery = rétablissement
samourai-phase-over = la partie est finie
samourai-step-set-up = mise en place
samourai-step-first-fire = premier tir
samourai-step-movement = mouvement
samourai-step-second-fire = second tir
samourai-step-combat = combat
samourai-step-recovery = rétablissement
samourai-step-over = la partie est finie

## Questions

samourai-prompt-marker = Où placez-vous le marqueur suivant ?
samourai-prompt-place = Où placez-vous le pion suivant ?
samourai-prompt-placed = Tout est placé : terminez la mise en place.
samourai-prompt-fire = Tir : choisissez un archer et une cible, ou terminez la séquence.
samourai-prompt-corner = Votre pion est à deux coins : lequel l’abrite ?
samourai-prompt-deflect = Le moine est touché : tenter de dévier la flèche ?
samourai-prompt-move = Mouvement : déplacez un pion, commencez une tâche ou terminez la séquence.
samourai-prompt-step = Où aller ensuite ?
samourai-prompt-haul = Qui d’autre tire le chariot ? Puis déplacez-le.
samourai-prompt-crew = Où se place le haleur suivant ?
samourai-prompt-combat = Combat : choisissez un attaquant, ou terminez la séquence.
samourai-prompt-attack = Qui se joint à l’attaque, et contre qui ? Puis lancez l’attaque.
samourai-prompt-victim = Lequel de vos personnages est touché ?
samourai-prompt-fall = Où tombe le cavalier désarçonné ?
samourai-prompt-retreat = Recul : qui va où ?
samourai-prompt-advance = Avance après combat : qui ? Ou restez sur place.
samourai-prompt-advance-step = Avance : vers où ?
samourai-prompt-land = Où met-il pied à terre ?
samourai-prompt-drop = Où dépose-t-on les cadavres ?
samourai-prompt-answer = On vous défie : qui relève le défi ? Ou refusez.
samourai-prompt-duel-move = Duel : rapprochez-vous, ou terminez la séquence si c’est permis.
samourai-prompt-duel-combat = Duel : attaquez, ou terminez la séquence si c’est permis.

## Actions

samourai-action-die = le dé donne { $die }
samourai-action-done = terminer cette séquence
samourai-action-stop = s’arrêter ici
samourai-action-go = attaquer
samourai-action-hold = ne pas avancer
samourai-action-exit = quitter la carte
samourai-action-douse = éteindre la lanterne
samourai-action-light = allumer la lanterne et s’arrêter
samourai-action-release = lâcher le cheval
samourai-action-deflect = tenter de dévier la flèche
samourai-action-accept = ne pas tenter
samourai-action-refuse = refuser le défi
samourai-action-renounce = interrompre la cérémonie
samourai-action-poem = écrire le poème d’adieu
samourai-action-place = en { $hex }
samourai-action-place-rider = en { $pair } (la tête d’abord)
samourai-action-lantern = lanterne en { $hex }
samourai-action-barricade = barricade { $barricade } (deux cases, puis sa face)
samourai-action-fire = { $unit } tire ; cible : { $target }
samourai-action-throw = { $unit } lance un shuriken ; cible : { $target }
samourai-action-corner = s’abriter derrière le coin { $corner }
samourai-action-move = déplacer { $unit }
samourai-action-to = vers { $hex }
samourai-action-back = à reculons vers { $hex }
samourai-action-swing = pivoter, la tête vers { $hex }
samourai-action-tail = pivoter, la croupe vers { $hex }
samourai-action-lead = prendre par la bride : { $horse }
samourai-action-mount = { $unit } monte : { $horse }
samourai-action-dismount = { $unit } descend de cheval
samourai-action-hitch = { $unit } attelle le cheval
samourai-action-unhitch = { $unit } dételle le cheval
samourai-action-clear = { $unit } et { $helper } dégagent des cadavres ({ $side })
samourai-action-dress = { $unit } s’équipe
samourai-action-haul = tirer le chariot, mené par { $unit }
samourai-action-with = avec { $unit }
samourai-action-crew = en { $hex }
samourai-action-attack = { $unit } attaque
samourai-action-on = contre { $unit }
samourai-action-victim = { $unit } est touché
samourai-action-retreat = { $unit } recule ({ $side })
samourai-action-retreat-horse = { $unit } recule ({ $leg })
samourai-action-fall = tombe en { $hex }
samourai-action-advance = { $unit } avance
samourai-action-land = met pied à terre en { $hex }
samourai-action-drop = { $men ->
    [one] déposer un cadavre en { $hex }
   *[other] déposer { $men } cadavres en { $hex }
}
samourai-action-drop-horse = { $horse } en { $pair }
samourai-action-challenge = { $unit } lance un défi
samourai-action-answer = { $unit } relève le défi
samourai-action-harakiri = { $unit } commence le hara-kiri

## Événements

samourai-event-placed =
    { $unit } : placé en { $hex }{ $tail ->
        [none] {""}
       *[other] /{ $tail }
     }.
    .hidden = { $unit } : placé en secret.
samourai-event-lantern-placed = Une lanterne est placée en { $hex }.
samourai-event-barricade-placed = Une barricade est dressée en { $hex }/{ $tail }, face à { $front }.
samourai-event-turn-began = — Tour de jeu { $turn } —
samourai-event-phase-began = Phase : { $seat }.
samourai-event-step-began = { $seat } : { $step }.
samourai-event-fired = Tir : { $unit } ; cible : { $target } ; distance { $distance }, { $cover }, modificateur { $modifier }.
samourai-event-fired-at-lantern = Tir : { $unit } ; cible : la lanterne en { $hex } ; distance { $distance }, modificateur { $modifier }.
samourai-event-thrown = Shuriken : { $unit } ; cible : { $target } ; distance { $distance }, modificateur { $modifier }.
    .hidden = Un shuriken jaillit de l’ombre ; cible : { $target }.
samourai-event-thrown-at-lantern = Shuriken : { $unit } ; cible : la lanterne en { $hex } ; distance { $distance }, modificateur { $modifier }.
    .hidden = Un shuriken jaillit de l’ombre vers la lanterne en { $hex }.
samourai-event-corner-named = { $unit } s’abrite derrière le coin { $corner }.
samourai-event-rolled = { $roll } : { $die } au dé, { $modified } avec les modificateurs.
    .hidden = { $roll } : { $die } au dé.
samourai-event-hit = Touché : { $target }, résultat { $result }.
samourai-event-missed = Tir manqué sur { $target }.
samourai-event-deflected = { $unit } dévie la flèche : { $result }.
samourai-event-not-deflected = { $unit } ne parvient pas à dévier la flèche.
samourai-event-lantern-out = La lanterne en { $hex } s’éteint.
samourai-event-lantern-lit = La lanterne en { $hex } s’allume.
samourai-event-move-began = Mouvement : { $unit }.
samourai-event-stepped = { $unit } : { $from } → { $hex } (points restants : { $points }).
samourai-event-rode = { $unit } : à cheval vers { $hex }/{ $tail } (points restants : { $points }).
samourai-event-stopped = { $unit } s’arrête.
samourai-event-set-back = { $unit } doit revenir en { $hex }.
samourai-event-entered = { $unit } entre sur la carte en { $hex }.
samourai-event-left = { $unit } quitte la carte par { $hex }.
    .hidden = { $unit } quitte la carte.
samourai-event-took-horse = { $unit } prend par la bride : { $horse }.
samourai-event-released-horse = { $unit } lâche : { $horse }.
samourai-event-cart-rolled = Le chariot avance en { $front }/{ $tail }.
samourai-event-task-began = { $unit } entreprend une tâche : { $task }.
samourai-event-task-failed = { $unit } ne peut pas achever : { $task }.
samourai-event-mounted = { $unit } monte en selle : { $horse }.
samourai-event-dismounted = { $unit } descend de cheval en { $hex }.
samourai-event-hitched = { $unit } attelle : { $horse }.
    .hidden = Dans l’ombre, quelqu’un attelle : { $horse }.
samourai-event-unhitched = { $unit } dételle : { $horse }.
    .hidden = Dans l’ombre, quelqu’un dételle : { $horse }.
samourai-event-cleared =
    { $unit } et { $helper } portent de { $from } en { $hex } : { $horse ->
        [none] { $men ->
                [1] un mort
               *[other] { $men } morts
            }
       *[other] { $horse }
     }.
    .hidden =
        Dans l’ombre, on porte de { $from } en { $hex } : { $horse ->
            [none] { $men ->
                    [1] un mort
                   *[other] { $men } morts
                }
           *[other] { $horse }
         }.
samourai-event-dressed = { $unit } est maintenant : { $dress }.
samourai-event-hauled = { $unit } et d’autres tirent le chariot ({ $men } hommes, { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
    }).
    .hidden = Dans l’ombre, quelqu’un tire le chariot.
samourai-event-attacked = Attaque : { $unit } contre { $target } ; { $attack } contre { $defence }, colonne { $column }-1.
samourai-event-victim-named = { $unit } est touché.
samourai-event-retreated =
    { $unit } recule en { $hex }{ $tail ->
        [none] {""}
       *[other] /{ $tail }
     }.
    .hidden = { $unit } recule et disparaît dans l’ombre.
samourai-event-no-retreat = { $unit } ne peut pas reculer.
samourai-event-stunned = { $unit } est assommé.
samourai-event-wounded = { $unit } est blessé.
samourai-event-killed = { $unit } est tué en { $hex }.
samourai-event-drowned = { $unit } se noie en { $hex }.
samourai-event-thrown-off = { $unit } est désarçonné.
samourai-event-fell = { $unit } tombe en { $hex }.
samourai-event-horse-killed = { $horse } : tué en { $hex }/{ $tail }.
samourai-event-advanced = { $unit } avance.
samourai-event-held = { $seat } : pas d’avance.
samourai-event-recovered = { $unit } reprend ses esprits.
samourai-event-challenged = { $unit } lance un défi !
samourai-event-answered = { $unit } relève le défi ; adversaire : { $opponent }.
samourai-event-refused = { $seat } : défi refusé.
samourai-event-duel-turn = Duel, tour { $turn } : { $unit }.
samourai-event-duel-ended =
    { $unit ->
        [none] Le duel reste indécis.
       *[other] Le duel est fini : { $unit } survit.
     }
samourai-event-harakiri-began = { $unit } s’agenouille pour le hara-kiri.
samourai-event-harakiri-ended = { $unit } meurt de sa propre main.
samourai-event-harakiri-broken = Cérémonie interrompue : { $unit }.
samourai-event-poem = { $seat } : un poème d’adieu est écrit.
samourai-event-alarm = Alerte ! (tour de jeu { $turn })
samourai-event-seen = { $unit } est vu en { $hex } ({ $life }).
samourai-event-lost = { $unit } disparaît dans l’ombre.
samourai-event-shown = { $unit } est découvert en { $hex }.
samourai-event-won = Victoire : { $seat } ; { $reason }.
samourai-event-drawn = Partie nulle : { $reason }.

## La table en toutes lettres


samourai-result-A = A
samourai-result-B = B
samourai-result-C = C
samourai-result-D = D
samourai-result-E = E
samourai-result-F = F
samourai-result-G = G
samourai-result-W = W
samourai-reason-none = –
samourai-roll-none = –
samourai-task-none = –
samourai-text-raised = terrain surélevé
