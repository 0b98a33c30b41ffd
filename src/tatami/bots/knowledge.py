"""What a bot is given: never the game in play, only what its seat knows of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import numpy as np

from tatami.core.game import Game, State
from tatami.core.json_types import JsonObject, Options, View
from tatami.core.record import Raw
from tatami.core.registry import game


class Knowledge:
    """All that one seat knows of a game in play.

    Inside is a state in which everything that the seat cannot know was drawn afresh when this was made. A redeal is a
    function of what the seat knows and of the seed alone, so whatever a bot does with it, and however, the true secrets
    cannot reach its choice (tests/bots/test_fair.py).
    """

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: int, seed: int | str) -> None:
        self.seat = seat
        self._state = state.redeal(seat, Random(f"knowledge {seed}"))

    def pack(self) -> list[object]:
        """For another process of ours: the guess, not the truth, and so nothing that the seat does not know."""
        state = self._state
        return [state.game.name, dict(state.options), state.figures, state._raw.tobytes(), self.seat]

    @staticmethod
    def unpack(packed: Sequence[object]) -> Knowledge:
        name, options, figures, raw, seat = msgspec.convert(packed, tuple[str, JsonObject, JsonObject, bytes, int])
        known = Knowledge.__new__(Knowledge)
        known.seat = seat
        known._state = game(name).new(figures=figures or None, **options).at(np.frombuffer(raw, np.uint8))
        return known

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def options(self) -> Options:
        return self._state.options

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def to_act(self) -> int | None:
        return self._state.to_act

    def actions(self) -> list[int]:
        return self._state.actions()

    def view(self) -> View:
        return self._state.view(self.seat)

    def guess(self) -> State:
        """A whole state that looks the same to the seat: a guess, not the truth."""
        return self._state.copy()

    def after(self, guess: State) -> Knowledge:
        """What the seat would know where a guess was played on to."""
        known = Knowledge.__new__(Knowledge)
        known.seat, known._state = self.seat, guess
        return known

    def bytes(self) -> tuple[Raw, Raw]:
        """The table and the figures, for compiled code."""
        return self._state._raw, self._state._figures
