"""Samouraï drawn: the map with its ground, walls and openings, and everybody who can be seen on it."""

from __future__ import annotations

from math import sqrt

from tatami.core.json_types import View
from tatami.drawing.pen import FAINT, GOLD, INK, PAPER, RED, Pen, Point, shape_at
from tatami.games.samourai.rules.board import SYMBOLS, Terrain
from tatami.games.samourai.rules.hexes import COLUMNS, DIRECTIONS, NAMES, NUMBERS, ROWS, next_hex

RADIUS = 17.0
HALF_ROW = RADIUS * sqrt(3) / 2
LEFT, TOP, FOOT = 28.0, 44.0, 12.0
VERTICES: list[Point] = [(1, 0), (0.5, sqrt(3) / 2), (-0.5, sqrt(3) / 2), (-1, 0), (-0.5, -sqrt(3) / 2),
                         (0.5, -sqrt(3) / 2)]  # fmt: skip
GROUND = {
    Terrain.FLAT: "#dfe3b8", Terrain.BRUSH: "#c3cf8e", Terrain.TREE: "#8fb07c", Terrain.BANK: "#cbb684",
    Terrain.PADDY: "#b5d6c0", Terrain.RIVER: "#93bfdc", Terrain.BRIDGE: "#bf9a68", Terrain.TORII: "#d98f7d",
    Terrain.INTERIOR: "#d3c4b0", Terrain.ENTRY: "#e2d5c2",
}  # fmt: skip
RAISED = "#efe9bd"
NIGHT, DAY = "#39405a", PAPER
SIDES, LETTERS = ("#b3322b", "#f7f5ee"), ("#ffffff", "#1a1a22")
HORSE = "#7a5734"
CROSS = 5.0


def draw(view: View) -> Pen:
    ground = view["ground"]
    pen = Pen(
        2 * LEFT + RADIUS * (1.5 * ground["columns"] + 0.5),
        TOP + HALF_ROW * (2 * ground["rows"] + 1) + FOOT,
        NIGHT if view["night"] else DAY,
    )
    headline(pen, view)
    lay_ground(pen, ground)
    build(pen, ground)
    for name in view["corpses"]:
        x, y = middle(name)
        for way in (1, -1):
            pen.stroke([(x - CROSS, y - way * CROSS), (x + CROSS, y + way * CROSS)], FAINT, 2)
    things(pen, view)
    for horse in view["horses"]:
        if not horse["dead"] and len(horse.get("hexes", ())) == 2:
            saddle(pen, horse)
    for number, man in enumerate(view["men"], 1):
        if man.get("life") != "dead" and man.get("hexes"):
            counter(pen, number, man)
    return pen


def headline(pen: Pen, view: View) -> None:
    """The turn, the phase, and both sides, the one to act marked."""
    ink = PAPER if view["night"] else INK
    pen.write(12, 10, f"turn {view['turn']}  {view['phase']}", 11, ink)
    x = 330.0
    for seat in view["seats"]:
        side = seat["seat"]
        if view["to_act"] == side:
            pen.shape([(x, 8), (x + 10, 16), (x, 24)], GOLD)
        pen.box(x + 14, 5, 136, 22, SIDES[side], INK, 4)
        pen.write(x + 22, 11, seat["side"], 10, LETTERS[side], 120)
        x += 170


def middle(name: str) -> Point:
    column, row = divmod(NUMBERS[name], ROWS)
    return LEFT + RADIUS * (1 + 1.5 * column), TOP + HALF_ROW * (2 * row + 2 - column % 2)


