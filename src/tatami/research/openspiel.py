"""The games as OpenSpiel's Python games: `pyspiel.load_game("tatami_<game>(players=2)")` once this is imported.

A game's options are its parameters; `start` names a small set-up (`tatami.research.setups`). The utility of a game of
rivals is zero-sum: a seat's return less the mean, so that a lone winner has 1; of a game of partners it is the return.
An information state is everything that a seat has seen and done, in order; an observation is its view of the moment.

OpenSpiel's ISMCTS in C++ cannot play Python games: it does not ask them for `resample_from_infostate`, and follows an
empty pointer instead. With a game of ours it raises a TypeError here; `SpielBot` plays our own search.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import wraps

import msgspec
import numpy as np

from tatami.bots import Knowledge, levels
from tatami.core.events import EVERYBODY, Events
from tatami.core.events import WIDTH as EVENT_WIDTH
from tatami.core.extras import named_extra
from tatami.core.game import CHANCE, Game, State
from tatami.core.json_types import JsonObject, Options, Pickled
from tatami.core.options import Option
from tatami.core.record import Array
from tatami.core.registry import game as game_called
from tatami.core.registry import games
from tatami.research.observations import is_observed, layout, observe
from tatami.research.setups import setup

with named_extra():
    import pyspiel

FROM_THE_BEGINNING = ""
LONGEST_RECALL = 512
"""Actions of a game whose information states are also tensors: in longer ones they would be millions of cells."""
ENTRIES_AN_ACTION = 4
"""Room for what a seat sees and does in a game, on the mean; games make less than half of that."""
OWN_ACTION, KNOWING = 1, 2
"""What an entry may be, besides an event: the seat's own action, or a cell of what it knew when a past was made up."""


class Past(msgspec.Struct):
    """What a seat has seen and done: in words, and as entries of whole numbers."""

    text: str = ""
    entries: tuple[tuple[int, ...], ...] = ()


class SeenStep:
    """One step of a game as each seat saw it; pasts are made when somebody asks, since searches throw most away."""

    __slots__ = ("action", "actor", "before", "events", "number", "pasts")

    def __init__(
        self, before: SeenStep | None, actor: int, action: str, number: int, events: Events | tuple[()]
    ) -> None:
        self.before, self.actor, self.action, self.number, self.events = before, actor, action, number, events
        self.pasts: dict[int, Past] = {}

    def seen_by(self, seat: int) -> Past:
        """All that a seat has seen and done so far."""
        path: list[SeenStep] = []
        step: SeenStep | None = self
        while step is not None and seat not in step.pasts:
            path.append(step)
            step = step.before
        past = Past() if step is None else step.pasts[seat]
        for later in reversed(path):
            past = Past(past.text + later.seen_text(seat), (*past.entries, *later.entries(seat)))
            later.pasts[seat] = past
        return past

    def entries(self, seat: int) -> Iterator[tuple[int, ...]]:
        """The step as numbers: what each is, then its arguments + 2, 0 where the seat may not know them."""
        if self.actor == seat:
            yield OWN_ACTION, self.number
        if isinstance(self.events, tuple):
            return
        kinds = self.events.kinds
        for kind, viewers, *arguments in self.events.rows():
            sees = viewers == EVERYBODY or viewers >> seat & 1
            names = kinds[kind].arguments
            if sees or not kinds[kind].hidden:
                known = (sees or name not in kinds[kind].secret for name in names)
                yield (
                    KNOWING + 1 + kind,
                    *(value + 2 if told else 0 for value, told in zip(arguments, known, strict=False)),
                )

    def seen_text(self, seat: int) -> str:
        told = [f"you {self.action}"] if self.actor == seat else []
        for event in self.events:
            shown = event.seen_by(seat)
            if shown is not None:
                told.append(" ".join([shown.id, *(f"{name}={value}" for name, value in shown.args.items())]))
        return "".join(f"{line}\n" for line in told)


class StateWithPasts:
    """A game in play with what everybody saw of it; OpenSpiel copies it deeply and saves it by pickling."""

    __slots__ = ("last", "state")

    def __init__(self, state: State, last: SeenStep) -> None:
        self.state, self.last = state, last

    def __deepcopy__(self, memo: object) -> StateWithPasts:
        return StateWithPasts(self.state.copy(), self.last)

    def __reduce__(self) -> Pickled:
        return StateWithPasts, (self.state, step_of([self.last.seen_by(seat) for seat in range(self.state.seats)]))

    def apply(self, action: int) -> None:
        state = self.state
        actor = CHANCE if state.to_act is None else state.to_act
        text = state.notation(action)
        self.last = SeenStep(self.last, actor, text, action, state.apply(action))

    def resample(self, seat: int, rng: random.Random) -> StateWithPasts:
        """A random world with the same past for this seat; the others' pasts are what they would know of it now."""
        twin = self.state.redeal(seat, rng)
        pasts = [past_knowing(twin, other) for other in range(twin.seats)]
        pasts[seat] = self.last.seen_by(seat)
        return StateWithPasts(twin, step_of(pasts))


def past_knowing(state: State, seat: int) -> Past:
    """A past of somebody who knows what the seat knows now, and nothing of how it came to be."""
    entries: tuple[tuple[int, ...], ...] = ()
    if recall_room(state):
        line = observe(state, seat)
        entries = tuple((KNOWING, cell, line[cell] + 2) for cell in np.flatnonzero(line).tolist())
    return Past(f"knowing {json_of(state.view(seat))}\n", entries)


