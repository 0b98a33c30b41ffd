# Samouraï: names, prompts, actions, events and the table in words.
# Figures come by name, without article; sentences must do without.

samourai = Samouraï
samourai-about = A skirmish in feudal Japan on a hex map, with bows, swords, horses, monks, ninja and the night. For two sides. Rexton’s French edition of Samurai Blades.

## Options

samourai-option-scenario = The scenario: one of the six from the box, one of four by Tatami, or your own.
samourai-option-turn_cap = Game turns after which the game ends; 0: no limit.
samourai-option-short_range = Limit of short range, in hexes.
samourai-option-arrow_retreat = Hexes that an arrow drives its target back.
samourai-option-rider_arrow_b = What an arrow’s result B does to a rider: wounded_in_saddle, or thrown_wounded.
    .label = What an arrow’s result B does to a rider
samourai-option-captured_defence_bonus = Defence added by a captured horse.
samourai-option-horse_control_radius = Distance within which a side keeps control of its horse.
samourai-option-combat_result_a = What result A does to an attacker: attacker_wounded or attacker_stunned.
    .label = What result A does to an attacker
samourai-option-shift_below_1_1 = When terrain shifts an attack below 1-1: no_attack, or resolve_at_1_1.
    .label = When terrain shifts an attack below 1-1
samourai-option-duel_turn_cap = Duel turns after which a duel ends undecided; 0: no limit.

## Scenarios, maps, sides

samourai-scenario-torii = The Torii
samourai-scenario-ninja-night = Night of the Ninja
samourai-scenario-seven-samurai = The Seven Samurai
samourai-scenario-temple-assault = Assault on the Temple
samourai-scenario-convoy = The Convoy
samourai-scenario-crossroads = The Crossroads
samourai-scenario-torii-about = Two bands meet on the pilgrims’ road. Riders, bows and challenges; to win, hold the torii or kill every enemy samurai.
samourai-scenario-ninja-night-about = Five ninja come for the sleeping daimyo. They do not know his hut; until the alarm, his guards do nothing.
samourai-scenario-seven-samurai-about = Seven ronin and four peasants hold a village against thirteen brigands. Barricades; riders can cross the river only by the bridge.
samourai-scenario-temple-assault-about = Twelve men of the Ishido storm the temple. Monks, doors, windows, banks; the altar is the goal.
samourai-scenario-convoy-about = A cart must cross the bridge and reach the west edge. Cart, draught horse, leading, hitching.
samourai-scenario-crossroads-about = The monks must cross the open map from south to north. Archery, and arrows deflected.
samourai-scenario-bridge = The Bridge at Mizuno
samourai-scenario-embers = Embers over Kurokawa
samourai-scenario-petition = The Old Man’s Petition
samourai-scenario-shrine = Race for the Shrine
samourai-scenario-bridge-about = The Akamori army needs this bridge by nightfall, and its riders are here first. The Shirakawa hold the far end behind barricades; no horse crosses the river anywhere else.
samourai-scenario-embers-about = Ninja come out of the woods to burn the winter rice. Nobody sleeps tonight; houses go up in flames once the ninja alone are inside.
samourai-scenario-petition-about = Old Gisuke carries his village’s petition to the governor, unarmed and slow. Brigands wait on both ridges of the pass; a handful of ronin walk with him.
samourai-scenario-shrine-about = Two clans, one oracle: the clan that holds the altar in the lake speaks for the god. Riders are fast, but no horse enters a shrine.
samourai-scenario-convoy-guard = The Convoy, one guard more
samourai-scenario-convoy-guard-about = Handicap by Tatami: Bunzo joins the escort.
samourai-scenario-convoy-fewer = The Convoy, one ronin fewer
samourai-scenario-convoy-fewer-about = Handicap by Tatami: Mori Yagoro is not in the ambush.
samourai-scenario-convoy-dusk = The Convoy, until dusk
samourai-scenario-convoy-dusk-about = Handicap by Tatami: the convoy wins if nobody has won by the end of turn 16.
samourai-scenario-crossroads-ally = The Crossroads, one ally more
samourai-scenario-crossroads-ally-about = Handicap by Tatami: the ronin Inui Kosaku goes with the monks.
samourai-scenario-crossroads-fewer = The Crossroads, one archer fewer
samourai-scenario-crossroads-fewer-about = Handicap by Tatami: Uhei is not in the ambush.
samourai-scenario-crossroads-dusk = The Crossroads, until dusk
samourai-scenario-crossroads-dusk-about = Handicap by Tatami: the monks win if nobody has won by the end of turn 4.
samourai-scenario-torii-ally = The Torii, one ally more
samourai-scenario-torii-ally-about = Handicap by Tatami: Danjo joins the Shirakawa.
samourai-scenario-torii-dusk = The Torii, until dusk
samourai-scenario-torii-dusk-about = Handicap by Tatami: the Shirakawa win if nobody has won by the end of turn 6.
samourai-scenario-embers-fewer = Embers over Kurokawa, one archer fewer
samourai-scenario-embers-fewer-about = Handicap by Tatami: Nagai Morikiyo is not on watch.
samourai-scenario-embers-guard = Embers over Kurokawa, one guard fewer
samourai-scenario-embers-guard-about = Handicap by Tatami: Yoshitaka is not on watch.
samourai-side-akamori = Akamori
samourai-side-shirakawa = Shirakawa
samourai-side-ninja = Ninja
samourai-side-misakado = Misakado’s guard
samourai-side-brigands = Brigands
samourai-side-village = Village
samourai-side-ishido = Ishido
samourai-side-monks = Monks
samourai-side-convoy = Convoy
samourai-side-ronin = Ronin
samourai-side-ambush = Ambush
samourai-side-one = Side 1
samourai-side-two = Side 2

