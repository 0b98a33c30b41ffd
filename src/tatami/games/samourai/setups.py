"""A small battle of Samouraï for exact work."""

from __future__ import annotations

from pathlib import Path

from tatami.games.samourai.custom_scenario import pack

DUEL = Path(__file__).parent / "data" / "duel" / "duel.toml"
SETUPS = {"duel": {"options": {"scenario": pack(DUEL)}}}
"""Options alone: the game begins at its start."""
