"""Playing many games, at random or by bots, with a record of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tatami.bots import levels
from tatami.bots.arena import play_out, wilson
from tatami.bots.external import Forfeit
from tatami.core.chance import Dealer
from tatami.core.figures import Figures
from tatami.core.game import Game, State
from tatami.core.json_types import JsonObject, Options


def simulate(
    game: Game,
    games: int,
    seed: int,
    options: Options,
    players: int | None = None,
    figures: Figures | None = None,
    bots: Sequence[str] = (),
) -> Iterator[State]:
    """Finished games, each from a stream of its own: game k is the same whatever the others are.

    One bot plays for every seat, or there is one for each; without any all is played at random.
    """
    for number in range(games):
        dealer = Dealer(f"{seed}/{number}")
        drawn = {} if players is None else game.draw_options(players, dealer.random)
        state = game.new(figures=figures, **{**drawn, **options})
        if bots:
            play_by_bots(state, dealer, Random(f"bots {seed}/{number}"), bots)
        while state.to_act is not None:
            state.apply(dealer.choose(state))
        yield state


def play_by_bots(state: State, dealer: Dealer, thoughts: Random, bots: Sequence[str]) -> None:
    if len(bots) not in (1, state.seats):
        raise ValueError(f"--bots: {len(bots)} given; expected one for all, or {state.seats}, one for each seat")
    seated = [levels.bot(bots[seat % len(bots)]) for seat in range(state.seats)]
    try:
        play_out(state, dealer, seated, [thoughts] * state.seats)
    except Forfeit as why:
        seat = state.to_act
        assert seat is not None
        raise ValueError(f"--bots: {bots[seat % len(bots)]} at seat {seat}: {why}") from None


class Summary:
    """What many games have in common."""

    def __init__(self) -> None:
        self.games = 0
        self.actions = 0
        self.longest = 0
        self.returns: list[float] = []

    def add(self, state: State) -> None:
        length = state.ply
        self.games += 1
        self.actions += length
        self.longest = max(self.longest, length)
        values = state.returns()
        self.returns += [0.0] * (len(values) - len(self.returns))
        for seat, value in enumerate(values):
            self.returns[seat] += value

    def as_json(self) -> JsonObject:
        return {
            "games": self.games,
            "actions_per_game": round(self.actions / self.games, 2) if self.games else 0,
            "longest": self.longest,
            "returns": [round(value / self.games, 4) for value in self.returns],
            "intervals": [[round(end, 4) for end in wilson(value, self.games)] for value in self.returns],
        }
