# The lessons of Kenjin: what is asked, and what is said of a right or a wrong move.

kenjin-lessons = Thirteen cards, four battlefields, and nobody knows what lies face down. A few minutes, and you can play.

kenjin-lesson-cards = Face up, face down
kenjin-lesson-cards-face-up = You are the white clan and fight Jozu on four battlefields. Five of your cards are regular units: everybody sees them. Send your Ashigaru to battlefield 1, the Port.
    .right = The Ashigaru lies face up, with a power of 2. On each battlefield the stronger army will win.
    .wrong = That would be allowed too, but here we begin with the Ashigaru: point at it in your hand, then at battlefield 1.
    .elsewhere = The right card; but send it to battlefield 1, the Port, where cards that lie face up bring one point of power more.
kenjin-lesson-cards-face-down = You engage two cards each turn. The eight secret units lie face down: only you may peek at them. Send a Peasant to battlefield 3, the Rice Field.
    .right = Elsewhere a Peasant has no power at all; on the Rice Field it has 1. Jozu has engaged two cards as well, and you can only guess which.
    .wrong = That would be allowed too. But try a secret unit now: a Peasant, to battlefield 3.
    .elsewhere = Peasants have power 0 there. On battlefield 3, the Rice Field, they have 1.

kenjin-lesson-scout = The Scout
kenjin-lesson-scout-engage = On battlefield 1 two cards of Jozu lie face down, and you have two strong ones there. What are you up against? Send the Scout to battlefield 1.
    .right = The ability of a regular unit works at once.
    .wrong = To find out what lies there you need the Scout: send it to battlefield 1.
    .elsewhere = The Scout turns up a card on its own battlefield only. The two you want to know lie on battlefield 1.
kenjin-lesson-scout-reveal = Now choose which of the two cards is turned up: take the first.
    .right = A Samurai: he will cut down your Brute and your Ashigaru. Now everybody knows, and you still have an Archer. A card turned up stays so, and no Assassin can take it any more.
    .wrong = Take the first one: a card laid first often has the longest plan behind it.

kenjin-lesson-shadows = In the shadows
kenjin-lesson-shadows-shugenja = Who leads Jozu’s army on battlefield 2, the Palace? The Shugenja looks at any one hidden card, wherever he stands. Send him to any battlefield.
    .right = Wherever he lies, he may look at a hidden card on any battlefield.
    .wrong = You need the Shugenja for this. Any battlefield will do.
kenjin-lesson-shadows-look = Look at the first card of Jozu on battlefield 2.
    .right = The Lord! Only you know. If he survives on a battlefield that Jozu wins, he is worth 3 points more, and every card behind him makes him stronger.
    .wrong = Another time, perhaps. The one worth knowing stands first on battlefield 2, with the others behind it.
kenjin-lesson-shadows-assassin = Your turn has a second card. The Assassin does not lie on your side: he takes the place of a hidden card of the enemy. Take the Lord.
    .right = The Lord is gone, and only you and Jozu know it. Your Assassin now lies in Jozu’s row, and his power of 1 counts for Jozu: that is the price.
    .wrong = Not bad, but the Lord will not stay a target for ever. Point at the Assassin, then at the first card on battlefield 2.
    .another = That is somebody else. The Lord is the first card on battlefield 2: you have just seen him.

kenjin-lesson-general = The General
kenjin-lesson-general-engage = Your Lord, power 2, stands on battlefield 1 against the Ashigaru and the Brute: 5. He is lost there. A General leads one of your hidden cards away from the battlefield he comes to. Send him.
    .right = He has come for the Lord.
    .wrong = That does not save the Lord. Send the General to battlefield 1, where the Lord stands.
    .elsewhere = The General moves a card from the battlefield on which he is engaged. The Lord stands on battlefield 1.
kenjin-lesson-general-move = Lead the Lord to battlefield 3, the Torii, where nobody stands against you.
    .right = The Lord is now the last of that row. Every card you lay behind him there makes him stronger by 1.
    .wrong = He would be in danger there, or in the way. On battlefield 3 nobody stands against you.

kenjin-lesson-lord = The Lord
kenjin-lesson-lord-lord = Two cards are left in your hand: the Lord and a Peasant. Whoever engages the Lord last of all is a coward and loses 5 points. Send him to battlefield 2, the Golden Temple.
    .right = The Lord has power 2, and 1 more for each card behind him. Nobody is behind him yet.
    .wrong = Think of the Lord: he must not be your last card. Send him to battlefield 2.
    .coward = Then the Lord would be your last card: a coward, 5 points lost. Engage him now.
    .elsewhere = The Lord, yes; but on battlefield 2 he can turn the scale: there it stands 4 against your 2.
kenjin-lesson-lord-behind = Your last card. On battlefield 2 it stands 4 to 4. Where does the Peasant, with no power of his own, decide a fight?
    .right = Behind the Lord the Peasant is worth a point of power: 5 to 4. The Temple brings 6 points, the Lord 3, the Peasant 1. See the score above.
    .wrong = There he changes nothing. Behind the Lord, on battlefield 2, he makes the Lord stronger by 1.

kenjin-lesson-archer = Archers and Samurai
kenjin-lesson-archer-shoot = When the cards are turned up, first the Archers shoot the opposing Samurai, then the Samurai who are left cut down Peasants, Brutes and Ashigaru. You have seen Jozu’s Samurai on battlefield 3. Your last card is the Archer.
    .right = The Samurai fell before he could strike. Your own, on battlefield 4, cut down the Brute and the Ashigaru: there was no Archer to stop him.
    .wrong = Look where Jozu’s Samurai stands: he lies face up on battlefield 3. There your Archer saves the Ashigaru and the Peasant.

kenjin-lesson-fortress = The place decides
kenjin-lesson-fortress-third = Every battlefield has a rule of its own. The Fortress is won only with at least three cards. You have two there, and they are strong. Your last card is a Peasant.
    .right = Three cards, and the Fortress is yours: 6 points, and 1 more because a Peasant survived there. Point at the name of a battlefield in any game to read its rule.
    .wrong = There the Peasant decides nothing. On battlefield 4, the Fortress, one card is missing.
    .palace = In the Palace the larger army has 2 power less: no good place for a crowd. On battlefield 4, the Fortress, one card is missing.
