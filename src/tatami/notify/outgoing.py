"""Sending messages to addresses that people have chosen.

An address is somebody else's wish, so it must not reach what only this machine can reach: https to public addresses
only, looked up once and connected to by number, no redirects, nothing of the answer is kept or shown.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from urllib.parse import SplitResult, urlsplit

PATIENCE = 5.0
LONGEST_ADDRESS = 500
MOST_FAILURES = 5
"""In a row; then the address is forgotten."""
THREADS = 8
AS_JSON = {"content-type": "application/json"}
STATUS = re.compile(rb"HTTP/1\.\d (\d{3})\b")
LONGEST_STATUS = 500
MOST_REMEMBERED = 10_000
PUBLIC_6 = ipaddress.ip_network("2000::/3")
TUNNELS = [ipaddress.ip_network(network) for network in ("2001::/32", "2002::/16")]
"""IPv6 addresses that hold an IPv4 address, perhaps a private one."""
FAILURES = (OSError, ValueError, http.client.HTTPException)
"""What sending raises when a message was not taken."""


class Reach(StrEnum):
    """Where messages may go."""

    OFF = "off"
    PUBLIC = "public"
    ANY = "any"
    """Also http, and this machine's own network: for servers whose users are all trusted."""


class SendRefused(ValueError):
    """An address that messages may not go to, or that did not take one (`status`)."""

    status: int | None = None


def is_public(address: str) -> bool:
    number = ipaddress.ip_address(address)
    if isinstance(number, ipaddress.IPv6Address):
        return number in PUBLIC_6 and number.is_global and not any(number in network for network in TUNNELS)
    return number.is_global and not number.is_multicast


def check(url: str, reach: Reach, longest: int = LONGEST_ADDRESS) -> SplitResult:
    """The parts of an address, if it is one that messages may go to as far as its letters say."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise SendRefused("no address") from None
    if len(url) > longest or not url.isascii() or not url.isprintable() or " " in url:
        raise SendRefused(f"an address has at most {longest} letters, digits and signs")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise SendRefused("an address is like https://example.org/path")
    if reach is Reach.OFF:
        raise SendRefused("this server sends no messages")
    if reach is Reach.PUBLIC:
        if parts.scheme != "https" or port not in (None, 443):
            raise SendRefused("only https, at its usual port")
        try:
            literal = is_public(parts.hostname)
        except ValueError:
            literal = True  # a name, which is looked up when a message is sent
        if not literal:
            raise SendRefused("only public addresses")
    elif parts.scheme not in ("https", "http"):
        raise SendRefused("only https or http")
    return parts


def look_up(host: str, port: int, reach: Reach) -> str:
    """The number of a host; every one that its name has must be public."""
    found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if reach is not Reach.ANY and not all(is_public(address.partition("%")[0]) for address in found):
        raise SendRefused("only public addresses")
    return found[0]


def send(
    url: str, body: bytes, reach: Reach, headers: Mapping[str, str] = AS_JSON, longest: int = LONGEST_ADDRESS
) -> None:
    """Posts a message. The name is looked up once, so that it cannot mean another place when connected to."""
    parts = check(url, reach, longest)
    assert parts.hostname, "check wants a host"
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    plain = socket.create_connection((look_up(parts.hostname, port, reach), port), PATIENCE)
    with plain:
        wired = ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname) if secure else plain
        connection = http.client.HTTPConnection(parts.hostname, port, timeout=PATIENCE)
        connection.sock = wired
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", target, body, {"user-agent": "tatami", **headers})
            status = status_from(wired)
        finally:
            connection.close()
    if not 200 <= status < 300:
        refused = SendRefused(f"answered {status}")
        refused.status = status
        raise refused


def status_from(wired: socket.socket) -> int:
    """The status that an address answers with, and soon: one that drips its answer letter by letter holds nobody."""
    until, answer = time.monotonic() + PATIENCE, b""
    while b"\n" not in answer and len(answer) < LONGEST_STATUS:
        wired.settimeout(max(0.001, until - time.monotonic()))
        received = wired.recv(LONGEST_STATUS)
        if not received:
            break
        answer += received
    found = STATUS.match(answer)
    if found is None:
        raise SendRefused("no answer")
    return int(found[1])


def count_failure(failures: dict[str, int], whose: str) -> int:
    """Counts a failure; those who were told of nothing since are forgotten some day."""
    if len(failures) >= MOST_REMEMBERED and whose not in failures:
        failures.clear()
    failures[whose] = failures.get(whose, 0) + 1
    return failures[whose]


class Sender:
    """Sends messages in threads of its own: an address that is slow to answer must hold up nothing but messages."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="message")

    async def send(
        self, url: str, body: bytes, headers: Mapping[str, str] = AS_JSON, longest: int = LONGEST_ADDRESS
    ) -> None:
        await asyncio.get_running_loop().run_in_executor(self.threads, send, url, body, self.reach, headers, longest)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
