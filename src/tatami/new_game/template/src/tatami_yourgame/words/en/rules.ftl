# Your Game: the rules, one message for each: YG-2.1 is yg-2-1.

yg-1 = Before the game
yg-1-1 = Two players sit at a heap of stones (`stones`: 6, 9 or 12).
yg-1-2 = Of three cards, numbered 1 to 3, each player is dealt one. The third is out of the game.
yg-1-3 = You know your own card only, until the other card is shown or the game is over.

yg-2 = A turn
yg-2-1 = Player 1 begins. Then you take turns until the heap is empty.
yg-2-2 = On your turn you take one, two or three stones from the heap, if so many are left.
yg-2-3 = Once in the game you may show your card instead, and take no stone.

yg-3 = The end
yg-3-1 = The game is over when the last stone is taken.
yg-3-2 = Whoever took the last stone scores 2 points. A card that was not shown scores its number.
yg-3-3 = Whoever has more points wins. If both have the same, both win.
