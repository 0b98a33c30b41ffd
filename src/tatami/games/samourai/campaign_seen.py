"""What the page and the command line show of a campaign."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tatami.core.json_types import JsonObject
from tatami.games.samourai.campaign import (
    Campaign,
    Company,
    Lineup,
    Outcome,
    Post,
    Soldier,
    company_of,
    data,
    foes_of,
    line_up,
    read_progress,
    roads,
)
from tatami.games.samourai.campaign_battle import campaign_after, scenario_of, seat_of


class CampaignWish(Struct, forbid_unknown_fields=True):
    """A campaign as it was kept; `went`: who is to stand in for others in the next battle (missing: all of use)."""

    progress: JsonObject
    went: list[str] | None = None


class ReportWish(Struct, forbid_unknown_fields=True):
    """How a battle ended: the text of its scenario, the seat that won, and who is dead or wounded."""

    text: Annotated[str, Meta(max_length=48_000)]
    winner: Literal[0, 1] | None
    dead: list[str]
    wounded: list[str]


class CampaignStage(Struct):
    """A battle on the road, and how it ended, if it was fought."""

    scenario: str
    side: str
    result: Outcome | None


class SoldierSeen(Struct):
    """`rank`: 0 to 3; `part`: what he does in the next battle, for whom he stands in there, and whether he may."""

    id: str
    name: str
    type: str
    bow: bool
    rides: bool
    values: list[int]
    battles: int
    rank: int
    part: Literal["printed", "own", "stand-in", "recruit", "hurt", "rests"]
    instead: str | None
    could: bool
    leader: bool


class FallenSeen(Struct):
    """`battle`: in which of the six, from 0."""

    soldier: SoldierSeen
    battle: int


class NextBattle(Struct):
    """`scenario` is the value of the option, `went` who stands in for others; `mine` in the order of the box."""

    seat: int
    scenario: JsonObject
    went: list[str]
    mine: list[SoldierSeen]
    enemies: str
    foes: int
    fresh_foes: int


class CampaignSeen(Struct):
    """A campaign: its road, the company, the fallen, and the next battle (None: it is over)."""

    progress: Campaign
    stages: list[CampaignStage]
    company: list[SoldierSeen]
    fallen: list[FallenSeen]
    battle: NextBattle | None
    won: int


class CampaignAnswer(Struct):
    """A campaign, or what is wrong with it."""

    seen: CampaignSeen | None = None
    complaint: str = ""


class ReportAnswer(Struct):
    """The campaign after a battle, or why the battle cannot have ended so."""

    progress: Campaign | None = None
    complaint: str = ""


def campaign_seen(wish: CampaignWish) -> CampaignSeen:
    """InputError if the campaign cannot have come to this."""
    progress = read_progress(wish.progress)
    company = company_of(progress)
    results = [*company.results, *[None] * (6 - company.battle)]
    sides = roads()[progress.road]
    stages = [CampaignStage(*one) for one in zip(data()["battles"], sides, results, strict=True)]
    lineup = None if company.is_over else line_up(company, wish.went)
    return CampaignSeen(
        progress,
        stages,
        [part_of(man, lineup) for man in company.men],
        [FallenSeen(soldier_seen(one.soldier, "rests"), one.battle) for one in company.fallen],
        battle_seen(progress, company, lineup) if lineup else None,
        company.results.count("won"),
    )


def report(wish: ReportWish) -> Campaign:
    dead, wounded = (tuple(dict.fromkeys(names)) for names in (wish.dead, wish.wounded))
    return campaign_after(wish.text, wish.winner, dead, wounded)


def battle_seen(progress: Campaign, company: Company, lineup: Lineup) -> NextBattle:
    fresh = sum(post.origin == "recruit" for post in lineup.foes)
    return NextBattle(
        seat_of(company),
        scenario_of(progress, company, lineup),
        list(lineup.went),
        [seen_at(post, lineup) for post in lineup.mine],
        foes_of(company.scenario, company.side)["id"],
        len(lineup.foes),
        fresh,
    )


def part_of(man: Soldier, lineup: Lineup | None) -> SoldierSeen:
    """One of the company: what he does in the next battle."""
    posts = lineup.mine if lineup else ()
    for post in posts:
        if post.soldier.id == man.id and lineup:
            return seen_at(post, lineup)
    found = soldier_seen(man, "hurt" if man.hurt else "rests")
    return msgspec.structs.replace(found, could=bool(lineup and man.id in lineup.could))


def seen_at(post: Post, lineup: Lineup) -> SoldierSeen:
    found = soldier_seen(post.soldier, post.origin)
    counter = post.soldier.counter
    return msgspec.structs.replace(
        found,
        instead=post.unit if post.unit != found.id else None,
        could=found.id in lineup.could,
        leader=post.is_leader,
        rides=post.mounted,
        values=counter["mounted" if post.mounted else "healthy"],
    )


def soldier_seen(man: Soldier, part: Literal["printed", "own", "stand-in", "recruit", "hurt", "rests"]) -> SoldierSeen:
    row = man.counter
    return SoldierSeen(
        man.id,
        row["name"],
        row["type"],
        row["bow"],
        False,
        row["healthy"],
        man.battles,
        man.rank,
        part,
        None,
        False,
        False,
    )
