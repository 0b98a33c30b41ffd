# Kenjin's board: short lines, warnings, endings.

web-kenjin-new = new
web-kenjin-of = Belongs to { $seat }
web-kenjin-seen-by = seen by { $names }
web-kenjin-in-hand = in hand
web-kenjin-turn = Turn { $turn } of { $turns }
web-kenjin-card-of = Card { $card } of { $cards }
web-kenjin-lies-down = lies face down
web-kenjin-lies-up = lies face up
web-kenjin-lord-out = The Lord is engaged: no coward.
web-kenjin-rest = { $seat }: not seen yet
web-kenjin-rest-note = in hand or face down: { $count }
web-kenjin-partner = partner
web-kenjin-opponent = opponent
web-kenjin-open = { $points } points open
web-kenjin-none-yet = no battlefield yet
web-kenjin-battle = The battle for { $number }
web-kenjin-keys-field = Engage the chosen card on this battlefield
web-kenjin-draft-here = will lie here
web-kenjin-draft-note = It will be battlefield { $number }; it lights up when you hover over a tile.
web-kenjin-draft-taken = taken: battlefield { $number }
web-kenjin-draft-round = Draft, round { $round } of 2: battlefields worth { $points }
web-kenjin-log-engaged = { $unit } on { $number }
web-kenjin-log-engaged-hidden = a card face down on { $number }
web-kenjin-log-revealed = turns up { $whose ->
    [me] your { $unit }
   *[other] { $owner }’s { $unit }
} on { $number }
web-kenjin-log-looked = sees { $whose ->
    [me] your { $unit }
   *[other] { $owner }’s { $unit }
} on { $number }
web-kenjin-log-looked-hidden = looks at { $whose ->
    [me] your card
   *[other] { $owner }’s card
} on { $number }
web-kenjin-log-moved = { $unit } moves from { $number } to { $to }
web-kenjin-log-moved-hidden = a face-down card moves from { $number } to { $to }
web-kenjin-log-assassinated = Assassin takes { $whose ->
    [me] your { $unit }
   *[other] { $owner }’s { $unit }
} on { $number }
web-kenjin-log-assassinated-hidden = Assassin takes { $whose ->
    [me] your card
   *[other] { $owner }’s card
} on { $number }
web-kenjin-log-tile-laid = { $number } is the { $battlefield }
web-kenjin-log-tile-drafted = takes the { $battlefield } as { $number }
web-kenjin-log-turned-up = { $seat }: { $unit }
web-kenjin-log-shot = an Archer eliminates { $seat }’s { $unit }
web-kenjin-log-cut-down = a Samurai eliminates { $seat }’s { $unit }
web-kenjin-log-port-counted = { $seat }: Port +{ $bonus }
web-kenjin-log-power-counted = { $seat }: power { $power }
web-kenjin-slip-scout = Nothing lies face down there: the Scout turns up nothing. Choose it again to send him anyway.
web-kenjin-slip-shugenja = No enemy card lies face down: the Shugenja sees nothing. Choose it again to send him anyway.
web-kenjin-slip-general = You have nothing face down there: the General moves nothing. Choose it again to send him anyway.
web-kenjin-slip-lord = Your Lord would be your last card: a coward, −5 points. Choose it again if you mean it.
web-kenjin-refused-assassin = No enemy card lies face down yet: the Assassin has nobody to take.
web-kenjin-sum-won = { $number } { $battlefield }: { $seat }, { $power } to { $other }
web-kenjin-sum-nobody = { $number } { $battlefield }: nobody, { $power } to { $other }
web-kenjin-reckoning = Final score
web-kenjin-power-to = power { $one } to { $two }
web-kenjin-end-won = You won
web-kenjin-end-lost = You lost
web-kenjin-end-shared = A shared victory
web-kenjin-end-to = to
web-kenjin-end-tie = Equal points: the number of battlefields decides for { $seat }.
web-kenjin-end-fields = { $seat } takes { $count ->
    [one] one battlefield
   *[other] { $count } battlefields
}.
web-kenjin-end-coward = { $seat } engaged the Lord last and loses { $points } points.
web-kenjin-end-lord = { $seat }’s Lord lives on the { $battlefield }.
web-kenjin-curve = Who was ahead, turn by turn
web-kenjin-curve-help = in points, had the battles come then
web-kenjin-curve-ahead = Turn { $turn }: { $seat } ahead by { $points }.
web-kenjin-curve-level = Turn { $turn }: level.
web-kenjin-turning = Turning point, turn { $turn }
web-kenjin-led = Ahead from the first card; biggest gain, turn { $turn }
web-kenjin-turning-engaged = { $whose ->
    [me] Your
   *[other] { $seat }’s
} { $unit } goes to the { $battlefield }
web-kenjin-turning-moved = { $whose ->
    [me] Your
   *[other] { $seat }’s
} General moves the { $unit } to the { $battlefield }
web-kenjin-turning-assassinated = { $whose ->
    [me] Your
   *[other] { $seat }’s
} Assassin takes { $victim ->
    [me] your
   *[other] { $owner }’s
} { $unit } on the { $battlefield }
web-kenjin-turning-points = Battles fought just before it would have ended { $before } to { $before-other }, just after it { $after } to { $after-other }.
