"""KJ-9: who knows what."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tatami
from tatami.games.kenjin.view import ALL_PARTS, open_state

from .scenes import KENJIN, TABLES, Battle, Field, fought, legal, play, random_game, row, scene, seen, told

THREE: tuple[Field, ...] = ("port", "pass", "village", "palace", "torii", "fortress")


@pytest.mark.rule("KJ-9.1")
def test_everyone_sees_battlefields_hand_sizes_rows_and_face_up_cards() -> None:
    state = scene(("port", ["lord", "+ashigaru"], ["brute"]), *THREE[1:])
    for viewer in (1, 2, None):
        view = state.view(viewer)
        assert [field["battlefield"] for field in view["battlefields"]] == list(THREE)
        assert [seat["cards_in_hand"] for seat in view["seats"]] == [11, 12, 13]
        cards = view["battlefields"][0]["rows"][0]["cards"]
        assert [(card["up"], card["unit"]) for card in cards] == [(False, None), (True, "ashigaru")]


@pytest.mark.rule("KJ-9.1")
def test_everyone_sees_which_place_was_replaced_by_whose_assassin() -> None:
    state = scene(("port", [], ["lord", "brute"]), *THREE[1:])
    events = play(state, "assassin:1/1/2")
    for viewer in (2, None):
        assert told(events, viewer) == [{"id": "assassinated", "seat": 0, "number": 1, "owner": 1, "place": 2}]
        card = state.view(viewer)["battlefields"][0]["rows"][1]["cards"][1]
        assert (card["owner"], card["unit"]) == (0, "assassin")


@pytest.mark.rule("KJ-9.1")
def test_everyone_sees_which_card_a_general_moved_where() -> None:
    state = scene(("port", ["lord", "brute"], []), *THREE[1:])
    events = play(state, "general@1", "move:2>6")
    for viewer in (1, 2, None):
        assert told(events, viewer)[1] == {"id": "moved", "seat": 0, "number": 1, "place": 2, "to": 6}
    assert told(events, 0)[1]["unit"] == "brute"


@pytest.mark.rule("KJ-9.2")
def test_a_player_knows_his_own_cards_on_the_table_and_in_hand() -> None:
    state = scene(("port", ["lord", "peasant"], []), *THREE[1:], hands={0: ["brute", "scout"]})
    assert seen(state, 0, 1, 0) == ["lord", "peasant"]
    assert sorted(state.view(0)["seats"][0]["hand"]) == ["brute", "scout"]
    for viewer in (1, 2, None):
        assert seen(state, viewer, 1, 0) == [None, None]
        assert state.view(viewer)["seats"][0]["hand"] is None


@pytest.mark.rule("KJ-9.2")
def test_a_player_knows_what_his_shugenja_saw_and_what_was_taken_by_him_or_from_him() -> None:
    state = scene(("port", [], ["lord", "brute"]), *THREE[1:], engaged=1)
    play(state, "shugenja@2", "look:1/1/2")
    assert seen(state, 0, 1, 1) == [None, "brute"]
    play(state, "peasant@1", "peasant@1", "assassin:1/1/1")
    assert [state.view(viewer)["seats"][2]["taken"]["unit"] for viewer in (0, 1, 2)] == [None, "lord", "lord"]


@pytest.mark.rule("KJ-9.2")
def test_who_saw_a_card_still_knows_it_after_a_general_moved_it() -> None:
    state = scene(("port", ["brute", "lord"], []), *THREE[1:], to_act=1, engaged=1)
    play(state, "shugenja@3", "look:1/0/2")
    play(state, "peasant@4", "peasant@4")
    play(state, "general@1", "move:2>6")
    assert row(state, 6, 1) == ["lord?1"]
    assert seen(state, 1, 6, 1) == ["lord"]
    assert seen(state, 2, 6, 1) == [None]
    assert seen(state, 1, 1, 0) == [None, "general"]


@pytest.mark.rule("KJ-9.2")
def test_moving_another_card_does_not_shift_what_was_seen() -> None:
    state = scene(("port", ["brute", "lord?1"], []), *THREE[1:])
    play(state, "general@1", "move:1>6")
    assert seen(state, 1, 1, 0) == ["lord", "general"]
    assert seen(state, 1, 6, 1) == [None]


@pytest.mark.rule("KJ-9.2")
def test_who_saw_a_card_still_knows_it_after_an_assassin_took_it() -> None:
    state = scene(("port", ["lord?1"], []), *THREE[1:], to_act=2)
    events = play(state, "assassin:1/0/1")
    for viewer, unit in [(0, "lord"), (1, "lord"), (2, "lord"), (None, None)]:
        assert state.view(viewer)["seats"][2]["taken"]["unit"] == unit
        assert told(events, viewer)[0].get("unit") == unit


@pytest.mark.rule("KJ-9.3")
def test_to_others_an_engaged_secret_unit_reads_secret() -> None:
    state = scene("port", "pass", "torii", "palace")
    brute, scout = state.parse("brute@2"), state.parse("scout@2")
    assert KENJIN.public_notation(state, brute, 0) == "brute@2"
    assert KENJIN.public_notation(state, brute, 1) == KENJIN.public_notation(state, brute, None) == "secret@2"
    assert KENJIN.public_notation(state, scout, 1) == "scout@2"
    assert told(play(state, "brute@2"), 1) == [{"id": "engaged", "seat": 0, "number": 2, "place": 1}]


@pytest.mark.rule("KJ-9.3")
@pytest.mark.parametrize(
    ("first", "then"),
    [("shugenja@1", "look:1/1/1"), ("general@1", "move:1>3"), ("scout@1", "reveal:1"), ("", "assassin:1/1/1")],
)
def test_every_other_action_is_public_as_written(first: str, then: str) -> None:
    state = scene(("port", ["brute"], ["lord"]), "pass", "torii", "palace")
    play(state, *filter(None, [first]))
    assert KENJIN.public_notation(state, state.parse(then), 1) == then


@pytest.mark.rule("KJ-9.3")
def test_spectators_see_what_everyone_sees_and_no_choices() -> None:
    state = scene(("port", ["lord?1"], ["brute?0"]), "pass", "torii", "palace")
    assert seen(state, None, 1, 0) == seen(state, None, 1, 1) == [None]
    view = state.view(None)
    assert view["actions"] == [] and [seat["hand"] for seat in view["seats"]] == [None, None]


@pytest.mark.rule("KJ-9.3")
def test_only_whoever_is_to_act_is_shown_the_choices() -> None:
    state = scene("port", "pass", "torii", "palace")
    assert state.view(0)["actions"] == legal(state)
    assert state.view(1)["actions"] == []


@pytest.mark.rule("KJ-9.3")
def test_everything_is_shown_once_the_game_is_over() -> None:
    state = fought(("port", ["lord"], []), "pass", "torii", "palace", last="assassin:1/0/1")
    assert state.view(None)["seats"][1]["taken"]["unit"] == "lord"
    assert None not in [unit for number in (1, 2, 3, 4) for side in (0, 1) for unit in seen(state, None, number, side)]


def test_only_seats_of_this_table_are_said_to_know_a_card() -> None:
    fields = (("camp", ["brute"], []), "pass", "torii", "palace")
    state = scene(*fields, hands={0: ["lord"], 1: ["archer"]})
    play(state, "lord@2", "archer@4")
    [lord] = state.view(1)["battlefields"][1]["rows"][0]["cards"]
    assert lord["known_to"] == [0, 1]


# -- the redeal


def as_bytes(view: dict[str, Any]) -> bytes:
    return json.dumps(view).encode()


@pytest.mark.rule("KJ-9.1")
@pytest.mark.parametrize("options", TABLES)
def test_a_redeal_looks_the_same_to_its_seat_and_keeps_every_clan_whole(options: dict[str, Any]) -> None:
    dealer = tatami.Dealer(8)
    for ply, state in enumerate(random_game(21, **options)):
        before = state.digest()
        for viewer in (*range(state.seats), None) if ply % 3 == 0 or state.view(None)["phase"] != "deployment" else ():
            twin = state.redeal(viewer, dealer)
            assert as_bytes(twin.view(viewer)) == as_bytes(state.view(viewer))
            parts, alike = (remembered_by(one, viewer) for one in (state, twin))
            assert parts == alike, "what views are remembered by tells a secret"
            assert KENJIN.position(twin.position()).digest() == twin.digest()
        assert state.digest() == before


def remembered_by(state: tatami.State, viewer: int | None) -> list[bytes]:
    found = open_state(state)
    return [found.known_bytes(part, viewer) or found.veiled[part] for part in ALL_PARTS]


def redealt(state: tatami.State, viewer: int | None, times: int, number: int, side: int) -> list[tuple[str, ...]]:
    """A row as it lies in many redeals."""
    dealer = tatami.Dealer(4)
    return [
        tuple(word.rstrip("!?*0123") for word in row(state.redeal(viewer, dealer), number, side)) for _ in range(times)
    ]


def spread(found: list[Any], outcomes: int) -> float:
    """How far counts are from all outcomes being equally likely: chi-square over its degrees of freedom."""
    expected = len(found) / outcomes
    counts = [found.count(outcome) for outcome in set(found)] + [0] * (outcomes - len(set(found)))
    return sum((count - expected) ** 2 / expected for count in counts) / (outcomes - 1)


@pytest.mark.rule("KJ-9.2")
def test_a_redeal_makes_every_order_of_unseen_cards_equally_likely() -> None:
    state = scene(
        ("port", [], ["lord", "brute"]), ("pass", [], ["samurai", "archer"]), "torii", "palace", hands={1: ["assassin"]}
    )
    found = redealt(state, 0, 600, 1, 1)
    assert len(set(found)) == 4 * 3
    assert spread(found, 12) < 2.0


@pytest.mark.rule("KJ-9.2")
def test_a_redeal_mixes_the_table_with_the_hand() -> None:
    state = scene(("port", [], ["lord"]), "pass", "torii", "palace", hands={1: ["brute", "archer", "samurai", "scout"]})
    found = redealt(state, 0, 400, 1, 1)
    assert set(found) == {("lord",), ("brute",), ("archer",), ("samurai",)}
    assert spread(found, 4) < 2.5


@pytest.mark.rule("KJ-9.2")
def test_a_redeal_gives_peasants_their_weight() -> None:
    state = scene(("port", [], ["lord"]), "pass", "torii", "palace")
    found = redealt(state, 0, 600, 1, 1)
    assert 0.42 < found.count(("peasant",)) / 600 < 0.58  # four of the eight secret units
    assert 0.08 < found.count(("lord",)) / 600 < 0.17


@pytest.mark.rule("KJ-9.2")
def test_a_redeal_leaves_what_the_seat_has_seen_in_its_place() -> None:
    fields: tuple[Field, ...] = (("port", ["archer"], ["lord?0", "+brute", "peasant"]), "pass", "torii", "palace")
    state = scene(*fields, taken={0: "samurai#1"}, hands={0: ["scout"]})
    for cards in redealt(state, 0, 60, 1, 1):
        assert cards[:2] == ("lord", "+brute")
        assert cards[2] in ("peasant", "archer")
    assert {row(state.redeal(0, tatami.Dealer(seed)), 1, 0)[0] for seed in range(20)} == {"archer"}
    assert {state.redeal(0, tatami.Dealer(seed)).position()["seats"][0]["taken"] for seed in range(20)} == {
        "samurai#1?0"
    }


@pytest.mark.rule("KJ-9.2")
def test_a_redeal_for_the_victim_keeps_what_was_taken_and_for_a_third_it_may_be_anything_unseen() -> None:
    state = scene(("port", ["brute"], ["assassin#0"]), *THREE[1:], taken={0: "lord#1"}, hands={0: ["scout"]})
    dealer = tatami.Dealer(6)
    taken = {
        viewer: {state.redeal(viewer, dealer).position()["seats"][0]["taken"] for _ in range(80)} for viewer in (1, 2)
    }
    assert taken[1] == {"lord#1?0"}
    assert taken[2] == {f"{unit}#1?0" for unit in ("lord", "peasant", "brute", "archer", "samurai")}


@pytest.mark.rule("KJ-9.3")
def test_a_redeal_for_a_spectator_mixes_every_clan() -> None:
    state = scene(("port", ["lord?1"], ["brute?0"]), "pass", "torii", "palace")
    for side in (0, 1):
        assert set(redealt(state, None, 80, 1, side)) == {
            (unit,) for unit in ("lord", "peasant", "brute", "archer", "samurai")
        }


def after_the_naming() -> tatami.State:
    """The Camp's winner chooses; seat 1 engaged two cards face down, the Archer as its thirteenth."""
    fields: tuple[Field, ...] = (("camp", ["brute"], []), ("pass", [], ["lord", "brute"]), "torii", "palace")
    state = fought(*fields, last="archer@2")
    assert row(state, 2, 1) == ["lord", "brute", "archer!"]
    return state


