"""Gymnasium environments for one learner: it has a seat, bots have the others (random ones if none is named).

`gymnasium.make("tatami/GameName-v1")` knows them once this is imported, and `make_vec` has many games in one batch.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import SupportsIndex

import numpy as np
from numpy.typing import ArrayLike

from tatami.bots import Knowledge, levels
from tatami.core.chance import Dealer
from tatami.core.engine import OVER
from tatami.core.extras import named_extra
from tatami.core.game import Game, IllegalAction, State
from tatami.core.json_types import JsonObject, Pickled
from tatami.core.options import Value
from tatami.core.record import Array
from tatami.core.registry import game as game_called
from tatami.core.words import speak
from tatami.research import pictures
from tatami.research.batch import Batch
from tatami.research.observations import entry_point, layout, observed_games
from tatami.research.turns import EVERY_SEAT, GameInPlay, fresh_stream

with named_extra():
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Bot = Callable[[State, Dealer], int]
VERSION = 1
RANDOM = "random"


def random_bot(state: State, dealer: Dealer) -> int:
    """Plays at random."""
    return dealer.pick(state.actions())


class NamedBot:
    """A bot by its name (`level:2`, `iterations:100`, …): it is given what its seat knows, and nothing else."""

    def __init__(self, spec: str) -> None:
        self.spec, self.bot = spec, levels.bot(spec)

    def __call__(self, state: State, dealer: Dealer) -> int:
        assert state.to_act is not None
        rng = Random(dealer.random.getrandbits(64))
        return self.bot.choose(Knowledge(state, state.to_act, rng.getrandbits(64)), rng)

    def __reduce__(self) -> Pickled:
        return NamedBot, (self.spec,)


def spaces_of(game: Game, fresh: State) -> tuple[spaces.Dict, spaces.Discrete]:
    """What a learner sees, and what it may choose from."""
    actions = fresh.codec.actions
    low, high = layout(game, fresh.options).bounds()
    seen: dict[str, spaces.Space[Array]] = {
        "observation": spaces.Box(low, high, dtype=np.int8),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    return spaces.Dict(seen), spaces.Discrete(actions)


def check_seat(seat: int, fresh: State) -> None:
    if not 0 <= seat < fresh.seats:
        raise ValueError(f"seat {seat}: this table has seats 0 to {fresh.seats - 1}")


class LearnerEnv(gymnasium.Env[JsonObject, SupportsIndex]):
    """One seat of a game; chance and the other seats play until it is asked again.

    The reward comes at the end: the seat's return, in [0, 1]. `bot` plays the other seats: a name (`level:2`, …),
    or a function of a state and a dealer. `illegal` says what an illegal action does: "lose" the game at once with the
    reward -1, or "raise" it as an IllegalAction.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bot: Bot | str = RANDOM,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal={illegal!r}: must be 'raise' or 'lose'")
        if render_mode not in (None, "ansi", "rgb_array"):
            raise ValueError(f"render_mode={render_mode!r}: must be None, 'ansi' or 'rgb_array'")
        if render_mode == "rgb_array":
            pictures.check_pixels()
        self.game = game_called(game)
        self.fresh = self.game.new(**options)
        check_seat(seat, self.fresh)
        self.seat, self.illegal, self.render_mode = seat, illegal, render_mode
        # Random opponents are played by the same compiled call that plays the learner's action.
        self.bot = None if bot in (RANDOM, random_bot) else NamedBot(bot) if isinstance(bot, str) else bot
        self.layout = layout(self.game, self.fresh.options)
        self.observation_space, self.action_space = spaces_of(self.game, self.fresh)
        self.play = GameInPlay(self.fresh, seat if self.bot is None else EVERY_SEAT)

    @property
    def position(self) -> State:
        """The game as a state of its own, with its record: to look at, not to play in."""
        return self.play.position

    def action_masks(self) -> Array:
        """What the learner may do, as sb3-contrib's MaskablePPO asks for it."""
        return self.play.mask.astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: JsonObject | None = None) -> tuple[JsonObject, JsonObject]:
        super().reset(seed=seed)
        self.dealer = Dealer(int(self.np_random.integers(1 << 62)))
        self.play.begin(fresh_stream(int(self.np_random.integers(1 << 62))))
        self._play_the_others()
        observation = self._observation()
        return observation, {"action_mask": observation["action_mask"]}

    def step(self, action: SupportsIndex) -> tuple[JsonObject, float, bool, bool, JsonObject]:
        play = self.play
        try:
            play.act(action)
        except IllegalAction as error:
            if self.illegal == "raise":
                raise
            observation = self._observation() | {"action_mask": np.zeros_like(play.mask)}
            return observation, -1.0, True, False, {"action_mask": observation["action_mask"], "illegal": str(error)}
        self._play_the_others()
        over = play.to_act == OVER
        observation = self._observation()
        info = {"action_mask": observation["action_mask"]}
        return observation, play.returns()[self.seat] if over else 0.0, over, False, info

    def render(self) -> str | pictures.Pixels | None:
        """The board as the learner sees it, in words or as a picture."""
        if self.render_mode == "rgb_array":
            return pictures.pixels(self.position.view(self.seat))
        if self.render_mode == "ansi":
            return "\n".join(self.game.board(self.position.view(self.seat), speak("en")))
        return None

    def _play_the_others(self) -> None:
        play = self.play
        while self.bot is not None and play.to_act not in (OVER, self.seat):
            play.act(self.bot(play.position, self.dealer))

    def _observation(self) -> JsonObject:
        line = np.empty(self.layout.width, np.int8)
        entry_point(self.game.name, self.game)(self.play.raw, self.play.figures, self.seat, line)
        return {"observation": line, "action_mask": self.play.mask}


