"""Non-interference: what a seat cannot know never reaches it, in any form."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tatami import CHANCE, State
from tatami.core.events import Events
from tests.kit.tables import EVERY_TABLE, label
from tests.kit.walks import walk

STATES = 4000  # in all, over every table
MANY_STATES = 120_000
WISHES = 12


def known_to(state: State, seat: int | None) -> bytes:
    """All that the contract tells a seat, as bytes."""
    return msgspec.json.encode([state.view(seat), state.actions() if seat == state.to_act else None])


def refusals(state: State, wishes: list[int]) -> list[list[str]]:
    return [state.why(wish) for wish in wishes]


def check_twin(state: State, action: int, seat: int | None, rng: random.Random) -> None:
    """A redealt twin looks the same to the seat, now and after an action that reveals nothing.

    At the end of a game everything is shown.
    """
    twin = state.redeal(seat, rng)
    assert known_to(twin, seat) == known_to(state, seat)
    if seat is not None and seat == state.to_act:
        wishes = rng.sample(range(state.codec.actions), WISHES)
        assert refusals(twin, wishes) == refusals(state, wishes)
    elif state.to_act == CHANCE:
        assert twin.chance() == state.chance()
    same = same_action(state, action, twin, seat)
    if same is None:
        return
    after, other = state.copy(), twin.copy()
    events, others = after.apply(action), other.apply(same)
    if events.reveal or others.reveal:
        return
    assert seen(others, seat) == seen(events, seat)
    if after.to_act == other.to_act and after.to_act is not None:
        assert known_to(other, seat) == known_to(after, seat)


def seen(events: Events, seat: int | None) -> list[Any]:
    return [shown.as_json() for event in events if (shown := event.seen_by(seat)) is not None]


def same_action(state: State, action: int, twin: State, seat: int | None) -> int | None:
    """An action of the twin that reads the same to the seat."""
    if seat == state.to_act or state.to_act == CHANCE:
        return action
    shown = state.game.public_notation(state, action, seat)
    for candidate in twin.actions():
        if twin.game.public_notation(twin, candidate, seat) == shown:
            return candidate
    return None


def check_table(table: tuple[str, dict[str, Any]], states: int) -> None:
    rng = random.Random(7)
    done = game = 0
    while done < states:
        for state, action in walk(*table, f"secrets {game}"):
            check_twin(state, action, rng.choice([None, *range(state.seats)]), rng)
            done += 1
        game += 1


@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_states_that_differ_in_secrets_look_the_same(table: tuple[str, dict[str, Any]]) -> None:
    check_table(table, STATES // len(EVERY_TABLE))


@pytest.mark.slow
@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_a_hundred_thousand_states_that_differ_in_secrets_look_the_same(table: tuple[str, dict[str, Any]]) -> None:
    check_table(table, MANY_STATES // len(EVERY_TABLE))


@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_events_never_carry_who_knows(table: tuple[str, dict[str, Any]]) -> None:
    for state, action in walk(*table, "events"):
        for event in state.copy().apply(action):
            assert "eyes" not in event.as_json()
