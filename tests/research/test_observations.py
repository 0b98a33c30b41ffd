"""Observation tensors: what they say is what the view says, and nothing else reaches them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.games.kenjin.rules.table import UNITS
from tatami.games.samourai.rules.hexes import COLUMN_NAMES
from tatami.games.samourai.rules.table import DECISIONS, LIVES, PLACES
from tatami.games.samourai.setting import setting
from tatami.research import layout, observe
from tatami.research.observations import encoder, is_observed
from tatami.testing import Check, Table, name_of, tensors
from tests.kit.tables import OURS
from tests.kit.walks import walk
from tests.research.test_batch import every_table


@every_table
@pytest.mark.parametrize("check", tensors.CHECKS, ids=name_of)
def test_a_line_says_what_a_seat_may_know(check: Check, table: Table) -> None:
    check(table)


def test_kenjin_reads_like_the_view() -> None:
    game = tatami.game("kenjin")
    described = layout(game, game.complete({}))
    for state, _ in walk("kenjin", {}, "view"):
        for seat in range(2):
            seen, line = state.view(seat), described.read(observe(state, seat))
            hand = [name for unit, name in enumerate(UNITS) for _ in range(line["hand"][unit])]
            assert hand == seen["seats"][seat]["hand"]
            for field, battlefield in enumerate(seen["battlefields"]):
                for side, row in enumerate([battlefield["rows"][seat], battlefield["rows"][1 - seat]]):
                    read = [None if code == 11 else UNITS[code - 1] for code in line["places"][field, side] if code]
                    assert read == [card["unit"] for card in row["cards"]]
                    assert line["unseen"][field, side] == read.count(None)
                    assert line["up"][field, side].sum() == sum(card["up"] for card in row["cards"])


def test_samourai_reads_like_the_view() -> None:
    game = tatami.game("samourai")
    options = {"scenario": "ninja-night"}
    described = layout(game, game.complete(options))
    numbers = setting("ninja-night").men
    for state, _ in walk("samourai", options, "view"):
        for seat in range(2):
            seen, line = state.view(seat), described.read(observe(state, seat))
            assert line["decision"][DECISIONS.index(seen["decision"])] == 1
            for man in seen["men"]:
                cells = line["men"][numbers.index(man["id"])]
                assert cells[0] == (1 if man["side"] == seat else 2)
                if "place" not in man:
                    last = man["last_seen"]
                    assert cells[6] == 1 and named(cells[10:12]) == (last["hex"] if last else None)
                    assert not cells[12:26].any()
                    continue
                assert named(cells[10:12]) == (man["hexes"][0] if man["hexes"] else None)
                assert (PLACES[cells[7]], LIVES[cells[8]]) == (man["place"], man["life"])
                assert cells[15:18].tolist() == [man["attack"], man["defence"], man["movement"]]
                assert cells[19:26].sum() == len(man["did"])
            for lamp, cells in zip(seen["lanterns"], line["lanterns"], strict=False):
                assert (named(cells[2:]), bool(cells[1])) == (lamp["hex"], lamp["lit"])


def named(cells: Any) -> str | None:
    column, row = cells.tolist()
    return f"{COLUMN_NAMES[column - 1]}{row}" if column else None


@pytest.mark.parametrize("name", [name for name in OURS if is_observed(name)])
def test_the_document_describes_every_field(name: str) -> None:
    """docs/research.md at the usual table: each field with its shape, its range and its meaning, in order."""
    game = tatami.game(name)
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    rows = [
        f"| `{field.name}` | {' × '.join(map(str, field.shape))} | {field.low} to {field.high} | {field.meaning} |"
        for field in layout(game, game.complete({})).fields
    ]
    assert "\n".join(rows) in page


def test_a_game_without_a_tensor_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tatami.Game, "part", lambda game, name: None)
    with pytest.raises(ValueError, match=r"kenjin: has no observation tensor; .* observe=False"):
        encoder("kenjin")


def test_only_seats_look() -> None:
    with pytest.raises(ValueError, match="seat 2: this table has seats 0 to 1"):
        observe(tatami.game("kenjin").new(), 2)