@pytest.mark.rule("KJ-3.8", "KJ-5.1")
@pytest.mark.parametrize("viewer", [0, None])
def test_after_the_naming_an_unseen_thirteenth_card_is_never_a_lord(viewer: int | None) -> None:
    found = redealt(after_the_naming(), viewer, 300, 2, 1)
    assert {cards[2] for cards in found} == {"brute", "archer"}
    assert len(set(found)) == 4
    assert spread(found, 4) < 2.5


@pytest.mark.rule("KJ-3.8")
def test_before_the_naming_the_thirteenth_card_may_be_a_lord() -> None:
    fields: tuple[Field, ...] = ("camp", ("pass", [], ["lord", "brute", "archer!"]), "torii", "palace")
    found = redealt(scene(*fields, hands={1: []}), 0, 200, 2, 1)
    assert {cards[2] for cards in found} == {"lord", "brute", "archer"}


@pytest.mark.rule("KJ-5.1")
@pytest.mark.parametrize("viewer", [1, None])
def test_a_coward_that_was_named_keeps_his_lord_in_every_redeal(viewer: int | None) -> None:
    fields: tuple[Field, ...] = (("camp", ["+scout"], []), ("pass", ["brute", "archer"], []), "torii", "palace")
    state = scene(*fields, hands={0: ["lord"], 1: ["samurai"]})
    play(state, "lord@2", "samurai@4")
    found = redealt(state, viewer, 40, 2, 0)
    assert set(found) == {("brute", "archer", "lord"), ("archer", "brute", "lord")}


