"""After a game in which somebody died by his own hand: who may read his last poem, and who may try to recall it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tatami.core.errors import Refusal
from tatami.protocol import Farewell
from tatami.tables.entries import Entry, EntryKind
from tatami.tables.last_poems import attempts, poems_of
from tatami.tables.live_table import LiveTable, TableCallback
from tatami.tables.registry import TableRegistry
from tatami.tables.table_writer import TableWriter, log_writes

READ_FOR = 30 * 60_000
"""Milliseconds after the end in which everybody at the table may read the poem; then only who wrote it."""
LONGEST_ATTEMPT = 500


def farewell_of(table: LiveTable, session: str | None, now: int) -> Farewell | None:
    """What somebody may know of it; None where nobody died by his own hand, or the game goes on (for them)."""
    seen = table.play_for(table.seat_for(session, None), now)
    if table.status_in(seen) not in ("over", "imported"):
        return None
    play = table.play
    record = play.record()
    poems = poems_of(record)
    if poems is None or (found := poems.last_words(record)) is None:
        return None
    author, samurai, poem = found
    mine = table.seats_of(session)
    tried = attempts(play)
    honoured = any(entry.text == "yes" for entry in tried)
    ended = max((step.entry.at for step in play.steps if step.entry.kind is EntryKind.ACT), default=0)
    fresh = bool(mine) and now - ended < READ_FOR
    shown = author in mine or honoured or fresh
    may_recall = (
        bool(mine) and author not in mine and not tried and not fresh and poems.legacy(record) is not None
    )  # fmt: skip
    lines = poem.split(" / ") if poem else []
    return Farewell(author, samurai, bool(poem), lines if shown else None, honoured, may_recall)


@dataclass(eq=False, repr=False)
class Farewells:
    """Lets people recall a last poem. `on_change` is told of every table at which somebody has tried."""

    registry: TableRegistry
    writer: TableWriter
    now: Callable[[], int]
    on_change: TableCallback

    async def recall(self, id: str, session: str, text: str) -> Farewell:
        """Says the poem, as well as one remembers it; once."""
        table = await self.registry.table(id)
        async with table.lock:
            found = farewell_of(table, session, self.now())
            if found is None or not found.may_recall:
                raise Refusal("nothing-to-recall")
            record = table.play.record()
            poems = poems_of(record)
            assert poems is not None
            known = poems.is_recalled(poems.legacy(record).poem, text[:LONGEST_ATTEMPT])
            seat = next(seat for seat in table.seats_of(session) if seat != found.seat)
            trial = table.play.fork()
            entry = Entry(trial.version, EntryKind.RECALL, seat, "yes" if known else "no", self.now())
            trial.recall(entry)
            await self.writer.save(table, *log_writes(table, [entry], trial, table.status, entry.at))
            table.play = trial
        self.on_change(table)
        after = farewell_of(table, session, self.now())
        assert after is not None
        return after