## Ground

samourai-terrain-flat = flat ground
samourai-terrain-brush = brush
samourai-terrain-tree = trees
samourai-terrain-bank = bank
samourai-terrain-paddy = paddy
samourai-terrain-river = river
samourai-terrain-bridge = bridge
samourai-terrain-torii = torii post
samourai-terrain-interior = interior
samourai-terrain-entry = entry
samourai-hexside-open = open side
samourai-hexside-crest = crest
samourai-hexside-door = door
samourai-hexside-window = window
samourai-hexside-wall = wall
samourai-side-N = north
samourai-side-NE = north-east
samourai-side-SE = south-east
samourai-side-S = south
samourai-side-SW = south-west
samourai-side-NW = north-west
samourai-side-here = his own hex
samourai-leg-N = north, forwards
samourai-leg-NE = north-east, forwards
samourai-leg-SE = south-east, forwards
samourai-leg-S = south, forwards
samourai-leg-SW = south-west, forwards
samourai-leg-NW = north-west, forwards
samourai-leg-back-N = north, backwards
samourai-leg-back-NE = north-east, backwards
samourai-leg-back-SE = south-east, backwards
samourai-leg-back-S = south, backwards
samourai-leg-back-SW = south-west, backwards
samourai-leg-back-NW = north-west, backwards

## Figures

samourai-type-samurai = samurai
samourai-type-daimyo = daimyo
samourai-type-ronin = ronin
samourai-type-samurai-monk = samurai-monk
samourai-type-monk = monk
samourai-type-ninja = ninja
samourai-type-ashigaru-yari = ashigaru with spear
samourai-type-ashigaru-naginata = ashigaru with naginata
samourai-type-ashigaru-bow = ashigaru with bow
samourai-type-brigand = brigand
samourai-type-brigand-bow = brigand with bow
samourai-type-peasant = peasant
samourai-trait-samurai = samurai
samourai-trait-armoured = armoured
samourai-trait-monk = monk
samourai-trait-ninja = ninja
samourai-trait-bow = bow
samourai-life-healthy = healthy
samourai-life-stunned = stunned
samourai-life-wounded = wounded
samourai-life-dead = dead
samourai-place-to-set-up = to be set up
samourai-place-to-enter = to enter
samourai-place-on-map = on the map
samourai-place-left = has left
samourai-place-removed = removed
samourai-dress-armed = in armour
samourai-dress-undressed = undressed
samourai-dress-half-armed = half-armoured
samourai-task-mount = mounting
samourai-task-dismount = dismounting
samourai-task-hitch = hitching
samourai-task-unhitch = unhitching
samourai-task-clear = clearing corpses
samourai-task-dress = dressing
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
samourai-name-nobutsune-horse = Akamori Nobutsune’s horse
samourai-name-haruhide-horse = Akamori Haruhide’s horse
samourai-name-tadakage-horse = Shirakawa Tadakage’s horse
samourai-name-norifusa-horse = Shirakawa Norifusa’s horse
samourai-name-onimaru-horse = Onimaru’s horse
samourai-name-kuma-horse = Kuma’s horse
samourai-name-ranmaru-horse = Araki Ranmaru’s horse
samourai-name-jubei-horse = Sakuma Jubei’s horse
samourai-name-masakatsu-horse = Ishido Masakatsu’s horse
samourai-name-horse1 = horse 1
samourai-name-horse2 = horse 2
samourai-name-horse3 = horse 3
samourai-name-draught = draught horse
samourai-name-cart = cart

