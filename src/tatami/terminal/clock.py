"""The clock of a table on a server, by this machine's own: how long whoever is in turn still has."""

from __future__ import annotations

import time

from msgspec import Struct

from tatami.core.words import Words
from tatami.protocol import ClockSeen

DAY_S = 24 * 60 * 60


class Clock(Struct, frozen=True):
    """When the time of whoever is in turn is up (None: nobody's runs), and what each seat has in reserve."""

    deadline: float | None
    banks: list[float]

    @classmethod
    def read(cls, seen: ClockSeen | None) -> Clock | None:
        """From a table as the server shows it: its times are milliseconds of its own clock."""
        if seen is None:
            return None
        left = None if seen.deadline is None else (seen.deadline - seen.now) / 1000
        return cls(None if left is None else time.monotonic() + left, [bank / 1000 for bank in seen.banks])

    @property
    def left(self) -> float | None:
        return None if self.deadline is None else max(0.0, self.deadline - time.monotonic())


def duration(seconds: float, words: Words) -> str:
    """A time as people write it: 4:05, 1:04:05, or in days."""
    if seconds > 2 * DAY_S:
        return words("web-clock-days", days=int(seconds // DAY_S))
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def time_left(clock: Clock | None, words: Words) -> str:
    """What is left to whoever is in turn; nothing where no time runs."""
    left = clock.left if clock else None
    return "" if left is None else words("web-clock-left", time=duration(left, words))


def reserves(clock: Clock | None, names: list[str], words: Words) -> list[str]:
    """The time left, and what each seat has in reserve."""
    if clock is None:
        return [words("web-clock-none")]
    running = [time_left(clock, words)] if clock.left is not None else []
    return running + [
        words("app-clock-reserve", seat=name, time=duration(bank, words))
        for name, bank in zip(names, clock.banks, strict=True)
    ]
