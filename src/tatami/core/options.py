"""The options of a game: each has a name, a default and a stated set of values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tatami.core.errors import BadOptions

Value = Any


class Conflict:
    """Values of several options that cannot be chosen together; `players` stands for the number of seats.

    The page reads these too, so that nobody can choose what would be refused.
    """

    def __init__(self, name: str, text: str, **values: Sequence[Value]) -> None:
        self.name = name
        self.text = text
        self.values = {option: tuple(together) for option, together in values.items()}

    def applies(self, options: Mapping[str, Value]) -> bool:
        return all(options[option] in together for option, together in self.values.items())


class Forced(NamedTuple):
    """A value about which a rule leaves no choice at tables of so many seats."""

    seats: int
    value: Value
    rule: str
    alone: bool = False
    """Only where one person plays all seats."""


class Option:
    """One option with the values it may have, and where a rule leaves no choice."""

    def __init__(self, name: str, default: Value, values: Sequence[Value], forced: Sequence[Forced] = ()) -> None:
        self.name = name
        self.default = default
        self.values = tuple(values)
        self.forced = tuple(forced)

    def forced_at(self, seats: int, alone: bool) -> Forced | None:
        return next((one for one in self.forced if one.seats == seats and (alone or not one.alone)), None)

    def check(self, value: Value) -> Value:
        """The value, or a ValueError that says what would be right."""
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return value
        raise self.refusal(write(value))

    def refusal(self, value: str) -> BadOptions:
        text = f"{self.name}={value}: must be {join_with_or(self.values)}"
        return BadOptions(text, "options-value", [self.name], value=value, values=tuple(map(write, self.values)))

    def parse(self, text: str) -> Value:
        """A value from the command line."""
        for allowed in self.values:
            if write(allowed) == text:
                return allowed
        raise self.refusal(text)


class Names(Option):
    """An option whose value is a list of distinct names, from a stated set and within a stated number."""

    def __init__(self, name: str, default: Sequence[str], values: Sequence[str], fewest: int, most: int) -> None:
        super().__init__(name, list(default), values)
        self.fewest = fewest
        self.most = most

    def check(self, value: Value) -> Value:
        about = [self.name]
        between = {"fewest": self.fewest, "most": self.most}
        if not isinstance(value, (list, tuple)):
            text = f"{self.name}={write(value)}: must be a list of {self.fewest} to {self.most} names"
            raise BadOptions(text, "options-count", about, **between)
        for name in value:
            if not isinstance(name, str) or name not in self.values:
                text = f"{self.name}: {write(name)} is not known; there are {', '.join(self.values)}"
                raise BadOptions(text, "options-value", about, value=write(name), values=tuple(self.values))
        for name in value:
            if list(value).count(name) > 1:
                text = f"{self.name}: {name} is there twice; each name may be there once"
                raise BadOptions(text, "options-twice", about, value=name)
        if not self.fewest <= len(value) <= self.most:
            text = f"{self.name}: {len(value)} given; must be {self.fewest} to {self.most} different names"
            raise BadOptions(text, "options-count", about, **between)
        return list(value)

    def parse(self, text: str) -> Value:
        return self.check([name.strip() for name in text.split(",")])


def write(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def join_with_or(values: Sequence[Value]) -> str:
    words = [write(value) for value in values]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def complete_options(game: str, known: Sequence[Option], given: Mapping[str, Value]) -> dict[str, Value]:
    """All options written out, defaults included; a ValueError names an unknown option or a bad value."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            text = f"{name}: {game} has no such option; it has {', '.join(names)}"
            raise BadOptions(text, "options-unknown", [], name=name, names=", ".join(names))
    try:
        return {
            option.name: option.check(given[option.name]) if option.name in given else option.default
            for option in known
        }
    except BadOptions as error:
        raise BadOptions(f"{game}: {error}", error.key, error.about, **error.told_with) from None
    except ValueError as error:
        raise ValueError(f"{game}: {error}") from None
