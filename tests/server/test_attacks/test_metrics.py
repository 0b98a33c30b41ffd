"""`/metrics`: who may read it, what it never says, and that nobody can make it grow."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.people import Person, Server, play_over_http

TOKEN = "m" * 40


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    prelude = f"import os; os.environ['TATAMI_METRICS_TOKEN'] = '{TOKEN}'"
    running = Server(tmp_path_factory.mktemp("measured") / "data", prelude=prelude).start()
    yield running
    running.stop()


def read(server: Server, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.address}/metrics", headers=headers)


def test_this_machine_reads_the_metrics(server: Server) -> None:
    answer = read(server)
    assert answer.status_code == 200 and "tatami_requests_total" in answer.text


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.9"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"X-Real-IP": "127.0.0.1"},
        {"Via": "1.1 proxy"},
        {"X-Forwarded-For": "203.0.113.9", "Authorization": f"Bearer {'x' * 40}"},
    ],
    ids=range(6),
)
def test_the_world_behind_a_proxy_reads_no_metrics(server: Server, headers: dict[str, str]) -> None:
    answer = read(server, **headers)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_another_machine_reads_no_metrics_without_the_token(tmp_path: Path) -> None:
    own = other_address()
    server = Server(tmp_path / "data", "--host", "0.0.0.0").start()
    try:
        assert httpx.get(f"http://{own}:{server.port}/metrics").status_code == 404
    finally:
        server.stop()


def other_address() -> str:
    """An address of this machine that is not its loopback."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
        except OSError:
            pytest.skip("this machine has no other address")
        found: str = probe.getsockname()[0]
    if found.startswith("127."):
        pytest.skip("this machine has no other address")
    return found


def test_the_token_opens_the_metrics_from_anywhere(measured: Server) -> None:
    away = {"X-Forwarded-For": "203.0.113.9"}
    assert read(measured, **away, Authorization=f"Bearer {TOKEN}").status_code == 200
    assert read(measured, **away, Authorization=f"Bearer {TOKEN[:-1]}n").status_code == 404
    assert read(measured, **away).status_code == 404


def test_the_metrics_name_nobody_and_no_table(server: Server, aiko: Person, bo: Person) -> None:
    created = aiko.open_table("me", "invite")
    table, key = created["table"]["id"], created["invitations"][0]["key"]
    assert bo.join(table, key).status_code == 200
    play_over_http([aiko, bo], table, 3)
    told = read(server).text
    for secret in (table, key, aiko.nonce, bo.nonce, "Aiko", "Bo", "127.0.0.1", *aiko.http.cookies.values()):
        assert secret not in told


def test_strange_paths_and_methods_add_no_lines(server: Server) -> None:
    with httpx.Client(base_url=server.address) as client:
        for method in ("PROPFIND", "FOO", "GET\u00e9".encode().decode("latin-1")[:3] + "X"):
            client.request(method, "/api/games")
        before = names(read(server).text)
        for number in range(200):
            client.request(f"M{number}", f'/api/{number}/tatami_owned{{x="1"}}')
            client.get(f"/api/tables/{number}%0atatami_owned%201")
        after = names(read(server).text)
    assert not any("owned" in line for line in after)
    assert len(after - before) <= 2  # statuses that were not seen before


def names(text: str) -> set[str]:
    return {line.rpartition(" ")[0] for line in text.splitlines()}