class BatchEnv(VectorEnv[JsonObject, Array, Array]):
    """Many games of one learner in one batch; a game that ends begins anew in the same step.

    `bot` plays the other seats: "random", the name of another bot (it thinks game by game), or a function that is given
    the batch and the numbers of the games in which it is to act, and returns an action for each: a policy may play
    itself. Games end and are never cut off, so the last observation of a game, which is not shown, is not needed.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: int = 0,
        bot: Callable[[Batch, Array], ArrayLike] | str = RANDOM,
        threads: int = 1,
        **options: Value,
    ) -> None:
        self.batch = Batch(game, num_envs, threads=threads, **options)
        check_seat(seat, self.batch.start)
        self.num_envs, self.seat = num_envs, seat
        self.bot = NamedBot(bot) if isinstance(bot, str) and bot != RANDOM else bot
        self.single_observation_space, self.single_action_space = spaces_of(self.batch.game, self.batch.start)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def action_masks(self) -> Array:
        """What the learner may do in each game."""
        return np.array(self.batch.masks)

    def reset(self, *, seed: int | None = None, options: JsonObject | None = None) -> tuple[JsonObject, JsonObject]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        self.dealer = Dealer(int(self.np_random.integers(1 << 62)))
        self._play_the_others(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self._observation(), {"action_mask": self.action_masks()}

    def step(self, actions: ArrayLike) -> tuple[JsonObject, Array, Array, Array, JsonObject]:
        self.batch.step(actions)
        over = self.batch.done.copy()
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        self._play_the_others(rewards, over)
        return self._observation(), rewards, over, np.zeros_like(over), {"action_mask": self.action_masks()}

    def _play_the_others(self, rewards: Array, over: Array) -> None:
        """Until the learner is asked in every game; games that end on the way are noted."""
        batch = self.batch
        while (waiting := np.flatnonzero(batch.to_act != self.seat)).size:
            batch.step_some(waiting, self._choose(waiting))
            ended = waiting[batch.done[waiting]]
            rewards[ended], over[ended] = batch.rewards[ended, self.seat], True

    def _choose(self, waiting: Array) -> ArrayLike:
        if self.bot == RANDOM:
            return self.batch.random_actions(waiting, self.np_random)
        if isinstance(self.bot, NamedBot):
            return [self.bot(self.batch.state(game), self.dealer) for game in waiting.tolist()]
        assert callable(self.bot)
        return self.bot(self.batch, waiting)

    def _observation(self) -> JsonObject:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.astype(np.int8)}


def name_of(game: str) -> str:
    """A game as Gymnasium writes it: `tatami/TwoWords-v1` for `two-words`."""
    return f"tatami/{game.title().replace('-', '')}-v{VERSION}"


for _name in observed_games():
    gymnasium.register(
        name_of(_name), f"{__name__}:LearnerEnv", vector_entry_point=f"{__name__}:BatchEnv", kwargs={"game": _name}
    )
