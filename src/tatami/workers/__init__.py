"""Processes in which everything runs whose cost depends on what a stranger sent: bots, checks, replays, analyses."""

from tatami.workers.pool import Crashed, Owner, TooLong, WorkerPool
from tatami.workers.remote_pool import RemotePool, RemoteWorkers, WorkersGone

__all__ = ["Crashed", "Owner", "RemotePool", "RemoteWorkers", "TooLong", "WorkerPool", "WorkersGone"]
