"""Kinds of events: a row each says the rule, the arguments and who may see them."""

from __future__ import annotations

import pytest

import tatami
from tatami.core import citations as cite
from tatami.core import rulebook
from tatami.core.events import EventRows, event_kinds, row


class Event(EventRows):
    CARD_DEALT = row(cite.XX_1_2, "seat", "card", secret=("card",))
    MOVED = row(cite.XX_3_4, "seat", "number", hidden=True)
    ENDED = row(cite.XX_5_1, reveals=True)


KINDS = event_kinds(Event, {"card": ("ace", "king")}, plus=("number",))


def test_a_kinds_number_is_its_place_and_its_id_is_its_name() -> None:
    assert [int(event) for event in Event] == [0, 1, 2]
    assert [event.value for event in Event] == [0, 1, 2]
    assert [kind.id for kind in KINDS] == ["card-dealt", "moved", "ended"]
    assert [kind.rule for kind in KINDS] == [102, 304, 501]


def test_numbers_are_read_by_the_names_of_the_arguments() -> None:
    dealt = KINDS[Event.CARD_DEALT].read((Event.CARD_DEALT, 1 << 1, 0, 1))
    assert dealt.args == {"seat": 0, "card": "king"}
    known = dealt.seen_by(0)
    assert known is not None and known.args == {"seat": 0}
    assert dealt.seen_by(1) == dealt
    moved = KINDS[Event.MOVED].read((Event.MOVED, 1 << 1, 0, 4))
    assert moved.args["number"] == 5
    assert moved.seen_by(0) is None
    assert KINDS[Event.ENDED].reveals and not KINDS[Event.MOVED].reveals


@pytest.mark.parametrize("name", tatami.games())
def test_every_kind_of_event_names_a_rule_of_the_game(name: str) -> None:
    game = tatami.game(name)
    assert set(game.event_rules) == {kind.id for kind in game.event_kinds}
    assert set(game.event_rules.values()) <= set(rulebook.numbers(game))
