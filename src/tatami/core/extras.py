"""What `pip install tatami` leaves out, and which extra brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

EXTRA_OF = {
    "aiosqlite": "server",
    "alembic": "server",
    "asyncpg": "postgresql",
    "cryptography": "server",
    "cupy": "gpu",
    "gymnasium": "research",
    "litestar": "server",
    "numba_cuda": "gpu",
    "open_spiel": "research",
    "opentelemetry": "otel",
    "pettingzoo": "research",
    "PIL": "pictures",
    "pyarrow": "ray",
    "pyspiel": "research",
    "ray": "ray",
    "resvg_py": "pictures",
    "sqlalchemy": "server",
    "uvicorn": "server",
    "webauthn": "server",
}
"""The extra of each package by the name that it is imported under."""


def extra_of(error: ImportError) -> str | None:
    """The extra that would bring what an import missed; None if it is no matter of ours."""
    return EXTRA_OF.get((error.name or "").partition(".")[0])


@contextmanager
def named_extra() -> Iterator[None]:
    """Around imports: one that fails for want of an extra says which to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        extra = extra_of(error)
        if extra is None:
            raise
        raise ModuleNotFoundError(
            f"{error.name} is not installed; it comes with: pip install 'tatami[{extra}]'", name=error.name
        ) from None
