# Kenjin: names, prompts, actions, events and the table in words.

kenjin = Kenjin
kenjin-about = Bluff with hidden cards on four battlefields, for two to four clans. By Nicolas Sato, published by Superlude.

kenjin-option-players = Number of players: 2, 3 or 4.
kenjin-option-setup = How the battlefields are chosen: random, or draft (each player picks; three or four players).
    .label = Battlefields
kenjin-option-teams = Four players in two teams; partners sit opposite each other.
kenjin-option-torii_counts_itself = The Torii counts itself among the battlefields won.
kenjin-option-peasant_must_survive = A Peasant scores a point only if he survives the fight.
kenjin-conflict-draft-for-two = Two players cannot draft the battlefields: draw them at random, or play with three or four.
kenjin-conflict-teams-of-four = Teams need four players.

kenjin-clan-kamiwashi = Kamiwashi
kenjin-clan-jozu = Jozu
kenjin-clan-yasei = Yasei
kenjin-clan-hondo = Hondo

kenjin-unit-scout = Scout
kenjin-unit-shugenja = Shugenja
kenjin-unit-general = General
kenjin-unit-assassin = Assassin
kenjin-unit-ashigaru = Ashigaru
kenjin-unit-lord = Lord
kenjin-unit-peasant = Peasant
kenjin-unit-brute = Brute
kenjin-unit-archer = Archer
kenjin-unit-samurai = Samurai

kenjin-battlefield-port = Port
kenjin-battlefield-rice-field = Rice Field
kenjin-battlefield-village = Village
kenjin-battlefield-camp = Supply Camp
kenjin-battlefield-torii = Torii
kenjin-battlefield-pass = Pass
kenjin-battlefield-sanctuary = Sanctuary
kenjin-battlefield-palace = Palace
kenjin-battlefield-temple = Golden Temple
kenjin-battlefield-fortress = Fortress

kenjin-phase-set-up = set-up
kenjin-phase-deployment = deployment
kenjin-phase-resolution = resolution
kenjin-phase-over = the game is over

kenjin-prompt-draft = Choose a battlefield.
kenjin-prompt-engage = Choose a card and the battlefield to engage it on.
kenjin-prompt-reveal = Your Scout turns up a card of your opponent’s: which one?
kenjin-prompt-look = Your Shugenja looks at a face-down card: which one?
kenjin-prompt-move = Your General moves one of your face-down cards: which one, and where?
kenjin-prompt-destroy = The Sanctuary destroys one of your weakest cards: which one?
kenjin-prompt-bonus = Your supplies give +1 on two battlefields: which ones?

kenjin-action-tile = { $battlefield } is drawn
kenjin-action-draft = take the { $battlefield }
kenjin-action-engage = engage { $unit } on battlefield { $number }
kenjin-action-reveal = turn up card { $place }
kenjin-action-look = look at card { $place } of { $seat } on battlefield { $number }
kenjin-action-move = move card { $place } to battlefield { $number }
kenjin-action-assassin = Assassin: take card { $place } of { $seat } on battlefield { $number }
kenjin-action-destroy = destroy card { $place }
kenjin-action-bonus = supply battlefields { $numbers }

kenjin-event-tile-laid = Battlefield { $number } is the { $battlefield }.
kenjin-event-tile-offered = The { $battlefield } is laid out.
kenjin-event-tile-drafted = { $seat } takes the { $battlefield }: it is battlefield { $number }.
kenjin-event-engaged = { $seat } engages a card on battlefield { $number }, place { $place }: { $unit }.
    .hidden = { $seat } engages a card face down on battlefield { $number }, place { $place }.
kenjin-event-revealed = { $seat } turns up { $owner }’s card { $place } on battlefield { $number }: { $unit }.
kenjin-event-looked = { $seat } looks at { $owner }’s card { $place } on battlefield { $number }: { $unit }.
    .hidden = { $seat } looks at { $owner }’s card { $place } on battlefield { $number }.
kenjin-event-moved = { $seat } moves card { $place } of battlefield { $number } to battlefield { $to }: { $unit }.
    .hidden = { $seat } moves card { $place } of battlefield { $number } to battlefield { $to }.
kenjin-event-assassinated = { $seat }’s Assassin takes { $owner }’s card { $place } on battlefield { $number }: { $unit }.
    .hidden = { $seat }’s Assassin takes { $owner }’s card { $place } on battlefield { $number }.
kenjin-event-coward = { $seat } engaged the Lord as the last card: coward!
kenjin-event-port-counted = Battlefield { $number }, Port: { $seat } gets +{ $bonus } for face-up cards.
kenjin-event-turned-up = On battlefield { $number }, { $seat }’s card { $place } is turned up: { $unit }.
kenjin-event-shot = Battlefield { $number }: an Archer eliminates { $seat }’s { $unit }.
kenjin-event-cut-down = Battlefield { $number }: a Samurai eliminates { $seat }’s { $unit }.
kenjin-event-doomed = { $seat } chooses card { $place } for the Sanctuary.
    .hidden = { $seat } has chosen a card for the Sanctuary.
kenjin-event-destroyed = Battlefield { $number }: the Sanctuary destroys { $seat }’s { $unit }.
kenjin-event-power-counted = Battlefield { $number }: { $seat } has power { $power } with { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}.
kenjin-event-won = { $seat } wins battlefield { $number }, the { $battlefield }.
kenjin-event-drawn = Nobody wins battlefield { $number }, the { $battlefield }.
kenjin-event-not-enough = { $seat } does not meet the condition of the { $battlefield }: nobody wins battlefield { $number }.
kenjin-event-supplied = { $seat } supplies battlefields { $first } and { $second }: +1 power on each.
kenjin-event-ended = The game is over.

kenjin-text-phase = Kenjin: { $phase }.
kenjin-text-offer = On offer: { $battlefields }.
kenjin-text-battlefield = Battlefield { $number }, { $battlefield }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kenjin-text-battlefield-won = Battlefield { $number }, { $battlefield }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: won by { $seat }
kenjin-text-battlefield-drawn = Battlefield { $number }, { $battlefield }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    }: won by nobody
kenjin-text-row = { "  " }{ $seat }: { $cards }
kenjin-text-no-cards = no cards
kenjin-text-supplied = (supplies +{ $bonus })
kenjin-text-power = (power { $power })
kenjin-text-face-down = face down
kenjin-text-known = { $unit } (face down)
kenjin-text-foreign = { $unit } of { $seat }
kenjin-text-hand = { $seat }’s hand: { $cards }
kenjin-text-hand-size = { $seat } holds { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}.
kenjin-text-taken = { $seat }’s Assassin took from { $owner }: { $unit }.
    .hidden = { $seat }’s Assassin took a card from { $owner }.
kenjin-text-score = Score
kenjin-text-total = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kenjin-text-points = { "  " }{ $battlefield }: { $points }{ $peasant ->
    [0] { "" }
   *[other] , Peasant +{ $peasant }
}{ $lord ->
    [0] { "" }
   *[other] , Lord +{ $lord }
}
kenjin-text-coward-points = { "  " }coward: { $points }
