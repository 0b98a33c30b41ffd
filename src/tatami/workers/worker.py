"""What a worker does: one task after another, each within its time, until its socket is closed.

The time limit is an alarm that ends the process: the kernel rings it, whatever the task is busy with.
"""

from __future__ import annotations

import contextlib
import os
import random
import select
import signal
import socket
import struct
import threading
import traceback
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module

import msgspec

from tatami.core.errors import Refusal
from tatami.workers.fork_server import WorkerSettings, memory_in_use

LENGTH = struct.Struct(">I")
SLACK = 3
READY = "ready"
PART = "part"
DONE = "done"
REFUSED = "refused"
WRONG = "wrong"
MEMORY = "memory"
BROKEN = "broken"


class Order(msgspec.Struct, array_like=True):
    """A task to do: `module:function`, its arguments, and the processor seconds it may take (a task in parts: each)."""

    task: str
    arguments: list[object]
    seconds: float


def run(line: socket.socket, settings: WorkerSettings) -> None:
    """Does what it is told until nobody is there any more."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    random.seed()
    with contextlib.suppress(OSError):
        os.nice(settings.nice)
    limit_memory(settings.memory)
    threading.Thread(target=end_with, args=(line.fileno(),), daemon=True).start()
    send(line, [READY])
    decode = msgspec.msgpack.Decoder(Order).decode
    while True:
        order = decode(receive(line))
        set_alarm(order.seconds)
        for answer in answers(order):
            set_alarm(order.seconds)
            send(line, answer)
        set_alarm(0)


def set_alarm(seconds: float) -> None:
    """Of processor time; on a busy machine, or asleep, a task may take some times as long."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, seconds * SLACK)


def limit_memory(more: int) -> None:
    """Private memory only: the address space holds much that costs nothing. Systems other than Linux go without."""
    try:
        import resource

        most = memory_in_use() + more
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    except (ImportError, OSError, ValueError, KeyError):
        pass


def end_with(descriptor: int) -> None:
    """Ends the process when the server has closed its end of the socket, or has itself been ended."""
    poll = select.poll()
    poll.register(descriptor, select.POLLHUP | select.POLLERR)
    while not any(events & (select.POLLHUP | select.POLLERR) for _, events in poll.poll()):
        pass
    os._exit(1)


def answers(order: Order) -> Iterator[list[object]]:
    """What a task comes to: its parts if it has any, then its result or why there is none."""
    try:
        result = task_function(order.task)(*order.arguments)
        if isinstance(result, Iterator):
            try:
                while True:
                    yield [PART, next(result)]
            except StopIteration as end:
                result = end.value
        yield [DONE, result]
    except Refusal as refusal:
        yield [REFUSED, refusal.code, refusal.detail, list(refusal.rules)]
    except MemoryError:
        yield [MEMORY]
    except (ValueError, RecursionError) as error:
        yield [WRONG, str(error)]
    except Exception as error:  # what it says may name a card; where it happened does not
        yield [BROKEN, "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__]


@cache
def task_function(task: str) -> Callable[..., object]:
    module, _, name = task.partition(":")
    function: Callable[..., object] = getattr(import_module(module), name)
    return function


def send(line: socket.socket, message: list[object]) -> None:
    packed = msgspec.msgpack.encode(message)
    try:
        line.sendall(LENGTH.pack(len(packed)) + packed)
    except OSError:
        os._exit(1)


def receive(line: socket.socket) -> bytes:
    (length,) = LENGTH.unpack(read_exactly(line, LENGTH.size))
    return read_exactly(line, length)


def read_exactly(line: socket.socket, count: int) -> bytes:
    got = bytearray()
    while len(got) < count:
        more = line.recv(min(count - len(got), 1 << 20))
        if not more:
            os._exit(0)
        got += more
    return bytes(got)