def step_of(pasts: list[Past]) -> SeenStep:
    """A step of which only the pasts are left."""
    step = SeenStep(None, CHANCE, "", 0, ())
    step.pasts.update(enumerate(pasts))
    return step


def recall_room(state: State) -> int:
    """How many entries the tensor of an information state has; none where games are too long for it."""
    most = state.game.most_actions(state.options)
    if most > LONGEST_RECALL or not is_observed(state.game.name):
        return 0
    return ENTRIES_AN_ACTION * most + layout(state.game, state.options).width


def json_of(value: object) -> str:
    return msgspec.json.encode(value).decode()


class TableState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel's state around ours."""

    def __init__(self, game: pyspiel.Game) -> None:
        super().__init__(game)
        self.play = StateWithPasts(game.fresh.copy(), step_of([]))

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
        twin.play = self.play.resample(player, random.Random(sampler()))
        return twin

    def __str__(self) -> str:
        return json_of(self.play.state.position())


def utilities(state: State) -> list[float]:
    values = state.returns()
    if state.game.is_cooperative:
        return values
    mean, scale = sum(values) / len(values), len(values) / (len(values) - 1)
    return [(value - mean) * scale for value in values]


class Observer:
    """Strings and tensors of what a player may know; with perfect recall, of all it ever saw."""

    def __init__(self, game: pyspiel.Game, kind: pyspiel.IIGObservationType, params: Options | None) -> None:
        if params:
            raise ValueError(f"observer: takes no parameters, not {params}")
        self.recall = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Array | None = None
        self.dict: JsonObject = {}
        if not self.private:
            return
        seats, room = game.fresh.seats, recall_room(game.fresh)
        if self.recall and room:
            self.tensor = np.zeros(seats + room * EVENT_WIDTH, np.float32)
            self.dict = {"player": self.tensor[:seats], "seen": self.tensor[seats:].reshape(room, EVENT_WIDTH)}
        elif not self.recall and game.layout is not None:
            self.tensor = np.zeros(game.layout.width, np.float32)
            self.dict = game.layout.read(self.tensor)

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is None:
            return
        if not self.recall:
            self.tensor[:] = observe(state.play.state, player)
            return
        self.tensor[:] = 0
        self.dict["player"][player] = 1
        entries, seen = state.play.last.seen_by(player).entries, self.dict["seen"]
        if len(entries) > len(seen):
            raise ValueError(f"information state: {len(entries)} entries, and room for {len(seen)}")
        for place, entry in enumerate(entries):
            seen[place, : len(entry)] = entry

    def string_from(self, state: TableState, player: int) -> str:
        if self.recall and self.private:
            return f"player {player}\n{state.play.last.seen_by(player).text}"
        return json_of(state.play.state.view(player if self.private else None))


def parameter(option: Option) -> bool | int | str:
    """An option's default as OpenSpiel can write it: a list with + in it, since commas part the parameters."""
    return option.default if isinstance(option.default, (bool, int, str)) else "+".join(option.default)


def given_options(game: Game, params: JsonObject) -> JsonObject:
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
    rivals = not described.is_cooperative
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
        max_num_players=max(described.player_counts),
        min_num_players=min(described.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=recall_room(described.new()) > 0,
        provides_observation_string=True,
        provides_observation_tensor=is_observed(name),
        provides_factored_observation_string=False,
        parameter_specification={
            "start": FROM_THE_BEGINNING,
            **{option.name: parameter(option) for option in described.options},
        },
    )

    class TableGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: JsonObject | None = None) -> None:
            given = dict(params or {})
            start = given.pop("start", FROM_THE_BEGINNING)
            self.fresh = setup(name, start) if start else described.new(**given_options(described, given))
            self.layout = layout(described, self.fresh.options) if is_observed(name) else None
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

        def make_py_observer(
            self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Options | None = None
        ) -> Observer:
            return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    pyspiel.register_game(game_type, TableGame)


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of ours (`level:3`, `iterations:400`, …) for OpenSpiel's loops; it sees only what its player may know."""

    def __init__(self, player: int, spec: str = "level:2", seed: int = 0) -> None:
        super().__init__()
        self.player, self.bot, self.random = player, levels.bot(spec), random.Random(seed)

    def step(self, state: TableState) -> int:
        if not isinstance(state, TableState):
            raise TypeError(f"SpielBot: plays Tatami's games, not {state.get_game()}")
        if state.current_player() != self.player:
            raise ValueError(f"SpielBot: player {self.player} is not to act: player {state.current_player()} is")
        return self.bot.choose(Knowledge(state.play.state, self.player, self.random.getrandbits(64)), self.random)

    def restart(self) -> None:
        """Nothing is kept from move to move."""

    def restart_at(self, state: TableState) -> None:
        """Likewise."""

    def inform_action(self, state: TableState, player: int, action: int) -> None:
        """The state tells."""


def refuse_python_games(method: Callable[..., object]) -> Callable[..., object]:
    """A method of OpenSpiel's bot that raises an error where its C++ would crash the process."""

    @wraps(method)
    def guarded(bot: object, state: object) -> object:
        if isinstance(state, TableState):
            raise TypeError(
                "OpenSpiel's ISMCTSBot in C++ cannot play Python games; take tatami.research.openspiel.SpielBot, or "
                "open_spiel.python.algorithms.ismcts.ISMCTSBot"
            )
        return method(bot, state)

    return guarded


for _method in ("step", "step_with_policy", "get_policy", "step_verbose"):
    setattr(pyspiel.ISMCTSBot, _method, refuse_python_games(getattr(pyspiel.ISMCTSBot, _method)))
for _name in games():
    register(_name)
