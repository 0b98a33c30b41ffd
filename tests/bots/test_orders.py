"""A move is chosen by where it ends, and carried out step by step."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tatami import CHANCE, State
from tatami.bots import Knowledge, choose
from tatami.bots.levels import LEVELS, SearchBot, choose_order
from tatami.bots.orders import Budget, best_order
from tatami.bots.search import search_of
from tatami.games.samourai import orders
from tatami.server.services import Services
from tatami.tables.bot_pool import BotPool
from tatami.tables.seats import Kind, Seat
from tests.games.samourai.table import Table
from tests.kit.walks import walk
from tests.new_tables import create
from tests.tables.test_services import AIKO, with_services


def moving(man: str = "gyokan") -> State:
    """Somebody who has taken up a move and not made a step."""
    table = Table(
        "temple-assault", {"gyokan": "Q8", "benkan": "S8", "masakatsu": "O8"}, step="movement", active=1, turn=2
    )
    table.play(f"move:{man}")
    return table.state


def played(state: State, actions: list[int]) -> State:
    state = state.copy()
    for action in actions:
        state.apply(action)
    return state


def test_every_end_is_reached_by_its_way() -> None:
    state = moving()
    found = orders.ends(state, 1, state.actions())
    assert len(found) > 10
    for way, end in found:
        assert played(state, way).digest() == end.digest()
        assert not orders.is_under_way(end.open(), 1)
    places = [end.view(1) for _, end in found]
    assert len({str(view["men"]) for view in places}) == len(found), "no end is listed twice"


def test_whoever_may_leave_the_map_is_given_no_order() -> None:
    men = {"benkan": "N12", "gyokan": "N1", "dogyo": "M12", "rihei": "C3"}
    table = Table("crossroads", men, step="movement", active=0, turn=2)
    table.play("move:gyokan")
    assert orders.ends(table.state, 0, table.state.actions()) == []


def test_only_who_plans_far_gives_orders_and_only_at_the_first_step() -> None:
    state = moving()
    search, known = search_of(state.game), Knowledge(state, 1, 1)
    few, enough = Budget(99, None), Budget(120, None)
    assert best_order(search, known, state.actions(), few, Random(1)) == []
    order = best_order(search, known, state.actions(), enough, Random(1))
    assert order == best_order(search, known, state.actions(), enough, Random(1)), "the same for the same seed"
    assert not orders.is_under_way(played(state, order).open(), 1)
    going = played(state, next(way for way, _ in orders.ends(state, 1, state.actions()) if len(way) > 2)[:1])
    assert best_order(search, Knowledge(going, 1, 1), going.actions(), enough, Random(1)) == []
    kenjin = Knowledge(search_of(state.game).game.new(), 0, 1)
    assert best_order(search, kenjin, kenjin.actions(), enough, Random(1)) == [], "at the set-up nobody moves"


def test_orders_are_the_same_whatever_the_secrets() -> None:
    rng, looked = Random(7), 0
    for state, _ in walk("samourai", {"scenario": "ninja-night"}, "orders"):
        seat = state.to_act
        if seat is None or seat == CHANCE or not orders.begins(state.open()) or looked == 8:
            continue
        looked += 1
        twin = state.redeal(seat, rng)
        order = choose_order(Knowledge(state, seat, 1), "iterations:120", 1)
        assert order == choose_order(Knowledge(twin, seat, 1), "iterations:120", 1)
        assert order[0] in state.actions()
    assert looked == 8


def test_a_bot_carries_its_order_out() -> None:
    state = moving()
    bot = SearchBot(LEVELS[4]._replace(iterations=150, seconds=0.0))
    order = [bot.choose(Knowledge(state, 1, 1), Random(1))]
    expected = [*order, *bot.rest]
    state.apply(order[0])
    while bot.rest:
        order.append(bot.choose(Knowledge(state, 1, 2), Random(2)))
        state.apply(order[-1])
    assert order == expected and not orders.is_under_way(state.open(), 1)


def test_an_order_is_dropped_when_something_comes_between() -> None:
    state = moving()
    bot = SearchBot(LEVELS[4]._replace(iterations=150, seconds=0.0))
    bot.rest, bot.next_moment = [max(state.actions())], (99,)
    action = bot.choose(Knowledge(state, 1, 1), Random(1))
    fresh = SearchBot(LEVELS[4]._replace(iterations=150, seconds=0.0))
    assert action == fresh.choose(Knowledge(state, 1, 1), Random(1))


def test_an_order_begins_with_the_choice() -> None:
    known = Knowledge(moving(), 1, 1)
    assert choose_order(known, "iterations:150", 1)[0] == choose(known, "iterations:150", 1)
    assert len(choose_order(known, "random", 1)) == 1


def test_the_server_asks_once_for_an_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def two(self: BotPool, bot: str, state: State, *rest: Any) -> list[int]:
        """The next two actions, as long as both are the bot's own."""
        asked.append(len(state.history()))
        first = state.actions()[0]
        after = played(state, [first])
        return [first, after.actions()[0]] if after.to_act == state.to_act else [first]

    monkeypatch.setattr(BotPool, "choose", two)

    async def scene(services: Services) -> None:
        seats = [Seat(Kind.BOT, bot="level:4", ready=True), Seat(Kind.PERSON, name="Aiko", ready=True)]
        table, _ = await create(services, AIKO, "samourai", {"scenario": "torii"}, seats, mine=(1,))
        services.bot_turns.wake(table)
        async with asyncio.timeout(30):
            while table.bot_in_turn() is not None:
                await asyncio.sleep(0.01)
        moves = len(table.play.state.history())
        assert moves > 4 and len(asked) <= moves / 2 + 1

    with_services(tmp_path, scene)
