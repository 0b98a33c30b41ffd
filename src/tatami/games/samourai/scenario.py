"""What a scenario is (SB-14): its sides, zones, markers, alarm and conditions of victory."""

from __future__ import annotations

from dataclasses import dataclass

from tatami.games.samourai import tables
from tatami.games.samourai.maps import Map
from tatami.games.samourai.roster import TYPES, Roster
from tatami.games.samourai.rules.hexes import OFF


@dataclass(frozen=True)
class Setup:
    """Units that are set up in a zone."""

    zone: str
    units: tuple[str, ...]
    secret: bool = False
    dress: str = ""
    max_per_building: int = 0  # 0: as many as they like
    far_side: str = ""
    far_hexes: int = 0


@dataclass(frozen=True)
class Enter:
    """Units that enter the map in a zone, from a game turn on (SB-5.26)."""

    zone: str
    units: tuple[str, ...]
    turn: int


@dataclass(frozen=True)
class Force:
    """A side and its figures."""

    id: str
    units: tuple[str, ...]
    mounted: tuple[str, ...]
    setup: tuple[Setup, ...]
    enter: tuple[Enter, ...]
    exit: tuple[str, ...]
    name: str = ""  # where the id alone would not do


@dataclass(frozen=True)
class MarkerSetup:
    """Markers of one kind: `count` of them placed by a side in a zone, or one at two given hexes."""

    kind: str
    side: str
    id: str = ""
    count: int = 1
    zone: str = ""
    at: tuple[int, ...] = ()
    apart: int = 0
    lit: bool = False
    hitched_to: str = ""


@dataclass(frozen=True)
class Alarm:
    """SB-14.7"""

    sleeper: str
    dressing_phases: int
    corpse_radius: int
    triggers: tuple[str, ...]


@dataclass(frozen=True)
class VictoryCondition:
    """How a side wins (SB-14.5). What a kind does not use is left empty."""

    kind: str
    side: str = ""
    check: str = ""
    of: str = ""
    trait: str = ""
    units: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    count: int = 0
    hex: int = OFF
    within: int = 0
    clear: int = -1
    times: int = 1
    others: int = 0
    edges: tuple[str, ...] = ()
    anyone: bool = False
    piece: str = ""
    hexes: tuple[int, ...] = ()
    parts: tuple[VictoryCondition, ...] = ()


@dataclass(frozen=True)
class Scenario:
    """A scenario ready to play. `sides[0]` plays first and is seat 0."""

    id: str
    number: int
    title_key: str
    title: str
    map: Map
    roster: Roster
    night: bool
    sides: tuple[Force, Force]
    setup_order: tuple[str, ...]
    cap_winner: str
    zones: tuple[tuple[str, tuple[int, ...]], ...]  # by id: their hexes, ascending
    markers: tuple[MarkerSetup, ...]
    alarm: Alarm | None
    victory: tuple[VictoryCondition, ...]
    notes: str = ""
    author: str = ""  # of one that is not from the box
    turns: int = 0  # the turn limit of a handicap; 0: the option's

    def seat(self, side: str) -> int:
        return 0 if self.sides[0].id == side else 1

    def units_of(self, condition: VictoryCondition, seat: int) -> tuple[str, ...]:
        """The units that a condition is about: those named, those of a trait, or all of the side.

        A `left` that names nobody is about all of the side, too: games are stored that were played so. `anyone` says
        that it is about nobody in particular.
        """
        if condition.units or condition.anyone:
            return condition.units
        types = tables.shipped().traits[condition.trait] if condition.trait else TYPES
        return tuple(unit for unit in self.sides[seat].units if self.roster.character(unit).type in types)

    def zone(self, id: str) -> tuple[int, ...]:
        return next(hexes for name, hexes in self.zones if name == id)
