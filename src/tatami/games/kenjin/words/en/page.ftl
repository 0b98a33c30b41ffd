web-kenjin-not-drawn = not drawn yet
web-kenjin-field = Battlefield { $number }, { $battlefield }
web-kenjin-row = { $seat } on battlefield { $number }
web-kenjin-nobody = nobody’s
web-kenjin-won-by = { $seat } wins
web-kenjin-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-kenjin-points-column = Points
web-kenjin-battlefield = Battlefield
web-kenjin-total = Total
web-kenjin-coward = Coward
web-kenjin-power = Power
web-kenjin-hand = Your hand
web-kenjin-hand-count = Your hand: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
web-kenjin-taken = Your Assassin took { $unit } from { $owner }.
web-kenjin-secret = secret
web-kenjin-regular = face up
web-kenjin-offer = Battlefields laid out
web-kenjin-others = Battlefields between others
web-kenjin-pick-card = Choose a card, then a battlefield.
web-kenjin-pick-field = { $unit }: to which battlefield?
web-kenjin-pick-victim = Assassin: whose face-down card?
web-kenjin-pick-destination = To which battlefield?
web-kenjin-pick-second = And the second battlefield?
web-kenjin-resolution = The battles
web-kenjin-next-field = Next battlefield
web-kenjin-tile-port = +1 for each card face up
web-kenjin-tile-rice-field = Peasants have power 1
web-kenjin-tile-village = Power 1 counts as 2
web-kenjin-tile-camp = Winner: +1 on two other fields
web-kenjin-tile-torii = +1 point per other field won
web-kenjin-tile-pass = At most three cards a side
web-kenjin-tile-sanctuary = Each side loses its weakest card
web-kenjin-tile-palace = The larger army has −2
web-kenjin-tile-temple = Win with power 4, or all fall
web-kenjin-tile-fortress = Win with 3 cards, or all fall
web-kenjin-does-scout = turns up an enemy card
web-kenjin-does-shugenja = looks at a card
web-kenjin-does-general = moves a hidden card
web-kenjin-does-assassin = replaces a hidden enemy
web-kenjin-does-ashigaru = power only
web-kenjin-does-lord = +1 per card after him
web-kenjin-does-peasant = +1 point where you win
web-kenjin-does-brute = power only
web-kenjin-does-archer = shoots the Samurai
web-kenjin-does-samurai = cuts down the weak
web-kenjin-hidden = { $count ->
    [one] one card hidden
   *[other] { $count } cards hidden
}
web-kenjin-printed = Printed power of the cards you know
