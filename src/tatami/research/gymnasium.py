"""A Gymnasium environment for one learner: it has a seat, bots have the others (random ones if none is given)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tatami.core.chance import Dealer
from tatami.core.game import CHANCE, State
from tatami.core.words import speak
from tatami.games import game as game_called
from tatami.research import pictures
from tatami.research.observations import layout, observe

Bot = Callable[[State, Dealer], int]


def random_bot(state: State, dealer: Dealer) -> int:
    """Any legal action."""
    return dealer.pick(state.actions())


class LearnerEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game; chance and the other seats play until it is asked again.

    The reward comes at the end: the seat's return, in [0, 1]. `illegal` says what an illegal action does: "raise" it
    as an IllegalAction, or "lose" the game at once with the reward -1.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bot: Bot = random_bot,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal={illegal!r}: must be 'raise' or 'lose'")
        if render_mode not in (None, "ansi", "rgb_array"):
            raise ValueError(f"render_mode={render_mode!r}: must be None, 'ansi' or 'rgb_array'")
        if render_mode == "rgb_array":
            pictures.check_pixels()
        self.game = game_called(game)
        self.fresh = self.game.new(**options)
        if not 0 <= seat < self.fresh.seats:
            raise ValueError(f"seat {seat}: this table has seats 0 to {self.fresh.seats - 1}")
        self.seat, self.bot, self.illegal, self.render_mode = seat, bot, illegal, render_mode
        self.layout = layout(self.game, self.fresh.options)
        self.actions = self.fresh.codec.actions
        low, high = self.layout.bounds()
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int8),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.actions)
        self.position = self.fresh.copy()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        super().reset(seed=seed)
        self.dealer = Dealer(int(self.np_random.integers(1 << 62)))
        self.position = self.fresh.copy()
        self._play_the_others()
        return self._shown()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, Any]:
        if self.illegal == "lose" and int(action) not in self.position.actions():
            return self._shown()[0], -1.0, True, False, {"action_mask": np.zeros(self.actions, np.int8)}
        self.position.apply(int(action))
        self._play_the_others()
        over = self.position.to_act is None
        reward = self.position.returns()[self.seat] if over else 0.0
        observation, info = self._shown()
        return observation, reward, over, False, info

    def render(self) -> Any:
        """The board as the learner sees it, in words or as a picture."""
        if self.render_mode == "rgb_array":
            return pictures.pixels(self.position.view(self.seat))
        if self.render_mode == "ansi":
            return "\n".join(self.game.board(self.position.view(self.seat), speak("en")))
        return None

    def _play_the_others(self) -> None:
        position = self.position
        while position.to_act is not None and position.to_act != self.seat:
            if position.to_act == CHANCE:
                position.apply(self.dealer.deal(position))
            else:
                position.apply(self.bot(position, self.dealer))

    def _shown(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = np.zeros(self.actions, np.int8)
        if self.position.to_act is not None:
            mask[self.position.actions()] = 1
        return {"observation": observe(self.position, self.seat), "action_mask": mask}, {"action_mask": mask}
