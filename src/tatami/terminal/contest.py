"""What the arena and the analysis found, printed."""

from __future__ import annotations

from collections.abc import Iterator

from tatami.bots.analysis import Analysis
from tatami.bots.arena import Played, Standing
from tatami.bots.hint import rounded_up
from tatami.core.words import Words


def standing_lines(standings: list[Standing], words: Words) -> Iterator[str]:
    """A table: each bot's mean result with its 95 % interval, and its Elo."""
    width = max(len(one.bot) for one in standings)
    bot, games, score, interval = (words(f"arena-{name}") for name in ("bot", "games", "score", "interval"))
    yield f"{bot:{width}}  {games:>7}  {score:>8}  {interval:>17}  Elo"
    for one in standings:
        result, low, high = (words("arena-share", share=share) for share in (one.score, one.low, one.high))
        rating = "" if one.elo is None else f"{one.elo:+.0f} ({one.elo_low:+.0f} … {one.elo_high:+.0f})"
        yield f"{one.bot:{width}}  {one.games:7}  {result:>8}  {f'{low} – {high}':>17}  {rating}".rstrip()


def forfeit_lines(played: list[Played], words: Words) -> Iterator[str]:
    """Who gave up, and why."""
    for game in played:
        if game.forfeit:
            yield words("arena-forfeit", number=game.number, why=game.forfeit)


def analysis_lines(analysis: Analysis, names: list[str], words: Words) -> Iterator[str]:
    """Every move, then the costliest ones, then how well each seat played."""

    def share(expected: float, margin: float) -> str:
        return words("analysis-share", share=expected, margin=rounded_up(margin))

    for move in analysis.moves:
        mark = "" if move.loss < 0.05 else " ?" if move.loss < 0.15 else " ??"
        better = "" if move.best == move.action else f"  ({move.best} {share(move.best_expected, move.best_margin)})"
        yield f"{move.ply:4}. {names[move.seat]}: {move.action}{mark}  {share(move.expected, move.margin)}{better}"
    yield ""
    by_ply = {move.ply: move for move in analysis.moves}
    for ply in analysis.swings:
        move = by_ply[ply]
        yield words(
            "analysis-swing", ply=ply, seat=names[move.seat], action=move.action, best=move.best, loss=move.loss
        )
    for seat, accuracy in enumerate(analysis.accuracy):
        if accuracy is not None:
            yield words("analysis-accuracy", seat=names[seat], accuracy=accuracy)
