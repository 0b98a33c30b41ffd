"""The search finds what there is to find, keeps its budget, and counts what it did."""

from __future__ import annotations

from random import Random
from time import perf_counter, sleep
from types import SimpleNamespace
from typing import Any

import pytest

import tatami
from tatami import CHANCE, Dealer, State
from tatami.bots import Knowledge
from tatami.bots.iteration import MOST_SEATS, place_drawn
from tatami.bots.levels import LEVELS, Level, SearchBot, draw_by_visits
from tatami.bots.search import PATIENCE, UNTOLD, Choice, Clock, Finding, SearchTrees, search_of
from tatami.core.compiled import plain
from tatami.games.kenjin.rules.actions import END
from tatami.games.samourai.bot import doubt
from tatami.games.samourai.rules.table import NOBODY, Decision, Reason
from tests.games.samourai.table import Table
from tests.kit.tables import EVERY_TABLE, label


def opened(name: str, **options: Any) -> State:
    state = tatami.game(name).new(**options)
    dealer = Dealer(1)
    while state.to_act == CHANCE:
        state.apply(dealer.deal(state))
    return state


@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_every_iteration_is_counted_once(table: tuple[str, dict[str, Any]]) -> None:
    state = opened(table[0], **table[1])
    assert state.to_act is not None and state.seats <= MOST_SEATS
    found = search_of(state.game).run(Knowledge(state, state.to_act, 1), Random(1), 200)
    assert found.iterations == 200 == sum(choice.visits for choice in found.choices)
    assert {choice.action for choice in found.choices} <= set(state.actions())
    assert all(0.0 <= choice.value <= 1.0 for choice in found.choices)
    assert all(0.0 <= share <= 1.0 for share in found.seats) and len(found.seats) == state.seats


def test_the_same_seed_finds_the_same() -> None:
    state = opened("kenjin")
    search = search_of(state.game)
    one, other, third = (search.run(Knowledge(state, 0, 1), Random(seed), 500) for seed in (1, 1, 2))
    assert one.choices == other.choices != third.choices


def test_a_clock_ends_the_search() -> None:
    state = opened("kenjin")
    search = search_of(state.game)
    search.compile(2)
    started = perf_counter()
    found = search.run(Knowledge(state, 0, 1), Random(1), 100_000_000, seconds=0.1)
    assert perf_counter() - started < 5
    assert 0 < found.iterations < 100_000_000


def test_a_clock_counts_work_and_waits_only_so_long() -> None:
    clock = Clock(0.1)
    sleep(0.15)
    assert clock.left() > 0.05, "time in which others had the processor was counted"
    sleep(0.1 * PATIENCE)
    assert clock.left() <= 0.0


def test_a_clock_foresees_how_far_the_time_will_reach() -> None:
    clock = Clock(100.0)
    clock.end -= 75.0
    assert clock.more_for_each() == pytest.approx(25 / 75, rel=0.1)
    clock.end -= 75.0
    assert clock.more_for_each() == 0.0


def test_in_doubt_the_search_plays_as_a_playout_would() -> None:
    state = opened("samourai", scenario="torii")
    assert state.to_act is not None
    search = search_of(state.game)
    known = Knowledge(state, state.to_act, 1)
    usual = search.habit(known, 5)
    other = next(action for action in state.actions() if action != usual)

    def chosen(value: float, visits: int) -> int:
        found = Finding((Choice(other, visits, value), Choice(usual, visits, 0.5)), (0.5, 0.5), 2 * visits, 0.0)
        return search.in_doubt(known, found, other, 5)

    assert chosen(0.51, 20) == usual, "a difference within the noise"
    assert chosen(0.51, 2000) == other, "the same difference, often seen"
    assert chosen(0.6, 20) == other
    untried = Finding((Choice(other, 20, 0.5), Choice(usual, 0, 0.0)), (0.5, 0.5), 20, 0.0)
    assert search.in_doubt(known, untried, other, 5) == other


