"""A campaign of ours: the six battles of the box in order, and whoever lives goes on to the next.

All that is kept is what each battle came to (`Campaign`); the company follows from it, battle by battle. So a file that
somebody changed either still makes sense or is refused. A battle is a scenario of one's own (campaign_battle.py):
the rules, records, replays and bots know nothing of campaigns.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tatami.core.errors import InputError
from tatami.core.json_types import JsonObject
from tatami.games.samourai import roster, scenarios, toml_reader
from tatami.games.samourai.scenarios import FOLDER

FILE = FOLDER / "campaign.toml"
LEVELS = tuple(f"level:{number}" for number in range(1, 6))
SAMURAI, FOOT, BOW, NINJA, PEASANT = "samurai", "foot", "bow", "ninja", "peasant"
KINDS = {
    "samurai": SAMURAI, "daimyo": SAMURAI, "ronin": SAMURAI, "samurai-monk": SAMURAI, "monk": FOOT, "ninja": NINJA,
    "ashigaru-yari": FOOT, "ashigaru-naginata": FOOT, "ashigaru-bow": BOW, "brigand": FOOT, "brigand-bow": BOW,
    "peasant": PEASANT,
}  # fmt: skip
"""A man stands in for one of his own kind; a ninja for any man on foot, too."""
ON_FOOT = ("healthy", "stunned", "wounded")
RIDING = ("mounted", "mounted_wounded")

Label = Annotated[str, Meta(max_length=40)]
Labels = Annotated[tuple[Label, ...], Meta(max_length=64)]
Outcome = Literal["won", "lost", "drawn"]


class BattleFought(Struct, frozen=True, forbid_unknown_fields=True):
    """What a battle came to. `went`: who stood in for others; `dead`, `wounded`: at its end, of both sides."""

    went: Labels
    result: Outcome
    dead: Labels
    wounded: Labels


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign as it is kept in a file, in a browser, and in the record of each battle."""

    campaign: Literal[1]
    road: Label
    against: Label
    battles: Annotated[tuple[BattleFought, ...], Meta(max_length=6)]


def read_progress(given: object) -> Campaign:
    """From outside; InputError says what is wrong."""
    try:
        progress = msgspec.convert(given, Campaign)
    except msgspec.ValidationError as error:
        raise InputError("samourai-campaign-error-shape", why=str(error)) from None
    if progress.road not in roads() or progress.against not in LEVELS:
        raise InputError("samourai-campaign-error-shape", why=f"{progress.road}, {progress.against}")
    return progress


# -- the data


@cache
def data() -> JsonObject:
    return toml_reader.load(FILE)


@cache
def roads() -> dict[str, tuple[str, ...]]:
    return {road["id"]: tuple(road["sides"]) for road in data()["road"]}


@cache
def printed_rows() -> dict[str, JsonObject]:
    """The counters of the box by id, as a roster file has them."""
    rows = toml_reader.load(roster.FILE)["character"]
    return {row["id"]: {key: value for key, value in row.items() if key != "provenance"} for row in rows}


@cache
def printed_battles() -> tuple[JsonObject, ...]:
    """The scenarios of the box as their file has them, in the order of the campaign."""
    rows = {row["id"]: row for row in toml_reader.load(scenarios.FILE)["scenario"]}
    return tuple(rows[name] for name in data()["battles"])


def force_of(scenario: JsonObject, side: str) -> JsonObject:
    found: JsonObject = next(force for force in scenario["side"] if force["id"] == side)
    return found


def foes_of(scenario: JsonObject, side: str) -> JsonObject:
    found: JsonObject = next(force for force in scenario["side"] if force["id"] != side)
    return found


def leaders(scenario: JsonObject) -> set[str]:
    """Those whom the scenario itself speaks of: nobody stands in for them while they live."""
    conditions = [*scenario["victory"], *(part for one in scenario["victory"] for part in one.get("parts", ()))]
    named = {unit for condition in conditions for unit in condition.get("units", ())}
    return named | {scenario.get("alarm", {}).get("sleeper", "")}


