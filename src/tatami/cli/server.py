"""A server and its data: `serve`, `backup` and `restore`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import tatami
from tatami.cli.common import copy_arguments, kept_at, make_folder, whole_number
from tatami.cli.settings import serve_settings
from tatami.core.commands import AddCommand
from tatami.core.errors import InputError
from tatami.core.words import Words

HOOKS = ("public", "any", "off")
METRICS_TOKEN = "TATAMI_METRICS_TOKEN"
"""In the environment, for what is in an argument everybody on the machine can read."""


def register(command: AddCommand, words: Words) -> None:
    serving = command("serve", serve_command, words("cli-serve"))
    serving.add_argument("--settings", metavar="FILE", help=words("cli-serve-settings"))
    serving.add_argument("--host", metavar="ADDRESS", help=words("cli-serve-host"))
    serving.add_argument("--port", type=whole_number, metavar="N", help=words("cli-serve-port"))
    serving.add_argument("--data", type=Path, metavar="FOLDER", help=words("cli-serve-data"))
    serving.add_argument("--database", metavar="URL", help=words("cli-serve-database"))
    serving.add_argument("--rate", type=float, metavar="N", help=words("cli-serve-rate"))
    serving.add_argument("--pace", type=float, metavar="S", help=words("cli-serve-pace"))
    serving.add_argument("--origin", action="append", default=[], metavar="URL", help=words("cli-serve-origin"))
    serving.add_argument("--hooks", choices=HOOKS, help=words("cli-serve-hooks"))
    serving.add_argument("--contact", metavar="ADDRESS", help=words("cli-serve-contact"))
    serving.add_argument("--workers", action="store_true", help=words("cli-serve-workers"))
    serving.add_argument("--traces", action="store_true", help=words("cli-serve-traces"))
    serving.add_argument("--verbose", action="store_true", help=words("cli-serve-verbose"))

    for copying in (
        command("backup", backup_command, words("cli-backup")),
        command("restore", restore_command, words("cli-restore")),
    ):
        copy_arguments(copying, words)


def serve_command(chosen: argparse.Namespace, words: Words) -> None:
    if not hasattr(os, "fork"):  # Windows; what is imported below needs it too
        raise InputError("cli-error-no-fork")
    from tatami.notify.outgoing import Reach
    from tatami.server.app import ServerSettings
    from tatami.server.run import serve  # the network's libraries take their time: only whoever serves waits for them
    from tatami.tables.store import address_of, data_folder, is_postgresql

    asked = serve_settings(chosen)
    if asked.hooks not in HOOKS:
        raise InputError("cli-error-like", option="hooks", known=HOOKS)
    folder = Path(asked.data) if asked.data else data_folder()
    address = address_of(asked.database, folder)
    if asked.workers and not is_postgresql(address):
        raise InputError("cli-error-workers-database")
    if asked.database is None:
        make_folder(folder)
    place = "localhost" if asked.host in ("127.0.0.1", "::1") else asked.host
    print(words("server-listening", address=f"http://{place}:{asked.port}"), flush=True)
    settings = ServerSettings(
        database=address,
        rate=asked.rate,
        pace=asked.pace,
        origins=tuple(asked.origin),
        reach=Reach(asked.hooks),
        contact=contact_of(asked.contact),
        workers=asked.workers,
        traces=asked.traces,
        metrics_token=os.environ.get(METRICS_TOKEN, ""),
        games=tatami.games(),
    )
    unready = [name for name in tatami.games() if not tatami.game(name).engine.is_compiled()]
    if unready:
        print(words("server-preparing", games=", ".join(words(name) for name in unready)), flush=True)

    def tell(game: str) -> None:
        print(words("server-ready", game=words(game)), flush=True)

    serve(settings, asked.host, asked.port, asked.verbose, tell)


CONTACTS = ("mailto:somebody@example.org", "https://example.org")


def contact_of(address: str) -> str:
    if address and not address.startswith(("mailto:", "https://")):
        raise InputError("cli-error-like", option=f"--contact {address}", known=CONTACTS)
    return address


def backup_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import backup

    backup.backup(kept_at(chosen), chosen.file)
    print(words("cli-backed-up", path=str(chosen.file)))


def restore_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import backup

    make_folder(kept_at(chosen))
    backup.restore(kept_at(chosen), chosen.file)
    print(words("cli-restored", path=str(kept_at(chosen))))
