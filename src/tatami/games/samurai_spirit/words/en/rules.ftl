# Samurai Spirit: the in-game rules page, in English. One message per rule: SS-4.3 is ss-4-3.

ss-1 = Components
ss-1-1 = There are seven samurai: Heihachi, Daisuke, Gorobei, Kanbei, Kikuchiyo, Kyuzo and Katsushiro. Each has a two-sided board, human and animal, with a Kiai value on each side, a Talent (the same on both sides), a Kiai (stronger on the animal side), a Support token and at most one Wound marker.
ss-1-2 = The battle track runs from 0 up to the Kiai value; after that comes a single flame space for everything above it.
ss-1-3 = The village has 6 Farmsteads, each with a penalty on its hidden back, 3 Families, each with a bonus on its back, and up to 10 Barricades.
ss-1-4 = There are 66 raiders: 52 Plunderers (values 1 to 4), 7 Lieutenants (value 5) and 7 Bosses (value 6). A raider may show a defence symbol (hat, farm or doll), a penalty (a Boss: one or two) and flames.
ss-1-5 = Cards lie in three piles: the raider stack (face down), the discard pile (face up) and the Intruder stack (face down).

ss-2 = Set-up
ss-2-1 = The game is for 1 to 7 players and 2 to 7 samurai. A solo player takes two samurai, or three, and follows the two-player rules (SS-10); otherwise each player has one, chosen or drawn at random. Where the French, English and Polish rulebooks differ, the table chooses which one to follow; the French one is the default.
    .technical = Option `edition`: `fr` (the default), `en` or `pl`.
ss-2-2 = All six Farmsteads and three Families are in the village. The backs of the Farmsteads are shuffled and unknown (our ruling).
ss-2-3 =
    The difficulty sets the numbers; n is the number of samurai.
    Easy: n + 3 Barricades, 6 × n Plunderers, n − 1 Lieutenants added for round 2, n − 1 Bosses added for round 3; no farm penalties, family bonuses apply.
    Normal: n + 2 Barricades, 7 × n Plunderers, n Lieutenants, n Bosses; no farm penalties, family bonuses apply.
    Hard: n + 1 Barricades, 7 × n Plunderers, n Lieutenants, n Bosses; farm penalties and family bonuses apply.
    Heroic: n Barricades, 7 × n Plunderers, n Lieutenants, n Bosses; farm penalties apply, no family bonuses.
ss-2-4 = The Plunderers of the game are drawn at random from the 52 and shuffled into the raider stack. The others stay in the box, unseen.
ss-2-5 = Boards start human side up with the track at 0, and Support tokens with their owners. A random samurai begins.
ss-2-6 = There can never be more Barricades than at set-up.

ss-3 = Rounds and turns
ss-3-1 = The game has three rounds. In a round the samurai take turns clockwise (your left neighbour is next), skipping those who have passed.
ss-3-2 = Your turn has two steps: (A) the penalty of the last card in your combat line (SS-5), then (B) exactly one action: Fight, Support or Pass.
ss-3-3 = A round ends when the raider stack is empty or everyone has passed. Check the stack after step A, before Kikuchiyo’s second Fight and after the action (our ruling); finish whatever is under way first. If the stack is empty after step A, you take no action. It does not matter what emptied it (our ruling).
    .technical = Under way: all penalties of a card, a Kiai triggered by another Kiai, gifts and placings. The stack may be emptied by a draw, Support, an infiltration or a Kiai.
ss-3-4 = If everyone has passed, the rest of the raider stack goes on top of the Intruder stack, in the same order.
    .technical = This holds in every edition, although only the English rulebook says on top.
ss-3-5 = A samurai who has passed is out for the rest of the round: he gives and receives no cards and suffers no raider’s penalty. Nor can he be given a token, chosen by a Kiai or healed by one, though his own token still comes back to him (our ruling). He counts as usual at the end of the round (SS-9). He also remains a neighbour, so an arrow towards him cannot be applied (SS-5.3).
ss-3-6 = With two samurai, your left and your right neighbour are the same one.
ss-3-7 = You lose at once when a samurai takes a fourth wound, or when the last Farmstead or the last Family is gone; nothing can bring them back, so you do not wait for the end of the round (our ruling). You win if at least one of each is left after the third round (SS-9.6).
    .technical = The game stops right there: nothing more is drawn, revealed or chosen.
ss-3-8 = A round also ends after 500 turns (our ruling). You will never meet this in play.
    .technical = This keeps every game finite: Kyuzo alone against a card that keeps returning could go on for ever.

