### Samouraï in the browser: the map, the figure in hand, chances before they are taken.

web-hex-map = Map: { $map }. Arrow keys go from hex to hex, Enter points at one.
web-hex-keys = Drag to move the map, wheel or two fingers to zoom. Keys: arrows go from hex to hex, Enter points, N the next figure that can act, + − 0 zoom, Esc lets go.
web-hex-zoom-in = Closer
web-hex-zoom-out = Farther
web-hex-fit = The whole map
web-hex-roofs = Roofs
web-hex-goal = Goal
web-hex-goal-title = How each side wins
web-hex-goal-close = Close
web-hex-goal-drawn = Drawn:

## A hex in words

web-hex-lit = in the light
web-hex-lantern-lit = a lit lantern
web-hex-lantern-out = a lantern, out
web-hex-barricade = barricade
web-hex-corpses = { $count ->
    [one] { $count } of the dead
   *[other] { $count } of the dead
  }
web-hex-cost = { $cost ->
    [one] can be reached for { $cost } point
   *[other] can be reached for { $cost } points
  }
web-hex-would-be-seen = you would be seen there
web-hex-watched-by = next to { $names }
web-hex-hit = hit with { $chance } %, range { $range }
web-hex-no-shot = no shot ({ $rule })
web-hex-may-point = may be chosen
web-hex-can-move = { $count ->
    [one] can move to { $count } hex
   *[other] can move to { $count } hexes
  }
web-hex-can-shoot = { $count ->
    [0] has no target
    [one] can shoot at { $count } target
   *[other] can shoot at { $count } targets
  }
web-hex-can-attack = { $count ->
    [0] can attack nobody alone
    [one] can attack { $count } enemy
   *[other] can attack { $count } enemies
  }
web-hex-barred = does nothing in this step ({ $rule })
web-hex-too-far = { $hex } is out of reach: he has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-hex-enter-cost = To enter { $terrain } costs { $foot } on foot, { $horse } on horseback.

## The steps

web-hex-turn = Turn { $turn }
web-hex-night = night
web-hex-night-alarm = night, alarm
web-hex-duel = duel, turn { $turn }
web-hex-won = { $side } has won
web-hex-drawn = Drawn
web-hex-points = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
  }
web-hex-left = { $count ->
    [one] Next: { $count } can still act
   *[other] Next: { $count } can still act
  }
web-hex-who = who?
web-hex-end-step = End the step
web-hex-end-set-up = End the set-up
web-hex-end-anyway = { $count ->
    [one] { $count } figure could still act. End it all the same
   *[other] { $count } figures could still act. End it all the same
  }
web-hex-piece-lantern = lantern
web-hex-piece-barricade = barricade
web-hex-piece-end = all is set up
web-hex-unseen = { $count ->
    [one] { $count } unseen enemy
   *[other] { $count } unseen enemies
  }
web-hex-enters = enters from turn { $turn }
web-hex-alarm = Alarm! The guards are awake, and act from their next phase on.
web-hex-alarm-mine = Alarm! Your guards are awake: from your next phase on they may act.
web-hex-alarm-theirs = Alarm! They know that you are here: from their next phase on the guards act.
web-hex-alarm-heard = Go on

## The figure in hand

web-hex-card = The chosen figure
web-hex-card-close = Let go of the figure
web-hex-attack = attack
web-hex-defence = defence
web-hex-movement = movement
web-hex-engaged = engaged
web-hex-mounted = mounted
web-hex-hidden = hidden
web-hex-did-fired = has shot
web-hex-did-shot = has shot in this step
web-hex-did-moved = has moved
web-hex-did-busy = at a task
web-hex-did-attacked = has attacked
web-hex-did-challenged = has challenged
web-hex-did-duelled = has duelled
web-hex-last-seen = Last seen on { $hex } in turn { $turn }.
web-hex-never-seen = Nobody has seen him yet.
web-hex-seen-by = Seen by { $names }.
web-hex-in-light = He stands in the light.
web-hex-barred-why = Does nothing in this step:
web-hex-held-by = held by { $name }
web-hex-horse-of = { $name }’s horse
web-hex-hitched = hitched to the cart
web-hex-enter = Enter the map
web-hex-set-out = Move hex by hex
web-hex-confirm = Confirm
web-hex-past-friend = { $move }, past { $name }
web-hex-grave-challenge = An enemy samurai on horseback may take it up. Then the two fight alone until one of them is dead.
web-hex-grave-answer = The two fight alone until one of them is dead.
web-hex-grave-refuse = Your side can then no longer win a posthumous victory.
web-hex-grave-harakiri = He dies by his own hand, unless the ceremony is broken off.
web-hex-by-bow = bow
web-hex-by-shuriken = shuriken
web-hex-pick-way = Point at a hex to go there; the numbers are points of movement.

## Shots

