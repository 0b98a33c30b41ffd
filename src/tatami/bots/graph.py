"""An analysis as a picture: one line for each seat, the costliest moves marked."""

from __future__ import annotations

from html import escape

from tatami.bots.analysis import Analysis

WIDTH, HEIGHT, LEFT, TOP = 720, 280, 44, 28
LINES = ("#0b6e99", "#c2410c", "#15803d", "#7e22ce", "#a16207", "#be123c", "#334155")
LETTERS = 'font-family="sans-serif" font-size="11"'
DASHES = ("", "6 3", "2 3", "8 3 2 3", "4 4", "1 2", "10 4")


def svg(analysis: Analysis, names: list[str], title: str) -> str:
    """What each seat could expect before every move, 0 to 1; lines differ by dashes too, not only by colour."""
    last = max([move.ply for move in analysis.moves], default=1)

    def x(ply: int) -> float:
        return LEFT + (WIDTH - LEFT - 12) * ply / max(1, last)

    def y(value: float) -> float:
        return TOP + (HEIGHT - 2 * TOP) * (1 - value)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" {LETTERS}>',
        f'<title>{escape(title)}</title><rect width="100%" height="100%" fill="white"/>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - 12}" y1="{y(share):.1f}" y2="{y(share):.1f}" stroke="#d4d4d4"/>'
            f'<text x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    for seat in range(analysis.seats):
        points = " ".join(f"{x(move.ply):.1f},{y(move.seats[seat]):.1f}" for move in analysis.moves)
        stroke = f'stroke="{LINES[seat % len(LINES)]}" stroke-dasharray="{DASHES[seat % len(DASHES)]}" stroke-width="2"'
        parts.append(f'<polyline points="{points}" fill="none" {stroke}/>')
        at = LEFT + 130 * seat
        parts.append(
            f'<line x1="{at}" x2="{at + 22}" y1="12" y2="12" {stroke}/>'
            f'<text x="{at + 26}" y="16">{escape(names[seat])}</text>'
        )
    for move in analysis.moves:
        if move.ply in analysis.swings:
            told = escape(f"{move.ply}. {names[move.seat]}: {move.action} ({move.best})")
            parts.append(
                f'<circle cx="{x(move.ply):.1f}" cy="{y(move.seats[move.seat]):.1f}" r="5" '
                f'fill="{LINES[move.seat % len(LINES)]}"><title>{told}</title></circle>'
            )
    parts.append(f'<text x="{WIDTH - 12}" y="{HEIGHT - 8}" text-anchor="end">{last}</text></svg>')
    return "\n".join(parts) + "\n"
