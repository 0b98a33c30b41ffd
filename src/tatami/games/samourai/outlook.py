"""What a figure could do, and what would come of it: for players who ask before they decide.

All of it follows from what the asking seat may know (SB-15.5): the same rules that make its list of legal actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

import numpy as np

from tatami.core import citations as cite
from tatami.core.compiled import plain, rule
from tatami.core.engine import Engine
from tatami.core.game import State
from tatami.core.json_types import JsonObject, View
from tatami.core.record import Array, Cells, Raw, blank, dtype_of, thaw
from tatami.games.samourai.rules import hexes as grid
from tatami.games.samourai.rules import melee, night, pieces, shooting, sight
from tatami.games.samourai.rules.actions import MOVE
from tatami.games.samourai.rules.board import COVERS, Side
from tatami.games.samourai.rules.ends import mark_of, stance_at
from tatami.games.samourai.rules.events import RESULTS
from tatami.games.samourai.rules.hexes import NAMES, OFF
from tatami.games.samourai.rules.movement import close_walk, open_walk
from tatami.games.samourai.rules.steps import (
    STEP_BACK,
    STEP_TAIL,
    can_stop,
    current_stance,
    try_step,
    walker,
)
from tatami.games.samourai.rules.table import (
    BOW,
    FIGURES,
    HEXES,
    MEN,
    NINJA,
    NOBODY,
    Decision,
    Figures,
    Formation,
    Life,
    Place,
    Step,
    Table,
    widen,
)
from tatami.games.samourai.setting import Setting, setting

TABLE, FIGURES_IN_FORCE = dtype_of(Table), dtype_of(Figures)
PLACES_OF_A_MOVE = 7 * HEXES  # on foot a hex, mounted a hex and one of six ways
VERBS = ("to", "back", "swing", "tail")
BANDS = ("short", "medium", "long", "beyond")
FACES = 10


class NotKnown(ValueError):
    """A question about nobody whom the seat may ask about."""


# -- how far a figure can go: compiled, for a rider has thousands of places


@rule
def flood(raw: Raw, figures: Raw, man: int, left: Array, came: Array, ends: Array) -> int:
    """Every place that a man on foot or a rider can reach; the bytes are a copy that may be written on.

    `left` gets 1 + the points left there, `came` four times the place before it plus the verb of the step, `ends` 1
    where the move may stop. Returns the place where he starts, or OFF if he moves in another formation.
    """
    t = raw.view(TABLE)[0]
    f = figures.view(FIGURES_IN_FORCE)[0]
    if t.walk.open == 0:
        close_walk(t)
        open_walk(t, f, man)
    w = t.walk
    if w.entering != 0 or (w.kind != Formation.FOOT and w.kind != Formation.RIDER):
        return OFF
    mover, points = walker(t, man, w.nearer), w.points
    start = mark_of(current_stance(t))
    left[start] = 1 + points
    came[start] = NOBODY
    for points_left in range(points, 0, -1):
        for mark in range(PLACES_OF_A_MOVE):
            if left[mark] != 1 + points_left:
                continue
            here = stance_at(f, mark)
            for choice in range(24 if here.kind == Formation.RIDER else 6):
                verb = choice // 6
                half = here.b if verb in (STEP_BACK, STEP_TAIL) else here.a
                to = widen(f.board.beside[half, choice % 6])
                if to == OFF:
                    continue
                cost, after = try_step(t, f, mover, here, verb, to)
                if cost <= 0 or cost > points_left:
                    continue
                further = mark_of(after)
                if 1 + points_left - cost > left[further]:
                    left[further] = 1 + points_left - cost
                    came[further] = 4 * mark + verb
                    ends[further] = 1 if can_stop(t, f, mover, after) else 0
    return start


class SamouraiEngine(Engine):
    """The entry_points of every game, and the one that looks ahead for players."""

    flood = staticmethod(flood)

    def entry_points(self) -> dict[str, tuple[object, ...]]:
        raw, figures = blank(Table), blank(Figures)
        t = raw.view(TABLE)[0]
        t.walk.open = t.walk.entering = 1
        return {**super().entry_points(), "flood": (raw, figures, 0, *move_buffers())}


def move_buffers() -> tuple[Array, Array, Array]:
    return (
        np.zeros(PLACES_OF_A_MOVE, np.int8),
        np.zeros(PLACES_OF_A_MOVE, np.int32),
        np.zeros(PLACES_OF_A_MOVE, np.int8),
    )


def reach_of(state: State, man: int) -> list[JsonObject]:
    """Where he can go, nearest first; `from` is the entry of the step before, `step` the action that leads here."""
    left, came, ends = move_buffers()
    start = flood(state._raw.copy(), state._figures, man, left, came, ends)
    if start == OFF:
        return []
    marks = [int(mark) for mark in np.flatnonzero(left)]
    marks.sort(key=lambda mark: (-int(left[mark]), mark))
    number = {mark: place for place, mark in enumerate(marks)}
    points = int(left[start])
    found = []
    for mark in marks:
        hexes = places(mark)
        before, verb = divmod(int(came[mark]), 4)
        entry: JsonObject = {"hexes": [NAMES[hex] for hex in hexes], "cost": points - int(left[mark])}
        if mark != start:
            # The half that leads is the one that enters a new hex.
            lead = hexes[0] if VERBS[verb] in ("to", "swing") else hexes[-1]
            entry |= {"from": number[before], "step": f"{VERBS[verb]}:{NAMES[lead]}", "stop": bool(ends[mark])}
        found.append(entry)
    return found


def places(mark: int) -> list[int]:
    if mark < HEXES:
        return [mark]
    head, way = divmod(mark - HEXES, 6)
    return [head, plain(grid.next_hex)(head, way, grid.COLUMNS, grid.ROWS)]


# -- shots and melee, from thawed records


@lru_cache(maxsize=16)
def figures_of(figures: bytes) -> Figures:
    return thaw(Figures, np.frombuffer(figures, np.uint8))


def citation(code: int) -> str:
    return f"SB-{code // 100}.{code % 100}"


def chances(table: Cells[int], row: tuple[int, ...], modifier: int = 0) -> dict[str, int]:
    """How many of the ten faces of the die give each result; above 10 reads as 10."""
    faces = [RESULTS[table[*row, min(die + modifier, FACES) - 1]] for die in range(1, FACES + 1)]
    return {result: faces.count(result) for result in RESULTS if result in faces}


class Outlook:
    """What one seat may ask at one moment."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.t: Table = state.table()
        self.t.bodies = list(self.t.bodies)  # the rule of SB-6.3 lifts corpses for a moment,
        self.t.men_in_way = list(self.t.men_in_way)  # that of SB-4.14 the horses beside a mounted archer
        self.place: Setting = setting(state.options["scenario"])
        self.f = figures_of(state._figures.tobytes())
        self.legal = {state.notation(action) for action in state.actions()} if state.to_act == seat else set()

    def unit(self, name: str) -> int:
        if name not in self.place.units:
            raise NotKnown(f"{name!r} is not in this scenario")
        return self.place.number(name)

    def own_man(self, name: str) -> int:
        unit = self.unit(name)
        if unit >= MEN or self.t.men[unit].side != self.seat:
            raise NotKnown(f"{name!r} is no character of your side")
        return unit

    # -- one figure

    def figure(self, name: str) -> JsonObject:
        man = self.own_man(name)
        here = self.t.men[man]
        on_map = here.place == Place.ON_MAP and here.life != Life.DEAD
        walking = self.t.walk.open and self.t.walk.who == man
        return {
            "unit": name,
            "barred": self.barring_rule(man),
            "reach": reach_of(self.state, man) if self.may_walk(man, bool(walking)) else [],
            "shots": list(self.shots(man)) if on_map and not walking else [],
            "attacks": list(self.attack_odds(man)) if on_map and not self.t.walk.open else [],
            "watched": self.watched_hexes(man) if on_map else {},
        }

    def barring_rule(self, man: int) -> str | None:
        """The rule that keeps him from acting in this step; None if he may, or it is not his side's turn to say."""
        t, f = self.t, self.f
        if self.state.to_act != self.seat:
            return None
        code = 0
        if t.decision == Decision.MOVE:
            code = self.state._engine.why_not(self.state._raw, self.state._figures, MOVE + man)
        elif t.decision == Decision.FIRE:
            code = plain(shooting.archer_forbids)(t, f, man)
            if code and f.characters[man].traits & NINJA:
                code = plain(shooting.thrower_forbids)(t, f, man)
        elif t.decision == Decision.COMBAT:
            code = plain(melee.attack_forbids)(t, f, man)
        return citation(code) if code else None

    def may_walk(self, man: int, walking: bool) -> bool:
        """An advance has its own first step (SB-6.19): there the legal steps say it all."""
        if walking:
            return self.t.decision == Decision.STEP
        return self.t.decision == Decision.MOVE and f"move:{self.place.units[man]}" in self.legal

    def foes(self) -> Iterator[int]:
        """Known enemies who are up and awake."""
        t = self.t
        for man in range(self.f.men):
            if t.men[man].side == self.seat or not plain(pieces.is_up)(t, man):
                continue
            if plain(pieces.is_known)(t, man, self.seat) and plain(night.is_awake)(t, self.f, man):
                yield man

    # -- shots

    def targets(self) -> Iterator[int]:
        t = self.t
        for unit in range(FIGURES):
            if self.place.units[unit] is None or plain(pieces.side_of)(t, unit) == self.seat:
                continue
            if unit < MEN and not plain(pieces.is_known)(t, unit, self.seat):
                continue
            if plain(pieces.lives_on_map)(t, unit) and (unit < MEN or plain(pieces.is_lone_horse)(t, unit)):
                yield unit
        for number, lamp in enumerate(t.lanterns):
            if lamp.there and lamp.lit:
                yield FIGURES + number

    def shots(self, man: int) -> Iterator[JsonObject]:
        """SB-3, SB-4, SB-11: every target, with the chances, or with what is in the way."""
        traits = self.f.characters[man].traits
        for target in self.targets():
            if traits & BOW:
                yield self.shot("fire", man, target)
            if traits & NINJA and self.t.step == Step.FIRST_FIRE:
                yield self.shot("throw", man, target)

    def shot(self, verb: str, man: int, target: int) -> JsonObject:
        t, f = self.t, self.f
        distance = plain(shooting.range_to_target)(t, man, target)
        band = plain(shooting.band_of)(f, distance)
        front = plain(shooting.target_front)(t, target)
        lamp = target >= FIGURES
        name = f"lantern@{NAMES[front]}" if lamp else self.place.units[target]
        seen: View = {
            "action": f"{verb}:{self.place.units[man]}>{name}", "target": name, "range": distance,
            "hexes": [NAMES[plain(pieces.front_of)(t, man)], NAMES[front]],
        }  # fmt: skip
        if verb == "fire":
            code = plain(shooting.aim_forbids)(t, f, man, target)
            seen["band"] = BANDS[band]
        else:
            code = plain(shooting.hurl_forbids)(t, f, man, target)
        if code:
            seen["rule"] = citation(code)
            if 400 <= code < 500:
                seen["at"] = self.stopped_at(man, front)
            return seen
        modifiers = self.arrow_modifiers(man, target, band) if verb == "fire" else self.throw_modifiers(man, target)
        seen["modifiers"] = modifiers
        modifier = sum(modifiers.values())
        if verb == "throw":
            seen["chances"] = chances(f.shuriken, (plain(shooting.shuriken_column)(f, distance),), modifier)
            return seen
        way = plain(shooting.arrow_way)(target, band)
        cover = 0 if lamp else plain(shooting.line_to)(t, f, man, target, way, plain(shooting.corner_named)(t, target))
        mounted = 0 if lamp else int(plain(pieces.is_mounted)(t, target))
        seen["cover"] = COVERS[cover]
        seen["chances"] = chances(f.arrow, (mounted, cover), modifier)
        seen["mounted"] = bool(mounted)
        seen["deflects"] = target < MEN and plain(shooting.may_deflect)(t, f, target)
        return seen

    def arrow_modifiers(self, man: int, target: int, band: int) -> dict[str, int]:
        """SB-3.6"""
        t, f = self.t, self.f
        own = plain(shooting.shooter_modifier)(t, f, man)
        other = plain(shooting.target_modifier)(t, f, target)
        mounted = target < FIGURES and plain(pieces.is_mounted)(t, target)
        found = {"band": widen(f.band_modifier[band]), "wounded": own, "mounted" if mounted else "armoured": other}
        return {name: number for name, number in found.items() if number}

    def throw_modifiers(self, man: int, target: int) -> dict[str, int]:
        """SB-11.4"""
        t, f = self.t, self.f
        found = {"wounded": f.thrower_wounded if t.men[man].life == Life.WOUNDED else 0}
        if f.night and target < FIGURES and not plain(night.any_hex_lit)(t, f, target):
            found["unlit"] = f.target_unlit
        return {name: number for name, number in found.items() if number}

    def stopped_at(self, man: int, front: int) -> str | None:
        """The hex that bars the line from his own to the target's."""
        start = plain(pieces.front_of)(self.t, man)
        hex = plain(sight.stopped_at)(self.f.board, start, front, self.t.men_in_way, 1 << self.seat)
        return NAMES[hex] if hex != OFF else None

    # -- melee

    def attack_odds(self, man: int) -> Iterator[JsonObject]:
        """Every enemy he can strike at, as if alone."""
        found = {plain(melee.next_enemy)(self.t, self.f, man, k) for k in range(12)} - {NOBODY}
        for target in sorted(found):
            if target < MEN and not plain(pieces.is_known)(self.t, target, self.seat):
                continue
            if plain(melee.reach)(self.t, self.f, man, target) != melee.CANNOT:
                yield self.melee([man], [target])

    def melee(self, attackers: list[int], defenders: list[int]) -> JsonObject:
        """SB-6.6 to SB-6.13"""
        t, f = self.t, self.f
        attack = sum(plain(pieces.attack_of)(t, f, man) for man in attackers)
        defence = sum(plain(pieces.defence_of)(t, f, unit) for unit in defenders)
        signs = (
            min(plain(melee.sign_of)(t, f, man) for man in attackers),
            max(plain(melee.sign_of)(t, f, unit) for unit in defenders),
        )
        mounted = any(plain(pieces.is_mounted)(t, unit) for unit in defenders)
        column = plain(melee.column_of_attack)(t, f, mask(attackers), mask(defenders))
        seen: View = {
            "attackers": [self.place.units[man] for man in attackers],
            "defenders": [self.place.units[unit] for unit in defenders],
            "attack": attack, "defence": defence, "odds": attack // max(defence, 1), "signs": list(signs),
            "terrain": widen(f.shift[signs[0] + 1, signs[1] + 1]),
            "together": f.group_shift if len(attackers) > 1 and not mounted else 0,
            "column": column, "mounted": mounted,
        }  # fmt: skip
        rule = self.melee_forbids(attackers, defenders) or (0 if column else cite.SB_6_13)
        if rule:
            seen["rule"] = citation(rule)
        else:
            seen["chances"] = chances(f.melee, (int(mounted), column - 1))
        return seen

    def melee_forbids(self, attackers: list[int], defenders: list[int]) -> int:
        t, f = self.t, self.f
        for man in attackers:
            if barred := plain(melee.attacker_forbids)(t, f, man):
                return int(barred)
        if len(attackers) > 1 and len(defenders) > 1:
            return cite.SB_6_12
        for unit in defenders:
            if barred := plain(melee.defender_forbids)(t, unit, self.seat):
                return int(barred)
            reaches = [plain(melee.reach)(t, f, man, unit) for man in attackers]
            if melee.CANNOT in reaches:
                return cite.SB_6_3
            if melee.BY_WINDOW in reaches and len(attackers) + len(defenders) > 2:
                return cite.SB_6_5
        return 0

    def attack(self, about: str) -> JsonObject:
        first, _, second = about.partition(">")
        attackers = sorted({self.own_man(name) for name in first.split("+")})
        defenders = sorted({self.unit(name) for name in second.split("+")})
        for unit in (*attackers, *defenders):
            if not (unit >= MEN or plain(pieces.is_known)(self.t, unit, self.seat)):
                raise NotKnown(f"nobody knows where {self.place.units[unit]!r} is")
            if not plain(pieces.lives_on_map)(self.t, unit):
                raise NotKnown(f"{self.place.units[unit]!r} is not on the map")
        return self.melee(attackers, defenders)

    # -- who could see him, SB-13.4

    def watched_hexes(self, man: int) -> dict[str, list[str]]:
        """For a ninja at night: the hexes beside waking enemies, and whose."""
        t, f = self.t, self.f
        if not plain(night.can_hide)(t, f, man):
            return {}
        found: dict[str, list[str]] = {}
        for guard in self.foes():
            for hex in {plain(pieces.front_of)(t, guard), plain(pieces.rear_of)(t, guard)} - {OFF}:
                for way in range(6):
                    beside = widen(f.board.beside[hex, way])
                    if beside != OFF and f.board.side[hex, way] != Side.WALL:
                        found.setdefault(NAMES[beside], []).append(str(self.place.units[guard]))
        return found


def mask(units: Iterable[int]) -> int:
    return sum(1 << unit for unit in units)


def outlook(state: State, seat: int, about: str) -> JsonObject:
    """About a figure (`kohei`): where it can go, whom it can hit; about an attack (`kohei+genzo>tetsu`): its odds."""
    asked = Outlook(state, seat)
    return asked.attack(about) if ">" in about else asked.figure(about)