# -- the men


@dataclass(frozen=True)
class Soldier:
    """A man of the company: his counter before any bonus, the battles he has survived, whether he must rest."""

    row: JsonObject
    battles: int = 0
    hurt: bool = False

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def kind(self) -> str:
        return KINDS[self.row["type"]]

    @property
    def rank(self) -> int:
        return min(self.battles, len(data()["bonus"]))

    @property
    def counter(self) -> JsonObject:
        """His counter with all that he has learnt."""
        bonus = data()["bonus"][: self.rank]
        return changed_counter(self.row, sum(one[0] for one in bonus), sum(one[1] for one in bonus))

    @property
    def strength(self) -> int:
        return int(sum(self.counter["healthy"][:2]))


def changed_counter(row: JsonObject, attack: int, defence: int) -> JsonObject:
    """A counter with other values; nobody falls below 1, and the stunned do not attack."""
    states = {
        state: [
            0 if state == "stunned" else max(1, row[state][0] + attack),
            max(1, row[state][1] + defence),
            row[state][2],
        ]
        for state in (*ON_FOOT, *RIDING)
        if state in row
    }
    return {**row, **states}


def recruit(number: int, fallen: JsonObject) -> Soldier:
    """Who comes in for a man who is no more: of his kind, but a lesser man."""
    name = data()["recruits"][number]
    lesser = changed_counter(fallen, -1, -1)
    return Soldier({**lesser, "id": name.lower(), "name": name})


# -- the company


@dataclass(frozen=True)
class Fallen:
    soldier: Soldier
    battle: int


