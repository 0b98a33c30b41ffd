"""Somebody joins a table on a server that wants to harm their terminal."""

from __future__ import annotations

import http
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from tatami.cli import main
from tatami.terminal import plain_remote
from tatami.terminal.remote_table import TokenFile
from tests.server.people import Person
from tests.terminal.test_plain_join import Piped, piped
from tests.test_hostile_files import ESCAPES, is_quiet

__all__ = ["piped"]
MEANT = (
    "game",
    "status",
    "kind",
    "verb",
    "decision",
    "id",
    "view",
    "options",
    "args",
    "type",
    "out",
    "scheme",
    "actor",
)
"""Fields that a program reads; the others are for people."""


def poisoned(value: Any, key: str = "") -> Any:
    if key in MEANT:
        return value
    if isinstance(value, str):
        return f"{ESCAPES}[red]{value}[/red][link=https://example.org]"
    if isinstance(value, list):
        return [poisoned(one, key) for one in value]
    if isinstance(value, dict):
        return {name: poisoned(one, name) for name, one in value.items()}
    return value


@contextmanager
def hostile(
    folder: Path, answer: bytes, *messages: str, headers: dict[str, str] | None = None, status: int = 200
) -> Iterator[str]:
    """A server with one answer for everything, and messages for whoever listens."""

    def answered(connection: ServerConnection, request: Request) -> Response | None:
        if "Upgrade" in request.headers:
            return None
        if request.path.startswith("/api/me"):
            me = b'{"session":true,"languages":[],"version":"","profile":null}'
            return Response(200, "OK", Headers({"Content-Length": str(len(me))}), me)
        told = Headers({"Content-Type": "application/json", "Content-Length": str(len(answer)), **(headers or {})})
        return Response(status, http.HTTPStatus(status).phrase, told, answer)

    def handler(connection: ServerConnection) -> None:
        for message in messages:
            connection.send(message)
        for _ in connection:
            pass

    with serve(handler, "127.0.0.1", 0, process_request=answered) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        address = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        TokenFile(folder / "tatami").keep(address, "t" * 40)
        yield f"{address}/t/table"
        server.shutdown()


@pytest.fixture
def table(aiko: Person) -> dict[str, Any]:
    """A table as a spectator sees it, with something said and something done."""
    name = aiko.open_table("me", "me")["table"]["id"]
    seen = aiko.see(name)
    aiko.act(name, seen["version"], seen["legal"][0]["notation"])
    aiko.post(f"/api/tables/{name}/chat", text="Hello")
    return {**aiko.see(name), "seat": None, "my_seats": [], "your_turn": False, "legal": []}


class Joined(NamedTuple):
    """How it ended, and all that was told."""

    code: int
    told: str


@pytest.fixture
def join(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Callable[..., Joined]]:
    """Looks on at a table with lines that were typed beforehand: in this process, which need not be started first."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with (tmp_path / "typed").open("w+b", buffering=0) as typed:

        def begin(link: str, *lines: str) -> Joined:
            typed.write("".join(f"{line}\n" for line in lines).encode())
            typed.seek(0)
            monkeypatch.setattr(plain_remote, "STDIN", typed.fileno())
            code = main(["join", link, "--watch", "--plain", "--lang", "en"])
            told = capsys.readouterr()
            return Joined(code, told.out + told.err)

        yield begin
        for thread in threading.enumerate():
            if thread.name.endswith("(read)"):
                thread.join(60)


def test_texts_of_a_server_move_no_cursor(table: dict[str, Any], piped: Callable[..., Piped], tmp_path: Path) -> None:
    bad = poisoned(table)
    bad["seats"] = [{**seat, "name": ESCAPES} for seat in bad["seats"]]
    later = msgspec.json.encode({"type": "table", "table": bad, "verbs": []}).decode()
    problem = {"code": "x", "message": ESCAPES, "detail": ESCAPES, "rules": []}
    trouble = msgspec.json.encode({"type": "problem", "id": None, "problem": problem}).decode()
    with hostile(tmp_path, msgspec.json.encode(bad), later, trouble) as link:
        joined = piped(link, "--watch")
        joined.hears("owned")
        joined.write("board", "list", "say", "quit")
        told = joined.end()
    assert "\\x1b]0;owned" in told and "Hello" in told
    assert is_quiet(told), repr(told)


@pytest.mark.parametrize(
    "answer",
    [b"[" * 200_000, b"{}", b"[]", b"null", b"\x1b[31m", b"\xff", b'{"my_seats": 7}', b"x" * (9 << 20), b""],
    ids=["deep", "empty", "a list", "null", "escapes", "no text", "a wrong type", "too long", "nothing"],
)
def test_an_answer_that_is_none_ends_in_one_line(answer: bytes, join: Callable[..., Joined], tmp_path: Path) -> None:
    with hostile(tmp_path, answer) as link:
        is_told_in_one_line(join(link))


def test_a_refusal_of_a_hostile_server_is_one_line(join: Callable[..., Joined], tmp_path: Path) -> None:
    problem = {"code": "x", "message": ESCAPES * 1000, "detail": ESCAPES, "rules": [ESCAPES]}
    with hostile(tmp_path, msgspec.json.encode(problem), status=403) as link:
        is_told_in_one_line(join(link))


def test_a_server_cannot_send_us_elsewhere_with_our_token(join: Callable[..., Joined], tmp_path: Path) -> None:
    with hostile(tmp_path, b"{}") as other, hostile(tmp_path, b"", status=302, headers={"Location": other}) as link:
        assert "302" in is_told_in_one_line(join(link))


@pytest.mark.parametrize("value", [{"x": ESCAPES}, 7, [7]], ids=str)
@pytest.mark.parametrize("field", ["seats", "view", "steps", "chat", "status", "clock", "version"])
def test_a_table_of_another_shape_ends_in_one_line(
    table: dict[str, Any], field: str, value: Any, join: Callable[..., Joined], tmp_path: Path
) -> None:
    with hostile(tmp_path, msgspec.json.encode({**table, field: value})) as link:
        joined = join(link, "board", "quit")
        assert is_quiet(joined.told), repr(joined.told)


def is_told_in_one_line(joined: Joined) -> str:
    assert joined.code == 2, joined.told
    assert joined.told.count("\n") == 1, joined.told
    assert len(joined.told) < 1000 and is_quiet(joined.told)
    return joined.told
