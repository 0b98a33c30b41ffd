"""What every game's reader of positions needs: small readers that name what is wrong, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tatami.core.json_types import Given

LONG_LIST = 48
"""From so many names on, a complaint shows the first and the last alone."""


class PositionReader:
    """A game's own reader inherits from it."""

    def wrong(self, where: str, what: str) -> ValueError:
        return ValueError(f"position: {where}: {what}")

    def only(self, given: Given, known: Sequence[str], where: str = "") -> None:
        """No other fields than these are there."""
        for key in given:
            if key not in known:
                raise self.wrong(f"{where}: {key}" if where else key, f"no such field; there are {', '.join(known)}")

    def mapping(self, given: object, where: str, instead: str = "") -> Given:
        if not isinstance(given, Mapping):
            raise self.wrong(where, f"expected an object{instead}, not {given!r}")
        return given

    def listed(self, given: object, where: str, most: int | None = None) -> list[object]:
        if not isinstance(given, list) or (most is not None and len(given) > most):
            raise self.wrong(where, f"expected a list{'' if most is None else f' of at most {most}'}, not {given!r}")
        return given

    def one_for_each(self, given: object, count: int, where: str) -> list[object]:
        if not isinstance(given, list) or len(given) != count:
            raise self.wrong(where, f"expected a list of {count}")
        return given

    def name(self, word: object, names: Sequence[str], where: str) -> int:
        """The number of a name."""
        if not isinstance(word, str) or word not in names:
            shown = ", ".join(names) if len(names) <= LONG_LIST else f"{names[0]} … {names[-1]}"
            raise self.wrong(where, f"{word!r} is not one of {shown or 'none'}")
        return names.index(word)

    def number(self, value: object, low: int, high: int, where: str) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(where, f"{value!r} is not a whole number from {low} to {high}")
        return value

    def truth(self, value: object, where: str) -> int:
        if not isinstance(value, bool):
            raise self.wrong(where, f"expected true or false, not {value!r}")
        return int(value)