ss-4 = Fight
ss-4-1 = Reveal the top raider. Talents may apply now (SS-6). Then either confront it (it goes to your right, into your combat line) or defend against it (it goes to your left). What you have on your left protects you and the village at the end of the round (SS-9).
ss-4-2 = Confront: the card goes to the end of your combat line, and your track shows the sum of the line. Below your Kiai value, nothing happens. Exactly on it, your Kiai triggers (SS-7). Above it you are overcome: a Barricade is destroyed at once, or a Farmstead if none is left, as with a flame (our ruling). Every further card that leaves the sum above the value costs one more; until you pass you can still be given cards.
    .example = Kyuzo (Kiai value 9) is at 6. A 2 brings him to 8: nothing. A 3 brings him to exactly 9: Kiai. A 4 brings him to 10: overcome, and a Barricade is lost.
ss-4-3 = Defend: only against a card that shows a symbol, and only if no card on your left shows the same one; so you have at most three cards there. Your track does not move.
ss-4-4 = A card without a symbol, or with a symbol you already have on your left, must be confronted.
ss-4-5 = Your track always equals the sum of your line, after every change.
ss-4-6 = If you are above your Kiai value when you choose your action, that is after step A, you must pass. If step A brought you back (for instance by turning you to your animal side), you need not.
    .technical = All editions are played this way.

ss-5 = Penalties
ss-5-1 = Penalties are compulsory, but only that of the last card in your own combat line. If the line is empty or the card has no penalty, nothing happens.
ss-5-2 = If a Boss has two penalties, both apply, in the order you choose. They are those of the card that was last when step A began, even if that card leaves your line meanwhile. Whether each one can be applied is judged when its turn comes.
    .technical = This holds in every edition; the French rulebook calls the order unimportant. A wound may turn your board, trigger your Kiai and take the card away.
ss-5-3 = A penalty that cannot be applied is replaced by one wound. No defence, no Support, forced pass and no Talent can always be applied, even if they change nothing (our ruling).
ss-5-4 = Flame: one Barricade is destroyed; if none is left, one Farmstead.
ss-5-5 = Wound: you take a wound.
ss-5-6 = Infiltration: the top raider goes face down onto the Intruder stack. With an empty raider stack it cannot be applied.
ss-5-7 = No defence: this turn you may not place cards on your left.
ss-5-8 = No Support: this turn you may not take the Support action. You may still receive tokens.
ss-5-9 = Left arrow, right arrow: the neighbour on that side draws a raider straight into their combat line, with no decision to make and no Talent; it may trigger their Kiai or overcome them. It is always the samurai right next to you; if that samurai has passed, the penalty cannot be applied.
ss-5-10 = Forced pass (Boss): this turn your action is Pass.
ss-5-11 = Return from the discard pile (Boss): a random card of the discard pile is shuffled into the raider stack. With an empty discard pile it cannot be applied.
ss-5-12 = No Talent (Boss): this turn neither your own Talent nor Support tokens work. It takes effect when it is applied, so a Talent that ignores the penalty is used before that.
ss-5-13 = Lost defence (Boss): one card on your left, of your choice, goes to the discard pile. With none there it cannot be applied.
ss-5-14 = The restrictions of SS-5.7, SS-5.8, SS-5.10 and SS-5.12 last for your own turn only: they do not bind you when you are given a card on someone else’s turn. On your own turn they also bind you for a card that reaches you through a Kiai (our ruling).

ss-6 = Talents
ss-6-1 = Heihachi: may give an even card (2, 4, 6) to a neighbour who has not passed.
ss-6-2 = Daisuke: may give an odd card (1, 3, 5) to a neighbour who has not passed.
ss-6-3 = The receiver plays a given card as if drawn in their own Fight, with their own Talent, and so may give it on. They only place the card: no penalty step, no second Fight, no borrowed Talents. A card never goes back to a samurai who has already held it this time (our ruling).
    .technical = So Heihachi, given an even card by the holder of his token, may give it to his other neighbour; the French and English FAQ name Daisuke there, a misprint the Polish one does not have.
ss-6-4 = Gorobei: may ignore the penalties when his last card is even; all penalties of the card or none (our ruling).
ss-6-5 = Kanbei: may ignore the penalties when his last card is odd; all penalties of the card or none (our ruling).
ss-6-6 = Kikuchiyo: having chosen Fight in his turn, he may fight a second time once the first card is played to its end. He may not when he is above his Kiai value or the stack is empty, and never a third time, whatever tokens he holds (our ruling).
ss-6-7 = Kyuzo: a card drawn or given may be discarded if a card of the same value is in his own combat line (if his token is lent, in the line of the samurai who uses it).
ss-6-8 = Katsushiro: may put a card drawn or given under the raider stack and draw another, which he must keep and play himself: confront or defend only, no further Talent (our ruling). The stack must hold at least one other card (our ruling).
ss-6-9 = Talents are never compulsory, and they add up. Your own works whenever you draw or are given a card, on another samurai’s turn too, and you keep it while your token is lent. A Talent from a Support token works only on your own turn, and only if you had the token when the turn began (our ruling, after the rulebook’s note on Kyuzo).

