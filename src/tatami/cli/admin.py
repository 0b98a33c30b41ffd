"""For whoever runs a server: `tables`, `close`, `ban`, `prune` and `gallery`. They work while it runs."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from tatami.cli.common import print_json, show, whole_number
from tatami.core.commands import AddCommand
from tatami.core.errors import InputError
from tatami.core.plaintext import one_line
from tatami.core.words import Words

if TYPE_CHECKING:
    from tatami.tables.store import Store

Found = TypeVar("Found")
STATUSES = ("waiting", "playing", "over", "imported")


def register(command: AddCommand, words: Words) -> None:
    listing = command("tables", tables_command, words("cli-tables"))
    listing.add_argument("--status", choices=STATUSES, help=words("cli-tables-status"))
    listing.add_argument("--most", type=whole_number, default=50, metavar="N", help=words("cli-tables-most"))
    listing.add_argument("--json", action="store_true", help=words("cli-json"))

    closing = command("close", close_command, words("cli-close"))
    closing.add_argument("table", metavar="TABLE", help=words("cli-close-table"))

    banning = command("ban", ban_command, words("cli-ban"))
    banning.add_argument("address", nargs="?", metavar="ADDRESS", help=words("cli-ban-address"))
    banning.add_argument("--hours", type=whole_number, metavar="N", help=words("cli-ban-hours"))
    banning.add_argument("--lift", action="store_true", help=words("cli-ban-lift"))

    pruning = command("prune", prune_command, words("cli-prune"))
    pruning.add_argument("--days", type=whole_number, required=True, metavar="N", help=words("cli-prune-days"))
    pruning.add_argument("--yes", action="store_true", help=words("cli-prune-yes"))

    gallery = command("gallery", gallery_command, words("cli-gallery"))
    verdict = gallery.add_mutually_exclusive_group()
    verdict.add_argument("--hide", metavar="ID", help=words("cli-gallery-hide"))
    verdict.add_argument("--show", metavar="ID", help=words("cli-gallery-show"))

    for one in (listing, closing, banning, pruning, gallery):
        one.add_argument("--data", type=Path, metavar="FOLDER", help=words("cli-serve-data"))
        one.add_argument("--database", metavar="URL", help=words("cli-serve-database"))


def tables_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import administration

    rows = at_store(chosen, lambda store: administration.list_tables(store, chosen.status, chosen.most))
    if chosen.json:
        print_json(rows)
        return
    for row in rows:
        print(f"{row['id']:14} {row['status']:9} {format_time(row['touched'])}  {row['game']:16}", end="")
        print(words("cli-tables-line", moves=row["moves"], people=row["people"]))
    if not rows:
        print(words("cli-tables-none"))


def close_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import administration

    at_store(chosen, lambda store: administration.close_table(store, chosen.table))
    show([words("cli-closed", table=chosen.table)])


def ban_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import administration
    from tatami.tables.clocks import now

    if chosen.address is None:
        bans = at_store(chosen, administration.list_bans)
        for address, until in sorted(bans.items()):
            print(f"{address:40} {words('cli-ban-for-ever') if until is None else format_time(until)}")
        if not bans:
            print(words("cli-ban-none"))
        return
    address = network(chosen.address)
    if chosen.lift:
        at_store(chosen, lambda store: administration.lift_ban(store, address))
        print(words("cli-ban-lifted", address=address))
        return
    until = None if chosen.hours is None else now() + chosen.hours * 3_600_000
    at_store(chosen, lambda store: administration.set_ban(store, address, until))
    print(words("cli-banned", address=address))


def prune_command(chosen: argparse.Namespace, words: Words) -> None:
    from tatami.tables import administration
    from tatami.tables.clocks import now

    async def prune(store: Store) -> int:
        found = await administration.old_tables(store, chosen.days, now())
        for start in range(0, len(found) if chosen.yes else 0, 500):
            await administration.close_tables(store, found[start : start + 500])
        return len(found)

    count = at_store(chosen, prune)
    print(words("cli-pruned" if chosen.yes else "cli-would-prune", tables=count))


def gallery_command(chosen: argparse.Namespace, words: Words) -> None:
    """What people reported in the gallery, and an operator's verdict on it."""
    from tatami.accounts.gallery import Gallery
    from tatami.tables.clocks import now

    async def work(store: Store) -> None:
        gallery = Gallery(store, now)
        if judged := chosen.hide or chosen.show:
            await gallery.decide(judged, "hidden" if chosen.hide else "shown")
            print(words("cli-gallery-hidden" if chosen.hide else "cli-gallery-shown", id=judged))
            return
        rows = await gallery.reported_setups()
        for row in rows:
            print(one_line(f"{row['id']}  {row['game']}  {row['title']}  ({row['author']})"))
            print("  " + words("cli-gallery-reports", count=row["reports"], verdict=row["verdict"] or "-"))
            for reason in await gallery.reasons(row["id"]):
                if reason:
                    print(f"  {one_line(reason)}")
        if not rows:
            print(words("cli-gallery-nothing"))

    at_store(chosen, work)


def network(text: str) -> str:
    """An address as the server counts visitors: of IPv6 a network of 2^64."""
    try:
        number = ip_address(text)
    except ValueError:
        raise InputError("cli-error-like", option="ADDRESS", known=("203.0.113.7", "2001:db8::7")) from None
    if number.version == 4:
        return str(number)
    return str(number.ipv4_mapped or ip_network((number, 64), strict=False))


def format_time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def at_store(chosen: argparse.Namespace, do: Callable[[Store], Awaitable[Found]]) -> Found:
    from tatami.tables.store import Store, address_of, data_folder

    folder = chosen.data or Path(os.environ.get("TATAMI_DATA") or data_folder())
    database = chosen.database or (None if chosen.data else os.environ.get("TATAMI_DATABASE"))
    if database is None and not (folder / "tatami.db").exists():
        raise InputError("cli-error-no-database-in", folder=str(folder))

    async def run() -> Found:
        store = Store(address_of(database, folder))
        await store.open()
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())
