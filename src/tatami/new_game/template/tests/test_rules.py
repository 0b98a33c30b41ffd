"""An example for every rule of Your Game."""

from __future__ import annotations

import pytest

import tatami

GAME = tatami.game("yourgame")


def scene(*seats: dict[str, object], **position: object) -> tatami.State:
    """A position: the cards of both seats, and whatever else differs from the start."""
    return GAME.position({**position, "seats": list(seats)})


def play(state: tatami.State, *texts: str) -> tatami.State:
    for text in texts:
        state.apply(state.parse(text))
    return state


def legal(state: tatami.State) -> list[str]:
    return [state.notation(action) for action in state.actions()]


@pytest.mark.rule("YG-1.1")
def test_the_heap_is_as_high_as_the_option_says() -> None:
    assert GAME.new(stones=12).view(None)["stones"] == 12
    with pytest.raises(ValueError, match="stones=7: must be 6, 9 or 12"):
        GAME.new(stones=7)


@pytest.mark.rule("YG-1.2")
def test_two_of_three_cards_are_dealt() -> None:
    state = GAME.new()
    assert legal(state) == ["deal:12", "deal:13", "deal:21", "deal:23", "deal:31", "deal:32"]
    assert {probability for _, probability in state.chance()} == {1 / 6}
    for number, text in enumerate(legal(state)):
        dealt = state.copy()
        dealt.apply(number)
        assert "".join(str(seat["card"]) for seat in dealt.position()["seats"]) == text.removeprefix("deal:")
    assert play(state, "deal:31").why("deal:12") == ["YG-1.2"]


@pytest.mark.rule("YG-1.3")
def test_nobody_sees_the_other_card_before_it_is_shown() -> None:
    state = play(GAME.new(), "deal:31")
    assert [seat["card"] for seat in state.view(0)["seats"]] == [3, None]
    assert [seat["card"] for seat in state.view(None)["seats"]] == [None, None]
    play(state, "show")
    assert [seat["card"] for seat in state.view(None)["seats"]] == [3, None]
    fresh = GAME.new()
    assert [fresh.game.public_notation(fresh, fresh.parse("deal:31"), seat) for seat in (0, 1, None)] == [
        "deal:3?",
        "deal:?1",
        "deal:??",
    ]


@pytest.mark.rule("YG-2.1")
def test_players_take_turns() -> None:
    state = GAME.new()
    assert state.why("take:1") == ["YG-2.1"]
    assert play(state, "deal:12").to_act == 0
    assert play(state, "take:1").to_act == 1
    assert play(state, "show").to_act == 0


@pytest.mark.rule("YG-2.2")
def test_nobody_takes_more_than_is_left() -> None:
    state = scene({"card": 1}, {"card": 2}, stones=2)
    assert legal(state) == ["take:1", "take:2", "show"]
    assert state.why("take:3") == ["YG-2.2"]


@pytest.mark.rule("YG-2.3")
def test_a_card_is_shown_once() -> None:
    state = scene({"card": 1, "shown": True}, {"card": 2})
    assert state.why("show") == ["YG-2.3"]


@pytest.mark.rule("YG-3.1", "YG-3.2", "YG-3.3")
def test_the_last_stone_and_a_hidden_card_score() -> None:
    state = play(scene({"card": 1}, {"card": 2, "shown": True}, stones=3), "take:3")
    assert state.result is not None
    assert (state.result.scores, state.result.winners) == ((3, 0), (0,))
    assert state.returns() == [1.0, 0.0]
    level = play(scene({"card": 1}, {"card": 3}, stones=3), "take:3")
    assert level.result is not None
    assert (level.result.scores, level.result.winners) == ((3, 3), (0, 1))
    assert level.returns() == [0.5, 0.5]


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"stone": 3}, "stone: no such field"),
        ({"stones": 99}, "stones: 99 is not a whole number from 0 to 9"),
        ({"seats": [{"card": 2}, {"card": 2}]}, "both have card 2"),
        ({"stones": 0}, "the game is over exactly when none are left"),
    ],
)
def test_a_wrong_position_is_refused_and_the_mistake_named(position: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        GAME.position(position)
