"""KJ-1 and KJ-2: what is in the box, and how the table is laid."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tatami

from .scenes import CLAN, FOURS, KENJIN, REGULAR, SECRET, SIXES, TABLES, legal, play, random_game, scene


def lay(state: tatami.State, *tiles: str) -> None:
    play(state, *(f"tile:{tile}" for tile in tiles))


def tiles(state: tatami.State) -> list[str | None]:
    return [field["battlefield"] for field in state.view(None)["battlefields"]]


@pytest.mark.rule("KJ-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_with_clans_that_are_alike(players: int) -> None:
    state = KENJIN.new(players=players)
    hands = [state.view(seat)["seats"][seat]["hand"] for seat in range(players)]
    assert hands == [hands[0]] * players


@pytest.mark.rule("KJ-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match=rf"players={players}: must be 2, 3 or 4"):
        KENJIN.new(players=players)


@pytest.mark.rule("KJ-1.2", "KJ-2.8")
def test_everyone_holds_the_thirteen_cards_of_a_clan() -> None:
    state = KENJIN.new(players=4)
    for seat in range(4):
        assert Counter(state.view(seat)["seats"][seat]["hand"]) == CLAN
        assert state.view(None)["seats"][seat]["cards_in_hand"] == 13


@pytest.mark.rule("KJ-1.2", "KJ-3.6")
@pytest.mark.parametrize("unit", [unit for unit in REGULAR + SECRET if unit != "assassin"])
def test_the_kind_decides_the_facing_and_there_is_no_way_to_lay_the_wrong_face(unit: str) -> None:
    state = scene("port", "pass", "torii", "palace")
    assert [text for text in legal(state) if unit in text] == [f"{unit}@{number}" for number in (1, 2, 3, 4)]
    play(state, f"{unit}@1")
    [card] = state.view(1)["battlefields"][0]["rows"][0]["cards"]
    assert card["up"] is (unit in REGULAR)
    assert card["unit"] == (unit if unit in REGULAR else None)


@pytest.mark.rule("KJ-3.6")
def test_during_the_deployment_only_secret_units_ever_lie_face_down() -> None:
    for state in random_game(5, players=4):
        for field in state.position()["battlefields"] if state.view(None)["phase"] == "deployment" else []:
            for word in (word for side in field["rows"] for word in side["cards"]):
                assert word.startswith(("+", *SECRET))


@pytest.mark.rule("KJ-1.3")
def test_five_battlefields_are_worth_4_and_five_are_worth_6() -> None:
    points = KENJIN.figures()["battlefield"]
    assert {name: points[name] for name in FOURS} == dict.fromkeys(FOURS, 4)
    assert {name: points[name] for name in SIXES} == dict.fromkeys(SIXES, 6)
    assert len(points) == 10 + 1  # and their provenance


@pytest.mark.rule("KJ-2.1")
def test_seat_0_plays_first_and_the_next_seat_follows() -> None:
    state = scene("port", "pass", "rice-field", "palace", "village", "fortress")
    played = [state.to_act]
    for number in (1, 1, 3, 3, 5, 5):
        play(state, f"peasant@{number}")
        played.append(state.to_act)
    assert played == [0, 0, 1, 1, 2, 2, 0]


@pytest.mark.rule("KJ-2.2")
def test_two_players_have_four_battlefields_4_6_4_6_all_between_them() -> None:
    state = KENJIN.new()
    lay(state, "torii", "fortress", "port", "pass")
    fields = state.view(None)["battlefields"]
    assert tiles(state) == ["torii", "fortress", "port", "pass"]
    assert [field["points"] for field in fields] == [4, 6, 4, 6]
    assert [[side["seat"] for side in field["rows"]] for field in fields] == [[0, 1]] * 4


@pytest.mark.rule("KJ-2.3")
@pytest.mark.parametrize(
    ("players", "sides"),
    [
        (3, [[0, 1], [0, 1], [1, 2], [1, 2], [2, 0], [2, 0]]),
        (4, [[0, 1], [0, 1], [1, 2], [1, 2], [2, 3], [2, 3], [3, 0], [3, 0]]),
    ],
)
def test_three_or_four_players_have_a_4_and_a_6_with_each_neighbour(players: int, sides: list[list[int]]) -> None:
    fields = KENJIN.new(players=players).view(None)["battlefields"]
    assert [[side["seat"] for side in field["rows"]] for field in fields] == sides
    assert [field["points"] for field in fields] == [4, 6] * players
    assert [field["number"] for field in fields] == list(range(1, 2 * players + 1))


@pytest.mark.rule("KJ-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_fights_on_two_4s_and_two_6s(players: int) -> None:
    fields = KENJIN.new(players=players).view(None)["battlefields"]
    for seat in range(players):
        mine = [field["points"] for field in fields if seat in [side["seat"] for side in field["rows"]]]
        assert sorted(mine) == [4, 4, 6, 6]


@pytest.mark.rule("KJ-2.5")
def test_the_random_set_up_draws_by_number_from_what_is_left_of_that_value() -> None:
    state = KENJIN.new(players=3)
    left = {4: set(FOURS), 6: set(SIXES)}
    for number, tile in enumerate(("camp", "temple", "port", "pass", "torii", "palace"), 1):
        value = 4 if number % 2 else 6
        outcomes = {state.notation(action): chance for action, chance in state.chance()}
        assert outcomes == {f"tile:{name}": pytest.approx(1 / len(left[value])) for name in left[value]}
        lay(state, tile)
        left[value].discard(tile)
        assert tiles(state)[number - 1] == tile
    assert (state.to_act, legal(state, "tile")) == (0, [])


@pytest.mark.rule("KJ-2.5")
def test_battlefields_not_placed_are_out_of_the_game() -> None:
    state = KENJIN.new(players=4)
    lay(state, "port", "pass", "rice-field", "sanctuary", "village", "palace", "camp", "temple")
    assert state.to_act == 0
    assert state.why("tile:torii") == ["KJ-2.5"]
    assert "torii" not in tiles(state) and "fortress" not in tiles(state)


@pytest.mark.rule("KJ-2.6")
def test_two_players_cannot_draft() -> None:
    with pytest.raises(ValueError, match=r"setup=draft: two players cannot draft \(KJ-2\.6\)"):
        KENJIN.new(players=2, setup="draft")


@pytest.mark.rule("KJ-2.6")
def test_draft_each_takes_a_4_clockwise_and_lays_it_towards_the_left_neighbour() -> None:
    state = KENJIN.new(players=3, setup="draft")
    lay(state, "port", "camp", "torii", "village")
    assert state.view(None)["offer"] == ["port", "village", "camp", "torii"]
    for seat, tile in enumerate(("torii", "camp", "port")):
        assert state.to_act == seat
        play(state, f"draft:{tile}")
    assert tiles(state) == ["torii", None, "camp", None, "port", None]
    assert state.to_act == tatami.CHANCE


@pytest.mark.rule("KJ-2.6")
def test_draft_with_four_players_all_five_4s_are_drawn_one_by_one() -> None:
    state = KENJIN.new(players=4, setup="draft")
    for tile in FOURS:
        assert f"tile:{tile}" in legal(state)
        lay(state, tile)
    assert legal(state) == [f"draft:{tile}" for tile in FOURS]


@pytest.mark.rule("KJ-2.7")
@pytest.mark.parametrize("players", [3, 4])
def test_draft_then_each_takes_a_6_anticlockwise_and_lays_it_towards_the_right_neighbour(players: int) -> None:
    state = KENJIN.new(players=players, setup="draft")
    lay(state, *FOURS[: players + 1])
    play(state, *(f"draft:{tile}" for tile in FOURS[:players]))
    assert set(legal(state)) == {f"tile:{tile}" for tile in SIXES}  # the 4 that was left over is out
    lay(state, *SIXES[: players + 1])
    order = []
    for tile in SIXES[:players]:
        order.append(state.to_act)
        play(state, f"draft:{tile}")
    assert order == list(range(players))[::-1]
    # The last seat's 6 lies at twice its number, and so on down to seat 0's at the last number of all.
    expected = {2 * seat if seat else 2 * players: tile for seat, tile in zip(order, SIXES, strict=False)}
    assert {number: tiles(state)[number - 1] for number in expected} == expected
    assert state.view(None)["offer"] == []
    assert (state.to_act, state.view(None)["decision"]) == (0, "engage")


@pytest.mark.rule("KJ-2.8")
@pytest.mark.parametrize("options", TABLES)
def test_there_is_no_draw_pile_chance_is_over_with_the_set_up(options: dict[str, Any]) -> None:
    *_, end = random_game(1, **options)
    actors = [actor for actor, text in end.record()["actions"] if not text.startswith("draft:")]
    assert "chance" not in actors[actors.index(0) :]


BOUNDS = [({"players": 2}, 39), ({"players": 3}, 57), ({"players": 3, "setup": "draft"}, 65)]
BOUNDS += [({"players": 4}, 75), ({"players": 4, "setup": "draft"}, 85)]


@pytest.mark.parametrize(("options", "bound"), BOUNDS)
def test_no_record_is_longer_than_the_bound_of_its_table(options: dict[str, Any], bound: int) -> None:
    assert KENJIN.most_actions(KENJIN.complete(options)) == bound
    for seed in range(10):
        *_, end = random_game(seed, **options)
        assert len(end.record()["actions"]) <= bound


def test_the_bound_for_two_players_is_reached_when_nothing_falls_flat() -> None:
    state = KENJIN.new()
    lay(state, "camp", "sanctuary", "port", "palace")
    play(state, "peasant@1", "peasant@2", "peasant@1", "peasant@2")
    play(state, "scout@1", "reveal:1", "shugenja@1", "look:2/1/1")
    play(state, "scout@1", "reveal:1", "shugenja@1", "look:2/0/1")
    play(state, "brute@2", "general@2", "move:1>3", "brute@2", "general@2", "move:1>3")
    play(state, "ashigaru@1", "peasant@2", "ashigaru@2", "peasant@2")
    play(state, "peasant@2", "lord@2", "peasant@2", "lord@2", "archer@4", "samurai@4", "archer@4", "samurai@4")
    play(state, "assassin:2/1/1", "assassin:2/0/1", "bonus:2+3", "destroy:3", "destroy:4")
    assert state.to_act is None
    assert len(state.record()["actions"]) == 39


@pytest.mark.parametrize(
    "wrong", [{"setup": "expert"}, {"teams": 1}, {"colour": "red"}, {"torii_counts_itself": "yes"}]
)
def test_an_unknown_option_or_value_is_refused_by_name(wrong: dict[str, Any]) -> None:
    [name] = wrong
    with pytest.raises(ValueError, match=name):
        KENJIN.new(**wrong)