ss-7 = Kiai
ss-7-1 = Whenever the sum of your line becomes exactly your Kiai value, on anyone’s turn, your Kiai triggers. First comes its effect, if you want it. Then, in any case, the first card of your line goes to the discard pile. Losing a card or turning to the animal side can trigger it too; a wound at the end of a round cannot (our ruling).
    .technical = The first card is that of the line as it is after the effect, if there is one.
ss-7-2 = Your Kiai can trigger again later in the round, but not while it is being resolved; when that is over, look at your sum again: exactly the value is a new Kiai (our ruling). A Kiai of another samurai triggered meanwhile is resolved first, then yours goes on.
    .technical = Otherwise an animal Daisuke could go on inside himself for ever. There are never more than three Kiai, one inside another.
ss-7-3 = Heihachi: one more Barricade, never above the limit of SS-2.6. Animal: the same, and he may remove a Wound marker from any samurai still in the round, himself included.
ss-7-4 = Daisuke: he takes the last card of one samurai’s line and gives it to another (either may be Daisuke), who places it left or right by the usual rules, without Talents. Taking, giving and placing are one move: what the placing did to the receiver is resolved first, then the giver’s sum is looked at as it is by then (our ruling). Animal: once or twice, one after the other, as he likes.
ss-7-5 = Gorobei: the top 2 raiders go to the discard pile. Animal: the top 3.
ss-7-6 = Kanbei: the top 2 cards of the Intruder stack go to the discard pile. Animal: the top 3.
ss-7-7 = Kikuchiyo: the last card of one samurai’s line, perhaps his own, goes to the discard pile; then that line’s sum is looked at. Animal: once or twice, as he likes.
ss-7-8 = Kyuzo: one samurai who has their own Support token may hand it to another (either may be Kyuzo). In the Polish edition: any samurai’s token goes to anyone but its present holder; owner, holder and receiver must still be in the round, and tokens beside the village are not meant. Animal: the same, and one more Barricade.
ss-7-9 = Katsushiro: the top 2 raiders are turned up and put back on top in the order he likes, face up, so everyone knows them. Animal: the top 3.
ss-7-10 = If there are fewer cards than asked for, take what is there (our ruling). An effect may be impossible; then only the first card of the line is discarded.
ss-7-11 = You are asked whether to use your Kiai only if the effect would change something; otherwise the first card of your line is simply discarded.
    .technical = `kiai` is offered to Heihachi if a Barricade can be added or (animal) a samurai in the round has a marker; to Daisuke if another samurai is in the round and there is a card to take; to Gorobei and Katsushiro if the raider stack is not empty; to Kanbei if the Intruder stack is not empty; to Kyuzo if a token can be handed over or (animal) a Barricade can be added; to Kikuchiyo always. Otherwise `no-kiai` is the only action.

ss-8 = Wounds
ss-8-1 = First wound: a Wound marker, human side. Second: the marker goes and your board turns to the animal side; your cards stay and the track is set to the sum of your line. If that is exactly the animal Kiai value, the Kiai triggers; if it is above, no further Barricade is lost (our ruling). Third: a Wound marker, animal side. Fourth: the samurai is dead and the game is lost.
ss-8-2 = Healing only removes a marker; an animal never turns back. There are never two markers on one board.

ss-9 = End of a round
ss-9-1 = The steps SS-9.1 to SS-9.5 follow in this order; within each, the samurai act in turn order, beginning with the one who will start the next round (our ruling). First, each samurai with no hat on their left takes a wound.
ss-9-2 = Each samurai with no farm on their left removes a Farmstead: a random one, since the backs are hidden (our ruling). In Hard and Heroic its penalty applies.
ss-9-3 =
    Farmstead penalties apply in Hard and Heroic whenever a Farmstead is lost, also under SS-4.2 and SS-5.4. When the players choose, the samurai whose turn it is decides, or at the end of a round the one who will start the next.
    A: a random Family is lost.
    B: another Farmstead is lost, with its penalty.
    C: a Barricade is destroyed; if there is none, another Farmstead is lost, with its penalty.
    D: a samurai takes a wound, chosen by the players in the French edition and drawn at random in the English and Polish ones; on a turn it is one still in the round, at the end of a round it may be any (our ruling).
    .technical = B and C chain in every edition, though the French text is silent. Option `edition` decides D.
ss-9-4 =
    Each samurai with no doll on their left removes a random Family. Then, except in Heroic, each remaining Family gives its bonus, in this order.
    A: if anyone has a Wound marker, one must be removed. In the French edition the players choose a marked samurai (decided as in SS-9.3), in the English one a samurai is drawn from all, perhaps without effect, in the Polish one from those with a marker.
    B: one more Barricade, within SS-2.6.
    C: the top card of the Intruder stack, if there is one, goes to the discard pile.
