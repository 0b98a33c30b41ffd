"""How far it is on foot or for a horse from every hex to every other over the empty map.

No rule asks for it: bots find their way by it. Nobody wades here, so that it holds for the armoured too.
"""

from __future__ import annotations

import numpy as np

from tatami.core.compiled import plain
from tatami.core.record import Array
from tatami.games.samourai.rules.board import Board, Side, Terrain, bridge_and_river
from tatami.games.samourai.rules.hexes import HEXES, OFF, SIDES
from tatami.games.samourai.rules.table import Figures

FAR = 255
"""As far as that, or no way at all."""
apart = plain(bridge_and_river)


def write_ways(f: Figures) -> None:
    """Fills in both tables, from the costs and the board that are written already."""
    for mounted, costs in enumerate((f.foot, f.horse)):
        f.ways[mounted] = distances(f.board, [int(cost) for cost in costs], int(f.window_cost), bool(mounted))


def distances(b: Board, costs: list[int], window: int, mounted: bool) -> Array:
    """Points to be paid from hex (first index) to hex, every hex entered at its own cost."""
    price = np.full((SIDES, HEXES), FAR, np.uint16)
    beside = np.zeros((SIDES, HEXES), np.int64)
    for hex in range(HEXES):
        for way in range(SIDES):
            to = int(b.beside[hex, way])
            if to == OFF:
                continue
            side, cost = int(b.side[hex, way]), costs[b.terrain[to]]
            closed = side > Side.CREST if mounted else side == Side.WALL
            if closed or cost == 0 or b.terrain[to] == Terrain.RIVER or apart(b, hex, to):
                continue
            beside[way, hex] = to
            price[way, hex] = max(cost, window) if side == Side.WINDOW else cost
    far = np.full((HEXES, HEXES), FAR, np.uint16)
    np.fill_diagonal(far, 0)
    while True:
        before = far.copy()
        for way in range(SIDES):
            np.minimum(far, price[way][:, None] + far[beside[way]], out=far)
        if (before == far).all():
            return far
