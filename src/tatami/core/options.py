"""The options of a game: each has a name, a default and a stated set of values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Value = Any


class Option:
    """One option with the values it may have."""

    def __init__(self, name: str, default: Value, values: Sequence[Value]) -> None:
        self.name = name
        self.default = default
        self.values = tuple(values)

    def check(self, value: Value) -> Value:
        """The value, or a ValueError that says what would be right."""
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return value
        raise ValueError(f"{self.name}={write(value)}: must be {either(self.values)}")

    def parse(self, text: str) -> Value:
        """A value from the command line."""
        for allowed in self.values:
            if write(allowed) == text:
                return allowed
        raise ValueError(f"{self.name}={text}: must be {either(self.values)}")


class Names(Option):
    """An option whose value is a list of distinct names, from a stated set and within a stated number."""

    def __init__(self, name: str, default: Sequence[str], values: Sequence[str], fewest: int, most: int) -> None:
        super().__init__(name, list(default), values)
        self.fewest = fewest
        self.most = most

    def check(self, value: Value) -> Value:
        if not isinstance(value, (list, tuple)):
            raise ValueError(f"{self.name}={write(value)}: must be a list of {self.fewest} to {self.most} names")
        for name in value:
            if not isinstance(name, str) or name not in self.values:
                raise ValueError(f"{self.name}: {write(name)} is not known; there are {', '.join(self.values)}")
        for name in value:
            if list(value).count(name) > 1:
                raise ValueError(f"{self.name}: {name} is there twice; each name may be there once")
        if not self.fewest <= len(value) <= self.most:
            raise ValueError(f"{self.name}: {len(value)} given; must be {self.fewest} to {self.most} different names")
        return list(value)

    def parse(self, text: str) -> Value:
        return self.check([name.strip() for name in text.split(",")])


def write(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def either(values: Sequence[Value]) -> str:
    words = [write(value) for value in values]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def complete(game: str, known: Sequence[Option], given: Mapping[str, Value]) -> dict[str, Value]:
    """All options written out, defaults included; a ValueError names an unknown option or a bad value."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise ValueError(f"{name}: {game} has no such option; it has {', '.join(names)}")
    try:
        return {
            option.name: option.check(given[option.name]) if option.name in given else option.default
            for option in known
        }
    except ValueError as error:
        raise ValueError(f"{game}: {error}") from None
