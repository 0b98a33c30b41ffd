"""Kenjin in characters: battlefields in columns, each with the cards of its two sides, and the hand below."""

from __future__ import annotations

from collections import Counter

from tatami.core.json_types import View
from tatami.core.rulebook import key_of
from tatami.core.words import Words
from tatami.drawing.board import BoardDrawing, BoardView
from tatami.drawing.canvas import CLANS, CLANS_DARK, FAINT, GOLD, GREEN, INK, MAT, NIGHT, RAISED, Canvas, fit_text
from tatami.drawing.picking import Choice, Picking, Thing
from tatami.games.kenjin.reasons import TILE_RULES, UNIT_RULES
from tatami.games.kenjin.text import points_line

NARROWEST = 19  # of a battlefield: two cards side by side
WIDEST = 30
LEAST_LINES = 2
AROUND = 5  # lines of a board with one band that are no cards: seats, title, hand
ROOMY = 3  # lines for a card where there is room


def things(choice: Choice, view: View) -> list[Thing]:
    args = choice.args
    here = f"{view['number']}/{view['seat']}"
    opposite = f"{view['number']}/{opponent(view)}"
    match choice.verb:
        case "engage":
            return [f"unit:{args['unit']}", f"field:{args['number']}"]
        case "assassin":
            return ["unit:assassin", f"card:{args['number']}/{args['seat']}/{args['place']}"]
        case "look":
            return [f"card:{args['number']}/{args['seat']}/{args['place']}"]
        case "reveal":
            return [f"card:{opposite}/{args['place']}"]
        case "move":
            return [f"card:{here}/{args['place']}", f"field:{args['number']}"]
        case "destroy":
            return [f"card:{here}/{args['place']}"]
        case "bonus":
            return [f"field:{number}" for number in args["numbers"].split("+")]
        case "draft":
            return [f"tile:{args['battlefield']}"]
    return []


def opponent(view: View) -> int | None:
    """Whoever faces the viewer on the battlefield in question."""
    if view["number"] is None:
        return None
    rows = view["battlefields"][view["number"] - 1]["rows"]
    return next((int(row["seat"]) for row in rows if row["seat"] != view["seat"]), None)


def draw(seen: BoardView, picking: Picking, words: Words, width: int, height: int) -> Canvas:
    drawing = KenjinDrawing(seen, picking, words)
    drawing.draw(width, height)
    return drawing.canvas


