"""The boards of our own maps, finished: their tables of sight take seconds while no rule is compiled.

`write` makes the files. A board is found by the digest of its ground, so that a
map that has changed, or a player's own, is simply worked out; a test compares each file with what the rules make.
"""

from __future__ import annotations

import hashlib
import lzma
from pathlib import Path

import numpy as np

from tatami.core.record import Raw, blank, open_record

FOLDER = Path(__file__).parent / "data" / "boards"


def file_of(ground: Raw) -> Path:
    return FOLDER / f"{hashlib.sha256(ground.tobytes()).hexdigest()[:16]}.xz"


def read(ground: Raw) -> Raw | None:
    """The finished board whose ground is laid out as given; None if there is none."""
    path = file_of(ground)
    if not path.is_file():
        return None
    return np.frombuffer(lzma.decompress(path.read_bytes()), np.uint8).copy()


def write() -> None:
    """Makes the files of all maps that our scenarios are played on, and removes others."""
    from tatami.games.samourai import maps, scenarios
    from tatami.games.samourai.rules import sight
    from tatami.games.samourai.rules.board import Board

    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.xz"):
        old.unlink()
    for scenario in scenarios.shipped().values():
        raw = blank(Board)
        maps.lay_out(open_record(Board, raw), scenario.map)
        path = file_of(raw)
        if not path.exists():
            sight.fill_tables(raw)
            path.write_bytes(lzma.compress(raw.tobytes(), preset=9 | lzma.PRESET_EXTREME))