web-hex-pick-target = Point at a target to see the chances; point again to shoot.
web-hex-no-target = Nobody is in his line of fire.
web-hex-shot-at = Arrow at { $name }
web-hex-throw-at = Shuriken at { $name }
web-hex-lantern-at = lantern on { $hex }
web-hex-range = range { $range }
web-hex-band-short = short
web-hex-band-medium = medium
web-hex-band-long = long
web-hex-band-beyond = too far
web-hex-modifier-band = range
web-hex-modifier-wounded = wounded shooter
web-hex-modifier-armoured = armour
web-hex-modifier-mounted = mounted
web-hex-modifier-unlit = in the dark
web-hex-may-deflect = He may try to turn the arrow aside.
web-hex-shoot = Shoot
web-hex-blocked = No line of fire:
web-hex-blocked-at = The line is blocked at { $hex }:
web-hex-shooters = Can shoot at him: { $names }.
web-hex-arrow-none = missed
web-hex-arrow-A = retreats
web-hex-arrow-B = wounded
web-hex-arrow-C = killed
web-hex-arrow-mounted-none = missed
web-hex-arrow-mounted-A = horse and rider retreat
web-hex-arrow-mounted-B = wounded in the saddle
web-hex-arrow-mounted-B-thrown = thrown, wounded
web-hex-arrow-mounted-C = horse killed, rider thrown and stunned
web-hex-arrow-mounted-D = rider killed
web-hex-shuriken-none = missed
web-hex-shuriken-W = wounded
web-hex-shuriken-D = killed

## Melee

web-hex-pick-enemy = { $names }: point at the enemy, or at friends who join in.
web-hex-melee = { $attackers } against { $defenders }
web-hex-odds = { $attack } against { $defence }: { $odds }-1
web-hex-terrain = ground
web-hex-together = together
web-hex-column = column { $column }-1
web-hex-no-attack = This attack is not possible:
web-hex-strike = Attack
web-hex-melee-none = nothing
web-hex-melee-A = an attacker is wounded
web-hex-melee-A-stunned = an attacker is stunned
web-hex-melee-B = attackers retreat
web-hex-melee-C = defenders retreat
web-hex-melee-D = stunned
web-hex-melee-E = wounded
web-hex-melee-F = killed
web-hex-melee-mounted-none = nothing
web-hex-melee-mounted-A = an attacker is wounded
web-hex-melee-mounted-B = attackers retreat
web-hex-melee-mounted-C = horse and rider retreat
web-hex-melee-mounted-D = thrown, stunned
web-hex-melee-mounted-E = thrown, wounded
web-hex-melee-mounted-F = thrown, wounded, horse killed
web-hex-melee-mounted-G = both killed

## The poem

web-hex-poem = His death poem
web-hex-poem-help = { $lines ->
    [one] { $lines } line of 2 to 6, { $signs } of { $most } characters. It is kept with the game.
   *[other] { $lines } lines of 2 to 6, { $signs } of { $most } characters. It is kept with the game.
  }
web-hex-poem-write = Write it

## The editor

web-edit-title = Make a scenario of your own
web-edit-map = The map being drawn. Arrow keys go from hex to hex, Enter draws.
web-edit-tool = What you draw
web-edit-tool-level = raised ground
web-edit-tool-door = door
web-edit-tool-window = window
web-edit-tool-lantern = lantern
web-edit-tool-zone = set-up zone
web-edit-tool-entry = entry zone
web-edit-tool-figure = a figure’s place
web-edit-opening = Point at a hex inside a house, then at the one outside it:
web-edit-who = who
web-edit-name = Name of the scenario
web-edit-untitled = untitled
web-edit-columns = columns
web-edit-rows = rows
web-edit-count = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
  }
