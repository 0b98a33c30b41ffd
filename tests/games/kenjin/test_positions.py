"""Positions: written out whole, read back the same, and every mistake named."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tatami

from .scenes import CLAN, KENJIN, TABLES, fought, play, random_game, row, scene

TWO = ["port", "pass", "torii", "palace"]
THREE = ["port", "pass", "torii", "palace", "camp", "fortress"]
ALL = list(CLAN.elements())


@pytest.mark.parametrize("options", TABLES)
def test_a_position_round_trips_at_every_ply(options: dict[str, Any]) -> None:
    for seed in (1, 2):
        for state in random_game(seed, **options):
            written = json.loads(json.dumps(state.position()))
            twin = KENJIN.position(written)
            assert twin.digest() == state.digest()
            assert (twin.to_act, twin.actions()) == (state.to_act, state.actions())


def test_the_choice_made_first_at_the_sanctuary_is_part_of_the_position() -> None:
    fields = ("port", ("sanctuary", ["peasant", "peasant"], ["brute", "archer"]), "torii", "palace")
    state = fought(*fields, last="samurai@3")
    play(state, "destroy:2")
    twin = KENJIN.position(state.position())
    play(twin, "destroy:2")
    assert row(twin, 2, 1) == ["+brute"]


def test_the_short_form_hands_out_what_lies_nowhere() -> None:
    state = KENJIN.position({"battlefields": [{"battlefield": "port", "rows": [["lord", "+scout"], []]}, *TWO[1:]]})
    assert (state.to_act, state.view(None)["decision"]) == (0, "engage")
    assert [seat["cards_in_hand"] for seat in state.view(None)["seats"]] == [11, 13]
    assert "lord" not in state.view(0)["seats"][0]["hand"]


def test_the_words_of_cards() -> None:
    rows = [["lord!", "peasant?1", "+brute", "assassin#1"], ["scout"]]
    position = {"battlefields": [{"battlefield": "port", "rows": rows}, *TWO[1:]], "seats": [{}, {"taken": "archer#0"}]}
    state = KENJIN.position(position)
    assert row(state, 1, 0) == ["lord!", "peasant?1", "+brute", "+assassin#1"]
    assert row(state, 1, 1) == ["+scout"]
    known = [card["known_to"] for card in state.view(None)["battlefields"][0]["rows"][0]["cards"]]
    assert known == [[0], [0, 1], [], []]


def test_a_game_from_a_position_is_recorded_from_there_and_replays() -> None:
    state = scene(("port", ["lord"], ["brute"]), "pass", "torii", "palace")
    dealer = tatami.Dealer(0)
    while state.to_act is not None:
        state.apply(dealer.choose(state))
    record = json.loads(json.dumps(state.record()))
    assert record["position"]["battlefields"][0]["rows"][0]["cards"] == ["lord"]
    assert tatami.replay(record).digest() == state.digest()


def field(**entry: Any) -> dict[str, Any]:
    return {"battlefields": [{"battlefield": "port"} | entry, *TWO[1:]]}


def wrong(**given: Any) -> dict[str, Any]:
    return {"battlefields": TWO} | given


MISTAKES: dict[str, tuple[dict[str, Any], str]] = {
    "another game": (wrong(game="samourai"), r"position: of samourai, not of kenjin"),
    "options that are no object": (wrong(options=[]), r"position: options: expected an object"),
    "an unknown option": (wrong(options={"colour": 1}), r"colour: kenjin has no such option"),
    "an unknown field": (wrong(cards=[]), r"position: cards: no such field; there are game, options,"),
    "an unknown decision": (wrong(decision="pray"), r"position: decision: 'pray' is not one of tile, draft, engage"),
    "too few battlefields": ({"battlefields": TWO[:3]}, r"position: battlefields: expected a list of 4"),
    "an unknown battlefield": (
        {"battlefields": ["harbour", *TWO[1:]]},
        r"battlefields\[0\]: 'harbour' is not one of port,",
    ),
    "a 6 in the place of a 4": (
        {"battlefields": ["temple", *TWO[1:]]},
        r"battlefields\[0\]: temple does not lie there: number 1 is worth 4",
    ),
    "a battlefield twice": (
        {"battlefields": ["port", "pass", "port", "palace"]},
        r"battlefields\[2\]: port is there twice",
    ),
    "a battlefield that is a number": (
        {"battlefields": [4, *TWO[1:]]},
        r"battlefields\[0\]: expected an object or a name, not 4",
    ),
    "an unknown winner": (field(winner=2), r"battlefields\[0\]\.winner: 2 is not a whole number from 0 to 1"),
    "one row": (field(rows=[[]]), r"battlefields\[0\]\.rows: expected the two rows"),
    "a row that is a word": (
        field(rows=["lord", []]),
        r"battlefields\[0\]\.rows\[0\]: expected an object or a list of cards",
    ),
    "a row too long": (
        field(rows=[["peasant"] * 13, []]),
        r"battlefields\[0\]\.rows\[0\]\.cards: expected a list of at most 12",
    ),
    "four cards on the Pass": (
        {"battlefields": ["port", {"battlefield": "pass", "rows": [[], ["peasant"] * 4]}, *TWO[2:]]},
        r"battlefields\[1\]\.rows\[1\]\.cards: at most 3 cards on a side of the Pass \(KJ-6\.1\)",
    ),
    "no card": (
        field(rows=[["lord?"], []]),
        r"battlefields\[0\]\.rows\[0\]\.cards: 'lord\?' is no card; write one like peasant",
    ),
    "a card that is a number": (field(rows=[[7], []]), r"battlefields\[0\]\.rows\[0\]\.cards: 7 is no card"),
    "an unknown unit": (
        field(rows=[[], ["ninja"]]),
        r"battlefields\[0\]\.rows\[1\]\.cards: 'ninja' is not one of scout,",
    ),
    "an unknown owner": (field(rows=[["assassin#5"], []]), r"rows\[0\]\.cards: 5 is not a whole number from 0 to 1"),
    "another's card in a row": (
        field(rows=[["lord#1"], []]),
        r"'lord#1': only an opponent's Assassin lies in another's row \(KJ-4\.4\)",
    ),
    "an Assassin on its own side": (
        field(rows=[["assassin"], []]),
        r"'assassin': an Assassin never lies on its own side \(KJ-4\.4\)",
    ),
    "a power that is a word": (
        field(rows=[{"power": "4"}, []]),
        r"battlefields\[0\]\.rows\[0\]\.power: '4' is not a whole number",
    ),
    "too few seats": (wrong(seats=[{}]), r"position: seats: expected a list of 2"),
    "a seat that is a number": (wrong(seats=[{}, 3]), r"position: seats\[1\]: expected an object, not 3"),
    "an unknown field of a seat": (
        wrong(seats=[{"cards": []}, {}]),
        r"seats\[0\]: cards: no such field; there are hand, gone, taken",
    ),
    "an unknown unit gone": (wrong(seats=[{"gone": ["ninja"]}, {}]), r"seats\[0\]\.gone: 'ninja' is not one of"),
    "an unknown unit in hand": (wrong(seats=[{"hand": ["ninja"]}, {}]), r"seats\[0\]\.hand: 'ninja' is not one of"),
    "a taken card without its owner": (
        wrong(seats=[{"taken": "lord"}, {}]),
        r"seats\[0\]\.taken: 'lord': expected an opponent's secret unit",
    ),
    "one's own card taken": (
        wrong(seats=[{"taken": "lord#0"}, {}]),
        r"seats\[0\]\.taken: 'lord#0': expected an opponent's secret unit",
    ),
    "a regular unit taken": (
        wrong(seats=[{"taken": "scout#1"}, {}]),
        r"seats\[0\]\.taken: 'scout#1': expected an opponent's secret unit",
    ),
    "two Lords": (field(rows=[["lord", "lord"], []]), r"seats\[0\]: lord: 2 in all, but a clan has 1 \(KJ-1\.2\)"),
    "a card missing": (
        wrong(seats=[{"hand": ALL[1:]}, {}]),
        r"seats\[0\]: scout: 0 in all, but a clan has 1 \(KJ-1\.2\)",
    ),
    "an unknown seat to act": (wrong(to_act=2), r"position: to_act: 2 is not a whole number from 0 to 1"),
    "nobody to act in the deployment": (wrong(to_act=None), r"position: to_act: does not go with the decision engage"),
    "chance in the deployment": (wrong(to_act="chance"), r"position: to_act: does not go with the decision engage"),
    "a seat to act after the end": (
        wrong(decision="over", seats=[{"gone": ALL}] * 2),
        r"to_act: does not go with the decision over",
    ),
    "a battlefield not laid": (
        {"battlefields": [{}, *TWO[1:]]},
        r"position: battlefields: all must be laid .*\(KJ-2\.8\)",
    ),
    "hands at the fights": (wrong(decision="bonus", number=1), r"position: seats: hands must be empty .*\(KJ-3\.7\)"),
    "an ability without its battlefield": (
        wrong(decision="reveal"),
        r"position: number: the decision reveal needs a battlefield",
    ),
    "an unknown number": (wrong(decision="reveal", number=5), r"position: number: 5 is not a whole number from 1 to 4"),
    "an empty hand to play from": (
        wrong(seats=[{"hand": [], "gone": ALL}, {}]),
        r"to_act: seat 0 has no card to engage",
    ),
    "three cards in a turn": (wrong(engaged=2), r"position: engaged: 2 is not a whole number from 0 to 1"),
    "an ability with nothing to work on": (
        wrong(decision="reveal", number=1),
        r"whoever is to act has no legal action",
    ),
    "an offer of nothing known": (wrong(offer=["harbour"]), r"position: offer: 'harbour' is not one of"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_position_is_named_with_its_place(mistake: str) -> None:
    position, message = MISTAKES[mistake]
    with pytest.raises(ValueError, match=message):
        KENJIN.position(position)


def test_a_position_that_is_no_object_is_refused() -> None:
    with pytest.raises(ValueError, match="position: expected an object, not list"):
        KENJIN.position([])  # type: ignore[arg-type]


LORDS = [{"gone": [unit for unit in ALL if unit != "lord"]}] * 2
FOUR = [
    *THREE,
    {"battlefield": "village", "rows": [["brute"], []]},
    {"battlefield": "temple", "rows": [["lord"], ["lord"]]},
]


def lords_on(tile: str) -> list[Any]:
    return ["port", {"battlefield": tile, "rows": [["+lord"], ["+lord"]]}, *TWO[2:]]


# What cannot be true, or cannot be read: each names the field at fault.
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown field of a battlefield": (field(row=[["lord"], []]), r"battlefields\[0\]: row"),
    "an unknown field of a row": (field(rows=[{"card": ["lord"]}, []]), r"battlefields\[0\]\.rows\[0\]: card"),
    "a hand that is no list": (wrong(seats=[{"hand": 5}, {}]), r"seats\[0\]\.hand"),
    "gone that is no list": (wrong(seats=[{"gone": 5}, {}]), r"seats\[0\]\.gone"),
    "an offer that is no list": (wrong(offer=5), r"offer"),
    "figures that are no object": (wrong(figures=5), r"figures"),
    "a card taken with the Assassin still in hand": (wrong(seats=[{"taken": "lord#1"}, {}]), r"seats\[0\]\.taken"),
    "a seat that is not there knows a card": (field(rows=[["lord?3"], []]), r"rows\[0\]\.cards"),
    "a Scout where its player does not fight": (
        {"options": {"players": 4}, "decision": "reveal", "number": 3, "battlefields": FOUR}, r"number",
    ),
    "a General where its player does not fight": (
        {"options": {"players": 4}, "decision": "move", "number": 3, "battlefields": FOUR}, r"number",
    ),
    "destroying outside the Sanctuary": (
        {"decision": "destroy", "number": 2, "battlefields": lords_on("pass"), "seats": LORDS},
        r"number",
    ),
    "a bonus outside the Camp": (wrong(decision="bonus", number=1, seats=[{"gone": ALL}] * 2), r"number"),
    "a doomed card that is not there": (
        {
            "decision": "destroy", "to_act": 1, "number": 2, "doomed": 12, "battlefields": lords_on("sanctuary"),
            "seats": LORDS,
        },
        r"doomed",
    ),
    "a doomed card in the deployment": (wrong(doomed=1), r"doomed"),
    "more battlefields drawn than laid": (
        {"decision": "tile", "to_act": "chance", "drawn": 8, "battlefields": [{}] * 4}, r"drawn",
    ),
    "two battlefields drawn and none laid": (
        {"decision": "tile", "to_act": "chance", "drawn": 2, "battlefields": [{}] * 4}, r"drawn",
    ),
    "a draft in a game without": (
        {"decision": "draft", "to_act": 0, "offer": ["port"], "battlefields": [{}] * 4}, r"decision",
    ),
    "a winner who does not fight there": (
        {
            "options": {"players": 3}, "decision": "over", "to_act": None, "seats": [{"gone": ALL}] * 3,
            "battlefields": [*THREE[:4], {"battlefield": "camp", "winner": 1}, THREE[5]],
        },
        r"battlefields\[4\]\.winner",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_and_its_place_named(mistake: str) -> None:
    position, where = IMPOSSIBLE[mistake]
    with pytest.raises(ValueError, match=where):
        KENJIN.position(position)
