"""The board on the screen: a canvas larger than its window, pointed at with the mouse or with a cursor."""

from __future__ import annotations

from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.geometry import Region, Size, Spacing
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tatami.drawing.canvas import Canvas
from tatami.drawing.picking import Thing

CURSOR = Style(reverse=True)


class BoardView(ScrollView, can_focus=True):
    """Shows a canvas; says what was pointed at."""

    BINDINGS: ClassVar = [
        Binding("up", "go(0,-1)", show=False),
        Binding("down", "go(0,1)", show=False),
        Binding("left", "go(-1,0)", show=False),
        Binding("right", "go(1,0)", show=False),
        Binding("enter,space", "point", show=False),
    ]

    class Pointed(Message):
        """Somebody chose these things, which lie on one another."""

        def __init__(self, things: tuple[Thing, ...]) -> None:
            self.things = things
            super().__init__()

    class Looked(Message):
        """Somebody looks at these things."""

        def __init__(self, things: tuple[Thing, ...]) -> None:
            self.things = things
            super().__init__()

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.canvas = Canvas()
        self.strips: list[Strip] = []
        self.places: dict[Thing, Region] = {}
        self.open: set[Thing] = set()
        self.cursor: Region | None = None

    def show(self, canvas: Canvas, open_things: set[Thing]) -> None:
        """Another drawing, of the same table or the next."""
        self.canvas = canvas
        self.strips = canvas.strips()
        self.places = canvas.places()
        news = open_things != self.open
        self.open = open_things
        self.virtual_size = Size(canvas.width, canvas.height)
        if self.cursor and self.cursor not in self.places.values():
            self.cursor = None
        if news and open_things:
            self.come_into_view()
        self.refresh()

    def come_into_view(self) -> None:
        """What can be pointed at should be seen: as much of it as fits, from its middle."""
        places = [self.places[thing] for thing in self.open if thing in self.places]
        if places and not any(self.window().contains_region(place) for place in places):
            all_of_them = Region.from_union(places)
            self.bring(all_of_them if all_of_them.height < self.size.height - self.canvas.head else places[0])

    def bring(self, place: Region) -> None:
        """Scrolls so far that a place can be seen beside the head and the margin."""
        around = Spacing(self.canvas.head + 1, 1, 1, self.canvas.margin + 1)
        self.scroll_to_region(place, spacing=around, animate=False)

    def window(self) -> Region:
        head, margin = self.canvas.head, self.canvas.margin
        return Region(*self.scroll_offset, *self.size).shrink(Spacing(head, 0, 0, margin))

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        width, margin = self.size.width, self.canvas.margin
        line = y if y < self.canvas.head else top + y
        if line >= len(self.strips):
            return Strip.blank(width, self.rich_style)
        strip = self.strips[line]
        if self.has_focus and self.cursor and self.cursor.y == line:
            strip = invert_cells(strip, self.cursor.x, self.cursor.right)
        shown = strip.crop_extend(left + margin, left + width, None)
        if margin:
            shown = Strip.join([strip.crop_extend(0, margin, None), shown])
        return shown.apply_style(self.rich_style)

    # -- pointing

    def things_under(self, event: events.MouseEvent) -> tuple[Thing, ...]:
        return tuple(str(event.style.meta.get("things", "")).split())

    def on_click(self, event: events.Click) -> None:
        if things := self.things_under(event):
            self.post_message(self.Pointed(things))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self.post_message(self.Looked(self.things_under(event)))

    def action_go(self, across: int, down: int) -> None:
        """To the next thing in that direction that can be pointed at; where there is none, the board scrolls."""
        places = sorted({self.places[thing] for thing in self.open if thing in self.places})
        here = self.cursor
        if here is None or not places:
            self.cursor = places[0] if places else None
        else:
            ahead = [place for place in places if (place.x - here.x) * across + (place.y - here.y) * down > 0]
            if ahead:
                self.cursor = min(ahead, key=lambda place: self.effort(here, place, across))
        if self.cursor is None:
            self.scroll_relative(6 * across, 2 * down, animate=False)
        else:
            self.bring(self.cursor)
            self.post_message(self.Looked(self.under_cursor()))
        self.refresh()

    @staticmethod
    def effort(here: Region, there: Region, across: int) -> int:
        """How far it is; sideways counts more than ahead, and a line is as high as two characters are wide."""
        dx, dy = abs(there.x - here.x), 2 * abs(there.y - here.y)
        return dx + 4 * dy if across else dy + 4 * dx

    def under_cursor(self) -> tuple[Thing, ...]:
        if self.cursor is None:
            return ()
        return self.canvas.rows[self.cursor.y][self.cursor.x].things

    def action_point(self) -> None:
        if things := self.under_cursor():
            self.post_message(self.Pointed(things))


def invert_cells(strip: Strip, start: int, end: int) -> Strip:
    """A strip with the cursor on it."""
    before, here, after = (strip.crop(0, start), strip.crop(start, end), strip.crop(end))
    shown = [Segment(text, (style or Style.null()) + CURSOR) for text, style, _ in here]
    return Strip([*before, *shown, *after])
