"""A process that has loaded everything and does nothing but fork workers.

Workers are forked rather than started anew: loading the games takes seconds and 300 MB, which a fork shares. Our own
server cannot be forked, because it has threads and sockets; this process has neither. It ends with the process that
started it, however that one ended, because its control socket is closed then.
"""

from __future__ import annotations

import atexit
import os
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from threading import Lock

import msgspec

PROGRAM = "import sys; from tatami.workers.fork_server import main; main()"
LONGEST_ORDER = 4096


TASKS = "tatami.server.worker_tasks"
"""The module whose functions workers run. It is loaded by name: it knows the layers above this one."""


class WorkerSettings(msgspec.Struct, frozen=True):
    """How a worker runs."""

    memory: int
    """Bytes that it may use beyond what it shares with the others."""
    nice: int = 0


class ForkServer:
    """Our end of it. There is one for each process of ours, whatever number of pools it has."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.control: socket.socket | None = None
        self.lock = Lock()

    def start(self) -> None:
        """Returns at once: what is asked for meanwhile is answered when everything is loaded."""
        with self.lock:
            self._start()

    def _start(self) -> socket.socket:
        if self.control is not None and self.process is not None and self.process.poll() is None:
            return self.control
        self._close()
        ours, theirs = socket.socketpair()
        with theirs:
            # NumPy's own threads would not survive a fork.
            environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
            command = [sys.executable, "-c", PROGRAM]
            self.process = subprocess.Popen(command, stdin=theirs.fileno(), stdout=subprocess.DEVNULL, env=environment)
        self.control = ours
        return ours

    def spawn(self, settings: WorkerSettings) -> socket.socket:
        """A new worker, by the socket to it; it says on it that it is ready."""
        ours, theirs = socket.socketpair()
        with theirs, self.lock:
            order = msgspec.json.encode(settings)
            try:
                socket.send_fds(self._start(), [order], [theirs.fileno()])
            except OSError:  # it has died since
                self._close()
                socket.send_fds(self._start(), [order], [theirs.fileno()])
        return ours

    def renew(self) -> None:
        """Loads everything again, because more is compiled now. Workers at work stay; later ones have it."""
        self.close()
        self.start()

    def close(self) -> None:
        with self.lock:
            self._close()

    def _close(self) -> None:
        if self.control is not None:
            self.control.close()
            self.control = None
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@cache
def fork_server() -> ForkServer:
    server = ForkServer()
    atexit.register(server.close)
    return server


# -- in the process itself


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our socket
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the workers
    control = socket.socket(fileno=os.dup(0))
    devnull = os.open(os.devnull, os.O_RDONLY)
    os.dup2(devnull, 0)
    os.close(devnull)
    load()
    serve(control)


def load() -> None:
    """Everything that a worker needs, as far as it is compiled: no worker has to load it again."""
    import gc
    from importlib import import_module

    import tatami
    from tatami.bots.search import search_of

    import_module(TASKS)
    for name in tatami.games():
        game = tatami.game(name)
        game.part("routes")
        is_compiled = game.engine.is_compiled()
        if is_compiled:
            list(game.engine.compile())
        else:
            game.engine.interpret()
        for option in game.options:
            for value in option.values if option.name == "scenario" else ():
                game.new(scenario=value)
        search = search_of(game)
        if not is_compiled:
            continue
        for seats in {search.trees(seats): seats for seats in range(1, 5)}.values():
            if search.is_compiled(seats):
                search.compile(seats)
    gc.collect()
    gc.freeze()  # the collector would write to every page, and so copy it


def serve(control: socket.socket) -> None:
    while True:
        order, descriptors, _, _ = socket.recv_fds(control, LONGEST_ORDER, 1)
        if not order:
            return
        settings = msgspec.json.decode(order, type=WorkerSettings)
        if os.fork() == 0:
            control.close()
            work(descriptors[0], settings)
        os.close(descriptors[0])


def work(descriptor: int, settings: WorkerSettings) -> None:
    from tatami.workers import worker

    try:
        worker.run(socket.socket(fileno=descriptor), settings)
    finally:
        os._exit(0)


def memory_in_use() -> int:
    """Bytes of private memory, as the limit below counts them."""
    lines = Path("/proc/self/status").read_text().splitlines()
    fields = dict(line.split(":", 1) for line in lines)
    return int(fields["VmData"].split()[0]) * 1024
