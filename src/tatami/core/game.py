"""The contract: `Game` is the description, `State` a game in play. Nothing outside a game's folder uses more."""

from __future__ import annotations

import hashlib
import operator
import reprlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, Literal, NamedTuple, SupportsIndex, TypeAlias

import msgspec
import numpy as np

from tatami.core import figures as shipped_figures
from tatami.core import options as table_options
from tatami.core.chance import Dealer, Rng, seed_from, stream
from tatami.core.engine import CHANCE, Engine
from tatami.core.errors import BadOptions
from tatami.core.events import EventKind, Events
from tatami.core.figures import Figures
from tatami.core.json_types import Given, JsonObject, Options, Pickled, Position, Record, View
from tatami.core.notation import BadNotation, Codec
from tatami.core.options import Conflict, Forced, Option
from tatami.core.record import Raw, blank, dtype_of, open_record, thaw
from tatami.core.registry import game as game_called
from tatami.core.routes import Complaint
from tatami.core.words import Words

__all__ = ["CHANCE", "Game", "IllegalAction", "Result", "State"]

FORMAT = "tatami/1"
MOST_PLAYERS = 8
History: TypeAlias = "tuple[History, int | None, int | str] | None"
Played: TypeAlias = "tuple[int | None, int | str]"
Policy: TypeAlias = "Literal['random'] | Callable[[State], SupportsIndex]"


class IllegalAction(ValueError):
    """An action that the rules forbid now; `rules` are the numbers of those that do."""

    def __init__(self, text: str, rules: tuple[str, ...]) -> None:
        self.text = text
        self.rules = rules
        super().__init__(f"{text} is not legal now: {', '.join(rules)}")

    def __reduce__(self) -> Pickled:
        return type(self), (self.text, self.rules)


class NoSuchAction(IllegalAction, BadNotation):
    """A number that no action of the game has, or something that is no number at all."""

    def __init__(self, text: str, trouble: str) -> None:
        super().__init__(text, ())
        self.trouble = trouble
        self.args = (f"{text}: {trouble}",)

    def __reduce__(self) -> Pickled:
        return type(self), (self.text, self.trouble)


class Result(msgspec.Struct, frozen=True):
    """How a game ended: points by seat (None where a game has none), the winners, and the record's own object."""

    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
    record: JsonObject


