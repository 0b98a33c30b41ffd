"""Playing many games, at random or by bots, with a record of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tatami.bots import Knowledge, levels
from tatami.bots.arena import wilson
from tatami.bots.outside import Forfeit
from tatami.core.chance import Dealer
from tatami.core.figures import Figures
from tatami.core.game import CHANCE, Game, State


def simulate(
    game: Game,
    games: int,
    seed: int,
    options: dict[str, Any],
    players: int | None = None,
    figures: Figures | None = None,
    bots: Sequence[str] = (),
) -> Iterator[State]:
    """Finished games, each from a stream of its own: game k is the same whatever the others are.

    Everybody plays at random, or the bots take the seats in turns (one bot takes all).
    """
    for spec in bots:
        levels.check(spec)
    for number in range(games):
        dealer = Dealer(f"{seed}/{number}")
        state = dealt(game, dealer, options, players, figures)
        if bots:
            seated = [bots[(seat + number) % len(bots)] for seat in range(state.seats)]
            play_with(state, dealer, seated, f"{seed}/{number}")
        else:
            while state.to_act is not None:
                state.apply(dealer.choose(state))
        yield state


def dealt(game: Game, dealer: Dealer, options: dict[str, Any], players: int | None, figures: Figures | None) -> State:
    drawn = {} if players is None else game.draw_options(players, dealer.random)
    return game.new(figures=figures, **{**drawn, **options})


def first_table(game: Game, seed: int, options: dict[str, Any], players: int | None, figures: Figures | None) -> State:
    """How the first game begins."""
    return dealt(game, Dealer(f"{seed}/0"), options, players, figures)


def play_with(state: State, dealer: Dealer, specs: list[str], seed: str) -> None:
    """One game by the bots at its seats, each from what its seat knows."""
    rngs = [Random(f"{seed}/{seat}") for seat in range(state.seats)]
    seated = [levels.bot(spec) for spec in specs]
    try:
        while state.to_act is not None:
            if state.to_act == CHANCE:
                state.apply(dealer.deal(state))
                continue
            seat = state.to_act
            known = Knowledge(state, seat, rngs[seat].getrandbits(64))
            try:
                state.apply(seated[seat].choose(known, rngs[seat]))
            except Forfeit as why:
                raise ValueError(f"--bots: {specs[seat]} at seat {seat}: {why}") from None
    finally:
        for one in seated:
            one.close()


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
            "intervals": [[round(end, 4) for end in wilson(value, self.games)] for value in self.returns],
        }
