"""The characters and the other pieces (SB-1.2 to SB-1.4): `data/roster.toml`, or a player's own."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from tatami.core.json_types import JsonObject
from tatami.games.samourai import toml_reader
from tatami.games.samourai.toml_reader import Entry, whole_file

FILE = Path(__file__).parent / "data" / "roster.toml"
TYPES = (
    "samurai", "daimyo", "ronin", "samurai-monk", "monk", "ninja", "ashigaru-yari", "ashigaru-naginata", "ashigaru-bow",
    "brigand", "brigand-bow", "peasant",
)  # fmt: skip
DRESSES = ("undressed", "half-armed")
KINDS = ("horse", "draught-horse", "cart", "lantern", "barricade")
WOUNDED_MOVEMENT = 3
HIGHEST = 99


class Values(NamedTuple):
    """SB-1.2"""

    attack: int
    defence: int
    movement: int


@dataclass(frozen=True)
class RosterCharacter:
    id: str
    name: str
    type: str
    bow: bool
    healthy: Values
    stunned: Values
    wounded: Values
    mounted: Values | None = None
    mounted_wounded: Values | None = None
    role: str = ""
    pack: int = 0

    @property
    def horse(self) -> str | None:
        """The id of his own horse."""
        return f"{self.id}-horse" if self.mounted else None


@dataclass(frozen=True)
class Dress:
    """Another counter of a character (SB-14.8)."""

    character: str
    dress: str
    healthy: Values
    stunned: Values
    wounded: Values
    armoured: bool


@dataclass(frozen=True)
class RosterPiece:
    kind: str
    ids: tuple[str, ...] = ()
    count: int = 0
    defence: int = 0
    movement: int = 0
    hexes: int = 0


@dataclass(frozen=True)
class Roster:
    characters: tuple[RosterCharacter, ...]
    dress: tuple[Dress, ...]
    pieces: tuple[RosterPiece, ...]

    def ids(self) -> tuple[str, ...]:
        return tuple(character.id for character in self.characters)

    @cached_property
    def places(self) -> dict[str, int]:
        return dict(zip(self.ids(), range(len(self.characters)), strict=True))

    def index(self, id: str) -> int:
        """The place of a character in roster order."""
        if id not in self.places:
            raise ValueError(f"{id}: no character of the roster")
        return self.places[id]

    def character(self, id: str) -> RosterCharacter:
        return self.characters[self.index(id)]

    def piece(self, kind: str) -> RosterPiece:
        return next((piece for piece in self.pieces if piece.kind == kind), RosterPiece(kind))

    def horses(self) -> tuple[str, ...]:
        """Every horse by name: riders' own in the order of their riders, then the rest."""
        own = tuple(character.horse for character in self.characters if character.horse)
        return own + self.piece("horse").ids + self.piece("draught-horse").ids


def parse_roster(values: JsonObject, name: str = "roster.toml") -> Roster:
    """A roster from what its TOML holds; BadFile names every entry that is wrong."""
    with whole_file(values, name) as top:
        characters = [read_character(entry) for entry in top.tables("character", "character")]
        if not characters:
            top.wrong("no character")
        ids = [character.id for character in characters]
        dress = [read_dress(entry, ids) for entry in top.tables("dress", "dress", "character")]
        pieces = [read_piece(entry) for entry in top.tables("pieces", "piece", "kind")]
        top.finish()
        horses = [character.horse for character in characters if character.horse]
        every = Counter([*ids, *horses, *(label for piece in pieces for label in piece.ids)])
        for label in (label for label, count in every.items() if count > 1):
            top.wrong(f"{label}: two pieces have that id")
    return Roster(tuple(characters), tuple(dress), tuple(pieces))


def values_of(entry: Entry, key: str) -> Values:
    values = Values(*entry.numbers(key, 3))
    if max(values) > HIGHEST:
        entry.wrong(f"{key} = {list(values)}: values go up to {HIGHEST}")
    return values


def states_of(entry: Entry) -> dict[str, Values]:
    """SB-1.2: the values on foot."""
    states = {key: values_of(entry, key) for key in ("healthy", "stunned", "wounded")}
    stunned, wounded = states["stunned"], states["wounded"]
    if stunned.attack or stunned.movement:
        entry.wrong(f"stunned = {list(stunned)}: a stunned man has no attack and no movement")
    if entry.has("wounded") and wounded.movement != WOUNDED_MOVEMENT:
        entry.wrong(f"wounded = {list(wounded)}: a wounded man has movement {WOUNDED_MOVEMENT}")
    for key, values in states.items():
        if entry.has(key) and values.defence == 0:
            entry.wrong(f"{key} = {list(values)}: the defence must be 1 or more")
    return states


def read_character(entry: Entry) -> RosterCharacter:
    mounted = {key: values_of(entry, key) for key in ("mounted", "mounted_wounded") if entry.has(key)}
    if len(mounted) == 1:
        entry.wrong(f"{next(iter(mounted))} without the other: give both mounted and mounted_wounded, or none")
    character = RosterCharacter(
        id=entry.label(), name=entry.title("name"), type=entry.text("type", known=TYPES), bow=entry.flag("bow"),
        role=entry.text("role", ""), pack=entry.number("pack", 0, 99, 0), **states_of(entry), **mounted,
    )  # fmt: skip
    if character.type == "ninja" and (character.bow or character.mounted):
        entry.wrong("a ninja has no bow and no horse of his own: the one or the other would show where he hides")
    entry.finish("mounted", "mounted_wounded", "provenance")
    return character


def read_dress(entry: Entry, characters: list[str]) -> Dress:
    dress = Dress(
        character=entry.text("character", known=characters), dress=entry.text("dress", known=DRESSES),
        armoured=entry.flag("armoured"), **states_of(entry),
    )  # fmt: skip
    entry.finish("provenance")
    return dress


def read_piece(entry: Entry) -> RosterPiece:
    piece = RosterPiece(
        kind=entry.text("kind", known=KINDS), ids=entry.texts("ids", ()), count=entry.number("count", 0, 99, 0),
        defence=entry.number("defence", 0, HIGHEST, 0), movement=entry.number("movement", 0, HIGHEST, 0),
        hexes=entry.number("hexes", 1, 2, 1),
    )  # fmt: skip
    entry.finish("provenance")
    return piece


@cache
def shipped() -> Roster:
    return parse_roster(toml_reader.load(FILE))
