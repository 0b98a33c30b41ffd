"""After a shot or an attack: falls, retreats, the advance (SB-6.17, SB-6.19, SB-6.20)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers
from tatami.games.samourai.rules.actions import SWING, TO
from tatami.games.samourai.rules.ends import ASCENDING, add_steps, any_step, next_step_forbids, step_forbids
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.hexes import OFF
from tatami.games.samourai.rules.horses import first_bit, stops_here
from tatami.games.samourai.rules.injuries import prepare_fall, wound
from tatami.games.samourai.rules.melee import betray
from tatami.games.samourai.rules.movement import close_walk, open_walk, set_back
from tatami.games.samourai.rules.pieces import is_up, lives_on_map, meets_enemy, movement_of, put_down, side_of
from tatami.games.samourai.rules.retreat import NO, best_path, is_vacated, vacate
from tatami.games.samourai.rules.shooting import close_clash
from tatami.games.samourai.rules.sight import has_cart
from tatami.games.samourai.rules.steps import STEP_SWING, STEP_TO, current_stance, first_stance, mover, walker
from tatami.games.samourai.rules.table import (
    DUELLED,
    FIGURES,
    HEXES,
    MEN,
    NOBODY,
    Decision,
    Figures,
    Formation,
    Life,
    Roll,
    Stage,
    Table,
    widen,
)


@rule
def go_through(t: Table, f: Figures, log: Log) -> None:
    """Works off what a clash has left, up to the next decision."""
    c = t.clash
    while True:
        if c.faller != NOBODY:
            if prepare_fall(t, f, log):
                t.decision = Decision.FALL
                t.to_act = t.men[c.faller].side
                return
            c.faller = NOBODY
            continue
        if c.leg != NOBODY or c.retreating != 0:
            if someone_can_go(t, f):
                t.decision = Decision.RETREAT
                t.to_act = side_of(t, c.leg if c.leg != NOBODY else first_bit(c.retreating))
                return
            give_up(t, f, log)
            continue
        break
    betray(t, f, log)
    c.stage = Stage.ADVANCE  # victory is looked at first (SB-14.5)


@rule
def someone_can_go(t: Table, f: Figures) -> bool:
    c = t.clash
    if c.leg != NOBODY:
        return best_path(t, f, c.leg) != NO
    for unit in range(FIGURES):
        if (c.retreating >> unit) & 1 != 0 and best_path(t, f, unit) != NO:
            return True
    return False


@rule
def give_up(t: Table, f: Figures, log: Log) -> None:
    """SB-6.17: who has no hex stays and is wounded, in the saddle if mounted; a lone horse is unhurt."""
    c = t.clash
    unit = c.leg if c.leg != NOBODY else first_bit(c.retreating)
    c.retreating &= ~(1 << unit)
    c.leg = NOBODY
    emit(log, Event.NO_RETREAT, EVERYBODY, unit)
    if unit >= MEN:
        return
    if t.men[unit].life != Life.HEALTHY:
        vacate(t, unit)
    wound(t, f, log, unit)


# -- the advance, SB-6.19


@rule
def offer_advance(t: Table, f: Figures, log: Log) -> None:
    c = t.clash
    if c.roll == Roll.MELEE and c.victor != NOBODY and c.vacant > 0 and not duel_decided(t):
        for man in range(f.men):
            if advance_forbids(t, f, man) == 0:
                t.decision = Decision.ADVANCE
                t.to_act = c.victor
                return
    close_clash(t)
    t.decision = Decision.GO_ON


@rule
def duel_decided(t: Table) -> bool:
    """SB-8.7: a survivor does not advance."""
    return t.duel.on != 0 and (not lives_on_map(t, t.duel.challenger) or not lives_on_map(t, t.duel.answerer))


@rule
def took_part(t: Table, man: int) -> bool:
    return ((t.clash.attackers | t.clash.defenders) >> man) & 1 != 0


@rule
def advance_forbids(t: Table, f: Figures, man: int) -> int:
    """0, or the rule that keeps him from advancing."""
    if man >= f.men or not took_part(t, man) or t.men[man].side != t.clash.victor or not is_up(t, man):
        return cite.SB_6_19
    if t.rites[t.men[man].side].samurai == man:
        return cite.SB_9_2
    if t.duel.on == 0 and t.men[man].did & DUELLED != 0:
        return cite.SB_8_7
    m, s, points = walker(t, man, 0), first_stance(t, man), movement_of(t, f, man)
    for k in range(t.clash.vacant):
        hex = widen(t.clash.vacated[k])
        if not can_advance_to(t, hex):
            continue
        if step_forbids(t, f, m, s, points, STEP_TO, hex) == 0:
            return 0
        if s.kind == Formation.RIDER and step_forbids(t, f, m, s, points, STEP_SWING, hex) == 0:
            return 0
    return cite.SB_6_19


@rule
def can_advance_to(t: Table, hex: int) -> bool:
    """First into a hex so vacated and now free of figures and cart."""
    return is_vacated(t, hex) and t.on[hex] == 0 and not has_cart(t.works, hex)  # a train that retreats leaves its cart


@rule
def first_step_forbids(t: Table, f: Figures, verb: int, to: int) -> int:
    return next_step_forbids(t, f, verb, to) if can_advance_to(t, to) else cite.SB_6_19


@rule
def hold_position(t: Table, log: Log) -> None:
    emit(log, Event.HELD, EVERYBODY, widen(t.to_act))
    close_clash(t)
    t.decision = Decision.GO_ON


@rule
def begin_advance(t: Table, f: Figures, log: Log, man: int) -> None:
    """In contact with a living enemy before it moves: one hex only."""
    held_up = meets_enemy(t, f, man, t.men[man].side, False)
    open_walk(t, f, man)
    t.walk.limited = 1 if held_up else 0
    t.decision = Decision.ADVANCE_STEP
    emit(log, Event.ADVANCED, EVERYBODY, man)


@rule
def advance_step_forbids(t: Table, f: Figures, action: int) -> int:
    w = t.walk
    verb, to = (action - TO) // HEXES, (action - TO) % HEXES
    if w.steps == 0:
        return first_step_forbids(t, f, verb, to) if verb in (STEP_TO, STEP_SWING) else cite.SB_6_19
    if w.limited != 0:
        return cite.SB_6_19
    return next_step_forbids(t, f, verb, to)


@rule
def advance_step_choices(t: Table, f: Figures, out: Numbers, count: int) -> int:
    w = t.walk
    if w.steps == 0:
        count = add_first_steps(t, f, STEP_TO, TO, out, count)
        if w.kind == Formation.RIDER:
            count = add_first_steps(t, f, STEP_SWING, SWING, out, count)
        return count
    return count if w.limited != 0 else add_steps(t, f, TO, out, count)


@rule
def advance_stop_forbids(t: Table, f: Figures) -> int:
    """SB-5.5: where it can end, after the first step; SB-13.6: or where a discovery leaves nothing else."""
    w = t.walk
    if w.steps == 0:
        return cite.SB_5_5
    if stops_here(t, f) or w.limited != 0 or not any_step(t, f, mover(t), current_stance(t), w.points):
        return 0
    return cite.SB_5_25


@rule
def add_first_steps(t: Table, f: Figures, verb: int, base: int, out: Numbers, count: int) -> int:
    for k in range(6):
        to = widen(f.board.beside[widen(t.walk.a), ASCENDING[k]])
        if to != OFF and first_step_forbids(t, f, verb, to) == 0:
            out[count] = base + to
            count += 1
    return count


@rule
def end_advance(t: Table, f: Figures, log: Log) -> None:
    if not stops_here(t, f):
        set_back(t, log)
    put_down(t, t.walk.who)
    close_walk(t)
    close_clash(t)
    t.decision = Decision.GO_ON
