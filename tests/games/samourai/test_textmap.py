"""Maps in characters: what a player at a plain terminal reads."""

from __future__ import annotations

import pytest

from tatami.core.words import LANGUAGES, speak
from tatami.games.samourai import maps, textmap
from tatami.games.samourai.rules.hexes import NUMBERS
from tests.games.samourai.ground import drawn


def test_a_small_map() -> None:
    ground = drawn(["....", ".I..", "..T."], "[buildings]", "hut: B2", "[doors]", "B2/B3", "[windows]", "B2/C1").map
    assert textmap.hex_map(ground, {NUMBERS["C2"]: "A1", NUMBERS["A1"]: "b"}) == [
        "    A  B  C  D",
        "       __    __",
        "    __/  \\__/  \\",
        " 1 /b \\##/  \\__/",
        "   \\__#..o__/  \\",
        " 2 /  #DD#A1\\__/",
        "   \\__/  \\__/  \\",
        " 3 /  \\__/TT\\__/",
        "   \\__/  \\__/",
        "    A  B  C  D",
    ]


@pytest.mark.parametrize("name", maps.SHIPPED)
@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_every_hex_is_shown_within_the_width(name: str, width: int) -> None:
    ground = maps.shipped_map(name)
    lines = textmap.hex_map(ground, dict.fromkeys(ground.hexes(), "@@"), width)
    assert max(map(len, lines)) <= width
    shared = len(textmap.panels(ground.columns, width)) - 1
    assert "".join(lines).count("@@") == (ground.columns + shared) * ground.rows


def test_a_window_shows_some_columns_only() -> None:
    lines = textmap.hex_map(maps.shipped_map("village"), {NUMBERS["H8"]: "B2"}, window=(7, 9))
    assert lines[0].split() == ["G", "H", "I"]
    assert "B2" in "".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_is_in_words(language: str) -> None:
    ground, sides = textmap.legend(speak(language))
    assert ground.startswith("bb ")
    assert [part.split()[0] for part in sides.split(", ")] == ["^", "D", "o", "#"]