@pytest.mark.rule("KJ-5.1")
def test_a_coward_whose_lord_was_taken_is_known_to_have_lost_him() -> None:
    fields: tuple[Field, ...] = (("camp", ["brute"], []), ("pass", ["archer"], []), *THREE[2:])
    state = scene(*fields, hands={0: ["lord"], 1: ["samurai"], 2: ["assassin"]})
    play(state, "lord@2", "samurai@4", "assassin:2/0/2")
    assert state.view(1)["seats"][2]["taken"]["unit"] == "lord"
    assert state.redeal(1, tatami.Dealer(0)).position()["seats"][2]["taken"].startswith("lord#0")


@pytest.mark.rule("KJ-6.2")
def test_a_redeal_hides_the_first_choice_at_the_sanctuary_from_all_but_its_maker() -> None:
    state = Battle("sanctuary", ["peasant", "brute", "peasant"], ["archer"]).play("destroy:3").state
    dealer = tatami.Dealer(1)
    doomed = {
        viewer: [state.redeal(viewer, dealer).position()["doomed"] for _ in range(200)] for viewer in (0, 1, None)
    }
    assert set(doomed[0]) == {3}
    for viewer in (1, None):
        assert set(doomed[viewer]) == {1, 3}
        assert spread(doomed[viewer], 2) < 4.0


def test_a_game_that_is_over_has_nothing_to_redeal() -> None:
    *_, end = random_game(3, players=3)
    assert end.redeal(0, tatami.Dealer(0)).digest() == end.digest()
