"""Connections that are slow or too many: uvicorn waits for a request for ever, and takes as many as there are files.

Headers and bodies have time limits, and so has a client that does not read what it asked for. One address has so many
connections at most; when all are taken, those that have not asked for anything yet give way, the oldest first.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import Counter
from functools import partial
from ipaddress import ip_network

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from tatami.server.direct_socket import DirectSocket
from tatami.server.guards import network_of

HEADER_S = 10.0
"""Seconds for the whole header of a request, from the connection or from its first byte."""
BODY_S = 15.0
"""Seconds for a body, and one more for each BODY_RATE bytes of it that have come."""
BODY_RATE = 16 << 10
UNREAD_S = 60.0
"""Seconds for which an answer may wait to be read."""
OF_ONE_ADDRESS = 500
MOST = 60_000
RESERVED_FILES = 256
"""Not for connections: the database, workers, logs."""
REFUSAL = b'{"code":"too-fast","message":"too many connections","detail":"","rules":[]}'
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\nretry-after: 5\r\n"
    b"content-length: %d\r\n\r\n%s" % (len(REFUSAL), REFUSAL)
)


def trusted_proxies(setting: str | None) -> list[str]:
    """Whose `X-Forwarded-For` is believed: this machine, or the addresses and networks of FORWARDED_ALLOW_IPS."""
    wishes = [wish.strip() for wish in (setting or "127.0.0.1").split(",") if wish.strip()]
    for wish in wishes:
        try:
            network = ip_network(wish)
        except ValueError:
            network = None
        if network is None or network.prefixlen == 0:
            raise ValueError(
                f"FORWARDED_ALLOW_IPS: {wish}: must be addresses or networks of your own proxies, like 10.1.2.3 or "
                "10.1.2.0/24; whoever is named there can pretend to be any address"
            )
    return wishes


def most_connections() -> int:
    """As many as the system's limit of open files allows, less what else needs files."""
    try:
        import resource
    except ImportError:
        return MOST
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST if files == resource.RLIM_INFINITY else max(16, min(MOST, files - RESERVED_FILES))


class Connections:
    """All that are open. `of_one`: how many one address may have; 0: as many as it likes."""

    def __init__(self, most: int, of_one: int, proxies: list[str]) -> None:
        self.most = most
        self.of_one = of_one
        self.proxies = [ip_network(proxy) for proxy in proxies]
        self.count = 0
        self.by_address: Counter[str] = Counter()
        self.waiting: dict[TimedHttp, None] = {}
        """Those that have not sent a whole header yet, the oldest first."""

    def address_of(self, host: str) -> str:
        """Under which a connection is counted: a proxy brings many people, who are counted elsewhere (guards.py)."""
        address = network_of(host)
        with contextlib.suppress(ValueError):
            number = ip_network(host)
            if any(number.version == proxy.version and number.subnet_of(proxy) for proxy in self.proxies):  # type: ignore[arg-type]
                return ""
        return address

    def admit(self, address: str) -> bool:
        if address and self.of_one and self.by_address[address] >= self.of_one:
            return False
        if self.count >= self.most:
            oldest = next(iter(self.waiting), None)
            if oldest is None:
                return False
            oldest.give_up()
        self.count += 1
        self.by_address[address] += 1
        return True

    def release(self, address: str) -> None:
        self.count -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class TimedHttp(H11Protocol):
    """Uvicorn's HTTP, with limits. `connections_open` comes with the subclass that a server makes (limited)."""

    connections_open: Connections

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.address: str | None = None
        """None: not counted, or no more."""
        self.timer: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None
        self.state: object = None
        self.began = 0.0
        self.received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.connections_open.address_of(self.client[0] if self.client else "")
        if not self.connections_open.admit(address):
            transport.write(FULL)
            transport.close()
            return
        self.address = address
        self.expect_header()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        self.stop_unread()
        self.uncount()
        super().connection_lost(exc)

    def uncount(self) -> None:
        self.connections_open.waiting.pop(self, None)
        if self.address is not None:
            self.connections_open.release(self.address)
            self.address = None

    # -- what is waited for

    def data_received(self, data: bytes) -> None:
        if self.address is None:
            return  # it was not admitted
        if self.state is h11.SEND_BODY:
            self.received += len(data)
        elif self.timer is None:
            self.expect_header()  # of a further request: uvicorn's own timer ended with its first byte
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self.look()

    def look(self) -> None:
        """Sets the timer for what has to come next."""
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        state, before = self.conn.their_state, self.state
        self.state = state
        if state is h11.SEND_BODY and before is not h11.SEND_BODY:
            self.connections_open.waiting.pop(self, None)
            self.began, self.received = self.loop.time(), 0
            self.set_timer(BODY_S)
        elif state is not h11.SEND_BODY and state is not h11.IDLE:
            self.connections_open.waiting.pop(self, None)
            self.stop_timer()
        elif state is h11.IDLE and before is not None and before is not h11.IDLE:
            # Between two requests uvicorn's own limit holds, unless it ended because more has come.
            self.stop_timer()
            if self.conn.trailing_data[0] or self.timeout_keep_alive_task is None:
                self.expect_header()

    def expect_header(self) -> None:
        self.state = h11.IDLE
        self.connections_open.waiting[self] = None
        self.set_timer(HEADER_S)

    def set_timer(self, seconds: float) -> None:
        self.stop_timer()
        self.timer = self.loop.call_later(seconds, self.time_is_up)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def time_is_up(self) -> None:
        self.timer = None
        if self.state is h11.SEND_BODY:
            left = self.began + BODY_S + self.received / BODY_RATE - self.loop.time()
            if left > 0:
                self.set_timer(left)
                return
        self.give_up()

    def give_up(self) -> None:
        """At once: closing politely would wait for a client that does not read."""
        self.stop_timer()
        self.uncount()
        self.transport.abort()

    # -- answers that nobody reads

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stop_unread()
        self.unread = self.loop.call_later(UNREAD_S, self.give_up)

    def resume_writing(self) -> None:
        self.stop_unread()
        super().resume_writing()

    def stop_unread(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    # -- sockets

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The socket is counted on until it is closed; it has time limits of its own."""
        self.stop_timer()
        self.connections_open.waiting.pop(self, None)
        address, self.address = self.address, None
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, DirectSocket)
        if address is not None:
            socket.when_lost = partial(self.connections_open.release, address)  # and nothing of this request is kept


def limited_protocol(connections: Connections) -> type[TimedHttp]:
    """The protocol of one server."""
    return type("TimedHttp", (TimedHttp,), {"connections_open": connections})


def connections_for(is_limited: bool, proxies: list[str]) -> Connections:
    return Connections(most_connections(), OF_ONE_ADDRESS if is_limited else 0, proxies)


def proxies_of_environment() -> list[str]:
    return trusted_proxies(os.environ.get("FORWARDED_ALLOW_IPS"))
