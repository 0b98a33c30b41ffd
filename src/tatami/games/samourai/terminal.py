"""Samouraï in characters: the map in colours with its counters, and below it everybody who fights there."""

from __future__ import annotations

import re

from tatami.core.json_types import View
from tatami.core.words import Words
from tatami.drawing.board import BoardView
from tatami.drawing.canvas import FAINT, GOLD, GREEN, INK, MAT, NIGHT, RED, Canvas, fit_text, mix_colours
from tatami.drawing.picking import Choice, Picking, Thing
from tatami.games.samourai.maps import Map, plain_ground
from tatami.games.samourai.rules.board import Board, Terrain
from tatami.games.samourai.rules.hexes import NAMES, NUMBERS, ROWS
from tatami.games.samourai.setting import setting
from tatami.games.samourai.text import labels, name_of
from tatami.games.samourai.textmap import MARGIN, PITCH, hex_map

HEX = re.compile(r"(?<![A-Za-z])(?:AA|[A-Z])\d{1,2}(?![a-z0-9])")
UNITS = ("unit", "helper", "target", "horse")
PLACES = ("hex", "next", "front")
"""The first, second and third hex that a choice names."""
GROUND = {
    Terrain.FLAT: "#3a4a32", Terrain.BRUSH: "#4d5c2a", Terrain.TREE: "#23402b", Terrain.BANK: "#5a4f35",
    Terrain.PADDY: "#3f6152", Terrain.RIVER: "#274a6d", Terrain.BRIDGE: "#6b5436", Terrain.TORII: "#7a3328",
    Terrain.INTERIOR: "#4b4653", Terrain.ENTRY: "#5b5565",
}  # fmt: skip
RAISED = "#55603a"
SIDES = ("#b8403a", "#d8d4c4")
LETTERS = ("#ffffff", "#1a1a22")
CAN, CHOSEN = "#b79b4a", "#98bb6c"
LIFE = {"healthy": "", "stunned": " ~", "wounded": " *", "dead": " †"}
ROSTER = 38


def things(choice: Choice, view: View) -> list[Thing]:
    """Figures first, then the hexes in the order in which the notation names them."""
    units = [f"unit:{choice.args[name]}" for name in UNITS if choice.args.get(name, "").islower()]
    units = [unit for unit in units if not unit.startswith("unit:lantern")]
    hexes = HEX.findall(choice.notation) if choice.verb != "poem" else []
    return units + [f"{kind}:{hex}" for kind, hex in zip(PLACES, hexes, strict=False)]


def map_of(view: View) -> Map:
    return setting(view["options"]["scenario"]).scenario.map


def draw(seen: BoardView, picking: Picking, words: Words, width: int, height: int) -> Canvas:
    view = seen.view
    canvas = Canvas(margin=MARGIN, head=1)
    ground = map_of(view)
    for y, line in enumerate(hex_map(ground, labels(view), window=(1, ground.columns))):
        canvas.put(0, y, line, FAINT)
    board = plain_ground(ground)
    standing = units_by_hex(view)
    can, picked = picking.open, set(picking.picked)
    for column in range(1, ground.columns + 1):
        for row in range(1, ground.rows + 1):
            paint(canvas, board, column, row, standing, can, picked)
    counters(canvas, view, can, picked)
    roster(canvas, canvas.height + 1, seen, can, picked, words)
    return canvas


def corner(column: int, row: int) -> tuple[int, int]:
    """Where the two lines of a hex begin."""
    return MARGIN + PITCH * (column - 1), 1 + 2 * row - (column + 1) % 2


def things_at(name: str, standing: dict[str, list[str]]) -> tuple[Thing, ...]:
    return (*(f"unit:{unit}" for unit in standing.get(name, ())), *(f"{kind}:{name}" for kind in PLACES))


