"""New tables."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy import insert, update

import tatami
from tatami.core.errors import BadOptions, Refusal
from tatami.core.json_types import Options, Position
from tatami.tables import dealing, rated_games, schema, seat_links
from tatami.tables.bot_pool import check_bot
from tatami.tables.clocks import Clock
from tatami.tables.devices import sitter_row
from tatami.tables.first_deal import FirstDeal
from tatami.tables.live_table import LiveTable, SeatLink, TableCallback
from tatami.tables.loader import LONGEST_DETAIL, first_play
from tatami.tables.registry import TableRegistry
from tatami.tables.schema import Row
from tatami.tables.seat_links import Visitor
from tatami.tables.seats import Kind, Purpose, Seat, new_id, new_key, one_person_holds_all, or_refuse
from tatami.tables.starts import Starts
from tatami.tables.store import Write
from tatami.tables.table_writer import TableWriter, key_row


class TableTerms(NamedTuple):
    """How a table is played. `delay`: seconds that spectators are behind."""

    spectators: bool = True
    clock: Clock | None = None
    delay: int = 0
    rated: bool = False


class Predecessor(NamedTuple):
    """The finished table whose rematch a new one is; a table has one."""

    table: LiveTable
    sitters: Mapping[int, set[str]]
    """For whom seats of the new table are kept."""
    devices: Mapping[str, str]
    """What is known of their sessions' devices."""
    is_same_deal: bool


USUAL = TableTerms()


@dataclass(eq=False, repr=False)
class TableCreation:
    """Makes tables. `on_created` is told of each."""

    registry: TableRegistry
    writer: TableWriter
    first_deal: FirstDeal
    starts: Starts
    now: Callable[[], int]
    on_created: TableCallback

    async def create(
        self,
        visitor: Visitor,
        game_name: str,
        options: Options,
        seats: Sequence[Seat],
        mine: Sequence[int] = (),
        players: int | None = None,
        position: Position | None = None,
        terms: TableTerms = USUAL,
        after: Predecessor | None = None,
    ) -> tuple[LiveTable, dict[int, str]]:
        """A new table; the keys of its invitations, by seat. `mine`: the seats of whoever opens it.

        `players`: for so many, with what the options leave open drawn. `position`: where the game begins, if not at its
        start.
        """
        session, owner = visitor.session, visitor.owner
        kept = after.sitters if after else {}
        held = [({session} if seat in mine else set()) | kept.get(seat, set()) for seat in range(len(seats))]
        try:
            game = tatami.game(game_name)
            drawn = {} if players is None else game.draw_options(players, secrets.SystemRandom())
            alone = position is None and one_person_holds_all(seats, held)
            complete = await self.starts.complete(game, {**drawn, **options}, owner, alone)
        except Refusal:
            raise
        except BadOptions as error:
            raise Refusal("bad-options", str(error), options=error) from None
        except (ValueError, TypeError, KeyError) as error:
            raise Refusal("bad-options", str(error)[:LONGEST_DETAIL]) from None
        count = game.seats(complete)
        if len(seats) != count:
            raise Refusal("bad-seats", f"{len(seats)} seats given; with these options there are {count}")
        for seat in seats:
            if seat.kind is Kind.BOT:
                or_refuse(partial(check_bot, game), seat.bot)
        if terms.clock is not None:
            or_refuse(partial(check_bot, game), terms.clock.bot)
        if terms.rated:
            rated_games.check_wish(game.name, seats, terms.clock, position)
        table_id = new_id()
        row: Row = {
            "id": table_id, "game": game.name, "rules": game.rules_version, "options": complete, "figures": None,
            "position": None, "status": "waiting", "spectators": terms.spectators, "host": session,
            "seed": dealing.new_seed(), "fair": None, "rematch": None,
            "first_game": after.table.id if after and after.is_same_deal else None,
            "created": self.now(), "touched": self.now(), "begun": None,
            "clock": msgspec.to_builtins(terms.clock), "deadline": None, "delay": terms.delay, "takeback": None,
            "rated": terms.rated,
        }  # fmt: skip
        if position is not None:
            row["position"] = {key: value for key, value in position.items() if key not in ("game", "options")}
        table = LiveTable(row, game, first_play(row, await self.starts.state(row, game, owner)))
        table.owner = owner
        table.seats = list(seats)
        table.sitters = held
        guest = visitor.guest
        table.links = [SeatLink(*guest) if guest and session in sat else None for sat in table.sitters]
        keys = {number: new_key() for number, seat in enumerate(seats) if seat.kind is Kind.INVITE}
        seat_rows = [
            {"table_id": table_id, "seat": number, **msgspec.to_builtins(seat)} for number, seat in enumerate(seats)
        ]
        writes = [Write(insert(schema.tables), row), Write(insert(schema.seats), seat_rows)]
        devices = {session: visitor.device, **(after.devices if after else {})}
        sat = [
            sitter_row(table_id, seat, one, devices.get(one, ""), row["created"])
            for seat, held in enumerate(table.sitters)
            for one in sorted(held)
        ]
        if sat:
            writes.append(Write(insert(schema.sitters), sat))
        linked = [seat_links.seated_row(table_id, seat, link) for seat, link in enumerate(table.links) if link]
        if linked:
            writes.append(Write(insert(schema.seated), linked))
        if keys:
            key_rows = [key_row(table_id, seat, key, Purpose.FILL, session) for seat, key in keys.items()]
            writes.append(Write(insert(schema.keys), key_rows))
        if after is not None:
            t = schema.tables
            unmatched = (t.c.id == after.table.id, t.c.rematch.is_(None))
            writes.append(Write(update(t).where(*unmatched).values(rematch=table_id), rows=1))
        async with table.lock:
            await self.writer.save(after.table if after else table, *writes)
            self.registry.add(table)
            await self.first_deal.begin_if_complete(table)
        if any(table.sitters):
            table.looked = time.monotonic()
        self.on_created(table)
        return table, keys
