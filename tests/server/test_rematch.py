"""People who play once more: everybody comes to the next game in whatever order they like, or somebody never comes."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.people import Person, Server, play_over_http


def played(*people: Person) -> str:
    """The address of a table at which they have played a game to its end."""
    host, *others = people
    seats = ["me", *("open" for _ in others)]
    table: str = host.open_table(*seats, players=len(people))["table"]["id"]
    for person in others:
        assert person.join(table).status_code == 200
    play_over_http(list(people), table, "once")
    return table


def play_again(person: Person, table: str) -> dict[str, Any]:
    answer = person.post(f"/api/tables/{table}/rematch", nonce=person.nonce)
    assert answer.status_code == 200, answer.text
    seen: dict[str, Any] = answer.json()
    return seen


def kept_seat(seen: dict[str, Any], name: str) -> int:
    (seat,) = [seat["seat"] for seat in seen["seats"] if seat["name"] == name and not seat["ready"]]
    return int(seat)


def test_both_ask_for_the_next_game_and_play_it(aiko: Person, bo: Person) -> None:
    table = played(aiko, bo)
    first = play_again(aiko, table)
    assert first["status"] == "waiting"
    assert [seat["name"] for seat in first["seats"]] == ["Bo", "Aiko"]
    second = play_again(bo, table)
    assert (second["id"], second["status"], second["my_seats"]) == (first["id"], "playing", [0])
    assert set(second["fair"]["nonces"]) == {aiko.nonce, bo.nonce}, "each has a part in the dealing"
    assert play_over_http([aiko, bo], first["id"], "twice")["status"] == "over"
    third = play_again(bo, first["id"])
    assert play_again(aiko, first["id"])["id"] == third["id"]
    assert aiko.see(third["id"])["status"] == "playing"


def test_asking_twice_changes_nothing(aiko: Person, bo: Person) -> None:
    table = played(aiko, bo)
    first = play_again(aiko, table)
    assert play_again(aiko, table)["seats"] == first["seats"]
    play_again(bo, table)
    assert play_again(bo, table)["status"] == "playing"


def test_somebody_who_comes_by_the_address_of_the_next_game_sits_down_there(aiko: Person, bo: Person) -> None:
    again = play_again(aiko, played(aiko, bo))["id"]
    assert bo.see(again)["my_seats"] == [0]
    assert bo.join(again).json()["table"]["status"] == "playing"


def test_a_stranger_cannot_ask_nor_sit_there(aiko: Person, bo: Person, stranger: Person) -> None:
    table = played(aiko, bo)
    again = play_again(aiko, table)["id"]
    stranger.open_table("me", "open")
    assert stranger.post(f"/api/tables/{table}/rematch").json()["code"] == "not-your-seat"
    assert stranger.join(again).json()["code"] == "no-free-seat"


@pytest.mark.parametrize("instead", ["bot", "invite", "open"])
def test_of_three_one_never_comes_and_the_host_goes_on_without_them(server: Server, instead: str) -> None:
    aiko, bo, cleo = (Person(server, name) for name in ("Aiko", "Bo", "Cleo"))
    table = played(aiko, bo, cleo)
    again = play_again(aiko, table)["id"]
    waiting = play_again(bo, table)
    assert waiting["status"] == "waiting"
    seat = kept_seat(waiting, "Cleo")
    assert bo.post(f"/api/tables/{again}/seats/{seat}", kind="bot").json()["code"] == "not-your-seat"
    answer = aiko.post(f"/api/tables/{again}/seats/{seat}", kind=instead, bot="random" if instead == "bot" else "")
    assert answer.status_code == 200, answer.text
    people = [aiko, bo]
    if instead != "bot":
        dora = Person(server, "Dora")
        keys = answer.json()["invitations"]
        assert dora.join(again, keys[0]["key"] if keys else None).json()["seat"] == seat
        people.append(dora)
        assert cleo.see(again)["my_seats"] == []
    assert play_over_http(people, again, "without Cleo")["status"] == "over"
    late = play_again(cleo, table)
    assert late["id"] == again and late["status"] == "over", "who comes too late sees the game"


def test_somebody_who_looks_at_the_next_game_is_not_replaced_by_a_bot(aiko: Person, bo: Person) -> None:
    again = play_again(aiko, played(aiko, bo))["id"]
    assert bo.see(again)["my_seats"] == [0]
    answer = aiko.post(f"/api/tables/{again}/seats/0", kind="bot")
    assert answer.json()["code"] == "not-away"


def test_somebody_whose_seat_a_bot_plays_gets_a_seat_when_they_ask(aiko: Person, server: Server) -> None:
    clock = {"move": 5, "bank": 0, "out": "bot", "bot": "random"}
    wishes = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    answer = aiko.post("/api/tables", game="kenjin", options={}, seats=wishes, name="Aiko", clock=clock)
    table = answer.json()["table"]["id"]
    deadline = time.monotonic() + 300  # after a server has started, nobody's time runs out for half a minute
    while aiko.see(table)["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert aiko.see(table)["seats"][0]["kind"] == "bot"
    again = play_again(aiko, table)
    assert (again["my_seats"], again["status"]) == ([1], "playing")
    assert again["seats"][1]["kind"] == "person"


def test_two_at_one_screen_play_again_together(aiko: Person, bo: Person) -> None:
    table = aiko.open_table("me", "me", "open", players=3)["table"]["id"]
    bo.join(table)
    play_over_http([aiko, bo], table, "hot seat")
    play_again(bo, table)
    again = play_again(aiko, table)
    assert (again["status"], len(again["my_seats"])) == ("playing", 2)


def test_the_same_deal_is_played_again_with_the_seats_swapped(aiko: Person, bo: Person) -> None:
    table = played(aiko, bo)
    seen = aiko.see(table)
    assert (seen["has_same_deal"], seen["first_game"]) == (True, None)
    answer = aiko.post(f"/api/tables/{table}/rematch", nonce=aiko.nonce, same_deal=True)
    assert answer.status_code == 200, answer.text
    again = play_again(bo, table)
    assert (again["id"], again["first_game"], again["rated"]) == (answer.json()["id"], table, False)
    assert [one["name"] for one in again["seats"]] == ["Bo", "Aiko"]
    laid = [[field["battlefield"] for field in one["view"]["battlefields"]] for one in (seen, again)]
    assert laid[0] == laid[1]
    over = play_over_http([aiko, bo], again["id"], "twice")
    assert (over["has_same_deal"], over["first_game"]) == (False, table), "two games on one deal are a whole"
    refused = aiko.post(f"/api/tables/{again['id']}/rematch", nonce=aiko.nonce, same_deal=True)
    assert (refused.status_code, refused.json()["code"]) == (409, "no-same-deal")
    assert play_again(aiko, again["id"])["first_game"] is None


def test_three_have_no_deal_that_seats_all_alike(server: Server, aiko: Person, bo: Person) -> None:
    table = played(aiko, bo, Person(server, "Cleo"))
    assert aiko.see(table)["has_same_deal"] is False
    assert aiko.post(f"/api/tables/{table}/rematch", same_deal=True).json()["code"] == "no-same-deal"
    assert play_again(aiko, table)["first_game"] is None
