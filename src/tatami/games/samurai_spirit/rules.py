"""Samurai Spirit: the gate. What may happen next, and what it does: each step's rules are in the room of its subject.

A prohibition returns 0 or the rule that forbids: 100 times its section plus its number.
"""

from __future__ import annotations

from typing import Any

from tatami.core.chance import Stream
from tatami.core.compiled import rule
from tatami.core.engine import CHANCE, OVER
from tatami.core.events import Log
from tatami.games.samurai_spirit import actions
from tatami.games.samurai_spirit.actions import (
    CARD,
    CONFRONT,
    DROP,
    FAMILY,
    FARM,
    FIGHT,
    FIRST,
    GIVE,
    HEAL,
    IGNORE,
    KIAI,
    NO_HEAL,
    NO_KIAI,
    NO_TOKEN,
    ORDER,
    PASS,
    READY,
    SEAT,
    SUPPORT,
    TAKE,
    TOKEN,
    USE,
    WOUND,
)
from tatami.games.samurai_spirit.deck import can_be, discard_chances, intruder_chances, stack_chances
from tatami.games.samurai_spirit.draws import list_outcome
from tatami.games.samurai_spirit.fight import (
    after_fight,
    again,
    again_choices,
    draw_by_arrow,
    draw_to_play,
    place,
    place_choices,
    place_forbids,
)
from tatami.games.samurai_spirit.kiai import (
    after_kiai,
    catch,
    gift,
    gift_choices,
    gift_forbids,
    heal_choices,
    heal_forbids,
    heal_or_not,
    kiai,
    kiai_choices,
    kiai_forbids,
    move_token,
    order_choices,
    order_forbids,
    put_back,
    rout,
    second_take_possible,
    show,
    take,
    take_choices,
    take_forbids,
    token_choices,
    token_forbids,
)
from tatami.games.samurai_spirit.night import (
    dawn,
    family_a,
    family_b,
    family_c,
    intruder,
    intruders,
    no_doll,
    no_farm,
    no_hat,
    random_healed,
)
from tatami.games.samurai_spirit.penalties import (
    apply_penalty,
    drop,
    drop_choices,
    drop_forbids,
    first_choices,
    first_forbids,
    ignore_choices,
    ignore_or_suffer,
    order_penalties,
    penalties,
    return_card,
)
from tatami.games.samurai_spirit.table import (
    FIRST_OF_A_SEAT,
    MOST_SAMURAI,
    Figures,
    Place,
    Step,
    Table,
    pop,
    push,
)
from tatami.games.samurai_spirit.turn import (
    act,
    action_choices,
    after_penalties,
    begin_turn,
    end_turn,
    first_seat,
    only_pass,
    support_forbids,
    use_choices,
    use_forbids,
    use_token,
)
from tatami.games.samurai_spirit.village import (
    family_chances,
    family_leaves,
    farm_chances,
    turn_farm,
)
from tatami.games.samurai_spirit.wounds import (
    healed_chances,
    look,
    may_be_healed,
    may_be_wounded,
    wound,
    wounded_chances,
    wounded_choices,
)

# -- what happens next


@rule
def go_on(t: Table, f: Figures, log: Log) -> None:
    """Carries out step after step until one waits for somebody, or the game is over."""
    while t.to_act != OVER:
        frame = t.frames[t.depth - 1]
        step, who, more = int(frame.step), int(frame.who), int(frame.more)
        if step < Step.OVER:
            t.decision = step
            t.to_act = who if step >= FIRST_OF_A_SEAT else CHANCE
            return
        pop(t)
        if step == Step.AFTER_FIGHT:
            after_fight(t, f, who)
        elif step == Step.END_TURN:
            end_turn(t, log, who)
        elif step == Step.BEGIN_TURN:
            begin_turn(t, log, who)
        elif step == Step.PENALTIES:
            penalties(t, f, who)
        elif step == Step.AFTER_PENALTIES:
            after_penalties(t, who)
        elif step == Step.PENALTY:
            apply_penalty(t, f, log, who, more)
        elif step == Step.LOOK:
            look(t, f, who)
        elif step == Step.AFTER_KIAI:
            after_kiai(t, f, log, who)
        elif step == Step.SECOND_TAKE:
            if second_take_possible(t, who):
                push(t, Step.TAKE_AGAIN, who)
        elif step == Step.NO_HAT:
            no_hat(t, f, log, who)
        elif step == Step.NO_FARM:
            no_farm(t, log, who)
        elif step == Step.NO_DOLL:
            no_doll(t, log, who)
        elif step == Step.FAMILY_A:
            family_a(t, log)
        elif step == Step.FAMILY_B:
            family_b(t, log)
        elif step == Step.FAMILY_C:
            family_c(t, log)
        elif step == Step.INTRUDERS:
            intruders(t)
        else:
            dawn(t, log)
    while t.depth > 0:
        pop(t)


