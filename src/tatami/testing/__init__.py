"""The kit that every game is tested by: ours, and those of other packages (docs/adding-a-game.md).

A check is a function of a table, `(game's name, options)`, and fails with an AssertionError:

    @pytest.mark.parametrize("table", [("my-game", {}), ("my-game", {"players": 3})], ids=label)
    @pytest.mark.parametrize("check", CHECKS, ids=name_of)
    def test_the_kit(check: Check, table: Table) -> None:
        check(table)
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tatami.core.game import Game
from tatami.testing import agreement, contract, rendering, secrets, tensors
from tatami.testing.citations import check_citations
from tatami.testing.messages import check_messages
from tatami.testing.walks import Check, Table, label, name_of, walk

__all__ = ["CHECKS", "Check", "Table", "check_citations", "check_game", "check_messages", "label", "name_of", "walk"]

CHECKS: tuple[Check, ...] = (
    *contract.CHECKS,
    *secrets.CHECKS,
    *rendering.CHECKS,
    *tensors.CHECKS,
    agreement.compiled_and_uncompiled_agree,
)


def check_game(game: Game, tables: Iterable[dict[str, object]] = ({},), tests: Path | None = None) -> None:
    """Everything at once: each check at each table, the words, and, if the folder of its tests is given, the rules."""
    for options in tables:
        for check in CHECKS:
            check((game.name, dict(options)))
    check_messages(game)
    if tests is not None:
        check_citations(game, tests)
