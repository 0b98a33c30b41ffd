"""What the order of play is worth: the page is made from the counts, and counting goes on where it stopped."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tatami.games.kenjin import GAME

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def balance() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "bench"))
        yield importlib.import_module("kenjin_balance")


def undated(counts: Any) -> Any:
    return {
        table: {bot: {key: told for key, told in one.items() if key != "date"} for bot, one in bots.items()}
        for table, bots in counts.items()
    }


def test_the_page_is_made_from_the_counts(balance: ModuleType) -> None:
    assert balance.page(balance.read(balance.COUNTS)) == (ROOT / "docs" / "kenjin-balance.md").read_text("utf-8")


def test_counting_goes_on_where_it_stopped(balance: ModuleType, tmp_path: Path) -> None:
    for games in (4, 6):
        balance.play_all(tmp_path / "twice.json", "two", "random", games)
        balance.play_all(tmp_path / "twice.json", "teams", "random", games)
    for table in ("two", "teams"):
        balance.play_all(tmp_path / "once.json", table, "random", 6)
    once = balance.read(tmp_path / "once.json")
    assert undated(balance.read(tmp_path / "twice.json")) == undated(once)
    for one in (once["two"]["random"], once["teams"]["random"]):
        assert one["games"] == 6
        assert sum(one["result"]) == 6 * balance.WHOLE


def test_what_is_counted_agrees_with_itself(balance: ModuleType) -> None:
    for one in balance.read(balance.COUNTS)["two"].values():
        cells = balance.summed(list(one["tiles"].values()))
        leads = sum(int(lead) * sum(games) for lead, games in one["leads"].items())
        first, shared, second = balance.with_handicap(one["leads"], 0)
        assert [first, second] == one["alone"]
        assert cells[:3] == [first, shared, second]
        assert cells[3] == leads == one["points"][1] - one["points"][0]
        assert sum(cells[:3]) == 2 * sum(one["match"]) == one["games"]


def test_two_games_in_a_row_have_the_same_battlefields(balance: ModuleType) -> None:
    first, second = (balance.play("two", "random", number) for number in (4, 5))
    assert GAME.same_deal(first) == GAME.same_deal(second)
    assert first.history() != second.history()


def test_a_handicap_is_given_before_battlefields_are_compared(balance: ModuleType) -> None:
    """KJ-7.2: the second seat leads by 3 in two games, in one of them with fewer battlefields."""
    leads = {"3": [1, 0, 1], "-2": [1, 0, 0]}
    assert balance.with_handicap(leads, 0) == (1, 0, 2)
    assert balance.with_handicap(leads, 3) == (2, 0, 1)
    assert balance.with_handicap(leads, 3.5) == (3, 0, 0)
