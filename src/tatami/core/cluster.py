"""Work spread over a Ray cluster, or over a local Ray (the extra `tatami[ray]`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from tatami.core.json_types import JsonObject

LOCAL = "local"
AHEAD = 4
"""Pieces of work handed out for each processor before the first result is wanted."""
Item = TypeVar("Item")
Done = TypeVar("Done")


def map_on_cluster(
    work: Callable[[Item], Done], items: Iterable[Item], address: str = LOCAL, workers: int = 1, cpus: int = 1,
    gpus: int = 0,
) -> Iterator[Done]:  # fmt: skip
    """What `work` makes of each item, in their order. `address` is a cluster's, "auto" for the one this machine is in;
    a local Ray has so many workers. Each item takes so many processors and GPUs. On a cluster every node needs the same
    Tatami."""
    try:
        import ray
    except ImportError:
        raise ValueError("--ray: Ray is not installed; pip install 'tatami[ray]'") from None
    quiet: JsonObject = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(num_cpus=max(workers, cpus), include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError) as error:
        raise ValueError(f"--ray {address}: no cluster answers there ({str(error).splitlines()[0]})") from None
    try:
        there = ray.cluster_resources()
        for kind, wanted in (("CPU", cpus), ("GPU", gpus)):
            if there.get(kind, 0) < wanted:  # Ray would wait for ever
                raise ValueError(f"--ray {address}: {wanted} {kind} wanted, but it has {there.get(kind, 0):g}")
        remote = ray.remote(num_cpus=cpus, num_gpus=gpus)(lambda item: work(item))  # Ray takes plain functions only
        room = AHEAD * max(1, int(there.get("CPU", 1)))
        waiting: deque[Any] = deque()
        for item in items:
            if len(waiting) == room:
                yield ray.get(waiting.popleft())
            waiting.append(remote.remote(item))
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        ray.shutdown()
