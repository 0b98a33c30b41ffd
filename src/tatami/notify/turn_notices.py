"""Telling people that it is their turn, if they are away."""

from __future__ import annotations

from tatami.notify.push import WebPush
from tatami.notify.webhooks import Webhooks
from tatami.tables.live_table import LiveTable


class TurnNotices:
    """Finds out who is in turn and away, and sends them messages in every way that they asked for."""

    def __init__(self, webhooks: Webhooks, push: WebPush) -> None:
        self.webhooks = webhooks
        self.push = push

    def table_changed(self, table: LiveTable) -> None:
        """It may be somebody's turn now who is not there."""
        seat = table.to_act
        if seat == table.told_turn_of:
            return
        table.told_turn_of = seat
        if seat is None or table.is_present(seat) or table.bot_in_turn() is not None:
            return
        self.push.tell_turn(table, seat)
        self.webhooks.tell_turn(table, seat)
