### Samouraï in the browser: the map, the figure in hand, chances before they are taken.

web-hex-map = Map: { $map }. Use the arrow keys to go from hex to hex and Enter to select.
web-hex-zoom-in = Zoom in
web-hex-zoom-out = Zoom out
web-hex-fit = Whole map
web-hex-names = Names
web-hex-roofs = Roofs
web-hex-goal = Goal
web-hex-goal-title = Victory conditions
web-hex-goal-close = Close
web-hex-goal-drawn = Draw:

## A hex in words

web-hex-lit = lit
web-hex-lantern-lit = lit lantern
web-hex-lantern-out = lantern, out
web-hex-barricade = barricade
web-hex-corpses = { $count ->
    [one] { $count } corpse
   *[other] { $count } corpses
}
web-hex-cost = { $cost ->
    [one] costs { $cost } point to reach
   *[other] costs { $cost } points to reach
}
web-hex-would-be-seen = you would be seen there
web-hex-watched-by = next to { $names }
web-hex-hit = { $chance }% to hit, range { $range }
web-hex-no-shot = no shot ({ $rule })
web-hex-may-point = can be selected
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
    [0] cannot attack anyone alone
    [one] can attack { $count } enemy
   *[other] can attack { $count } enemies
}
web-hex-barred = cannot act in this step ({ $rule })
web-hex-too-far = { $hex } is out of reach: he has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-hex-enter-cost = Entering { $terrain } costs { $foot } on foot, { $horse } on horseback.

## The steps

web-hex-turn = Turn { $turn }
web-hex-night = night
web-hex-night-alarm = night, alarm
web-hex-duel = duel, turn { $turn }
web-hex-won = { $side } wins
web-hex-drawn = Draw
web-hex-points = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
  }
web-hex-left = { $count ->
    [one] Next: { $count } can still act
   *[other] Next: { $count } can still act
  }
web-hex-end-step = End the step
web-hex-end-set-up = End the set-up
web-hex-end-anyway = { $count ->
    [one] { $count } figure could still act. End the step anyway
   *[other] { $count } figures could still act. End the step anyway
}
web-hex-piece-lantern = lantern
web-hex-piece-barricade = barricade
web-hex-piece-end = everything is set up
web-hex-unseen = { $count ->
    [one] { $count } unseen enemy
   *[other] { $count } unseen enemies
  }
web-hex-enters = enters from turn { $turn }
web-hex-may-enter = may enter now
web-hex-many-enter = { $count } may enter now
web-hex-alarm = Alarm! The guards wake up and can act from their next phase on.
web-hex-alarm-mine = Alarm! Your guards are awake and can act from your next phase on.
web-hex-alarm-theirs = Alarm! They know you are here: the guards can act from their next phase on.
web-hex-alarm-heard = Continue

## The figure in hand

web-hex-card = Selected figure
web-hex-card-close = Deselect
web-hex-attack = attack
web-hex-defence = defence
web-hex-movement = movement
web-hex-engaged = engaged
web-hex-mounted = mounted
web-hex-hidden = hidden
web-hex-did-fired = has shot
web-hex-did-shot = has shot in this step
web-hex-did-moved = has moved
web-hex-did-busy = busy with a task
web-hex-did-attacked = has attacked
web-hex-did-challenged = has issued a challenge
web-hex-did-duelled = has fought a duel
web-hex-last-seen = Last seen on { $hex } in turn { $turn }.
web-hex-never-seen = Not seen yet.
web-hex-seen-by = Seen by { $names }.
web-hex-in-light = He is in the light.
web-hex-barred-why = Cannot act in this step:
web-hex-held-by = held by { $name }
web-hex-horse-of = { $name }’s horse
web-hex-hitched = hitched to the cart
web-hex-enter = Enter the map
web-hex-set-out = Move hex by hex
web-hex-confirm = Confirm
web-hex-past-friend = { $move }, passing { $name }
web-hex-grave-challenge = A mounted enemy samurai may accept it. Then the two fight alone until one of them is dead.
web-hex-grave-answer = The two fight alone until one of them is dead.
web-hex-grave-refuse = Your side will then no longer be able to win a posthumous victory.
web-hex-grave-harakiri = He takes his own life, unless the ceremony is broken off.
web-hex-by-bow = bow
web-hex-by-shuriken = shuriken
web-hex-pick-way = Click a hex to go there; the numbers are movement points.

## Shots

web-hex-pick-target = Click a target to see the odds; click it again to shoot.
web-hex-no-target = No one is in his line of fire.
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
web-hex-may-deflect = He may try to deflect the arrow.
web-hex-shoot = Shoot
web-hex-blocked = No line of fire:
web-hex-blocked-at = The line of fire is blocked at { $hex }:
web-hex-shooters = Can be shot by: { $names }.
web-hex-arrow-none = miss
web-hex-arrow-A = retreats
web-hex-arrow-B = wounded
web-hex-arrow-C = killed
web-hex-arrow-mounted-none = miss
web-hex-arrow-mounted-A = horse and rider retreat
web-hex-arrow-mounted-B = wounded in the saddle
web-hex-arrow-mounted-B-thrown = thrown, wounded
web-hex-arrow-mounted-C = horse killed, rider thrown and stunned
web-hex-arrow-mounted-D = rider killed
web-hex-shuriken-none = miss
web-hex-shuriken-W = wounded
web-hex-shuriken-D = killed

## Melee