class KenjinDrawing(BoardDrawing):
    def draw(self, width: int, height: int) -> None:
        self.draw_seats()
        y = self.draw_offer(1) if self.view["offer"] else 1
        fields = self.view["battlefields"]
        per_band = max(1, min(len(fields), 4, width // NARROWEST))
        self.width = min(WIDEST, width // per_band) - 1
        bands = [fields[first : first + per_band] for first in range(0, len(fields), per_band)]
        longest = sum(max(len(row["cards"]) for field in band for row in field["rows"]) for band in bands)
        spare = height - AROUND * len(bands)
        self.per_line = 1 if 2 * longest <= spare else 2
        self.least = 1 if len(bands) > 1 else LEAST_LINES
        self.tall = ROOMY if 2 * max(longest, LEAST_LINES * len(bands)) * ROOMY <= spare else 1
        for band in bands:
            y = self.draw_band(y, band)
        y = self.draw_hand(y, width)
        if "score" in self.view:
            self.draw_score(y)

    def draw_seats(self) -> None:
        """Everybody with their colour, the cards they hold, and what an Assassin took."""
        x = 1
        for seat in self.view["seats"]:
            number = seat["seat"]
            mark = "▶" if self.seen.to_act == number else " "
            x = self.canvas.put(x, 0, f"{mark}{self.seen.names[number]} ", f"bold {INK} on {CLANS[number]}")
            told = f" {seat['cards_in_hand']}▮"
            if seat["taken"]:
                unit = seat["taken"]["unit"]
                told += f" †{self.words('kenjin-unit-' + unit) if unit else '▒'}"
            x = self.canvas.put(x, 0, told, FAINT) + 2

    def draw_offer(self, y: int) -> int:
        x = 1
        for tile in self.view["offer"]:
            style = self.style(f"{INK} on {RAISED}", f"tile:{tile}")
            name = self.words(f"kenjin-battlefield-{tile}")
            x = self.canvas.put(x, y + 1, f" {name} ", style, f"tile:{tile}") + 1
        return y + 3

    def draw_band(self, y: int, fields: list[View]) -> int:
        """Battlefields side by side: the cards of one side above the title, those of the other below."""
        pairs = [sides(field, self.seen.seat) for field in fields]
        above, below = (
            self.tall * max(self.least, *(-(-len(pair[side]["cards"]) // self.per_line) for pair in pairs))
            for side in range(2)
        )
        for place, (field, (top, bottom)) in enumerate(zip(fields, pairs, strict=True)):
            x = place * (self.width + 1)
            thing = f"field:{field['number']}"
            chosen = thing in self.can or thing in self.picked
            self.canvas.fill(x, y, self.width, above + below + 1, f"on {RAISED if chosen else MAT}", thing)
            self.draw_cards(x, y, above, top, thing, rising=True)
            self.draw_title(x, y + above, field, (top, bottom), chosen)
            self.draw_cards(x, y + above + 1, below, bottom, thing, rising=False)
        return y + above + below + 2

    def draw_title(self, x: int, y: int, field: View, pair: tuple[View, View], chosen: bool) -> None:
        name = self.words(f"kenjin-battlefield-{field['battlefield']}") if field["battlefield"] else "…"
        worth = f"{field['points']}★"
        if field["resolved"]:
            worth = f"{pair[0].get('power', 0)}:{pair[1].get('power', 0)} {worth}"
        bonus = "".join(f"+{row['camp']}" for row in pair if row["camp"])
        text = fit_text(f" {field['number']} {name}{bonus}", self.width - len(worth) - 2) + f" {worth} "
        if field["resolved"] and field["winner"] is not None:
            style = f"bold {INK} on {CLANS[field['winner']]}"
        else:
            style = f"bold {NIGHT} on {GOLD}" if chosen else f"{INK} on #3b3b4b"
        self.canvas.put(x, y, text, style, f"field:{field['number']}")

    def draw_cards(self, x: int, y: int, lines: int, row: View, field: Thing, rising: bool) -> None:
        """The cards of a side, one or two on a line, the first ones next to the title."""
        room = (self.width + 1) // self.per_line
        for place, card in enumerate(row["cards"]):
            line, column = divmod(place, self.per_line)
            at = y + (lines - self.tall * (line + 1) if rising else self.tall * line)
            here = f"card:{field.removeprefix('field:')}/{row['seat']}/{place + 1}"
            text, style = face(card, self.words)
            style = self.style(style, here)
            text = f" {place + 1} {text}" if self.per_line == 1 else text
            unit = card["unit"]
            power = f"   {self.words('web-kenjin-power')} {power_of(unit, self.seen)}" if unit else ""
            for extra in range(max(1, self.tall - 1)):
                shown = fit_text(power if extra else text, room - 1)
                self.canvas.put(x + column * room, at + extra, shown, style, here, field)

    def draw_hand(self, y: int, width: int) -> int:
        """The viewer's own cards, each kind once, with its power."""
        mine = next((seat for seat in self.view["seats"] if seat["hand"] is not None), None)
        if mine is None or not mine["hand"]:
            return y
        x = 1
        for unit, count in Counter(mine["hand"]).items():
            thing = f"unit:{unit}"
            name = self.words(f"kenjin-unit-{unit}")
            text = f" {name} {power_of(unit, self.seen)}{f' ×{count}' if count > 1 else ''} "
            if x + len(text) > width:
                x, y = 1, y + 1
            style = f"{INK} on {CLANS[mine['seat']]}"
            if thing in self.picked:
                style = f"bold {NIGHT} on {GREEN}"
            elif thing in self.can:
                style = f"bold {style}"
            elif self.seen.choices:
                style = f"{FAINT} on {CLANS_DARK[mine['seat']]}"
            x = self.canvas.put(x, y, text, style, thing) + 1
        return y + 1

    def draw_score(self, first: int) -> None:
        words = self.words
        for y, entry in enumerate(self.view["score"], first):
            total = words("kenjin-text-total", seat=self.seen.names[entry["seat"]], points=entry["total"])
            x = self.canvas.put(1, y, f" {total} ", f"bold {INK} on {CLANS[entry['seat']]}") + 1
            for won in entry["battlefields"]:
                x = self.canvas.put(x, y, points_line(won, words).strip() + "  ", FAINT)
            if entry["coward"]:
                self.canvas.put(x, y, words("kenjin-text-coward-points", points=entry["coward"]).strip(), FAINT)


def sides(field: View, seat: int | None) -> tuple[View, View]:
    """One's own side lies below."""
    first, second = field["rows"]
    return (second, first) if first["seat"] == seat else (first, second)


def power_of(unit: str, seen: BoardView) -> int:
    """What is printed on the card."""
    return int(seen.figures["unit"][unit]["power"])


def face(card: View, words: Words) -> tuple[str, str]:
    owner = card["owner"]
    if card["up"]:
        return words(f"kenjin-unit-{card['unit']}"), f"{INK} on {CLANS[owner]}"
    if card["unit"] is not None:
        return f"({words('kenjin-unit-' + card['unit'])})", f"italic {INK} on {CLANS_DARK[owner]}"
    return "▒▒▒▒▒▒", f"{FAINT} on {CLANS_DARK[owner]}"


def about(thing: Thing, seen: BoardView, words: Words) -> str:
    """What the rules say of a card or a battlefield."""
    kind, _, which = thing.partition(":")
    if kind == "card":
        number, seat, place = (int(part) for part in which.split("/"))
        row = next(row for row in seen.view["battlefields"][number - 1]["rows"] if row["seat"] == seat)
        lying = row["cards"][place - 1 : place]  # none, if it has gone since somebody looked
        kind, which = "unit", lying[0]["unit"] if lying else ""
    elif kind == "field":
        kind, which = "tile", seen.view["battlefields"][int(which) - 1]["battlefield"]
    if not which:
        return ""
    if kind == "unit":
        told = UNIT_RULES[which]
        return f"{words('web-kenjin-power')} {power_of(which, seen)} · {told} {words(key_of(told))}"
    return f"{TILE_RULES[which]} {words(key_of(TILE_RULES[which]))}"
