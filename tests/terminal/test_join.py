"""The application at a table on a real server, over its public interface."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tatami.cli import main
from tatami.core.words import speak
from tatami.terminal.away import Link, TableAway, own_token
from tatami.terminal.away import Server as Remote
from tatami.terminal.seen import Refused
from tests.server.people import Person, Server
from tests.terminal.tables import WIDE, Player, at


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("joined") / "data").start()
    yield running
    running.stop()


@pytest.fixture
def aiko(server: Server) -> Iterator[Person]:
    person = Person(server, "Aiko")
    yield person
    person.leave()


def seat_at(server: Server, path: str, token: Path, name: str = "Bo") -> TableAway:
    remote = Remote(Link.read(server.address + path), own_token(token), speak("en"))
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
    assert again.table["my_seats"] == [1]


def test_whoever_has_no_key_watches(server: Server, aiko: Person, tmp_path: Path) -> None:
    created = aiko.open_table("me", "bot")
    table = seat_at(server, f"/t/{created['table']['id']}", tmp_path)
    assert table.seen().seat is None and table.seen().choices == []


def test_a_server_that_dies_is_found_again(tmp_path: Path) -> None:
    mortal = Server(tmp_path / "data").start()
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
        mortal.stop()


def test_a_key_that_is_wrong_is_refused(server: Server, aiko: Person, tmp_path: Path) -> None:
    created = aiko.open_table("me", "invite")
    with pytest.raises(Refused, match="invitation"):
        seat_at(server, f"/t/{created['table']['id']}#{'x' * 22}", tmp_path)


def test_the_token_is_kept_for_its_owner_alone(tmp_path: Path) -> None:
    token = own_token(tmp_path / "mine")
    assert own_token(tmp_path / "mine") == token
    assert (tmp_path / "mine" / "token").stat().st_mode & 0o077 == 0
    assert 32 <= len(token) <= 64


@pytest.mark.parametrize("link", ["kenjin", "http://localhost:8000/", "ftp://localhost/t/abc"])
def test_a_link_that_is_none(capsys: pytest.CaptureFixture[str], link: str) -> None:
    assert main(["join", link]) == 2
    assert "no link to a table" in capsys.readouterr().err
