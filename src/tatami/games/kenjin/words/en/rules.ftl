# Kenjin: the in-game rules page, in English. One message per rule: KJ-3.2 is kj-3-2.

kj-1 = Components
kj-1-1 = Kenjin is for 2 to 4 players. Each leads one clan: Kamiwashi (white), Jozu (blue), Yasei (green) or Hondo (red). The clans differ in colour only.
kj-1-2 = A clan has 13 cards. Five are regular units, engaged face up: Scout, Shugenja, General, Assassin and Ashigaru. Eight are secret units, engaged face down: Lord, four Peasants, Brute, Archer and Samurai. The kind of unit decides which way up it lies; you never choose.
kj-1-3 = There are ten battlefields. Five are worth 4 points: Port, Rice Field, Village, Supply Camp and Torii. Five are worth 6: Pass, Sanctuary, Palace, Golden Temple and Fortress.

kj-2 = Set-up
kj-2-1 = Play goes clockwise: the player on your left sits in the next seat. The player in the first seat begins. In the rulebook that is the oldest player; here the seats are drawn at random unless the table decides otherwise (our ruling).
    .technical = In notation, records and the API, seats count from `0`.
kj-2-2 = With two players, all four battlefields lie between the two of you: two 4s and two 6s, numbered 1 to 4 in the order 4, 6, 4, 6.
kj-2-3 = With three or four players, one 4 and one 6 lie between each pair of neighbours, 6 or 8 battlefields in all; you share none with a player sitting opposite. They are numbered clockwise, the 4 before the 6 of each pair.
    .technical = Between seat `i` and the next (after the last comes seat `0`) the 4 has number 2i + 1 and the 6 has number 2i + 2.
kj-2-4 = So everyone fights on exactly four battlefields: two 4s and two 6s.
kj-2-5 = Random set-up: for each number in turn, draw a battlefield of the right value; the ones left over are out of the game. This is the only set-up for two players (the rulebook calls it the expert one) and the beginners’ set-up for three and four. For a first game, two or three players are best.
    .technical = Option `setup`, value `random`.
kj-2-6 = Draft, for three or four experienced players; two players cannot draft. First, 4s are drawn and put on offer, one more than there are players (with four players, all five). Clockwise from the first player, each takes one and places it between themselves and their left neighbour.
    .technical = Option `setup`, value `draft`. The 4 taken by seat `i` becomes number 2i + 1.
kj-2-7 = Only then are the 6s put on offer, again one more than there are players. Starting with the player who chose a 4 last and going anticlockwise, each takes one and places it between themselves and their right neighbour. The ones left over are out of the game.
    .technical = The 6 taken by seat `i` becomes number 2i; seat `0` takes the last number.
kj-2-8 = You hold all 13 of your cards from the start. There is no draw pile.

kj-3 = Deployment
kj-3-1 = Turns go clockwise from the first player. On your turn you engage two cards, one after the other; on the seventh and last turn, the one card you have left. You may never skip a card.
kj-3-2 = You engage a card on your own side of one of your four battlefields, at the end of your row there; rows keep their order. Your two cards may go to the same battlefield or to two different ones. Only the Assassin does otherwise (KJ-4.4).
kj-3-3 = A regular unit’s ability works the moment it is engaged, before you choose your next card. If it can work, it must; if there is nothing for it to work on, nothing happens.
    .technical = A choice with a single possibility is still an action of its own in the record of the game.
kj-3-4 = The abilities of secret units work only at resolution, even if the card was turned up earlier.
kj-3-5 = A battlefield takes any number of cards, except the Pass (KJ-6.1).
kj-3-6 = Tatami never places a card the wrong way up. At a real table, a card placed with the wrong face is removed from the game.
kj-3-7 = Deployment ends when the last player has engaged their last card.
kj-3-8 = Coward: if your Lord is the last card you engage, you lose 5 points. A Lord moved by your General is not engaged again (our ruling), and losing the Lord afterwards does not lift the penalty (our ruling).

