"""What must be true of every game, at every table, at every step."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

from tatami.core.chance import Dealer
from tatami.core.game import CHANCE, IllegalAction, State
from tatami.core.game_record import replay
from tatami.core.notation import BadNotation
from tatami.core.registry import game as game_named
from tatami.testing.walks import Check, Table, walk

GAMES = 2
"""Of each kind of table; whoever wants to be surer sets more."""
OPENING = 100
"""In plies; from then on not every state is looked at where that takes long."""
WISHES = 400
DRAWS = 4000


def refusal_of(call: Callable[[], object], *kinds: type[Exception]) -> Exception:
    """The exception with which a call is refused."""
    try:
        call()
    except kinds as error:
        return error
    raise AssertionError(f"not refused with {' or '.join(kind.__name__ for kind in kinds)}")


def a_decision_has_sorted_unique_actions_that_round_trip_through_notation(table: Table) -> None:
    for seed in range(GAMES):
        for state, _ in walk(*table, seed):
            actions = state.actions()
            assert actions == sorted(set(actions))
            assert actions
            texts = [state.notation(action) for action in actions]
            assert len(set(texts)) == len(texts)
            assert [state.parse(text) for text in texts] == actions


def an_action_is_legal_exactly_if_no_rule_forbids_it(table: Table) -> None:
    rng = random.Random(1)
    for seed in range(GAMES):
        for state, _ in walk(*table, seed):
            if state.ply > OPENING and state.ply % 3:
                continue
            legal = set(state.actions())
            space = range(state.codec.actions)
            wishes = space if len(space) <= WISHES else [*rng.sample(space, WISHES), *legal]
            for wish in wishes:
                why_not = state._engine.why_not(state._raw, state._figures, wish)
                assert (why_not == 0) == (wish in legal), state.codec.split(wish)
                if why_not:
                    assert state.why(wish) == [state.game.citation(why_not)]


def an_illegal_action_names_a_rule_and_changes_nothing(table: Table) -> None:
    rng = random.Random(2)
    for state, _ in walk(*table, "illegal"):
        legal = set(state.actions())
        for wish in rng.sample(range(state.codec.actions), min(20, state.codec.actions)):
            if wish in legal:
                continue
            before = state.digest()
            error = refusal_of(lambda: state.apply(wish), IllegalAction, BadNotation)  # noqa: B023 - called at once
            if isinstance(error, IllegalAction):
                assert error.rules[0].startswith(state.game.prefix)
            assert state.digest() == before


def copies_never_alias(table: Table) -> None:
    for state, action in walk(*table, "copies"):
        digest, actions = state.digest(), state.actions()
        twin = state.copy()
        assert twin.digest() == digest
        twin.apply(action)
        assert state.digest() == digest
        assert state.actions() == actions
        state.actions().clear()
        assert state.actions() == actions


def a_replayed_record_gives_the_same_digest_at_every_ply(table: Table) -> None:
    digests = []
    for state, _ in walk(*table, "record"):
        digests.append(state.digest())
    record = msgspec.json.decode(msgspec.json.encode(state.record()))
    again = game_named(table[0]).new(**record["options"])
    for digest, (_, text) in zip(digests, record["actions"], strict=True):
        assert again.digest() == digest
        again.apply(again.parse(text))
    assert again.digest() == state.digest() == replay(record).digest()
    assert again.result == state.result


def a_position_set_up_from_its_own_dump_is_the_same(table: Table) -> None:
    game = game_named(table[0])
    for state, _ in walk(*table, "positions"):
        if state.ply > OPENING and state.ply % 4:
            continue
        dumped = msgspec.json.decode(msgspec.json.encode(state.position()))
        again = game.position(dumped)
        assert again.digest() == state.digest()
        assert again.actions() == state.actions()


def a_game_from_a_position_has_a_record_that_replays(table: Table) -> None:
    game = game_named(table[0])
    state = game.new(**table[1])
    half = min(30, sum(1 for _ in walk(*table, "half")) // 2)
    for state, _ in walk(*table, "half"):
        if state.ply > half:
            break
    begun = game.position(state.position())
    dealer = Dealer(3)
    while begun.to_act is not None:
        begun.apply(dealer.choose(begun))
    assert replay(msgspec.json.encode(begun.record())).digest() == begun.digest()


def chance_sums_to_one_and_lists_what_can_happen(table: Table) -> None:
    for seed in range(GAMES):
        for state, _ in walk(*table, seed):
            if state.to_act == CHANCE:
                outcomes = state.chance()
                assert [action for action, _ in outcomes] == state.actions()
                assert all(probability > 0 for _, probability in outcomes)
                assert abs(sum(probability for _, probability in outcomes) - 1) <= 1e-12
            else:
                assert "chance" in str(refusal_of(state.chance, ValueError))


def dealt_frequencies_match_the_probabilities(table: Table) -> None:
    """At the first chance node; a game without chance passes."""
    state = game_named(table[0]).new(**table[1])
    dealer = Dealer(5)
    while state.to_act is not None and state.to_act != CHANCE:
        state.apply(dealer.pick(state.actions()))
    if state.to_act is None:
        return
    seen = dict.fromkeys(state.actions(), 0)
    for _ in range(DRAWS):
        seen[dealer.deal(state)] += 1
    for action, probability in state.chance():
        spread = 5 * (DRAWS * probability * (1 - probability)) ** 0.5
        assert abs(seen[action] - DRAWS * probability) <= spread + 1


def play_ends_within_the_stated_bound(table: Table) -> None:
    for seed in range(4 * GAMES):
        for state, _ in walk(*table, seed):  # noqa: B007 - the last one is wanted
            pass
        assert state.ply <= state.game.most_actions(state.options)
        assert state.result is not None
        assert all(0 <= value <= 1 for value in state.returns())
        assert state.actions() == []


def views_are_json_and_say_who_acts(table: Table) -> None:
    for state, _ in walk(*table, "views"):
        for seat in (None, *range(state.seats)):
            view = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
            assert view["seat"] == seat
            assert view["to_act"] == ("chance" if state.to_act == CHANCE else state.to_act)
            assert view["actions"] == (written_actions(state) if seat == state.to_act else [])
    assert "seat" in str(refusal_of(lambda: state.view(state.seats), ValueError))


def written_actions(state: State) -> list[str]:
    return [state.notation(action) for action in state.actions()]


def an_option_that_does_not_exist_is_named(table: Table) -> None:
    assert "colour" in str(refusal_of(lambda: game_named(table[0]).new(colour="red"), ValueError))


CHECKS: tuple[Check, ...] = (
    a_decision_has_sorted_unique_actions_that_round_trip_through_notation,
    an_action_is_legal_exactly_if_no_rule_forbids_it,
    an_illegal_action_names_a_rule_and_changes_nothing,
    copies_never_alias,
    a_replayed_record_gives_the_same_digest_at_every_ply,
    a_position_set_up_from_its_own_dump_is_the_same,
    a_game_from_a_position_has_a_record_that_replays,
    chance_sums_to_one_and_lists_what_can_happen,
    dealt_frequencies_match_the_probabilities,
    play_ends_within_the_stated_bound,
    views_are_json_and_say_who_acts,
    an_option_that_does_not_exist_is_named,
)
