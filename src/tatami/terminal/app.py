"""The application in the terminal: one table, and its keys."""

from __future__ import annotations

from textual.app import App
from textual.theme import Theme

import tatami
from tatami.core.game import Game
from tatami.core.words import Words
from tatami.terminal.seen import AnyTable
from tatami.terminal.tablescreen import TableScreen

THEME = Theme(
    name="tatami",
    primary="#54546d",
    secondary="#7fb4ca",
    accent="#e6c384",
    error="#e46876",
    background="#16161d",
    surface="#1f1f28",
    panel="#2a2a37",
    foreground="#dcd7ba",
    dark=True,
)
KEYS = (
    ("f1", "help"), ("f2", "rules"), ("f3", "hint"), ("f4", "odds"), ("f5", "words"), ("f6", "undo"), ("f7", "save"),
    ("f8", "board"), ("f9", "say"), ("f10", "leave"),
)  # fmt: skip


class TableApp(App[None]):
    """The application: one table, sometimes covered."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 - as Textual declares it

    def __init__(self, table: AnyTable, game: str, words: Words) -> None:
        super().__init__()
        self.at_table = TableScreen(table, game, words)
        self.title = words(game)
        is_away = "say" in table.commands
        for key, action in KEYS:
            if (action != "odds" or has_odds(game)) and (action != "say" or is_away):
                # A server gives out the record at the end only: there the room for that key is the chat's.
                shown = action != "save" or not is_away
                self.bind(key, f"screen.{action}", description=words(f"app-key-{action}"), show=shown)

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = "tatami"
        self.push_screen(self.at_table)


def has_odds(game: str) -> bool:
    """Whether a game tells odds at all."""
    return type(tatami.game(game)).odds is not Game.odds