kj-4 = Units
kj-4-1 = Scout (regular). Turn up one face-down card of your choice in your opponent’s row on the same battlefield; the order of the row stays. That card no longer counts as face down: neither an Assassin nor a Shugenja nor its owner’s General can take it.
kj-4-2 = Shugenja (regular). Look at one face-down card of another player, on any battlefield; only you see it, and it stays face down. In team play it may be your partner’s. Everyone sees which card you look at.
kj-4-3 = General (regular). Move one of your face-down cards from this battlefield to the end of your row on another of your battlefields; if you have one here, you must. You choose the card and the destination. A full Pass cannot be the destination. The moved card is now the last of its new row, which matters for the Lord (KJ-4.6).
kj-4-4 = Assassin (regular). He does not go on your side: he replaces a face-down card of another player on any battlefield, yours or not. Look at that card: it is eliminated, and stays secret to everyone else until the end. The Assassin lies face up in that row and now belongs to that army: he counts for its power and its number of cards, in every rule. The Samurai does not eliminate him. In team play only opponents’ cards can be taken (our ruling). Without a card to take he cannot be played (our ruling); that never leaves you stuck.
    .example = Jozu’s face-down Lord is the first of three cards in the Palace. Your Assassin replaces him: Jozu loses the Lord but still has three cards there, and your Assassin’s power of 1 counts for Jozu.
    .technical = The Assassin counts for the row’s owner in: power, tie-break, Palace, Fortress, Port, Village, Sanctuary, the limit of the Pass, the Lord’s bonus. On the last turn a target always exists; before it, other cards can always be engaged.
kj-4-5 = Ashigaru (regular). No ability.
kj-4-6 = Lord (secret). Power 2, plus 1 for each card behind him in his row when power is counted, after eliminations (our ruling). Another player’s Assassin behind him counts too (our ruling). If he survives on a battlefield you win, you score 3 points.
    .example = Your row: Scout, Lord, Peasant, Archer. Two cards lie behind the Lord, so his power is 2 + 2 = 4. If a Samurai eliminates the Peasant, it is 3.
kj-4-7 = Peasant, four of them (secret). Power 0. A battlefield you win with at least one surviving Peasant is worth 1 more point, once per battlefield however many there are. That he must survive is our ruling, since an eliminated card loses its ability; you can switch it off and follow the letter of the rulebook, where it is enough that a Peasant was there when the fight began.
    .technical = Option `peasant_must_survive`, on by default.
kj-4-8 = Brute (secret). No ability.
kj-4-9 = Archer (secret). Eliminates the opposing Samurai on this battlefield, before any Samurai acts.
kj-4-10 = Samurai (secret). After the Archers, eliminates all opposing Peasants, the Brute and the Ashigaru on this battlefield.
kj-4-11 = Both Archers act at the same moment; then the Samurai still there act at the same moment (our ruling).

kj-5 = Resolution
kj-5-1 = When deployment is over the cowards are named (KJ-3.8), so everyone learns where their Lords were laid as the last card. Then the battlefields are resolved one by one: the Supply Camp first, if it is in play, then by number; the order of the others changes nothing (our ruling).
kj-5-2 =
    On each battlefield:
    (a) the Port counts its bonus;
    (b) all cards are turned up;
    (c) the Archers act;
    (d) the Samurai act;
    (e) the Sanctuary destroys;
    (f) powers are added up with every bonus and penalty;
    (g) the winner is found.
kj-5-3 = If only one side still has cards, it wins whatever its power (our ruling, after the rulebook’s lone Peasant with nobody facing him). If neither has any, nobody wins. Otherwise the stronger army wins; at equal power, the side with more cards left after eliminations (our ruling); if that is equal too, nobody.
    .example = Ashigaru and Archer (2 + 1) meet Brute (3): 3 to 3. The first side has two cards, the other one: the first side wins.
kj-5-4 = The Golden Temple and the Fortress then put the winner to the test. An army that consists only of another player’s Assassin can win.
kj-5-5 = The loser’s cards leave; the winner’s stay on the conquered battlefield. If nobody wins, all cards stay where they are, face up, and count for nothing.
kj-5-6 = A power may fall below zero: there is no floor (our ruling; with a floor at 0 the larger army could win the very Palace that punishes it).

