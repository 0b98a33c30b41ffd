"""A plan for each figure that can act now: the bot plays each of them on alone, and the game says why.

Only games whose turns are many decisions of several figures have them (the part `plans` of a game).
"""

from __future__ import annotations

from random import Random
from time import perf_counter

from tatami.bots.knowledge import Knowledge
from tatami.bots.levels import LEVELS, HabitBot, SearchBot
from tatami.core.bot import Plan
from tatami.core.game import State

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

    def plan_of_figure(state: State, figure: str, opening: int) -> Plan:
        """What one figure would do from here, alone."""
        states, actions = [state], [opening]
        while True:
            state = states[-1].copy()
            state.apply(actions[-1])
            states.append(state)
            if len(actions) == LONGEST or not module.is_under_way(state, known.seat):
                plan: Plan = module.plan(states, figure, actions)
                return plan
            bot = thinking if perf_counter() - started < latest else hasty
            actions.append(bot.choose(Knowledge(state, known.seat, rng.getrandbits(64)), rng))

    found: list[Plan] = []
    board, promised = known.guess(), set[str]()  # as it stands after the earlier plans, and where they lead
    for figure, opening in module.openings(known.guess()).items():
        plan = plan_of_figure(known.guess(), figure, opening)
        if end_of(plan) in promised and board.to_act == known.seat and opening in board.actions():
            # He plans anew, as if the others stood there already; he must be able to go so now.
            other = plan_of_figure(board, figure, opening)
            if end_of(other) not in promised and state_after_plan(known.guess(), other):
                plan = other
        if end_of(plan):
            promised.add(end_of(plan))
            board = state_after_plan(board.copy(), plan) or board
        found.append(plan)
    return found


def end_of(plan: Plan) -> str:
    """Where a figure would stand after its move; empty if it does not move."""
    return plan.way[-1] if plan.kind == "move" and plan.way else ""


def state_after_plan(state: State, plan: Plan) -> State | None:
    """The state after a plan; None if it cannot be carried out."""
    try:
        for notation in plan.actions:
            state.apply(state.parse(notation))
    except ValueError:
        return None
    return state