def lay_ground(pen: Pen, ground: View) -> None:
    """Every hex in the colour of its ground, trees and brush with a sign, high ground lighter."""
    for row, line in enumerate(ground["terrain"]):
        for column, symbol in enumerate(line):
            terrain = Terrain(SYMBOLS.index(symbol))
            x, y = middle(NAMES[column * ROWS + row])
            high = ground["level"][row][column] != "0"
            colour = RAISED if high and terrain == Terrain.FLAT else GROUND[terrain]
            pen.shape(shape_at(x, y, RADIUS, VERTICES), colour, "#a9a17f", 0.6)
            if terrain == Terrain.TREE:
                pen.shape([(x - 8, y + 6), (x, y - 10), (x + 8, y + 6)], "#4c7a45")
            elif terrain == Terrain.BRUSH:
                pen.stroke([(x - 7, y + 4), (x - 4, y - 3), (x, y + 4), (x + 4, y - 3), (x + 7, y + 4)], "#7d9145", 1.5)
            elif terrain == Terrain.TORII:
                pen.stroke([(x - 8, y - 6), (x + 8, y - 6)], RED, 2.5)
                pen.stroke([(x - 5, y - 6), (x - 5, y + 8)], RED, 2.5)
                pen.stroke([(x + 5, y - 6), (x + 5, y + 8)], RED, 2.5)
    for column in range(ground["columns"]):
        name = NAMES[column * ROWS]
        pen.centred(middle(name)[0], TOP - 6, name[:-1], 6, FAINT)
    for row in range(ground["rows"]):
        pen.centred(LEFT / 2 - 2, middle(NAMES[row])[1], str(row + 1), 6, FAINT)


def build(pen: Pen, ground: View) -> None:
    """Walls around the buildings, with doors left open and windows drawn thin."""
    doors = {frozenset(pair.split("/")) for pair in ground["doors"]}
    windows = {frozenset(pair.split("/")) for pair in ground["windows"]}
    for hexes in ground["buildings"].values():
        inside = set(hexes)
        for name in hexes:
            for way in range(len(DIRECTIONS)):
                beyond = next_hex(NUMBERS[name], way, COLUMNS, ROWS)
                other = NAMES[beyond] if beyond >= 0 else ""
                if other in inside or frozenset((name, other)) in doors:
                    continue
                is_window = frozenset((name, other)) in windows
                edge(pen, name, way, "#7fa8c4" if is_window else INK, 2 if is_window else 3)


def edge(pen: Pen, name: str, way: int, ink: str, thick: float) -> None:
    corners = shape_at(*middle(name), RADIUS, VERTICES)
    pen.stroke([corners[(way + 4) % 6], corners[(way + 5) % 6]], ink, thick)


def things(pen: Pen, view: View) -> None:
    """Lanterns, barricades, the cart."""
    for lantern in view["lanterns"]:
        x, y = middle(lantern["hex"])
        if lantern["lit"]:
            pen.disc(x, y, 13, "#f6dc8a")
        pen.disc(x, y, 4, GOLD if lantern["lit"] else FAINT, INK)
    for works in view["barricades"]:
        ends = [middle(name) for name in works["hexes"]]
        pen.stroke(ends, "#6b4b2a", 6)
    if view["cart"]:
        front, rear = (middle(name) for name in view["cart"]["hexes"])
        pen.stroke([front, rear], "#6b4b2a", 14)
        pen.stroke([front, rear], "#c79a62", 9)


def saddle(pen: Pen, horse: View) -> None:
    """A horse over its two hexes, its head the darker end."""
    head, tail = (middle(name) for name in horse["hexes"])
    pen.stroke([head, tail], INK, 13)
    pen.stroke([head, tail], HORSE, 11)
    pen.disc(*head, 6, "#4e3620")


def counter(pen: Pen, number: int, man: View) -> None:
    """A number in the colour of the side; stunned and wounded men have a ring, samurai a corner for the family."""
    x, y = middle(man["hexes"][0])
    side = man["side"]
    ring = {"wounded": RED, "stunned": GOLD}.get(man["life"], INK)
    if "samurai" in man["traits"]:
        pen.box(x - 10, y - 10, 20, 20, SIDES[side], ring, 3, 1.2 if ring == INK else 3)
    else:
        pen.disc(x, y, 10, SIDES[side], ring, 1.2 if ring == INK else 3)
    pen.centred(x, y, str(number), 9, LETTERS[side])
