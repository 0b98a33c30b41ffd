"""Where a figure's move could end: a bot that plans compares ends, not single steps.

After a step a playout goes on as the captain would, so it cannot tell what it is worth to stop there.
"""

from __future__ import annotations

from collections.abc import Collection

from tatami.core.game import State
from tatami.games.samourai.rules.actions import BACK, EXIT, STOP, TO
from tatami.games.samourai.rules.table import Decision, Formation, Table

MOST_STEPS = 400
"""Steps looked at for one order; a rider has more ways than anybody needs."""

Way = list[int]


def begins(t: Table) -> bool:
    """Whether a man or a rider is about to make the first step of a move and free to choose where it ends."""
    walk = t.walk
    free = t.decision == Decision.STEP and walk.steps == 0 and not t.duel.on and not walk.entering
    return bool(free and walk.kind in (Formation.FOOT, Formation.RIDER))


def is_under_way(t: Table, seat: int) -> bool:
    """Whether the move goes on."""
    return bool(t.to_act == seat and t.decision == Decision.STEP)


def moment(t: Table) -> tuple[int, ...]:
    """Tells the steps of all moves of a game apart."""
    walk = t.walk
    return int(t.turn), int(t.decision), int(walk.who), int(walk.start), int(walk.a), int(walk.b), int(walk.steps)


def ends(state: State, seat: int, actions: Collection[int]) -> list[tuple[Way, State]]:
    """Every place where the move can end, beginning with one of these actions: the way there, and the state after it.

    Steps alone: whoever could leave the map decides that as usual, and there are no ends.
    """
    if EXIT in actions:
        return []
    found: dict[tuple[int, int], tuple[Way, State]] = {}
    most_left: dict[tuple[int, int], int] = {}
    under_way: list[tuple[Way, State]] = [([], state)]
    tried = 0
    while under_way and tried < MOST_STEPS:
        reached: list[tuple[Way, State]] = []
        for way, here in under_way:
            for action in here.actions() if way else actions:
                if action != STOP and not TO <= action < BACK:
                    continue
                after = here.copy()
                after.apply(action)
                tried += 1
                if action == STOP or not is_under_way(after.open(), seat):
                    found.setdefault(place_of(here) if action == STOP else (action - TO, -1), ([*way, action], after))
                    continue
                place, left = place_of(after), points_left(after)
                if left > most_left.get(place, -1):
                    most_left[place] = left
                    reached.append(([*way, action], after))
        under_way = reached
    return list(found.values())


def place_of(state: State) -> tuple[int, int]:
    walk = state.open().walk
    return int(walk.a), int(walk.b)


def points_left(state: State) -> int:
    walk = state.open().walk
    return int(walk.points) - int(walk.spent)
