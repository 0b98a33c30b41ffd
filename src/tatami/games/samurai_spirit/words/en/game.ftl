# Samurai Spirit: names, prompts, actions, events and the table in words.

samurai-spirit = Samurai Spirit
samurai-spirit-about = Two to seven samurai defend a village through three nights, together. By Antoine Bauza, published by Funforge.

samurai-spirit-option-samurai = The samurai by seat, two to seven different ones: heihachi, daisuke, gorobei, kanbei, kikuchiyo, kyuzo, katsushiro.
    .label = Samurai
samurai-spirit-option-difficulty = How hard it is: easy, normal, hard or heroic.
    .label = Difficulty
samurai-spirit-option-edition = Whose rulebook decides where they differ: fr, en or pl.
    .label = Rulebook to follow where the editions differ
samurai-spirit-option-village_support = The Support tokens of the absent samurai lie by the village: always with two samurai, and with three that one person plays; never with seven; as you like otherwise.
    .label = Support tokens of the absent samurai by the village

samurai-spirit-samurai-heihachi = Heihachi
samurai-spirit-samurai-daisuke = Daisuke
samurai-spirit-samurai-gorobei = Gorobei
samurai-spirit-samurai-kanbei = Kanbei
samurai-spirit-samurai-kikuchiyo = Kikuchiyo
samurai-spirit-samurai-kyuzo = Kyuzo
samurai-spirit-samurai-katsushiro = Katsushiro

samurai-spirit-difficulty-easy = Easy
samurai-spirit-difficulty-normal = Normal
samurai-spirit-difficulty-hard = Hard
samurai-spirit-difficulty-heroic = Heroic

samurai-spirit-symbol-hat = hat
samurai-spirit-symbol-farm = farm
samurai-spirit-symbol-doll = doll

samurai-spirit-penalty-fire = fire
samurai-spirit-penalty-wound = wound
samurai-spirit-penalty-infiltrate = infiltrate
samurai-spirit-penalty-no-defend = no defending
samurai-spirit-penalty-no-support = no Support
samurai-spirit-penalty-arrow-left = arrow to the left
samurai-spirit-penalty-arrow-right = arrow to the right
samurai-spirit-penalty-must-pass = must pass
samurai-spirit-penalty-return-discard = return from the discard
samurai-spirit-penalty-no-talent = no Talents
samurai-spirit-penalty-discard-left = loss of a defence

samurai-spirit-side-human = human
samurai-spirit-side-animal = animal

samurai-spirit-phase-set-up = set-up
samurai-spirit-phase-battle = battle
samurai-spirit-phase-night = end of the round
samurai-spirit-phase-over = the game is over

samurai-spirit-reason-none = the game goes on
samurai-spirit-reason-victory = victory
samurai-spirit-reason-fourth-wound = a samurai took a fourth wound
samurai-spirit-reason-last-farmstead = the last Farmstead is lost
samurai-spirit-reason-last-family = the last Family is lost

samurai-spirit-end-stack-empty = the raider stack is empty
samurai-spirit-end-all-passed = everybody has passed
samurai-spirit-end-turn-limit = the limit of turns is reached

samurai-spirit-prompt-use = Use village tokens for their Talents, or go on?
samurai-spirit-prompt-ignore = { $whose ->
    [own] Your Talent lets you ignore the penalties of your last card: will you?
   *[lent] The token of { $samurai } lets you ignore the penalties of your last card: will you?
}
samurai-spirit-prompt-first = Your last card has two penalties: which one first?
samurai-spirit-prompt-drop = You lose a card on your left: which?
samurai-spirit-prompt-action = Choose your action.
samurai-spirit-prompt-place = Where does the card go?
samurai-spirit-prompt-again = Fight a second time?
samurai-spirit-prompt-kiai = Your sum is exactly your Kiai value: use your Kiai?
samurai-spirit-prompt-take = Whose last card do you take?
samurai-spirit-prompt-take-again = Take a second card, or is it enough?
samurai-spirit-prompt-give = To whom do you give the card?
samurai-spirit-prompt-heal = Whose Wound marker do you remove?
samurai-spirit-prompt-token = Which Support token goes where?
samurai-spirit-prompt-order = In which order do you put the raiders back?
samurai-spirit-prompt-wounded = A lost Farmstead wounds a samurai: decide together who.
samurai-spirit-prompt-healed = A Family heals a samurai: decide together who.

