"""A battle of a campaign as a scenario of one's own: the one of the box with the company's men in it.

Its first line holds the campaign so far. So the record of a battle is all that is needed to go on, on any device.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tatami.core.errors import InputError
from tatami.core.json_types import JsonObject, View
from tatami.games.samourai import roster, toml_reader
from tatami.games.samourai.campaign import (
    RIDING,
    BattleFought,
    Campaign,
    Company,
    Labels,
    Lineup,
    Post,
    company_after,
    company_of,
    line_up,
    losses,
    outcome,
    read_progress,
)

MARK = "# A battle of a campaign, an optional rule of Tatami's: "
ROSTER = "company.toml"


def seat_of(company: Company) -> int:
    return 0 if company.scenario["first"] == company.side else 1


def scenario_of(progress: Campaign, company: Company, lineup: Lineup) -> JsonObject:
    """The value of the option `scenario` for the next battle."""
    posts = (*lineup.mine, *lineup.foes)
    # Misakado, whose side is called as he is, has nobody in his place: he fights one battle of the six.
    named = {post.unit: post.soldier.id for post in posts if post.unit != post.soldier.id}
    printed = company.scenario
    changed = rename_figures(printed, named)
    changed |= {
        "id": f"campaign-{printed['id']}",
        "title_key": f"samourai-scenario-campaign-{printed['id']}",
        "author": "Tatami",
        "roster": ROSTER,
    }
    kept = json.dumps(msgspec.to_builtins([progress, lineup.went]), separators=(",", ":"))
    lines = [f"{key} = {toml(value)}" for key, value in changed.items()]
    text = "\n".join([MARK + kept, "[[scenario]]", *lines, ""])
    return {"text": text, "files": {ROSTER: roster_text(posts)}}


def rename_figures(value: Any, named: dict[str, str]) -> Any:
    """The same with other figures in it, and without provenances."""
    if isinstance(value, dict):
        return {key: rename_figures(one, named) for key, one in value.items() if key != "provenance"}
    if isinstance(value, list):
        return [rename_figures(one, named) for one in value]
    return named.get(value, value) if isinstance(value, str) else value


def is_table(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(one, dict) for one in value)


def roster_text(posts: tuple[Post, ...]) -> str:
    """The counters of all who take part. A rider who stands in for a man on foot leaves his horse behind."""
    shipped = toml_reader.load(roster.FILE)
    rows = []
    for post in posts:
        row = post.soldier.counter
        rows.append(
            {key: one for key, one in row.items() if post.mounted or post.unit == row["id"] or key not in RIDING}
        )
    ids = {row["id"] for row in rows}
    dress = [row for row in shipped["dress"] if row["character"] in ids]
    tables = {"pieces": shipped["pieces"], "dress": dress, "character": rows}
    return "".join(f"{key} = {toml(value)}\n" for key, value in tables.items() if value)


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        inner = ",\n  " if is_table(value) else ", "
        return "[" + inner.join(toml(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


# -- and back


def campaign_of(text: str) -> tuple[Campaign, Labels]:
    """The campaign that a battle belongs to, and who stood in for others there."""
    first, _, _ = text.partition("\n")
    try:
        progress, went = json.loads(first.removeprefix(MARK)) if first.startswith(MARK) else (None, None)
        return read_progress(progress), msgspec.convert(went, Labels)
    except (ValueError, RecursionError):
        raise InputError("samourai-campaign-error-no-battle") from None


def campaign_after(text: str, winner: int | None, dead: Labels, wounded: Labels) -> Campaign:
    """The campaign after a battle; InputError if the battle cannot have ended so."""
    progress, went = campaign_of(text)
    company = company_of(progress)
    battle = BattleFought(went, outcome(seat_of(company) if not company.is_over else 0, winner), dead, wounded)
    company_after(company, battle)
    return msgspec.structs.replace(progress, battles=(*progress.battles, battle))


def reported_by(view: View) -> Campaign:
    """The campaign after a battle that is over, by its view."""
    scenario = view["options"]["scenario"]
    if isinstance(scenario, str) or "result" not in view:
        raise InputError("samourai-campaign-error-no-battle")
    men = view["men"]
    return campaign_after(scenario["text"], view["result"]["winner"], losses(men, "dead"), losses(men, "wounded"))


def next_battle(progress: Campaign, went: Labels | None = None) -> JsonObject:
    company = company_of(progress)
    return scenario_of(progress, company, line_up(company, went))