web-edit-side-name = Name of the side
web-edit-first = plays first
web-edit-exit = May leave by:
web-edit-edge-N = north
web-edit-edge-E = east
web-edit-edge-S = south
web-edit-edge-W = west
web-edit-enters = enters later
web-edit-turn = They enter from turn
web-edit-victory = Who wins
web-edit-goal-side = which side
web-edit-goal = how it wins
web-edit-goal-count = how many
web-edit-goal-hex = which hex
web-edit-goal-all_dead = enemies are dead:
web-edit-goal-casualties = so many enemies are dead
web-edit-goal-hold_hex = holds a hex so many phases
web-edit-goal-left = so many have left the map
web-edit-goal-more = One more way to win
web-edit-goal-away = Take this away
web-edit-check = Check it
web-edit-good = Everything is in order: it can be played.
web-edit-opponent = Who plays the second side
web-edit-against-bot = against a bot that plays at random
web-edit-play = Play it
web-edit-save = Keep it here
web-edit-share = Copy a link to it
web-edit-kept = Kept here:
web-edit-map-file = Map as text
web-edit-scenario-file = Scenario as text
web-edit-whole-file = All in one file
web-edit-open = Open files
web-edit-new = Begin anew
web-edit-replace = Replace your draft?
web-edit-replace-what = Your present draft is replaced by “{ $name }”. You can undo this.
web-edit-replace-new = Your present draft is cleared. You can undo this.
web-edit-shrink = Make the map smaller?
web-edit-shrink-what = What lies beyond column { $columns } or row { $rows } is removed. You can undo this.
web-edit-replace-yes = Go on
web-edit-replace-no = Keep my draft
web-edit-undo = Undo
web-edit-text = The scenario as text
web-edit-form-again = Back to the form
web-edit-bad-link = There is no scenario in this link.
web-edit-bad-file = { $name }: neither a map, nor a scenario, nor figures, nor all in one file.
web-edit-tool-corner = outer corner
web-edit-tool-barricade = barricades
web-edit-tool-cart = cart
web-edit-tool-draught = draught horse
web-edit-tool-horse = riderless horse
web-edit-corner = Point at a hex inside a house, then at one outside it beside the corner:
web-edit-pair = Point at the front hex, then at the one behind it; pointing at it again takes it away:
web-edit-barricades = how many barricades
web-edit-whose = whose
web-edit-alarm = alarm: { $name } sleeps
web-edit-crowd = At most so many in a building at the set-up (0: any)
web-edit-far = At least so far from the first side at the set-up (0: any)
web-edit-goal-none_on_map = no enemy is left on the map
web-edit-goal-hold_buildings = holds so many buildings
web-edit-goal-cannot_leave = the enemies can no longer leave
web-edit-goal-piece_on = the cart is on one of these hexes
web-edit-goal-hold_piece = holds the cart so many phases
web-edit-goal-within = within
web-edit-goal-clear = enemies farther than
web-edit-goal-number = Condition { $number }
web-edit-goal-all = all of these together
web-edit-goal-any = one of these
web-edit-goal-part = One more part
web-edit-goal-who = who
web-edit-goal-everybody = all of them
web-edit-goal-samurai = all their samurai
web-edit-goal-wounded = the wounded too
web-edit-figures = Figures of your own
web-edit-figures-about = They can be chosen for a side like all the others. What they are worth stunned, wounded and on horseback follows from their three values; it can be changed.
web-edit-figure-new = Figure { $number }
web-edit-figure-more = One more figure
web-edit-figure-away = Take { $name } away
web-edit-figure-name = Name of the figure
web-edit-figure-type = Type
web-edit-figure-horse = a horse of his own
web-edit-figure-rest = Stunned, wounded, on horseback
web-edit-roster-file = Figures as text
web-edit-cap = Winner after the last turn
web-edit-nobody = nobody

## The hall of honour

web-honour = Hall of honour
web-honour-about = Those who died by their own hand at your tables, and the poems they left.
web-honour-empty = Nobody yet.
web-honour-silent = He left no poem.
web-recall-ask = { $name } died by his own hand in an earlier game of yours and left a poem. Do you still know it?
web-recall-say = Say it
web-recall-not-now = Not now
web-recall-known = That is his poem. { $name } is the posthumous victor of that game.
web-recall-lost = That is not his poem. It is lost.
web-recall-close = Close
web-honour-victor = posthumous victor
web-honour-kept = He left a poem. In a later game you will be asked for it, once.
web-honour-unread = He left a poem that only its author may read.

## The figures on the rules page

web-figures-character = The characters: attack, defence, movement
web-figures-dress = Misakado, woken at night
web-figures-terrain = Terrain: points to enter it, sign in melee
web-figures-marker = Markers
web-figures-range = Range
web-figures-modifier = Added to the die
web-figures-archery = Arrows: the faces 1 to 10 of the die
web-figures-combat = Melee: columns 1-1 to 6-1, faces 1 to 10
web-figure-foot = on foot
web-figure-horse = on horseback
web-figure-sign = sign
web-figure-bow = bow
web-figure-healthy = healthy
web-figure-stunned = stunned
web-figure-wounded = wounded
web-figure-mounted = mounted
web-figure-mounted_wounded = mounted, wounded
web-figure-modifier = modifier
web-figure-none = no cover
web-figure-light = light cover
web-figure-medium = medium cover
web-figure-results = results
web-samourai-foot = against men on foot
web-samourai-mounted = against riders
web-samourai-short = short
web-samourai-medium = medium
web-samourai-long = long
web-samourai-barricade = barricade
web-samourai-shooter_wounded = shooter wounded
web-samourai-target_armoured_on_foot = target armoured, on foot
web-samourai-target_mounted = target mounted
web-samourai-thrower_wounded = thrower wounded
web-samourai-target_unlit_at_night = target in the dark
web-samourai-monk_wounded = monk wounded, turning an arrow aside
