# The lessons of Kenjin: what is asked, and what is said of a right or a wrong move.

kenjin-lessons = Thirteen cards, four battlefields, and plenty of secrets face down. A few minutes are enough to learn.

kenjin-lesson-cards = Face up, face down
kenjin-lesson-cards-face-up = You lead the white clan against Jozu on four battlefields. Five of your cards are regular units: everyone sees them. Engage your Ashigaru on battlefield 1, the Port.
    .right = The Ashigaru lies face up; his power is 2. On each battlefield the stronger army wins.
    .wrong = You could do that, but let us start with the Ashigaru: click it in your hand, then battlefield 1.
    .elsewhere = The right card, but engage it on battlefield 1, the Port: every face-up card there is worth one more point of power.
kenjin-lesson-cards-face-down = You engage two cards each turn. The eight secret units lie face down: only you may look at them. Engage a Peasant on battlefield 3, the Rice Field.
    .right = Elsewhere a Peasant has power 0; on the Rice Field he has 1. Jozu has engaged two cards as well, and you can only guess which.
    .wrong = You could do that, but now try a secret unit: a Peasant on battlefield 3.
    .elsewhere = Peasants have power 0 there. On battlefield 3, the Rice Field, they have 1.

kenjin-lesson-scout = The Scout
kenjin-lesson-scout-engage = On battlefield 1 you have two strong cards against two face-down cards of Jozu. What are you up against? Engage the Scout on battlefield 1.
    .right = A regular unit’s ability works at once.
    .wrong = To see what is there you need the Scout: engage him on battlefield 1.
    .elsewhere = The Scout turns up a card only on his own battlefield. The two cards in question are on battlefield 1.
kenjin-lesson-scout-reveal = Now choose which of the two cards to turn up: the first one.
    .right = A Samurai! He would eliminate your Brute and your Ashigaru. Now everyone knows, and you still have an Archer. A card that was turned up stays face up, and no Assassin can take it any more.
    .wrong = Turn up the first one: the card played first is often the most important.

kenjin-lesson-shadows = In the shadows
kenjin-lesson-shadows-shugenja = Who leads Jozu’s army on battlefield 2, the Palace? The Shugenja looks at any hidden card, wherever it is. Engage him on any battlefield.
    .right = From any battlefield he can look at a hidden card on any other.
    .wrong = You need the Shugenja for this. Any battlefield will do.
kenjin-lesson-shadows-look = Look at Jozu’s first card on battlefield 2.
    .right = The Lord! Only you know. If he survives on a battlefield that Jozu wins, he is worth 3 more points, and every card behind him makes him stronger.
    .wrong = Another time, perhaps. The important card is the first on battlefield 2, with the others behind it.
kenjin-lesson-shadows-assassin = You have a second card to play this turn. The Assassin does not go on your side: he replaces a hidden card of your opponent. Take the Lord.
    .right = The Lord is gone, and only you and Jozu know it. The price: your Assassin now lies in Jozu’s row, and his power of 1 counts for Jozu.
    .wrong = Not bad, but the Lord will not stay within reach for ever. Click the Assassin, then the first card on battlefield 2.
    .another = That is another card. The Lord is the first on battlefield 2: you have just seen him.

kenjin-lesson-general = The General
kenjin-lesson-general-engage = On battlefield 1 your Lord, power 2, faces the Ashigaru and the Brute: 5. He would lose. A General moves one of your hidden cards away from his battlefield. Engage him there.
    .right = Now he can get the Lord out.
    .wrong = That does not save the Lord. Engage the General on battlefield 1, where the Lord is.
    .elsewhere = The General moves a card from the battlefield he is engaged on. The Lord is on battlefield 1.
kenjin-lesson-general-move = Move the Lord to battlefield 3, the Torii, where you have no opponent.
    .right = The Lord is now the last card of that row. Every card you engage behind him makes him stronger by 1.
    .wrong = He would be in danger there, or of no use. On battlefield 3 you have no opponent.

kenjin-lesson-lord = The Lord
kenjin-lesson-lord-lord = You have two cards left: the Lord and a Peasant. If the Lord is the last card you engage, you are a coward and lose 5 points. Engage him on battlefield 2, the Golden Temple.
    .right = The Lord has power 2, plus 1 for each card behind him. There is none yet.
    .wrong = Think of the Lord: he must not be your last card. Engage him on battlefield 2.
    .coward = Then the Lord would be your last card: coward, and 5 points lost. Engage him now.
    .elsewhere = The Lord, yes; but on battlefield 2 he makes the difference: there Jozu shows a power of 4 against your 2.
kenjin-lesson-lord-behind = Your last card. Battlefield 2 stands at 4 to 4. Where can the Peasant, with no power of his own, decide a fight?
    .right = Behind the Lord the Peasant adds a point of power: 5 to 4. The Temple is worth 6 points, the Lord 3, the Peasant 1. See the score above.
    .wrong = There he changes nothing. Behind the Lord, on battlefield 2, he makes the Lord stronger by 1.

kenjin-lesson-archer = Archers and Samurai
kenjin-lesson-archer-shoot = When the cards are turned up, the Archers first eliminate the opposing Samurai; then the remaining Samurai eliminate Peasants, Brutes and Ashigaru. You have seen Jozu’s Samurai on battlefield 3. Your last card is the Archer.
    .right = The Samurai was eliminated before he could act. Your own, on battlefield 4, eliminated the Brute and the Ashigaru: there was no Archer to stop him.
    .wrong = See where Jozu’s Samurai is: face up on battlefield 3. There your Archer saves the Ashigaru and the Peasant.

kenjin-lesson-fortress = Every battlefield is different
kenjin-lesson-fortress-third = Every battlefield has its own rule. To win the Fortress you need at least three cards there. You have two strong ones. Your last card is a Peasant.
    .right = Three cards, and the Fortress is yours: 6 points, plus 1 because a Peasant survived there. In any game, click the name of a battlefield to read its rule.
    .wrong = The Peasant decides nothing there. On battlefield 4, the Fortress, you are one card short.
    .palace = In the Palace the larger army loses 2 power: no place for a crowd. On battlefield 4, the Fortress, you are one card short.
