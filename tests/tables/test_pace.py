"""Bots wait before they play, so that people can follow: how long is a question of the game."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami import CHANCE
from tatami.server.services import Services
from tatami.tables import bot_turns
from tatami.tables.seats import Kind, Seat
from tests.kit.walks import walk
from tests.tables.test_services import AIKO, with_services

from ..new_tables import create

PACE = 40.0
"""So long that no thinking takes a noticeable part of it: nobody waits for it here."""


def test_a_game_that_says_nothing_has_one_pause_for_each_decision() -> None:
    for state, action in walk("kenjin", {}, "pace"):
        assert state.game.pace(state, action) == 1.0


def test_in_samourai_a_figure_is_waited_for_once_and_its_steps_follow() -> None:
    begun: set[str] = set()
    steps = 0
    for state, action in walk("samourai", {"scenario": "torii"}, "pace"):
        if state.to_act == CHANCE:
            continue
        verb = state.notation(action).partition(":")[0]
        if verb in ("to", "back", "swing", "tail", "stop", "on", "with", "go", "done"):
            steps += 1
            assert 0 < state.game.pace(state, action) <= 0.1
        elif verb in ("move", "attack", "fire", "retreat", "challenge", "mount", "advance"):
            begun.add(verb)
            assert state.game.pace(state, action) == 1.0
    assert steps > 100
    assert {"move", "attack", "fire", "retreat"} <= begun


def task_name() -> str:
    task = asyncio.current_task()
    return getattr(task.get_coro(), "__qualname__", "") if task else ""


@pytest.mark.parametrize(("game", "options"), [("samourai", {"scenario": "torii"}), ("kenjin", {"players": 2})])
def test_the_server_waits_as_the_game_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any]
) -> None:
    waited: list[float] = []

    class Hurried:
        """asyncio as the tables see it, with time that is counted and not spent."""

        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        async def sleep(self, seconds: float) -> None:
            if task_name() == "BotTurns.let_bots_play":
                waited.append(seconds)
                seconds = 0
            await asyncio.sleep(seconds)

    monkeypatch.setattr(bot_turns, "asyncio", Hurried())

    async def scene(services: Services) -> None:
        seats = [Seat(Kind.BOT, "", "random", None, True), Seat(Kind.BOT, "", "random", None, True)]
        table, _ = await create(services, AIKO, game, options, seats)
        while table.play.version < 150 and table.status == "playing":
            table.looked = time.monotonic()  # bots play where somebody looks on
            services.bot_turns.wake(table)
            await asyncio.sleep(0.01)
        decisions = [step for step in table.play.steps if step.entry.actor != CHANCE]
        state = table.play.start.copy()
        due: list[float] = []
        runs: list[float] = []  # what people wait in all while one bot moves
        mover, patience = None, 0.0
        for step in table.play.steps:
            assert step.action is not None
            if state.to_act != CHANCE:
                if state.to_act != mover:
                    mover, patience = state.to_act, PACE * bot_turns.IN_A_ROW
                    runs.append(0.0)
                due.append(min(PACE * state.game.pace(state, step.action), patience / bot_turns.IN_A_ROW))
                patience -= due[-1]
                runs[-1] += waited[len(due) - 1]
            state.apply(step.action)
        assert len(due) == len(decisions) > 20
        assert waited[: len(due)] == pytest.approx(due, abs=PACE / 40)
        if game == "samourai":
            assert sum(due) < PACE * len(due) / 2
            assert 2 * PACE < max(runs) <= PACE * bot_turns.IN_A_ROW
        else:
            assert sum(due) > 0.9 * PACE * len(due)

    with_services(tmp_path, scene, pace=PACE)


def test_the_pause_of_every_verb_of_samourai_is_told() -> None:
    """A new verb is waited for in full unless it is known to go on with something."""
    game = tatami.game("samourai")
    state = game.new(scenario="torii")
    first = 0
    for verb in state.codec.verbs:
        assert 0 < game.pace(state, first) <= 1
        first += verb.width
