"""The order of play: set-up, phases, steps, recovery (SB-2, SB-14.2 to SB-14.5, SB-14.7)."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.games.samourai.rules.aftermath import go_through, offer_advance
from tatami.games.samourai.rules.challenges import duel_goes_on
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.harakiri import complete_rite
from tatami.games.samourai.rules.injuries import mark_dead
from tatami.games.samourai.rules.night import watch_at_end
from tatami.games.samourai.rules.pieces import lift
from tatami.games.samourai.rules.setup import ask_next
from tatami.games.samourai.rules.table import (
    DEFLECTED,
    ENGAGED_BEFORE,
    ENGAGED_NOW,
    NOBODY,
    SHOT,
    Check,
    Decision,
    Figures,
    Life,
    Place,
    Reason,
    Stage,
    Step,
    Table,
)
from tatami.games.samourai.rules.tasks import finish_tasks
from tatami.games.samourai.rules.victory import check_victory, end_game


@rule
def go_on(t: Table, f: Figures, log: Log) -> None:
    """Whatever was interrupted goes on, up to the next decision."""
    if t.clash.stage == Stage.AFTERMATH:
        go_through(t, f, log)
    elif t.clash.stage == Stage.ADVANCE:
        offer_advance(t, f, log)
    elif t.step == Step.SET_UP:
        if not ask_next(t, f):
            begin_turn(t, f, log)
    elif t.duel.on != 0:
        duel_goes_on(t, f, log)
    elif t.step == Step.RECOVERY:
        end_phase(t, f, log)
    else:
        ask(t)


@rule
def ask(t: Table) -> None:
    """SB-2.4: the active side acts with one figure after the other."""
    t.to_act = t.active
    if t.step == Step.MOVEMENT:
        t.decision = Decision.MOVE
    elif t.step == Step.COMBAT:
        t.decision = Decision.COMBAT
    else:
        t.decision = Decision.FIRE


@rule
def begin_turn(t: Table, f: Figures, log: Log) -> None:
    """SB-14.3"""
    t.turn += 1
    t.placing = 0
    emit(log, Event.TURN_BEGAN, EVERYBODY, t.turn)
    begin_phase(t, f, log, 0)


@rule
def begin_phase(t: Table, f: Figures, log: Log, seat: int) -> None:
    """SB-2.2, SB-2.6; a ceremony may be complete (SB-9.3), the sleepers sleep on (SB-14.7)."""
    t.active = seat
    t.acted = 0
    for man in range(f.men):
        here = t.men[man]
        here.did = 0
        if here.side == seat:
            here.engaged = ENGAGED_BEFORE if here.engaged & ENGAGED_NOW != 0 else 0
    for horse in range(f.horses):
        t.horses[horse].led = t.horses[horse].released = 0
    emit(log, Event.PHASE_BEGAN, EVERYBODY, seat)
    if complete_rite(t, f, log):
        die_by_own_hand(t, f, log)
        return
    begin_step(
        t,
        f,
        log,
        Step.RECOVERY.value if f.alarmed != 0 and seat == f.guards and t.alarm == 0 else Step.FIRST_FIRE.value,
    )


@rule
def die_by_own_hand(t: Table, f: Figures, log: Log) -> None:
    """SB-9.6: the enemy wins the field; the poem is kept."""
    rite = t.rites[t.active]
    man = rite.samurai
    rite.samurai = NOBODY  # fulfilled, not broken by his death
    lift(t, man)
    mark_dead(t, log, man)
    rite.samurai = man
    t.stir = 0
    end_game(t, log, 1 - t.active, Reason.HARAKIRI.value)


@rule
def begin_step(t: Table, f: Figures, log: Log, step: int) -> None:
    t.step = step
    if step == Step.FIRST_FIRE or step == Step.SECOND_FIRE:
        for man in range(f.men):
            here = t.men[man]
            here.did &= ~(SHOT | DEFLECTED)
            here.corner = here.corner_hex = 0
        for horse in range(f.horses):
            t.horses[horse].corner = t.horses[horse].corner_hex = 0
    if step == Step.MOVEMENT and t.cart_there != 0:
        t.cart_was_front, t.cart_was_rear = t.cart_front, t.cart_rear
    emit(log, Event.STEP_BEGAN, EVERYBODY, step, t.active)
    t.decision = Decision.GO_ON


@rule
def end_step(t: Table, f: Figures, log: Log) -> None:
    """SB-2.3: the next step begins when the one before is over."""
    t.acted = 1
    begin_step(t, f, log, t.step + 1)


@rule
def end_phase(t: Table, f: Figures, log: Log) -> None:
    """SB-2.11: tasks, recovery, victory checks; then the other side, or a new game turn (SB-2.2, SB-14.4)."""
    if finish_tasks(t, f, log):
        return
    recover(t, f, log)
    watch_at_end(t, f, log)
    check_victory(t, f, log, Check.END_OF_OWN_PHASE.value)
    if t.step == Step.OVER:
        return
    if t.active == 0:
        begin_phase(t, f, log, 1)
        return
    check_victory(t, f, log, Check.END_OF_GAME_TURN.value)
    if t.step == Step.OVER:
        return
    if f.turn_cap != 0 and t.turn >= f.turn_cap:
        end_game(t, log, f.cap_winner, Reason.TURN_CAP.value)
        return
    begin_turn(t, f, log)


@rule
def recover(t: Table, f: Figures, log: Log) -> None:
    """SB-2.8"""
    for man in range(f.men):
        here = t.men[man]
        if here.side != t.active or here.life != Life.STUNNED or here.place != Place.ON_MAP:
            continue
        if here.fresh != 0:
            here.fresh = 0
        else:
            here.life = Life.HEALTHY
            emit(log, Event.RECOVERED, EVERYBODY, man)