def test_who_mixes_in_samurai_spirit_keeps_to_what_is_steady() -> None:
    """Drawn by lot from few playouts almost anything is played. Who takes the best found needs no such help."""
    state = opened("samurai-spirit")
    assert state.to_act is not None
    search, known = search_of(state.game), Knowledge(state, state.to_act, 1)
    usual = search.habit(known, 5)
    other = next(action for action in state.actions() if action != usual)
    found = Finding((Choice(other, 50, 0.52), Choice(usual, 50, 0.5)), (0.5,), 100, 0.0)
    assert search.in_doubt(known, found, other, 5, mixes=True) == usual
    assert search.in_doubt(known, found, other, 5) == other


def aims(cap_winner: int, *conditions: Any) -> Any:
    return SimpleNamespace(cap_winner=cap_winner, conditions=len(conditions), condition=conditions)


def test_whoever_wins_by_waiting_trusts_the_search_more() -> None:
    """A playout sees one turn, in which staying looks best; for whom time works that is no illusion."""
    move: Any = SimpleNamespace(decision=Decision.MOVE.value, to_act=1)
    assert doubt(move, aims(1)) < doubt(move, aims(0)) == doubt(move, aims(NOBODY))
    fire: Any = SimpleNamespace(decision=Decision.FIRE.value, to_act=1)
    assert doubt(fire, aims(1)) == doubt(fire, aims(0))


def test_whoever_must_leave_runs_past_his_enemies() -> None:
    """SB-5.4: enemies hold nobody up. Who has come to fight stays in contact."""
    for seat, man, stays in ((0, "gyokan", False), (1, "rihei", True)):
        table = Table("crossroads", {"gyokan": "N9", "rihei": "N8"}, step="movement", active=seat, turn=2)
        known, search = Knowledge(table.state, seat, 1), search_of(table.state.game)
        taken = {table.state.notation(search.habit(known, seed)) for seed in range(40)}
        assert (f"move:{man}" not in taken) is stays


def walked(table: Table, seat: int, man: str) -> str:
    """The notation of a whole move as the captain orders it."""
    state = table.state
    search, orders = search_of(state.game), [f"move:{man}"]
    state.apply(state.parse(orders[0]))
    while state.to_act == seat and orders[-1] not in ("stop", "exit"):
        action = search.habit(Knowledge(state, seat, 1), 1)
        orders.append(state.notation(action))
        state.apply(action)
    return " ".join(orders)


def test_whoever_must_leave_goes_first_and_does_not_rest_on_the_edge() -> None:
    men = {"benkan": "N12", "gyokan": "N1", "dogyo": "M12", "rihei": "C3"}
    table = Table("crossroads", men, step="movement", active=0, turn=2)
    known, search = Knowledge(table.state, 0, 1), search_of(table.state.game)
    assert {table.state.notation(search.habit(known, seed)) for seed in range(20)} == {"move:gyokan"}
    assert walked(table, 0, "gyokan") == "move:gyokan exit"


@pytest.mark.parametrize(("enemy", "rests"), [("uhei", "N4"), ("rihei", "O3")])
def test_the_others_step_before_the_archers(enemy: str, rests: str) -> None:
    """SB-4.14: a figure bars a short shot. Where nobody has a bow everybody just runs on."""
    table = Table("crossroads", {"gyokan": "N9", "ekei": "P9", enemy: "N3"}, step="movement", active=0, turn=2)
    assert walked(table, 0, "ekei").endswith(f"to:{rests} stop")


def test_whoever_must_live_keeps_away_and_another_stands_on_what_is_wanted() -> None:
    men = {"gyokan": "Q8", "benkan": "S8", "dogyo": "S9", "masakatsu": "O8"}
    fled, stood = (
        walked(Table("temple-assault", men, step="movement", active=1, turn=2), 1, man) for man in ("gyokan", "benkan")
    )
    assert "to:T8" in fled and fled.endswith("stop"), "by the door away from the enemy"
    assert stood == "move:benkan to:R8 stop"


