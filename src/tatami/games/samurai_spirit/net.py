"""Samurai Spirit for a net: which numbers of a line go in and how, and which action each output stands for.

One net plays every table of two to seven: inputs and outputs are those of the widest table, and seats count from the
one that looks. What a smaller table lacks is never on.
"""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np

from tatami.core.json_types import JsonObject, Options
from tatami.core.record import Array
from tatami.games.samurai_spirit.rules.actions import (
    CONFRONT,
    DEFEND,
    DISCARD,
    DROP,
    ENOUGH,
    FIGHT,
    FIRST,
    GIVE,
    HEAL,
    IGNORE,
    KIAI,
    NO_HEAL,
    NO_KIAI,
    NO_TOKEN,
    ORDER,
    ORDERS,
    PASS,
    READY,
    SUFFER,
    SUPPORT,
    TAKE,
    TOKEN,
    UNDER,
    USE,
    WOUND,
)
from tatami.games.samurai_spirit.rules.table import (
    CARDS,
    EDITIONS,
    MOST_SAMURAI,
    PENALTIES,
    SAMURAI,
    SYMBOLS,
    Place,
)
from tatami.games.samurai_spirit.tensor import layout

ONE_HOT = {"top": CARDS, "cards": len(Place) - 1, "whose": 1, "last": CARDS}
"""Cells with an input for each of their values from 1 to this. Of lines only the own one is told card by card."""
PRESENT = ("left",)
"""Cells of which only counts whether there is something."""
SCALES = {"fights": 4.0, "barricades": 6.0, "farmsteads": 6.0, "piles": 30.0, "unseen": 30.0, "state": 6.0}
"""What the numbers of other cells are divided by; 1 where nothing is said."""
SECRETS = ()
"""All lies open (SS-13)."""
TABLES: dict[str, JsonObject] = {}
"""Further tables to learn at, by name; `practice` draws them here."""
GAIN = 0.02
"""What a search must find a choice better by, of a result, to have it played e times as often."""
PROGRESS = {"round": (0.0, 0.06, 0.12)}
"""What a lost game counts for at first: random play never wins, but may see the next round."""
SEATS = {2: 2, 3: 3, 4: 5, 5: 3, 6: 2, 7: 2}
LEVELS = {"easy": 2, "normal": 5, "hard": 3, "heroic": 2}
"""How often tables of so many and of each difficulty are practised, as parts of the whole."""


def weights(options: Options) -> str | None:
    """None ships: it would be weaker than the search."""
    return None


def left_out(options: Options) -> tuple[str, ...]:
    """Fields that say nothing to a seat that acts, or little."""
    return ("seat", "to_act", "order")


@cache
def fields_of_seven() -> dict[str, tuple[int, ...]]:
    """The fields of the table of seven, whose inputs the net has."""
    return {field.name: field.shape for field in layout({"samurai": SAMURAI}).fields}


def cells(options: Options, seat: int, name: str, numbers: Array) -> Array:
    """As at the widest table; what a smaller one lacks is -1. Seats count from the one that looks already."""
    padding = [(0, most - size) for most, size in zip(fields_of_seven()[name], numbers.shape, strict=True)]
    return np.pad(numbers, padding, constant_values=-1)


def practice(rng: Random) -> JsonObject:
    """The options of a table to practise at."""
    players = rng.choices(list(SEATS), list(SEATS.values()))[0]
    return {
        "samurai": rng.sample(SAMURAI, players),
        "difficulty": rng.choices(list(LEVELS), list(LEVELS.values()))[0],
        "edition": rng.choice(EDITIONS),
    }


def columns(options: Options, seat: int) -> list[int]:
    """The action of each output, for that seat; those of empty seats are never legal."""
    players = len(options["samurai"])
    seats = [(seat + k) % players if k < players else k for k in range(MOST_SAMURAI)]
    single = (
        READY, IGNORE, SUFFER, FIGHT, PASS, CONFRONT, DEFEND, UNDER, DISCARD, ENOUGH, KIAI, NO_KIAI, NO_HEAL, NO_TOKEN,
    )  # fmt: skip
    return [
        *single,
        *[USE + samurai for samurai in range(len(SAMURAI))],
        *[FIRST + penalty for penalty in range(len(PENALTIES))],
        *[DROP + symbol for symbol in range(len(SYMBOLS))],
        *[ORDER + order for order in range(len(ORDERS))],
        *[verb + who for verb in (SUPPORT, GIVE, TAKE, HEAL, WOUND) for who in seats],
        *[TOKEN + owner * MOST_SAMURAI + other for owner in seats for other in seats],
    ]
