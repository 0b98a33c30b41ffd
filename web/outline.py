"""Draws the ink around figures: `python web/outline.py FILE...` for SVG files of drawings.

Every `<g class="kj-ink">` gets a path as its first child, the contour of all that is in the group, a little larger and
with a shadow to the right and below. A filter could do the same, but the browser would run it again whenever it paints.
Run it after a change of a figure; needs Chromium, as the tests in the browser do.
"""

from __future__ import annotations

import io
import itertools
import re
import shutil
import sys
from pathlib import Path

import numpy as np
from PIL import Image
from playwright.sync_api import Page, sync_playwright

INK = "kj-ink"
SCALE = 8
"""Pixels for a unit of the drawing."""
ROUGH = 0.16
"""How far, in units, a contour may be from the line that is drawn for it."""
LEAST = 1.5
"""Contours around less than this, in square units, are left out."""
FILTER = """<filter id="ink" x="-10%" y="-10%" width="120%" height="120%" primitiveUnits="userSpaceOnUse">
<feMorphology in="SourceAlpha" operator="dilate" radius="1.15" result="d"/>
<feOffset in="d" dx=".7" dy=".9" result="o"/><feMerge><feMergeNode in="d"/><feMergeNode in="o"/></feMerge></filter>"""
DRAW = """([nth, scale]) => {
  const group = document.querySelectorAll('.kj-ink')[nth];
  const symbol = group.closest('symbol');
  const [, , width, height] = symbol.getAttribute('viewBox').split(' ').map(Number);
  const shown = document.querySelector('#shown'), all = shown.querySelector('g');
  all.replaceChildren(...symbol.cloneNode(true).childNodes);
  const mine = all.querySelectorAll('.kj-ink')[[...symbol.querySelectorAll('.kj-ink')].indexOf(group)];
  for (const one of mine.querySelectorAll('*')) one.style.visibility = 'visible';
  mine.removeAttribute('opacity');
  mine.setAttribute('filter', 'url(#ink)');
  shown.setAttribute('viewBox', `0 0 ${width} ${height}`);
  shown.setAttribute('width', width * scale);
  shown.setAttribute('height', height * scale);
}"""
Point = tuple[float, float]


def contours(inside: np.ndarray) -> list[list[Point]]:
    """The edges between pixels inside and outside, as closed lines with the inside on one side."""
    padded = np.pad(inside, 1)
    ways: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def edge(start: tuple[int, int], end: tuple[int, int]) -> None:
        ways.setdefault(start, []).append(end)

    for y, x in zip(*np.nonzero(padded[1:, :] != padded[:-1, :]), strict=True):
        left, right = (x - 1, y), (x, y)
        edge(*((left, right) if padded[y + 1, x] else (right, left)))
    for y, x in zip(*np.nonzero(padded[:, 1:] != padded[:, :-1]), strict=True):
        top, bottom = (x, y - 1), (x, y)
        edge(*((bottom, top) if padded[y, x + 1] else (top, bottom)))
    found = []
    while ways:
        start = at = next(iter(ways))
        line = [start]
        while True:
            after = ways[at].pop()
            if not ways[at]:
                del ways[at]
            at = after
            if at == start:
                break
            line.append(at)
        found.append([(float(x), float(y)) for x, y in line])
    return found


def area(line: list[Point]) -> float:
    x, y = np.array(line).T
    return abs(float(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1)))) / 2


def simple(line: list[Point], rough: float) -> list[Point]:
    """Fewer points, none of the others further away than `rough` (Douglas and Peucker)."""
    points = np.array([*line, line[0]])
    keep = np.zeros(len(points), bool)
    keep[[0, len(points) // 2, -1]] = True
    todo = [(0, len(points) // 2), (len(points) // 2, len(points) - 1)]
    while todo:
        first, last = todo.pop()
        if last - first < 2:
            continue
        (ax, ay), (bx, by) = points[first], points[last]
        between = points[first + 1 : last]
        length = np.hypot(bx - ax, by - ay)
        if length:
            away = np.abs((bx - ax) * (between[:, 1] - ay) - (by - ay) * (between[:, 0] - ax)) / length
        else:
            away = np.hypot(between[:, 0] - ax, between[:, 1] - ay)
        furthest = int(away.argmax())
        if away[furthest] > rough:
            keep[first + 1 + furthest] = True
            todo += [(first, first + 1 + furthest), (first + 1 + furthest, last)]
    return [(x, y) for x, y in points[keep][:-1].tolist()]


def tenths(value: float) -> int:
    return round(value * 10)


def number(value: int) -> str:
    text = f"{abs(value) // 10}.{abs(value) % 10}".removesuffix(".0").lstrip("0") or "0"
    return f"{'-' if value < 0 else ''}{text}"


def path(lines: list[list[Point]]) -> str:
    """Relative lines in tenths of a unit: short to write."""
    told = []
    for line in lines:
        points = [(tenths(x / SCALE), tenths(y / SCALE)) for x, y in line]
        told.append(f"M{number(points[0][0])},{number(points[0][1])}")
        steps = [(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(points) if a != b]
        told.append("l" + " ".join(f"{number(x)},{number(y)}" for x, y in steps).replace(" -", "-").replace(",-", "-"))
        told.append("z")
    return "".join(told)


def outline(page: Page, nth: int) -> str:
    page.evaluate(DRAW, [nth, SCALE])
    shot = page.locator("#shown").screenshot(omit_background=True)
    alpha = np.array(Image.open(io.BytesIO(shot)).convert("RGBA"))[:, :, 3]
    lines = [line for line in contours(alpha > 127) if area(line) > LEAST * SCALE**2]
    return path([simple(line, ROUGH * SCALE) for line in lines])


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 2200, "height": 1200})
        for file in map(Path, sys.argv[1:]):
            bare = re.sub(r'<path class="kj-o"[^>]*/>', "", file.read_text("utf-8"))
            page.set_content(
                f'<body style="margin:0">{bare}<svg id="shown"><defs>{FILTER}</defs><g visibility="hidden"/></svg>'
            )
            parts = re.split(rf'(<g class="{INK}"[^>]*>)', bare)
            for nth in range(len(parts) // 2):
                parts[2 * nth + 1] += f'<path class="kj-o" d="{outline(page, nth)}"/>'
            file.write_text("".join(parts), "utf-8")
        browser.close()


if __name__ == "__main__":
    main()
