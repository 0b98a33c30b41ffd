web-kenjin-not-drawn = not drawn yet
web-kenjin-field = Battlefield { $number }, { $battlefield }
web-kenjin-row = { $seat } on battlefield { $number }
web-kenjin-nobody = nobody wins
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
web-kenjin-taken = Your Assassin took a card from { $owner }: { $unit }.
web-kenjin-secret = secret
web-kenjin-regular = face up
web-kenjin-offer = Battlefields on offer
web-kenjin-others = Battlefields between the other players
web-kenjin-pick-card = Choose a card, then a battlefield.
web-kenjin-pick-field = { $unit }: on which battlefield?
web-kenjin-pick-victim = Assassin: which face-down card?
web-kenjin-pick-destination = To which battlefield?
web-kenjin-pick-second = And the second battlefield?
web-kenjin-resolution = Resolution
web-kenjin-next-field = Next battlefield
web-kenjin-tile-port = +1 for each face-up card
web-kenjin-tile-rice-field = Peasants have power 1
web-kenjin-tile-village = Power 1 counts as 2
web-kenjin-tile-camp = Winner: +1 in two others
web-kenjin-tile-torii = +1 point per other win
web-kenjin-tile-pass = At most 3 cards per side
web-kenjin-tile-sanctuary = Each loses a weakest card
web-kenjin-tile-palace = Larger army: −2 power
web-kenjin-tile-temple = Won only with power 4+
web-kenjin-tile-fortress = Won only with 3+ cards
web-kenjin-does-scout = turns up an opposing card
web-kenjin-does-shugenja = looks at a hidden card
web-kenjin-does-general = moves your hidden card
web-kenjin-does-assassin = replaces a hidden card
web-kenjin-does-ashigaru = no ability
web-kenjin-does-lord = +1 per card behind him
web-kenjin-does-peasant = +1 point where you win
web-kenjin-does-brute = no ability
web-kenjin-does-archer = eliminates the Samurai
web-kenjin-does-samurai = eliminates weak units
web-kenjin-hidden = { $count ->
    [one] one card hidden
   *[other] { $count } cards hidden
}
web-kenjin-printed = Printed power of the cards you know
