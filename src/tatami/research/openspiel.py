"""The games as OpenSpiel's Python games: `pyspiel.load_game("tatami_kenjin(players=2)")` once this is imported.

A game's options are its parameters; `start` names a small set-up (`tatami.research.setups`). The utility of a game of
rivals is zero-sum: a seat's return less the mean, so that a lone winner has 1; of a game of partners it is the return.
An information state is everything that a seat has seen and done, in order; an observation is its view of the moment.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pyspiel

from tatami.core.game import CHANCE, Game, State
from tatami.core.options import Option
from tatami.games import game as game_called
from tatami.games import games
from tatami.research.observations import layout, observe, observed
from tatami.research.setups import setup

COOPERATIVE = ("samurai-spirit",)
FROM_THE_BEGINNING = ""


class Step:
    """One step of a game as each seat saw it; the texts are made when somebody asks, since searches throw most away."""

    __slots__ = ("action", "actor", "before", "events", "texts")

    def __init__(self, before: Step | None, actor: int, action: str, events: Any) -> None:
        self.before, self.actor, self.action, self.events = before, actor, action, events
        self.texts: dict[int, str] = {}

    def seen_by(self, seat: int) -> str:
        """All that a seat has seen and done so far."""
        path: list[Step] = []
        step: Step | None = self
        while step is not None and seat not in step.texts:
            path.append(step)
            step = step.before
        text = "" if step is None else step.texts[seat]
        for later in reversed(path):
            text += later.tell(seat)
            later.texts[seat] = text
        return text

    def tell(self, seat: int) -> str:
        told = [f"you {self.action}"] if self.actor == seat else []
        for event in self.events:
            shown = event.seen_by(seat)
            if shown is not None:
                told.append(" ".join([shown.id, *(f"{name}={value}" for name, value in shown.args.items())]))
        return "".join(f"{line}\n" for line in told)


class Play:
    """A game in play with what everybody saw of it; OpenSpiel copies it deeply and saves it by pickling."""

    __slots__ = ("last", "state")

    def __init__(self, state: State, last: Step) -> None:
        self.state, self.last = state, last

    def __deepcopy__(self, memo: Any) -> Play:
        return Play(self.state.copy(), self.last)

    def __reduce__(self) -> tuple[Any, ...]:
        state = self.state
        told = [self.last.seen_by(seat) for seat in range(state.seats)]
        return restored, (state.game.name, dict(state.options), state.figures, state._raw.tobytes(), told)

    def apply(self, action: int) -> None:
        state = self.state
        actor = CHANCE if state.to_act is None else state.to_act
        text = state.notation(action)
        self.last = Step(self.last, actor, text, state.apply(action))

    def resampled(self, seat: int, rng: Any) -> Play:
        """A random world with the same past for this seat; the others' pasts are what they would know of it now."""
        twin = self.state.redeal(seat, rng)
        told = [f"knowing {json_of(twin.view(other))}\n" for other in range(twin.seats)]
        told[seat] = self.last.seen_by(seat)
        return Play(twin, past(told))


def past(told: list[str]) -> Step:
    """A past of which only the texts are left."""
    step = Step(None, CHANCE, "", ())
    step.texts.update(enumerate(told))
    return step


def restored(game: str, options: dict[str, Any], figures: dict[str, Any], raw: bytes, told: list[str]) -> Play:
    fresh = game_called(game).new(figures=figures, **options)
    return Play(fresh.at(np.frombuffer(raw, np.uint8)), past(told))


def json_of(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class TableState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel's state around ours."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.play = Play(game.fresh.copy(), Step(None, CHANCE, "", ()))

    def current_player(self) -> int:
        to_act = self.play.state.to_act
        if to_act is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_act == CHANCE else to_act

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.state.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.state.chance()

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.state.notation(action)

    def is_terminal(self) -> bool:
        return self.play.state.to_act is None

    def returns(self) -> list[float]:
        state = self.play.state
        if state.to_act is not None:
            return [0.0] * state.seats
        return utilities(state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that the player cannot tell from this one: uniform over the cards that it has not seen."""
        twin: TableState = self.get_game().new_initial_state()
        twin.play = self.play.resampled(player, random.Random(sampler()))
        return twin

    def __str__(self) -> str:
        return json_of(self.play.state.position())


def utilities(state: State) -> list[float]:
    values = state.returns()
    if state.game.name in COOPERATIVE:
        return values
    mean, scale = sum(values) / len(values), len(values) / (len(values) - 1)
    return [(value - mean) * scale for value in values]


class Observer:
    """Strings and tensors of what a player may know; with perfect recall, of all it ever saw."""

    def __init__(self, game: Any, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observer: takes no parameters, not {params}")
        self.recall = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recall and self.private and game.layout is not None:
            self.tensor = np.zeros(game.layout.width, np.float32)
            self.dict = game.layout.read(self.tensor)

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = observe(state.play.state, player)

    def string_from(self, state: TableState, player: int) -> str:
        if self.recall and self.private:
            return f"player {player}\n{state.play.last.seen_by(player)}"
        return json_of(state.play.state.view(player if self.private else None))


def parameter(option: Option) -> Any:
    """An option's default as OpenSpiel can write it: a list with + in it, since commas part the parameters."""
    return option.default if isinstance(option.default, (bool, int, str)) else "+".join(option.default)


def given_options(game: Game, params: dict[str, Any]) -> dict[str, Any]:
    """Our options from OpenSpiel's parameters."""
    return {
        option.name: params[option.name]
        if isinstance(option.default, (bool, int, str))
        else option.parse(params[option.name].replace("+", ","))
        for option in game.options
        if option.name in params
    }


def register(name: str) -> None:
    """Makes one game known to `pyspiel.load_game`."""
    described = game_called(name)
    rivals = name not in COOPERATIVE
    tables = [option for option in described.options if option.name == "players"]
    counts = tables[0].values if tables else range(1, 8)
    game_type = pyspiel.GameType(
        short_name=f"tatami_{name.replace('-', '_')}",
        long_name=f"Tatami {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if described.has_secrets
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if rivals else pyspiel.GameType.Utility.IDENTICAL,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=name in observed(),
        provides_factored_observation_string=False,
        parameter_specification={
            "start": FROM_THE_BEGINNING,
            **{option.name: parameter(option) for option in described.options},
        },
    )

    class TableGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = dict(params or {})
            start = given.pop("start", FROM_THE_BEGINNING)
            self.fresh = setup(name, start) if start else described.new(**given_options(described, given))
            self.layout = layout(described, self.fresh.options) if name in observed() else None
            actions = self.fresh.codec.actions
            info = pyspiel.GameInfo(
                num_distinct_actions=actions,
                max_chance_outcomes=actions,
                num_players=self.fresh.seats,
                min_utility=-1.0 if rivals else 0.0,
                max_utility=1.0,
                max_game_length=described.most_actions(self.fresh.options),
                **({"utility_sum": 0.0} if rivals else {}),
            )
            super().__init__(game_type, info, params or {})

        def new_initial_state(self) -> TableState:
            return TableState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    pyspiel.register_game(game_type, TableGame)


for _name in games():
    register(_name)
