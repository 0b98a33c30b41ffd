# Your Game: names, prompts, actions, events and the table in words.

yourgame = Your Game
yourgame-about = A heap of stones and a secret card each: who takes the last stone, and who kept their card? For two players.

yourgame-option-stones = How many stones are in the heap: 6, 9 or 12.

yourgame-seat = Player { $number }

yourgame-prompt-turn = Take up to three stones, or show your card.

yourgame-action-deal = the cards are dealt
yourgame-action-take = { $count ->
    [1] take one stone
   *[other] take { $count } stones
}
yourgame-action-show = show your card

yourgame-event-dealt = { $seat } is dealt card { $card }.
    .hidden = { $seat } is dealt a card.
yourgame-event-took = { $seat } takes { $count ->
    [one] one stone
   *[other] { $count } stones
}; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
yourgame-event-showed = { $seat } shows card { $card }.
yourgame-event-ended = The game is over.

yourgame-text-heap = Stones in the heap: { $stones }.
yourgame-text-card = { $seat }: card { $card }, not shown.
    .hidden = { $seat }: a secret card.
yourgame-text-card-shown = { $seat }: card { $card }, shown.
yourgame-text-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
