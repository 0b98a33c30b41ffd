"""Processes in which everything runs whose cost depends on what a stranger sent: bots, checks, replays, analyses."""

from tatami.workers.pool import Crashed, Owner, TooLong, WorkerPool

__all__ = ["Crashed", "Owner", "TooLong", "WorkerPool"]
