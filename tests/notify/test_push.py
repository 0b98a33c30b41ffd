"""Web push: messages that only the browser they are for can read, to whoever asked for them, until they end it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tatami.accounts.profiles import Wishes
from tatami.notify import webpush
from tatami.notify.outgoing import MOST_FAILURES, Reach
from tatami.notify.push import SubscribedBrowser, TurnNotice
from tatami.notify.webpush import authorization, encrypt, new_key, public_bytes, read_key, to_bytes, to_text, write_key
from tatami.server.services import Services
from tatami.tables import schema
from tatami.tables.live_table import LiveTable
from tatami.tables.seats import Kind, Seat, hash_secret
from tests.tables.test_company import two
from tests.tables.test_services import AIKO, BO, act, code_of, person, with_services

from ..new_tables import create, join

SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
RECEIVER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4M"
    "qgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def decrypted(body: bytes, key: EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """As a browser does it (RFC 8188 and 8291)."""
    salt, length = body[:16], body[20]
    sender, secret = body[21 : 21 + length], body[21 + length :]
    shared = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))
    info = b"WebPush: info\0" + public_bytes(key) + sender
    material = HKDF(SHA256(), 32, auth, info).derive(shared)
    cipher = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
    padded = AESGCM(cipher).decrypt(nonce, secret, None).rstrip(b"\0")
    assert padded.endswith(b"\x02")
    return padded[:-1]


def checked_claims(header: str, key: str) -> dict[str, Any]:
    """What a push service reads in an Authorization header, if its signature is right (RFC 8292)."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    told, _, signature = parts["t"].rpartition(".")
    raw = to_bytes(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    signer = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), to_bytes(key))
    signer.verify(encode_dss_signature(r, s), told.encode(), ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(to_bytes(told.partition(".")[2]))
    return claims


def test_the_example_of_rfc_8291() -> None:
    message = b"When I grow up, I want to be a watermelon"
    sent = encrypt(message, RECEIVER, AUTH, read_key(SENDER), to_bytes(SALT))
    assert to_text(sent) == SENT
    assert decrypted(sent, read_key(RECEIVER_PRIVATE), to_bytes(AUTH)) == message


def test_every_message_is_encrypted_anew_and_for_one_browser() -> None:
    one, other = (encrypt(b"x", RECEIVER, AUTH) for _ in range(2))
    assert one[:16] != other[:16] and one[21:86] != other[21:86]
    with pytest.raises(InvalidTag):
        decrypted(one, new_key(), to_bytes(AUTH))
    with pytest.raises(InvalidTag):
        decrypted(one, read_key(RECEIVER_PRIVATE), bytes(16))


def test_a_push_service_can_check_who_sends() -> None:
    key = new_key()
    header = authorization(key, "https://push.example/send/abc", "mailto:a@b.example")
    claims = checked_claims(header, to_text(public_bytes(key)))
    assert (claims["aud"], claims["sub"]) == ("https://push.example", "mailto:a@b.example")
    assert "sub" not in checked_claims(authorization(key, "https://push.example/x", ""), to_text(public_bytes(key)))
    assert public_bytes(read_key(write_key(key))) == public_bytes(key)


class PushService:
    """A push service on this machine, with one browser that can read its messages."""

    def __init__(self, answer: str = "201 Created") -> None:
        self.answer = answer
        self.key, self.auth = new_key(), bytes(range(16))
        self.letters: asyncio.Queue[tuple[dict[str, str], dict[str, Any]]] = asyncio.Queue()

    async def __aenter__(self) -> PushService:
        self.server = await asyncio.start_server(self.take, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        await self.server.wait_closed()

    def browser(self, language: str = "en", path: str = "/send/abc") -> SubscribedBrowser:
        endpoint = f"http://127.0.0.1:{self.port}{path}"
        return SubscribedBrowser(endpoint, to_text(public_bytes(self.key)), to_text(self.auth), language)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = (line.partition(": ") for line in head.split("\r\n")[1:] if line)
        headers = {name.lower(): value for name, _, value in lines}
        body = await reader.readexactly(int(headers["content-length"]))
        self.letters.put_nowait((headers, json.loads(decrypted(body, self.key, self.auth))))
        writer.write(f"HTTP/1.1 {self.answer}\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()


async def round_of(services: Services, table: LiveTable) -> None:
    """On to Bo's next turn."""
    while table.to_act == 1:
        await act(services, table, session=BO)
    while table.to_act == 0:
        await act(services, table)


def test_a_closed_browser_is_told_of_a_turn_and_of_nothing_else(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        async with PushService() as service, asyncio.timeout(60):
            table = await two(services)
            assert await code_of(services.push.of_table(table.id, "0" * 64, service.browser())) == "not-your-seat"
            await services.push.of_table(table.id, BO, service.browser("fr"))
            await round_of(services, table)
            headers, told = await service.letters.get()
            assert told == {"title": "Kenjin", "body": "C’est à vous de jouer.", "path": f"/t/{table.id}"}
            assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
            assert table.id not in str(headers)
            claims = checked_claims(headers["authorization"], services.push.public_key or "")
            assert (claims["aud"], claims["sub"]) == (f"http://127.0.0.1:{service.port}", "mailto:us@example.org")
            assert (await services.loader.load(table.id)).pushed == {BO}
            table.present[1] += 1
            await round_of(services, table)
            table.present[1] -= 1
            await services.push.of_table(table.id, BO, None)
            await round_of(services, table)
            assert (service.letters.qsize(), services.push.waiting.qsize(), table.pushed) == (0, 0, set())

    with_services(tmp_path, scene, reach=Reach.ANY, contact="mailto:us@example.org")


def test_nobody_is_told_of_a_turn_at_somebody_elses_table(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        async with PushService() as theirs, PushService() as elsewhere, asyncio.timeout(60):
            table, other = await two(services), await two(services)
            profile, _, _ = await services.profiles.make(AIKO, Wishes("Aiko", history=True))
            await services.push.of_table(table.id, BO, theirs.browser())
            await services.push.of_table(other.id, AIKO, elsewhere.browser())
            await services.push.of_profile(profile.id, AIKO, elsewhere.browser(path="/send/all"))
            assert await services.push.tell(TurnNotice(table.id, "kenjin", frozenset({BO}), None)) == (1, 0)
            assert (theirs.letters.qsize(), elsewhere.letters.qsize()) == (1, 0)

    with_services(tmp_path, scene, reach=Reach.ANY)


def test_a_browser_is_told_of_all_games_of_a_profile_until_it_signs_out(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        async with PushService() as service, asyncio.timeout(60):
            profile, token, _ = await services.profiles.make(BO, Wishes("Bo", history=True))
            await services.push.of_profile(profile.id, BO, service.browser("pl"))
            assert await services.push.has_profile(profile.id, BO)
            seats = [person("Aiko"), Seat(Kind.OPEN)]
            for _ in range(2):
                table, _ = await create(services, AIKO, "kenjin", {}, seats, mine=[0])
                await join(services, table.id, BO, None, 1, "Bo", None, guest=profile.guest)
                await services.push.of_table(table.id, BO, service.browser())
                await round_of(services, table)
                assert (await service.letters.get())[1]["path"] == f"/t/{table.id}"
            await services.profiles.sign_out(profile, hash_secret(token))
            assert not await services.push.has_profile(profile.id, BO)
            assert service.letters.empty(), "who asked twice is told once"

    with_services(tmp_path, scene, reach=Reach.ANY)


@pytest.mark.parametrize(("answer", "times"), [("410 Gone", 1), ("503 Busy", MOST_FAILURES)])
def test_a_browser_that_is_gone_is_forgotten_and_one_that_is_down_after_a_while(
    tmp_path: Path, answer: str, times: int
) -> None:
    async def scene(services: Services) -> None:
        async with PushService(answer) as service, asyncio.timeout(60):
            table = await two(services)
            await services.push.of_table(table.id, BO, service.browser())
            for _ in range(times):
                assert table.pushed
                services.push.tell_turn(table, 1)
                await service.letters.get()
            while await services.store.count(schema.pushes) or table.pushed:
                await asyncio.sleep(0.01)
            assert services.push.failures == {}

    with_services(tmp_path, scene, reach=Reach.ANY)


@pytest.mark.parametrize(
    "endpoint",
    ["https://127.0.0.1/x", "http://push.example/x", "https://[::1]/", "https://10.0.0.1/x", "https://push.example:8443/x",
     "https://push.example/" + "x" * 1000, "file:///etc/passwd", "https://a@push.example/"],
)  # fmt: skip
def test_no_browser_lives_in_the_servers_own_network(tmp_path: Path, endpoint: str) -> None:
    async def scene(services: Services) -> None:
        table = await two(services)
        good = SubscribedBrowser("https://push.example/" + "x" * 700, RECEIVER, AUTH, "en")
        assert await code_of(services.push.of_table(table.id, BO, good._replace(endpoint=endpoint))) == "bad-hook"
        for bad in ({"p256dh": AUTH}, {"auth": RECEIVER}, {"p256dh": "A"}, {"p256dh": to_text(b"\x04" + bytes(64))}):
            assert await code_of(services.push.of_table(table.id, BO, good._replace(**bad))) == "bad-hook"
        assert await code_of(services.push.of_table(table.id, BO, good)) == "granted"

    with_services(tmp_path, scene, reach=Reach.PUBLIC)


def test_the_servers_key_is_made_once(tmp_path: Path) -> None:
    found: list[str | None] = []

    async def scene(services: Services) -> None:
        found.append(services.push.public_key)

    with_services(tmp_path, scene, reach=Reach.PUBLIC)
    with_services(tmp_path, scene, reach=Reach.PUBLIC)
    with_services(tmp_path, scene)
    assert found[0] == found[1] is not None and found[2] is None
    assert len(webpush.to_bytes(found[0] or "")) == 65
