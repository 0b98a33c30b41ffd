"""The contests by which games measure their bots can be played as they are named."""

from __future__ import annotations

import pytest

import tatami
from tatami.bots import arena
from tatami.core.contests import contests_of


@pytest.mark.parametrize("name", tatami.games())
def test_named_contests_can_be_played(name: str) -> None:
    game = tatami.game(name)
    options = {option.name: option for option in game.options}
    named = contests_of(game)
    assert named and len({one.name for one in named}) == len(named)
    for one in named:
        given = {option: options[option].parse(value) for option, value in one.options.items()}
        arena.check(arena.Contest(name, one.bots, 1, one.players, given))
