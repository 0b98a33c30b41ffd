"""The codec: numbers, verbs with arguments, notation."""

from __future__ import annotations

import pytest

from tatami.core.notation import BadNotation, Codec, Verb

CODEC = Codec(
    "go-home",
    Verb("wave", "wave"),
    Verb("walk", "walk:{person}>{house}", person=["ann", "ben"], house=["1", "2", None]),
    Verb("meet", "meet:{house_person}/{day}", house_person=["1/ann", "2/ben"], day=["mon", "tue"]),
    Verb("both", "{pair}", pair=["1+2", "2+3"]),
)


def test_numbers_are_given_in_the_order_of_the_verbs() -> None:
    assert CODEC.actions == 1 + 6 + 4 + 2
    assert [CODEC.base(name) for name in ("wave", "walk", "meet", "both")] == [0, 1, 7, 11]


def test_every_named_action_round_trips() -> None:
    texts = [CODEC.text(action) for action in range(CODEC.actions) if action not in (3, 6)]
    assert texts[:3] == ["wave", "walk:ann>1", "walk:ann>2"]
    assert texts[-2:] == ["1+2", "2+3"]
    assert [CODEC.parse(text) for text in texts] == [action for action in range(CODEC.actions) if action not in (3, 6)]


def test_an_argument_of_two_parts_is_told_as_two() -> None:
    assert CODEC.verb_and_labels(CODEC.parse("meet:2/ben/tue")) == (
        "meet",
        {"house": "2", "person": "ben", "day": "tue"},
    )


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("walk:eve>1", "person 'eve' is not one of ann, ben"),
        ("walk:ann>9", "house '9' is not one of 1, 2"),
        ("fly:ann", "'fly:ann' is no action of go-home"),
        ("", "is no action"),
        ("walk:ann>1>2", "is no action"),
    ],
)
def test_what_is_wrong_is_said(text: str, trouble: str) -> None:
    with pytest.raises(BadNotation, match=r".") as caught:
        CODEC.parse(text)
    assert trouble in str(caught.value)


def test_a_number_without_meaning_at_this_table_has_no_notation() -> None:
    with pytest.raises(BadNotation, match="no such action at this table"):
        CODEC.text(3)
    with pytest.raises(BadNotation, match="numbered 0 to 12"):
        CODEC.split(13)
