"""The stack of frames: how deep it can get, and that it gets no deeper.

Frames lie beneath what is being resolved. In a turn there are at most three: the end of the turn, what follows the
penalties, and a second penalty. A Kiai adds its end and, for an animal Daisuke or Kikuchiyo, the second application;
Daisuke's gift adds the look at the giver. Only these two can trigger another's Kiai, and nobody's is triggered while it
is being resolved (SS-7.2), so at most three Kiai lie one in the other, the third adding its end and its effect:
3 + 3 + 2 + 2 = 10. Everything else (chains of lost Farmsteads, a card given on and on) replaces the frame it came from.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

import tatami
from tatami.games.samurai_spirit.rules.table import DEEPEST, FRAME_ROOM, SAMURAI, STEPS
from tests.games.samurai_spirit.tables import GAME, choices, play, seen, table

BENEATH_A_TURN = {
    ("begin-turn",): 0,
    ("end-turn", "after-penalties", "penalties"): 3,
    ("end-turn", "after-penalties", "penalty"): 3,
    ("end-turn", "after-fight"): 2,
}
EFFECTS = {"daisuke": ("second-take", "look"), "kikuchiyo": ("second-take",)}
"""What lies above the end of a Kiai while something triggered by its effect is resolved: only these two trigger."""


@cache
def deepest_kiai(running: frozenset[str]) -> int:
    """The most frames of Kiai one in the other, given whose are running already."""
    depths = []
    for samurai in set(SAMURAI) - running:
        inner = deepest_kiai(running | {samurai}) if samurai in EFFECTS else 0
        depths.append(1 + max(1, len(EFFECTS.get(samurai, ())) + inner))
    return max(depths, default=0)


@pytest.mark.rule("SS-7.2")
def test_the_bound() -> None:
    assert max(BENEATH_A_TURN.values()) + deepest_kiai(frozenset()) == DEEPEST == 10
    assert FRAME_ROOM >= 2 * DEEPEST


ABOVE = {
    "end-turn": {
        "after-penalties",
        "after-fight",
        "action",
        "again",
        "fight-card",
        "place",
        "kiai",
        "after-kiai",
        "farm",
        "family",
        "wounded",
        "random-wounded",
    },
    "after-penalties": {
        "penalties",
        "penalty",
        "ignore",
        "first",
        "drop",
        "arrow-card",
        "returned-card",
        "kiai",
        "after-kiai",
        "farm",
        "family",
        "wounded",
        "random-wounded",
    },
    "penalties": {"use"},
    "penalty": {
        "arrow-card",
        "returned-card",
        "drop",
        "kiai",
        "after-kiai",
        "farm",
        "family",
        "wounded",
        "random-wounded",
    },
    "after-fight": {"fight-card", "place", "kiai", "after-kiai", "farm", "family", "wounded", "random-wounded"},
    "after-kiai": {
        "second-take",
        "take",
        "take-again",
        "give",
        "look",
        "place",
        "heal",
        "token",
        "order",
        "shown-card",
        "routed-card",
        "caught-card",
        "kiai",
        "after-kiai",
        "farm",
        "family",
        "wounded",
        "random-wounded",
    },
    "second-take": {"give", "look", "place", "kiai", "after-kiai", "farm", "family", "wounded", "random-wounded"},
    "look": {"place", "kiai", "after-kiai", "farm", "family", "wounded", "random-wounded"},
}
"""What may lie on top of each step; a step that waits has nothing on it, and a night is two frames deep."""


def check_frames(state: tatami.State) -> None:
    frames = [frame["step"] for frame in state.position()["pending"]]
    assert len(frames) <= DEEPEST
    if seen(state)["phase"] == "night":
        assert len(frames) <= 2
        return
    for below, above in pairwise(frames):
        assert above in ABOVE[below], frames
    assert len(seen(state)["kiai"]) <= 3


def test_random_games_stay_within_the_bound() -> None:
    for seed in range(40):
        dealer = tatami.Dealer(seed)
        state = GAME.new(**GAME.draw_options(2 + seed % 6, dealer.random), edition=("fr", "en", "pl")[seed % 3])
        while state.to_act is not None:
            actions = state.actions()
            stubborn = len(actions) > 1 and state.to_act >= 0 and choices(state)[-1] == "pass"
            state.apply(dealer.pick(actions[:-1]) if stubborn else dealer.choose(state))
            if state.to_act is not None:
                check_frames(state)


@pytest.mark.rule("SS-7.2")
def test_the_bound_is_reached() -> None:
    """Daisuke's Kiai between two penalties, Kikuchiyo's inside it, Heihachi's inside that."""
    state = table(
        "daisuke",
        "kikuchiyo",
        "heihachi",
        round=3,
        barricades=2,
        seats={
            0: {"line": ["L5-01", "B6-05"], "wound": True},
            1: {"side": "animal", "line": ["P4-03", "P4-06", "P3-02"]},
            2: {"side": "animal", "wound": True, "line": ["P4-01", "P4-05", "P3-06", "P2-07", "P2-02"]},
        },
    )
    play(state, "first:wound")
    assert seen(state)["seats"][0]["side"] == "animal"
    play(state, "kiai", "take:2", "give:1", "confront", "kiai", "take:2", "kiai")
    frames = [frame["step"] for frame in state.position()["pending"]]
    assert frames == [
        "end-turn",
        "after-penalties",
        "penalty",
        "after-kiai",
        "second-take",
        "look",
        "after-kiai",
        "second-take",
        "after-kiai",
        "heal",
    ]
    assert len(frames) == DEEPEST
    check_frames(state)
    assert GAME.position(state.position()).digest() == state.digest()
    assert set(frames) <= set(STEPS)
