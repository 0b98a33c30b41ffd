"""Attacks by cookies and tokens: planted, invented, of the wrong kind, or from before somebody signed in."""

from __future__ import annotations

import datetime
import ipaddress
import os
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from sqlalchemy import create_engine, text
from websockets.sync.client import connect

from tatami.tables.seats import hash_secret
from tests.server.people import READY_S, Person, Server, free_port
from tests.server.test_account_routes import EVERYTHING, sign_up
from tests.server.test_attacks.test_seats import loses_the_seat
from tests.tables.test_migrations import fill


def plant(person: Person, token: str, name: str = "tatami") -> None:
    person.http.cookies.set(name, token, domain="127.0.0.1", path="/")


def cookie_of(person: Person, name: str = "tatami") -> str:
    (value,) = {cookie.value for cookie in person.http.cookies.jar if cookie.name == name}
    assert value
    return value


def seats_of(server: Server, table: str, cookie: str) -> list[int]:
    """The seats that somebody with this cookie has."""
    other = Person(server)
    plant(other, cookie)
    seats: list[int] = other.see(table)["my_seats"]
    return seats


@pytest.mark.parametrize("invented", ["x" * 32, "x" * 48, "x" * 64, "short", "é" * 40, "x" * 5000])
def test_a_cookie_that_somebody_invented_is_used_as_a_session(server: Server, aiko: Person, invented: str) -> None:
    sent = {"cookie": f"tatami={invented}".encode("latin-1"), "origin": server.address.encode()}
    wish = {"game": "kenjin", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = httpx.post(f"{server.address}/api/tables", json=wish, headers=sent, timeout=120)
    assert answer.status_code == 201, answer.text
    assert answer.cookies["tatami"] != invented
    seen = httpx.get(f"{server.address}/api/tables/{answer.json()['table']['id']}", headers=sent, timeout=120).json()
    assert (seen["my_seats"], seen["host"]) == ([], False)
    assert httpx.get(f"{server.address}/api/me", headers=sent, timeout=120).json()["session"] is False


def test_a_session_survives_a_restart_and_is_none_at_another_server(
    server: Server, stranger: Person, tmp_path: Path
) -> None:
    """What is signed is known again by the server's key, which is in its database."""
    other = Server(tmp_path / "other").start()
    aiko, program = Person(other, "Aiko"), Person(other, program=True)
    tables = [person.open_table("me", "open")["table"]["id"] for person in (aiko, program)]
    other.kill()
    plant(stranger, cookie_of(aiko))
    assert stranger.get("/api/me").json()["session"] is False
    other.start()
    try:
        for person, table in zip((aiko, program), tables, strict=True):
            assert person.see(table)["my_seats"] == [0]
    finally:
        other.stop()


@pytest.mark.parametrize("way", ["a new profile", "a recovery code"])
def test_a_cookie_planted_before_somebody_signs_in_opens_their_seats(
    server: Server, aiko: Person, stranger: Person, way: str
) -> None:
    code = sign_up(Person(server, "Aiko"), **EVERYTHING)
    stranger.open_table("me", "open")
    planted = cookie_of(stranger)
    plant(aiko, planted)
    table = aiko.open_table("me", "me")["table"]["id"]
    assert seats_of(server, table, planted) == [0, 1]
    listening = stranger.live(table)
    assert listening.until("table")["table"]["my_seats"] == [0, 1]

    if way == "a new profile":
        sign_up(aiko, **EVERYTHING)
    else:
        assert aiko.post("/api/profile/sign-in", code=code).status_code == 200
    loses_the_seat(listening)
    assert cookie_of(aiko) != planted
    later = aiko.open_table("me", "me")["table"]["id"]
    assert aiko.see(table)["my_seats"] == aiko.see(later)["my_seats"] == [0, 1]
    assert aiko.see(table)["host"]
    for one in (table, later):
        assert seats_of(server, one, planted) == []
        assert not stranger.see(one)["host"]


def test_the_token_of_a_program_is_planted_as_a_cookie(server: Server, aiko: Person) -> None:
    program = Person(server, program=True)
    table = program.open_table("me", "me")["table"]["id"]
    assert program.bearer is not None
    assert seats_of(server, table, program.bearer) == []
    plant(aiko, program.bearer)
    mine = aiko.open_table("me", "me")["table"]["id"]
    assert program.see(mine)["my_seats"] == []


def test_a_cookie_is_sent_as_the_token_of_a_program(server: Server, aiko: Person) -> None:
    table = aiko.open_table("me", "me")["table"]["id"]
    thief = Person(server, bearer=cookie_of(aiko))
    answer = thief.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token"), answer.text
    assert answer.headers["www-authenticate"] == "Bearer"
    sign_up(aiko)
    thief = Person(server, bearer=cookie_of(aiko, "tatami-profile"))
    assert thief.get("/api/me").json()["profile"] is None


@pytest.mark.parametrize("invented", ["x" * 32, "x" * 48, "x" * 64, "x"])
def test_a_program_invents_its_token(server: Server, invented: str) -> None:
    program = Person(server, bearer="unused")
    program.http.headers["authorization"] = f"Bearer {invented}"
    answer = program.post("/api/tables", game="kenjin", options={}, seats=[{"kind": "me"}, {"kind": "me"}])
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token"), answer.text
    assert "/api/token" in answer.json()["message"]
    assert program.get("/api/me").json()["session"] is False


# -- tokens from before the server signed them

OLD_COOKIE = "Kx3_" * 8
OLD_BEARER = "an own token of forty characters or so.."
OLD_PROFILE = "Pr0-" * 8


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database as it was before: Aiko sits there by a cookie, and Bo is a program with a token of its own choice."""
    folder = tmp_path_factory.mktemp("old") / "data"
    folder.mkdir()
    engine = create_engine(f"sqlite:///{folder / 'tatami.db'}")
    with engine.begin() as connection:
        fill(connection, "7")
        for seat, token in ((0, OLD_COOKIE), (1, OLD_BEARER)):
            connection.execute(text(f"UPDATE sitters SET session = '{hash_secret(token)}' WHERE seat = {seat}"))
        connection.execute(
            text(
                "INSERT INTO profiles (id, name, recovery, history, rated, shown, created)"
                f" VALUES ('{'a' * 64}', 'Aiko', '{'b' * 64}', false, false, false, 0)"
            )
        )
        connection.execute(
            text(
                "INSERT INTO signed_in (token, profile, session, since) VALUES"
                f" ('{hash_secret(OLD_PROFILE)}', '{'a' * 64}', '{hash_secret(OLD_COOKIE)}', {int(time.time() * 1000)})"
            )
        )
    engine.dispose()
    return folder


def test_seats_from_before_stay_whose_they_are_and_nobody_else_gets_them(upgraded: Path) -> None:
    server = Server(upgraded).start()
    try:
        assert seats_of(server, "old", OLD_COOKIE) == [0]
        assert Person(server, bearer=OLD_BEARER).see("old")["my_seats"] == [1]
        assert seats_of(server, "old", OLD_BEARER) == []
        assert Person(server, bearer=OLD_BEARER + "x").get("/api/tables/old").json()["code"] == "bad-token"
        assert seats_of(server, "old", OLD_PROFILE) == []
    finally:
        server.stop()


# -- over TLS


class SecureServer:
    """The server with a certificate of its own."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        self.address = f"https://127.0.0.1:{self.port}"
        key, certificate = make_certificate(data.parent)
        self.context = ssl.create_default_context(cafile=str(certificate))
        files = {"ssl_keyfile": str(key), "ssl_certfile": str(certificate)}
        program = (
            "import functools, uvicorn; "
            f"uvicorn.Config = functools.partial(uvicorn.Config, **{files!r}); "
            "from tatami.cli import main; main()"
        )
        command = [sys.executable, "-c", program, "serve", "--port", str(self.port), "--data", str(data)]
        self.process = subprocess.Popen(
            [*command, "--rate", "0"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        )  # fmt: skip
        self.browsers: list[httpx.Client] = []
        deadline = time.monotonic() + READY_S
        while time.monotonic() < deadline:
            assert self.process.poll() is None
            try:
                if self.browser().get("/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def browser(self, **cookies: str) -> httpx.Client:
        client = httpx.Client(base_url=self.address, verify=self.context, headers={"origin": self.address}, timeout=120)
        for name, value in cookies.items():
            client.cookies.set(name, value, domain="127.0.0.1", path="/")
        self.browsers.append(client)
        return client

    def stop(self) -> None:
        for client in self.browsers:
            client.close()
        self.process.terminate()
        self.process.wait(120)


def make_certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    today = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(today - datetime.timedelta(1))
        .not_valid_after(today + datetime.timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), False)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    form = serialization.PrivateFormat.TraditionalOpenSSL
    files = folder / "key.pem", folder / "certificate.pem"
    files[0].write_bytes(key.private_bytes(serialization.Encoding.PEM, form, plain))
    files[1].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    return files


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory, upgraded: Path) -> Iterator[SecureServer]:
    running = SecureServer(upgraded)
    yield running
    running.stop()


def open_table(client: httpx.Client) -> Any:
    wish = {"game": "kenjin", "options": {}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return answer


def test_a_neighbouring_domain_sets_the_cookie(secure: SecureServer) -> None:
    """Browsers take a cookie that begins with __Host- from this host alone, so only such ones count over TLS."""
    aiko = secure.browser()
    made = open_table(aiko)
    table = made.json()["table"]["id"]
    (header,) = made.headers.get_list("set-cookie")
    name, _, rest = header.partition("=")
    parts = {part.strip().lower() for part in rest.split(";")[1:]}
    assert name == "__Host-tatami"
    assert {"secure", "httponly", "path=/", "samesite=strict"} <= parts
    assert not any(part.startswith("domain") for part in parts)
    assert aiko.get(f"/api/tables/{table}").json()["my_seats"] == [0, 1]
    token = aiko.cookies["__Host-tatami"]
    assert secure.browser(tatami=token).get(f"/api/tables/{table}").json()["my_seats"] == []

    with connect(
        f"{secure.address.replace('https', 'wss')}/api/tables/{table}/live",
        ssl=secure.context,
        additional_headers={"Cookie": f"__Host-tatami={token}", "Origin": secure.address},
    ) as socket:
        assert '"my_seats":[0,1]' in str(socket.recv(60))


def test_a_neighbouring_domain_signs_somebody_in(secure: SecureServer) -> None:
    aiko = secure.browser()
    made = aiko.post("/api/profile", json={"name": "Aiko"})
    names = {header.partition("=")[0] for header in made.headers.get_list("set-cookie")}
    assert names == {"__Host-tatami", "__Host-tatami-profile"}
    assert aiko.get("/api/me").json()["profile"]["name"] == "Aiko"
    planted = secure.browser(**{"tatami-profile": aiko.cookies["__Host-tatami-profile"]})
    assert planted.get("/api/me").json()["profile"] is None


def test_seats_from_before_are_still_there_over_tls(secure: SecureServer) -> None:
    old = secure.browser(tatami=OLD_COOKIE, **{"tatami-profile": OLD_PROFILE})
    assert old.get("/api/tables/old").json()["my_seats"] == [0]
    assert old.get("/api/me").json()["profile"]["name"] == "Aiko"
