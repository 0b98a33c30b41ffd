"""The actions of Samouraï and their notation.

A few notations name a figure or a hex that the position already gives: who is being placed, thrown or set down, where
a man who retreats stands. Their numbers leave that out, which keeps the action space small; `notation` and `parse`
put it back.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from tatami.core.compiled import plain
from tatami.core.game import IllegalAction
from tatami.core.notation import BadNotation, Codec, Verb
from tatami.games.samourai.rules.board import CORNERS
from tatami.games.samourai.rules.hexes import COLUMNS, NAMES, NUMBERS, ROWS, next_hex
from tatami.games.samourai.rules.table import FIGURES, HEXES, LANTERNS, MEN, NOBODY, NOWHERE, Table, Task

_beside = plain(next_hex)
NEIGHBOURS = {(hex, way): _beside(hex, way, COLUMNS, ROWS) for hex in range(HEXES) for way in range(6)}
TARGETS = FIGURES + LANTERNS
CANONICAL = (1, 2, 3)  # NE, SE, S: from the first hex of a pair, by column and row, to its second
POEM_CHARACTERS = 240
HERE = 6  # the hex a man stands on, after the six around it

GOES_ON = frozenset(
    (
        *("to", "back", "swing", "tail", "lead", "release", "douse", "light", "stop", "exit"),  # a move under way
        *("with", "crew", "on", "go"),  # a haul or an attack that is being prepared
        *("done", "hold"),
    )
)
"""Verbs that name no new figure: they go on with what somebody has begun, or end a step."""
DICE = [str(face) for face in range(1, 11)]


@lru_cache(maxsize=64)
def codec(units: tuple[str | None, ...], corners: tuple[str, ...]) -> Codec:
    """The codec of a scenario. `units`: characters then horses by place, None where there is none."""
    men, horses = units[:MEN], units[MEN:FIGURES]
    lanterns = [f"lantern#{lantern + 1}" for lantern in range(LANTERNS)]
    towards = [neighbour_name(hex, way) for hex in range(HEXES) for way in range(6)]
    pairs = [neighbour_name(hex, way) for hex in range(HEXES) for way in CANONICAL]
    walls = [barricade_name(hex, way, side) for hex in range(HEXES) for way in CANONICAL for side in (-1, 1)]
    named = [*corners, *[None] * (CORNERS - len(corners))]
    legs = [*["N", "NE", "SE", "S", "SW", "NW"], *["back-N", "back-NE", "back-SE", "back-S", "back-SW", "back-NW"]]
    around = ["N", "NE", "SE", "S", "SW", "NW", "here"]
    return Codec(
        "samourai",
        Verb("die", "d10:{die}", die=DICE),
        Verb("done", "done"),
        Verb("stop", "stop"),
        Verb("go", "go"),
        Verb("hold", "hold"),
        Verb("exit", "exit"),
        Verb("douse", "douse"),
        Verb("light", "light"),
        Verb("release", "release"),
        Verb("deflect", "deflect"),
        Verb("accept", "accept"),
        Verb("refuse", "refuse"),
        Verb("renounce", "renounce"),
        Verb("poem", "poem:"),
        Verb("place", "place@{hex}", hex=NAMES),
        Verb("place-rider", "place@{pair}", pair=towards),
        Verb("lantern", "lantern@{hex}", hex=NAMES),
        Verb("barricade", "barricade@{barricade}", barricade=walls),
        Verb("fire", "fire:{unit}>{target}", unit=men, target=[*units[:FIGURES], *lanterns]),
        Verb("throw", "throw:{unit}>{target}", unit=men, target=[*units[:FIGURES], *lanterns]),
        Verb("corner", "corner:{corner}", corner=named),
        Verb("move", "move:{unit}", unit=men),
        Verb("to", "to:{hex}", hex=NAMES),
        Verb("back", "back:{hex}", hex=NAMES),
        Verb("swing", "swing:{hex}", hex=NAMES),
        Verb("tail", "tail:{hex}", hex=NAMES),
        Verb("lead", "lead:{horse}", horse=horses),
        Verb("mount", "mount:{unit}>{horse}", unit=men, horse=horses),
        Verb("dismount", "dismount:{unit}", unit=men),
        Verb("hitch", "hitch:{unit}", unit=men),
        Verb("unhitch", "unhitch:{unit}", unit=men),
        Verb("clear", "clear:{unit}+{helper}@{side}", unit=men, helper=men, side=around),
        Verb("dress", "dress:{unit}", unit=men),
        Verb("haul", "haul:{unit}", unit=men),
        Verb("with", "with:{unit}", unit=men),
        Verb("crew", "crew>{hex}", hex=NAMES),
        Verb("attack", "attack:{unit}", unit=men),
        Verb("on", "on:{unit}", unit=units[:FIGURES]),
        Verb("victim", "victim:{unit}", unit=units[:FIGURES]),
        Verb("retreat", "retreat:{unit}>{side}", unit=men, side=around[:6]),
        Verb("retreat-horse", "retreat:{unit}>{leg}", unit=units[:FIGURES], leg=legs),
        Verb("fall", "fall>{hex}", hex=NAMES),
        Verb("advance", "advance:{unit}", unit=men),
        Verb("land", "land>{hex}", hex=NAMES),
        Verb("drop", "drop:{men}>{hex}", men=["1", "2", "3"], hex=NAMES),
        Verb("drop-horse", "drop:{horse}>{pair}", horse=horses, pair=pairs),
        Verb("challenge", "challenge:{unit}", unit=men),
        Verb("answer", "answer:{unit}", unit=men),
        Verb("harakiri", "harakiri:{unit}", unit=men),
    )


def neighbour_name(hex: int, way: int) -> str | None:
    other = NEIGHBOURS[hex, way]
    return None if other < 0 else f"{NAMES[hex]}/{NAMES[other]}"


def barricade_name(hex: int, way: int, side: int) -> str | None:
    """SB-12.2: its two hexes by column and row, and one of the two next to both."""
    second, front = NEIGHBOURS[hex, way], NEIGHBOURS[hex, (way + side) % 6]
    return None if second < 0 or front < 0 else f"{NAMES[hex]}/{NAMES[second]}>{NAMES[front]}"


ACTIONS = codec((None,) * FIGURES, ())
DIE = ACTIONS.base("die")
DONE = ACTIONS.base("done")
STOP = ACTIONS.base("stop")
GO = ACTIONS.base("go")
EXIT = ACTIONS.base("exit")
DOUSE = ACTIONS.base("douse")
LIGHT = ACTIONS.base("light")
RELEASE = ACTIONS.base("release")
DEFLECT = ACTIONS.base("deflect")
POEM = ACTIONS.base("poem")
PLACE = ACTIONS.base("place")
PLACE_RIDER = ACTIONS.base("place-rider")
LANTERN = ACTIONS.base("lantern")
BARRICADE = ACTIONS.base("barricade")
FIRE = ACTIONS.base("fire")
THROW = ACTIONS.base("throw")
CORNER = ACTIONS.base("corner")
MOVE = ACTIONS.base("move")
TO = ACTIONS.base("to")
BACK = ACTIONS.base("back")
SWING = ACTIONS.base("swing")
TAIL = ACTIONS.base("tail")
LEAD = ACTIONS.base("lead")
MOUNT = ACTIONS.base("mount")
DISMOUNT = ACTIONS.base("dismount")
HITCH = ACTIONS.base("hitch")
UNHITCH = ACTIONS.base("unhitch")
CLEAR = ACTIONS.base("clear")
DRESS = ACTIONS.base("dress")
HAUL = ACTIONS.base("haul")
WITH = ACTIONS.base("with")
CREW = ACTIONS.base("crew")
ATTACK = ACTIONS.base("attack")
ON = ACTIONS.base("on")
VICTIM = ACTIONS.base("victim")
RETREAT = ACTIONS.base("retreat")
RETREAT_HORSE = ACTIONS.base("retreat-horse")
FALL = ACTIONS.base("fall")
ADVANCE = ACTIONS.base("advance")
LAND = ACTIONS.base("land")
DROP = ACTIONS.base("drop")
DROP_HORSE = ACTIONS.base("drop-horse")
CHALLENGE = ACTIONS.base("challenge")
ANSWER = ACTIONS.base("answer")
HARAKIRI = ACTIONS.base("harakiri")
END = ACTIONS.actions

MOST_CHOICES = 4096  # barricades on an empty map are the most: 27 x 16 x 3 x 2 less the edges


class Phrase:
    """Notation of one position: what the position itself supplies is read from its table when it is needed."""

    def __init__(self, codec: Codec, t: Table, placing: int) -> None:
        self.codec = codec
        self.t = t
        self.placing = placing
        self.men: Sequence[str | None] = codec.verbs[_VERB["move"]].labels["unit"]
        self.units: Sequence[str | None] = codec.verbs[_VERB["on"]].labels["unit"]

    def write(self, action: int) -> str:
        """An action as the rules page writes it."""
        if not self.is_relative(action):
            return self.codec.text(action)
        verb, values = self.codec.split(action)
        return getattr(self, "write_" + verb.name.replace("-", "_"))(verb, values)  # type: ignore[no-any-return]

    @staticmethod
    def is_relative(action: int) -> bool:
        return (
            PLACE <= action < LANTERN
            or FIRE <= action < CORNER
            or CLEAR <= action < DRESS
            or CREW <= action < ATTACK
            or RETREAT <= action < ADVANCE
            or LAND <= action < DROP
        )

    # -- writing

    def write_place(self, verb: Verb, values: dict[str, int]) -> str:
        return f"place:{self.units[self.placing]}@{NAMES[values['hex']]}"

    def write_place_rider(self, verb: Verb, values: dict[str, int]) -> str:
        return f"place:{self.units[self.placing]}@{verb.labels['pair'][values['pair']]}"

    def write_fire(self, verb: Verb, values: dict[str, int]) -> str:
        target = values["target"]
        at = self.units[target] if target < FIGURES else f"lantern@{NAMES[self.t.lanterns[target - FIGURES].hex]}"
        return f"{verb.name}:{self.men[values['unit']]}>{at}"

    write_throw = write_fire

    def write_clear(self, verb: Verb, values: dict[str, int]) -> str:
        hex = int(self.t.men[values["unit"]].hex)
        at = hex if values["side"] == HERE else NEIGHBOURS[hex, values["side"]]
        return f"clear:{self.men[values['unit']]}+{self.men[values['helper']]}@{NAMES[at]}"

    def write_crew(self, verb: Verb, values: dict[str, int]) -> str:
        return f"crew:{self.men[lowest_figure(int(self.t.walk.crew_left))]}>{NAMES[values['hex']]}"

    def write_retreat(self, verb: Verb, values: dict[str, int]) -> str:
        hex = int(self.t.men[values["unit"]].hex)
        return f"retreat:{self.men[values['unit']]}>{NAMES[NEIGHBOURS[hex, values['side']]]}"

    def write_retreat_horse(self, verb: Verb, values: dict[str, int]) -> str:
        head, tail = self.after_leg(values["unit"], values["leg"])
        return f"retreat:{self.units[values['unit']]}>{NAMES[head]}/{NAMES[tail]}"

    def write_fall(self, verb: Verb, values: dict[str, int]) -> str:
        return f"fall:{self.men[self.t.clash.faller]}>{NAMES[values['hex']]}"

    def write_land(self, verb: Verb, values: dict[str, int]) -> str:
        return f"land:{self.men[self.t.tasks[self.t.chore].man]}>{NAMES[values['hex']]}"

    def after_leg(self, unit: int, leg: int) -> tuple[int, int]:
        """Head and tail after a horse's step forward (its head leads) or backward."""
        horse = self.t.horses[(unit if unit >= MEN else MEN + int(self.t.men[unit].horse)) - MEN]
        head, tail = int(horse.head), int(horse.tail)
        if leg < 6:
            return NEIGHBOURS[head, leg], head
        return tail, NEIGHBOURS[tail, leg - 6]

    # -- reading

    def read(self, text: str) -> int:
        """The number of the action that a text writes here."""
        if text.startswith("poem:"):
            check_poem(text[5:])
            return POEM
        for pattern, method in RELATIVE:
            if match := pattern.fullmatch(text):
                return int(method(self, text, **match.groupdict()))
        return self.codec.parse(text)

    def unit(self, word: str, text: str) -> int:
        if word not in self.units:
            raise BadNotation(f"{text!r}: {word!r} is not in this scenario")
        return self.units.index(word)

    def hex(self, word: str, text: str) -> int:
        if word not in NUMBERS:
            raise BadNotation(f"{text!r}: {word!r} is no hex; they go from A1 to AA16")
        return NUMBERS[word]

    def way(self, first: int, second: int, text: str, rules: str) -> int:
        for way in range(6):
            if NEIGHBOURS[first, way] == second:
                return way
        raise IllegalAction(text, (rules,))

    def expect_unit(self, expected: int, unit: str, text: str, rules: str) -> None:
        if self.unit(unit, text) != expected:
            raise IllegalAction(text, (rules,))

    def read_place(self, text: str, unit: str, hex: str, tail: str | None) -> int:
        self.expect_unit(self.placing, unit, text, "SB-14.2")
        first = self.hex(hex, text)
        if tail is None:
            return PLACE + first
        return PLACE_RIDER + first * 6 + self.way(first, self.hex(tail, text), text, "SB-1.12")

    def read_fire(self, text: str, verb: str, unit: str, target: str) -> int:
        base = FIRE if verb == "fire" else THROW
        archer = self.unit(unit, text)
        if archer >= MEN:
            raise BadNotation(f"{text!r}: {unit!r} is no character")
        if not target.startswith("lantern@"):
            return base + archer * TARGETS + self.unit(target, text)
        hex = self.hex(target[8:], text)
        for lantern in range(LANTERNS):
            if self.t.lanterns[lantern].there and self.t.lanterns[lantern].hex == hex:
                return base + archer * TARGETS + FIGURES + lantern
        raise IllegalAction(text, ("SB-3.3",))

    def read_clear(self, text: str, unit: str, helper: str, hex: str) -> int:
        first, second = self.unit(unit, text), self.unit(helper, text)
        if max(first, second) >= MEN or self.t.men[first].hex == NOWHERE:
            raise IllegalAction(text, ("SB-5.13",))
        at, here = self.hex(hex, text), int(self.t.men[first].hex)
        side = HERE if at == here else self.way(here, at, text, "SB-5.13")
        return CLEAR + (first * MEN + second) * 7 + side

    def read_crew(self, text: str, unit: str, hex: str) -> int:
        self.expect_unit(lowest_figure(int(self.t.walk.crew_left)), unit, text, "SB-5.22")
        return CREW + self.hex(hex, text)

    def read_retreat(self, text: str, unit: str, hex: str, tail: str | None) -> int:
        who, first = self.unit(unit, text), self.hex(hex, text)
        if tail is None:
            if who >= MEN or self.t.men[who].hex == NOWHERE:
                raise IllegalAction(text, ("SB-6.17",))
            return RETREAT + who * 6 + self.way(int(self.t.men[who].hex), first, text, "SB-6.17")
        wanted = (first, self.hex(tail, text))
        if who >= MEN or self.t.men[who].horse != NOBODY:
            for leg in range(12):
                if self.after_leg(who, leg) == wanted:
                    return RETREAT_HORSE + who * 12 + leg
        raise IllegalAction(text, ("SB-6.17",))

    def read_fall(self, text: str, unit: str, hex: str) -> int:
        self.expect_unit(int(self.t.clash.faller), unit, text, "SB-7.1")
        return FALL + self.hex(hex, text)

    def read_land(self, text: str, unit: str, hex: str) -> int:
        chore = self.t.tasks[self.t.chore]
        self.expect_unit(int(chore.man) if chore.task == Task.DISMOUNT else NOBODY, unit, text, "SB-5.15")
        return LAND + self.hex(hex, text)


