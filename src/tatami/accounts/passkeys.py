"""Passkeys (WebAuthn): a device signs in instead of a typed code. It keeps the secret; the server knows a public key.

A challenge is good for five minutes, for one purpose and one browser; it carries its own proof of that, so that any
process can check it and none has to remember it.
"""

from __future__ import annotations

import hmac
import json
import secrets
from base64 import urlsafe_b64decode
from collections.abc import Callable
from typing import TypeAlias, TypeVar

from sqlalchemy import delete, func, insert, select, update

from tatami.accounts.profiles import Profile, Profiles, profile_in
from tatami.core.errors import Refusal
from tatami.core.json_types import JsonObject
from tatami.tables import schema
from tatami.tables.seats import hash_secret
from tatami.tables.server_keys import server_key
from tatami.tables.store import Store, Write

GOOD_FOR = 300_000
MOST = 20
"""Of one profile."""
NONCE, EXPIRY = 16, 8
Checked = TypeVar("Checked")


Credential: TypeAlias = JsonObject
"""What a browser sends of a passkey, as WebAuthn describes it."""


class Passkeys:
    """All passkeys of a server. `site`: the host's name, which browsers bind a passkey to; `origin`: the page's."""

    def __init__(self, store: Store, profiles: Profiles, now: Callable[[], int]) -> None:
        self.store = store
        self.profiles = profiles
        self.now = now
        self.secret = b""

    async def open(self) -> None:
        self.secret = bytes.fromhex(await server_key(self.store, "challenges", lambda: secrets.token_hex(32)))

    # -- challenges

    def challenge(self, purpose: str, session: str) -> bytes:
        told = secrets.token_bytes(NONCE) + (self.now() + GOOD_FOR).to_bytes(EXPIRY, "big")
        return told + self.proof(told, purpose, session)

    def proof(self, told: bytes, purpose: str, session: str) -> bytes:
        return hmac.digest(self.secret, told + f"{purpose} {session}".encode(), "sha256")

    def answered_challenge(self, credential: Credential, purpose: str, session: str) -> bytes:
        """The challenge that a device answered, if it was ours, for this, here and lately."""
        try:
            client = json.loads(from_text(credential["response"]["clientDataJSON"]))
            challenge = from_text(client["challenge"])
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise Refusal("bad-passkey") from None
        told, proof = challenge[: NONCE + EXPIRY], challenge[NONCE + EXPIRY :]
        if not hmac.compare_digest(proof, self.proof(told, purpose, session)):
            raise Refusal("bad-passkey")
        if int.from_bytes(told[NONCE:], "big") < self.now():
            raise Refusal("bad-passkey")
        return challenge

    # -- a new one

    def creation(self, profile: Profile, session: str, site: str) -> JsonObject:
        """What the browser is asked to make: a passkey that it can find again without a name."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        options = generate_registration_options(
            rp_id=site,
            rp_name="Tatami",
            user_name=profile.wishes.name,
            user_id=bytes.fromhex(hash_secret(f"passkey {profile.id}")),
            challenge=self.challenge(f"add {profile.id}", session),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        told: JsonObject = json.loads(options_to_json(options))
        return told

    async def add(self, profile: Profile, session: str, site: str, origin: str, credential: Credential) -> None:
        from webauthn import verify_registration_response

        challenge = self.answered_challenge(credential, f"add {profile.id}", session)
        verified = verified_or_refused(
            lambda: verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site, expected_origin=origin
            )
        )
        if await self.count(profile) >= MOST:
            raise Refusal("bad-passkey", f"at most {MOST} for a profile")
        row = {
            "id": name_of(verified.credential_id), "profile": profile.id, "public_key": verified.credential_public_key,
            "uses": verified.sign_count, "created": self.now(),
        }  # fmt: skip
        await self.store.write_or_refuse("bad-passkey", Write(insert(schema.passkeys), row))

    async def count(self, profile: Profile) -> int:
        k = schema.passkeys
        row = await self.store.row(select(func.count().label("count")).where(k.c.profile == profile.id))
        return int(row["count"]) if row else 0

    async def remove_all(self, profile: Profile) -> None:
        await self.store.write(Write(delete(schema.passkeys).where(schema.passkeys.c.profile == profile.id)))

    # -- signing in

    def request(self, session: str, site: str) -> JsonObject:
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(rp_id=site, challenge=self.challenge("sign in", session))
        told: JsonObject = json.loads(options_to_json(options))
        return told

    async def sign_in(self, session: str, site: str, origin: str, credential: Credential) -> tuple[Profile, str]:
        """Whose passkey it is, and the secret for the browser's cookie."""
        from webauthn import verify_authentication_response

        challenge = self.answered_challenge(credential, "sign in", session)
        k, p = schema.passkeys, schema.profiles
        try:
            name = name_of(from_text(credential["id"]))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Refusal("bad-passkey") from None
        found = select(p, k.c.public_key, k.c.uses).join(p, p.c.id == k.c.profile).where(k.c.id == name)
        row = await self.store.row(found)
        if row is None:
            raise Refusal("bad-passkey")
        verified = verified_or_refused(
            lambda: verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
                credential_public_key=row["public_key"],
                credential_current_sign_count=row["uses"],
            )
        )
        used = Write(
            update(k).where(k.c.id == name, k.c.uses == row["uses"]).values(uses=verified.new_sign_count), rows=1
        )
        await self.store.write_or_refuse("bad-passkey", used)
        return await self.profiles.enter(profile_in(row), session)


def verified_or_refused(verify: Callable[[], Checked]) -> Checked:
    """Whatever a device sends that does not fit is refused in the same way."""
    try:
        return verify()
    except Exception:
        raise Refusal("bad-passkey") from None


def name_of(credential: bytes) -> str:
    return hash_secret(credential.hex())


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
