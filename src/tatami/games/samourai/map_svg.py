"""A map as a picture: plain SVG, our own art, the same shapes that the rules reason about."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from tatami.core.compiled import plain
from tatami.games.samourai import maps
from tatami.games.samourai.maps import Map
from tatami.games.samourai.rules import hexes as grid
from tatami.games.samourai.rules.board import OUTSIDE, TERRAINS, Board, Side, Terrain
from tatami.games.samourai.rules.hexes import NAMES, OFF, SIDES, VERTEX_X, VERTEX_Y

centre_x, centre_y = plain(grid.centre_x), plain(grid.centre_y)

ACROSS = 10.0  # pixels for one unit of the plane (SB-1.8)
DOWN = ACROSS * 3**0.5  # regular hexes: the plane's own scales differ
MARGIN = 24.0

STYLE = """
.hex { stroke: #6b6552; stroke-width: 0.7; stroke-opacity: 0.45; }
.flat { fill: #e6dfc3; } .high { fill: #d9c896; } .brush { fill: #cfd79c; } .tree { fill: #a9c08a; }
.bank { fill: #cdb98a; } .paddy { fill: #bcd3b4; } .river { fill: #8fb8cf; } .bridge { fill: #8fb8cf; }
.torii { fill: #e6dfc3; } .interior { fill: #cbb79d; } .entry { fill: #d8c8b1; }
.name { font: 8px sans-serif; fill: #4a4535; fill-opacity: 0.8; text-anchor: middle; }
.wall { stroke: #3a2b22; stroke-width: 6; stroke-linecap: round; }
.door { stroke: #b4552d; stroke-width: 6; }
.window { stroke: #3a2b22; stroke-width: 6; stroke-dasharray: 3 3; }
.crest { stroke: #7a5a2e; stroke-width: 2.5; } .slope { stroke: #7a5a2e; stroke-width: 1.2; }
.leaf { fill: #4f7a3f; stroke: #38592d; } .twig { stroke: #6d8038; stroke-width: 2; fill: none; stroke-linecap: round; }
.wave { stroke: #5f90ad; stroke-width: 1.5; fill: none; } .rice { stroke: #6f9a6c; stroke-width: 1.6; }
.plank { stroke: #8a6a45; stroke-width: 7; } .post { fill: #b23a2b; stroke: #7c251b; }
.corner { fill: #3a2b22; }
"""

# Little drawings around a centre, in pixels.
LEAVES = ((-9, -8, 8), (8, -8, 7), (0, 4, 8), (-12, 7, 5), (12, 6, 6))
TWIGS = ((-14, -6), (2, -10), (13, -2), (-6, 9), (9, 11))
WAVES = (-12, 2, 14)
RICE = ((-14, -10), (0, -10), (14, -10), (-14, 4), (0, 4), (14, 4))


def svg_x(x: float) -> float:
    return MARGIN + (x - 2) * ACROSS / 2


def svg_y(y: float) -> float:
    return MARGIN + y * DOWN / 2


def point(x: float, y: float) -> str:
    return f"{svg_x(x):.1f},{svg_y(y):.1f}"


def svg(ground: Map) -> str:
    """The whole map, with the names of its hexes."""
    b = maps.plain_ground(ground)
    width = svg_x(6 * ground.columns + 4) + MARGIN
    height = svg_y(4 * ground.rows + 2) + MARGIN
    frame = f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {frame} role="img">',
        f"<title>{escape(ground.title or ground.id)}</title>",
        f"<style>{STYLE}</style>",
        '<rect width="100%" height="100%" fill="#f4efdd"/>',
    ]
    for place in ground.hexes():
        parts.append(outline(b, place))
    for place in ground.hexes():
        parts += hex_drawing(b, place)
    for place in ground.hexes():
        parts += hexsides(b, place)
    for place, vertex in ground.corners:
        x, y = centre_x(place) + VERTEX_X[vertex], centre_y(place) + VERTEX_Y[vertex]
        parts.append(f'<circle class="corner" cx="{svg_x(x):.1f}" cy="{svg_y(y):.1f}" r="4.5"/>')
    for place in ground.hexes():
        x, y = svg_x(centre_x(place)), svg_y(centre_y(place) - 1.35)
        parts.append(f'<text class="name" x="{x:.1f}" y="{y:.1f}">{NAMES[place]}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def outline(b: Board, place: int) -> str:
    x, y = centre_x(place), centre_y(place)
    corners = " ".join(point(x + VERTEX_X[vertex], y + VERTEX_Y[vertex]) for vertex in range(SIDES))
    kind = TERRAINS[b.terrain[place]]
    if b.level[place] and b.terrain[place] == Terrain.FLAT:
        kind = "high"
    return f'<polygon class="hex {kind}" points="{corners}"/>'


def hex_drawing(b: Board, place: int) -> Iterator[str]:
    """What grows, flows or stands on a hex."""
    x, y = svg_x(centre_x(place)), svg_y(centre_y(place)) + 3
    kind = b.terrain[place]
    if kind == Terrain.TREE:
        for dx, dy, size in LEAVES:
            yield f'<circle class="leaf" cx="{x + dx:.1f}" cy="{y + dy:.1f}" r="{size}"/>'
    elif kind == Terrain.BRUSH:
        for dx, dy in TWIGS:
            yield f'<path class="twig" d="M{x + dx - 4:.1f},{y + dy - 4:.1f} l4,6 l4,-6 m-4,6 v-8"/>'
    elif kind == Terrain.RIVER:
        for dy in WAVES:
            yield f'<path class="wave" d="M{x - 15:.1f},{y + dy:.1f} q4,-5 8,0 t8,0 t8,0 t8,0"/>'
    elif kind == Terrain.PADDY:
        for dx, dy in RICE:
            yield f'<path class="rice" d="M{x + dx:.1f},{y + dy:.1f} v8 m-3,-6 l3,3 l3,-3"/>'
    elif kind == Terrain.BRIDGE:
        for dy in (-14, -5, 4, 13):
            yield f'<path class="plank" d="M{x - 17:.1f},{y + dy:.1f} h34"/>'
    elif kind == Terrain.TORII:
        yield f'<circle class="post" cx="{x:.1f}" cy="{y:.1f}" r="7"/>'


def hexsides(b: Board, place: int) -> Iterator[str]:
    """Walls, openings and crests, each drawn once."""
    x, y = centre_x(place), centre_y(place)
    for side in range(SIDES):
        kind = b.side[place, side]
        other = b.beside[place, side]
        if kind == Side.OPEN:
            continue
        low = other == OFF or b.level[place] < b.level[other]
        if (kind == Side.CREST and not low) or (kind != Side.CREST and b.building[place] == OUTSIDE):
            continue
        if kind == Side.WALL and other != OFF and b.building[other] != OUTSIDE and place > other:
            continue
        start, end = (side + 4) % SIDES, (side + 5) % SIDES
        ax, ay, bx, by = x + VERTEX_X[start], y + VERTEX_Y[start], x + VERTEX_X[end], y + VERTEX_Y[end]
        name = Side(kind).name.lower()
        yield line(name, ax, ay, bx, by)
        if kind == Side.CREST:
            # Short strokes down the slope, towards the middle of the bank.
            for part in (0.15, 0.38, 0.62, 0.85):
                px, py = ax + (bx - ax) * part, ay + (by - ay) * part
                yield line("slope", px, py, px + (x - px) * 0.3, py + (y - py) * 0.3)


def line(name: str, ax: float, ay: float, bx: float, by: float) -> str:
    return f'<line class="{name}" x1="{svg_x(ax):.1f}" y1="{svg_y(ay):.1f}" x2="{svg_x(bx):.1f}" y2="{svg_y(by):.1f}"/>'
