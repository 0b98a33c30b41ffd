"""Samurai Spirit drawn: the village and the piles above, a panel for every samurai below."""

from __future__ import annotations

from tatami.core.json_types import View
from tatami.drawing.pen import CLANS, EMPTY, FAINT, GOLD, GREEN, INK, PAPER, RED, Pen, Point, shape_at

WIDTH = 620
VILLAGE, PANEL = 112, 76
LIVES = 4
CARD_WIDE, CARD_TALL = 26, 36
HOUSE: list[Point] = [(-0.5, 0.5), (-0.5, -0.1), (-0.7, -0.1), (0, -0.6), (0.7, -0.1), (0.5, -0.1), (0.5, 0.5)]
HAT: list[Point] = [(-0.7, 0.35), (0, -0.45), (0.7, 0.35)]
HEART: list[Point] = [(0, 0.5), (-0.55, -0.05), (-0.5, -0.4), (-0.2, -0.45), (0, -0.2), (0.2, -0.45), (0.5, -0.4),
                      (0.55, -0.05)]  # fmt: skip
FLAME: list[Point] = [(0, -0.6), (0.35, 0), (0.3, 0.45), (-0.3, 0.45), (-0.35, 0), (-0.1, -0.1)]
SYMBOLS = ("hat", "farm", "doll")


def draw(view: View) -> Pen:
    pen = Pen(WIDTH, VILLAGE + PANEL * len(view["seats"]) + 8)
    village(pen, view)
    piles(pen, view)
    for seat in view["seats"]:
        panel(pen, VILLAGE + PANEL * seat["seat"], seat, view)
    return pen


def village(pen: Pen, view: View) -> None:
    """Farmsteads, barricades and families; what is lost is left empty."""
    here = view["village"]
    pen.box(6, 6, 368, VILLAGE - 14, EMPTY, corner=6)
    for place in range(6):
        pen.shape(shape_at(34 + place * 36, 34, 24, HOUSE), GREEN if place < here["farmsteads"] else PAPER, INK)
    step = min(36, 220 / here["most_barricades"])
    for place in range(here["most_barricades"]):
        x = 20 + place * step
        fill = GOLD if place < here["barricades"] else PAPER
        for post in range(3):
            pen.box(x + post * step / 4, 60, step / 7, 26, fill, INK)
    for place, family in enumerate("ABC"):
        there = family in here["families"]
        x = 264 + place * 36
        pen.disc(x, 58, 10, RED if there else PAPER, INK)
        pen.shape([(x - 14, 88), (x - 8, 68), (x + 8, 68), (x + 14, 88)], RED if there else PAPER, INK)
        pen.centred(x, 79, family, 9, PAPER if there else FAINT)
    pen.write(264, 18, f"round {view['round']}", 12)


def piles(pen: Pen, view: View) -> None:
    """How many raiders are where, and the card turned up now."""
    counts = [("stack", view["stack"]["count"]), ("intruders", view["intruders"]["count"])]
    for place, (name, count) in enumerate([*counts, ("discard", len(view["discard"]))]):
        x = 386 + place * 78
        for sheet in range(min(3, count)):
            pen.box(x + 12 - 2 * sheet, 30 - 2 * sheet, 30, 40, EMPTY, INK, 3)
        pen.centred(x + 25, 48, str(count), 14)
        pen.write(x, 12, name, 7, FAINT)
    for place, card in enumerate(view["in_hand"]):
        raider(pen, 386 + place * 32, 72, card, CARD_TALL)
    if "result" in view:
        result = view["result"]
        told = f"won {result['grade']}" if result["won"] else f"lost: {result['reason']}"
        pen.write(386, 86, told, 12, GREEN if result["won"] else RED, 220)


def panel(pen: Pen, y: float, seat: View, view: View) -> None:
    """Name, lives, the way to the Kiai, defences on the left, the combat line."""
    number = seat["seat"]
    animal = seat["side"] == "animal"
    line = GOLD if view["to_act"] == number else "none"
    pen.box(6, y, WIDTH - 12, PANEL - 6, EMPTY, line, 6, 3)
    pen.box(12, y + 6, 124, 24, CLANS[number], corner=4)
    pen.write(20, y + 13, seat["samurai"], 10, PAPER, 108)
    lives = LIVES - 2 * animal - seat["wound"]
    for life in range(LIVES):
        pen.shape(shape_at(24 + life * 22, y + 50, 17, HEART), RED if life < lives else PAPER, INK)
    told = "passed" if seat["passed"] else "animal" if animal else ""
    pen.write(146, y + 10, told, 7, FAINT)
    kiai = seat["kiai_value"]
    share = min(1.0, max(0, seat["total"]) / kiai)
    pen.box(146, y + 24, 90, 14, PAPER, INK, 3)
    pen.box(146, y + 24, 90 * share, 14, GOLD if seat["total"] >= kiai else FAINT, INK, 3)
    pen.write(146, y + 46, f"{seat['total']} / {kiai}", 12)
    for place, symbol in enumerate(SYMBOLS):
        x = 262 + place * 32
        card = seat["left"][symbol]
        pen.box(x - 13, y + 14, CARD_WIDE, CARD_TALL, PAPER, INK if card else FAINT, 3)
        sign(pen, x, y + 32, symbol, INK if card else EMPTY)
    room = WIDTH - 12 - 360
    step = min(CARD_WIDE + 4, room / max(1, len(seat["line"])))
    for place, card in enumerate(seat["line"]):
        raider(pen, 360 + place * step, y + 14, card, CARD_TALL)


def raider(pen: Pen, x: float, y: float, card: View, tall: float) -> None:
    """A raider: value above, symbol below, a flame where he burns something."""
    pen.box(x, y, CARD_WIDE, tall, PAPER, INK, 3)
    pen.centred(x + CARD_WIDE / 2, y + 9, str(card["value"]), 10, RED)
    if card["symbol"]:
        sign(pen, x + CARD_WIDE / 2, y + tall - 11, card["symbol"], INK)
    if card["flames"]:
        pen.shape(shape_at(x + CARD_WIDE - 5, y + 8, 11, FLAME), RED)


def sign(pen: Pen, x: float, y: float, symbol: str, ink: str) -> None:
    if symbol == "hat":
        pen.shape(shape_at(x, y, 14, HAT), ink)
    elif symbol == "farm":
        pen.shape(shape_at(x, y, 14, HOUSE), ink)
    else:
        pen.disc(x, y - 5, 4, ink)
        pen.disc(x, y + 3, 6, ink)
