"""The contract: `Game` is the description, `State` a game in play. Nothing outside a game's folder uses more."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from math import fsum
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

import msgspec

from tatami.core import figures as shipped_figures
from tatami.core import options as table_options
from tatami.core.chance import seed_from, stream
from tatami.core.engine import AFTER_HEAD, CHANCE, CHOICES, EVENT_WIDTH, EVENTS, OVER, TO_ACT, Engine
from tatami.core.events import Events, Happening
from tatami.core.figures import Figures
from tatami.core.notation import BadNotation, Codec
from tatami.core.options import Option
from tatami.core.record import Raw, blank, dtype_of, open_record, thaw
from tatami.core.words import Words

__all__ = ["CHANCE", "Game", "IllegalAction", "Result", "State"]

FORMAT = "tatami/1"
History = tuple[Any, int | None, Any] | None


class IllegalAction(ValueError):
    """An action that the rules forbid now; `rules` are the numbers of those that do."""

    def __init__(self, text: str, rules: tuple[str, ...]) -> None:
        self.text = text
        self.rules = rules
        super().__init__(f"{text} is not legal now: {', '.join(rules)}")


class Result(msgspec.Struct, frozen=True):
    """How a game ended: points by seat (None where a game has none), the winners, and the record's own object."""

    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
    record: dict[str, Any]


