"""The bench's pictures: lines over sizes of batch and bars, as SVG that reads on light and dark pages."""

from __future__ import annotations

from math import ceil, floor, log10
from xml.sax.saxutils import escape

COLOURS = ("#b3261e", "#1f6f8b", "#8a6d1a", "#5b4b8a", "#3f7d3a", "#a04a7a", "#4f6272")
STYLE = "font-family='sans-serif' font-size='12' fill='#777'"


def short(number: float) -> str:
    """1500000 as 1.5 M."""
    for unit, size in (("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if number >= size:
            return f"{number / size:.3g} {unit}"
    return f"{number:.3g}"


def frame(width: int, height: int, title: str, parts: list[str]) -> str:
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' role='img' {STYLE}>"
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>", ""])


def lines(title: str, series: dict[str, dict[int, float]]) -> str:
    """Both axes logarithmic; a line for each name, its name at its end."""
    width, height, left, right, top, bottom = 760, 420, 70, 190, 30, 40
    sizes = sorted({size for points in series.values() for size in points})
    rates = [rate for points in series.values() for rate in points.values()]
    low, high = floor(log10(min(rates))), ceil(log10(max(rates)))
    first, last = log10(sizes[0]), log10(sizes[-1])

    def x(size: int) -> float:
        return left + (log10(size) - first) / (last - first) * (width - left - right)

    def y(rate: float) -> float:
        return height - bottom - (log10(rate) - low) / max(high - low, 1) * (height - top - bottom)

    parts = [f"<text x='{left}' y='18'>{escape(title)}</text>"]
    for power in range(low, high + 1):
        level = y(10**power)
        parts.append(f"<line x1='{left}' x2='{width - right}' y1='{level:.0f}' y2='{level:.0f}' stroke='#7774'/>")
        parts.append(f"<text x='{left - 8}' y='{level + 4:.0f}' text-anchor='end'>{short(10**power)}</text>")
    for size in sizes:
        parts.append(f"<text x='{x(size):.0f}' y='{height - 16}' text-anchor='middle'>{size:,}</text>")
    ends = sorted(series, key=lambda name: series[name][max(series[name])], reverse=True)
    label = 0.0
    for place, name in enumerate(ends):
        colour, points = COLOURS[place % len(COLOURS)], sorted(series[name].items())
        path = " ".join(f"{x(size):.1f},{y(rate):.1f}" for size, rate in points)
        parts.append(f"<polyline points='{path}' fill='none' stroke='{colour}' stroke-width='2.5'/>")
        parts += [f"<circle cx='{x(size):.1f}' cy='{y(rate):.1f}' r='3' fill='{colour}'/>" for size, rate in points]
        label = max(y(points[-1][1]) + 4, label + 15)
        told = f"{escape(name)} {short(points[-1][1])}"
        parts.append(f"<text x='{width - right + 10}' y='{label:.0f}' fill='{colour}'>{told}</text>")
    return frame(width, height, title, parts)


def curves(title: str, series: dict[str, list[tuple[float, float]]], step: int) -> str:
    """Shares from 0 to 1 with intervals, a point every `step` updates; linear axes."""
    width, height, left, right, top, bottom = 760, 360, 60, 130, 30, 40
    last = max(len(points) for points in series.values())

    def x(place: int) -> float:
        return left + place / max(last - 1, 1) * (width - left - right)

    def y(share: float) -> float:
        return height - bottom - min(max(share, 0), 1) * (height - top - bottom)

    parts = [f"<text x='{left}' y='18'>{escape(title)}</text>"]
    for tenth in range(0, 11, 2):
        level = y(tenth / 10)
        parts.append(f"<line x1='{left}' x2='{width - right}' y1='{level:.0f}' y2='{level:.0f}' stroke='#7774'/>")
        parts.append(f"<text x='{left - 8}' y='{level + 4:.0f}' text-anchor='end'>{10 * tenth}%</text>")
    for place in range(0, last, max(last // 6, 1)):
        parts.append(f"<text x='{x(place):.0f}' y='{height - 16}' text-anchor='middle'>{(place + 1) * step}</text>")
    for colour, (name, points) in zip(COLOURS, series.items(), strict=False):
        above = [f"{x(place):.1f},{y(share + half):.1f}" for place, (share, half) in enumerate(points)]
        below = [f"{x(place):.1f},{y(share - half):.1f}" for place, (share, half) in enumerate(points)]
        line = " ".join(f"{x(place):.1f},{y(share):.1f}" for place, (share, _) in enumerate(points))
        parts.append(f"<polygon points='{' '.join(above + below[::-1])}' fill='{colour}' opacity='0.18'/>")
        parts.append(f"<polyline points='{line}' fill='none' stroke='{colour}' stroke-width='2.5'/>")
        end, (share, _) = x(len(points) - 1) + 8, points[-1]
        parts.append(f"<text x='{end:.0f}' y='{y(share) + 4:.0f}' fill='{colour}'>{escape(name)} {share:.0%}</text>")
    return frame(width, height, title, parts)


def bars(title: str, values: dict[str, float]) -> str:
    """Longest first, logarithmic."""
    left, width, step = 200, 760, 22
    ordered = sorted(values.items(), key=lambda pair: -pair[1])
    low, high = floor(log10(ordered[-1][1])), log10(ordered[0][1])
    height = 40 + step * len(ordered)
    parts = [f"<text x='10' y='18'>{escape(title)}</text>"]
    for place, (name, value) in enumerate(ordered):
        top = 32 + place * step
        long = max((log10(value) - low) / max(high - low, 1) * (width - left - 90), 1)
        colour = COLOURS[0] if name.startswith("tatami") else COLOURS[1]
        parts.append(f"<text x='{left - 8}' y='{top + 12}' text-anchor='end'>{escape(name)}</text>")
        parts.append(f"<rect x='{left}' y='{top}' width='{long:.0f}' height='{step - 6}' fill='{colour}'/>")
        parts.append(f"<text x='{left + long + 6:.0f}' y='{top + 12}'>{short(value)}</text>")
    return frame(width, height, title, parts)
