"""Passkeys over HTTP, with a device made of software: what signs in, and everything that must not."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
from cryptography.hazmat.primitives.hashes import SHA256

from tatami.notify.webpush import new_key, public_bytes, to_bytes, to_text
from tests.server.people import Person, Server
from tests.server.test_account_routes import sign_up

PRESENT, NEW = 0x01, 0x40


class Device:
    """An authenticator with one passkey."""

    def __init__(self, server: Server) -> None:
        self.origin = server.address
        self.key, self.id, self.uses = new_key(), secrets.token_bytes(16), 0

    def client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}).encode()

    def about(self, site: str, flags: int) -> bytes:
        self.uses += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answers navigator.credentials.create()."""
        point = public_bytes(self.key)
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point[1:33], -3: point[33:]})
        about = self.about(options["rp"]["id"], PRESENT | NEW)
        about += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        return self.told(
            clientDataJSON=self.client("create", options["challenge"]),
            attestationObject=cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about}),
        )

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answers navigator.credentials.get()."""
        client, about = self.client("get", options["challenge"]), self.about(options["rpId"], PRESENT)
        signature = self.key.sign(about + hashlib.sha256(client).digest(), ECDSA(SHA256()))
        return self.told(clientDataJSON=client, authenticatorData=about, signature=signature)

    def told(self, **response: bytes) -> dict[str, Any]:
        name = to_text(self.id)
        answer = {part: to_text(value) for part, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "clientExtensionResults": {}, "response": answer}


def add_passkey(person: Person, device: Device) -> None:
    options = person.post("/api/profile/passkeys/options").json()["options"]
    answer = person.post("/api/profile/passkeys", credential=device.made(options))
    assert answer.status_code == 200, answer.text
    assert answer.json()["passkeys"] == 1


def options_for(person: Person) -> dict[str, Any]:
    options: dict[str, Any] = person.post("/api/passkey/options").json()["options"]
    return options


def test_a_passkey_signs_in_until_it_is_removed(server: Server, aiko: Person, stranger: Person) -> None:
    sign_up(aiko)
    device = Device(server)
    add_passkey(aiko, device)
    answer = stranger.post("/api/passkey/sign-in", credential=device.shown(options_for(stranger)))
    assert (answer.status_code, answer.json()["name"], answer.json()["browsers"]) == (200, "Aiko", 2)
    assert stranger.get("/api/me").json()["profile"]["name"] == "Aiko"
    assert aiko.post("/api/profile/passkeys/remove").json()["passkeys"] == 0
    stranger.post("/api/profile/sign-out")
    refused = stranger.post("/api/passkey/sign-in", credential=device.shown(options_for(stranger)))
    assert (refused.status_code, refused.json()["code"]) == (403, "bad-passkey")


@pytest.mark.parametrize(
    "trick",
    ["other origin", "other browser", "other purpose", "made-up challenge", "other key", "old use", "other site"],
)
def test_what_does_not_fit_signs_nobody_in(server: Server, aiko: Person, stranger: Person, trick: str) -> None:
    sign_up(aiko)
    device = Device(server)
    add_passkey(aiko, device)
    options = options_for(stranger)
    if trick == "other origin":
        device.origin = "https://evil.example"
    elif trick == "other browser":
        options = options_for(aiko)
    elif trick == "other purpose":
        options["challenge"] = aiko.post("/api/profile/passkeys/options").json()["options"]["challenge"]
    elif trick == "made-up challenge":
        ours = to_bytes(options["challenge"])
        options["challenge"] = to_text(ours[:-1] + bytes([ours[-1] ^ 1]))
    elif trick == "other key":
        device.key = new_key()
    elif trick == "old use":
        device.uses = 0
    elif trick == "other site":
        options["rpId"] = "evil.example"
    answer = stranger.post("/api/passkey/sign-in", credential=device.shown(options))
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-passkey")
    assert stranger.get("/api/me").json()["profile"] is None


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": 7}, {"response": None}, {"response": {"clientDataJSON": "é"}},
     {"response": {"clientDataJSON": "bnVsbA"}}, {"id": "x", "response": {"clientDataJSON": "e30"}},
     {"response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAiIn0"}},
     {"response": {"clientDataJSON": "W1tb" * 10_000}}],
)  # fmt: skip
def test_junk_is_refused(server: Server, aiko: Person, stranger: Person, credential: dict[str, Any]) -> None:
    sign_up(aiko)
    for person, path in ((stranger, "/api/passkey/sign-in"), (aiko, "/api/profile/passkeys")):
        answer = person.post(path, credential=credential)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-passkey"), answer.text


def test_two_profiles_cannot_have_one_passkey(server: Server, aiko: Person, bo: Person) -> None:
    device = Device(server)
    sign_up(aiko)
    add_passkey(aiko, device)
    sign_up(bo)
    options = bo.post("/api/profile/passkeys/options").json()["options"]
    assert bo.post("/api/profile/passkeys", credential=device.made(options)).json()["code"] == "bad-passkey"
    program = Person(server, program=True)
    assert program.post("/api/passkey/options").json()["code"] == "bad-passkey"