ss-9-5 = The cards of the Intruder stack are revealed one by one. Each one with flames destroys a Barricade or, if there is none, a Farmstead (with its penalty where those apply).
    .example = One Barricade is left; the Intruder stack shows a flame, no flame, a flame. The first flame destroys the Barricade, the second a Farmstead.
ss-9-6 = If the village still has a Farmstead and a Family, the next round begins; after the third round, you have won.
ss-9-7 = For the next round all cards in play are gathered, the new Lieutenants (round 2) or Bosses (round 3) are drawn at random and added, and everything is shuffled into the stack. Tracks go to 0 and tokens go home. Wounds, sides of boards, Barricades, Farmsteads and Families stay as they are.
ss-9-8 = The last active samurai is the one on whose turn the round ended (our ruling; the rulebooks say the one who drew the last card or passed last). Their left neighbour starts the next round. After round 3 the order of SS-9 is set the same way.

ss-10 = Two players, solo
ss-10-1 = All rules hold, but the Support tokens of the absent samurai lie face up by the village.
ss-10-2 = At set-up, if fewer than two of the drawn Plunderers show a doll, all are set aside and redrawn, from all 52 (our ruling); nobody sees the check.
    .technical = As Tatami deals cards when they are seen (SS-13.2), this becomes a condition on round 1, in force until two dolls have been seen. For every card that might come next, Tatami counts the ways the other unseen places could still be filled with enough dolls, one fewer being needed if the card itself is a doll; the card’s chance is proportional to that count. The chances are exactly those of a deck redrawn until it fits.
ss-10-3 = At the beginning of your turn, before the penalty, you may use any number of these tokens: their Talents are yours for this turn (in the English and Polish editions: for the rest of this round), and then they are spent for the game. They work on your own turns only. The penalty no Talent (SS-5.12) blocks them, and they are spent all the same.
ss-10-4 = An option brings all of SS-10 to games with 3 to 6 samurai too, which makes them a little easier. It is always on with two samurai (and for a solo game with three) and always off with seven.
    .technical = Option `village_support`.

ss-11 = Support and Pass
ss-11-1 = Support: give your Support token to a samurai who has not passed; then the top raider goes face down onto the Intruder stack. You need to have your own token, and at least one other samurai must still be in the round.
ss-11-2 = The receiver has your Talent on their next turn; several tokens add up. At the end of a samurai’s turn all tokens lent to them go back to their owners, passed or not, used or not. Even one received during that turn, through Kyuzo’s Kiai, goes back without having worked. Tokens of samurai who have passed can still be used by those who hold them (our ruling).
ss-11-3 = Pass: you are out until the end of the round; your samurai figure is laid down.

ss-12 = Score (victory only)
ss-12-1 = Score 1 for each Farmstead, 1 for each Family and 1 if no samurai has a Wound marker: 10 at most. A plus sign shows the difficulty: + for Normal, ++ for Hard, +++ for Heroic.
    .example = Four Farmsteads and two Families are left, and Gorobei has a Wound marker: 6 points; on Hard, 6++.

ss-13 = Who knows what
ss-13-1 = Everything is public except the order and identity of cards nobody has seen. You may look at the number of cards in each pile, and through the whole discard, at any time. Players talk freely.
ss-13-2 = Cards are dealt when seen: in Tatami a card gets its identity only when someone sees it. There is no hidden order to leak, and every chance shown is exact.
    .technical =
        How unseen places are filled.
        (a) The places in the raider stack and the Intruder stack that nobody has seen are filled from the cards that can be there. In round 1 these are all Plunderers not yet seen, those in the box included, since the box is as unknown as the stack. In rounds 2 and 3 they are exactly the older cards of the game (all seen by the end of the round before, so a Plunderer from the box never comes) and the new ones, taken from the seven of the newest kind. With N unseen places, f of them holding new cards, a place shows a given older card with chance 1 in N, and a given one of the m new cards not yet seen with chance f in N × m.
        (b) Known places stay known: the cards Katsushiro turned up, the card he put under the stack, a known card moved to the Intruder stack. When everyone passes, the places of the raider stack go on top of the Intruder stack with all that is known of them.
        (c) A card returned from the discard pile (SS-5.11) shuffles the stack: that card, and every card whose place in the stack was known, is now somewhere in the stack. Each unseen place counts the shuffles made before it left the stack (a place still there: all so far), and each such card bears the number of the shuffle in which it was lost; it is never at a place with a smaller number. All arrangements that respect this are equally likely. Their number is a simple product, placing the cards with the largest number first, so the chance of each card is an exact fraction, with no sampling.
