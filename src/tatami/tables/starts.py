"""How a table begins. What takes long is worked out by a worker, once; here it is only unpacked.

An own scenario, a position or a long log of a stranger's costs whatever they make it cost. Nothing of that may be done
in the server's own process, neither when a table opens nor when it is read again from the database.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

import msgspec
import numpy as np

import tatami
from tatami.core import game_record
from tatami.core.compiled import JIT
from tatami.core.errors import Refusal
from tatami.core.figures import Figures
from tatami.core.game import Game, State
from tatami.core.json_types import JsonObject, Options, Position
from tatami.tables.compile_worker import check_compiled
from tatami.tables.schema import Row
from tatami.workers.pool import MEGABYTE, NOBODY, Crashed, Owner, TooLong, WorkerPool, processors

Found = TypeVar("Found")
START = "tatami.server.worker_tasks:start"
LONGEST_WORD = 100
MOST_WORDS = 50
REQUEST_SECONDS = 10.0 if JIT else 200.0
REQUEST_MEMORY, REQUEST_NICE = 256 * MEGABYTE, 5
MOST_REQUESTS = 100
"""Requests of one address that may wait for a worker."""


def request_pool() -> WorkerPool:
    """The workers for what strangers send: scenarios, records, replays."""
    return WorkerPool(max(2, processors()), REQUEST_SECONDS, REQUEST_MEMORY, REQUEST_NICE, MOST_REQUESTS)


class PackedState(msgspec.Struct, array_like=True):
    """A state and all that it needs, as one process of ours gives it to another."""

    game: str
    options: JsonObject
    figures: JsonObject
    parts: list[bytes]
    """What the game itself packs."""
    raw: bytes
    position: Position | None
    """Where the record begins, if not at the game's own start."""


def pack(state: State, with_parts: bool = True) -> PackedState:
    """`with_parts`: workers find what is missing by themselves, a server must not have to."""
    game, options = state.game, dict(state.options)
    parts = game.pack(state.figures, options) if with_parts and hasattr(game, "pack") else []
    return PackedState(game.name, options, state.figures, parts, state._raw.tobytes(), state._start)


def unpacked_state(given: object) -> State:
    packed = given if isinstance(given, PackedState) else msgspec.convert(given, PackedState)
    game = tatami.game(packed.game)
    if packed.parts and hasattr(game, "unpack"):
        game.unpack(packed.figures, packed.options, packed.parts)
    fresh = game.new(figures=packed.figures or None, **packed.options)
    if packed.position is None and fresh._raw.tobytes() == packed.raw:
        return fresh
    state = fresh.at(np.frombuffer(packed.raw, np.uint8))
    state._start = packed.position
    return state


def first_state(row: Row, game: Game) -> State:
    """The state in which a stored table begins."""
    return game_record.start(
        {
            "format": "tatami/1",
            "game": game.name,
            "rules": row["rules"],
            "options": row["options"],
            "actions": [],
            **({"figures": row["figures"]} if row["figures"] else {}),
            **({"position": row["position"]} if row["position"] else {}),
        },
        tatami.game,
    )


def is_plain(options: Options) -> bool:
    """Whether checking options costs next to nothing: short words and lists of them."""

    def is_word(value: object) -> bool:
        return value is None or isinstance(value, (bool, int, float)) or is_short(value)

    def is_short(value: object) -> bool:
        return isinstance(value, str) and len(value) <= LONGEST_WORD

    return len(options) <= MOST_WORDS and all(
        is_word(value) or (isinstance(value, list) and len(value) <= MOST_WORDS and all(map(is_short, value)))
        for value in options.values()
    )


def is_at_hand(game: Game, figures: Figures | None, options: Options) -> bool:
    return not hasattr(game, "is_at_hand") or bool(game.is_at_hand(figures or {}, options))


class Starts:
    """States in which tables begin, from workers where they would take long here."""

    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool

    async def complete(self, game: Game, options: Options, owner: Owner = NOBODY, alone: bool = False) -> JsonObject:
        """All options written out; after that a game with them begins at once. ValueError says what is wrong."""
        if is_plain(options):
            complete = game.complete(options, alone)
            if is_at_hand(game, None, complete):
                return complete
        row = {"game": game.name, "rules": game.rules_version, "options": dict(options)}
        state = await self.worked_out({**row, "figures": None, "position": None}, owner)
        return dict(state.options)

    async def state(self, row: Row, game: Game, owner: Owner = NOBODY) -> State:
        """The state in which a table begins; `row` as it is stored, and may have come from a stranger."""
        return first_state(row, game) if self.is_quick(row, game) else await self.worked_out(row, owner)

    def is_quick(self, row: Row, game: Game) -> bool:
        """Whether the server itself may work out how a table begins."""
        return row["position"] is None and not row["figures"] and is_at_hand(game, None, row["options"])

    async def worked_out(self, row: Row, owner: Owner) -> State:
        wanted = {key: row[key] for key in ("game", "rules", "options", "figures", "position")}
        try:
            return unpacked_state(await within_limits(self.pool.run(START, wanted, owner=owner), PackedState))
        except Refusal:
            check_compiled(row["game"])  # the same may be quick enough soon
            raise


async def within_limits(work: Awaitable[object], kind: type[Found]) -> Found:
    """What a worker found, or Refusal if it went beyond its limits."""
    try:
        return msgspec.convert(await work, kind)
    except (TooLong, Crashed):
        raise Refusal("too-costly") from None
