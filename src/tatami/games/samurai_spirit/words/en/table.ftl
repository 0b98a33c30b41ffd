# The table in the browser: what stands on boards, buttons and notes.
web-ss-round-of = Round { $round } of 3
web-ss-round-over = Round { $round } is over
web-ss-counted = { $farms ->
    [one] one farm
   *[other] { $farms } farms
}, { $families ->
    [one] one family
   *[other] { $families } families
}
web-ss-stakes = { $count } of { $most } barricades
web-ss-farms = farms of 6
web-ss-families-short = families of 3
web-ss-barricades-short = barricades of { $most }
web-ss-known-faces = Known cards, from the top
web-ss-place = place { $place }
web-ss-fight-here = Fight: turn up the top raider of { $count }
web-ss-look-discard = Look through the discard pile ({ $count })
web-ss-passed = passed
web-ss-token-of = Support token of { $samurai }
web-ss-token-own = Your own Support token
web-ss-token-lent = Own Support token: lent
web-ss-support = Support
web-ss-kiai-in = Kiai in
web-ss-over-by = over by
web-ss-lacks = missing: { $list }
web-ss-holds-all = holds hat, farm and doll
web-ss-next-turn = Next turn:
web-ss-wounds = Wounds: { $count } of 4
web-ss-wounds-title = Wounds
web-ss-next-card = Next card, out of { $count } possible:
web-ss-defence = Defence
web-ss-line-sum = Combat line: { $sum }
web-ss-last-card = last card
web-ss-forecast = Next card: { $defend }% to defend, { $safe }% safe, { $kiai }% Kiai, { $over }% overcome
web-ss-forecast-defend = defend
web-ss-forecast-safe = safe
web-ss-forecast-kiai = Kiai
web-ss-forecast-over = overcome
web-ss-plays-next = your left, plays next
web-ss-just-played = your right, plays last
web-ss-asks-place = You drew: { $card }. Where does it go?
web-ss-acts = { $samurai } is to act.
web-ss-village-tokens = Village tokens, for this turn
web-ss-about-samurai = About { $samurai }

web-ss-title-confront = { $what ->
    [kiai] Confront: Kiai!
    [over] Confront: overcome
   *[below] Confront
}
web-ss-title-defend = Defend
web-ss-title-give = Give to { $samurai }
web-ss-title-under = Under the stack
web-ss-title-discard = Discard
web-ss-title-fight = Fight
web-ss-title-support = Support { $samurai }
web-ss-title-pass = Pass
web-ss-title-kiai = Kiai!
web-ss-title-ready = Begin the turn
web-ss-do-track = Track { $before } → { $after } of { $kiai }.
web-ss-do-kiai = Track { $before } → { $after }: { $effect }. Then your first card, the { $first }, leaves: track { $left }.
web-ss-do-over = Track { $before } → { $after }, above { $kiai }: { $cost ->
    [farm] a farm burns
   *[barricade] a barricade falls
}, and you must pass in your next turn.
web-ss-do-next = Next turn: { $penalties }.
web-ss-do-defend = Your { $symbol } is held this round. The track stays at { $total }.
web-ss-do-may-defend = Has no { $symbol }: may defend.
web-ss-do-confronted = { $what ->
    [kiai] Confronted: { $before } → { $after }, Kiai!
    [over] Confronted: { $before } → { $after }, overcome.
   *[below] Confronted: { $before } → { $after }.
}
web-ss-do-fight = { $count ->
    [one] Turn up the last raider.
   *[other] Turn up the top raider of { $count }.
}
web-ss-do-known = It is known: { $card }.
web-ss-do-support = Your Talent for one turn ({ $talent }). A raider slips in: { $count ->
    [one] one intruder.
   *[other] { $count } intruders.
}
web-ss-do-pass = You are out until the round ends.
web-ss-do-take = { $card }. Track { $before } → { $after }.
web-ss-do-under = You draw another and must keep it.
web-ss-do-discard = It goes to the discard pile.
web-ss-do-no-kiai = Only your first card leaves.
web-ss-do-ready = First comes the penalty of your last card: { $penalties }.
web-ss-no-symbol = This raider has no defence symbol: he must be confronted.
web-ss-held-already = You hold a { $symbol } already.
web-ss-no-defending = Your last card forbids defending in this turn.
web-ss-all-held = Hat, farm and doll are held.
web-ss-still-missing = Missing: { $list }.
web-ss-missing-hat = hat (a wound)
web-ss-missing-farm = farm (a farm burns)
web-ss-missing-doll = doll (a family leaves)
web-ss-night-held = all held
web-ss-order-card = Place { $place } from the top: { $card }. Arrow keys move it.
web-ss-on-top = on top
web-ss-order-help = Drag the cards into their order, or use the arrow keys. The first will be drawn first.
web-ss-order-done = Put them back in this order

