"""A live table: a game with its seats, and everybody who watches it."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from tatami.core.game import CHANCE, Game
from tatami.tables import dealing
from tatami.tables.live import Play, Trouble
from tatami.tables.seats import Kind, Seat


class Table:
    """One table of the hall. Whoever changes it holds its lock: one writer a table."""

    def __init__(self, row: dict[str, Any], game: Game, play: Play) -> None:
        self.id: str = row["id"]
        self.game = game
        self.play = play
        self.status: str = row["status"]
        self.spectators: bool = row["spectators"]
        self.host: str | None = row["host"]
        self.seed: str | None = row["seed"]
        self.fair: dict[str, Any] | None = row["fair"]
        self.rematch: str | None = row["rematch"]
        self.created: int = row["created"]
        self.touched: int = row["touched"]
        self.seats: list[Seat] = []
        self.sitters: list[set[str]] = []
        self.chat: list[dict[str, Any]] = []
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.present: Counter[int] = Counter()
        self.bots_at_work: asyncio.Task[None] | None = None

    # -- who is who

    def seats_of(self, session: str | None) -> list[int]:
        return [seat for seat, sitters in enumerate(self.sitters) if session is not None and session in sitters]

    def is_host(self, session: str | None) -> bool:
        return session is not None and session == self.host

    def seat_for(self, session: str | None, wish: int | None) -> int | None:
        """The seat through whose eyes somebody looks: the wished one, the one in turn, or their first."""
        mine = self.seats_of(session)
        if wish is not None:
            if wish not in mine:
                raise Trouble("not-your-seat")
            return wish
        if not mine:
            if not self.spectators and not self.is_host(session) and self.status != "imported":
                raise Trouble("private")
            return None
        return self.play.state.to_act if self.play.state.to_act in mine else mine[0]

    def holds(self, session: str | None, wish: int | None) -> int:
        """The same for somebody who wants to do something: spectators cannot."""
        seat = self.seat_for(session, wish)
        if seat is None:
            raise Trouble("not-your-seat")
        return seat

    # -- the game

    @property
    def to_act(self) -> int | None:
        """The seat that everybody waits for."""
        acting = self.play.state.to_act
        return None if self.status != "playing" or acting == CHANCE else acting

    @property
    def nonces(self) -> list[str | None]:
        return [seat.nonce for seat in self.seats]

    @property
    def is_complete(self) -> bool:
        return not any(seat.waiting for seat in self.seats)

    def bot_in_turn(self) -> tuple[int, str] | None:
        seat = self.to_act
        if seat is None or self.seats[seat].kind is not Kind.BOT:
            return None
        return seat, self.seats[seat].bot

    def fair_seen(self) -> dict[str, Any] | None:
        """What may be known of the dealing: the seed only when nothing is left to be dealt."""
        if self.seed is None:
            return self.fair
        if self.status == "over":
            return dealing.fair_object(self.seed, self.nonces)
        return {
            "scheme": dealing.SCHEME,
            "commitment": dealing.commitment(self.seed),
            "seed": None,
            "nonces": self.nonces,
        }

    def record(self) -> dict[str, Any]:
        """The whole truth, once the game is over."""
        if self.status not in ("over", "imported"):
            raise Trouble("not-over")
        record = self.play.state.record()
        fair = self.fair_seen()
        return {**record, "fair": fair} if fair else record

    # -- those who watch

    def changed(self) -> None:
        for watcher in self.watchers:
            watcher.set()
