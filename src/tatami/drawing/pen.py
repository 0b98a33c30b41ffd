"""A pen that draws SVG. Its letters are strokes of its own: a picture looks the same where no font is installed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Point = tuple[float, float]

PAPER, INK, FAINT, EMPTY = "#f4ecd8", "#2b2622", "#8d8271", "#e3d8bd"
GOLD, RED, GREEN = "#c9962c", "#b3322b", "#4d7a3a"
CLANS = ("#9c3a34", "#34598c", "#47733a", "#74539a", "#8a6a28", "#2a7575", "#85466d")
"""The colours of the seats."""

GRID_TALL, NEXT_LETTER = 6, 6
LETTERS = {
    "0": "103041453616050110", "1": "112026 1636", "2": "01103041420646", "3": "004023334445361605", "4": "36300444",
    "5": "400003334445361605", "6": "4130100105163645443303", "7": "004016",
    "8": "13020110304142331304051636454433", "9": "0516364541301001021343",
    "A": "062046 1434", "B": "000636454433 003041423303", "C": "4130100105163645", "D": "00063645413000",
    "E": "40000646 0333", "F": "400006 0333", "G": "41301001051636454323", "H": "0006 4046 0343",
    "I": "1030 2026 1636", "J": "404536160504", "K": "0006 400346", "L": "000646", "M": "0600234046", "N": "06004640",
    "O": "103041453616050110", "P": "06003041423303", "Q": "103041453616050110 2446", "R": "06003041423303 2346",
    "S": "413010010213334445361605", "T": "0040 2026", "U": "000516364540", "V": "002640", "W": "0016233640",
    "X": "0046 4006", "Y": "002340 2326", "Z": "00400646",
    "-": "0343", "+": "0343 2125", "/": "0640", ":": "2122 2425", "?": "01103041422324 2626", ".": "2626",
}  # fmt: skip
"""Each letter as strokes through points of a grid: column and row, a digit each."""


class Pen:
    """Draws on a sheet of so many pixels."""

    def __init__(self, width: float, height: float, ground: str = PAPER) -> None:
        self.width, self.height = round(width), round(height)
        self.parts: list[str] = []
        self.box(0, 0, self.width, self.height, ground)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, line: str = "none", corner: float = 0.0,
        thick: float = 1.0,
    ) -> None:  # fmt: skip
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{corner:.1f}"'
            f' fill="{fill}" stroke="{line}" stroke-width="{thick:.1f}"/>'
        )

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = "none", thick: float = 1.0) -> None:
        self.parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" stroke="{line}"'
            f' stroke-width="{thick:.1f}"/>'
        )

    def shape(self, points: Iterable[Point], fill: str, line: str = "none", thick: float = 1.0) -> None:
        self.parts.append(
            f'<polygon points="{_points_text(points)}" fill="{fill}" stroke="{line}" stroke-width="{thick:.1f}"/>'
        )

    def stroke(self, points: Iterable[Point], line: str, thick: float) -> None:
        self.parts.append(
            f'<polyline points="{_points_text(points)}" fill="none" stroke="{line}" stroke-width="{thick:.1f}"'
            ' stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def write(
        self, x: float, y: float, text: str, tall: float = 12.0, ink: str = INK, wide: float | None = None
    ) -> float:
        """Writes from the upper left corner, narrower if it would be wider than `wide`; gives back where it ends."""
        unit = tall / GRID_TALL
        across = unit if wide is None else min(unit, wide / max(1, len(text) * NEXT_LETTER - 2))
        moves = []
        for letter in text.upper():
            for strokes in LETTERS.get(letter, "").split():
                points = [(int(strokes[k]), int(strokes[k + 1])) for k in range(0, len(strokes), 2)]
                moves += [
                    f"{'L' if at else 'M'}{x + column * across:.1f} {y + row * unit:.1f}"
                    for at, (column, row) in enumerate(points)
                ] + (["l0 0.1"] if len(points) == 1 else [])
            x += NEXT_LETTER * across
        self.parts.append(
            f'<path d="{"".join(moves)}" fill="none" stroke="{ink}" stroke-width="{max(1.0, tall / 8):.1f}"'
            ' stroke-linecap="round" stroke-linejoin="round"/>'
        )
        return x

    def centred(self, x: float, y: float, text: str, tall: float = 12.0, ink: str = INK) -> None:
        """Writes with the middle of the text there."""
        self.write(x - width_of(text, tall) / 2, y - tall / 2, text, tall, ink)

    def svg(self) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}"'
            f' viewBox="0 0 {self.width} {self.height}">{"".join(self.parts)}</svg>'
        )


def width_of(text: str, tall: float) -> float:
    return (len(text) * NEXT_LETTER - 2) * tall / GRID_TALL


def shape_at(x: float, y: float, size: float, points: Sequence[Point]) -> list[Point]:
    """A shape that was drawn around (0, 0), moved to its place."""
    return [(x + size * across, y + size * down) for across, down in points]


def _points_text(points: Iterable[Point]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
