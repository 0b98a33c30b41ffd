"""Numbers for whoever runs a server, in Prometheus' text form."""

from __future__ import annotations

import resource
import time
from collections import Counter
from itertools import accumulate
from pathlib import Path

from tatami.server.services import Services
from tatami.tables.moves import MoveTimes

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metrics:
    """Counts since the start."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.slower: Counter[float] = Counter()
        self.seconds = 0.0
        self.total = 0
        self.sockets = 0

    def request(self, method: str, status: int, seconds: float) -> None:
        known = method if method in ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS") else "OTHER"
        self.requests[known, status] += 1
        self.seconds += seconds
        self.total += 1
        for bound in BOUNDS:
            if seconds <= bound:
                self.slower[bound] += 1

    def as_text(self, services: Services) -> str:
        lines = [
            "# TYPE tatami_requests_total counter",
            *(
                f'tatami_requests_total{{method="{method}",status="{status}"}} {count}'
                for (method, status), count in sorted(self.requests.items())
            ),
            "# TYPE tatami_request_seconds histogram",
            *(f'tatami_request_seconds_bucket{{le="{bound}"}} {self.slower[bound]}' for bound in BOUNDS),
            f'tatami_request_seconds_bucket{{le="+Inf"}} {self.total}',
            f"tatami_request_seconds_sum {self.seconds:.6f}",
            f"tatami_request_seconds_count {self.total}",
            *move_times(services.moves.times),
            "# TYPE tatami_moves_total counter",
            f"tatami_moves_total {services.moves.played}",
            "# TYPE tatami_commits_total counter",
            f"tatami_commits_total {services.store.commits}",
            "# TYPE tatami_open_tables gauge",
            f"tatami_open_tables {len(services.registry.tables)}",
            "# TYPE tatami_sockets gauge",
            f"tatami_sockets {self.sockets}",
            "# TYPE tatami_writes_waiting gauge",
            f"tatami_writes_waiting {len(services.store.jobs)}",
            "# TYPE tatami_tasks_waiting gauge",
            f'tatami_tasks_waiting{{pool="bots"}} {services.bot_pool.pool.tasks_waiting}',
            f'tatami_tasks_waiting{{pool="requests"}} {services.requests.tasks_waiting}',
            "# TYPE tatami_workers gauge",
            f"tatami_workers {services.workers.alive if services.workers else 0}",
            "# TYPE tatami_bots_given_up_total counter",
            f"tatami_bots_given_up_total {services.bot_pool.replaced}",
            *of_the_process(),
        ]
        return "\n".join(lines) + "\n"


def move_times(times: MoveTimes) -> list[str]:
    *counts, total = accumulate(times.counts)
    return [
        "# TYPE tatami_move_seconds histogram",
        *(
            f'tatami_move_seconds_bucket{{le="{bound}"}} {count}'
            for bound, count in zip(times.BOUNDS, counts, strict=True)
        ),
        f'tatami_move_seconds_bucket{{le="+Inf"}} {total}',
        f"tatami_move_seconds_sum {times.seconds:.6f}",
        f"tatami_move_seconds_count {total}",
    ]


def of_the_process() -> list[str]:
    """By the names that Prometheus' own clients use; memory and files only where the system tells them."""
    lines = ["# TYPE process_cpu_seconds_total counter", f"process_cpu_seconds_total {time.process_time():.2f}"]
    here = Path("/proc/self")
    if here.is_dir():
        pages = int((here / "statm").read_text().split()[1])
        lines += [
            "# TYPE process_resident_memory_bytes gauge",
            f"process_resident_memory_bytes {pages * resource.getpagesize()}",
            "# TYPE process_open_fds gauge",
            f"process_open_fds {sum(1 for _ in (here / 'fd').iterdir())}",
        ]
    return lines
