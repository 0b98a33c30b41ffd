# The lessons of Samurai Spirit: what is asked, and what is said of a right or a wrong move.

samurai-spirit-lessons = You all defend one village, and win or lose together. A few minutes, and you can stand beside the others.

samurai-spirit-lesson-defend = Left: to defend
samurai-spirit-lesson-defend-fight = You are Kyuzo, with Heihachi and Gorobei at your side. Raiders come for three nights. In your turn you do one thing: fight, support another samurai, or pass. Fight.
    .right = The top raider is turned up: a 2 with a doll.
    .wrong = Choose to fight: somebody has to meet the raiders.
    .pass = Whoever passes is out for the rest of the night. It is far too early.
    .support = A good thing, later. Now fight.
samurai-spirit-lesson-defend-left = A raider goes to your left or to your right. On your left it defends something: hat, farm and doll, one of each. By the end of the round each of you wants all three. Put the doll on your left.
    .right = A doll guards the Families. At the end of the round whoever has no hat takes a wound, without a farm a Farmstead is lost, without a doll a Family.
    .wrong = That would be allowed, but a symbol you do not have yet is welcome on the left.

samurai-spirit-lesson-confront = Right: to confront
samurai-spirit-lesson-confront-fight = You have your doll. Turn up the next raider.
    .right = A 3, and again a doll: you have one already.
    .wrong = Turn up the next raider: fight.
samurai-spirit-lesson-confront-right = Whatever cannot go to the left is confronted: it goes to the right, into your combat line, and your track shows the sum.
    .right = 2 and 3: your track shows 5. Kyuzo’s Kiai value is 9: below it all is well.
    .wrong = It can only be confronted.

samurai-spirit-lesson-kiai = Kiai!
samurai-spirit-lesson-kiai-fight = Now you are Heihachi, Kiai value 8; your track shows 5. Somebody must fight.
    .right = A 3. Count: 5 and 3.
    .wrong = Not now: the right raider could come. Fight.
samurai-spirit-lesson-kiai-exactly = Exactly on his Kiai value a samurai lets out his cry. Left or right?
    .right = 8, exactly.
    .wrong = Reach exactly 8.
    .defend = The doll would be useful too, but 5 and 3 are exactly 8: confront it.
samurai-spirit-lesson-kiai-cry = Heihachi’s Kiai builds a Barricade. Use it.
    .right = A Barricade more, and the first raider of your line runs away: your track is back at 5. Every samurai has a Kiai of his own.
    .wrong = It costs nothing, and the village needs Barricades.

samurai-spirit-lesson-overwhelmed = Too many
samurai-spirit-lesson-overwhelmed-fight = Kyuzo again, with 6 of 9. Fight.
    .right = A 4 with a hat.
    .wrong = There is room on your track still: fight.
samurai-spirit-lesson-overwhelmed-too-much = Above your Kiai value you are overwhelmed: a Barricade is destroyed at once, and you must pass in your next turn. Where does the 4 go?
    .right = The hat spares you a wound at the end of the round, and your track stays at 6.
    .wrong = Look at the track.
    .confront = 6 and 4 are 10, above 9: a Barricade would be lost. You have no hat yet: put it on your left.

samurai-spirit-lesson-penalty = The last one strikes
samurai-spirit-lesson-penalty-cover = At the beginning of your turn the last raider of your line does what it shows. Yours shows fire: a Barricade would burn. You have just drawn a 1 with no penalty. Where does it go?
    .right = The harmless 1 is last now, and nothing will burn in your next turn.
    .wrong = Which raider will be the last of your line?
    .defend = A doll would be good, but then fire stays last and burns a Barricade in your next turn. Cover it.

samurai-spirit-lesson-talent = Talents
samurai-spirit-lesson-talent-fight = Heihachi, 7 of 8. Every samurai has a Talent; his: he may give a raider of even value to a neighbour. Fight.
    .right = A 4 with a hat, and you have a hat.
    .wrong = With such a Talent you can dare to fight.
samurai-spirit-lesson-talent-give = 7 and 4 would be 11. Who can use the 4?
    .right = Kyuzo takes it gladly: he had no hat. Look at the others before you decide: you win together.
    .wrong = Give it to Kyuzo.
    .confront = 11 is above 8: overwhelmed. Your Talent lets you give it away.
    .gorobei = Gorobei’s track shows 8 of 9. Kyuzo has more room, and no hat.

samurai-spirit-lesson-support = Support
samurai-spirit-lesson-support-token = You are Gorobei: you may ignore the penalties of an even raider. Kyuzo, next in turn, has fire last in his line, a 4, and a single Barricade is left. You can lend him your Talent: support Kyuzo.
    .right = With your token Kyuzo ignores the fire. It comes back to you after his turn. The price: the top raider slips in among the intruders, unseen.
    .wrong = Then the last Barricade burns in Kyuzo’s turn. Support him.
    .heihachi = Heihachi has nothing to fear just now. It is Kyuzo’s line that ends in fire.
    .pass = Then you are out for this round, and the Barricade burns all the same. Support Kyuzo.

samurai-spirit-lesson-night = The end of a round
samurai-spirit-lesson-night-pass = The others have passed. You defend all three, your track shows 8 of 9, and nearly every raider would overwhelm you. Two are left. Pass.
    .right = You saw the accounts of the night: wounds, Farmsteads, Families, then their bonuses, then the intruders. With a Farmstead and a Family left after three rounds, you win.
    .wrong = All your symbols are there, and only a 1 would fit on your track. Pass.
