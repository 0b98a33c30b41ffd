"""Playing many games at random, with a record of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tatami.core.chance import Dealer
from tatami.core.figures import Figures
from tatami.core.game import Game, State


def simulate(
    game: Game,
    games: int,
    seed: int,
    options: dict[str, Any],
    players: int | None = None,
    figures: Figures | None = None,
) -> Iterator[State]:
    """Finished games, each from a stream of its own: game k is the same whatever the others are."""
    for number in range(games):
        dealer = Dealer(f"{seed}/{number}")
        drawn = {} if players is None else game.draw_options(players, dealer.random)
        state = game.new(figures=figures, **{**drawn, **options})
        while state.to_act is not None:
            state.apply(dealer.choose(state))
        yield state


class Summary:
    """What many games have in common."""

    def __init__(self) -> None:
        self.games = 0
        self.actions = 0
        self.longest = 0
        self.returns: list[float] = []

    def add(self, state: State) -> None:
        length = len(state.history())
        self.games += 1
        self.actions += length
        self.longest = max(self.longest, length)
        values = state.returns()
        self.returns += [0.0] * (len(values) - len(self.returns))
        for seat, value in enumerate(values):
            self.returns[seat] += value

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "actions_per_game": round(self.actions / self.games, 2) if self.games else 0,
            "longest": self.longest,
            "returns": [round(value / self.games, 4) for value in self.returns],
        }
