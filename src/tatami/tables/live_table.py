"""A live table: a game with its seats, and everybody who watches it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Hashable
from math import inf
from typing import Any, NamedTuple

from tatami.core.errors import Refusal
from tatami.core.game import CHANCE, Game
from tatami.core.json_types import View
from tatami.tables import dealing, last_poems
from tatami.tables.clocks import clock_of
from tatami.tables.game_log import GameLog
from tatami.tables.seats import Kind, Seat
from tatami.workers.pool import NOBODY

FORGOTTEN = 60.0
"""Seconds after which nobody is where a process once said that they are."""


class SeatLink(NamedTuple):
    """A seat that belongs to somebody's profile (seat_links.py); `rates`: who wanted ratings when they sat down."""

    profile: str
    rates: bool
    holds: bool = True
    """Until they give it up."""


class Hook(NamedTuple):
    """Somebody's address for messages about a table (a webhook); `key` ends it."""

    url: str
    key: str


class LiveTable:
    """One open table. Whoever changes it holds its lock: one writer a table."""

    def __init__(self, row: dict[str, Any], game: Game, play: GameLog) -> None:
        self.id: str = row["id"]
        self.game = game
        self.play = play
        self.status: str = row["status"]
        self.spectators: bool = row["spectators"]
        self.host: str | None = row["host"]
        self.seed: str | None = row["seed"]
        self.fair: dict[str, Any] | None = row["fair"]
        self.rematch: str | None = row["rematch"]
        self.first_game: str | None = row["first_game"]
        """The finished table whose deal is played again here, every seat one further."""
        self.created: int = row["created"]
        self.touched: int = row["touched"]
        self.clock = clock_of(row["clock"])
        self.delay: int = row["delay"]
        self.takeback: dict[str, Any] | None = row["takeback"]
        self.position: dict[str, Any] | None = row["position"]
        self.rated: bool = row["rated"]
        """Before the game whether it is meant to be; then whether it is."""
        self.links: list[SeatLink | None] = []
        self.behind: GameLog | None = None
        """The game as spectators see it, where they are some way behind."""
        self.late: int | None = None
        """The version at which a bot decides for somebody whose time is up."""
        self.seats: list[Seat] = []
        self.sitters: list[set[str]] = []
        self.chat: list[dict[str, Any]] = []
        self.mutes: dict[str, set[int]] = {}
        """Whom each session does not want to hear."""
        self.hooks: dict[str, Hook] = {}
        """Where sessions want to be told of their turns (notify/webhooks.py)."""
        self.pushed: set[str] = set()
        """Sessions whose browsers are told of their turns (notify/push.py)."""
        self.told_turn_of: int | None = None
        self.is_closed = False
        """Whether it was deleted by whoever runs the server."""
        self.lock = asyncio.Lock()
        self.watchers: set[Callable[[], None]] = set()
        """Called whenever something has changed; they do what is to be done later, not at once."""
        self.edition = 0
        """Counts the changes other than moves: whoever was told of this one needs only what moves change."""
        self.shared: dict[Hashable, Any] = {}
        """What was made of the table as it is now for all who see the same (server/news.py)."""
        self.views: dict[int | None, tuple[int, View]] = {}
        """The last view of each seat that somebody looks through, with its version."""
        self.present: Counter[int] = Counter()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """The seats that are present at other processes, and when each of them said so."""
        self.opened = time.monotonic()
        self.bots_at_work: asyncio.Task[None] | None = None
        self.looked = -inf
        """When somebody has looked at it, or done something there, by the clock that never jumps."""
        self.owner = NOBODY
        """On whose behalf bots think here."""

    # -- who is who

    def seats_of(self, session: str | None) -> list[int]:
        if session is None:
            return []
        return [seat for seat, sitters in enumerate(self.sitters) if session in sitters]

    @property
    def has_same_deal(self) -> bool:
        """Whether its deal can be played once more, with the seats changed; two such games are a whole."""
        return self.first_game is None and self.game.same_deal(self.play.state) is not None

    def seats_kept_for(self, session: str) -> list[int]:
        """Somebody's seats at which they have not sat down yet: those of a rematch."""
        kept = [seat.kind is Kind.PERSON and not seat.ready for seat in self.seats]
        return [seat for seat in self.seats_of(session) if kept[seat]]

    def is_held(self, seat: int) -> bool:
        """Whether it is somebody's, also if no browser of theirs is signed in at the moment."""
        link = self.links[seat]
        return bool(self.sitters[seat]) or (link is not None and link.holds)

    def is_host(self, session: str | None) -> bool:
        return session is not None and session == self.host

    def sitters_at(self, seat: int) -> set[str]:
        """The sessions that hold a seat; Refusal if there is no such seat."""
        if not 0 <= seat < len(self.sitters):
            raise Refusal("no-such-seat")
        return self.sitters[seat]

    def seat_for(self, session: str | None, wish: int | None) -> int | None:
        """The seat whose view somebody gets: the wished one, the one in turn, or their first."""
        if wish is not None:
            if session is None or not 0 <= wish < len(self.sitters) or session not in self.sitters[wish]:
                raise Refusal("not-your-seat")
            return wish
        mine = self.seats_of(session)
        if not mine:
            if not self.spectators and not self.is_host(session) and self.status != "imported":
                raise Refusal("private")
            return None
        return self.play.state.to_act if self.play.state.to_act in mine else mine[0]

    def own_seat(self, session: str | None, wish: int | None) -> int:
        """The same for somebody who wants to do something: spectators cannot."""
        seat = self.seat_for(session, wish)
        if seat is None:
            raise Refusal("not-your-seat")
        return seat

    def take_lock(self) -> bool:
        """Takes the lock if nobody holds it or waits for it; else whoever wants it has to wait too."""
        if self.lock.locked():
            return False
        taking = self.lock.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()
        return False

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
        if seat is None:
            return None
        if self.seats[seat].kind is Kind.BOT:
            return seat, self.seats[seat].bot
        if self.clock is not None and self.late == self.play.version:
            return seat, self.clock.bot
        return None

    def deadline(self, play: GameLog, status: str) -> int | None:
        """When the time of the person in turn is up."""
        seat = play.state.to_act
        if play.times is None or status != "playing" or seat is None or seat == CHANCE:
            return None
        return None if self.seats[seat].kind is Kind.BOT else play.times.deadline(seat)

    # -- taking back what others have played upon

    def takeback_asked(self) -> dict[str, Any] | None:
        """Who asks for leave to take back, if nothing has happened since."""
        return self.takeback if self.takeback and self.takeback["version"] == self.play.version else None

    def takeback_needs(self, asked: dict[str, Any]) -> list[int]:
        """The people who have not agreed yet; bots never mind."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind is Kind.PERSON and self.is_held(number) and number not in asked["agreed"]
        ]

    # -- spectators who are some way behind

    def play_for(self, seat: int | None, instant: int) -> GameLog:
        """The game as far as somebody may see it."""
        if seat is not None or not self.delay or self.status == "imported":
            return self.play
        if self.behind is None:
            self.behind = GameLog(self.play.start)
        steps, limit = self.play.steps, instant - self.delay * 1000
        while self.behind.version < len(steps) and steps[self.behind.version].entry.at <= limit:
            self.behind.add(steps[self.behind.version].entry)
        return self.play if self.behind.version == len(steps) else self.behind

    def status_in(self, play: GameLog) -> str:
        return "playing" if play is not self.play and self.status == "over" else self.status

    def touched_in(self, play: GameLog) -> int:
        """When something last happened, as far as somebody may see it."""
        return play.steps[-1].entry.at if play.steps else self.created

    def next_sight(self, seat: int | None, instant: int) -> float | None:
        """Seconds until there is something new for somebody who is behind."""
        play = self.play_for(seat, instant)
        if play is self.play:
            return None
        return max(0, self.play.steps[play.version].entry.at + self.delay * 1000 - instant) / 1000

    def fair_seen(self, status: str) -> dict[str, Any] | None:
        """What may be known of the dealing: the seed only when nothing is left to be dealt."""
        if self.seed is None:
            return self.fair
        if status == "over":
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
            raise Refusal("not-over")
        record = last_poems.with_honour(self.play, self.play.record())
        fair = self.fair_seen(self.status)
        return {**record, "fair": fair} if fair else record

    # -- those who watch

    def is_present(self, seat: int) -> bool:
        since = time.monotonic() - FORGOTTEN
        return bool(self.present[seat]) or any(seat in seats for seats, at in self.elsewhere.values() if at > since)

    def notify_change(self) -> None:
        """Anything may be different now."""
        self.edition += 1
        self.views.clear()
        self.notify_move()

    def notify_move(self) -> None:
        """Nothing but the game has gone on, and it is not over."""
        self.shared.clear()
        for watcher in self.watchers:
            watcher()


TableCallback = Callable[[LiveTable], None]
"""Is told of a table: that it has changed, or was opened."""
