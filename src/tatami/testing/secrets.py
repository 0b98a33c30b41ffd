"""Non-interference: what a seat cannot know never reaches it, in any form."""

from __future__ import annotations

import random

import msgspec

from tatami.core.events import Events
from tatami.core.game import CHANCE, State
from tatami.core.json_types import JsonObject
from tatami.testing.walks import Check, Table, walk

STATES = 300
WISHES = 12
NODES, OUTCOMES = 20, 12


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
        wishes = rng.sample(range(state.codec.actions), min(WISHES, state.codec.actions))
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
    assert events_seen(others, seat) == events_seen(events, seat)
    if after.to_act == other.to_act and after.to_act is not None:
        assert known_to(other, seat) == known_to(after, seat)


def events_seen(events: Events, seat: int | None) -> list[JsonObject]:
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


def check_states(table: Table, states: int) -> None:
    """So many states, each with a twin."""
    rng = random.Random(7)
    done = game = 0
    while done < states:
        for state, action in walk(*table, f"secrets {game}"):
            check_twin(state, action, rng.choice([None, *range(state.seats)]), rng)
            done += 1
        game += 1


def states_that_differ_in_secrets_look_the_same(table: Table) -> None:
    check_states(table, STATES)


def chance_is_written_without_what_it_hides(table: Table) -> None:
    """Where an outcome of chance has a part that some seat may not see, its notation for that seat leaves it out."""
    rng = random.Random(11)
    nodes = [state.copy() for state, _ in walk(*table, "dealt") if state.to_act == CHANCE]
    for state in rng.sample(nodes, min(NODES, len(nodes))):
        outcomes = rng.sample(state.actions(), min(OUTCOMES, len(state.actions())))
        happened = {outcome: state.copy().apply(outcome) for outcome in outcomes}
        for seat in (None, *range(state.seats)):
            alike: dict[bytes, set[str | None]] = {}
            for outcome, events in happened.items():
                told = msgspec.json.encode(events_seen(events, seat))
                alike.setdefault(told, set()).add(state.game.public_notation(state, outcome, seat))
            assert all(len(written) == 1 for written in alike.values()), (state.notation(outcomes[0]), seat)


def events_never_carry_who_knows(table: Table) -> None:
    for state, action in walk(*table, "events"):
        for event in state.copy().apply(action):
            assert not {"eyes", "viewers"} & event.as_json().keys()


CHECKS: tuple[Check, ...] = (
    states_that_differ_in_secrets_look_the_same,
    chance_is_written_without_what_it_hides,
    events_never_carry_who_knows,
)
