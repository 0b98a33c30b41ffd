"""How schemathesis makes up requests for us (tests/server/test_description.py)."""

from __future__ import annotations

from typing import Any

import schemathesis


@schemathesis.hook
def map_body(context: Any, body: Any) -> Any:
    """JSON Schema takes 4.0 for a whole number. We do not, since nobody writes it by hand or by program."""
    if isinstance(body, float) and body.is_integer():
        return int(body)
    if isinstance(body, list):
        return [map_body(context, one) for one in body]
    if isinstance(body, dict):
        return {key: map_body(context, one) for key, one in body.items()}
    return body


@schemathesis.check
def understood(ctx: Any, response: Any, case: Any) -> None:
    """A request of the described shape may be refused for what it wants, but never as one that is not understood."""
    if case.meta is None or not case.meta.generation.mode.is_positive or response.status_code != 400:
        return
    assert response.json()["code"] != "bad-request", response.text
