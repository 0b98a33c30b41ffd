"""Samurai Spirit: Barricades, Farmsteads and Families, and how they are lost (SS-4.2, SS-5.4, SS-9.2 to SS-9.4)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers, Reals
from tatami.games.samurai_spirit.rules.actions import FARM
from tatami.games.samurai_spirit.rules.draws import list_outcome
from tatami.games.samurai_spirit.rules.events import Event
from tatami.games.samurai_spirit.rules.outcome import lose
from tatami.games.samurai_spirit.rules.table import (
    FAMILIES,
    FARMS,
    NOTHING,
    Edition,
    Farm,
    Figures,
    Reason,
    Step,
    Table,
    farm_penalties,
    next_starter,
    pop,
    push,
)


@rule
def destroy_barricade(t: Table, log: Log) -> None:
    """SS-4.2, SS-5.4, SS-9.5: one Barricade, or if there is none a Farmstead."""
    if t.barricades > 0:
        t.barricades -= 1
        emit(log, Event.BARRICADE_LOST, EVERYBODY, t.barricades)
    else:
        lose_farmstead(t, log)


@rule
def build_barricade(t: Table, log: Log) -> None:
    """SS-2.6: never more than at the beginning."""
    if t.barricades < t.most_barricades:
        t.barricades += 1
        emit(log, Event.BARRICADE_BUILT, EVERYBODY, t.barricades)


@rule
def lose_farmstead(t: Table, log: Log) -> None:
    """SS-9.2: a random one, since the backs are hidden; it matters only where farm penalties apply."""
    if farm_penalties(t):
        push(t, Step.FARM)
    else:
        farm_leaves(t, log, NOTHING)


@rule
def farm_leaves(t: Table, log: Log, farm: int) -> None:
    t.farmsteads -= 1
    if farm == NOTHING:
        emit(log, Event.FARM_LOST, EVERYBODY, t.farmsteads)
    else:
        emit(log, Event.FARM_TURNED, EVERYBODY, farm, t.farmsteads)
    if t.farmsteads == 0:
        lose(t, log, Reason.LAST_FARMSTEAD)


@rule
def farm_chances(t: Table, f: Figures, out: Numbers, weights: Reals) -> int:
    """Weighted by the backs left."""
    count = 0
    for farm in range(len(FARMS)):
        backs = f.backs[farm] - t.turned[farm]
        if backs > 0:
            count = list_outcome(FARM + farm, float(backs), count, out, weights)
    return count


@rule
def farm_forbids(t: Table, f: Figures, farm: int) -> int:
    return 0 if t.turned[farm] < f.backs[farm] else cite.SS_9_3


@rule
def turn_farm(t: Table, log: Log, farm: int) -> None:
    """SS-9.3: a Farmstead leaves and its penalty applies, unless it was the last (SS-3.7)."""
    pop(t)
    t.turned[farm] += 1
    farm_leaves(t, log, farm)
    if t.farmsteads == 0:
        return
    if farm == Farm.A:
        push(t, Step.FAMILY)
    elif farm == Farm.B:
        lose_farmstead(t, log)
    elif farm == Farm.C:
        destroy_barricade(t, log)
    elif t.edition == Edition.FR:
        push(t, Step.WOUNDED, next_starter(t) if t.night else t.active)
    else:
        push(t, Step.RANDOM_WOUNDED)


@rule
def family_forbids(t: Table, family: int) -> int:
    return 0 if t.families[family] else cite.SS_9_4


@rule
def family_leaves(t: Table, log: Log, family: int) -> None:
    """SS-9.4, SS-3.7"""
    pop(t)
    t.families[family] = 0
    left = 0
    for other in range(len(FAMILIES)):
        left += t.families[other]
    emit(log, Event.FAMILY_LOST, EVERYBODY, family, left)
    if left == 0:
        lose(t, log, Reason.LAST_FAMILY)
