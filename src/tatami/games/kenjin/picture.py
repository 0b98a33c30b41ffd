"""Kenjin drawn: battlefields in columns with the cards of their two sides, the players below."""

from __future__ import annotations

from tatami.core.json_types import View
from tatami.drawing.pen import CLANS, EMPTY, FAINT, GOLD, INK, PAPER, Pen

COLUMN, IN_A_BAND = 150, 4
CARD_WIDE, CARD_TALL, PITCH = 134, 24, 27
SIDE = 7 * PITCH  # room for the cards of a side; more lie closer together
TITLE = 42
BAND = 2 * SIDE + TITLE + 16
SEAT_LINE = 30


def draw(view: View) -> Pen:
    fields = view["battlefields"]
    columns = min(len(fields), IN_A_BAND)
    bands = -(-len(fields) // IN_A_BAND)
    pen = Pen(columns * COLUMN + 10, bands * BAND + SEAT_LINE * len(view["seats"]) + 16)
    for number, field in enumerate(fields):
        band, column = divmod(number, IN_A_BAND)
        battlefield(pen, 5 + column * COLUMN, 6 + band * BAND, field, view)
    for seat in view["seats"]:
        player(pen, 6 + bands * BAND + SEAT_LINE * seat["seat"], seat, view)
    return pen


def battlefield(pen: Pen, x: float, y: float, field: View, view: View) -> None:
    """The second row above the title, the first below; the cards laid first lie next to it."""
    below, above = field["rows"]
    pen.box(x + 2, y, COLUMN - 4, BAND - 10, EMPTY, corner=6)
    for place, card in enumerate(above["cards"]):
        card_at(pen, x + 8, y + SIDE - CARD_TALL - place * pitch(above), card)
    for place, card in reversed(list(enumerate(below["cards"]))):
        card_at(pen, x + 8, y + SIDE + TITLE + place * pitch(below), card)
    winner = field["winner"]
    asked = view["number"] == field["number"]
    line = GOLD if asked else "none"
    pen.box(x + 4, y + SIDE + 4, COLUMN - 8, TITLE - 8, CLANS[winner] if winner is not None else PAPER, line, 4, 3)
    ink = PAPER if winner is not None else INK
    name = field["battlefield"] or "?"
    pen.write(x + 10, y + SIDE + 9, f"{field['number']} {name}", 11, ink, COLUMN - 20)
    worth = f"{field['points']} points" if field["battlefield"] else ""
    powers = f"  {above.get('power', 0)}:{below.get('power', 0)}" if field["resolved"] else ""
    pen.write(x + 10, y + SIDE + 26, worth + powers, 8, ink)


def pitch(row: View) -> float:
    return min(PITCH, (SIDE - CARD_TALL) / max(1, len(row["cards"]) - 1))


def card_at(pen: Pen, x: float, y: float, card: View) -> None:
    """Face up in the colour of its owner; face down as a back, with its name where the viewer knows it."""
    colour = CLANS[card["owner"]]
    pen.box(x, y, CARD_WIDE, CARD_TALL, colour if card["up"] else PAPER, colour if not card["up"] else INK, 4, 1.5)
    if not card["up"] and card["unit"] is None:
        for stripe in range(6):
            left = x + 10 + stripe * 20
            pen.stroke([(left, y + CARD_TALL - 6), (left + 12, y + 6)], colour, 2)
    else:
        pen.write(x + 8, y + 7, card["unit"], 10, PAPER if card["up"] else colour, CARD_WIDE - 16)


def player(pen: Pen, y: float, seat: View, view: View) -> None:
    """Whose turn, cards in hand as backs, what an Assassin took, battlefields won, and at the end the points."""
    number = seat["seat"]
    if view["to_act"] == number:
        pen.shape([(6, y + 4), (16, y + 12), (6, y + 20)], GOLD)
    pen.box(22, y, 74, 24, CLANS[number], corner=4)
    pen.write(30, y + 7, f"seat {number}", 10, PAPER)
    x = 106.0
    for _ in range(seat["cards_in_hand"]):
        pen.box(x, y + 3, 12, 18, PAPER, CLANS[number], 2, 1.5)
        x += 15
    x = max(x + 10, 310)
    if seat["taken"]:
        pen.write(x, y + 7, f"took {seat['taken']['unit'] or '?'}", 10, FAINT, 120)
    if seat["battlefields_won"]:
        pen.write(440, y + 7, f"won {seat['battlefields_won']}", 10)
    for entry in view.get("score", ()):
        if entry["seat"] == number:
            pen.write(510, y + 7, f"{entry['total']} points", 10)