samurai-spirit-action-card = { $card } is turned up
samurai-spirit-action-farm = a Farmstead with penalty { $farm }
samurai-spirit-action-family = Family { $family }
samurai-spirit-action-seat = { $seat }
samurai-spirit-action-use = use the token of { $samurai }
samurai-spirit-action-ready = go on
samurai-spirit-action-ignore = ignore the penalties
samurai-spirit-action-suffer = suffer the penalties
samurai-spirit-action-first = { $penalty } first
samurai-spirit-action-drop = lose the { $symbol }
samurai-spirit-action-fight = fight
samurai-spirit-action-support = support { $seat }
samurai-spirit-action-pass = pass
samurai-spirit-action-confront = confront it (right)
samurai-spirit-action-defend = defend with it (left)
samurai-spirit-action-give = give it to { $seat }
samurai-spirit-action-under = put it under the stack and draw another
samurai-spirit-action-discard = discard it
samurai-spirit-action-take = take the last card of { $seat }
samurai-spirit-action-enough = enough
samurai-spirit-action-kiai = use the Kiai
samurai-spirit-action-no-kiai = do not use the Kiai
samurai-spirit-action-heal = heal { $seat }
samurai-spirit-action-no-heal = heal nobody
samurai-spirit-action-token = the token of { $owner } to { $other }
samurai-spirit-action-no-token = move no token
samurai-spirit-action-order = from the top: cards { $order }, as they were turned up
samurai-spirit-action-wound = wound { $seat }

samurai-spirit-event-round-began = Round { $round } begins: { $cards ->
    [one] one raider
   *[other] { $cards } raiders
} in the stack. { $seat } starts.
samurai-spirit-event-turn-began = Turn of { $seat }.
samurai-spirit-event-token-used = { $seat } uses the village token of { $samurai }.
samurai-spirit-event-penalties-ignored = { $seat } ignores the penalties of { $card }.
samurai-spirit-event-penalty = { $seat } suffers a penalty: { $penalty }.
samurai-spirit-event-penalty-impossible = { $seat }: { $penalty } cannot be applied, a wound instead.
samurai-spirit-event-barricade-lost = A Barricade is destroyed. Left: { $left }.
samurai-spirit-event-barricade-built = A Barricade is built. Now: { $left }.
samurai-spirit-event-farm-lost = A Farmstead is lost. Left: { $left }.
samurai-spirit-event-farm-turned = A Farmstead is lost, its penalty is { $farm }. Left: { $left }.
samurai-spirit-event-family-lost = Family { $family } is lost. Left: { $left }.
samurai-spirit-event-wounded = { $seat } is wounded.
samurai-spirit-event-became-animal = { $seat } is wounded again and turns to the animal side.
samurai-spirit-event-killed = { $seat } takes the fourth wound and dies.
samurai-spirit-event-healed = { $seat } is healed.
samurai-spirit-event-healed-in-vain = { $seat } has nothing to heal.
samurai-spirit-event-drawn = { $seat } draws { $card }.
samurai-spirit-event-confronted = { $seat } confronts { $card }: the track shows { $total }.
samurai-spirit-event-defended = { $seat } defends with { $card }: { $symbol }.
samurai-spirit-event-overwhelmed = { $seat } is overwhelmed.
samurai-spirit-event-given = { $card } goes from { $seat } to { $other }.
samurai-spirit-event-put-under = { $seat } puts { $card } under the stack.
samurai-spirit-event-discarded = { $seat } discards { $card }.
samurai-spirit-event-infiltrated = The top raider joins the intruders, unseen. Left in the stack: { $left }.
samurai-spirit-event-known-infiltrated = The top raider, { $card }, joins the intruders. Left in the stack: { $left }.
samurai-spirit-event-all-infiltrated = { $cards ->
    [one] The last raider joins
   *[other] The last { $cards } raiders join
} the intruders.
samurai-spirit-event-returned = { $card } returns from the discard; the stack is shuffled.
samurai-spirit-event-dropped = { $seat } loses { $card }: { $symbol }.
samurai-spirit-event-supported = { $seat } supports { $other }.
samurai-spirit-event-passed = { $seat } passes.
samurai-spirit-event-token-home = The token of { $owner } goes home from { $seat }.
samurai-spirit-event-kiai = Kiai of { $seat }!
samurai-spirit-event-kiai-declined = { $seat } does not use the Kiai.
samurai-spirit-event-first-discarded = The first card of { $seat }, { $card }, is discarded: the track shows { $total }.
samurai-spirit-event-taken = { $seat } takes { $card }, the last card of { $owner }.
samurai-spirit-event-routed = Raider { $card } goes to the discard.
samurai-spirit-event-caught = Intruder { $card } goes to the discard.
samurai-spirit-event-token-moved = The token of { $owner } goes to { $other }.
samurai-spirit-event-shown = { $seat } turns up { $card }.
samurai-spirit-event-put-back = { $card } goes back onto the stack, place { $place } from the top.
samurai-spirit-event-round-ended = Round { $round } is over: { $end }.
samurai-spirit-event-undefended = { $seat } has no { $symbol }.
samurai-spirit-event-family-bonus = Bonus of Family { $family }.
samurai-spirit-event-intruder-revealed = Intruder { $card }: { $flames ->
    [0] no flames
   *[other] flames
}.
samurai-spirit-event-won = Victory: { $points ->
    [one] one point
   *[other] { $points } points
}.
samurai-spirit-event-lost = Defeat: { $reason }.

