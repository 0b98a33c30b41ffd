"""Who may know what (SB-15)."""

from __future__ import annotations

from typing import Any

from tatami.core.chance import Stream
from tatami.core.compiled import rule
from tatami.games.samourai.table import Figures, Table


@rule
def redeal(t: Table, f: Figures, seat: int, rng: Stream) -> None:
    return


def public_notation(game: Any, state: Any, action: int, seat: int | None) -> str | None:
    return str(game.notation(state, action))
