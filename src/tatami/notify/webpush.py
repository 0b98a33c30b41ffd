"""Web push: a message that only one browser can read (RFC 8291), and who sends it (VAPID, RFC 8292)."""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096
LAST = b"\x02"
"""Ends the last record, and ours is the only one."""
LASTS = 12 * 3600
"""Seconds for which a push service may believe who sends."""


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> EllipticCurvePrivateKey:
    return generate_private_key(SECP256R1())


def public_bytes(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def write_key(key: EllipticCurvePrivateKey) -> str:
    return to_text(key.private_numbers().private_value.to_bytes(32, "big"))


def read_key(text: str) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(to_bytes(text), "big"), SECP256R1())


def read_browser(p256dh: str, auth: str) -> tuple[EllipticCurvePublicKey, bytes]:
    """A browser's two keys; ValueError if they are none."""
    secret = to_bytes(auth)
    if len(secret) != 16:
        raise ValueError("a browser's secret has 16 bytes")
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), to_bytes(p256dh)), secret


def derive_key(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def encrypt(
    message: bytes, p256dh: str, auth: str, key: EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message in one record of aes128gcm. `key` and `salt` are drawn anew for every message."""
    browser, secret = read_browser(p256dh, auth)
    sender, salt = key or new_key(), salt or secrets.token_bytes(16)
    info = b"WebPush: info\0" + to_bytes(p256dh) + public_bytes(sender)
    material = derive_key(sender.exchange(ECDH(), browser), secret, info, 32)
    cipher = AESGCM(derive_key(material, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derive_key(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public_bytes(sender))]) + public_bytes(sender)
    return head + cipher.encrypt(nonce, message + LAST, None)


def authorization(key: EllipticCurvePrivateKey, endpoint: str, contact: str) -> str:
    """Says to the push service of an endpoint who sends; `contact`: whom to write to if something is wrong."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + LASTS}
    if contact:
        claims["sub"] = contact
    told = ".".join(to_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(told.encode(), ECDSA(SHA256())))
    return f"vapid t={told}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={to_text(public_bytes(key))}"
