"""A scenario of a player's own in the gallery: its picture."""

from __future__ import annotations

from collections.abc import Mapping

from tatami.core.json_types import Options
from tatami.games.samourai import custom_scenario, thumbnails


def picture(options: Options) -> str:
    """The map, small; ValueError if the scenario is one of ours, which needs no sharing."""
    scenario = options["scenario"]
    if not isinstance(scenario, Mapping):
        raise ValueError(f"scenario = {scenario}: everybody has it; share a scenario of your own")
    return thumbnails.picture(custom_scenario.read(custom_scenario.cache_key(scenario)))
