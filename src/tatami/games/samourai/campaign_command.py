"""`tatami campaign FILE`: shows a campaign, writes its next battle as a scenario, and takes the record of one."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

from tatami.core.errors import InputError
from tatami.core.game_record import replay
from tatami.core.textfiles import in_file, read_text, write_text
from tatami.core.words import Words
from tatami.games.samourai.campaign import LEVELS, Campaign, read_progress, roads
from tatami.games.samourai.campaign_battle import ROSTER, campaign_of, reported_by
from tatami.games.samourai.campaign_seen import CampaignSeen, CampaignWish, NextBattle, SoldierSeen, campaign_seen
from tatami.games.samourai.text import name_of, word_for

MOST_BYTES, RECORD_BYTES = 1 << 17, 4 << 20


def arguments(campaign: argparse.ArgumentParser, words: Words) -> None:
    campaign.add_argument("file", type=Path, metavar="FILE", help=words("samourai-command-campaign-file"))
    campaign.add_argument("--road", choices=sorted(roads()), help=words("samourai-command-campaign-road"))
    campaign.add_argument(
        "--against", choices=LEVELS, default=LEVELS[1], help=words("samourai-command-campaign-against")
    )
    campaign.add_argument("--record", type=Path, metavar="FILE", help=words("samourai-command-campaign-record"))
    campaign.add_argument("--rest", metavar="WHO,WHO", default="", help=words("samourai-command-campaign-rest"))
    campaign.add_argument("--battle", type=Path, metavar="FOLDER", help=words("samourai-command-campaign-battle"))


def lines(chosen: argparse.Namespace, words: Words) -> list[str]:
    """What the command says after it has done what was asked for."""
    progress = read_campaign(chosen.file, chosen.road, chosen.against)
    if chosen.record:
        progress = carried_on(progress, chosen.record)
        write_text(chosen.file, json.dumps(msgspec.to_builtins(progress)) + "\n")
    seen = campaign_seen(CampaignWish(msgspec.to_builtins(progress)))
    if chosen.rest and seen.battle:
        at_rest = chosen.rest.split(",")
        went = [man for man in seen.battle.went if man not in at_rest]
        seen = campaign_seen(CampaignWish(msgspec.to_builtins(progress), went))
    more = write_battle(chosen, seen, seen.battle, words) if chosen.battle and seen.battle else []
    return [*campaign_lines(seen, words), *more]


def read_campaign(path: Path, road: str | None, against: str) -> Campaign:
    """The campaign in a file. With a road a new one begins, never over another."""
    if road is None:
        try:
            return read_progress(json.loads(read_text(path, MOST_BYTES)))
        except (InputError, json.JSONDecodeError, RecursionError) as error:
            raise in_file(path, error) from None
    if path.exists():
        raise InputError("samourai-campaign-error-exists", path=str(path))
    progress = Campaign(1, road, against, ())
    write_text(path, json.dumps(msgspec.to_builtins(progress)) + "\n")
    return progress


def carried_on(progress: Campaign, record: Path) -> Campaign:
    """After the battle of a record, which must be the next one of this campaign."""
    try:
        view = replay(read_text(record, RECORD_BYTES)).view(None)
        after = reported_by(view)
        before, _ = campaign_of(view["options"]["scenario"]["text"])
    except ValueError as error:
        raise in_file(record, error) from None
    if before != progress:
        raise InputError("samourai-campaign-error-other", path=str(record))
    return after


def campaign_lines(seen: CampaignSeen, words: Words) -> list[str]:
    text = [words(f"samourai-campaign-road-{seen.progress.road}"), ""]
    for number, stage in enumerate(seen.stages, 1):
        result = words(f"samourai-campaign-result-{stage.result}") if stage.result else "-"
        place, side = words(f"samourai-scenario-{stage.scenario}"), word_for("side", stage.side, words)
        text.append(f"{number}. {place} ({side}): {result}")
    if seen.battle:
        text += ["", words("samourai-campaign-force"), *(f"  {line(man, words)}" for man in seen.battle.mine)]
        camp = [man for man in seen.company if man.part in ("hurt", "rests")]
    else:
        verse = words(f"samourai-campaign-end-{seen.won}.poem").split(" / ")
        text += ["", words(f"samourai-campaign-end-{seen.won}"), *(f"  {one}" for one in verse)]
        camp = seen.company
    for title, men in (("camp", camp), ("fallen", [one.soldier for one in seen.fallen])):
        if men:
            text += ["", words(f"samourai-campaign-{title}"), *(f"  {line(man, words)}" for man in men)]
    return text


def line(man: SoldierSeen, words: Words) -> str:
    """`Genzo (samurai) 11-6-5, veteran, for Morikiyo`"""
    text = f"{name_of(man.id, man.name, words)} ({words(f'samourai-type-{man.type}')}) "
    text += "-".join(map(str, man.values))
    if man.rank or man.part == "recruit":
        text += f", {words(f'samourai-campaign-rank-{man.rank}')}"
    return f"{text} < {word_for('name', man.instead, words)}" if man.instead else text


def write_battle(chosen: argparse.Namespace, seen: CampaignSeen, battle: NextBattle, words: Words) -> list[str]:
    """The next battle as files, and how to play it."""
    number = len(seen.progress.battles) + 1
    path = chosen.battle / f"battle-{number}.toml"
    chosen.battle.mkdir(parents=True, exist_ok=True)
    write_text(chosen.battle / ROSTER, battle.scenario["files"][ROSTER])
    write_text(path, battle.scenario["text"])
    seats = ["human", seen.progress.against]
    play = f"tatami play samourai -o scenario={path} --seats {','.join(seats if battle.seat == 0 else seats[::-1])}"
    then = f"tatami campaign {chosen.file} --record battle-{number}.json"
    return ["", words("samourai-campaign-play"), f"    {play}", words("samourai-campaign-then"), f"    {then}"]