class Game(ABC):
    """What a game is: its options, figures, actions, events and rules. Immutable."""

    name: ClassVar[str]
    rules_version: ClassVar[str]
    earlier_rules: ClassVar[tuple[str, ...]] = ()
    """Versions whose records are replayed by the rules of today; one that does not come out as written is refused."""
    prefix: ClassVar[str]
    """What the numbers of its rules begin with."""
    options: ClassVar[tuple[Option, ...]]
    event_kinds: ClassVar[tuple[EventKind, ...]]
    prompts: ClassVar[tuple[str, ...]]
    """The decisions that a seat may be asked for."""
    engine: ClassVar[Engine]
    notation_depends_on_position: ClassVar[bool] = False
    conflicts: ClassVar[tuple[Conflict, ...]] = ()
    """Options that do not go together."""
    has_secrets: ClassVar[bool] = True
    """Whether some seats know what others do not."""

    def __reduce__(self) -> Pickled:
        return game_called, (self.name,)

    def __repr__(self) -> str:
        return f"tatami.game({self.name!r})"

    # -- for everybody

    @property
    def package(self) -> str:
        """The package that is the game's home."""
        return type(self).__module__

    @property
    def folder(self) -> Path:
        """The folder of that package."""
        return Path(str(sys.modules[self.package].__file__)).parent

    def part(self, name: str) -> ModuleType | None:
        """One of the game's own modules that a layer above needs (`bot`, `terminal`, …); None if it has none."""
        module = f"{self.package}.{name}"
        return import_module(module) if find_spec(module) is not None else None

    def new(self, figures: Figures | None = None, **options: object) -> State:
        """A fresh game. An unknown option or a bad value is a ValueError that names it."""
        return self._starting_state(msgspec.json.encode([self.complete(options), figures or {}])).copy()

    @lru_cache(maxsize=256)  # noqa: B019 - games live as long as the program
    def _starting_state(self, start: bytes) -> State:
        options, figures = msgspec.json.decode(start)
        return State(self, options, figures)

    def action_meanings(self, **options: object) -> tuple[str | None, ...]:
        """What each action's number means at such a table, in notation; None where it means nothing there."""
        codec = self.codec(self.complete(options))
        return tuple(meaning(codec, action) for action in range(codec.actions))

    def complete(self, given: Given, alone: bool = False) -> JsonObject:
        """All options written out. `alone`: one person plays all seats, which only whoever seats people knows."""
        complete = table_options.complete_options(self.name, self.options, given)
        for name, forced in self.forced(complete, alone).items():
            if name in given and given[name] != forced.value:
                one = ", played by one person" if forced.alone else ""
                raise BadOptions(
                    f"{self.name}: {name}={table_options.write(given[name])}: must be "
                    f"{table_options.write(forced.value)} for {forced.seats} seats{one} ({forced.rule})",
                    f"{self.name}-option-{name}",
                    [name],
                )
            complete[name] = forced.value
        seats = self.seats(complete)
        for conflict in self.conflicts:
            if conflict.applies({**complete, "players": seats}):
                raise BadOptions(
                    f"{self.name}: {conflict.text}", f"{self.name}-conflict-{conflict.name}", list(conflict.values)
                )
        self.check_options(complete)
        return complete

    def forced(self, options: Options, alone: bool) -> dict[str, Forced]:
        """The options about which a rule leaves no choice at such a table."""
        if not any(option.forced for option in self.options):
            return {}
        seats = self.seats(options)
        found = {option.name: option.forced_at(seats, alone) for option in self.options}
        return {name: forced for name, forced in found.items() if forced is not None}

    def position(self, position: Given) -> State:
        """A position set up from a dictionary such as `State.position` gives; ValueError says what is wrong."""
        if not isinstance(position, Mapping):
            raise ValueError(f"position: expected an object, not {type(position).__name__}")
        if position.get("game", self.name) != self.name:
            raise ValueError(f"position: of {position['game']}, not of {self.name}")
        given = position.get("options", {})
        if not isinstance(given, Mapping):
            raise ValueError("position: options: expected an object")
        figures = position.get("figures", {})
        if not isinstance(figures, Mapping):
            raise ValueError("position: figures: expected an object")
        state = State(self, self.complete(given), dict(figures))
        self.load(state.open(), position, state.options)
        state.start_here()
        if state.to_act is not None and not state.actions():
            raise ValueError("position: whoever is to act has no legal action")
        return state

    @cached_property
    def shipped(self) -> Figures:
        return shipped_figures.load(self.folder / "figures.toml")

    def figures(self, overrides: Figures | None = None) -> Figures:
        """The figures in force, with their provenance."""
        merged = shipped_figures.override(self.shipped, overrides or {})
        self.check_figures(merged)
        return merged

    def citation(self, code: int) -> str:
        """A rule's number as people write it."""
        return f"{self.prefix}-{code // 100}.{code % 100}"

    @lru_cache(maxsize=64)  # noqa: B019 - games live as long as the program
    def figures_record(self, overrides: bytes) -> Raw:
        raw = blank(self.engine.figures)
        self.write_figures(open_record(self.engine.figures, raw), self.figures(msgspec.json.decode(overrides)))
        return raw

    def figures_for(self, overrides: Figures, options: Options) -> Raw:
        """The figures of one table; a game whose figures depend on its options says how."""
        return self.figures_record(msgspec.json.encode(overrides, order="sorted"))

    def event_kinds_for(self, options: Options) -> Sequence[EventKind]:
        """The kinds of events of one table; a game whose names depend on its options says which."""
        return self.event_kinds

    @cached_property
    def event_rules(self) -> dict[str, str]:
        """The number of the rule that each kind of event follows from."""
        return {kind.id: self.citation(kind.rule) for kind in self.event_kinds}

    # -- what each game says of itself

    def check_options(self, options: JsonObject) -> None:
        """ValueError if options do not go together."""

    def complaints(self, options: Options, words: Words) -> list[Complaint]:
        """All that is wrong with options as a client sent them, where a game can say more of it than `complete`."""
        return []

    def check_figures(self, figures: Figures) -> None:
        """ValueError if a figure is out of range."""

    def draw_options(self, players: int, rng: Random) -> JsonObject:
        """What `--players N` stands for, where it is more than an option of that name."""
        if any(option.name == "players" for option in self.options):
            return {"players": players}
        seats = self.seats(self.complete({}))
        if players != seats:
            raise ValueError(f"{self.name}: players={players}: must be {seats}")
        return {}

    @cached_property
    def player_counts(self) -> tuple[int, ...]:
        """How many can play."""
        possible = []
        for players in range(1, MOST_PLAYERS + 1):
            try:
                if self.seats(self.complete(self.draw_options(players, Random(0)))) == players:
                    possible.append(players)
            except ValueError:
                continue
        return tuple(possible)

    @abstractmethod
    def seats(self, options: Options) -> int: ...

    def teams(self, options: Options) -> tuple[int, ...]:
        """Who wins together: the team of each seat. Every seat for itself, unless a game says otherwise."""
        return tuple(range(self.seats(options)))

    @cached_property
    def is_cooperative(self) -> bool:
        """Whether all seats win or lose together."""
        return len(set(self.teams(self.complete({})))) == 1

    def same_deal(self, state: State) -> Position | None:
        """Where a second game begins with what chance laid out in this one; None where that is no matter of chance."""
        return None

    def kind_of_table(self, options: Options) -> dict[str, str | int]:
        """What a player's tally of games is broken down by."""
        return {"players": self.seats(options)}

    @abstractmethod
    def most_actions(self, options: Options) -> int:
        """A bound on the length of a record, chance included."""

    @abstractmethod
    def codec(self, options: Options) -> Codec: ...

    @abstractmethod
    def write_figures(self, f: Any, figures: Figures) -> None: ...

    @abstractmethod
    def set_up(self, t: Any, options: Options) -> None: ...

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View: ...

    @abstractmethod
    def result(self, state: State) -> Result: ...

    @abstractmethod
    def dump(self, t: Any, options: Options) -> Position: ...

    @abstractmethod
    def load(self, t: Any, position: Given, options: Options) -> None: ...

    @abstractmethod
    def names(self, view: View, words: Words) -> list[str]:
        """What the seats are called, in somebody's language."""

    def prompt(self, view: View, words: Words) -> str:
        """What the seat that is to act is asked."""
        return words(f"{self.name}-prompt-{view['decision']}")

    @abstractmethod
    def board(self, view: View, words: Words) -> list[str]:
        """A view as lines of plain text: what the terminal prints and a screen reader reads."""

    def odds(self, state: State) -> JsonObject:
        """The exact chances that players count by hand, from what everybody may know."""
        raise ValueError(f"{self.name}: there are no odds to tell in this game")

    def odds_lines(self, odds: JsonObject, names: list[str], words: Words) -> list[str]:
        """Those chances in words."""
        return []

    def outlook(self, state: State, seat: int, about: str) -> JsonObject:
        """What a seat may know beforehand about a piece, or about something it could do with its pieces."""
        raise ValueError(f"{self.name}: there is nothing to look ahead to in this game")

    def pace(self, state: State, action: int) -> float:
        """How much of the usual pause a bot makes before this action, 0 to 1, so that people can follow its play."""
        return 1.0

    def notation(self, state: State, action: int) -> str:
        return state.codec.text(action)

    def parse(self, state: State, text: str) -> int:
        return state.codec.parse(text)

    def recorded_text(self, state: State, action: int, text: str | None) -> str | int:
        """What the record keeps of an action about to be played; `text` is what its player wrote, if anything."""
        return self.notation(state, action)

    def public_notation(self, state: State, action: int, seat: int | None) -> str | None:
        """The action about to be played as a seat may know it afterwards; None if it may not know of it."""
        return self.notation(state, action)


