"""The scenarios' maps as small pictures, with where each side begins: `python -m tatami.games.samourai.thumbnails`.

The page shows them on the cards of the scenarios (`web/maps/`).
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from tatami.core.compiled import plain
from tatami.games.samourai import maps, scenarios
from tatami.games.samourai.rules import hexes as grid
from tatami.games.samourai.rules.board import OUTSIDE, Terrain
from tatami.games.samourai.rules.hexes import SIDES, VERTEX_X, VERTEX_Y
from tatami.games.samourai.scenario import Scenario

centre_x, centre_y = plain(grid.centre_x), plain(grid.centre_y)
FOLDER = Path(__file__).parent / "web" / "maps"
ACROSS, DOWN = 1.0, 3**0.5
DAY = {
    "ground": "#e8d8a8", "high": "#d6bd80", "tree": "#5f7d4a", "brush": "#a9b36c", "water": "#3f6e98",
    "wood": "#8a5a34", "torii": "#c8391d", "roof": "#5d4a3c", "paddy": "#9db88a", "bank": "#c2a669",
}  # fmt: skip
NIGHT = {
    "ground": "#35415d", "high": "#414e6b", "tree": "#17302f", "brush": "#3d5a58", "water": "#1a3764",
    "wood": "#7b5d44", "torii": "#b8422f", "roof": "#161a2b", "paddy": "#3d5a58", "bank": "#2c3448",
}  # fmt: skip
INKS = {
    Terrain.TREE: "tree", Terrain.BRUSH: "brush", Terrain.RIVER: "water", Terrain.BRIDGE: "wood",
    Terrain.TORII: "torii", Terrain.PADDY: "paddy", Terrain.BANK: "bank",
}  # fmt: skip
LARGEST = 0.3
"""The share of a map up to which a zone is shown."""
SIDE_COLOURS = ("#24406b", "#b8321a")


def picture(scenario: Scenario) -> str:
    """Hexes of one ink as one path; over them the zones in the colours of their sides."""
    b = maps.plain_ground(scenario.map)
    inks = NIGHT if scenario.night else DAY
    places: dict[str, list[int]] = {}
    for place in scenario.map.hexes():
        ink = INKS.get(Terrain(b.terrain[place]), "high" if b.level[place] else "ground")
        places.setdefault("roof" if b.building[place] != OUTSIDE else ink, []).append(place)
    paths = [f'<path fill="{inks[ink]}" d="{outlines(hexes)}"/>' for ink, hexes in sorted(places.items())]
    for force, colour in zip(scenario.sides, SIDE_COLOURS, strict=True):
        zones = {one.zone for one in force.setup} | {one.zone for one in force.enter}
        hexes = sorted({place for zone in zones for place in scenario.zone(zone)})
        if len(hexes) > LARGEST * scenario.map.columns * scenario.map.rows:
            continue  # they may begin nearly everywhere: that tells nobody anything
        paths.append(f'<path fill="{colour}" fill-opacity=".5" d="{outlines(hexes)}"/>')
    width = ACROSS * (6 * scenario.map.columns + 2) / 2
    height = DOWN * (4 * scenario.map.rows + 2) / 2
    head = f'<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 {width:.0f} {height:.0f}"'
    lines = f'stroke="{"#0d1424" if scenario.night else "#8a7a4e"}" stroke-width=".15"'
    return f'{head} preserveAspectRatio="xMidYMid slice"><g {lines}>{"".join(paths)}</g></svg>\n'


def outlines(hexes: list[int]) -> str:
    return "".join(outline(place) for place in hexes)


def outline(place: int) -> str:
    """One hex, from its first corner by steps to the others."""
    corners = [
        (
            (centre_x(place) + VERTEX_X[vertex] - 2) * ACROSS / 2,
            (centre_y(place) + VERTEX_Y[vertex]) * DOWN / 2,
        )
        for vertex in range(SIDES)
    ]
    steps = [f"{x - px:.1f} {y - py:.1f}" for (px, py), (x, y) in pairwise(corners)]
    return f"M{corners[0][0]:.1f} {corners[0][1]:.1f}l{'l'.join(steps)}z"


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, scenario in scenarios.shipped().items():
        (FOLDER / f"{name}.svg").write_text(picture(scenario), "utf-8")


if __name__ == "__main__":
    write()
