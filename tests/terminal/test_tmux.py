"""Whole games in a real terminal: the program as people start it, its keys and its screen through tmux."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Person, Server

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="there is no tmux on this machine")

PATIENCE_S = 300
AT_ONCE = 3
"""Answers typed before the screen is looked at again."""


class Terminal:
    """A pane of a tmux of its own."""

    def __init__(self, folder: Path, command: str, size: tuple[int, int] = (80, 24)) -> None:
        self.tmux = ["tmux", "-S", str(folder / "tmux"), "-f", "/dev/null"]
        environment = {**os.environ, "TATAMI_LANG": "en", "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"}
        across, down = (str(number) for number in size)
        program = f"{shlex.quote(sys.executable)} -m tatami {command}; echo LEFT; sleep {PATIENCE_S}"
        start = ["new-session", "-d", "-x", across, "-y", down, program]
        subprocess.run([*self.tmux, *start], check=True, env=environment)

    def screen(self) -> str:
        return subprocess.run([*self.tmux, "capture-pane", "-p"], check=True, capture_output=True, text=True).stdout

    def press(self, *keys: str) -> None:
        subprocess.run([*self.tmux, "send-keys", *keys], check=True)

    def until(self, *texts: str) -> str:
        """Waits until one of the texts is to be read."""
        self.until_true(lambda: any(text in self.screen() for text in texts))
        return self.screen()

    def until_true(self, true: Callable[[], Any]) -> None:
        """Each step has all the time: a slow machine is slow at every one."""
        deadline = time.monotonic() + PATIENCE_S
        while not true():
            assert time.monotonic() < deadline, self.screen()
            time.sleep(0.05)

    def changed(self, before: str) -> None:
        """Waits for another screen, but not for ever: an answer may have come when nobody was asked."""
        deadline = time.monotonic() + 5
        while self.screen() == before and time.monotonic() < deadline:
            time.sleep(0.02)

    def close(self) -> None:
        subprocess.run([*self.tmux, "kill-server"], check=False)


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


GAMES = {
    "kenjin": "play kenjin --seats human,random --seed 1 --pace 0",
    "samurai-spirit": "play samurai-spirit --players 2 --seats human,random --seed 1 --pace 0",
    "samourai": "play samourai -o scenario=torii --seats human,random --seed 18 --pace 0",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(tmp_path: Path, terminals: list[Terminal], game: str) -> None:
    terminal = Terminal(tmp_path, GAMES[game])
    terminals.append(terminal)
    deadline = time.monotonic() + PATIENCE_S
    screen = terminal.until("f1 Help")
    while "The game is over." not in screen:
        assert time.monotonic() < deadline, screen
        if "Please wait" not in screen:
            terminal.press(*["1", "Enter"] * AT_ONCE)
        terminal.changed(screen)
        screen = terminal.screen()
    terminal.press("F10")
    terminal.until("LEFT")


def test_joining_a_table_by_its_link(tmp_path: Path, mortal: Server, terminals: list[Terminal]) -> None:
    aiko = Person(mortal, "Aiko")
    try:
        created = aiko.open_table("me", "invite")
        link = mortal.address + created["invitations"][0]["path"]
        terminal = Terminal(tmp_path, f"join {shlex.quote(link)} --name Bo")
        terminals.append(terminal)
        terminal.until("Waiting for Aiko")
        table = created["table"]["id"]
        while (seen := aiko.see(table))["your_turn"]:
            aiko.act(table, seen["version"], seen["legal"][0]["action"])
        terminal.until("Choose a card")
        terminal.press("1", "Enter")
        terminal.until_true(lambda: aiko.see(table)["version"] > seen["version"])
        terminal.press("F9")
        terminal.press("-l", "hello")
        terminal.press("Enter")
        terminal.until_true(lambda: aiko.see(table)["chat"])
        mortal.kill()
        terminal.until("no connection")
        mortal.start()
        terminal.until_true(lambda: "no connection" not in terminal.screen())
        terminal.press("F10")
        terminal.until("LEFT")
    finally:
        aiko.leave()
        mortal.start_again()