@dataclass(frozen=True)
class Company:
    """Where a campaign stands before its next battle."""

    road: str
    men: tuple[Soldier, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    slain: frozenset[str] = frozenset()
    recruits: int = 0
    results: tuple[Outcome, ...] = ()

    @property
    def battle(self) -> int:
        return len(self.results)

    @property
    def is_over(self) -> bool:
        return self.battle == len(printed_battles())

    @property
    def side(self) -> str:
        return roads()[self.road][self.battle]

    @property
    def scenario(self) -> JsonObject:
        return printed_battles()[self.battle]

    @property
    def gone(self) -> frozenset[str]:
        return self.slain | {one.soldier.id for one in self.fallen}


@dataclass(frozen=True)
class Post:
    """A place in the next battle: whose it is in the box, and who takes it."""

    unit: str
    soldier: Soldier
    origin: Literal["printed", "own", "stand-in", "recruit"]
    mounted: bool
    is_leader: bool = False


@dataclass(frozen=True)
class Lineup:
    """Both sides of the next battle; `went` stand in for others, `could` might."""

    mine: tuple[Post, ...]
    foes: tuple[Post, ...]
    could: tuple[str, ...]
    recruits: int = field(default=0)

    @property
    def went(self) -> tuple[str, ...]:
        return tuple(post.soldier.id for post in self.mine if post.origin == "stand-in")


def company_of(progress: Campaign) -> Company:
    """The company after all its battles; InputError names the battle that does not follow from those before it."""
    company = Company(progress.road)
    for battle in progress.battles:
        company = company_after(company, battle)
    return company


def line_up(company: Company, went: Collection[str] | None = None) -> Lineup:
    """Who fights the next battle. `went`: who is to stand in for others; None: all who make the side stronger."""
    scenario, rows = company.scenario, printed_rows()
    force, foes = force_of(scenario, company.side), foes_of(scenario, company.side)
    known = {man.id: man for man in company.men}
    named = leaders(scenario)
    posts: dict[str, Post] = {}
    for unit in force["units"]:
        if unit in known and not known[unit].hurt:
            posts[unit] = Post(unit, known[unit], "own", unit in force["mounted"], unit in named)
    free = [unit for unit in force["units"] if unit not in posts]
    empty = {unit for unit in free if unit in company.gone or unit in known}
    open_posts = [unit for unit in free if unit in empty or unit not in named]
    able = [man for man in company.men if not man.hurt and man.id not in posts]
    could = [man for man in able if any(can_stand_in(man, unit, force) for unit in open_posts)]
    for man in could:
        if went is not None and man.id not in went:
            continue
        choices = [unit for unit in open_posts if unit not in posts and can_stand_in(man, unit, force)]
        if not choices:
            continue
        unit = min(choices, key=lambda unit: preference(man, unit, unit in empty, force))
        is_better = unit in empty or man.strength >= Soldier(rows[unit]).strength
        if went is not None or is_better:
            posts[unit] = Post(unit, man, "stand-in", unit in force["mounted"], unit in named)
    used = company.recruits
    for unit in free:
        if unit in posts:
            continue
        origin: Literal["printed", "recruit"] = "recruit" if unit in empty else "printed"
        soldier = recruit(used, rows[unit]) if unit in empty else Soldier(rows[unit])
        used += unit in empty
        posts[unit] = Post(unit, soldier, origin, unit in force["mounted"], unit in named)
    against = []
    for unit in foes["units"]:
        lost = unit in company.gone or unit in known  # he may ride with us now
        soldier = recruit(used, rows[unit]) if lost else Soldier(rows[unit])
        used += lost
        against.append(Post(unit, soldier, "recruit" if lost else "printed", unit in foes["mounted"], unit in named))
    mine = tuple(posts[unit] for unit in force["units"])
    return Lineup(mine, tuple(against), tuple(man.id for man in could), used)


def can_stand_in(man: Soldier, unit: str, force: JsonObject) -> bool:
    """A man of the same kind; who rides has a horse of his own."""
    kind = KINDS[printed_rows()[unit]["type"]]
    if unit in force["mounted"] and "mounted" not in man.row:
        return False
    return man.kind == kind or (man.kind == NINJA and kind == FOOT)


def preference(man: Soldier, unit: str, is_empty: bool, force: JsonObject) -> tuple[bool, bool, bool, int]:
    """First where somebody is missing, riders on their horses, bows for bows; then for the weakest man."""
    row = printed_rows()[unit]
    on_foot = "mounted" in man.row and unit not in force["mounted"]
    return not is_empty, on_foot, row["bow"] != man.row["bow"], Soldier(row).strength


def company_after(company: Company, battle: BattleFought) -> Company:
    """The company after a battle. The wounded heal after a victory; else they rest for one battle."""
    number = company.battle + 1
    if company.is_over:
        raise InputError("samourai-campaign-error-battle", battle=number)
    lineup = line_up(company, battle.went)
    names = {post.soldier.id for post in (*lineup.mine, *lineup.foes)}
    dead, wounded = set(battle.dead), set(battle.wounded)
    if set(lineup.went) != set(battle.went) or not dead | wounded <= names or dead & wounded:
        raise InputError("samourai-campaign-error-battle", battle=number)
    fought = {post.soldier.id: post.soldier for post in lineup.mine}
    rested = [replace(man, hurt=False) for man in company.men if man.id not in fought]
    home = [
        replace(man, battles=man.battles + 1, hurt=man.id in wounded and battle.result != "won")
        for man in fought.values()
        if man.id not in dead
    ]
    men = sorted([*home, *rested], key=lambda man: (-man.battles, -man.strength, man.id))
    return Company(
        company.road,
        tuple(men),
        (*company.fallen, *(Fallen(man, company.battle) for man in fought.values() if man.id in dead)),
        company.slain | (dead - set(fought)),
        lineup.recruits,
        (*company.results, battle.result),
    )


def outcome(seat: int, winner: int | None) -> Outcome:
    return "drawn" if winner is None else "won" if winner == seat else "lost"


def losses(men: Sequence[Any], life: str) -> tuple[str, ...]:
    """Of the men of a view."""
    return tuple(man["id"] for man in men if man["life"] == life)
