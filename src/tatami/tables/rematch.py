"""Playing again: the same people and bots, one seat further round, with a new deal or the same."""

from __future__ import annotations

from dataclasses import dataclass

from tatami import protocol
from tatami.core.errors import Refusal
from tatami.tables import dealing
from tatami.tables.creation import Predecessor, TableCreation, TableTerms
from tatami.tables.devices import devices_at
from tatami.tables.live_table import LiveTable, TableCallback
from tatami.tables.registry import TableRegistry
from tatami.tables.seat_links import Visitor
from tatami.tables.seating import Seating
from tatami.tables.seats import Kind, Seat, one_person_holds_all, or_refuse
from tatami.tables.store import Store


@dataclass(eq=False, repr=False)
class Rematch:
    """Makes the next table of a finished game. `on_change` is told of the finished one."""

    store: Store
    registry: TableRegistry
    creation: TableCreation
    seating: Seating
    on_change: TableCallback

    async def play_again(
        self, id: str, visitor: Visitor, nonce: str | None = None, same_deal: bool = False
    ) -> LiveTable:
        """A table with the same people and bots, one seat further round; with `same_deal` what chance laid out too.

        Whoever asks sits down there. For the others their seats are kept until they ask too, or the host gives them to
        somebody else.
        """
        table, session = await self.registry.table(id), visitor.session
        async with table.lock:
            if table.status != "over":
                raise Refusal("not-over")
            if not table.seats_of(session):
                raise Refusal("not-your-seat")
            if table.rematch is None:
                await self.create_next(table, visitor, nonce, same_deal)
        assert table.rematch is not None
        again = await self.registry.table(table.rematch)
        for seat in again.seats_kept_for(session):
            try:
                wish = protocol.Join(seat=seat, nonce=nonce, program=again.seats[seat].program)
                await self.seating.join(again.id, visitor, wish)
            except Refusal as refusal:
                if refusal.code not in ("conflict", "no-free-seat"):  # else it went to somebody else a moment ago
                    raise
        self.on_change(table)
        return again

    async def create_next(self, table: LiveTable, visitor: Visitor, nonce: str | None, same_deal: bool) -> None:
        """The caller holds the lock."""
        if same_deal and not table.has_same_deal:
            raise Refusal("no-same-deal")
        position = table.game.same_deal(table.play.state) if same_deal else None
        given = or_refuse(dealing.check_nonce, nonce) if nonce is not None else dealing.new_nonce()
        count = len(table.seats)
        order = [(seat + 1) % count for seat in range(count)]
        seats, held = [], {}
        for number, former in enumerate(order):
            old, sat = table.seats[former], table.sitters[former]
            ready = visitor.session in sat
            if old.kind is Kind.BOT and not ready:
                seats.append(Seat(Kind.BOT, old.name, old.bot, None, True))
                continue
            seats.append(Seat(Kind.PERSON, old.name, "", given if ready else None, ready, program=old.program))
            held[number] = set(sat)
        devices = await devices_at(self.store, table.id)
        options = dict(table.play.state.options)
        for name in table.game.forced(options, one_person_holds_all(seats, list(held.values()))):
            del options[name]  # a table from before there was such a rule may have it otherwise
        rated = table.rated and not same_deal and not any(seat.kind is Kind.BOT for seat in seats)
        terms = TableTerms(table.spectators, table.clock, table.delay, rated)
        after = Predecessor(table, held, devices, same_deal)
        try:
            again, _ = await self.creation.create(
                visitor, table.game.name, options, seats, position=position, terms=terms, after=after
            )
        except Refusal:
            if table.rematch is None:
                raise
            return  # another process was quicker
        table.rematch = again.id
