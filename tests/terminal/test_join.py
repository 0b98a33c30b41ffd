"""The application at a table on a real server, over its public interface."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tatami.cli import main
from tatami.core.words import LANGUAGES, speak
from tatami.terminal.remote_table import InvitationLink, TableAway, TokenFile
from tatami.terminal.remote_table import Server as Remote
from tatami.terminal.seen import Refused
from tests.server.people import Person, Server
from tests.terminal.tables import NARROW, WIDE, Player, at


def seat_at(server: Server, path: str, token: Path, name: str = "Bo") -> TableAway:
    remote = Remote(InvitationLink.read(server.address + path), TokenFile(token), speak("en"))
    return TableAway(remote, remote.sit_down(name))


@pytest.mark.parametrize("game", ["kenjin", "samurai-spirit"])
def test_a_whole_game_against_a_bot(server: Server, aiko: Person, tmp_path: Path, game: str) -> None:
    options = {"samurai": ["heihachi", "kyuzo"]} if game == "samurai-spirit" else {}
    created = aiko.open_table("invite", "bot", game=game, **options)
    table = seat_at(server, created["invitations"][0]["path"], tmp_path)

    async def play() -> None:
        async with at(table, game) as player:
            await player.play_to_the_end()
            assert player.seen.status == "over"

    asyncio.run(play())
    assert aiko.see(created["table"]["id"])["status"] == "over"


def test_what_others_do_is_seen_at_once(server: Server, aiko: Person, tmp_path: Path) -> None:
    created = aiko.open_table("me", "invite")
    path, name = created["invitations"][0]["path"], created["table"]["id"]
    table = seat_at(server, path, tmp_path)

    async def play() -> None:
        async with at(table, "kenjin", WIDE) as player:
            await player.until(lambda: player.app.at_table.seen)
            assert not player.seen.choices
            while (seen := aiko.see(name))["your_turn"]:
                aiko.act(name, seen["version"], seen["legal"][0]["action"])
            assert await player.my_turn()
            assert "Aiko" in player.screen()
            await takes_back(player)

    async def takes_back(player: Player) -> None:
        await player.type("lord@9")
        await player.until(lambda: player.app.at_table.query_one("#notice").display)
        await player.type("why lord@1")
        await player.until(lambda: player.app.at_table.paper_name == "why")

    asyncio.run(play())
    again = seat_at(server, path, tmp_path)
    assert again.table.my_seats == [1]


def test_chat_notes_clocks_and_takebacks_in_the_application(server: Server, aiko: Person, tmp_path: Path) -> None:
    clock = {"move": 600, "bank": 3600, "out": "bot", "bot": "random"}
    wishes = [{"kind": "invite"}, {"kind": "me"}]
    created = aiko.post(
        "/api/tables", game="kenjin", options={"players": 2}, seats=wishes, name="Aiko", clock=clock
    ).json()
    name = created["table"]["id"]
    table = seat_at(server, created["invitations"][0]["path"], tmp_path)

    async def play() -> None:
        async with at(table, "kenjin", WIDE) as player:
            await player.my_turn()
            await player.until(lambda: "Time left: 1:" in player.screen())
            await player.pilot.press("f9")
            await player.type("good evening")
            await player.until(lambda: "Bo says: good evening" in player.screen())
            await asyncio.to_thread(aiko.post, f"/api/tables/{name}/chat", text="welcome")
            await player.until(lambda: "Aiko says: welcome" in player.screen())
            await player.type("note the Lord is a bluff")
            await player.until(lambda: player.app.at_table.paper_name == "note")
            assert "the Lord is a bluff" in player.screen()
            await player.type("note -")
            await player.until(lambda: "no notes" in player.screen())
            await player.type("clock")
            await player.until(lambda: "in reserve" in player.screen())
            await player.pilot.press("escape")
            while player.seen.to_act == 0:
                await player.answer("1")
                await player.until(lambda: player.seen.choices or player.seen.to_act == 1)
            await player.pilot.press("f6")
            await player.until(lambda: "asked to undo" in player.screen())
            seen = aiko.see(name)
            await asyncio.to_thread(aiko.post, f"/api/tables/{name}/takeback", version=seen["version"], wish="agree")
            assert await player.my_turn()

    asyncio.run(play())


def test_a_seat_is_taken_back_from_a_bot(server: Server, aiko: Person, tmp_path: Path) -> None:
    seats = [{"kind": "invite"}, {"kind": "me"}]
    clock = {"move": 5, "out": "bot", "bot": "random"}
    created = aiko.post("/api/tables", game="kenjin", seats=seats, name="Aiko", nonce=aiko.nonce, clock=clock).json()
    name = created["table"]["id"]
    table = seat_at(server, created["invitations"][0]["path"], tmp_path)

    async def play() -> None:
        async with at(table, "kenjin", WIDE) as player:
            await player.until(lambda: "A bot is playing for you" in player.screen())
            await player.type("back")
            await player.until(lambda: player.seen.question == "")

    asyncio.run(play())
    assert aiko.see(name)["seats"][0]["kind"] == "person"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_a_table_on_a_server_fit_on_a_narrow_screen(
    server: Server, aiko: Person, tmp_path: Path, language: str
) -> None:
    created = aiko.open_table("me", "bot", game="samurai-spirit", samurai=["heihachi", "kyuzo"])
    remote = Remote(
        InvitationLink.read(f"{server.address}/t/{created['table']['id']}"), TokenFile(tmp_path), speak(language)
    )
    table = TableAway(remote, remote.sit_down("Bo"))

    async def look() -> None:
        async with at(table, "samurai-spirit", language=language) as player:
            await player.until(lambda: player.app.at_table.seen)
            assert speak(language)("app-key-say") in player.screen()
            assert max(key.region.right for key in player.app.at_table.query("FooterKey")) <= NARROW[0]

    asyncio.run(look())


def test_whoever_only_wants_to_watch_takes_no_seat(server: Server, aiko: Person, tmp_path: Path) -> None:
    created = aiko.open_table("me", "open")
    remote = Remote(
        InvitationLink.read(f"{server.address}/t/{created['table']['id']}"), TokenFile(tmp_path), speak("en")
    )
    assert remote.sit_down("Bo", watch=True).status == "waiting"
    assert remote.sit_down("Bo").my_seats == [1]


def test_whoever_has_no_key_watches(server: Server, aiko: Person, tmp_path: Path) -> None:
    created = aiko.open_table("me", "bot")
    table = seat_at(server, f"/t/{created['table']['id']}", tmp_path)
    assert table.seen().seat is None and table.seen().choices == []


def test_a_server_that_dies_is_found_again(mortal: Server, tmp_path: Path) -> None:
    person = Person(mortal, "Aiko")
    created = person.open_table("invite", "bot")
    table = seat_at(mortal, created["invitations"][0]["path"], tmp_path)

    async def play() -> None:
        async with at(table, "kenjin") as player:
            await player.my_turn()
            mortal.kill()
            await player.until(lambda: player.seen.notice)
            await asyncio.to_thread(mortal.start)
            await player.until(lambda: not player.seen.notice)
            await player.answer("1")

    try:
        asyncio.run(play())
    finally:
        person.leave()
        mortal.start_again()


def test_a_key_that_is_wrong_is_refused(server: Server, aiko: Person, tmp_path: Path) -> None:
    created = aiko.open_table("me", "invite")
    with pytest.raises(Refused, match="invitation"):
        seat_at(server, f"/t/{created['table']['id']}#{'x' * 22}", tmp_path)


def test_the_token_is_kept_for_its_owner_alone(server: Server, aiko: Person, tmp_path: Path) -> None:
    created = aiko.open_table("me", "invite")
    first = seat_at(server, created["invitations"][0]["path"], tmp_path / "mine")
    again = seat_at(server, f"/t/{created['table']['id']}", tmp_path / "mine")
    assert again.seen().seat == first.seen().seat == 1
    assert again.server.token == first.server.token
    assert (tmp_path / "mine" / "tokens.json").stat().st_mode & 0o077 == 0


def test_a_token_that_the_server_does_not_know_is_replaced(server: Server, aiko: Person, tmp_path: Path) -> None:
    """One that the program made itself, or from a server that has lost its database."""
    (tmp_path / "token").write_text("x" * 48)
    TokenFile(tmp_path).keep(server.address, "y" * 48)
    created = aiko.open_table("me", "invite")
    assert seat_at(server, created["invitations"][0]["path"], tmp_path).seen().seat == 1
    assert TokenFile(tmp_path).read(server.address)[0] not in ("x" * 48, "y" * 48)


@pytest.mark.parametrize("link", ["kenjin", "http://localhost:8000/", "ftp://localhost/t/abc"])
def test_a_link_that_is_none(capsys: pytest.CaptureFixture[str], link: str) -> None:
    assert main(["join", link]) == 2
    assert "not a link to a table" in capsys.readouterr().err