class Pushed(NamedTuple):
    """A state as it was before an action that `State.push` played, and what was pushed before that."""

    below: Pushed | None
    raw: Raw
    history: History
    to_act: int | None
    actions: list[int]


class State:
    """A game in play: thin Python around one record. `to_act` is a seat, CHANCE, or None when the game is over.

    States are values: they copy, pickle and compare by `digest()`. A state that is played on changes its hash, so keep
    a copy where a set or a dictionary holds it.
    """

    __slots__ = (
        "_actions",
        "_engine",
        "_event_kinds",
        "_figures",
        "_history",
        "_origin",
        "_pushed",
        "_raw",
        "_start",
        "codec",
        "figures",
        "game",
        "options",
        "to_act",
    )  # fmt: skip

    game: Game
    options: Options
    figures: Figures
    to_act: int | None
    _actions: list[int]
    _history: History
    _pushed: Pushed | None

    def __init__(self, game: Game, options: JsonObject, figures: Figures) -> None:
        self.game = game
        self.options = MappingProxyType(options)
        self.figures = figures
        self.codec = game.codec(self.options)
        self._engine = game.engine
        self._figures = game.figures_for(figures, self.options)
        self._event_kinds = game.event_kinds_for(self.options)
        self._raw = blank(game.engine.table)
        game.set_up(self.open(), self.options)
        self._start: JsonObject | None = None
        self._begin()

    # -- playing

    def actions(self) -> list[int]:
        """The legal actions, ascending; at a chance node the possible outcomes."""
        return self._actions.copy()

    def chance(self) -> list[tuple[int, float]]:
        """At a chance node every outcome with its exact probability."""
        if self.to_act != CHANCE:
            raise ValueError("chance() outside a chance node: a seat is to act, or the game is over")
        return self._engine.odds(self._raw, self._figures)

    def apply(self, action: SupportsIndex, text: str | None = None) -> Events:
        """Plays an action and says what happened; an illegal one raises IllegalAction and changes nothing.

        `text` is what a player wrote, for actions that carry free text (a poem); the record keeps it.
        """
        if type(action) is not int or action >> 31:  # Numba would compile the rules anew for another type of number
            action = self._number(action)
        played: int | str = action
        if text is not None and self.game.notation_depends_on_position and action in self._actions:
            played = self.game.recorded_text(self, action, text)
        answer = self._engine.step(self._raw, self._figures, action)
        if answer is None:
            raise self._illegal_action(action)
        self._history = (self._history, self.to_act, played)
        self.to_act, self._actions, log = answer
        return Events(self._event_kinds, log)

    def play(self, policy: Policy | Sequence[Policy] = "random", rng: Rng | int = 0) -> State:
        """Plays on to the end, and returns the state: chance by its probabilities, each seat by its policy.

        A policy is a function that chooses an action at a state, or "random" (uniform); there is one for all seats, or
        one for each. Random play is compiled as a whole. `rng` is a generator or a seed.
        """
        policies: list[Any] = list(policy) if isinstance(policy, list | tuple) else [policy] * self.seats
        unknown = [one for one in policies if one != "random" and not callable(one)]
        if unknown or len(policies) != self.seats:
            given = reprlib.repr(unknown[0]) if unknown else f"{len(policies)} of them for {self.seats} seats"
            raise ValueError(f'policy: {given}: expected a function of the state or "random", for all or for each seat')
        seed = rng if isinstance(rng, int) else seed_from(rng)
        if all(one == "random" for one in policies):
            self._history = self._engine.finish(self._raw, self._figures, stream(seed), self._history)
            self._survey()
            return self
        dealer = Dealer(seed)
        while self.to_act is not None:
            chosen = "random" if self.to_act == CHANCE else policies[self.to_act]
            self.apply(dealer.choose(self) if isinstance(chosen, str) else chosen(self))
        return self

    def push(self, action: SupportsIndex, text: str | None = None) -> Events:
        """`apply`, but the state before is kept: then `undo` costs no more than a copy."""
        before = Pushed(self._pushed, self._raw.copy(), self._history, self.to_act, self._actions)
        events = self.apply(action, text)
        self._pushed = before
        return events

    def undo(self) -> None:
        """Takes back the last action; one that was not pushed is taken back by replaying those before it."""
        if self._history is None:
            raise ValueError("undo(): nothing was played since this state began")
        before, last = self._history[0], self._pushed
        if last is not None and last.history is before:
            self._pushed = last.below
            self._raw[:], self.to_act, self._actions = last.raw, last.to_act, last.actions
        else:
            again = self.at(self._origin)
            for _, action in played_until(before):
                again.apply(again.parse(action) if isinstance(action, str) else action)
            self._raw[:], self.to_act, self._actions = again._raw, again.to_act, again._actions
        self._history = before

    def copy(self) -> State:
        """A state of its own: nothing done to one is seen in the other."""
        twin = State.__new__(State)
        twin.game, twin.options, twin.figures, twin.codec = self.game, self.options, self.figures, self.codec
        twin._engine, twin._figures, twin._raw = self._engine, self._figures, self._raw.copy()
        twin._event_kinds = self._event_kinds
        twin._history, twin._start = self._history, self._start
        twin._origin, twin._pushed = self._origin, self._pushed
        twin.to_act, twin._actions = self.to_act, self._actions
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> Pickled:
        kept = self._raw.tobytes(), self._origin.tobytes(), self._start, played_until(self._history)
        return restored, (self.game, self.game.rules_version, dict(self.options), self.figures, *kept)

    def __eq__(self, other: object) -> bool:
        return self.digest() == other.digest() if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.digest())

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={reprlib.repr(value)}" for name, value in self.options.items())
        to_act = "chance" if self.to_act == CHANCE else "nobody" if self.to_act is None else f"seat {self.to_act}"
        return f"<{self.game.name} ({options}), ply {self.ply}, {to_act} to act>"

    def at(self, raw: Raw) -> State:
        """The same table at another moment: the state whose record these bytes hold, without a past."""
        if raw.size != self._raw.size:
            raise ValueError(f"at(): {raw.size} bytes; a record of {self.game.name} has {self._raw.size}")
        twin = self.copy()
        twin._raw[:] = raw
        twin._start = None
        twin._begin()
        return twin

    # -- notation

    def notation(self, action: int) -> str:
        """An action as the rules page writes it."""
        return self.game.notation(self, action)

    def parse(self, text: str) -> int:
        """The action that a text writes; BadNotation (a ValueError) says what is wrong with it."""
        return self.game.parse(self, text)

    def why(self, wish: str | SupportsIndex) -> list[str]:
        """The numbers of the rules that forbid a wish now; none if it is legal."""
        try:
            action = self.parse(wish) if isinstance(wish, str) else self._number(wish)
        except NoSuchAction:
            raise
        except IllegalAction as error:
            return list(error.rules)
        if action in self._actions:
            return []
        return [self.game.citation(self._engine.why_not(self._raw, self._figures, action))]

    # -- knowing

    def view(self, seat: int | None) -> View:
        """All that a seat may know, ready for JSON; None: what a spectator sees."""
        self._check_seat(seat)
        return self.game.view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> State:
        """A random state that looks the same to that seat, uniform over the cards that it cannot know."""
        self._check_seat(seat)
        twin = self.copy()
        twin._start = None
        self._engine.shuffle_unknown(twin._raw, twin._figures, -1 if seat is None else seat, stream(seed_from(rng)))
        twin._begin()
        return twin

    @property
    def seats(self) -> int:
        return self.game.seats(self.options)

    @property
    def result(self) -> Result | None:
        return self.game.result(self) if self.to_act is None else None

    def returns(self) -> list[float]:
        """A value in [0, 1] for each seat, once the game is over."""
        if self.to_act is not None:
            raise ValueError("returns() before the end of the game")
        out = self._engine.weights()[: max(self.seats, 16)]
        self._engine.outcome(self._raw, self._figures, out)
        values: list[float] = out[: self.seats].tolist()
        return values

    # -- keeping

    def digest(self) -> str:
        """A stable hash of the whole state, figures and options included."""
        head = msgspec.json.encode(
            [self.game.name, self.game.rules_version, dict(self.options), self.figures], order="sorted"
        )
        return hashlib.sha256(head + self._raw.tobytes()).hexdigest()

    def position(self) -> Position:
        """Everything that is true now, secrets included, as `Game.position` takes it."""
        head: JsonObject = {"game": self.game.name, "options": dict(self.options)}
        if self.figures:
            head["figures"] = self.figures
        return head | self.game.dump(self.table(), self.options)

    def record(self) -> Record:
        """The game so far, replayable for ever (docs/record.md)."""
        record: JsonObject = {
            "format": FORMAT, "game": self.game.name, "rules": self.game.rules_version, "options": dict(self.options),
        }  # fmt: skip
        if self.figures:
            record["figures"] = self.figures
        if self._start is not None:
            record["position"] = self._start
        record["actions"] = self.history()
        record["result"] = self.result.record if self.result else None
        return record

    def history(self) -> list[list[str | int | None]]:
        """Who played what, from the start."""
        played = played_until(self._history)
        if self.game.notation_depends_on_position:
            played = self._with_texts(played)
        return [
            ["chance" if actor == CHANCE else actor, action if isinstance(action, str) else self.codec.text(action)]
            for actor, action in played
        ]

    def _with_texts(self, played: list[Played]) -> list[Played]:
        """The same with the text of each action, where that depends on the position: they are played again."""
        again, texts = self.at(self._origin), list[Played]()
        for actor, action in played:
            text = action if isinstance(action, str) else self.game.recorded_text(again, action, None)
            texts.append((actor, text))
            again.apply(again.parse(action) if isinstance(action, str) else action)
        return texts

    @property
    def ply(self) -> int:
        """How many actions were played, chance included."""
        ply, link = 0, self._history
        while link is not None:
            ply, link = ply + 1, link[0]
        return ply

    def table(self) -> Any:
        """What is true now, thawed: for the game's own views."""
        return thaw(self._engine.table, self._raw)

    def open(self) -> Any:
        """The record itself, to be written: for the game's own folder and for tests."""
        return self._raw.view(dtype_of(self._engine.table))[0]

    def read_figures(self) -> Any:
        """The figures in force, thawed."""
        return thaw(self._engine.figures, self._figures)

    def start_here(self) -> None:
        """Makes the present position the start of the record."""
        self._begin()
        self._start = {
            key: value for key, value in self.position().items() if key not in ("game", "options", "figures")
        }

    def _begin(self) -> None:
        """Forgets what was played, and looks at who acts."""
        self._history = None
        self._pushed = None
        self._origin = self._raw.copy()
        self._survey()

    def _survey(self) -> None:
        self.to_act, self._actions, _ = self._engine.survey(self._raw, self._figures)

    def _illegal_action(self, action: int) -> IllegalAction:
        return IllegalAction(meaning(self.codec, action) or str(action), tuple(self.why(action)))

    def _number(self, action: SupportsIndex) -> int:
        """The number of an action, of whatever type; NoSuchAction if no action has it."""
        text = reprlib.repr(action)
        try:
            number = operator.index(action)
        except TypeError:
            trouble = f"an action is a whole number, not {type(action).__name__}"
            raise NoSuchAction(text, trouble + " (`parse` reads notation)" * isinstance(action, str)) from None
        if not 0 <= number < self.codec.actions:
            raise NoSuchAction(text, f"actions of {self.game.name} are numbered 0 to {self.codec.actions - 1}")
        return number

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (not hasattr(seat, "__index__") or not 0 <= seat < self.seats):
            raise ValueError(f"seat {seat}: this table has seats 0 to {self.seats - 1}")


def meaning(codec: Codec, action: int) -> str | None:
    """An action in notation; None if its number means nothing at this table."""
    try:
        return codec.text(action)
    except BadNotation:
        return None


def played_until(link: History) -> list[Played]:
    """Who played what, from the start."""
    played = []
    while link is not None:
        link, actor, action = link
        played.append((actor, action))
    played.reverse()
    return played


def restored(
    game: Game, rules: str, options: JsonObject, figures: Figures, raw: bytes, origin: bytes,
    start: JsonObject | None, played: list[Played],
) -> State:  # fmt: skip
    """A pickled state."""
    if rules != game.rules_version:
        raise ValueError(
            f"a state of {game.name} by rules {rules!r}: this program plays by rules {game.rules_version!r}"
        )
    state = game.new(figures=figures or None, **options).at(np.frombuffer(raw, np.uint8))
    state._origin[:] = np.frombuffer(origin, np.uint8)
    state._start = start
    for actor, action in played:
        state._history = (state._history, actor, action)
    return state