kj-6 = Battlefields
kj-6-1 = Pass (6): at most three cards on each side. Nothing can be engaged on a full side, not even a General, whose ability comes too late to make room. An Assassin may still replace a card there.
kj-6-2 = Sanctuary (6): after the abilities, each player destroys one of their own cards of lowest power, choosing among equals. The power at that moment counts, with the Lord’s bonus (our ruling). Both choose without seeing the other’s choice, and both cards leave together (our ruling). Another player’s Assassin is one of the cards of the row’s owner. A side without cards destroys nothing; a lone card is destroyed. Then count the Lord’s bonus again.
    .technical = The player with the lower seat number is asked first; the other learns nothing from the answer.
kj-6-3 = Port (4): before the cards are turned up, each army gets +1 for every face-up card on its side. Later eliminations do not take it away (our ruling).
    .example = You have two face-up and two face-down cards in the Port: +2, even if a Samurai then eliminates one of them.
kj-6-4 = Rice Field (4): Peasants have power 1.
kj-6-5 = Village (4): cards with a printed power of 1 have power 2. The Lord is not affected (our ruling).
kj-6-6 = Palace (6): the side with more cards after eliminations (our ruling) loses 2 power. If both sides have the same number of cards, neither does.
kj-6-7 = Golden Temple (6): if the winner’s power is below 4, nobody wins and all cards there are eliminated.
kj-6-8 = Fortress (6): if the winner has fewer than 3 cards, after eliminations (our ruling), nobody wins and all cards there are eliminated.
kj-6-9 = Supply Camp (4): the winner must at once, before anything else is revealed, choose two other battlefields of their own, with or without cards there. Their army gets +1 power on each, which also counts towards the 4 of the Golden Temple. In team play the winner may also choose battlefields of their partner, whose army then gets the bonus.
kj-6-10 = Torii (4+): worth 4, plus 1 for each other battlefield its winner has won, counted at the end. The Torii does not count itself (our ruling: the rulebook’s own example gives exactly 4); an option makes it count.
    .example = You win the Torii and two other battlefields: the Torii is worth 4 + 2 = 6.
    .technical = Option `torii_counts_itself`, off by default.

kj-7 = Score
kj-7-1 = Add up the points of the battlefields you won, 1 point for each of them won with a surviving Peasant, and 3 points if your Lord is alive on one of them. A coward loses 5.
    .example = You win the Golden Temple (6) with your Lord and a Peasant there, and the Port (4): 6 + 1 + 3 + 4 = 14. If your Lord was your last card, 9.
kj-7-2 = The highest total wins; on a tie, the player who won more battlefields. If that is equal too, the victory is shared (our ruling).

kj-8 = Teams (four players)
kj-8-1 = In team play partners sit opposite each other, so every battlefield lies between opponents. Partners may talk, but may not show each other hidden cards.
    .technical = Option `teams`: seats `0` and `2` against `1` and `3`.
kj-8-2 = A team’s total is the sum of both partners’ points (our ruling). A tie goes to the team that won more battlefields together; if that is equal too, the victory is shared. Both partners of the winning team are winners. The Torii counts only its winner’s own battlefields.
kj-8-3 = Table talk is free in every game, false hints included. If your Assassin took a card, you may say whatever you like about it, but you may not show it.

kj-9 = Who knows what
kj-9-1 = Everyone sees the battlefields, how many cards each player has in hand and in every row, all face-up cards, which places were taken by whose Assassin, which card a Shugenja looked at, and which card a General moved where.
kj-9-2 = You also know your own hand and face-down cards, what your Shugenja saw, what your Assassin took and what was taken from you. Knowledge belongs to the card, not the place: if you have seen a card, you still know it after a General has moved it.
kj-9-3 = The others see that you engage a secret unit and where, but not which. Partners know no more than anyone else, except what a Shugenja shows (KJ-4.2). Spectators see what everyone sees. Once the game is over, everything is shown.
    .technical = To the others, a secret unit engaged on battlefield 2 reads `secret@2`; every other action is public as written.