samurai-spirit-text-round = Samurai Spirit ({ $difficulty }), round { $round }: { $phase }.
samurai-spirit-text-village = Village: Barricades { $barricades } (at most { $most }), Farmsteads { $farmsteads }, Families { $families }.
samurai-spirit-text-backs = Penalties of the Farmsteads left: { $backs }.
samurai-spirit-text-village-tokens = Tokens by the village: { $samurai }.
samurai-spirit-text-stack = Raider stack: { $count ->
    [one] one card
   *[other] { $count } cards
}.
samurai-spirit-text-intruders = Intruders: { $count ->
    [one] one card
   *[other] { $count } cards
}.
samurai-spirit-text-known = { "  " }Known, from the top: { $cards }
samurai-spirit-text-discard = Discard: { $cards }.
samurai-spirit-text-returned = Returned, somewhere among the unseen: { $cards }.
samurai-spirit-text-none = none
samurai-spirit-text-value = { $value }
samurai-spirit-text-flames = flames
samurai-spirit-text-seat = { $seat }, { $side }: { $total } of { $kiai }
samurai-spirit-text-marked = (wounded)
samurai-spirit-text-passed = (passed)
samurai-spirit-text-line = { "  " }Line: { $cards }
samurai-spirit-text-left = { "  " }Left: { $cards }
samurai-spirit-text-tokens = { "  " }Tokens received: { $samurai }
samurai-spirit-text-borrowed = { "  " }Talents from the village: { $samurai }
samurai-spirit-text-token-lent = { "  " }Own token lent to { $seat }
samurai-spirit-text-turn = It is the turn of { $seat }.
samurai-spirit-text-restrictions = In this turn: { $restrictions }.
samurai-spirit-text-in-hand = Turned up: { $cards }
samurai-spirit-text-won = Victory: { $grade }.
samurai-spirit-text-lost = Defeat in round { $round }: { $reason }.

samurai-spirit-odds-next = The next raider:
samurai-spirit-odds-value = { "  " }value { $value }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-symbol = { "  " }{ $symbol }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-no-symbol = { "  " }no symbol: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-penalty = { "  " }{ $penalty }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-no-penalty = { "  " }no penalty: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-flames = { "  " }flames: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-fight = If { $seat } draws it: can be defended { NUMBER($defend, style: "percent", maximumFractionDigits: 1) }; confronted, below the Kiai value { NUMBER($below, style: "percent", maximumFractionDigits: 1) }, Kiai { NUMBER($kiai, style: "percent", maximumFractionDigits: 1) }, overwhelmed { NUMBER($overwhelmed, style: "percent", maximumFractionDigits: 1) }.
samurai-spirit-odds-must-confront = { "  " }Overwhelmed whatever { $seat } does with it (no defence, no Talent): { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-intruders = Intruders with flames, expected: { NUMBER($count, maximumFractionDigits: 2) }.
samurai-spirit-odds-next-intruder = The next intruder has flames: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
samurai-spirit-odds-farm = Penalty { $farm } if a Farmstead is lost now: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