web-hex-pick-enemy = { $names }: click the enemy, or friends who join in.
web-hex-melee = { $attackers } against { $defenders }
web-hex-odds = { $attack } against { $defence }: { $odds }-1
web-hex-terrain = terrain
web-hex-together = combined attack
web-hex-column = column { $column }-1
web-hex-no-attack = This attack is not possible:
web-hex-strike = Attack
web-hex-melee-none = no effect
web-hex-melee-A = an attacker is wounded
web-hex-melee-A-stunned = an attacker is stunned
web-hex-melee-B = attackers retreat
web-hex-melee-C = defenders retreat
web-hex-melee-D = stunned
web-hex-melee-E = wounded
web-hex-melee-F = killed
web-hex-melee-mounted-none = no effect
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
    [one] { $lines } line (2 to 6), { $signs } of { $most } characters. It is kept with the game.
   *[other] { $lines } lines (2 to 6), { $signs } of { $most } characters. It is kept with the game.
}
web-hex-poem-write = Write the poem

## The editor

web-edit-title = Create your own scenario
web-edit-map = The map you are drawing. Use the arrow keys to go from hex to hex and Enter to draw.
web-edit-tool-level = raised ground
web-edit-tool-door = door
web-edit-tool-window = window
web-edit-tool-lantern = lantern
web-edit-tool-figure = place for a figure
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
web-edit-turn = They enter on turn
web-edit-victory = Victory conditions
web-edit-goal-side = side
web-edit-goal = victory condition
web-edit-goal-count = number
web-edit-goal-hex = hex
web-edit-goal-all_dead = these enemies are dead:
web-edit-goal-casualties = N enemies are dead
web-edit-goal-hold_hex = holds a hex for N phases
web-edit-goal-left = N of this side have left the map
web-edit-goal-more = Add a victory condition
web-edit-goal-away = Remove
web-edit-good = No errors: it can be played.
web-edit-play = Play
web-edit-save = Save here
web-edit-share = Copy a link
web-edit-map-file = Map as text
web-edit-scenario-file = Scenario as text
web-edit-whole-file = All in one file
web-edit-open = Open files
web-edit-new = Start over
web-edit-replace = Replace your draft?
web-edit-replace-what = “{ $name }” will replace your current draft. You can undo this.
web-edit-replace-new = Your current draft will be deleted. You can undo this.
web-edit-shrink = Make the map smaller?
web-edit-shrink-what = Everything beyond column { $columns } or row { $rows } will be removed. You can undo this.
web-edit-replace-yes = Continue
web-edit-replace-no = Keep my draft
web-edit-undo = Undo
web-edit-text = The scenario as text
web-edit-form-again = Back to the form
web-edit-bad-link = This link contains no scenario.
web-edit-bad-file = { $name } is not a map, scenario, roster or combined file.
web-edit-tool-corner = outer corner
web-edit-tool-barricade = barricades
web-edit-tool-cart = cart
web-edit-tool-draught = draught horse
web-edit-tool-horse = riderless horse
web-edit-barricades = number of barricades
web-edit-whose = owner
web-edit-alarm = alarm: { $name } sleeps
web-edit-crowd = Maximum per building at set-up (0: no limit)
web-edit-far = Minimum distance from the first side at set-up (0: none)
web-edit-goal-none_on_map = no enemy is left on the map
web-edit-goal-hold_buildings = holds N buildings
web-edit-goal-cannot_leave = the enemies can no longer leave
web-edit-goal-piece_on = the cart is on one of these hexes
web-edit-goal-hold_piece = holds the cart for N phases
web-edit-goal-within = within
web-edit-goal-clear = no enemy closer than
web-edit-goal-number = Condition { $number }
web-edit-goal-all = all of these
web-edit-goal-any = any of these
web-edit-goal-part = Add a part
web-edit-goal-who = who
web-edit-goal-everybody = all enemies
web-edit-goal-samurai = all enemy samurai
web-edit-goal-wounded = wounded ones count too
web-edit-figures = Your own figures
web-edit-figures-about = You can choose them for a side like all the others. Their values when stunned, wounded or mounted follow from the three main values; you can change them.
web-edit-figure-new = Figure { $number }
web-edit-figure-more = Add a figure
web-edit-figure-away = Remove { $name }
web-edit-figure-name = Name of the figure
web-edit-figure-type = Type
web-edit-figure-horse = has his own horse
web-edit-figure-rest = Stunned, wounded, on horseback
web-edit-roster-file = Figures as text
web-edit-cap = Winner after the last turn
web-edit-nobody = nobody

## The hall of honour

web-honour = Hall of honour
web-honour-about = Those who took their own lives at your tables, and the poems they left.
web-honour-empty = No one yet.
web-honour-silent = He left no poem.
web-recall-ask = In an earlier game of yours { $name } took his own life and left a poem. Do you remember it?
web-recall-say = Recite it
web-recall-not-now = Not now
web-recall-known = That is his poem. { $name } is the posthumous winner of that game.
web-recall-lost = That is not his poem. It is forgotten.
web-recall-close = Close
web-honour-victor = posthumous winner
web-honour-kept = He left a poem. In a later game you will be asked for it, once.
web-honour-unread = He left a poem that only its author may read.

## The figures on the rules page

web-figures-character = Characters: attack, defence, movement
web-figures-dress = Misakado, woken at night
web-figures-terrain = Terrain: movement cost and sign in combat
web-figures-marker = Markers
web-figures-range = Range
web-figures-modifier = Die modifiers
web-figures-archery = Archery table: die 1 to 10
web-figures-combat = Combat table: columns 1-1 to 6-1, die 1 to 10
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
web-samourai-monk_wounded = wounded monk deflecting an arrow
