"""Tasks for the tests of the pool."""

from __future__ import annotations

import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

from tatami.core.errors import Refusal


def echo(value: Any) -> Any:
    return value


def who() -> int:
    return os.getpid()


def wait(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def spin() -> None:
    """One call that gives no other thread a turn."""
    10 ** (10**8)


def hoard(megabytes: int) -> int:
    return len(bytearray(megabytes << 20))


def end() -> None:
    os._exit(3)


def refuse() -> None:
    raise Refusal("illegal", "Engage", ["KJ-3.2"])


def mistake() -> None:
    raise ValueError("must be 1 to 4")


def bug(card: str) -> None:
    raise KeyError(card)


def count(to: int) -> Generator[int, None, str]:
    yield from range(to)
    return "counted"


def open_files() -> list[str]:
    """What the descriptors of the process are."""
    return [str(path.readlink()) for path in Path("/proc/self/fd").iterdir() if path.is_symlink()]


def search_a_little() -> int:
    from random import Random

    import tatami
    from tatami.bots import Knowledge
    from tatami.bots.search import search_of

    state = tatami.game("kenjin").new()
    while state.to_act == -1:
        state.apply(state.actions()[0])
    assert state.to_act is not None
    return search_of(state.game).run(Knowledge(state, state.to_act, 1), Random(1), 200).iterations


def hang(*_: Any) -> None:
    """In the place of a bot."""
    time.sleep(600)


def stumble(*_: Any) -> None:
    raise RuntimeError


def think(known: list[Any], bot: str, seed: str) -> list[int]:
    """In the place of a bot: `level:5` thinks for a second, others not at all."""
    from tatami.bots import Knowledge

    if bot in ("level:5", "level:1"):
        time.sleep(1.0)
    return Knowledge.unpack(known).actions()[:1]


CALLS = [0]


def count_calls() -> bytes:
    CALLS[0] += 1
    time.sleep(0.3)
    return str(CALLS[0]).encode()


KEPT: list[bytearray] = []


def keep(megabytes: int) -> int:
    """What a cache would do: memory that is not given back after the task."""
    KEPT.append(bytearray(megabytes << 20))
    return len(KEPT)


def begin_slowly(note: str) -> Generator[int, None, str]:
    """Notes who begins it; the first to do so takes very long."""
    with Path(note).open("a") as file:
        file.write(f"{os.getpid()}\n")
    yield 0
    if len(Path(note).read_text().split()) == 1:
        time.sleep(40)
    yield 1
    return "done"