def test_whoever_must_leave_follows_his_captain() -> None:
    step: Any = SimpleNamespace(decision=Decision.STEP.value, to_act=0)
    ours, theirs = (SimpleNamespace(kind=Reason.LEFT.value, side=side) for side in (0, 1))
    assert doubt(step, aims(1, ours)) > doubt(step, aims(1, theirs)) == doubt(step, aims(1))


@pytest.mark.parametrize(
    ("name", "options", "slips"), [("samourai", {"scenario": "torii"}, True), ("kenjin", {}, False)]
)
def test_low_levels_slip_where_playouts_are_too_good_for_them(name: str, options: dict[str, Any], slips: bool) -> None:
    state = opened(name, **options)
    assert state.to_act is not None
    known = Knowledge(state, state.to_act, 1)
    sober = Level(iterations=20, seconds=0.0, temperature=0.0, hiding=0.0, slips=0.0)
    clumsy = sober._replace(slips=1.0)
    moves = [[SearchBot(level).choose(known, Random(seed)) for seed in range(30)] for level in (sober, clumsy)]
    assert (moves[0] != moves[1]) is slips


def test_a_slip_that_costs_much_is_not_made() -> None:
    """Harakiri by the last samurai, who can still fight, is not left to the lot."""
    men = {"nobutsune": "F9", "kansuke": "F7", "heihachi": "F5", "tadakage": "M9", "norifusa": "M5", "matabei": "I9"}
    table = Table("torii", men, step="first-fire", acted=0)
    known = Knowledge(table.state, 0, 1)
    search, died = search_of(table.state.game), table.state.parse("harakiri:nobutsune")
    assert died in search.sensible(known, known.actions())
    assert search.bearable(known, died, Random(1)) != died
    assert search.bearable(known, table.state.parse("done"), Random(1)) == table.state.parse("done")


def test_threads_share_the_work() -> None:
    state = opened("kenjin")
    found = search_of(state.game).run(Knowledge(state, 0, 1), Random(1), 400, threads=2)
    assert found.iterations == 400 == sum(choice.visits for choice in found.choices)


def test_a_search_that_is_decided_ends() -> None:
    """With one card left to choose a place for, a few looks are enough; the choice is that of the whole search."""
    state = opened("kenjin")
    dealer = Dealer(2)
    while len(state.actions()) != 4:
        state.apply(dealer.choose(state))
    assert state.to_act is not None
    known, search = Knowledge(state, state.to_act, 1), search_of(state.game)
    whole, brief = (search.run(known, Random(1), 4000, briefly=briefly) for briefly in (False, True))
    assert whole.iterations == 4000 >= brief.iterations == sum(choice.visits for choice in brief.choices)
    assert brief.choices[0].action == whole.choices[0].action


def test_a_search_ends_when_no_choice_is_better_by_a_hair() -> None:
    state, dealer = tatami.game("samurai-spirit").new(), Dealer(3)
    while state.to_act == CHANCE or len(state.actions()) != 2:
        state.apply(dealer.choose(state))
    assert state.to_act is not None
    known, search = Knowledge(state, state.to_act, 1), search_of(state.game)
    found = []
    for hair in (0.0, 0.004, 0.05):
        found.append(search.run(known, Random(1), 4800, briefly=True, hair=hair))
    patient, brief, brisk = found
    assert brisk.iterations < brief.iterations < patient.iterations < 4800
    assert brisk.choices[0].action == brief.choices[0].action == patient.choices[0].action


