"""PettingZoo AEC environments: `tatami_<game>_v1.env(players=3)` for every game with a tensor.

Agents are `player_0`, `player_1`, …; an observation is `{"observation": line, "action_mask": mask}`, the line as
docs/research.md describes it. Chance is played inside. Rewards come at the end: the game's returns, in [0, 1].
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cached_property
from typing import SupportsIndex

import numpy as np

from tatami.core.engine import OVER
from tatami.core.extras import named_extra
from tatami.core.game import State
from tatami.core.json_types import JsonObject
from tatami.core.options import Value
from tatami.core.registry import game as game_called
from tatami.core.tensor import Line
from tatami.core.words import speak
from tatami.research import pictures
from tatami.research.observations import entry_point, layout, observed_games
from tatami.research.turns import GameInPlay, fresh_stream

with named_extra():
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

VERSION = 1
Last = tuple[JsonObject | None, float, bool, bool, JsonObject]
"""What an agent sees, its reward, whether it is done or broken off, and what else there is to know."""
RENDER_MODES = ("human", "ansi", "rgb_array")


class TableEnv(AECEnv):  # type: ignore[misc]
    """One game as PettingZoo plays it."""

    def __init__(self, game: str, render_mode: str | None = None, language: str = "en", **options: Value) -> None:
        super().__init__()
        self.game = game_called(game)
        self.fresh = self.game.new(**options)
        self.layout = layout(self.game, self.fresh.options)
        self.metadata = {
            "name": f"tatami_{game.replace('-', '_')}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode={render_mode!r}: must be None, 'human', 'ansi' or 'rgb_array'")
        if render_mode == "rgb_array":
            pictures.check_pixels()
        self.render_mode = render_mode
        self.language = language
        self.possible_agents = [f"player_{seat}" for seat in range(self.fresh.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.actions, self.width = self.fresh.codec.actions, self.layout.width
        low, high = self.layout.bounds()
        seats = self.fresh.seats
        self.state_space = spaces.Box(np.tile(low, seats), np.tile(high, seats), dtype=np.int8)
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int8),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self.play = GameInPlay(self.fresh)
        self.stream = fresh_stream()

    def __getstate__(self) -> JsonObject:
        return {name: value for name, value in vars(self).items() if name != "encode"}

    @cached_property
    def encode(self) -> Callable[..., int]:
        return entry_point(self.game.name, self.game)

    def state(self) -> Line:
        """What all seats together know, one line after the other: for critics that see everything in training."""
        lines = np.empty((self.fresh.seats, self.width), np.int8)
        for seat in range(self.fresh.seats):
            self.encode(self.play.raw, self.play.figures, seat, lines[seat])
        return lines.reshape(-1)

    @property
    def position(self) -> State:
        """The game as a state of its own, with its record: to look at, not to play in."""
        return self.play.position

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: JsonObject | None = None) -> None:
        """A new game; with a seed, chance plays the same every time."""
        if seed is not None:
            self.stream = fresh_stream(seed)
        self.play.begin(self.stream)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, JsonObject] = {agent: {} for agent in self.agents}
        self._turn_to_whoever_decides()

    def step(self, action: SupportsIndex) -> None:
        """Plays an action of the agent to act; an illegal one is refused with the number of the rule."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.play.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._turn_to_whoever_decides()

    def last(self, observe: bool = True) -> Last:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> JsonObject:
        """What an agent may know, and what it may do now; written only when it is asked for."""
        play = self.play
        line = np.empty(self.width, np.int8)
        self.encode(play.raw, play.figures, self.seat_of[agent], line)
        acts = agent == self.agent_selection
        return {"observation": line, "action_mask": play.mask if acts else np.zeros(self.actions, np.int8)}

    def render(self) -> str | pictures.Pixels | None:
        """The board as a spectator sees it, in words or as a picture."""
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            return pictures.pixels(self.position.view(None))
        text = "\n".join(self.game.board(self.position.view(None), speak(self.language)))
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _turn_to_whoever_decides(self) -> None:
        to_act = self.play.to_act
        if to_act == OVER:
            self.rewards = dict(zip(self.agents, self.play.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = agent = self.possible_agents[to_act]
            self.infos[agent] = {"action_mask": self.play.mask}
        if self.render_mode == "human":
            self.render()


class InOrder(OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's guard over the order of calls; what is called at every move goes straight to the table."""

    def last(self, observe: bool = True) -> Last:
        told: Last = self.env.last(observe) if self._has_reset else super().last(observe)
        return told

    def step(self, action: SupportsIndex) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def __str__(self) -> str:
        return str(self.env)


class Environments:
    """What PettingZoo calls an environment's module: `raw_env` plays, `env` also watches over the order of calls."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(self, **arguments: Value) -> TableEnv:
        return TableEnv(self.game, **arguments)

    def env(self, **arguments: Value) -> InOrder:
        return InOrder(self.raw_env(**arguments))


ENVIRONMENTS = {f"tatami_{name.replace('-', '_')}_v{VERSION}": Environments(name) for name in observed_games()}


def __getattr__(name: str) -> Environments:
    if name in ENVIRONMENTS:
        return ENVIRONMENTS[name]
    raise AttributeError(f"{name}: there are {', '.join(ENVIRONMENTS)}")
