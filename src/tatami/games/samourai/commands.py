"""Commands of this game alone: `tatami map`, `tatami scenario` and `tatami campaign`."""

from __future__ import annotations

import argparse
from pathlib import Path

from tatami.core.commands import AddCommand
from tatami.core.errors import Mistakes
from tatami.core.textfiles import write_text
from tatami.core.words import Words
from tatami.games.samourai import campaign_command, map_svg, maps, scenarios, textmap
from tatami.games.samourai.toml_reader import BadFile


def register(command: AddCommand, words: Words) -> None:
    ground = command("map", map_command, words("samourai-command-map"))
    ground.add_argument("file", metavar="FILE", help=words("samourai-command-map-file", maps=", ".join(maps.SHIPPED)))
    ground.add_argument("--svg", action="store_true", help=words("samourai-command-map-svg"))
    ground.add_argument("--out", type=Path, metavar="FILE", help=words("samourai-command-map-out"))

    own = command("scenario", scenario_command, words("samourai-command-scenario"))
    own.add_argument("what", choices=("check",), metavar="check", help=words("samourai-command-scenario-check"))
    own.add_argument("file", type=Path, metavar="FILE", help=words("samourai-command-scenario-file"))

    campaign_command.arguments(command("campaign", campaign, words("samourai-command-campaign")), words)


def map_command(chosen: argparse.Namespace, words: Words) -> None:
    """A map, shipped or one's own, as characters or as a drawing."""
    try:
        ground = maps.shipped_map(chosen.file) if chosen.file in maps.SHIPPED else maps.read_map(Path(chosen.file))
    except BadFile as error:
        raise Mistakes(error.complaints) from None
    drawn = map_svg.svg(ground) if chosen.svg else "\n".join([*textmap.hex_map(ground, {}), "", *textmap.legend(words)])
    if chosen.out is None:
        print(drawn)
        return
    write_text(chosen.out, f"{drawn}\n")
    print(words("samourai-command-map-written", path=str(chosen.out)))


def scenario_command(chosen: argparse.Namespace, words: Words) -> None:
    """Everything that is wrong with a player's own scenario, a line each."""
    if complaints := scenarios.check_scenario(chosen.file):
        raise Mistakes(complaints)
    print(words("samourai-command-scenario-good", path=str(chosen.file)))


def campaign(chosen: argparse.Namespace, words: Words) -> None:
    """A campaign: where it stands, its next battle as files, and what a battle came to."""
    print("\n".join(campaign_command.lines(chosen, words)))
