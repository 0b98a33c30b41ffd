"""Between two people at one keyboard: nothing of the table is to be seen."""

from __future__ import annotations

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Label

from tatami.terminal.seen import AnyTable, Refused


class Cover(Screen[None]):
    """Asks for the next person, and turns the table to them."""

    BINDINGS: ClassVar = [Binding("enter", "uncover", show=False)]

    def __init__(self, text: str, table: AnyTable) -> None:
        super().__init__()
        self.text = text
        self.table = table

    def compose(self) -> ComposeResult:
        yield Label(self.text, id="cover", markup=False)

    def on_click(self) -> None:
        self.action_uncover()

    @work(exclusive=True)
    async def action_uncover(self) -> None:
        """The table is turned to the next person first: nobody sees the last one's hand for a moment."""
        try:
            await self.table.take_over()
        except Refused as refused:
            self.query_one("#cover", Label).update(f"{self.text}\n\n{refused.lines[0]}")
        else:
            self.dismiss()

    def action_leave(self) -> None:
        self.app.exit()