def lowest_figure(mask: int) -> int:
    """The first of a set of figures."""
    return (mask & -mask).bit_length() - 1


def check_poem(text: str) -> None:
    """SB-9.5; nothing at all stands for any poem."""
    if not text:
        return
    lines = text.split(" / ")
    if not 2 <= len(lines) <= 6 or not all(line.strip() for line in lines):
        raise BadNotation("poem: 2 to 6 lines, separated by ' / ' (SB-9.5)")
    if len(text) > POEM_CHARACTERS:
        raise BadNotation(f"poem: {len(text)} characters; at most {POEM_CHARACTERS} (SB-9.5)")
    if any(not character.isprintable() for character in text):
        raise BadNotation("poem: only letters and signs that can be printed (SB-9.5)")


_WORD, _HEX = r"[a-z0-9-]+", r"[A-Z]{1,2}\d{1,2}"
RELATIVE = tuple(
    (re.compile(pattern), method)
    for pattern, method in (
        (rf"place:(?P<unit>{_WORD})@(?P<hex>{_HEX})(/(?P<tail>{_HEX}))?", Phrase.read_place),
        (rf"(?P<verb>fire|throw):(?P<unit>{_WORD})>(?P<target>{_WORD}|lantern@{_HEX})", Phrase.read_fire),
        (rf"clear:(?P<unit>{_WORD})\+(?P<helper>{_WORD})@(?P<hex>{_HEX})", Phrase.read_clear),
        (rf"crew:(?P<unit>{_WORD})>(?P<hex>{_HEX})", Phrase.read_crew),
        (rf"retreat:(?P<unit>{_WORD})>(?P<hex>{_HEX})(/(?P<tail>{_HEX}))?", Phrase.read_retreat),
        (rf"fall:(?P<unit>{_WORD})>(?P<hex>{_HEX})", Phrase.read_fall),
        (rf"land:(?P<unit>{_WORD})>(?P<hex>{_HEX})", Phrase.read_land),
    )
)
_VERB = {verb.name: place for place, verb in enumerate(ACTIONS.verbs)}
