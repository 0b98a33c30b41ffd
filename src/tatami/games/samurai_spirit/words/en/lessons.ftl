# The lessons of Samurai Spirit: what is asked, and what is said of a right or a wrong move.

samurai-spirit-lessons = You all defend one village, and win or lose together. A few minutes are enough to learn.

samurai-spirit-lesson-defend = Left: defend
samurai-spirit-lesson-defend-fight = You are Kyuzo, beside Heihachi and Gorobei. The raiders attack for three rounds. On your turn you take one action: Fight, Support or Pass. Choose Fight.
    .right = The top raider is revealed: a 2 with a doll.
    .wrong = Choose Fight: someone has to face the raiders.
    .pass = If you pass, you are out for the rest of the round. It is far too early for that.
    .support = A good idea, but later. For now, fight.
samurai-spirit-lesson-defend-left = A raider goes to your left or to your right. On the left, a raider with a symbol counts as a defence: hat, farm and doll, one of each. By the end of the round you want all three. Put the doll on your left.
    .right = The doll protects the Families. At the end of the round, no hat means a wound, no farm a lost Farmstead, no doll a lost Family.
    .wrong = You could do that, but a symbol you do not have yet is best on the left.

samurai-spirit-lesson-confront = Right: confront
samurai-spirit-lesson-confront-fight = You have a doll. Reveal the next raider.
    .right = A 3 with another doll: you already have one.
    .wrong = Reveal the next raider: fight.
samurai-spirit-lesson-confront-right = A card that cannot go to the left must be confronted: it goes to the right, into your combat line, and your track shows the sum.
    .right = 2 and 3: your track shows 5. Kyuzo’s Kiai value is 9: as long as you are below it, all is well.
    .wrong = You can only confront this card.

samurai-spirit-lesson-kiai = Kiai!
samurai-spirit-lesson-kiai-fight = Now you are Heihachi, with Kiai value 8; your track shows 5. Fight.
    .right = A 3. Count: 5 and 3.
    .wrong = Not now: the raider you need may come. Fight.
samurai-spirit-lesson-kiai-exactly = When your track reaches your exact Kiai value, your Kiai triggers. Left or right?
    .right = 8, exactly.
    .wrong = Aim for exactly 8.
    .defend = The doll would be useful too, but 5 and 3 make exactly 8: confront it.
samurai-spirit-lesson-kiai-cry = Heihachi’s Kiai adds a Barricade. Use it.
    .right = One more Barricade, and the first raider of your line is discarded: your track is back at 5. Each samurai has a different Kiai.
    .wrong = It costs nothing, and the village needs Barricades.

samurai-spirit-lesson-overwhelmed = Too many raiders
samurai-spirit-lesson-overwhelmed-fight = You are Kyuzo again, at 6 of 9. Fight.
    .right = A 4 with a hat.
    .wrong = There is still room on your track: fight.
samurai-spirit-lesson-overwhelmed-too-much = Above your Kiai value you are overcome: a Barricade is destroyed at once, and you must pass on your next turn. Where do you place the 4?
    .right = The hat saves you a wound at the end of the round, and your track stays at 6.
    .wrong = Look at your track.
    .confront = 6 and 4 make 10, above 9: you would lose a Barricade. You have no hat yet: put it on your left.

samurai-spirit-lesson-penalty = The last raider’s penalty
samurai-spirit-lesson-penalty-cover = At the start of your turn you take the penalty of the last raider in your line. Yours shows a flame: you would lose a Barricade. You have just drawn a 1 without a penalty. Where do you place it?
    .right = Now the harmless 1 is last, and you keep your Barricade next turn.
    .wrong = Which raider will then be the last in your line?
    .defend = The doll would be useful, but then the flame stays last and costs a Barricade next turn. Cover it.

samurai-spirit-lesson-talent = Talents
samurai-spirit-lesson-talent-fight = You are Heihachi, at 7 of 8. Each samurai has a Talent; Heihachi may give a raider with an even value to a neighbour. Fight.
    .right = A 4 with a hat, and you already have a hat.
    .wrong = With this Talent you can risk it: fight.
samurai-spirit-lesson-talent-give = 7 and 4 would make 11. Who can use the 4?
    .right = Kyuzo is glad to have it: he had no hat. Look at the others before you decide; you win together.
    .wrong = Give it to Kyuzo.
    .confront = 11 is above 8: you would be overcome. Your Talent lets you give it away.
    .gorobei = Gorobei is at 8 of 9. Kyuzo has more room, and no hat.

samurai-spirit-lesson-support = Support
samurai-spirit-lesson-support-token = You are Gorobei: you may ignore the penalties of an even raider. Kyuzo plays next; the last card of his line is a 4 with a flame, and only one Barricade is left. Lend him your Talent: support Kyuzo.
    .right = With your token Kyuzo ignores the flame. You get it back after his turn. The price: the top raider goes face down to the Intruder stack.
    .wrong = Then the last Barricade is lost on Kyuzo’s turn. Support him.
    .heihachi = Heihachi is in no danger now. It is Kyuzo’s line that ends with a flame.
    .pass = Then you are out for this round, and the Barricade is lost anyway. Support Kyuzo.

samurai-spirit-lesson-night = End of a round
samurai-spirit-lesson-night-pass = The others have passed. You have all three symbols, your track is at 8 of 9, and almost any raider would overcome you. Two are left. Pass.
    .right = That is how a round is settled: wounds, Farmsteads, Families and their bonuses, then the Intruder stack. If a Farmstead and a Family are left after three rounds, you win.
    .wrong = You have all your symbols, and only a 1 would fit on your track. Pass.
