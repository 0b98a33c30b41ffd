"""A hint for each figure: what it could do now, and why, from what its seat knows alone."""

from __future__ import annotations

import random
import re
from pathlib import Path
from time import perf_counter

import pytest

import tatami
from tatami import CHANCE, State
from tatami.bots import Knowledge
from tatami.bots.levels import HabitBot
from tatami.bots.plans import end_of, plans
from tatami.core.bot import Plan
from tatami.core.compiled import JIT

GAME = tatami.game("samourai")
BATTLE = {"genzo": "F8", "kansuke": "H8", "nobutsune": "B5/A5", "jinpachi": "I8", "matabei": "L6", "tadakage": "V9/W9"}
WORDS = Path(tatami.__file__).parent / "games" / "samourai" / "words" / "en" / "field.ftl"


def torii(step: str) -> State:
    return GAME.position({"options": {"scenario": "torii"}, "men": BATTLE, "step": step})


def by_figure(state: State, latest: float = 0.0) -> dict[str, Plan]:
    assert state.to_act is not None
    return {plan.figure: plan for plan in plans(Knowledge(state, state.to_act, 1), 1, latest=latest)}


def decisions(scenario: str, seed: int = 1) -> list[State]:
    """The decisions of a game by habit in which figures are given orders."""
    state, rng, bot, found = GAME.new(scenario=scenario), random.Random(seed), HabitBot(), []
    while state.to_act is not None and len(found) < 60:
        if state.to_act == CHANCE:
            state.apply(rng.choice(state.chance())[0])
            continue
        if state.view(state.to_act)["decision"] in ("fire", "move", "combat"):
            found.append(state.copy())
        state.apply(bot.choose(Knowledge(state, state.to_act, rng.getrandbits(64)), rng))
    return found


def test_a_shot_tells_its_chance() -> None:
    found = by_figure(torii("first-fire"))
    assert {plan.kind for plan in found.values()} == {"shot"}
    genzo = found["genzo"]
    assert (genzo.way[0], genzo.actions) == ("F8", [f"fire:genzo>{genzo.args['target']}"])
    assert 0 < genzo.args["chance"] <= 100


def test_an_attack_is_advised_only_where_it_favours_him() -> None:
    kansuke = by_figure(torii("combat"))["kansuke"]
    good, bad = kansuke.args["good"], kansuke.args["bad"]
    assert kansuke.args["target"] == "jinpachi"
    assert (kansuke.kind, bool(kansuke.actions)) == (("attack", True) if good > bad else ("stay", False))


@pytest.mark.parametrize("scenario", ["torii", "ninja-night", "convoy"])
def test_every_plan_can_be_carried_out(scenario: str) -> None:
    planned = 0
    for state in decisions(scenario)[::7]:
        for plan in by_figure(state).values():
            trial = state.copy()
            for text in plan.actions:
                # A guess may have put a hidden enemy in his way, or none where one is.
                if trial.to_act != state.to_act or trial.parse(text) not in trial.actions():
                    assert scenario == "ninja-night"
                    break
                trial.apply(trial.parse(text))
            planned += 1
    assert planned > 5


def test_hardly_ever_two_figures_are_sent_to_one_place() -> None:
    """Of 36 moves in these positions 8 led to a place that another was sent to, when nobody knew of the others."""
    ends = [
        [end_of(plan) for plan in by_figure(state).values() if end_of(plan)]
        for state in decisions("temple-assault")[32:60:4]
    ]
    assert sum(map(len, ends)) > 20
    assert sum(len(one) - len(set(one)) for one in ends) <= 1


def test_plans_are_the_same_whatever_the_secrets() -> None:
    rng = random.Random(5)
    for state in decisions("ninja-night")[::9]:
        assert state.to_act is not None
        twin = state.redeal(state.to_act, rng)
        assert by_figure(state) == by_figure(twin)


def test_every_reason_has_words() -> None:
    told = set(re.findall(r"^samourai-plan-([\w-]+) =", WORDS.read_text("utf-8"), re.MULTILINE))
    found = {
        plan.reason
        for scenario in ("torii", "crossroads")
        for state in decisions(scenario)[::5]
        for plan in by_figure(state).values()
    }
    assert found <= told
    assert len(found) > 4


@pytest.mark.skipif(not JIT, reason="uncompiled rules are slow")
def test_nobody_waits_long_for_them() -> None:
    started = perf_counter()
    assert len(by_figure(GAME.new(scenario="torii"), latest=1.3)) == 0, "nothing is planned while figures are set up"
    found = by_figure(torii("movement"), latest=1.3)
    assert set(found) >= {"genzo", "kansuke", "nobutsune"}
    assert perf_counter() - started < 10, "far below it on an idle machine"


def test_other_games_have_no_plans() -> None:
    state = tatami.game("kenjin").new()
    while state.to_act == CHANCE:
        state.apply(state.chance()[0][0])
    assert state.to_act is not None
    assert plans(Knowledge(state, state.to_act, 1)) == []
