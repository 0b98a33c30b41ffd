"""What a destination would come to, how far the enemy threatens, and whether a line is free: asked before an order.

As with every outlook nothing is told that the asking seat does not know: hidden enemies neither threaten nor bar.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np

from tatami.core.compiled import plain
from tatami.core.game import State
from tatami.core.json_types import JsonObject
from tatami.core.record import open_record
from tatami.games.samourai.outlook import NotKnown, Outlook, flood, move_buffers, places
from tatami.games.samourai.rules import hexes as grid
from tatami.games.samourai.rules import pieces, shooting, sight
from tatami.games.samourai.rules.hexes import NAMES, NUMBERS, OFF
from tatami.games.samourai.rules.table import BOW, MEN, NOBODY, Life, Place, Step, Table

DESTINATION = re.compile(r"([a-z0-9-]+)@([A-Z]{1,2}\d{1,2})(?:/([A-Z]{1,2}\d{1,2}))?")
RULER = re.compile(r"([A-Z]{1,2}\d{1,2})\.\.([A-Z]{1,2}\d{1,2})")
THREAT = "threat"


def preview(state: State, seat: int, about: str) -> JsonObject | None:
    """`genzo@H8` (a rider: `haruhide@H8/H7`), `B7..E4` or `threat`; None if the question is another."""
    if found := DESTINATION.fullmatch(about):
        name, *hexes = (part for part in found.groups() if part)
        return Preview(state, seat).destination(name, [number_of(hex) for hex in hexes])
    if found := RULER.fullmatch(about):
        return Preview(state, seat).ruler(*(number_of(hex) for hex in found.groups()))
    return Preview(state, seat).threat() if about == THREAT else None


def number_of(hex: str) -> int:
    if hex not in NUMBERS:
        raise NotKnown(f"{hex!r} is no hex")
    return NUMBERS[hex]


class Preview(Outlook):
    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        # Figures are put elsewhere here.
        t = vars(self.t)
        t.update({name: list(t[name]) for name in ("on", "men", "horses")})
        for unit in range(self.f.men):
            if not plain(pieces.is_known)(self.t, unit, seat) and plain(pieces.lives_on_map)(self.t, unit):
                plain(pieces.lift)(self.t, unit)

    def destination(self, name: str, hexes: list[int]) -> JsonObject:
        """Whom he could strike and shoot from there, and who could shoot or strike at him."""
        man = self.own_man(name)
        t = self.t
        if t.men[man].place != Place.ON_MAP or (len(hexes) == 2) != (t.men[man].horse != NOBODY):
            raise NotKnown(f"{name!r} cannot stand there")
        here = hexes[0]
        if self.f.board.terrain[here] < 0 or any(self.is_taken(man, hex) for hex in hexes):
            raise NotKnown(f"{name!r} cannot stand there")
        plain(pieces.lift)(t, man)
        if len(hexes) == 2:
            animal = t.horses[t.men[man].horse]
            animal.head, animal.tail = hexes
        else:
            t.men[man].hex = here
        plain(pieces.put_down)(t, man)
        t.step = Step.SECOND_FIRE
        can_shoot = not plain(shooting.archer_forbids)(t, self.f, man)
        shots = [self.shot("fire", man, target) for target in self.targets() if target < MEN] if can_shoot else []
        return {
            "unit": name,
            "hexes": [NAMES[hex] for hex in hexes],
            "shots": [shot for shot in shots if "chances" in shot],
            "attacks": [one for one in self.attack_odds(man) if "chances" in one],
            "archers": list(self.archers(man)),
            "strikers": [self.place.units[foe] for foe in self.foes() if self.zone(foe) & set(hexes)],
        }

    def is_taken(self, man: int, hex: int) -> bool:
        """By somebody whom the seat knows of."""
        unit = int(self.t.on[hex]) - 1
        if unit in (man, NOBODY) or (unit >= MEN and unit - MEN == self.t.men[man].horse):
            return False
        return bool(unit >= MEN or plain(pieces.is_known)(self.t, unit, self.seat))

    def archers(self, man: int) -> Iterator[JsonObject]:
        """Who could shoot at him in their next first fire step, with the chances."""
        t = self.t
        t.active, t.step = 1 - self.seat, Step.FIRST_FIRE
        for foe in self.foes():
            if not self.f.characters[foe].traits & BOW:
                continue
            t.men[foe].did = t.men[foe].engaged = 0
            if plain(shooting.archer_forbids)(t, self.f, foe):
                continue
            shot = self.shot("fire", foe, man)
            if "chances" in shot:
                yield {"unit": self.place.units[foe], "range": shot["range"], "chances": shot["chances"]}

    def zone(self, foe: int) -> set[int]:
        """Every hex that he could move next to."""
        raw = self.state._raw.copy()
        t = open_record(Table, raw)
        for unit in range(self.f.men):
            hidden = t.men[unit].hidden and t.men[unit].side != self.seat
            if hidden and t.men[unit].place == Place.ON_MAP and t.men[unit].life != Life.DEAD:
                plain(pieces.lift)(t, unit)
        t.walk.open = 0
        left, came, ends = move_buffers()
        flood(raw, self.state._figures, foe, left, came, ends)
        at = {hex for mark in np.flatnonzero(left) for hex in places(int(mark))}
        at |= {plain(pieces.front_of)(self.t, foe), plain(pieces.rear_of)(self.t, foe)} - {OFF}
        return {int(self.f.board.beside[hex, way]) for hex in at for way in range(grid.SIDES)} - {OFF}

    def threat(self) -> JsonObject:
        """The hexes where somebody could be struck in the enemy's next phase, and by how many."""
        counts: dict[str, int] = {}
        for foe in self.foes():
            for hex in self.zone(foe):
                counts[NAMES[hex]] = counts.get(NAMES[hex], 0) + 1
        return {"threat": counts}

    def ruler(self, start: int, end: int) -> JsonObject:
        """The range, and the hex that bars the line, if one does."""
        bar = plain(sight.stopped_at)(self.f.board, start, end, self.t.men_in_way, 1 << self.seat)
        return {
            "from": NAMES[start],
            "to": NAMES[end],
            "range": int(plain(grid.range_between)(start, end)),
            "at": None if bar == OFF else NAMES[bar],
        }
