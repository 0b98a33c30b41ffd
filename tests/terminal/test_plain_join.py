"""Tables on a real server played line by line through a pipe: the program as people start it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tatami
from tests.server.people import Person, Server

PATIENCE_S = 240


class Piped:
    """`tatami join --plain` with its lines written by a test."""

    def __init__(self, folder: Path, link: str, *more: str, language: str = "en") -> None:
        self.told = ""
        self.program = subprocess.Popen(
            [sys.executable, "-m", "tatami", "join", link, "--plain", "--lang", language, *more],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
            env={**os.environ, "XDG_DATA_HOME": str(folder), "NUMBA_DISABLE_JIT": "1"},
        )  # fmt: skip
        self.listening = threading.Thread(target=self.listen, daemon=True)
        self.listening.start()

    def listen(self) -> None:
        assert self.program.stdout is not None
        with self.program.stdout:
            for line in self.program.stdout:
                self.told += line

    def write(self, *lines: str) -> None:
        assert self.program.stdin is not None
        self.program.stdin.write("".join(f"{line}\n" for line in lines))
        self.program.stdin.flush()

    def until(self, true: Callable[[], Any]) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while not true():
            assert time.monotonic() < deadline, self.told
            time.sleep(0.05)

    def hears(self, text: str) -> None:
        self.until(lambda: text in self.told)

    def end(self) -> str:
        """No more lines; all that was told."""
        assert self.program.stdin is not None
        self.program.stdin.close()
        assert self.program.wait(PATIENCE_S) == 0, self.told
        self.listening.join(PATIENCE_S)
        return self.told


@pytest.fixture
def piped(tmp_path: Path) -> Iterator[Callable[..., Piped]]:
    begun: list[Piped] = []

    def begin(*arguments: str, **options: str) -> Piped:
        begun.append(Piped(tmp_path, *arguments, **options))
        return begun[-1]

    yield begin
    for one in begun:
        one.program.kill()
        one.program.wait()
        one.listening.join()
        if one.program.stdin is not None:
            one.program.stdin.close()


def test_a_whole_game_through_a_pipe(server: Server, aiko: Person, tmp_path: Path, piped: Callable[..., Piped]) -> None:
    """Every decision by its number; the pipe holds the whole game, and what comes early waits for its turn."""
    created = aiko.open_table("invite", "bot")
    playing = piped(server.address + created["invitations"][0]["path"])
    playing.write(*["1"] * 100)
    playing.hears("Enter leaves the table")
    assert aiko.see(created["table"]["id"])["status"] == "over"
    again = piped(f"{server.address}/t/{created['table']['id']}")  # the seat is known again, without its key
    again.hears("Enter leaves the table")
    record = tmp_path / "record.json"
    again.write(f"save {record}")
    again.end()
    assert tatami.replay(record.read_text()).to_act is None


@pytest.mark.parametrize("game", ["samurai-spirit", "samourai"])
def test_other_games_line_by_line(server: Server, aiko: Person, piped: Callable[..., Piped], game: str) -> None:
    options = {"samurai": ["heihachi", "kyuzo"]} if game == "samurai-spirit" else {}
    created = aiko.open_table("invite", "bot", game=game, **options)
    playing = piped(server.address + created["invitations"][0]["path"])
    playing.write("1", "1", "quit")
    playing.end()
    assert aiko.see(created["table"]["id"])["ply"] >= 2


def test_answers_in_notation_refusals_and_questions(server: Server, aiko: Person, piped: Callable[..., Piped]) -> None:
    created = aiko.open_table("invite", "me")
    table = created["table"]["id"]
    playing = piped(server.address + created["invitations"][0]["path"], "--name", "Bo")
    playing.hears("Your move, by number or notation")
    playing.write("lord@9", "why lord@9", "rules KJ-4.4", "list", "board", "?")
    playing.hears("take your seat back from a bot")
    assert "lord@9" in playing.told, playing.told
    assert "KJ-4.4" in playing.told
    playing.write("lord@1")
    playing.until(lambda: aiko.see(table)["ply"] > created["table"]["ply"])
    assert "You have left the table" in playing.end()


def test_chat_notes_and_takebacks(server: Server, aiko: Person, piped: Callable[..., Piped]) -> None:
    created = aiko.open_table("invite", "me")
    table = created["table"]["id"]
    playing = piped(server.address + created["invitations"][0]["path"], "--name", "Bo")
    playing.hears("Your move")
    playing.write("say good evening", "note beware of the Assassin", "note", "clock")
    playing.until(lambda: [said["text"] for said in aiko.see(table)["chat"]] == ["good evening"])
    playing.hears("beware of the Assassin")
    playing.hears("no clock")
    aiko.post(f"/api/tables/{table}/chat", text="welcome")
    playing.hears("Aiko says: welcome")
    bo_plays(aiko, table, playing)
    playing.write("undo")
    playing.hears("You have asked to undo your last move")
    seen = aiko.see(table)
    assert seen["takeback"]["seat"] == 0
    aiko.post(f"/api/tables/{table}/takeback", version=seen["version"], wish="agree")
    playing.until(lambda: aiko.see(table)["to_act"] == 0)
    bo_plays(aiko, table, playing)
    while (seen := aiko.see(table))["your_turn"]:
        aiko.act(table, seen["version"], seen["legal"][0]["action"])
    aiko.post(f"/api/tables/{table}/takeback", version=seen["version"], wish="ask")
    playing.hears("would like to undo their last move. Type agree or refuse.")
    playing.write("refuse")
    playing.until(lambda: aiko.see(table)["takeback"] is None)
    playing.write("quit")
    playing.end()


def bo_plays(aiko: Person, table: str, playing: Piped) -> None:
    """One line for each decision, until it is Aiko's turn."""
    while not (seen := aiko.see(table))["your_turn"]:
        playing.write("1")
        playing.until(lambda version=seen["version"]: aiko.see(table)["version"] > version)


