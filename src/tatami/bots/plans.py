"""A plan for each figure that can act now: the bot plays each of them on alone, and the game says why.

Only games whose turns are many decisions of several figures have them (the part `plans` of a game).
"""

from __future__ import annotations

from random import Random
from time import perf_counter

from tatami.bots.knowledge import Knowledge
from tatami.bots.levels import LEVELS, HabitBot, SearchBot
from tatami.core.bot import Plan

SECONDS = 1.0
"""What a level with so many seconds takes for the figures of a side together."""
LATEST = 1.3
"""From then on the figures that are left follow the habit of the playouts: somebody waits."""
LONGEST = 40
"""Actions of one plan."""


def plans(known: Knowledge, seed: int | str = 0, latest: float = LATEST) -> list[Plan]:
    """From what the seat knows alone; none where the game has no plans, or none for this decision."""
    module = known.game.part("plans")
    if module is None or known.to_act != known.seat:
        return []
    rng, started = Random(seed), perf_counter()
    thinking, hasty = SearchBot(LEVELS[5]._replace(seconds=SECONDS, learnt=None)), HabitBot()
    found = []
    for figure, opening in module.openings(known.guess()).items():
        states, actions = [known.guess()], [opening]
        while True:
            state = states[-1].copy()
            state.apply(actions[-1])
            states.append(state)
            if len(actions) == LONGEST or not module.is_under_way(state, known.seat):
                break
            bot = thinking if perf_counter() - started < latest else hasty
            actions.append(bot.choose(Knowledge(state, known.seat, rng.getrandbits(64)), rng))
        found.append(module.plan(states, figure, actions))
    return found
