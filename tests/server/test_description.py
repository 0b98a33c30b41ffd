"""The OpenAPI description is true: requests made up from it get no answer that it does not describe."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.people import Person, Server

CHECKS = "not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance"


def explore(server: Server, folder: Path, examples: int) -> None:
    token = "s" * 40
    table = Person(server, bearer=token).open_table("me", "me")["table"]["id"]
    config = folder / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.id" = "{table}"\n"path.game" = "kenjin"\n', "utf-8")
    command = [
        str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(config), "--no-color",
        "run", f"{server.address}/api/schema/openapi.json", "--checks", CHECKS,
        "--max-examples", str(examples), "--phases", "coverage,fuzzing", "--workers", "1", "--seed", "1",
        "--request-timeout", "120",
        "--header", f"Authorization: Bearer {token}",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=550)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert '"level": "error"' not in server.log()


def test_made_up_requests_get_answers_as_described(server: Server, tmp_path: Path) -> None:
    explore(server, tmp_path, 5)


@pytest.mark.slow
def test_many_made_up_requests_get_answers_as_described(server: Server, tmp_path: Path) -> None:
    explore(server, tmp_path, 200)
