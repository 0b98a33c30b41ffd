"""Handlers whose refusals are described."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.openapi import ResponseSpec

from tatami import protocol

REFUSALS = {
    status: ResponseSpec(protocol.Problem, generate_examples=False, description="Refused")
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
}
get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