def paint(
    canvas: Canvas, board: Board, column: int, row: int, standing: dict[str, list[str]], can: set[Thing],
    picked: set[Thing],
) -> None:  # fmt: skip
    """Three characters on two lines in the colour of the ground; brighter if it can be pointed at."""
    place = (column - 1) * ROWS + row - 1
    name = NAMES[place]
    terrain = Terrain(board.terrain[place])
    colour = RAISED if terrain == Terrain.FLAT and board.level[place] else GROUND[terrain]
    marks = {f"{kind}:{name}" for kind in PLACES}
    if marks & picked:
        colour = CHOSEN
    elif marks & can:
        colour = CAN
    outline, letters = mix_colours(colour, INK, 0.22), mix_colours(colour, INK, 0.65)
    x, y = corner(column, row)
    here = things_at(name, standing)
    for line in (y, y + 1):
        row_of_cells = canvas.rows[line]
        for at in range(x, x + PITCH):
            mark = row_of_cells[at].mark if at < len(row_of_cells) else " "
            ink = f"bold {INK}" if mark in "#DoH" else outline if mark in "/\\_" else letters
            style = f"{ink} on {colour}"
            canvas.put(at, line, mark, style, *here)


def units_by_hex(view: View) -> dict[str, list[str]]:
    """Who is where: men before the horses they ride."""
    found: dict[str, list[str]] = {}
    for figure in [*view["men"], *view["horses"]]:
        if figure.get("life") != "dead" and not figure.get("dead"):
            for name in figure.get("hexes", ()):
                found.setdefault(name, []).append(figure["id"])
    return found


def counters(canvas: Canvas, view: View, can: set[Thing], picked: set[Thing]) -> None:
    """The figures' numbers in the colours of their sides."""
    for figure in [*view["horses"], *view["men"]]:
        if figure.get("life") == "dead" or figure.get("dead") or figure.get("rider"):
            continue
        thing = f"unit:{figure['id']}"
        side = figure["side"]
        style = f"bold {LETTERS[side]} on {SIDES[side]}" if side in (0, 1) else f"{INK} on {MAT}"
        if thing in picked:
            style = f"bold {NIGHT} on {GREEN}"
        elif thing in can:
            style += " underline"
        for behind, name in enumerate(figure.get("hexes", ())):
            column, row = divmod(NUMBERS[name], ROWS)
            x, y = corner(column + 1, row + 1)
            canvas.restyle(x + 1, y, 2, f"{style} dim" if behind else style)


def roster(canvas: Canvas, y: int, seen: BoardView, can: set[Thing], picked: set[Thing], words: Words) -> None:
    """Both sides beside each other: number, name, values, place."""
    lines = [y + 1, y + 1]
    for side in range(2):
        canvas.put(side * ROSTER + 1, y, f" {seen.names[side]} ", f"bold {LETTERS[side]} on {SIDES[side]}")
    for number, man in enumerate(seen.view["men"], 1):
        side = man["side"]
        thing = f"unit:{man['id']}"
        style = f"bold {NIGHT} on {GREEN}" if thing in picked else INK
        if man.get("life") == "dead":
            style = f"{FAINT} strike"
        elif thing in can:
            style = f"bold {GOLD}"
        elif man.get("life") in ("stunned", "wounded"):
            style = RED
        canvas.put(side * ROSTER + 1, lines[side], fit_text(line_of(number, man, words), ROSTER - 2), style, thing)
        lines[side] += 1


def line_of(number: int, man: View, words: Words) -> str:
    name = f"{number:02} {name_of(man['id'], man['name'], words)}"
    if "place" not in man:
        return f"{name} ?"
    where = "/".join(man["hexes"]) or words(f"samourai-place-{man['place']}")
    values = f"{man['attack']}-{man['defence']}-{man['movement']}"
    return f"{fit_text(name, 19)} {values}{LIFE[man['life']]} {where}"


def about(thing: Thing, seen: BoardView, words: Words) -> str:
    """A hex with its ground, or a figure with all that is known of it."""
    kind, _, which = thing.partition(":")
    if kind == "unit":
        for number, man in enumerate(seen.view["men"], 1):
            if man["id"] == which:
                traits = [words(f"samourai-trait-{trait}") for trait in man["traits"] if trait != man["type"]]
                told = ", ".join([words(f"samourai-type-{man['type']}"), *traits])
                life = words(f"samourai-life-{man['life']}") if "life" in man else "?"
                return f"{line_of(number, man, words)} · {told} · {life}"
        return name_of(which, which, words)
    place = NUMBERS.get(which)
    if place is None:
        return ""
    terrain = Terrain(plain_ground(map_of(seen.view)).terrain[place])
    return f"{which} · {words(f'samourai-terrain-{terrain.name.lower()}')}"
