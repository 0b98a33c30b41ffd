"""The OpenAPI description is true: requests made up from it get no answer that it does not describe."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.people import Person, Server
from tests.server.test_profiles import EVERYTHING, sign_up

CHECKS = "not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance"


def explore(server: Server, folder: Path, examples: int) -> None:
    token = "s" * 40
    table = Person(server, bearer=token).open_table("me", "me")["table"]["id"]
    make_up(server, folder, examples, table, f"Authorization: Bearer {token}")


def make_up(server: Server, folder: Path, examples: int, table: str, *settings: str) -> None:
    """`settings`: a header, then more of schemathesis' own arguments."""
    config = folder / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.id" = "{table}"\n"path.game" = "kenjin"\n', "utf-8")
    command = [
        str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(config), "--no-color",
        "run", f"{server.address}/api/schema/openapi.json", "--checks", CHECKS,
        "--max-examples", str(examples), "--phases", "coverage,fuzzing", "--workers", "1", "--seed", "1",
        "--request-timeout", "120",
        "--header", *settings,
    ]  # fmt: skip
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=550)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert '"level": "error"' not in server.log()


def test_made_up_requests_get_answers_as_described(server: Server, tmp_path: Path) -> None:
    explore(server, tmp_path, 3)


def test_made_up_requests_of_somebody_who_is_signed_in(server: Server, tmp_path: Path) -> None:
    aiko = Person(server, "Aiko")
    sign_up(aiko, **EVERYTHING)
    table = aiko.open_table("me", "me")["table"]["id"]
    cookies = "; ".join(f"{name}={aiko.http.cookies[name]}" for name in ("tatami", "tatami-profile"))
    make_up(
        server, tmp_path, 8, table, f"Cookie: {cookies}", "--header", f"Origin: {server.address}",
        "--include-path-regex", "/api/(me|ladder|profile|tables/[^/]*/(hook|push|notices))",
        "--exclude-path-regex", "sign-(in|out)|delete",
    )  # fmt: skip
    assert aiko.get("/api/me").json()["profile"] is not None


@pytest.mark.slow
def test_many_made_up_requests_get_answers_as_described(server: Server, tmp_path: Path) -> None:
    explore(server, tmp_path, 200)
