"""Bots that are programs of their own: one line of JSON asks, one line answers (docs/bots.md)."""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import subprocess
import tempfile
from contextlib import suppress
from random import Random
from time import monotonic

import msgspec

from tatami.bots.knowledge import Knowledge
from tatami.core.json_types import JsonObject

PROTOCOL = "tatami-bot/1"
ANSWER_SECONDS = 10.0
LONGEST_LINE = 1 << 20
PARTING_SECONDS = 0.5


class Forfeit(Exception):
    """A bot that cannot go on: it loses the game. The text says why."""


class OutsideBot:
    """A program that is asked for its choices; started when it is first asked."""

    def __init__(self, command: str, seconds: float = ANSWER_SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.process: subprocess.Popen[bytes] | None = None
        self.unread = b""

    def choose(self, known: Knowledge, rng: Random) -> int:
        """What the program answers, if it is legal; else Forfeit."""
        view = known.view()
        guess = known.guess()
        texts = {guess.notation(action): action for action in known.actions()}
        deadline = monotonic() + self.seconds
        if self.process is None:
            self.start()
            hello = {"type": "hello", "protocol": PROTOCOL, "game": known.game.name, "options": view["options"]}
            self.write({**hello, "seat": known.seat, "seats": known.seats, "seconds": self.seconds}, deadline)
        question = {"type": "choose", "seat": known.seat, "view": view, "actions": list(texts)}
        self.write({**question, "seed": rng.getrandbits(32)}, deadline)
        answer = self.read(deadline)
        wish = answer.get("action") if isinstance(answer, dict) else None
        if not isinstance(wish, str) or wish not in texts:
            raise Forfeit(f"illegal: answered {shorten_line(msgspec.json.encode(answer))}")
        return texts[wish]

    def start(self) -> None:
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the program
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self.complaints.close()
            raise Forfeit(f"crash: {self.command}: {getattr(error, 'strerror', None) or error}") from None
        assert self.process.stdin is not None
        os.set_blocking(self.process.stdin.fileno(), False)

    def write(self, message: JsonObject, deadline: float) -> None:
        process = self.process
        assert process is not None and process.stdin is not None
        left = msgspec.json.encode(message) + b"\n"
        with selectors.DefaultSelector() as ready:
            ready.register(process.stdin, selectors.EVENT_WRITE)
            while left:
                if not ready.select(max(0.0, deadline - monotonic())):
                    raise Forfeit(f"time-out: did not read its question within {self.seconds:g} s")
                try:
                    left = left[os.write(process.stdin.fileno(), left) :]
                except OSError:
                    raise Forfeit(self.exit_report()) from None

    def read(self, deadline: float) -> object:
        process = self.process
        assert process is not None and process.stdout is not None
        with selectors.DefaultSelector() as ready:
            ready.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.unread:
                if not ready.select(max(0.0, deadline - monotonic())):
                    raise Forfeit(f"time-out: no answer within {self.seconds:g} s")
                piece = os.read(process.stdout.fileno(), 1 << 16)
                if not piece:
                    raise Forfeit(self.exit_report())
                self.unread += piece
                if len(self.unread) > LONGEST_LINE:
                    raise Forfeit("illegal: a line longer than a megabyte")
        line, _, self.unread = self.unread.partition(b"\n")
        try:
            return msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Forfeit(f"illegal: not JSON: {shorten_line(line)}") from None

    def exit_report(self) -> str:
        """How the program ended, with the last thing it complained about."""
        assert self.process is not None
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PARTING_SECONDS)
        self.complaints.seek(0)
        said = [line for line in self.complaints.read().decode("utf-8", "replace").splitlines() if line.strip()]
        status = self.process.poll()
        ended = "closed its output" if status is None else f"ended with status {status}"
        return f"crash: {ended}" + (f": {said[-1].strip()[:200]}" if said else "")

    def close(self) -> None:
        """Ends the program and whatever it started, however it takes it."""
        process, self.process = self.process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe:
                with suppress(OSError):
                    pipe.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(PARTING_SECONDS)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        self.complaints.close()


def shorten_line(line: bytes) -> str:
    text = line.decode("utf-8", "replace")
    return text if len(text) <= 80 else text[:77] + "..."
