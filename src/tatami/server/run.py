"""`tatami serve`."""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import sys
import time
import traceback
from collections.abc import Callable

import uvicorn

from tatami.server.app import ServerSettings, make_app
from tatami.server.connections import connections_for, limited_protocol, proxies_of_environment
from tatami.server.direct_socket import DirectSocket
from tatami.server.sockets import MESSAGE_BYTES
from tatami.server.tracing import request_id

GRACE = 5
"""Seconds that open requests have at the end."""


SWITCH = 0.001
"""Seconds after which a thread gives way: the one that writes to the disk has answers for many tables in its hands."""


def allow_sockets() -> None:
    """Every player holds a socket; many systems allow a program 1,024 files unless it asks for more."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class JsonLines(logging.Formatter):
    """One JSON object a line; never a query, a cookie, a key or a table's address."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(time.time(), 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **({"request": request} if (request := request_id.get()) else {}),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            kind, _, where = record.exc_info  # what it says may name a card; where it happened does not
            line["error"] = "".join(traceback.format_tb(where)) + (kind.__name__ if kind else "")
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(verbose: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tatami.access").setLevel(logging.INFO if verbose else logging.WARNING)


def serve(
    settings: ServerSettings,
    host: str,
    port: int,
    verbose: bool = False,
    compiled: Callable[[str], None] = lambda game: None,
) -> None:
    """Runs until it is told to stop."""
    set_up_logs(verbose)
    gc.freeze()  # what has been loaded stays
    gc.disable()  # from now on memory is tidied up when it disturbs nobody (gc_schedule.py)
    sys.setswitchinterval(SWITCH)
    allow_sockets()
    server_of(settings, host, port, compiled).run()


def server_of(
    settings: ServerSettings, host: str, port: int, compiled: Callable[[str], None] = lambda game: None
) -> uvicorn.Server:
    proxies = proxies_of_environment()
    config = uvicorn.Config(
        make_app(settings, compiled),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=limited_protocol(connections_for(settings.rate > 0, proxies)),
        forwarded_allow_ips=proxies,
        ws=DirectSocket,
        ws_max_size=MESSAGE_BYTES,
        ws_max_queue=64,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=None,
    )
    return uvicorn.Server(config)
