"""The OpenAPI description is true: requests made up from it get no answer that it does not describe."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.people import Person, Server
from tests.server.test_account_routes import EVERYTHING, sign_up

ROOT = Path(__file__).parents[2]
CHECKS = (
    "not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance,"
    "positive_data_acceptance,negative_data_rejection,unsupported_method,understood"
)
BY_DESIGN = ("2xx", "403", "404", "409", "422", "429", "503")
"""Refused because of who asks, of the state of a table, or of the rules: no description can tell that beforehand."""
REFUSED_FOR_THEIR_MEANING = {
    "/games/samourai/goals": "which options there are is told by /api/games",
    "/tables": "which options there are, how many seats they need, and which bots",
    "/records": "a record must replay",
    "/profile(/settings)?": "a name of spaces and controls alone is none",
    "/tables/{id}/chat": "a line of spaces and controls alone is none",
    "/tables/{id}/hook": "the address must be public",
    "(/tables/{id}|/profile)/push": "the address must be a push service's, the keys points on a curve",
    "/tables/{id}/seats/{seat}": "which bots there are is told by /api/games",
    "/tables/{id}/outlook": "what can be asked depends on the game",
}
"""Requests of the described shape that 400 may refuse, and why; `understood` sees to it that nothing else does."""


SIGNED_IN = "/api/(me|ladder|profile|tables/[^/]*/(hook|push|notices))"
"""What says more to somebody with a profile."""


def explore(server: Server, folder: Path, examples: int, *settings: str) -> None:
    program = Person(server, program=True)
    table = program.open_table("me", "me")["table"]["id"]
    make_up(server, folder, examples, table, f"Authorization: Bearer {program.bearer}", *settings)


def make_up(server: Server, folder: Path, examples: int, table: str, *settings: str) -> None:
    """`settings`: a header, then more of schemathesis' own arguments."""
    config = folder / "schemathesis.toml"
    told = f'[parameters]\n"path.id" = "{table}"\n"path.game" = "kenjin"\n'
    told += f"[checks]\npositive_data_acceptance.expected-statuses = {list(BY_DESIGN)}\n"
    for path in REFUSED_FOR_THEIR_MEANING:
        shape = path.replace("{", "[{]").replace("}", "[}]")
        told += f"[[operations]]\ninclude-path-regex = '^/api{shape}$'\n"
        told += f"checks.positive_data_acceptance.expected-statuses = {[*BY_DESIGN, '400']}\n"
    config.write_text(told, "utf-8")
    command = [
        str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(config), "--no-color",
        "run", f"{server.address}/api/schema/openapi.json", "--checks", CHECKS,
        "--max-examples", str(examples), "--phases", "coverage,fuzzing", "--workers", "1", "--seed", "1",
        "--request-timeout", "120",
        "--header", *settings,
    ]  # fmt: skip
    hooks = {"SCHEMATHESIS_HOOKS": "tests.server.made_up", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=550, env={**os.environ, **hooks}
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert '"level": "error"' not in server.log()


def test_made_up_requests_get_answers_as_described(server: Server, tmp_path: Path) -> None:
    explore(server, tmp_path, 2, "--exclude-path-regex", SIGNED_IN)


def test_made_up_requests_of_somebody_who_is_signed_in(server: Server, tmp_path: Path) -> None:
    aiko = Person(server, "Aiko")
    sign_up(aiko, **EVERYTHING)
    table = aiko.open_table("me", "me")["table"]["id"]
    cookies = "; ".join(f"{name}={aiko.http.cookies[name]}" for name in ("tatami", "tatami-profile"))
    make_up(
        server, tmp_path, 3, table, f"Cookie: {cookies}", "--header", f"Origin: {server.address}",
        "--include-path-regex", SIGNED_IN,
        "--exclude-path-regex", "sign-(in|out)|delete",
    )  # fmt: skip
    assert aiko.get("/api/me").json()["profile"] is not None


@pytest.mark.slow
def test_many_made_up_requests_get_answers_as_described(server: Server, tmp_path: Path) -> None:
    explore(server, tmp_path, 200)


def test_a_method_that_an_address_does_not_take_is_told_those_it_does(stranger: Person) -> None:
    for method, path, allowed in (
        ("DELETE", "/api/tables", {"GET", "HEAD", "OPTIONS", "POST"}),
        ("TRACE", "/api/games", {"GET", "HEAD", "OPTIONS"}),
        ("GET", "/api/records", {"OPTIONS", "POST"}),
        ("HEAD", "/api/records", {"OPTIONS", "POST"}),
        ("HEAD", "/api/tables/nowhere/events", {"GET", "OPTIONS"}),
        ("FROBNICATE", "/health", {"GET", "HEAD", "OPTIONS"}),
    ):
        answer = stranger.http.request(method, path)
        assert answer.status_code == 405, (method, path)
        assert set(answer.headers["allow"].split(", ")) == allowed, (method, path)


def test_head_is_get_without_a_body(stranger: Person) -> None:
    for path in ("/", "/health", "/api/games", "/api/me", "/api/tables/nowhere", "/api/nothing"):
        full, head = stranger.http.get(path), stranger.http.head(path)
        assert head.content == b"" and head.status_code == full.status_code, path
        assert head.headers["content-type"] == full.headers["content-type"]
        assert head.headers["content-length"] == full.headers["content-length"]


def test_options_tells_what_an_address_takes(stranger: Person) -> None:
    for path, allowed in (("/api/tables", "GET, HEAD, OPTIONS, POST"), ("/api/records", "OPTIONS, POST")):
        answer = stranger.http.options(path)
        assert (answer.status_code, answer.headers["allow"], answer.content) == (204, allowed, b"")
