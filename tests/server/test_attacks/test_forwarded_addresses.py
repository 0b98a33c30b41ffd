"""Clients that say which address they have: through a real nginx with the files in deploy/, and past it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tatami.cli import main
from tatami.server.connections import trusted_proxies
from tests.server import nginx
from tests.server.people import Server
from tests.server.test_attacks.test_slow_clients import half_open_at, slowest_at

PROXY, ATTACKER, OTHER = "127.0.0.1", "127.0.0.9", "127.0.0.10"
COMPOSE_PROXY = "127.0.0.7"
"""nginx in compose.yaml has a fixed address of its own, which is not the server's."""
LISTS = (
    {"x-forwarded-for": "10.{0}.{1}.1"},
    {"x-forwarded-for": "10.{0}.{1}.1, 127.0.0.1"},
    {"x-forwarded-for": "127.0.0.1, 127.0.0.7, 10.{0}.{1}.1, 127.0.0.1, 127.0.0.7"},
    {"x-forwarded-for": "10.{0}.{1}.1:80,, , unknown"},
    {"forwarded": "for=10.{0}.{1}.1", "x-real-ip": "10.{0}.{1}.1", "x-client-ip": "10.{0}.{1}.1"},
)
pytestmark = pytest.mark.skipif(nginx.program() is None, reason="there is no nginx on this machine")


@pytest.fixture(scope="module", params=nginx.FILES)
def front(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Server]]:
    """nginx, and the server behind it: at 1 request a second, with 300 in store."""
    folder = tmp_path_factory.mktemp("front")
    with pytest.MonkeyPatch.context() as patch:
        proxy = PROXY
        patch.delenv("FORWARDED_ALLOW_IPS", raising=False)
        if request.param == "nginx-compose.conf":
            proxy = COMPOSE_PROXY
            patch.setenv("FORWARDED_ALLOW_IPS", proxy)
        server = Server(folder / "data", "--rate", "1").start()
    try:
        with nginx.running(request.param, folder / "nginx", f"127.0.0.1:{server.port}", proxy) as address:
            yield address, server
    finally:
        server.stop()


def client(source: str) -> httpx.Client:
    return httpx.Client(transport=httpx.HTTPTransport(local_address=source, verify=False), timeout=60)


def answers(address: str, source: str, lists: dict[str, str], times: int = 400) -> list[int]:
    """To so many requests, each with a list of its own."""
    with client(source) as asking:
        return [
            asking.get(
                f"{address}/api/games",
                headers={name: value.format(number // 250, number % 250) for name, value in lists.items()},
            ).status_code
            for number in range(times)
        ]


def test_addresses_that_a_client_makes_up_do_not_help_it_past_the_rate(front: tuple[str, Server]) -> None:
    """Each list from an address of its own, so that one does not use up what the next one has."""
    for number, lists in enumerate(LISTS):
        told = answers(front[0], f"127.0.1.{number + 1}", lists)
        assert set(told) == {200, 429}
        assert told.count(200) < 350
    assert set(answers(front[0], OTHER, {}, 5)) == {200}, "others are not held up"


def test_nobody_can_use_up_what_another_address_has(front: tuple[str, Server]) -> None:
    victim = "127.0.2.1"
    answers(front[0], "127.0.2.2", {"x-forwarded-for": victim})
    assert set(answers(front[0], victim, {}, 5)) == {200}


def test_a_client_that_is_no_proxy_is_not_believed(front: tuple[str, Server]) -> None:
    """Past nginx, where the server's port can be reached."""
    _, server = front
    told = answers(server.address, ATTACKER, {"x-forwarded-for": "10.{0}.{1}.1"})
    assert told.count(200) < 350
    assert 429 in told


def test_1500_half_open_requests_at_nginx_keep_nobody_waiting(front: tuple[str, Server]) -> None:
    address, _ = front
    with half_open_at(int(address.rpartition(":")[2]), 1500):
        assert slowest_at(f"{address}/health", 10, client("127.0.3.1")) < 10


@pytest.mark.parametrize("wish", ["*", "0.0.0.0/0", "::/0", "127.0.0.1,*", "proxy.example", "10.0.0.1/8"])
def test_a_server_that_would_believe_everybody_does_not_start(
    wish: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", wish)
    assert main(["serve", "--data", str(tmp_path), "--port", "1", "--lang", "en"]) == 2
    assert "FORWARDED_ALLOW_IPS" in capsys.readouterr().err


def test_networks_of_proxies_can_be_named() -> None:
    hosts = ProxyHeadersMiddleware(None, trusted_proxies("10.1.0.0/16, 10.2.0.1, fd00::/8")).trusted_hosts  # type: ignore[arg-type]
    told = "1.1.1.1, 2.2.2.2, 10.1.7.7, fd00::5, 10.2.0.1"
    assert hosts.get_trusted_client_address(told)[0] == "2.2.2.2"
