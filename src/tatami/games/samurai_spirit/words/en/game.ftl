# Samurai Spirit: names, prompts, actions, events and the table in words.

samurai-spirit = Samurai Spirit
samurai-spirit-about = Two to seven samurai defend a village together, for three rounds. By Antoine Bauza, published by Funforge.

samurai-spirit-option-samurai = The samurai, seat by seat: two to seven different ones out of heihachi, daisuke, gorobei, kanbei, kikuchiyo, kyuzo, katsushiro.
    .label = Samurai
samurai-spirit-option-difficulty = Difficulty: easy, normal, hard or heroic.
    .label = Difficulty
samurai-spirit-option-edition = The rulebook to follow where the editions differ: fr, en or pl.
    .label = Rulebook to follow where the editions differ
samurai-spirit-option-village_support = Put the Support tokens of the unused samurai beside the village: always with two samurai (or three in a solo game), never with seven, optional otherwise.
    .label = Support tokens of the unused samurai beside the village

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

samurai-spirit-penalty-fire = flame
samurai-spirit-penalty-wound = wound
samurai-spirit-penalty-infiltrate = infiltration
samurai-spirit-penalty-no-defend = no defence
samurai-spirit-penalty-no-support = no Support
samurai-spirit-penalty-arrow-left = left arrow
samurai-spirit-penalty-arrow-right = right arrow
samurai-spirit-penalty-must-pass = forced pass
samurai-spirit-penalty-return-discard = return from the discard pile
samurai-spirit-penalty-no-talent = no Talent
samurai-spirit-penalty-discard-left = lost defence

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
samurai-spirit-end-all-passed = everyone has passed
samurai-spirit-end-turn-limit = the turn limit was reached

samurai-spirit-prompt-use = Use Support tokens from beside the village, or continue?
samurai-spirit-prompt-ignore = { $whose ->
    [own] Use your Talent to ignore the penalties of your last card?
   *[lent] Use { $samurai }’s token to ignore the penalties of your last card?
}
samurai-spirit-prompt-first = Your last card has two penalties: which one first?
samurai-spirit-prompt-drop = You lose a card on your left: which one?
samurai-spirit-prompt-action = Choose your action.
samurai-spirit-prompt-place = Where do you place the card?
samurai-spirit-prompt-again = Fight a second time?
samurai-spirit-prompt-kiai = You have reached your exact Kiai value: use your Kiai?
samurai-spirit-prompt-take = Whose last card do you take?
samurai-spirit-prompt-take-again = Take a second card?
samurai-spirit-prompt-give = Who do you give the card to?
samurai-spirit-prompt-heal = Whose Wound marker do you remove?
samurai-spirit-prompt-token = Whose Support token goes to whom?
samurai-spirit-prompt-order = In which order do you put the raiders back?
samurai-spirit-prompt-wounded = A lost Farmstead wounds a samurai: decide together who.
samurai-spirit-prompt-healed = A Family heals a samurai: decide together who.

samurai-spirit-action-card = { $card } is turned up
samurai-spirit-action-farm = a Farmstead with penalty { $farm }
samurai-spirit-action-family = Family { $family }
samurai-spirit-action-seat = { $seat }
samurai-spirit-action-use = use { $samurai }’s token
samurai-spirit-action-ready = continue
samurai-spirit-action-ignore = ignore the penalties
samurai-spirit-action-suffer = take the penalties
samurai-spirit-action-first = { $penalty } first
samurai-spirit-action-drop = lose the { $symbol }
samurai-spirit-action-fight = fight
samurai-spirit-action-support = support { $seat }
samurai-spirit-action-pass = pass
samurai-spirit-action-confront = confront (right)
samurai-spirit-action-defend = defend against it (left)
samurai-spirit-action-give = give it to { $seat }
samurai-spirit-action-under = put it under the stack and draw another
samurai-spirit-action-discard = discard it
samurai-spirit-action-take = take { $seat }’s last card
samurai-spirit-action-enough = no more
samurai-spirit-action-kiai = use your Kiai
samurai-spirit-action-no-kiai = do not use it
samurai-spirit-action-heal = heal { $seat }
samurai-spirit-action-no-heal = heal nobody
samurai-spirit-action-token = { $owner }’s token to { $other }
samurai-spirit-action-no-token = move no token
samurai-spirit-action-order = from the top: cards { $order } in the order revealed
samurai-spirit-action-wound = wound { $seat }

samurai-spirit-event-round-began = Round { $round } begins: { $cards ->
    [one] one raider
   *[other] { $cards } raiders
} in the stack. { $seat } starts.
samurai-spirit-event-turn-began = { $seat }’s turn.
samurai-spirit-event-token-used = { $seat } uses { $samurai }’s token from beside the village.
samurai-spirit-event-penalties-ignored = { $seat } ignores the penalties of { $card }.
samurai-spirit-event-penalty = { $seat } takes a penalty: { $penalty }.
samurai-spirit-event-penalty-impossible = { $seat }: { $penalty } cannot be applied; a wound instead.
samurai-spirit-event-barricade-lost = A Barricade is destroyed; { $left } left.
samurai-spirit-event-barricade-built = A Barricade is added; there are now { $left }.
samurai-spirit-event-farm-lost = A Farmstead is lost; { $left } left.
samurai-spirit-event-farm-turned = A Farmstead is lost, with penalty { $farm }; { $left } left.
samurai-spirit-event-family-lost = Family { $family } is lost; { $left } left.
samurai-spirit-event-wounded = { $seat } is wounded.
samurai-spirit-event-became-animal = { $seat } takes a second wound and turns to the animal side.
samurai-spirit-event-killed = { $seat } takes a fourth wound and dies.
samurai-spirit-event-healed = { $seat } loses the Wound marker.
samurai-spirit-event-healed-in-vain = { $seat } has no Wound marker to remove.
samurai-spirit-event-drawn = { $seat } draws { $card }.
samurai-spirit-event-confronted = { $seat } confronts { $card }: the track shows { $total }.
samurai-spirit-event-defended = { $seat } defends against { $card }: { $symbol }.
samurai-spirit-event-overwhelmed = { $seat } is overcome by the raiders.
samurai-spirit-event-given = { $card } goes from { $seat } to { $other }.
samurai-spirit-event-put-under = { $seat } puts { $card } under the stack.
samurai-spirit-event-discarded = { $seat } discards { $card }.
samurai-spirit-event-infiltrated = The top raider goes face down to the Intruder stack; { $left } left in the raider stack.
samurai-spirit-event-known-infiltrated = The top raider, { $card }, goes to the Intruder stack; { $left } left in the raider stack.
samurai-spirit-event-all-infiltrated = { $cards ->
    [one] The last raider goes
   *[other] The last { $cards } raiders go
    } to the Intruder stack.
