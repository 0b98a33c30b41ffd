"""Challenges and duels (SB-8)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers
from tatami.games.samourai.rules.actions import CHALLENGE, DONE, MOVE
from tatami.games.samourai.rules.ends import any_step
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.horses import in_rite, is_idle
from tatami.games.samourai.rules.melee import can_start_attack
from tatami.games.samourai.rules.movement import begin_move
from tatami.games.samourai.rules.pieces import has_trait, in_contact_with, is_up, lives_on_map, movement_of, range_of
from tatami.games.samourai.rules.steps import first_stance, walker
from tatami.games.samourai.rules.table import (
    CHALLENGED,
    DUELLED,
    NOBODY,
    SAMURAI,
    Decision,
    Figures,
    Life,
    Table,
    widen,
)


@rule
def is_mounted_samurai(t: Table, f: Figures, man: int) -> bool:
    return has_trait(f, man, SAMURAI) and is_up(t, man) and t.men[man].horse != NOBODY


@rule
def can_answer(t: Table, f: Figures, man: int) -> bool:
    """SB-8.2"""
    return is_mounted_samurai(t, f, man) and t.men[man].did & DUELLED == 0 and not in_rite(t, man)


@rule
def challenge_forbids(t: Table, f: Figures, man: int) -> int:
    """SB-8.1"""
    if man >= f.men or t.men[man].side != t.active or not is_mounted_samurai(t, f, man):
        return cite.SB_8_1
    if not is_idle(t, man) or t.men[man].did & CHALLENGED != 0:
        return cite.SB_8_1
    for enemy in range(f.men):
        if t.men[enemy].side != t.active and can_answer(t, f, enemy):
            return 0
    return cite.SB_8_1


@rule
def add_challenges(t: Table, f: Figures, out: Numbers, count: int) -> int:
    if f.horses == 0:
        return count
    for man in range(f.men):
        if t.men[man].horse != NOBODY and challenge_forbids(t, f, man) == 0:
            out[count] = CHALLENGE + man
            count += 1
    return count


@rule
def challenge(t: Table, log: Log, man: int) -> None:
    t.acted = 1
    t.men[man].did |= CHALLENGED
    t.duel.challenger = man
    t.decision = Decision.ANSWER
    t.to_act = 1 - t.active
    emit(log, Event.CHALLENGED, EVERYBODY, man)


@rule
def answer_forbids(t: Table, f: Figures, man: int) -> int:
    if man >= f.men or t.men[man].side == t.active or not can_answer(t, f, man):
        return cite.SB_8_2
    return 0


@rule
def refuse(t: Table, log: Log) -> None:
    """SB-8.9: that side can no longer have a posthumous victory."""
    t.rites[t.to_act].refused = 1
    emit(log, Event.REFUSED, EVERYBODY, widen(t.to_act))
    close_duel(t)
    t.decision = Decision.GO_ON


@rule
def answer(t: Table, log: Log, man: int) -> None:
    """SB-8.3: the game turn stops, the challenger begins."""
    d = t.duel
    d.on = 1
    d.answerer = man
    d.actor = d.challenger
    d.turn = 1
    d.part = 0
    emit(log, Event.ANSWERED, EVERYBODY, man, d.challenger)
    t.decision = Decision.GO_ON


@rule
def close_duel(t: Table) -> None:
    d = t.duel
    d.on = d.challenger = d.answerer = d.actor = d.part = 0
    d.turn = 0


@rule
def opponent_of(t: Table) -> int:
    return t.duel.challenger + t.duel.answerer - t.duel.actor


@rule
def duel_goes_on(t: Table, f: Figures, log: Log) -> None:
    """SB-8.4, SB-8.6: movement, combat; then the other's turn, until one is dead or the last turn is over."""
    d = t.duel
    if not lives_on_map(t, d.challenger) or not lives_on_map(t, d.answerer):
        end_duel(t, log)
        return
    actor = d.actor
    if d.part == 0:
        emit(log, Event.DUEL_TURN, EVERYBODY, actor, d.turn)
        if t.men[actor].life == Life.STUNNED:
            t.men[actor].life = Life.HEALTHY
            t.men[actor].fresh = 0
            emit(log, Event.RECOVERED, EVERYBODY, actor)
            d.part = 2
            return
        d.part = 1
        t.decision = Decision.DUEL_MOVE
        t.to_act = t.men[actor].side
    elif d.part == 1:
        d.part = 2
        if is_up(t, actor) and can_start_attack(t, f, actor, opponent_of(t)):
            t.decision = Decision.DUEL_COMBAT
            t.to_act = t.men[actor].side
    else:
        d.turn += 1
        d.part = 0
        d.actor = opponent_of(t)
        if f.duel_cap != 0 and d.turn > f.duel_cap:
            end_duel(t, log)


@rule
def end_duel(t: Table, log: Log) -> None:
    """SB-8.7: play resumes where it stopped; a survivor does nothing more in that phase."""
    survivor = NOBODY
    for man in (t.duel.challenger, t.duel.answerer):
        if lives_on_map(t, man):
            t.men[man].did |= DUELLED
            survivor = man
    if lives_on_map(t, t.duel.challenger) and lives_on_map(t, t.duel.answerer):
        survivor = NOBODY
    emit(log, Event.DUEL_ENDED, EVERYBODY, survivor)
    close_duel(t)


# -- the movement of a duel turn, SB-8.5


@rule
def must_come_nearer(t: Table, f: Figures) -> int:
    """The range he has to get below, or 0 if he is in contact or cannot."""
    actor, opponent = t.duel.actor, opponent_of(t)
    if in_contact_with(t, f, actor, opponent):
        return 0
    distance = range_of(t, actor, opponent)
    return distance if can_move_in_duel(t, f, distance) else 0


@rule
def can_move_in_duel(t: Table, f: Figures, nearer: int) -> bool:
    """Whether he has a legal step, to end nearer than that if it is not 0."""
    actor = t.duel.actor
    return any_step(t, f, walker(t, actor, nearer), first_stance(t, actor), movement_of(t, f, actor))


@rule
def duel_done_forbids(t: Table, f: Figures) -> int:
    """SB-8.5"""
    return 0 if must_come_nearer(t, f) == 0 else cite.SB_8_5


@rule
def end_duel_move(t: Table) -> None:
    t.decision = Decision.GO_ON


@rule
def duel_move_forbids(t: Table, f: Figures, man: int) -> int:
    if man != t.duel.actor:
        return cite.SB_8_3
    return 0 if must_come_nearer(t, f) != 0 or can_move_in_duel(t, f, 0) else cite.SB_5_5


@rule
def duel_move_choices(t: Table, f: Figures, out: Numbers, count: int) -> int:
    """To stay, unless he must come nearer, and to move."""
    must = must_come_nearer(t, f) != 0
    if not must:
        out[count] = DONE
        count += 1
    if must or can_move_in_duel(t, f, 0):
        out[count] = MOVE + t.duel.actor
        count += 1
    return count


@rule
def begin_duel_move(t: Table, f: Figures, log: Log) -> None:
    nearer = must_come_nearer(t, f)
    begin_move(t, f, log, t.duel.actor)
    t.walk.nearer = nearer


@rule
def duel_attack_forbids(t: Table, man: int) -> int:
    """SB-8.5: in contact he must attack, if the rules allow it."""
    return 0 if man == t.duel.actor else cite.SB_8_3
