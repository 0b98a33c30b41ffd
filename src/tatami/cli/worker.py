"""`tatami worker`: bots and analyses for servers on other machines."""

from __future__ import annotations

import argparse
import os

from tatami.cli.common import whole_number
from tatami.core.commands import AddCommand
from tatami.core.errors import InputError
from tatami.core.words import Words


def register(command: AddCommand, words: Words) -> None:
    working = command("worker", worker_command, words("cli-worker"))
    working.add_argument("--database", metavar="URL", help=words("cli-worker-database"))
    working.add_argument("--bots", type=whole_number, default=0, metavar="N", help=words("cli-worker-bots"))
    working.add_argument("--analyses", type=whole_number, default=1, metavar="N", help=words("cli-worker-analyses"))


def worker_command(chosen: argparse.Namespace, words: Words) -> None:
    if not hasattr(os, "fork"):
        raise InputError("cli-error-no-fork")
    import asyncpg  # noqa: F401  (whoever lacks it is told which extra to install)
    from sqlalchemy import make_url

    from tatami.core.folders import data_folder
    from tatami.server.run_worker import run_worker
    from tatami.tables.store import address_of, is_postgresql

    address = address_of(chosen.database or os.environ.get("TATAMI_DATABASE"), data_folder())
    if not is_postgresql(address):
        raise InputError("cli-error-workers-database")
    dsn = make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
    print(words("cli-worker-starting"), flush=True)
    run_worker(dsn, chosen.bots, chosen.analyses, lambda: print(words("cli-worker-ready"), flush=True))