def test_watching_and_the_clock(server: Server, aiko: Person, piped: Callable[..., Piped]) -> None:
    """Whoever watches needs no lines at all, takes no free seat, and sees how long the others have."""
    wishes = [{"kind": "me"}, {"kind": "open"}]
    clock = {"move": 600, "bank": 3600, "out": "bot", "bot": "random"}
    made = aiko.post("/api/tables", game="kenjin", options={"players": 2}, seats=wishes, name="Aiko", clock=clock)
    table = made.json()["table"]["id"]
    watching = piped(f"{server.address}/t/{table}", "--watch", language="fr")
    playing = piped(f"{server.address}/t/{table}", "--name", "Bo")
    playing.until(lambda: aiko.see(table)["status"] == "playing")
    watching.hears("En attente de Aiko")
    watching.write("clock")
    watching.hears("Aiko\u00a0: 1:00:00 en réserve")
    assert "Temps restant" in watching.told
    while (seen := aiko.see(table))["your_turn"]:
        aiko.act(table, seen["version"], seen["legal"][0]["action"])
    playing.hears("Time left: 1:")
    playing.write("quit")
    playing.end()
    watching.write("quit")
    assert "Vous avez quitté la table" in watching.end()


def test_a_server_that_dies_is_found_again(mortal: Server, piped: Callable[..., Piped]) -> None:
    """What was typed while the server was away is played when it is back."""
    aiko = Person(mortal, "Aiko")
    try:
        created = aiko.open_table("invite", "bot")
        table = created["table"]["id"]
        playing = piped(mortal.address + created["invitations"][0]["path"])
        playing.hears("Your move")
        ply = aiko.see(table)["ply"]
        mortal.kill()
        playing.hears("no connection, retrying")
        playing.write("1")
        mortal.start()
        playing.hears("connected")
        playing.until(lambda: aiko.see(table)["ply"] > ply)
        playing.write("quit")
        playing.end()
    finally:
        aiko.leave()
        mortal.start_again()