## Numbers and results

samourai-cover-none = no cover
samourai-cover-light = light cover
samourai-cover-medium = medium cover
samourai-cover-total = total cover
samourai-roll-shot = Arrow
samourai-roll-throw = Shuriken
samourai-roll-deflection = Deflection
samourai-roll-melee = Melee
samourai-result-none = no effect
samourai-reason-all-dead = every target is dead
samourai-reason-casualties = losses
samourai-reason-hold-hex = the position was held
samourai-reason-hold-buildings = the buildings were held
samourai-reason-left = they escaped
samourai-reason-cannot-leave = they can no longer escape
samourai-reason-piece-on = the cart arrived
samourai-reason-hold-piece = the cart was taken
samourai-reason-none-on-map = no enemy is left on the map
samourai-reason-all = all conditions are met
samourai-reason-any = a condition is met
samourai-reason-nobody-left = the other side has no one left
samourai-reason-harakiri = hara-kiri
samourai-reason-turn-cap = the turn limit was reached

## Sequence

samourai-phase-set-up = set-up
samourai-phase-first-fire = first fire
samourai-phase-movement = movement
samourai-phase-second-fire = second fire
samourai-phase-combat = combat
samourai-phase-recovery = recovery
samourai-phase-over = the game is over
samourai-step-set-up = set-up
samourai-step-first-fire = first fire
samourai-step-movement = movement
samourai-step-second-fire = second fire
samourai-step-combat = combat
samourai-step-recovery = recovery
samourai-step-over = the game is over

## Prompts

samourai-prompt-marker = Where do you place the next marker?
samourai-prompt-place = Where do you place the next figure?
samourai-prompt-placed = Everything is set up: end the set-up.
samourai-prompt-fire = Fire: choose an archer and a target, or end the step.
samourai-prompt-corner = Your figure stands at two corners: which one gives it cover?
samourai-prompt-deflect = The monk is hit: try to deflect the arrow?
samourai-prompt-move = Movement: move a figure, start a task, or end the step.
samourai-prompt-step = Where to next?
samourai-prompt-haul = Who else helps to haul the cart? Then move it.
samourai-prompt-crew = Where does the next man end up?
samourai-prompt-combat = Combat: choose an attacker, or end the step.
samourai-prompt-attack = Who joins the attack, and who is attacked? Then attack.
samourai-prompt-victim = Which of your figures is hit?
samourai-prompt-fall = Where does the thrown rider land?
samourai-prompt-retreat = Retreat: who goes where?
samourai-prompt-advance = Advance after combat: who advances? Or stay.
samourai-prompt-advance-step = Advance: where to?
samourai-prompt-land = Where does he dismount?
samourai-prompt-drop = Where do you put the corpses?
samourai-prompt-answer = You are challenged: who accepts? Or refuse.
samourai-prompt-duel-move = Duel: move closer, or end the step if you may.
samourai-prompt-duel-combat = Duel: attack, or end the step if you may.

## Actions

