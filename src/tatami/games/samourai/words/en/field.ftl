## The map, the panel beside it, and what an order would come to

web-hex-held = Held: { $now } of { $need }
web-hex-of = { $now } of { $need }
web-hex-my-figures = Your figures
web-hex-going = To { $hex }: { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }
web-hex-blow-at = Blow at { $name }
web-hex-then-strike = can strike { $name } at { $odds }
web-hex-then-shoot = can shoot { $name }: { $chance }%, range { $range }
web-hex-shot-by = { $name } could shoot him: { $chance }%
web-hex-struck-by = { $count ->
    [one] one enemy could strike him: { $names }
   *[other] { $count } enemies could strike him: { $names }
  }
web-hex-safe-there = no enemy in sight can reach or shoot him there
web-hex-go = Go to { $hex }
web-hex-next-short = Next { $count }
web-hex-end-short = End
web-hex-name-to = { $name } to { $hex }
web-hex-place-who = Where do you place { $name }?
web-hex-click-to-go = { $cost } of { $points } points. Click to go there, Esc to let go.
web-hex-tap-again = { $cost } of { $points } points. Tap again to go.
web-hex-threat = Threat
web-hex-ruler = Line
web-hex-legend = Inks of the map
web-hex-ink-reach = my reach
web-hex-ink-hold = hold here
web-hex-ink-goal = goal
web-hex-ink-clear = keep clear
web-hex-ink-threat = their reach
web-hex-ink-lit = lit
web-hex-ruler-free = range { $range }, free
web-hex-ruler-barred = range { $range }, barred at { $hex }
# A march in the log: from where to where, and over how many hexes.
web-hex-log-stepped = { $unit } { $from }→{ $hex } ({ $steps })
web-hex-log-rode = { $unit } rides to { $hex }/{ $tail } ({ $steps })

## What is seen happening

web-hex-seen-missed = Missed
web-hex-seen-wounded = Wounded
web-hex-seen-stunned = Stunned
web-hex-seen-killed = Killed
web-hex-seen-drowned = Drowned
web-hex-seen-retreated = Driven back
web-hex-seen-thrown-off = Thrown
web-hex-seen-horse-killed = Horse killed
web-hex-seen-deflected = Deflected
web-hex-seen-recovered = Recovered
web-hex-seen-die = die { $die }
web-hex-seen-reads = reads as { $modified }

## Keys

web-hex-key-arrows = from hex to hex
web-hex-key-enter = select, go, shoot
web-hex-key-next = next figure that can act
web-hex-key-end = end the step
web-hex-key-threat = where the enemy could strike
web-hex-key-ruler = measure a line of sight from here
web-hex-key-names = names of all figures
web-hex-key-goal = victory conditions
web-hex-key-zoom = zoom, whole map

## Before the battle

web-hex-briefing = Briefing
web-hex-briefing-day = By day. { $first } moves first.
web-hex-briefing-night = By night. { $first } moves first.
web-hex-briefing-you = You: { $side }
web-hex-briefing-close = Put the briefing away
web-hex-deploy = Deploy for me
web-hex-deploy-again = As last time
web-hex-deployments = Deployments
web-hex-deployment-load = Deploy as “{ $name }”
web-hex-deployment-delete = Delete “{ $name }”
web-hex-deployment-sure = Really delete “{ $name }”?
web-hex-deployment-name = Name of this deployment
web-hex-deployment-save = Save

# Hints: a plan for each figure.
web-hex-plans = Plans
web-hex-plans-what = One plan for each figure, made for it alone, from what you can see.
web-hex-plan-close = Close the plans
samourai-plan-shot = Shoot at { $target }: { $chance }% to hit, range { $range }.
samourai-plan-attack = Attack { $target }: { $good }% in your favour, { $bad }% against you.
samourai-plan-poor-attack = No attack: against { $target } it would be { $good }% in your favour and { $bad }% against you.
samourai-plan-no-attack = No attack: the odds are too poor.
samourai-plan-goal = Takes { $hex }, which the goal is about.
samourai-plan-hold = Stays on { $hex }, which the goal is about.
samourai-plan-leave = Leaves the map from { $hex }: that is the goal.
samourai-plan-strike = From { $hex } he can attack { $target }: { $good }% in your favour, { $bad }% against you.
samourai-plan-aim = From { $hex } he can shoot at { $target }: { $chance }% to hit.
samourai-plan-closer = Closer to { $target }: { $left ->
    [one] { $left } hex
   *[other] { $left } hexes
} to go.
samourai-plan-nearer = Nearer to { $hex }, where he is needed: { $left ->
    [one] { $left } hex
   *[other] { $left } hexes
} to go.
samourai-plan-safer = Safer: enemies who could shoot or strike at him there: { $after } instead of { $before }.
samourai-plan-position = { $hex } is the best place for the turns to come.
samourai-plan-stay = Stays: every other place is worse for him.

## How it ended

web-hex-end = How it ended
web-hex-end-won = You won.
web-hex-end-lost = You lost.
web-hex-end-drawn = A draw.
web-hex-end-seen = { $side } wins.
web-hex-end-why = { $reason }, in turn { $turn }.
web-hex-fate-up = { $count } standing
web-hex-fate-wounded = { $count } wounded
web-hex-fate-left = { $count } off the map
web-hex-fate-dead = { $count } dead
web-hex-fate-of-up = standing
web-hex-fate-of-wounded = wounded
web-hex-fate-of-left = off the map
web-hex-fate-of-dead = dead