samurai-spirit-event-returned = { $card } returns from the discard pile; the stack is shuffled.
samurai-spirit-event-dropped = { $seat } loses { $card }: { $symbol }.
samurai-spirit-event-supported = { $seat } supports { $other }.
samurai-spirit-event-passed = { $seat } passes.
samurai-spirit-event-token-home = { $seat } returns { $owner }’s token.
samurai-spirit-event-kiai = { $seat } uses the Kiai!
samurai-spirit-event-kiai-declined = { $seat } does not use the Kiai.
samurai-spirit-event-first-discarded = { $seat }’s first card, { $card }, is discarded: the track shows { $total }.
samurai-spirit-event-taken = { $seat } takes { $owner }’s last card, { $card }.
samurai-spirit-event-routed = { $card } goes from the raider stack to the discard pile.
samurai-spirit-event-caught = { $card } goes from the Intruder stack to the discard pile.
samurai-spirit-event-token-moved = { $other } receives { $owner }’s token.
samurai-spirit-event-shown = { $seat } turns up { $card }.
samurai-spirit-event-put-back = { $card } goes back on the stack, number { $place } from the top.
samurai-spirit-event-round-ended = Round { $round } is over: { $end }.
samurai-spirit-event-undefended = { $seat } has no { $symbol } on the left.
samurai-spirit-event-family-bonus = Bonus of Family { $family }.
samurai-spirit-event-intruder-revealed = From the Intruder stack: { $card }, { $flames ->
    [0] no flame
   *[other] flame
    }.
samurai-spirit-event-won = Victory: { $points ->
    [one] one point
   *[other] { $points } points
}.
samurai-spirit-event-lost = Defeat: { $reason }.

samurai-spirit-text-round = Samurai Spirit ({ $difficulty }), round { $round }: { $phase }.
samurai-spirit-text-village = Village: Barricades { $barricades } (at most { $most }), Farmsteads { $farmsteads }, Families { $families }.
samurai-spirit-text-backs = Penalties of the remaining Farmsteads: { $backs }.
samurai-spirit-text-village-tokens = Tokens beside the village: { $samurai }.
samurai-spirit-text-stack = Raider stack: { $count ->
    [one] one card
   *[other] { $count } cards
}.
samurai-spirit-text-intruders = Intruder stack: { $count ->
    [one] one card
   *[other] { $count } cards
    }.
samurai-spirit-text-known = { "  " }Known, from the top: { $cards }
samurai-spirit-text-discard = Discard pile: { $cards }.
samurai-spirit-text-returned = Shuffled back in: { $cards }.
samurai-spirit-text-none = none
samurai-spirit-text-value = { $value }
samurai-spirit-text-flames = flames
samurai-spirit-text-seat = { $seat }, { $side }: { $total } of { $kiai }
samurai-spirit-text-marked = (wounded)
samurai-spirit-text-passed = (passed)
samurai-spirit-text-line = { "  " }Combat line: { $cards }
samurai-spirit-text-left = { "  " }Left: { $cards }
samurai-spirit-text-tokens = { "  " }Tokens received: { $samurai }
samurai-spirit-text-borrowed = { "  " }Talents from the village: { $samurai }
samurai-spirit-text-token-lent = { "  " }Own token is with { $seat }
samurai-spirit-text-turn = It is { $seat }’s turn.
samurai-spirit-text-restrictions = This turn: { $restrictions }.
samurai-spirit-text-in-hand = Card drawn: { $cards }
samurai-spirit-text-won = Victory: { $grade }.
samurai-spirit-text-lost = Defeat in round { $round }: { $reason }.

samurai-spirit-odds-next = Next raider:
samurai-spirit-odds-value = { "  " }value { $value }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-symbol = { "  " }{ $symbol }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-no-symbol = { "  " }no symbol: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-penalty = { "  " }{ $penalty }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-no-penalty = { "  " }no penalty: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-flames = { "  " }flames: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-fight = If { $seat } draws it: can defend against it { NUMBER($defend, style: "percent", maximumFractionDigits: 1) }; if confronted: below the Kiai value { NUMBER($below, style: "percent", maximumFractionDigits: 1) }, Kiai { NUMBER($kiai, style: "percent", maximumFractionDigits: 1) }, overcome { NUMBER($overwhelmed, style: "percent", maximumFractionDigits: 1) }.
samurai-spirit-odds-must-confront = { "  " }{ $seat } overcome in any case (no defence, no Talent): { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-intruders = Flames expected in the Intruder stack: { NUMBER($count, maximumFractionDigits: 2) }.
samurai-spirit-odds-next-intruder = Chance that the next card of the Intruder stack has a flame: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
samurai-spirit-odds-farm = Penalty { $farm } if a Farmstead is lost now: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