@pytest.mark.parametrize(("number", "may_end"), [(1, False), (3, False), (4, True), (5, True)])
def test_only_a_bot_that_never_mixes_ends_by_a_hair(
    number: int, may_end: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who mixes needs the shares of all choices, and a search that ends early leaves them flat."""
    state = opened("samurai-spirit")
    assert state.to_act is not None
    search, asked = search_of(state.game), []
    run = search.run

    def watched(*given: Any, hair: float, **more: Any) -> Finding:
        asked.append(hair)
        return run(*given, hair=hair, **more)

    monkeypatch.setattr(search, "run", watched)
    SearchBot(LEVELS[number]._replace(iterations=50)).choose(Knowledge(state, state.to_act, 1), Random(1))
    assert asked == [search.hair if may_end else 0.0] and search.hair > 0.0


def test_a_few_equal_results_settle_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where almost all is lost the first playouts all end the same; that is no reason to look no further."""
    state, dealer = tatami.game("samurai-spirit").new(), Dealer(3)
    while state.to_act == CHANCE or len(state.actions()) < 2:
        state.apply(dealer.choose(state))
    assert state.to_act is not None
    search = search_of(state.game)
    trees_grown = SearchTrees(search, Knowledge(state, state.to_act, 1), 1, 100, -1, UNTOLD, hair=0.004)
    for visits, settled in ((1, False), (50, False), (5000, True)):
        monkeypatch.setattr(trees_grown, "root_choices", lambda visits=visits: [(k, visits, 0.0) for k in range(3)])
        assert trees_grown.is_decided(left=10_000) is settled


def test_what_is_foretold_is_what_the_dealer_deals() -> None:
    """A clairvoyant who knows the dealer's numbers knows his outcomes."""
    state, dealer, lots = tatami.game("samurai-spirit").new(), Dealer(4), Dealer(4).random
    dealt = 0
    while state.to_act is not None:
        if state.to_act != CHANCE:
            state.apply(state.actions()[0])
            continue
        outcomes = state.chance()
        weights = [probability for _, probability in outcomes]
        expected = outcomes[plain(place_drawn)(lots.random(), weights, len(weights))][0]
        action = dealer.deal(state)
        assert action == expected
        state.apply(action)
        dealt += 1
    assert dealt > 10


def test_a_forced_action_gets_everything() -> None:
    state = opened("kenjin")
    action = state.parse("lord@3")
    found = search_of(state.game).run(Knowledge(state, 0, 1), Random(1), 50, forced=action)
    assert [(choice.action, choice.visits) for choice in found.choices] == [(action, 50)]


def test_the_search_is_no_coward() -> None:
    """KJ-3.8: with the Lord and one more card in hand, the Lord goes first."""
    state = opened("kenjin")
    dealer = Dealer(3)
    while state.to_act is not None:
        seat = state.to_act
        hand = state.view(seat)["seats"][seat]["hand"]
        if len(hand) == 2 and "lord" in hand:
            found = search_of(state.game).run(Knowledge(state, seat, 1), Random(1), 3000)
            assert state.notation(found.choices[0].action).startswith("lord@")
            return
        actions = [action for action in state.actions() if not state.notation(action).startswith("lord@")]
        state.apply(dealer.pick(actions))
    raise AssertionError("nobody kept a Lord")


def test_hidden_cards_look_alike_to_the_others_and_not_to_their_owner() -> None:
    state = opened("kenjin")
    seen = plain(search_of(state.game).seen)
    table, figures = state.table(), state.read_figures()
    lord, peasant = state.parse("lord@2"), state.parse("peasant@2")
    scout, elsewhere = state.parse("scout@2"), state.parse("lord@3")
    assert seen(table, figures, lord, 1) == seen(table, figures, peasant, 1) >= END
    assert seen(table, figures, lord, 1) != seen(table, figures, elsewhere, 1)
    assert seen(table, figures, scout, 1) == scout
    assert seen(table, figures, lord, 0) == 0


def test_temperature_mixes_and_zero_does_not() -> None:
    found = Finding((Choice(7, 60, 0.6), Choice(8, 30, 0.5), Choice(9, 10, 0.4)), (0.5, 0.5), 100, 0.0)
    rng = Random(1)
    assert {draw_by_visits(found, 0.0, rng) for _ in range(50)} == {7}
    counts = dict.fromkeys((7, 8, 9), 0)
    for _ in range(6000):
        counts[draw_by_visits(found, 1.0, rng)] += 1
    assert abs(counts[7] / 6000 - 0.6) < 0.03 and abs(counts[9] / 6000 - 0.1) < 0.02
    sharp = [draw_by_visits(found, 0.2, rng) for _ in range(1000)]
    assert sharp.count(7) > 900
