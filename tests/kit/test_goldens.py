"""Golden playthroughs and node counts: nothing changes unnoticed."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami import State
from tests.kit.playthrough import GOLDEN, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("file", PLAYTHROUGHS)
def test_a_playthrough_prints_what_it_always_printed(file: str) -> None:
    written = (GOLDEN / f"{file}.txt").read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip(playthrough(file), written, strict=True), 1):
        assert now == then, f"{file}.txt line {number}; if it is meant to change: python -m tests.kit.playthrough"


def nodes(state: State, depth: int) -> int:
    """How many ways there are to play so many actions, chance included."""
    if depth == 0 or state.to_act is None:
        return 1
    if depth == 1:
        return len(state.actions())
    count = 0
    for action in state.actions():
        twin = state.copy()
        twin.apply(action)
        count += nodes(twin, depth - 1)
    return count


KENJIN_LATE = {
    "options": {"players": 2},
    "battlefields": [
        {"battlefield": "camp", "rows": [["peasant", "peasant", "archer"], ["lord", "peasant", "+assassin#0"]]},
        {"battlefield": "pass", "rows": [["+scout", "samurai"], ["+scout", "+general", "peasant"]]},
        {"battlefield": "torii", "rows": [["brute", "peasant", "+ashigaru"], ["archer", "samurai"]]},
        {"battlefield": "sanctuary", "rows": [["peasant"], ["peasant", "brute", "+ashigaru"]]},
    ],
    "seats": [{"taken": "peasant#1"}, {}],
}

SAMURAI_SPIRIT_KIAI = {
    "options": {"samurai": ["daisuke", "kikuchiyo", "heihachi"]},
    "round": 3,
    "barricades": 2,
    "seats": [
        {"line": ["L5-01", "B6-05"], "wound": True},
        {"side": "animal", "line": ["P4-03", "P4-06", "P3-02"]},
        {"side": "animal", "wound": True, "line": ["P4-01", "P4-05", "P3-06", "P2-07", "P2-02"]},
    ],
}

COUNTS: list[tuple[str, str, dict[str, Any], dict[int, int]]] = [
    ("two players from the start", "kenjin", {"options": {}}, {1: 5, 2: 25, 3: 100, 4: 400, 5: 14400, 6: 467200}),
    ("the last cards of two players", "kenjin", KENJIN_LATE, {1: 12, 2: 79, 3: 555}),
    ("four samurai from the start", "samurai-spirit", {"options": {}}, {1: 4, 2: 20, 3: 284, 4: 1608, 5: 10616}),
    (
        "a Kiai inside a Kiai",
        "samurai-spirit",
        SAMURAI_SPIRIT_KIAI,
        {1: 2, 2: 4, 3: 14, 4: 76, 5: 238, 6: 690, 7: 2542, 8: 8788},
    ),
]


@pytest.mark.parametrize(("position", "game", "start", "counts"), COUNTS, ids=[count[0] for count in COUNTS])
def test_the_tree_has_the_size_it_always_had(
    position: str, game: str, start: dict[str, Any], counts: dict[int, int]
) -> None:
    described = tatami.game(game)
    state = described.position(start) if len(start) > 1 else described.new(**start["options"])
    assert {depth: nodes(state, depth) for depth in counts} == counts
