"""What is written in one turn of the loop goes out in one piece, in its order, and before the end."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from tatami.server.write_coalescing import CoalescedTransport


class Recorder:
    """A transport that remembers."""

    def __init__(self) -> None:
        self.did: list[Any] = []

    def write(self, data: bytes) -> None:
        self.did.append(data)

    def is_closing(self) -> bool:
        return "closed" in self.did

    def close(self) -> None:
        self.did.append("closed")

    def get_extra_info(self, name: str) -> str:
        return f"about {name}"


def test_pieces_of_one_moment_are_one() -> None:
    async def scene() -> None:
        below = Recorder()
        above = CoalescedTransport(cast(asyncio.Transport, below), asyncio.get_running_loop())
        above.write(b"done ")
        above.write(b"and seen")
        assert below.did == []
        await asyncio.sleep(0)
        above.write(b"later")
        await asyncio.sleep(0)
        assert below.did == [b"done and seen", b"later"]
        above.write(b"last")
        above.close()
        above.write(b"too late")
        await asyncio.sleep(0)
        assert below.did == [b"done and seen", b"later", b"last", "closed"]
        assert above.get_extra_info("peername") == "about peername"

    asyncio.run(scene())