class Game(ABC):
    """What a game is: its options, figures, actions, events and rules. Immutable."""

    name: ClassVar[str]
    rules_version: ClassVar[str]
    prefix: ClassVar[str]
    """What the numbers of its rules begin with."""
    options: ClassVar[tuple[Option, ...]]
    folder: ClassVar[Path]
    happenings: ClassVar[tuple[Happening, ...]]
    prompts: ClassVar[tuple[str, ...]]
    """The decisions that a seat may be asked for."""
    engine: ClassVar[Engine]
    notation_depends_on_position: ClassVar[bool] = False
    has_secrets: ClassVar[bool] = True
    """Whether some seats know what others do not."""

    # -- for everybody

    def new(self, figures: Figures | None = None, **options: Any) -> State:
        """A fresh game. An unknown option or a bad value is a ValueError that names it."""
        return self._fresh(msgspec.json.encode([self.complete(options), figures or {}])).copy()

    @lru_cache(maxsize=256)  # noqa: B019 - games live as long as the program
    def _fresh(self, start: bytes) -> State:
        options, figures = msgspec.json.decode(start)
        return State(self, options, figures)

    def complete(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options written out."""
        complete = table_options.complete(self.name, self.options, given)
        self.check_options(complete)
        return complete

    def position(self, position: Mapping[str, Any]) -> State:
        """Any position set up from a dictionary such as `State.position` gives; ValueError says what is wrong."""
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

    def figures_for(self, overrides: Figures, options: Mapping[str, Any]) -> Raw:
        """The figures of one table; a game whose figures depend on its options says how."""
        return self.figures_record(msgspec.json.encode(overrides, order="sorted"))

    def happenings_for(self, options: Mapping[str, Any]) -> Sequence[Happening]:
        """The kinds of events of one table; a game whose names depend on its options says which."""
        return self.happenings

    # -- what each game says of itself

    def check_options(self, options: dict[str, Any]) -> None:
        """ValueError if options do not go together."""

    def check_figures(self, figures: Figures) -> None:
        """ValueError if a figure is out of range."""

    def draw_options(self, players: int, rng: Any) -> dict[str, Any]:
        """What `--players N` stands for, where it is more than an option of that name."""
        return {"players": players}

    @abstractmethod
    def seats(self, options: Mapping[str, Any]) -> int: ...

    @abstractmethod
    def most_actions(self, options: Mapping[str, Any]) -> int:
        """A bound on the length of a record, chance included."""

    @abstractmethod
    def codec(self, options: Mapping[str, Any]) -> Codec: ...

    @abstractmethod
    def write_figures(self, f: Any, figures: Figures) -> None: ...

    @abstractmethod
    def set_up(self, t: Any, options: Mapping[str, Any]) -> None: ...

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]: ...

    def sight(self, state: State, seat: int | None) -> dict[str, Any]:
        """The view, to be sent: parts of it may be JSON already, where the same come again and again."""
        return self.view(state, seat)

    @abstractmethod
    def result(self, state: State) -> Result: ...

    @abstractmethod
    def dump(self, t: Any, options: Mapping[str, Any]) -> dict[str, Any]: ...

    @abstractmethod
    def load(self, t: Any, position: Mapping[str, Any], options: Mapping[str, Any]) -> None: ...

    @abstractmethod
    def names(self, view: dict[str, Any], words: Words) -> list[str]:
        """What the seats are called, in somebody's language."""

    @abstractmethod
    def board(self, view: dict[str, Any], words: Words) -> list[str]:
        """A view as lines of plain text: what the terminal prints and a screen reader reads."""

    def odds(self, state: State) -> dict[str, Any]:
        """The exact chances that players count by hand, from what everybody may know."""
        raise ValueError(f"{self.name}: there are no odds to tell in this game")

    def odds_lines(self, odds: dict[str, Any], names: list[str], words: Words) -> list[str]:
        """Those chances in words."""
        return []

    def outlook(self, state: State, seat: int, about: str) -> dict[str, Any]:
        """What a seat may know beforehand about a piece, or about something it could do with its pieces."""
        raise ValueError(f"{self.name}: there is nothing to look ahead to in this game")

    def notation(self, state: State, action: int) -> str:
        return state.codec.text(action)

    def parse(self, state: State, text: str) -> int:
        return state.codec.parse(text)

    def inscription(self, state: State, action: int, text: str | None) -> str:
        """What the record keeps of an action about to be played; `text` is what its player wrote, if anything."""
        return self.notation(state, action)

    def public_notation(self, state: State, action: int, seat: int | None) -> str | None:
        """The action about to be played as a seat may know it afterwards; None if it may not know of it."""
        return self.notation(state, action)


class State:
    """A game in play: thin Python around one record. `to_act` is a seat, CHANCE, or None when the game is over."""

    __slots__ = (
        "_actions", "_desk", "_engine", "_figures", "_happenings", "_history", "_paper", "_raw", "_start", "codec",
        "figures", "game", "options", "to_act",
    )  # fmt: skip

    game: Game
    options: Mapping[str, Any]
    figures: Figures
    to_act: int | None
    _actions: list[int]
    _desk: Any

    def __init__(self, game: Game, options: dict[str, Any], figures: Figures) -> None:
        self.game = game
        self.options = MappingProxyType(options)
        self.figures = figures
        self.codec = game.codec(self.options)
        self._engine = game.engine
        self._figures = game.figures_for(figures, self.options)
        self._happenings = game.happenings_for(self.options)
        self._raw = blank(game.engine.table)
        game.set_up(self.open(), self.options)
        self._history: History = None
        self._start: dict[str, Any] | None = None
        self._desk = None
        self._survey()

    # -- playing

    def actions(self) -> list[int]:
        """The legal actions, ascending; at a chance node the possible outcomes."""
        return self._actions.copy()

    def chance(self) -> list[tuple[int, float]]:
        """At a chance node every outcome with its exact probability."""
        if self.to_act != CHANCE:
            raise ValueError("chance() outside a chance node: a seat is to act, or the game is over")
        out, weights = self._engine.choices(), self._engine.weights()
        count = self._engine.odds(self._raw, self._figures, out, weights)
        shares = weights[:count].tolist()
        total = fsum(shares)
        return [(action, share / total) for action, share in zip(self._actions, shares, strict=True)]

    def apply(self, action: int, text: str | None = None) -> Events:
        """Plays an action and says what happened; an illegal one raises IllegalAction and changes nothing.

        `text` is what a player wrote, for actions that carry free text (a poem); the record keeps it.
        """
        if self._desk is None:
            self._lay_desk()
        played: Any = action
        if self.game.notation_depends_on_position and action in self._actions:
            played = self.game.inscription(self, action, text)
        used = self._engine.step(self._raw, self._figures, self._desk, action)
        if used < 0:
            raise self._illegal(action)
        cells = self._paper[:used].tolist()
        self._history = (self._history, self.to_act, played)
        self.to_act = None if cells[TO_ACT] == OVER else cells[TO_ACT]
        after_log = AFTER_HEAD + EVENT_WIDTH * cells[EVENTS]
        self._actions = cells[after_log:]
        return Events(self._happenings, cells, after_log)

    def copy(self) -> State:
        """A state of its own: nothing done to one is seen in the other."""
        twin = State.__new__(State)
        twin.game, twin.options, twin.figures, twin.codec = self.game, self.options, self.figures, self.codec
        twin._engine, twin._figures, twin._raw = self._engine, self._figures, self._raw.copy()
        twin._happenings = self._happenings
        twin._history, twin._start, twin._desk = self._history, self._start, None
        twin.to_act, twin._actions = self.to_act, self._actions
        return twin

    def at(self, raw: Raw) -> State:
        """The same table at another moment: the state whose record these bytes hold, without a past."""
        twin = self.copy()
        twin._raw[:] = raw
        twin._history = None
        twin._start = None
        twin._survey()
        return twin

    # -- notation

    def notation(self, action: int) -> str:
        """An action as the rules page writes it."""
        return self.game.notation(self, action)

    def parse(self, text: str) -> int:
        """The action that a text writes; BadNotation (a ValueError) says what is wrong with it."""
        return self.game.parse(self, text)

    def why(self, wish: str | int) -> list[str]:
        """The numbers of the rules that forbid a wish now; none if it is legal."""
        try:
            action = self.parse(wish) if isinstance(wish, str) else wish
        except IllegalAction as error:
            return list(error.rules)
        if action in self._actions:
            return []
        if not 0 <= action < self.codec.actions:
            raise BadNotation(f"{action}: actions of {self.game.name} are numbered 0 to {self.codec.actions - 1}")
        return [self.game.citation(self._engine.objection(self._raw, self._figures, action))]

    # -- knowing

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, ready for JSON; None: what a spectator sees."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat}: this table has seats 0 to {self.seats - 1}")
        return self.game.view(self, seat)

    def redeal(self, seat: int | None, rng: Any) -> State:
        """A random state that looks the same to that seat, uniform over the cards that it cannot know."""
        twin = self.copy()
        twin._history = None
        twin._start = None
        self._engine.shuffle_unknown(twin._raw, twin._figures, -1 if seat is None else seat, stream(seed_from(rng)))
        twin._survey()
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

    def position(self) -> dict[str, Any]:
        """Everything that is true now, secrets included, as `Game.position` takes it."""
        head: dict[str, Any] = {"game": self.game.name, "options": dict(self.options)}
        if self.figures:
            head["figures"] = self.figures
        return head | self.game.dump(self.table(), self.options)

    def record(self) -> dict[str, Any]:
        """The game so far, replayable for ever (docs/record.md)."""
        record: dict[str, Any] = {
            "format": FORMAT, "game": self.game.name, "rules": self.game.rules_version, "options": dict(self.options),
        }  # fmt: skip
        if self.figures:
            record["figures"] = self.figures
        if self._start is not None:
            record["position"] = self._start
        record["actions"] = self.history()
        record["result"] = self.result.record if self.result else None
        return record

    def history(self) -> list[list[Any]]:
        """Who played what, from the start."""
        played = []
        link = self._history
        while link is not None:
            link, actor, action = link
            played.append(
                ["chance" if actor == CHANCE else actor, action if isinstance(action, str) else self.codec.text(action)]
            )
        played.reverse()
        return played

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
        self._history = None
        self._survey()
        self._start = {
            key: value for key, value in self.position().items() if key not in ("game", "options", "figures")
        }

    def _lay_desk(self) -> None:
        """Room for the answers of the rules; read through a memoryview, which is twice as fast as through NumPy."""
        self._desk = self._engine.desk()
        self._paper = memoryview(self._desk)

    def _survey(self) -> None:
        if self._desk is None:
            self._lay_desk()
        cells = self._paper[: self._engine.survey(self._raw, self._figures, self._desk)].tolist()
        self.to_act = None if cells[TO_ACT] == OVER else cells[TO_ACT]
        self._actions = cells[len(cells) - cells[CHOICES] :]

    def _illegal(self, action: int) -> IllegalAction:
        rules = tuple(self.why(action))
        return IllegalAction(self.codec.text(action), rules)
