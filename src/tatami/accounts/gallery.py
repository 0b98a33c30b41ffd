"""The gallery: set-ups of games that people made and share, with what others think of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, Select, Table, delete, func, insert, or_, select, update

from tatami.accounts.profiles import Profile
from tatami.core.errors import Refusal
from tatami.core.json_types import JsonObject
from tatami.tables import schema
from tatami.tables.schema import Row
from tatami.tables.seats import clean_name, new_id
from tatami.tables.store import Store, Write

HIDDEN_AFTER = 3
"""Reports, one per person, after which a set-up is hidden until an operator decides."""
MOST_SHARED = 40
"""Set-ups of one person."""
PAGE = 24
TITLE = 60
Order = Literal["new", "best", "played"]
S, R, P = schema.shared_setups, schema.setup_ratings, schema.profiles
REPORTS = schema.setup_reports


def count_of(table: Table) -> ColumnElement[int]:
    return select(func.count()).where(table.c.setup == S.c.id).scalar_subquery()


STARS = select(func.coalesce(func.avg(R.c.stars), 0.0)).where(R.c.setup == S.c.id).scalar_subquery()
RATINGS = count_of(R)
REPORTED = count_of(REPORTS)
IS_SHOWN = or_(S.c.verdict == "shown", (S.c.verdict == "") & (REPORTED < HIDDEN_AFTER))
# One five-star vote does not put a set-up before one with many votes of four.
RANKING = (STARS * RATINGS + 3.0 * 2) / (RATINGS + 2)


@dataclass(eq=False, repr=False)
class Gallery:
    """Shared set-ups of all games that take their own."""

    store: Store
    now: Callable[[], int]

    def setups_query(self, reader: Profile | None) -> Select[tuple[object, ...]]:
        """What a reader is told of set-ups, not yet which of them."""
        mine = select(R.c.stars).where(R.c.setup == S.c.id, R.c.profile == (reader.id if reader else ""))
        return select(
            S.c.id, S.c.game, S.c.title, S.c.created, S.c.plays, S.c.profile, P.c.name.label("author"),
            STARS.label("stars"), RATINGS.label("ratings"), mine.scalar_subquery().label("my_stars"),
            IS_SHOWN.label("is_shown"),
        ).join(P, P.c.id == S.c.profile)  # fmt: skip

    async def page(self, game: str, order: Order, start: int, reader: Profile | None) -> list[Row]:
        """One more than a page, if there are more."""
        by = {"new": S.c.created.desc(), "best": RANKING.desc(), "played": S.c.plays.desc()}[order]
        wanted = self.setups_query(reader).where(S.c.game == game, IS_SHOWN).order_by(by, S.c.id)
        return await self.store.rows(wanted.offset(start).limit(PAGE + 1))

    async def of_author(self, profile: Profile) -> list[Row]:
        """One's own, hidden ones too."""
        return await self.store.rows(
            self.setups_query(profile).where(S.c.profile == profile.id).order_by(S.c.created.desc())
        )

    async def find(self, id: str, reader: Profile | None, *columns: ColumnElement[object]) -> Row:
        """A set-up that this reader may see: its author also sees a hidden one."""
        row = await self.store.row(self.setups_query(reader).add_columns(*columns).where(S.c.id == id))
        if row is None or not (row["is_shown"] or (reader is not None and row["profile"] == reader.id)):
            raise Refusal("no-such-setup")
        return row

    async def share(
        self, author: Profile, game: str, title: str, options: JsonObject, draft: JsonObject, picture: str
    ) -> str:
        shared = await self.store.row(select(func.count().label("count")).where(S.c.profile == author.id))
        if shared is not None and shared["count"] >= MOST_SHARED:
            raise Refusal("too-many-setups")
        new = new_id()
        row = {
            "id": new, "game": game, "profile": author.id, "title": clean_name(title, TITLE) or game,
            "options": options, "draft": draft, "picture": picture, "created": self.now(), "plays": 0, "verdict": "",
        }  # fmt: skip
        await self.store.write(Write(insert(S), row))
        return new

    async def withdraw(self, id: str, author: Profile) -> None:
        gone = Write(delete(S).where(S.c.id == id, S.c.profile == author.id), rows=1)
        await self.store.write_or_refuse("no-such-setup", gone)

    async def rate(self, id: str, reader: Profile, stars: int) -> None:
        """One rating per person, which can be changed; nobody rates their own."""
        row = await self.find(id, reader)
        if row["profile"] == reader.id:
            raise Refusal("own-setup")
        old = delete(R).where(R.c.setup == id, R.c.profile == reader.id)
        await self.store.write(Write(old), Write(insert(R), {"setup": id, "profile": reader.id, "stars": stars}))

    async def report(self, id: str, reader: Profile, reason: str) -> None:
        """One report per person; a second one replaces the first."""
        await self.find(id, reader)
        old = delete(REPORTS).where(REPORTS.c.setup == id, REPORTS.c.profile == reader.id)
        row = {"setup": id, "profile": reader.id, "reason": clean_name(reason, 200), "at": self.now()}
        await self.store.write(Write(old), Write(insert(REPORTS), row))

    async def count_play(self, id: str, options: JsonObject) -> None:
        """A table was opened with it; not counted if it was opened with something else."""
        row = await self.store.row(select(S.c.options).where(S.c.id == id))
        if row is not None and row["options"] == options:
            await self.store.write(Write(update(S).where(S.c.id == id).values(plays=S.c.plays + 1)))

    # -- for operators

    async def reported_setups(self) -> list[Row]:
        """Set-ups that somebody reported, those without a verdict first."""
        wanted = select(S.c.id, S.c.game, S.c.title, P.c.name.label("author"), S.c.verdict, REPORTED.label("reports"))
        wanted = wanted.join(P, P.c.id == S.c.profile).where(REPORTED > 0)
        return await self.store.rows(wanted.order_by(S.c.verdict, REPORTED.desc()))

    async def reasons(self, id: str) -> list[str]:
        rows = await self.store.rows(select(REPORTS.c.reason).where(REPORTS.c.setup == id).order_by(REPORTS.c.at))
        return [row["reason"] for row in rows]

    async def decide(self, id: str, verdict: Literal["shown", "hidden"]) -> None:
        decided = Write(update(S).where(S.c.id == id).values(verdict=verdict), rows=1)
        await self.store.write_or_refuse("no-such-setup", decided)