@rule
def apply(t: Table, f: Figures, log: Log, action: int) -> None:
    """Plays a legal action: the step that waited is answered, and what follows from it is done."""
    step = t.decision
    if step == Step.FIGHT_CARD:
        draw_to_play(t, f, log, action - CARD)
    elif step == Step.PLACE:
        place(t, f, log, action)
    elif step == Step.ACTION:
        act(t, log, action)
    elif step < FIRST_OF_A_SEAT:
        apply_chance(t, f, log, action)
    elif step < Step.KIAI:
        apply_turn(t, f, log, action)
    else:
        apply_kiai(t, f, log, action)
    go_on(t, f, log)


@rule
def apply_chance(t: Table, f: Figures, log: Log, action: int) -> None:
    step = t.decision
    if step == Step.ARROW_CARD:
        draw_by_arrow(t, f, log, action - CARD)
    elif step == Step.INTRUDER_CARD:
        intruder(t, f, log, action - CARD)
    elif step == Step.SHOWN_CARD:
        show(t, f, log, action - CARD)
    elif step == Step.ROUTED_CARD:
        rout(t, f, log, action - CARD)
    elif step == Step.CAUGHT_CARD:
        catch(t, f, log, action - CARD)
    elif step == Step.RETURNED_CARD:
        return_card(t, log, action - CARD)
    elif step == Step.FARM:
        pop(t)
        turn_farm(t, log, action - FARM)
    elif step == Step.FAMILY:
        pop(t)
        family_leaves(t, log, action - FAMILY)
    elif step == Step.RANDOM_WOUNDED:
        pop(t)
        wound(t, f, log, action - SEAT)
    elif step == Step.RANDOM_HEALED:
        random_healed(t, log, action - SEAT)
    else:
        first_seat(t, log, action - SEAT)


@rule
def apply_turn(t: Table, f: Figures, log: Log, action: int) -> None:
    step = t.decision
    if step == Step.USE:
        use_token(t, log, action)
    elif step == Step.IGNORE:
        ignore_or_suffer(t, f, log, action)
    elif step == Step.FIRST:
        order_penalties(t, f, action - FIRST)
    elif step == Step.DROP:
        drop(t, log, action - DROP)
    else:
        again(t, action)


@rule
def apply_kiai(t: Table, f: Figures, log: Log, action: int) -> None:
    step = t.decision
    if step == Step.KIAI:
        kiai(t, log, action)
    elif step == Step.TAKE or step == Step.TAKE_AGAIN:
        take(t, f, log, action)
    elif step == Step.GIVE:
        gift(t, log, action - GIVE)
    elif step == Step.HEAL or step == Step.HEALED:
        heal_or_not(t, log, action)
    elif step == Step.TOKEN:
        move_token(t, log, action)
    elif step == Step.ORDER:
        put_back(t, log, action - ORDER)
    else:
        pop(t)
        wound(t, f, log, action - WOUND)


# -- what may happen


@rule
def legal(t: Table, f: Figures, out: Any) -> int:
    """Everything that whoever is to act may do, ascending."""
    step = t.decision
    if step == Step.PLACE:
        return place_choices(t, f, out)
    if step == Step.ACTION:
        return action_choices(t, f, out)
    if step < FIRST_OF_A_SEAT:
        return chance(t, f, out, out[:0])
    if step < Step.KIAI:
        if step == Step.USE:
            return use_choices(t, out)
        if step == Step.IGNORE:
            return ignore_choices(out)
        if step == Step.FIRST:
            return first_choices(t, f, out)
        if step == Step.DROP:
            return drop_choices(t, out)
        return again_choices(out)
    if step == Step.KIAI:
        return kiai_choices(t, out)
    if step == Step.TAKE or step == Step.TAKE_AGAIN:
        return take_choices(t, out)
    if step == Step.GIVE:
        return gift_choices(t, out)
    if step == Step.HEAL or step == Step.HEALED:
        return heal_choices(t, out)
    if step == Step.TOKEN:
        return token_choices(t, out)
    if step == Step.ORDER:
        return order_choices(t, out)
    if step == Step.WOUNDED:
        return wounded_choices(t, out)
    return 0


@rule
def chance(t: Table, f: Figures, out: Any, weights: Any) -> int:
    """Every outcome with its exact weight (SS-13.2); outcomes that cannot be are not listed."""
    step = t.decision
    if Step.FIGHT_CARD <= step <= Step.ROUTED_CARD:
        return stack_chances(t, f, out, weights)
    if step == Step.CAUGHT_CARD or step == Step.INTRUDER_CARD:
        return intruder_chances(t, f, out, weights)
    if step == Step.RETURNED_CARD:
        return discard_chances(t, out, weights)
    if step == Step.FARM:
        return farm_chances(t, f, out, weights)
    if step == Step.FAMILY:
        return family_chances(t, out, weights)
    if step == Step.RANDOM_WOUNDED:
        return wounded_chances(t, out, weights)
    if step == Step.RANDOM_HEALED:
        return healed_chances(t, out, weights)
    if step == Step.FIRST_SEAT:
        return first_seat_chances(t, out, weights)
    return 0