web-ss-kiai-of = Kiai of { $samurai }!
web-ss-flames-come = Flames!
web-ss-no-flames = No flames
web-ss-had-none = { $seat } had no { $symbol }
web-ss-because = { $said } ({ $causes })
web-ss-round-cost = Round { $round }: { $told }
web-ss-cost-nothing = nothing was lost
web-ss-cost-farms = { $count ->
    [one] −1 farm
   *[other] −{ $count } farms
}
web-ss-cost-families = { $count ->
    [one] −1 family
   *[other] −{ $count } families
}
web-ss-cost-barricades = { $count ->
    [one] −1 barricade
   *[other] −{ $count } barricades
}
web-ss-cost-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
web-ss-cost-built = { $count ->
    [one] +{ $count } barricade
   *[other] +{ $count } barricades
}
web-ss-cost-healed = { $count } healed

web-ss-end-won = You saved the village
web-ss-end-won-why = The third round is over. { $hurt ->
    [no] Nobody is wounded.
   *[yes] The wounds will heal.
}
web-ss-end-fell = { $samurai } fell
web-ss-end-fourth-wound = A samurai fell
web-ss-end-last-farmstead = The last farm has burnt
web-ss-end-last-family = The last family is gone
web-ss-end-lost-why = Round { $round }: { $reason }. The village is lost.
web-ss-nobody-wounded = nobody wounded
web-ss-somebody-wounded = somebody wounded
web-ss-of-ten = of 10 ({ $difficulty })
web-ss-rounds = Round by round
web-ss-rounds-help = red: lost in that round
web-ss-round-short = Round { $round }
web-ss-rounds-farms = farms
web-ss-rounds-families = families
web-ss-rounds-barricades = barricades
web-ss-rounds-told = { $left } left, { $lost } lost
web-ss-deeds = Who did what
web-ss-deeds-raiders = raiders faced
web-ss-deeds-kiai = Kiai
web-ss-deeds-wounds = wounds
web-ss-blow = The hardest blow
web-ss-blow-night = The end of round { $round }
web-ss-blow-day = In round { $round }

web-ss-kind-plunderer = Plunderer
web-ss-kind-lieutenant = Lieutenant
web-ss-kind-boss = Boss
web-ss-about-value = Confronted, it adds { $value } to the track. Exactly the Kiai value is a Kiai; above it a barricade falls.
web-ss-about-symbol = On the left it guards until the round ends. Without it the round costs: { $cost }.
web-ss-about-flames = Only in the Intruder stack: when the round ends it destroys a barricade, or a farm if none is left.
web-ss-about-fire = As your last card: a barricade falls at the start of your turn, or a farm burns if none is left.
web-ss-about-wound = As your last card: you take a wound at the start of your turn.
web-ss-about-infiltrate = As your last card: the top raider goes face down to the Intruder stack.
web-ss-about-no-defend = As your last card: you may not defend in your turn.
web-ss-about-no-support = As your last card: you may not support anybody in your turn.
web-ss-about-arrow-left = As your last card: your left neighbour draws a raider into their line.
web-ss-about-arrow-right = As your last card: your right neighbour draws a raider into their line.
web-ss-about-must-pass = As your last card: you must pass.
web-ss-about-return-discard = As your last card: a card of the discard pile is shuffled into the stack.
web-ss-about-no-talent = As your last card: no Talent works in your turn.
web-ss-about-discard-left = As your last card: you lose one of your defences.
web-ss-about-wounds = First: a marker. Second: the animal wakes. Third: a marker. Fourth: the samurai dies and the game is lost.
web-ss-about-token = Lend it to another samurai: your Talent works in their next turn, then it comes home.
web-ss-about-stack = When it is empty the round ends. Nobody knows the cards that lie face down.
web-ss-about-intruders = They turn up when the round ends; each with flames costs a barricade, or a farm.
web-ss-about-discard = Everybody may look through it at any time.
web-ss-about-forecast-title = The next card
web-ss-about-forecast = For this samurai, in percent: can be defended, is safe to confront, is exactly the Kiai value, is too much. Exact, from what everybody knows.
web-ss-about-village = Lost when the last farm has burnt, the last family is gone, or a samurai takes a fourth wound.

web-ss-key-choice = the choice with this number
web-ss-about-part = { $title }: { $text }

web-ss-animal-heihachi = tanuki
web-ss-animal-daisuke = monkey
web-ss-animal-gorobei = bear
web-ss-animal-kanbei = boar
web-ss-animal-kikuchiyo = tiger
web-ss-animal-kyuzo = fox
web-ss-animal-katsushiro = wolf
