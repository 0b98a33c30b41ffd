"""Whose turn it is: jobs by urgency, then by turns between addresses, and at one address between sessions.

A session is whatever a client says it is, so sessions alone would give whoever invents a hundred of them a hundred
turns. An address alone would make a whole school wait for one of its pupils.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

Job = TypeVar("Job")


class Owner(NamedTuple):
    """On whose behalf something is done."""

    address: str = ""
    session: str = ""


class FairQueue(Generic[Job]):
    """Round robin over addresses, of which each has at most `at_once` jobs taken and not given back."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.lanes: dict[int, OrderedDict[str, OrderedDict[str, deque[Job]]]] = {}
        self.taken: Counter[str] = Counter()
        self.waiting: Counter[str] = Counter()

    def __len__(self) -> int:
        return self.waiting.total()

    def put(self, job: Job, owner: Owner, urgency: int = 0) -> None:
        lane = self.lanes.setdefault(urgency, OrderedDict())
        lane.setdefault(owner.address, OrderedDict()).setdefault(owner.session, deque()).append(job)
        self.waiting[owner.address] += 1

    def take(self) -> tuple[Job, str] | None:
        """The next job and its address; `give_back` follows when it is done."""
        for urgency in sorted(self.lanes):
            lane = self.lanes[urgency]
            for address in lane:
                if self.taken[address] < self.at_once:
                    job = self._next_of(lane, address)
                    if not lane:
                        del self.lanes[urgency]
                    self.taken[address] += 1
                    return job, address
        return None

    def give_back(self, address: str) -> None:
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]

    def _next_of(self, lane: OrderedDict[str, OrderedDict[str, deque[Job]]], address: str) -> Job:
        sessions = lane[address]
        session, jobs = next(iter(sessions.items()))
        job = jobs.popleft()
        sessions.move_to_end(session)
        if not jobs:
            del sessions[session]
        lane.move_to_end(address)
        if not sessions:
            del lane[address]
        self.waiting[address] -= 1
        if not self.waiting[address]:
            del self.waiting[address]
        return job

    def drain(self) -> Iterator[Job]:
        """All that is left, in no order."""
        for lane in self.lanes.values():
            for sessions in lane.values():
                for jobs in sessions.values():
                    yield from jobs
        self.lanes.clear()
        self.waiting.clear()
