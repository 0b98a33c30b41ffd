"""Fair dealing: nobody, not even the server, can choose what chance brings, and anybody can check it afterwards.

The server draws a secret seed when a table opens and shows its SHA-256. Every person adds a nonce before the first
card. The outcome at place k of the record is made by HMAC-SHA256 from the seed, the nonces and k. At the end the seed
is shown. `docs/record.md` says it step by step, for whoever writes a second verifier.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm

from tatami.core import game_record
from tatami.core.game import CHANCE, State
from tatami.core.json_types import JsonObject, Record

SEED_BYTES = 32
NONCE_BYTES = 16
SCHEME = "tatami-fair/1"
HEX = re.compile("[0-9a-f]*")
SIMPLE = 10**9
"""Probabilities are fractions with denominators far below this; it turns 0.333… back into 1/3."""


class Unfair(ValueError):
    """A record whose chance outcomes are not those of its seed and nonces."""


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def new_nonce() -> str:
    return secrets.token_hex(NONCE_BYTES)


@lru_cache(4096)
def commitment(seed: str) -> str:
    """What is shown at the opening."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def check_nonce(nonce: str) -> str:
    if len(nonce) != 2 * NONCE_BYTES or not HEX.fullmatch(nonce):
        raise ValueError(f"nonce: must be {2 * NONCE_BYTES} digits 0-9 a-f")
    return nonce


def number(seed: str, nonces: Sequence[str | None], place: int, below: int) -> int:
    """A whole number from 0 to below - 1, each equally likely: numbers too high to be fair are drawn again."""
    limit = (1 << 256) // below * below
    attempt = 0
    while True:
        message = "\n".join([SCHEME, *(nonce or "-" for nonce in nonces), str(place), str(attempt)])
        drawn = int.from_bytes(hmac.digest(bytes.fromhex(seed), message.encode(), "sha256"))
        if drawn < limit:
            return drawn % below
        attempt += 1


def whole_shares(outcomes: Sequence[tuple[int, float]]) -> list[tuple[int, int]]:
    """The outcomes with whole numbers in the exact proportion of their probabilities."""
    fractions = [Fraction(probability).limit_denominator(SIMPLE) for _, probability in outcomes]
    if sum(fractions) != 1:
        fractions = [Fraction(probability) for _, probability in outcomes]
    whole = lcm(*(fraction.denominator for fraction in fractions))
    return [(action, int(fraction * whole)) for (action, _), fraction in zip(outcomes, fractions, strict=True)]


def outcome(state: State, seed: str, nonces: Sequence[str | None], place: int) -> int:
    """What chance brings at a place of the record."""
    weights = whole_shares(state.chance())
    left = number(seed, nonces, place, sum(weight for _, weight in weights))
    for action, weight in weights:
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights add up")


def fair_object(seed: str, nonces: Sequence[str | None]) -> JsonObject:
    """What a finished record says of its dealing."""
    return {"scheme": SCHEME, "commitment": commitment(seed), "seed": seed, "nonces": list(nonces)}


def chances(record: Record) -> Iterator[tuple[int, list[tuple[str, int]]]]:
    """Every place of a record where chance acts, with its outcomes and how many numbers each owns, in their order."""
    state = game_record.start(record)
    steps = game_record.steps(record)
    for place in range(len(record["actions"])):
        if state.to_act == CHANCE:
            yield place, [(state.notation(action), share) for action, share in whole_shares(state.chance())]
        state, _, _ = next(steps)


def verify(record: Record) -> int:
    """Checks every outcome of chance; how many there were. Unfair, or RecordError, says what is wrong."""
    fair = record.get("fair")
    if not isinstance(fair, dict):
        raise Unfair("fair: the record says nothing of its dealing; only games played on a server do")
    seed, nonces = fair.get("seed"), fair.get("nonces")
    if fair.get("scheme") != SCHEME:
        raise Unfair(f"fair: scheme {fair.get('scheme')!r}: this program checks {SCHEME!r}")
    if not isinstance(seed, str) or len(seed) != 2 * SEED_BYTES or not HEX.fullmatch(seed):
        raise Unfair(f"fair: seed: must be {2 * SEED_BYTES} digits 0-9 a-f")
    if not isinstance(nonces, list) or not all(nonce is None or isinstance(nonce, str) for nonce in nonces):
        raise Unfair("fair: nonces: must be a list with a nonce or null for each seat")
    if commitment(seed) != fair.get("commitment"):
        raise Unfair("fair: the seed is not the one that was committed to")
    state = game_record.start(record)
    due = outcome(state, seed, nonces, 0) if state.to_act == CHANCE else None
    checked = 0
    for place, (state, action, _) in enumerate(game_record.steps(record), 1):
        if due is not None:
            checked += 1
            if action != due:
                raise Unfair(f"action {place}: chance brought {record['actions'][place - 1][1]}, but the seed another")
        due = outcome(state, seed, nonces, place) if state.to_act == CHANCE else None
    return checked
