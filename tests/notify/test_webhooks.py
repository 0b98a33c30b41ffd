"""Messages to those in turn: they come, they can be ended, and they never reach what only this machine can reach."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from pathlib import Path
from typing import Any

import pytest

from tatami.core.errors import Refusal
from tatami.notify import outgoing, webhooks
from tatami.notify.outgoing import Reach, SendRefused, check, is_public, look_up
from tatami.server.services import Services
from tests.tables.test_company import two
from tests.tables.test_services import AIKO, BO, act, beside, code_of, with_services


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.5.4", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::",
        "2001:0:4136:e378::1", "ff02::1", "198.18.0.1", "192.0.2.1",
    ],
)  # fmt: skip
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are() -> None:
    assert is_public("9.9.9.9")
    assert is_public("2620:fe::fe")


@pytest.mark.parametrize(
    "url",
    [
        "", "x", "http://example.org/", "ftp://example.org/", "file:///etc/passwd", "https://", "https:///x",
        "https://127.0.0.1/", "https://[::1]/", "https://10.1.2.3/x", "https://example.org:22/", "https://a:b@example.org/",
        "https://example.org/a b", "https://example.org/\r\nX: y", "https://exämple.org/",
        "https://example.org/" + "x" * 500,
        "https://[::ffff:10.0.0.1]/", "https://example.org:99999/",
    ],
)  # fmt: skip
def test_addresses_that_are_refused_at_once(url: str) -> None:
    with pytest.raises(SendRefused):
        check(url, Reach.PUBLIC)


def test_a_name_that_means_a_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when only one of its addresses is private; and it is looked up once, for the connection itself."""
    found = {"both.example": ["9.9.9.9", "10.0.0.1"], "good.example": ["9.9.9.9"], "inside.example": ["127.0.0.1"]}

    def resolve(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found[host]]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    assert look_up("good.example", 443, Reach.PUBLIC) == "9.9.9.9"
    for host in ("both.example", "inside.example"):
        with pytest.raises(SendRefused):
            look_up(host, 443, Reach.PUBLIC)
        with pytest.raises(SendRefused):
            outgoing.send(f"https://{host}/", b"{}", Reach.PUBLIC)


class Letterbox:
    """A small web server that keeps what it is sent."""

    def __init__(self, answer: str = "204 No Content") -> None:
        self.answer = answer
        self.letters: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def __aenter__(self) -> Letterbox:
        self.server = await asyncio.start_server(self.take, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/turns?who=bo"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        await self.server.wait_closed()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        assert head.startswith("POST /turns?who=bo HTTP/1.1")
        length = next(
            int(line.partition(":")[2]) for line in head.lower().splitlines() if line.startswith("content-len")
        )
        self.letters.put_nowait(json.loads(await reader.readexactly(length)))
        writer.write(f"HTTP/1.1 {self.answer}\r\nlocation: http://127.0.0.1:1/\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()


def test_whoever_is_away_is_told_of_their_turn_until_they_end_it(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        async with Letterbox() as box, asyncio.timeout(60):
            table = await two(services)
            assert await code_of(services.webhooks.subscribe(table.id, "0" * 64, box.url)) == "not-your-seat"
            await services.webhooks.subscribe(table.id, BO, box.url)
            await act(services, table, "peasant@1")
            await act(services, table, "peasant@1")
            letter = await box.letters.get()
            assert letter == {
                "type": "your-turn", "table": table.id, "game": "kenjin", "seat": 1, "version": table.play.version,
                "path": f"/t/{table.id}", "unsubscribe": table.hooks[BO].key,
                "unsubscribe_path": f"/unsubscribe#{table.hooks[BO].key}",
            }  # fmt: skip
            await act(services, table, "peasant@1", session=BO)
            assert await services.webhooks.test(table.id, BO)
            tried = await box.letters.get()
            assert (tried["type"], tried["unsubscribe"]) == ("test", letter["unsubscribe"])
            assert await code_of(services.webhooks.test(table.id, AIKO)) == "no-hook"
            await services.webhooks.unsubscribe(letter["unsubscribe"])
            assert await code_of(services.webhooks.unsubscribe(letter["unsubscribe"])) == "bad-key"
            await act(services, table, "peasant@1", session=BO)
            await act(services, table, "peasant@2")
            await act(services, table, "peasant@2")
            assert table.to_act == 1
            assert (table.hooks, services.webhooks.waiting.qsize(), box.letters.qsize()) == ({}, 0, 0)

    with_services(tmp_path, scene, reach=Reach.ANY)


def test_an_address_that_never_takes_a_message_is_forgotten(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        async with Letterbox("302 Found") as box, asyncio.timeout(60):
            table = await two(services)
            await services.webhooks.subscribe(table.id, BO, box.url)
            for _ in range(outgoing.MOST_FAILURES):
                table.told_turn_of = None
                services.turn_notices.table_changed(table) if table.to_act == 1 else None
                while table.to_act == 0:
                    await act(services, table)
                await box.letters.get()
            while table.hooks:
                await asyncio.sleep(0.01)

    with_services(tmp_path, scene, reach=Reach.ANY)


def test_a_server_that_sends_nothing_takes_no_address(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await two(services)
        with pytest.raises(Refusal, match="bad-hook"):
            await services.webhooks.subscribe(table.id, BO, "https://example.org/")

    with_services(tmp_path, scene)


def test_an_address_that_drips_its_answer_holds_nobody_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "PATIENCE", 0.3)

    async def scene() -> None:
        hung_up = asyncio.Event()

        async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError):
                while not hung_up.is_set():
                    writer.write(b"H")
                    await writer.drain()
                    await asyncio.sleep(0.1)
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
            closed.set()

        closed = asyncio.Event()
        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        async with asyncio.timeout(60):
            with pytest.raises((OSError, SendRefused)):
                await asyncio.to_thread(outgoing.send, url, b"{}", Reach.ANY)
            hung_up.set()
            await closed.wait()
        server.close()

    asyncio.run(scene())


def test_whoever_plays_in_two_processes_is_told_of_every_turn(tmp_path: Path) -> None:
    """What another process has told of is not this one's to remember."""

    async def scene(services: Services) -> None:
        async def there(other: Services) -> None:
            async with Letterbox() as box, asyncio.timeout(60):
                table = await two(services)
                far = await other.registry.table(table.id)
                await services.webhooks.subscribe(table.id, BO, box.url)
                for _ in range(3):
                    while table.to_act == 0:
                        await act(services, table)
                    await box.letters.get()
                    await other.registry.catch_up(far)
                    while far.to_act == 1:
                        await act(other, far, session=BO)
                    await services.registry.catch_up(table)

        await beside(tmp_path, there)

    with_services(tmp_path, scene, reach=Reach.ANY)


def test_one_messages_trouble_is_not_the_end_of_all_messages(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        async with Letterbox() as box, asyncio.timeout(60):
            table = await two(services)
            broken: Any = None
            for _ in range(2 * webhooks.WORKERS):
                services.webhooks.waiting.put_nowait((broken, b""))
            await services.webhooks.subscribe(table.id, BO, box.url)
            while table.to_act == 0:
                await act(services, table)
            assert (await box.letters.get())["type"] == "your-turn"

    with_services(tmp_path, scene, reach=Reach.ANY)
