"""Actions in three forms: a whole number, a verb with arguments, and the notation that people write.

A game lists its verbs once; the codec numbers them one after the other, each verb's arguments in mixed radix.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

WORD = r"[^:/@>+,]+"


class BadNotation(ValueError):
    """A text that is no action of this game."""


class Verb:
    """One kind of action: its notation with the names of the arguments in braces, and each argument's labels.

    A label may be None: that value has no meaning at this table (a battlefield that is not in play).
    An argument called `number_seat` has labels like `4/2`, and reads as two: a number and a seat.
    """

    def __init__(self, name: str, text: str, **labels: Sequence[str | None]) -> None:
        self.name = name
        self.text = text
        self.labels = {argument: tuple(values) for argument, values in labels.items()}
        self.places = {
            argument: {label: place for place, label in enumerate(values) if label is not None}
            for argument, values in self.labels.items()
        }
        self.width = 1
        for values in self.labels.values():
            self.width *= len(values)
        pattern = re.escape(text)
        for argument, values in self.labels.items():
            shapes = sorted({re.sub(WORD, "W", label) for label in values if label}, key=len, reverse=True)
            parts = "|".join(re.escape(shape).replace("W", WORD) for shape in shapes)
            pattern = pattern.replace(re.escape("{" + argument + "}"), f"(?P<{argument}>{parts})")
        self.pattern = re.compile(pattern)

    def arguments(self, number: int) -> dict[str, int]:
        found = {}
        for argument in reversed(self.labels):
            number, found[argument] = divmod(number, len(self.labels[argument]))
        return found

    def number(self, values: dict[str, int]) -> int:
        number = 0
        for argument, labels in self.labels.items():
            number = number * len(labels) + values[argument]
        return number


class Codec:
    """All actions of a game at one kind of table."""

    def __init__(self, game: str, *verbs: Verb) -> None:
        self.game = game
        self.verbs = verbs
        self.bases: dict[str, int] = {}
        self.actions = 0
        for verb in verbs:
            self.bases[verb.name] = self.actions
            self.actions += verb.width
        self.text = lru_cache(maxsize=None)(self.spell_out)

    def base(self, verb: str) -> int:
        """The number of a verb's first action: constants of the rules are made from it."""
        return self.bases[verb]

    def split(self, action: int) -> tuple[Verb, dict[str, int]]:
        """The verb and the arguments of an action's number."""
        if not 0 <= action < self.actions:
            raise BadNotation(f"{action}: actions of {self.game} are numbered 0 to {self.actions - 1}")
        left = action
        for verb in self.verbs:
            if left < verb.width:
                return verb, verb.arguments(left)
            left -= verb.width
        raise AssertionError("the widths add up to the number of actions")

    def verb_and_labels(self, action: int) -> tuple[str, dict[str, str]]:
        """The verb's name and its arguments as labels: what words are made of."""
        verb, values = self.split(action)
        told: dict[str, str] = {}
        for argument, value in values.items():
            label = verb.labels[argument][value] or ""
            names = argument.split("_")
            # One name for the whole label keeps its slashes: `pair` of a rider is head and tail.
            told.update(zip(names, label.split("/", len(names) - 1), strict=False))
        return verb.name, told

    def spell_out(self, action: int) -> str:
        verb, values = self.split(action)
        words = {argument: verb.labels[argument][value] for argument, value in values.items()}
        if None in words.values():
            raise BadNotation(f"{action}: no such action at this table")
        return verb.text.format(**words)

    def parse(self, text: str) -> int:
        """The number of the action that `text` writes; a BadNotation that says what is wrong if none."""
        trouble = f"{text!r} is no action of {self.game}; write one like " + ", ".join(
            dict.fromkeys(verb.text.replace("{", "").replace("}", "").upper() for verb in self.verbs)
        )
        for verb in self.verbs:
            if not (match := verb.pattern.fullmatch(text)):
                continue
            wrong = [argument for argument, word in match.groupdict().items() if word not in verb.places[argument]]
            if not wrong:
                values = {argument: verb.places[argument][word] for argument, word in match.groupdict().items()}
                return self.bases[verb.name] + verb.number(values)
            known = [label for label in verb.labels[wrong[0]] if label is not None]
            shown = ", ".join(known) if len(known) <= 16 else f"{known[0]} … {known[-1]}"
            trouble = f"{text!r}: {wrong[0]} {match[wrong[0]]!r} is not one of {shown}"
        raise BadNotation(trouble)