samourai-action-die = the die shows { $die }
samourai-action-done = end this step
samourai-action-stop = stop here
samourai-action-go = attack
samourai-action-hold = do not advance
samourai-action-exit = leave the map
samourai-action-douse = put the lantern out
samourai-action-light = light the lantern and stop
samourai-action-release = let go of the horse
samourai-action-deflect = try to deflect the arrow
samourai-action-accept = do not try
samourai-action-refuse = refuse the challenge
samourai-action-renounce = break off the ceremony
samourai-action-poem = write the death poem
samourai-action-place = on { $hex }
samourai-action-place-rider = on { $pair } (head first)
samourai-action-lantern = lantern on { $hex }
samourai-action-barricade = barricade { $barricade } (two hexes, then its front)
samourai-action-fire = { $unit } shoots at { $target }
samourai-action-throw = { $unit } throws a shuriken at { $target }
samourai-action-corner = take cover at corner { $corner }
samourai-action-move = move { $unit }
samourai-action-to = to { $hex }
samourai-action-back = backwards to { $hex }
samourai-action-swing = swing the head to { $hex }
samourai-action-tail = swing the tail to { $hex }
samourai-action-lead = lead { $horse } by the bridle
samourai-action-mount = { $unit } mounts { $horse }
samourai-action-dismount = { $unit } dismounts
samourai-action-hitch = { $unit } hitches the horse to the cart
samourai-action-unhitch = { $unit } unhitches the horse
samourai-action-clear = { $unit } and { $helper } clear corpses ({ $side })
samourai-action-dress = { $unit } puts on armour
samourai-action-haul = haul the cart, led by { $unit }
samourai-action-with = with { $unit }
samourai-action-crew = to { $hex }
samourai-action-attack = { $unit } attacks
samourai-action-on = against { $unit }
samourai-action-victim = { $unit } is hit
samourai-action-retreat = { $unit } retreats ({ $side })
samourai-action-retreat-horse = { $unit } retreats ({ $leg })
samourai-action-fall = falls to { $hex }
samourai-action-advance = { $unit } advances
samourai-action-land = dismount on { $hex }
samourai-action-drop = { $men ->
    [one] move one corpse to { $hex }
   *[other] move { $men } corpses to { $hex }
}
samourai-action-drop-horse = { $horse } to { $pair }
samourai-action-challenge = { $unit } issues a challenge
samourai-action-answer = { $unit } accepts the challenge
samourai-action-harakiri = { $unit } begins hara-kiri

## Events

samourai-event-placed =
    { $unit } is set up on { $hex }{ $tail ->
        [none] {""}
       *[other] /{ $tail }
     }.
    .hidden = { $unit } is set up in secret.
samourai-event-lantern-placed = A lantern is placed on { $hex }.
samourai-event-barricade-placed = A barricade is placed on { $hex }/{ $tail }, facing { $front }.
samourai-event-turn-began = — Game turn { $turn } —
samourai-event-phase-began = { $seat }’s phase.
samourai-event-step-began = { $seat }: { $step }.
samourai-event-fired = { $unit } shoots at { $target }: range { $distance }, { $cover }, modifier { $modifier }.
samourai-event-fired-at-lantern = { $unit } shoots at the lantern on { $hex }: range { $distance }, modifier { $modifier }.
samourai-event-thrown = { $unit } throws a shuriken at { $target }: range { $distance }, modifier { $modifier }.
    .hidden = A shuriken flies out of the dark at { $target }.
samourai-event-thrown-at-lantern = { $unit } throws a shuriken at the lantern on { $hex }: range { $distance }, modifier { $modifier }.
    .hidden = A shuriken flies out of the dark at the lantern on { $hex }.
samourai-event-corner-named = { $unit } takes cover at corner { $corner }.
samourai-event-rolled = { $roll }: { $die } on the die, { $modified } with modifiers.
    .hidden = { $roll }: { $die } on the die.
samourai-event-hit = { $target } is hit: { $result }.
samourai-event-missed = The shot at { $target } misses.
samourai-event-deflected = { $unit } deflects the arrow: { $result }.
samourai-event-not-deflected = { $unit } fails to deflect the arrow.
samourai-event-lantern-out = The lantern on { $hex } goes out.
samourai-event-lantern-lit = The lantern on { $hex } is lit.
samourai-event-move-began = { $unit } moves.
samourai-event-stepped = { $unit }: { $from } to { $hex } ({ $points ->
    [one] one point left
   *[other] { $points } points left
    }).