@rule
def first_seat_chances(t: Table, out: Any, weights: Any) -> int:
    """SS-2.5: a random samurai starts."""
    count = 0
    for who in range(t.players):
        count = list_outcome(SEAT + who, 1.0, count, out, weights)
    return count


# -- why not


@rule
def forbids(t: Table, f: Figures, action: int) -> int:
    """The rule that forbids a wish now; 0 if none does."""
    if t.decision == Step.OVER:
        return 307
    if action < USE:
        return chance_forbids(t, f, action)
    if action < CONFRONT:
        return turn_forbids(t, f, action)
    if action < TAKE and not (t.decision == Step.GIVE and action >= GIVE):
        return place_forbids(t, f, action) if t.decision == Step.PLACE else 401
    return kiai_forbidden(t, f, action)


@rule
def chance_forbids(t: Table, f: Figures, action: int) -> int:
    """What chance cannot bring, or not now."""
    step = t.decision
    if action < FARM:
        if step == Step.RETURNED_CARD:
            return 0 if t.place[action - CARD] == Place.DISCARD else 511
        return card_forbids(t, f, action - CARD)
    if action < FAMILY:
        if step == Step.FARM:
            return 0 if t.turned[action - FARM] < f.backs[action - FARM] else 903
        return 902
    if action < SEAT:
        return 0 if step == Step.FAMILY and t.families[action - FAMILY] else 904
    if step == Step.RANDOM_WOUNDED:
        return 0 if may_be_wounded(t, action - SEAT) else 903
    if step == Step.RANDOM_HEALED:
        return 0 if may_be_healed(t, action - SEAT) else 904
    return 0 if step == Step.FIRST_SEAT and action - SEAT < t.players else 205


@rule
def card_forbids(t: Table, f: Figures, card: int) -> int:
    """SS-13.2: a raider or an intruder that cannot be the next."""
    step = t.decision
    possible = False
    if Step.FIGHT_CARD <= step <= Step.ROUTED_CARD:
        possible = can_be(t, f, int(t.stack[t.stack_count - 1]), int(t.shuffles), card)
    elif step == Step.CAUGHT_CARD or step == Step.INTRUDER_CARD:
        known = int(t.intruders[t.intruder_count - 1])
        possible = can_be(t, f, known, -1 - known, card)
    return 0 if possible else 1302


@rule
def turn_forbids(t: Table, f: Figures, action: int) -> int:
    """Village tokens, penalties and the action."""
    step = t.decision
    if action <= READY:
        if step != Step.USE or action == READY:
            return 0 if step == Step.USE else 1003
        return use_forbids(t, action - USE)
    if action < FIRST:
        if step == Step.IGNORE:
            return 0
        return 604 if action == IGNORE else 501
    if action < DROP:
        return first_forbids(t, f, action - FIRST) if step == Step.FIRST else 502
    if action < FIGHT:
        return drop_forbids(t, action - DROP) if step == Step.DROP else 513
    if step == Step.AGAIN:
        return 0 if action == FIGHT else 606
    if step != Step.ACTION:
        return 302
    if action == PASS:
        return 0
    if action == FIGHT:
        return only_pass(t, f, t.to_act)
    return support_forbids(t, f, t.to_act, action - SUPPORT)


@rule
def kiai_forbidden(t: Table, f: Figures, action: int) -> int:
    """The Kiai and its targets, and the players' own choices."""
    step = t.decision
    if action < TAKE:
        return gift_forbids(t, action - GIVE) if action < GIVE + MOST_SAMURAI else 704
    if action < KIAI:
        if action == actions.ENOUGH:
            return 0 if step == Step.TAKE_AGAIN or step == Step.AGAIN else 606
        return take_forbids(t, action - TAKE) if step == Step.TAKE or step == Step.TAKE_AGAIN else 704
    if action <= NO_KIAI:
        if step != Step.KIAI:
            return 701
        return kiai_forbids(t, t.to_act) if action == KIAI else 0
    if action <= NO_HEAL:
        if action == NO_HEAL:
            return 0 if step == Step.HEAL else 904 if step == Step.HEALED else 703
        return heal_forbids(t, action - HEAL) if step == Step.HEAL or step == Step.HEALED else 703
    if action <= NO_TOKEN:
        if step != Step.TOKEN:
            return 708
        wish = action - TOKEN
        return token_forbids(t, wish // MOST_SAMURAI, wish % MOST_SAMURAI) if action < NO_TOKEN else 0
    if action < WOUND:
        return order_forbids(t, action - ORDER)
    return 903 if step != Step.WOUNDED else 0 if may_be_wounded(t, action - WOUND) else 305


@rule
def redeal(t: Table, f: Figures, seat: int, rng: Stream) -> None:
    """Nothing to do. A card has no identity before it is seen (SS-13.2), so the record holds nothing that a seat does
    not know: the only state that looks the same to a seat is the state itself."""
