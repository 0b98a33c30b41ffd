"""Samurai Spirit: the rows of all decisions, and what happens between them.

What each verb forbids and does is in the module of its subject. Rows are given the step that waits: whose it is
(`who`), its `card`, and what `more` it remembers; for a drawn card that is by whom it was `held`.
"""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.chance import Stream
from tatami.core.compiled import rule
from tatami.core.engine import CHANCE, OVER
from tatami.core.events import Log
from tatami.core.rows import Row, dispatch
from tatami.games.samurai_spirit.rules import deck, fight, kiai, night, penalties, turn, village, wounds
from tatami.games.samurai_spirit.rules.actions import ACTIONS
from tatami.games.samurai_spirit.rules.fight import after_fight
from tatami.games.samurai_spirit.rules.kiai import after_kiai, offer_second_take
from tatami.games.samurai_spirit.rules.night import (
    dawn,
    family_a,
    family_b,
    family_c,
    intruders,
    no_doll,
    no_farm,
    no_hat,
)
from tatami.games.samurai_spirit.rules.penalties import apply_penalty
from tatami.games.samurai_spirit.rules.table import FIRST_OF_A_SEAT, Figures, Step, Table, pop
from tatami.games.samurai_spirit.rules.turn import after_penalties, begin_turn, end_turn
from tatami.games.samurai_spirit.rules.wounds import begin_kiai

# -- what forbids a verb at decisions that do not ask for it


@rule
def no_action_now(t: Table) -> int:
    """The second fight is a fight or none (SS-6.6)."""
    return cite.SS_6_6 if t.decision == Step.AGAIN else cite.SS_3_2


@rule
def no_place_now(t: Table) -> int:
    """A card that Daisuke has taken is given (SS-7.4)."""
    return cite.SS_7_4 if t.decision == Step.GIVE else cite.SS_4_1


# -- the rows

legal, chance, answer, forbids_in_play = dispatch(
    __name__,
    ACTIONS,
    Row("card", Step.FIGHT_CARD, deck.raider_forbids, fight.draw_to_play, cite.SS_13_2, deck.stack_chances),
    Row("card", Step.ARROW_CARD, deck.raider_forbids, fight.draw_by_arrow, choices=deck.stack_chances),
    Row("card", Step.SHOWN_CARD, deck.raider_forbids, kiai.show, choices=deck.stack_chances),
    Row("card", Step.ROUTED_CARD, deck.raider_forbids, kiai.rout, choices=deck.stack_chances),
    Row("card", Step.CAUGHT_CARD, deck.intruder_forbids, kiai.catch, choices=deck.intruder_chances),
    Row("card", Step.INTRUDER_CARD, deck.intruder_forbids, night.intruder, choices=deck.intruder_chances),
    Row("card", Step.RETURNED_CARD, penalties.return_forbids, penalties.return_card),
    Row("farm", Step.FARM, village.farm_forbids, village.turn_farm, cite.SS_9_2, village.farm_chances),
    Row("family", Step.FAMILY, village.family_forbids, village.family_leaves, cite.SS_9_4),
    Row("seat", Step.RANDOM_WOUNDED, wounds.random_wound_forbids, wounds.wound_chosen),
    Row("seat", Step.RANDOM_HEALED, wounds.random_heal_forbids, wounds.heal_chosen),
    Row("seat", Step.FIRST_SEAT, turn.first_seat_forbids, turn.first_seat, cite.SS_2_5),
    Row("use", Step.USE, turn.use_forbids, turn.use_token, cite.SS_10_3),
    Row("ready", Step.USE, None, pop, cite.SS_10_3),
    Row("ignore", Step.IGNORE, None, penalties.ignore, cite.SS_6_4),
    Row("suffer", Step.IGNORE, None, penalties.suffer, cite.SS_5_1),
    Row("first", Step.FIRST, penalties.first_forbids, penalties.order_penalties, cite.SS_5_2),
    Row("drop", Step.DROP, penalties.drop_forbids, penalties.drop, cite.SS_5_13),
    Row("fight", Step.ACTION, turn.only_pass, fight.fight, no_action_now),
    Row("fight", Step.AGAIN, None, fight.fight),
    Row("support", Step.ACTION, turn.support_forbids, turn.support, no_action_now, turn.support_choices),
    Row("pass", Step.ACTION, None, turn.pass_turn, no_action_now),
    Row("confront", Step.PLACE, None, fight.confront, cite.SS_4_1),
    Row("defend", Step.PLACE, fight.defend_forbids, fight.defend, cite.SS_4_1),
    Row("give", Step.PLACE, fight.give_forbids, fight.give, cite.SS_4_1, fight.give_choices),
    Row("give", Step.GIVE, kiai.gift_forbids, kiai.gift),
    Row("under", Step.PLACE, fight.under_forbids, fight.lay_under, no_place_now),
    Row("discard", Step.PLACE, fight.discard_forbids, fight.discard, no_place_now),
    Row("take", (Step.TAKE, Step.TAKE_AGAIN), kiai.take_forbids, kiai.take, cite.SS_7_4),
    Row("enough", (Step.TAKE_AGAIN, Step.AGAIN), None, pop, cite.SS_6_6),
    Row("kiai", Step.KIAI, kiai.kiai_forbids, kiai.kiai, cite.SS_7_1),
    Row("no-kiai", Step.KIAI, None, kiai.decline_kiai, cite.SS_7_1),
    Row("heal", (Step.HEAL, Step.HEALED), kiai.heal_forbids, wounds.heal_chosen, cite.SS_7_3),
    Row("no-heal", Step.HEAL, None, pop, kiai.must_heal),
    Row("token", Step.TOKEN, kiai.token_forbids, kiai.move_token, cite.SS_7_8),
    Row("no-token", Step.TOKEN, None, pop, cite.SS_7_8),
    Row("order", Step.ORDER, kiai.order_forbids, kiai.put_back, cite.SS_7_9),
    Row("wound", Step.WOUNDED, wounds.wound_forbids, wounds.wound_chosen, cite.SS_9_3),
    given={
        "who": "int(t.frames[t.depth - 1].who)",
        "card": "int(t.frames[t.depth - 1].card)",
        "more": "int(t.frames[t.depth - 1].more)",
        "held": "int(t.frames[t.depth - 1].more)",
    },
    often=(Step.FIGHT_CARD, Step.ACTION, Step.PLACE),
)


@rule
def apply(t: Table, f: Figures, log: Log, action: int) -> None:
    """Plays a legal action: the step that waited is answered, and what follows from it is done."""
    answer(t, f, log, action)
    go_on(t, f, log)


@rule
def forbids(t: Table, f: Figures, action: int) -> int:
    """The rule that forbids a wish now; 0 if none does."""
    return cite.SS_3_7 if t.decision == Step.OVER else forbids_in_play(t, f, action)


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
            penalties.penalties(t, f, who)
        elif step == Step.AFTER_PENALTIES:
            after_penalties(t, who)
        elif step == Step.PENALTY:
            apply_penalty(t, f, log, who, more)
        elif step == Step.LOOK:
            begin_kiai(t, f, who)
        elif step == Step.AFTER_KIAI:
            after_kiai(t, f, log, who)
        elif step == Step.SECOND_TAKE:
            offer_second_take(t, who)
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
def redeal(t: Table, f: Figures, seat: int, rng: Stream) -> None:
    """Nothing to do. A card has no identity before it is seen (SS-13.2), so the record holds nothing that a seat does
    not know: the only state that looks the same to a seat is the state itself."""