samourai-event-rode = { $unit } rides to { $hex }/{ $tail } ({ $points ->
    [one] one point left
   *[other] { $points } points left
    }).
samourai-event-stopped = { $unit } stops.
samourai-event-set-back = { $unit } must go back to { $hex }.
samourai-event-entered = { $unit } enters the map on { $hex }.
samourai-event-left = { $unit } leaves the map from { $hex }.
    .hidden = { $unit } leaves the map.
samourai-event-took-horse = { $unit } takes { $horse } by the bridle.
samourai-event-released-horse = { $unit } lets go of { $horse }.
samourai-event-cart-rolled = The cart rolls to { $front }/{ $tail }.
samourai-event-task-began = { $unit } begins a task: { $task }.
samourai-event-task-failed = { $unit } cannot finish: { $task }.
samourai-event-mounted = { $unit } mounts { $horse }.
samourai-event-dismounted = { $unit } dismounts on { $hex }.
samourai-event-hitched = { $unit } hitches { $horse } to the cart.
    .hidden = In the dark someone hitches { $horse } to the cart.
samourai-event-unhitched = { $unit } unhitches { $horse }.
    .hidden = In the dark someone unhitches { $horse }.
samourai-event-cleared =
    { $unit } and { $helper } carry { $horse ->
        [none] { $men ->
                [1] one dead man
               *[other] { $men } dead men
            }
       *[other] { $horse }
     } from { $from } to { $hex }.
    .hidden =
        In the dark { $horse ->
            [none] { $men ->
                    [1] one dead man is
                   *[other] { $men } dead men are
                }
           *[other] { $horse } is
         } carried from { $from } to { $hex }.
samourai-event-dressed = { $unit } is now { $dress }.
samourai-event-hauled = { $unit } and others haul the cart ({ $men } men, { $points ->
    [one] one movement point
   *[other] { $points } movement points
    }).
    .hidden = In the dark someone hauls the cart.
samourai-event-attacked = { $unit } attacks { $target }: { $attack } against { $defence }, column { $column }-1.
samourai-event-victim-named = { $unit } is hit.
samourai-event-retreated =
    { $unit } retreats to { $hex }{ $tail ->
        [none] {""}
       *[other] /{ $tail }
     }.
    .hidden = { $unit } retreats out of sight.
samourai-event-no-retreat = { $unit } cannot retreat.
samourai-event-stunned = { $unit } is stunned.
samourai-event-wounded = { $unit } is wounded.
samourai-event-killed = { $unit } is killed on { $hex }.
samourai-event-drowned = { $unit } drowns at { $hex }.
samourai-event-thrown-off = { $unit } is thrown from his horse.
samourai-event-fell = { $unit } lands on { $hex }.
samourai-event-horse-killed = { $horse } is killed on { $hex }/{ $tail }.
samourai-event-advanced = { $unit } advances.
samourai-event-held = { $seat } does not advance.
samourai-event-recovered = { $unit } recovers.
samourai-event-challenged = { $unit } issues a challenge!
samourai-event-answered = { $unit } accepts { $opponent }’s challenge.
samourai-event-refused = { $seat } refuses the challenge.
samourai-event-duel-turn = Duel turn { $turn }: { $unit }.
samourai-event-duel-ended = { $unit ->
    [none] The duel ends undecided.
   *[other] The duel is over: { $unit } survives.
}
samourai-event-harakiri-began = { $unit } kneels for hara-kiri.
samourai-event-harakiri-ended = { $unit } dies by his own hand.
samourai-event-harakiri-broken = { $unit }’s ceremony is broken off.
samourai-event-poem = { $seat } writes a death poem.
samourai-event-alarm = Alarm! (game turn { $turn })
samourai-event-seen = { $unit } is seen on { $hex } ({ $life }).
samourai-event-lost = { $unit } disappears into the dark.
samourai-event-shown = { $unit } is discovered on { $hex }.
samourai-event-won = { $seat } wins: { $reason }.
samourai-event-drawn = Draw: { $reason }.

## The table in words


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
samourai-text-raised = raised ground
