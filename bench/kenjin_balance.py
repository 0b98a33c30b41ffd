"""What the order of play is worth in Kenjin when one bot plays at every seat.

    python bench/kenjin_balance.py play two net --games 200000
    python bench/kenjin_balance.py write docs/kenjin-balance.md

`play` adds games to a file of counts and goes on where it stopped. A bot that has changed begins anew: take its line
out of the file. `write` makes the page of all games that were counted.
"""

from __future__ import annotations

import argparse
import json
import math
import textwrap
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from random import Random

import tatami
from tatami import State
from tatami.bots.arena import CONFIDENT, wilson
from tatami.core.chance import Dealer
from tatami.core.json_types import JsonObject
from tatami.core.words import speak
from tatami.games.kenjin.rules.table import FOURS, TILES
from tatami.simulate import play_by_bots

GAME = tatami.game("kenjin")
SEED = 1
COUNTS = Path(__file__).parents[1] / "docs" / "kenjin-balance.json"
TABLES: dict[str, JsonObject] = {
    "two": {"players": 2}, "three": {"players": 3}, "four": {"players": 4}, "teams": {"players": 4, "teams": True},
}  # fmt: skip
TITLES = {"three": "Three players", "four": "Four players", "teams": "Two against two"}
BOTS = ("random", "level:2", "level:3", "level:4", "net")
LEARNT = "net"
"""The bot of the figures about battlefields, handicaps and matches."""
WHOLE = 12
"""A victory in parts, so that two, three or four winners share it without a fraction."""
OFTEN = 1000
"""Games between two writings of the file."""
SHOWN = 5
"""Combinations of battlefields at either end of the list."""
HANDICAPS = [half / 2 for half in range(15)]
"""With half a point nobody has equal points, so no victory is shared."""


# -- playing and counting


def play(table: str, bot: str, number: int) -> State:
    """The same game for the same number. At a table of two, two games in a row have the same battlefields."""
    state = GAME.new(**TABLES[table])
    deal = number // 2 if table == "two" else number
    play_by_bots(state, Dealer(f"{SEED}/{deal}"), Random(f"bots {SEED}/{number}"), [bot])
    return state


def points_by_side(state: State) -> list[int]:
    """By order of play; partners together."""
    assert state.result is not None and state.result.scores is not None
    scores = list(state.result.scores)
    return [scores[0] + scores[2], scores[1] + scores[3]] if state.options["teams"] else scores


def add(counts: JsonObject, state: State) -> None:
    """One game more: those counted are always the first ones."""
    assert state.result is not None
    points = points_by_side(state)
    winners = sorted({winner % len(points) for winner in state.result.winners})
    nothing = [0] * len(points)
    alone, result = (counts.setdefault(key, list(nothing)) for key in ("alone", "result"))
    sums, squares = (counts.setdefault(key, list(nothing)) for key in ("points", "squares"))
    counts["games"] = counts.get("games", 0) + 1
    for side, made in enumerate(points):
        sums[side] += made
        squares[side] += made * made
    for side in winners:
        alone[side] += len(winners) == 1
        result[side] += WHOLE // len(winners)


def add_deal(counts: JsonObject, games: Sequence[State]) -> None:
    """Two games of two on the same battlefields: by themselves, and as a match with the seats swapped."""
    tiles = [one["battlefield"] for one in games[0].position()["battlefields"]]
    here = counts.setdefault("tiles", {}).setdefault(" ".join(sorted(tiles, key=TILES.index)), [0] * 5)
    leads = counts.setdefault("leads", {})
    scores = []
    for state in games:
        assert state.result is not None and state.result.scores is not None
        first, second = state.result.scores
        scores.append((first, second))
        won = state.result.record["battlefields"]
        here[1 if len(state.result.winners) == 2 else 2 * state.result.winners[0]] += 1
        here[3] += second - first
        here[4] += (second - first) ** 2
        more = 1 + (won[1] > won[0]) - (won[1] < won[0])
        leads.setdefault(str(second - first), [0, 0, 0])[more] += 1
    sums = [scores[0][k] + scores[1][1 - k] for k in range(2)]
    match = counts.setdefault("match", [0, 0, 0])
    match[1 if sums[0] == sums[1] else 2 * (sums[1] > sums[0])] += 1
    seats = [state.result.winners for state in games if state.result is not None]
    counts["swept"] = counts.get("swept", 0) + (seats in ([(0,), (1,)], [(1,), (0,)]))
    counts["split"] = counts.get("split", 0) + (seats in ([(0,), (0,)], [(1,), (1,)]))


def read(path: Path) -> JsonObject:
    """By table, by bot."""
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def keep(path: Path, counts: JsonObject) -> None:
    parts = [
        f'  "{table}": {{\n' + ",\n".join(f'    "{bot}": {json.dumps(one)}' for bot, one in bots.items()) + "\n  }"
        for table, bots in counts.items()
    ]
    new = path.with_suffix(".new")
    new.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")
    new.replace(path)


def play_all(path: Path, table: str, bot: str, games: int) -> None:
    """Until so many games are counted; of two players always an even number."""
    counts = read(path)
    mine = counts.setdefault(table, {}).setdefault(bot, {})
    together = 2 if table == "two" else 1
    for number in range(mine.get("games", 0), games, together):
        played = [play(table, bot, number + k) for k in range(together)]
        for state in played:
            add(mine, state)
        if table == "two":
            add_deal(mine, played)
        mine["date"] = date.today().isoformat()
        if mine["games"] % OFTEN < together:
            keep(path, counts)
    keep(path, counts)


# -- what the counts say


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def share(part: float, games: int) -> str:
    low, high = wilson(part, games)
    return f"{percent(part / games)} ({100 * low:.1f}–{100 * high:.1f})"


def mean(total: float, squares: float, games: int, sign: str = "") -> str:
    """With its 95% interval."""
    middle = total / games
    half = CONFIDENT * math.sqrt(max(0.0, squares / games - middle * middle) / games)
    return f"{middle:{sign}.2f} ({middle - half:{sign}.2f} to {middle + half:{sign}.2f})"


def difference(part: float, games: int, other_part: float, others: int) -> str:
    """How far one share is above another, in points of a percentage; Newcombe's interval, made of two of Wilson's."""
    one, other = part / games, other_part / others
    (low, high), (other_low, other_high) = wilson(part, games), wilson(other_part, others)
    apart = one - other
    least = apart - math.hypot(one - low, other_high - other)
    most = apart + math.hypot(high - one, other - other_low)
    return f"{100 * apart:+.1f} ({100 * least:+.1f} to {100 * most:+.1f})"


def second_share(cell: Sequence[int]) -> float:
    """The result of whoever plays second: victories, and half of those that are shared."""
    return cell[2] + cell[1] / 2


def summed(cells: Sequence[Sequence[int]]) -> list[int]:
    return [sum(column) for column in zip(*cells, strict=True)]


def with_handicap(leads: JsonObject, points: float) -> tuple[int, int, int]:
    """Games won by the first seat, shared, and won by the second, had the first been given so many points (KJ-7.2)."""
    won = [0, 0, 0]
    for lead, by_fields in leads.items():
        ahead = int(lead) - points
        for more, games in enumerate(by_fields):
            won[2 if ahead > 0 else 0 if ahead < 0 else more] += games
    return won[0], won[1], won[2]


def fair_handicap(leads: JsonObject) -> float:
    """The number of points, or half points, that comes nearest to an even game."""
    return min(HANDICAPS, key=lambda points: abs(first_share(with_handicap(leads, points)) - 0.5))


def first_share(won: tuple[int, int, int]) -> float:
    return (won[0] + won[1] / 2) / sum(won)


def spread(cells: Sequence[Sequence[int]]) -> tuple[float, float]:
    """How far combinations are from each other, as a standard deviation: as counted, and by chance alone."""
    shares = [second_share(cell) / sum(cell[:3]) for cell in cells]
    middle = sum(shares) / len(shares)
    counted = sum((one - middle) ** 2 for one in shares) / (len(shares) - 1)
    chance = sum(one * (1 - one) / sum(cell[:3]) for one, cell in zip(shares, cells, strict=True)) / len(shares)
    return math.sqrt(counted), math.sqrt(chance)


# -- the page


def grid(head: Sequence[str], rows: Iterator[Sequence[str]]) -> Iterator[str]:
    yield ""
    for cells in (head, ["---"] * len(head), *rows):
        yield f"| {' | '.join(cells)} |"
    yield ""


def tile_name(tile: str) -> str:
    return speak("en")(f"kenjin-battlefield-{tile}")


def names(tiles: str) -> str:
    return ", ".join(map(tile_name, tiles.split()))


def by_bot(bots: JsonObject) -> Iterator[Sequence[str]]:
    for bot in BOTS:
        if one := bots.get(bot):
            games, (first, second) = one["games"], one["alone"]
            leads = {int(lead): sum(found) for lead, found in one["leads"].items()}
            lead = sum(lead * found for lead, found in leads.items())
            squares = sum(lead * lead * found for lead, found in leads.items())
            cells = share(first, games), share(games - first - second, games), share(second, games)
            yield f"`{bot}`", f"{games:,}", *cells, mean(lead, squares, games, "+"), f"{fair_handicap(one['leads']):g}"


def with_and_without(tiles: JsonObject) -> list[tuple[str, list[int], list[int]]]:
    """By battlefield the games with it and those without it, the best for the second seat first."""
    found = []
    for tile in TILES:
        there = summed([cell for key, cell in tiles.items() if tile in key.split()])
        elsewhere = summed([cell for key, cell in tiles.items() if tile not in key.split()])
        found.append((tile, there, elsewhere))
    return sorted(found, key=lambda one: -second_share(one[1]) / sum(one[1][:3]))


def by_tile(tiles: JsonObject) -> Iterator[Sequence[str]]:
    for tile, there, elsewhere in with_and_without(tiles):
        games, others = sum(there[:3]), sum(elsewhere[:3])
        one, other = second_share(there), second_share(elsewhere)
        told = difference(one, games, other, others)
        lead = mean(there[3], there[4], games, "+")
        value = "4" if TILES.index(tile) < FOURS else "6"
        yield tile_name(tile), value, f"{games:,}", share(one, games), share(other, others), told, lead


def by_combination(tiles: JsonObject) -> list[tuple[str, list[int]]]:
    """The best for the second seat first."""
    return sorted(tiles.items(), key=lambda one: -second_share(one[1]) / sum(one[1][:3]))


def combination_rows(found: Sequence[tuple[str, list[int]]]) -> Iterator[Sequence[str]]:
    for tiles, cell in found:
        games = sum(cell[:3])
        yield names(tiles), f"{games:,}", share(second_share(cell), games), mean(cell[3], cell[4], games, "+")


def by_handicap(leads: JsonObject) -> Iterator[Sequence[str]]:
    for points in HANDICAPS:
        won = with_handicap(leads, points)
        games = sum(won)
        cells = [share(one, games) for one in won]
        yield f"{points:g}", *cells, share(won[0] + won[1] / 2, games)


def by_seat(bots: JsonObject) -> Iterator[Sequence[str]]:
    for bot in BOTS:
        if one := bots.get(bot):
            games, sides = one["games"], len(one["alone"])
            for side in range(sides):
                who = str(side + 1) if sides > 2 else ("1 and 3", "2 and 4")[side]
                result = share(one["result"][side] / WHOLE, games)
                points = mean(one["points"][side], one["squares"][side], games)
                yield f"`{bot}`", f"{games:,}", who, result, share(one["alone"][side], games), points


def paragraph(text: str, first: str = "") -> str:
    return textwrap.fill(" ".join(text.split()), 120, initial_indent=first, subsequent_indent=" " * len(first))


def summary(counts: JsonObject) -> Iterator[str]:
    one = counts["two"][LEARNT]
    games, (first, second), leads = one["games"], one["alone"], one["leads"]
    own, other = (made / games for made in one["points"])
    points = fair_handicap(leads)
    best, *_, worst = (tile_name(tile) for tile, *_ in with_and_without(one["tiles"]))
    combinations = by_combination(one["tiles"])
    ahead = sum(second_share(cell) > sum(cell[:3]) / 2 for _, cell in combinations)
    every = sum(bot["games"] for bots in counts.values() for bot in bots.values())
    yield "# Kenjin: what the order of play is worth"
    yield ""
    yield paragraph(f"Bots played {every:,} games, each against its equals. This is what they say to players:")
    yield ""
    yield paragraph(
        f"""**For two, it is better to play second.** Between good players the second seat wins
        {percent(second / games)} of the games and the first {percent(first / games)}; the others are shared. The
        second makes {other:.1f} points on average, the first {own:.1f}. Whoever plays second answers every turn and
        lays the last card.""",
        "- ",
    )
    yield paragraph(f"**The better both play, the more it matters.** {told_strengths(counts['two'])}", "- ")
    yield paragraph(
        f"""**Some battlefields make it more even, none makes up for it.** The {best} helps the second seat most, the
        {worst} least. The second seat was ahead with {ahead} of the {len(combinations)} combinations: it won
        {told_combination(combinations[0])} and {told_combination(combinations[-1])}.""",
        "- ",
    )
    yield paragraph(
        f"""**For one even game, give the player who begins {points:g} points.** Then the first seat wins
        {percent(first_share(with_handicap(leads, points)))}, and the half point leaves nothing to share. Weaker
        players need fewer points. This is no rule of the game, and Tatami does not count it: add it up yourselves.""",
        "- ",
    )
    yield paragraph(
        """**Two games are even by themselves.** Choose **Same deal** after a game: the battlefields stay, the seats
        are swapped, and the points of both games are added up.""",
        "- ",
    )
    for name, title in TITLES.items():
        if bots := counts.get(name):
            bot = max(bots, key=lambda one: bots[one]["games"])
            yield paragraph(f"**{title}:** {told_shares(bots[bot], bot)}", "- ")
    yield ""
    yield paragraph(
        """The first seat begins, and the others follow clockwise. The rulebook lets the oldest player begin; Tatami
        draws the seats unless the table decides otherwise (KJ-2.1). Bots are not people: the figures are true of
        these bots and a good guess for players as strong."""
    )


def told_combination(found: tuple[str, list[int]]) -> str:
    tiles, cell = found
    return f"{percent(second_share(cell) / sum(cell[:3]))} with {names(tiles)}"


def told_strengths(bots: JsonObject) -> str:
    told = [f"`{bot}` {percent(bots[bot]['result'][1] / WHOLE / bots[bot]['games'])}" for bot in BOTS if bot in bots]
    return f"What the second seat wins, shared victories by half, if such a bot plays both seats: {', '.join(told)}."


def told_shares(one: JsonObject, bot: str) -> str:
    games, results = one["games"], one["result"]
    shares = [percent(result / WHOLE / games) for result in results]
    if len(shares) == 2:
        return f"the team that begins wins {shares[0]} (`{bot}`, {games:,} games)."
    told = f"{', '.join(shares[:-1])} and {shares[-1]}"
    return f"by order of play {told} (`{bot}`, {games:,} games). Even would be {percent(1 / len(shares))} each."


def for_two(bots: JsonObject) -> Iterator[str]:
    one = bots[LEARNT]
    tiles, leads = one["tiles"], one["leads"]
    yield ""
    yield "## Two players"
    yield ""
    yield paragraph(
        """One bot at both seats. `random` plays anything, `level:2` is the Disciple, `level:3` the Warrior, `level:4`
        the Master, and `net` the [policy that the Master has learnt](bots/training.md), without a search. The lead is
        what the second seat makes more than the first. The last column has the points for the first seat that come
        nearest to an even game. In brackets are 95% intervals."""
    )
    yield from grid(
        ("bot", "games", "first seat wins", "shared", "second seat wins", "lead of the second", "even with"),
        by_bot(bots),
    )
    yield "### By battlefield"
    yield ""
    yield paragraph(
        f"""Games of `{LEARNT}`. The result of the second seat is its share of the victories; a shared one counts
        half. The difference, in percentage points, says what a battlefield does: above 0 it favours the second seat,
        below 0 the first. This is the average over whatever else lies on the table."""
    )
    yield from grid(
        ("battlefield", "points", "games with it", "second seat, with it", "without it", "difference", "lead, with it"),
        by_tile(tiles),
    )
    yield "### By combination"
    yield ""
    counted, chance = spread(list(tiles.values()))
    ordered = by_combination(tiles)
    yield paragraph(
        f"""Two battlefields worth 4 points and two worth 6 make {len(tiles)} combinations. Here are the {SHOWN} that
        favour the second seat most and the {SHOWN} that come nearest to even. They were picked from many, so their
        true figures are a little nearer to the average. The results of all combinations scatter by
        {100 * counted:.1f} percentage points (standard deviation); chance alone would make it {100 * chance:.1f}."""
    )
    yield from grid(
        ("battlefields", "games", "second seat", "lead"), combination_rows([*ordered[:SHOWN], *ordered[-SHOWN:]])
    )
    yield "### Points for whoever begins"
    yield ""
    yield paragraph(
        f"""The same games of `{LEARNT}`, counted as if the first seat had been given so many points. Equal points are
        decided by battlefields, as always (KJ-7.2). The bots did not know of these points. Whoever knows plays a
        little differently."""
    )
    yield from grid(
        ("points", "first seat wins", "shared", "second seat wins", "result of the first seat"), by_handicap(leads)
    )
    yield "### Two games with the seats swapped"
    yield ""
    match, matches = one["match"], sum(one["match"])
    yield paragraph(
        f"""The same games in pairs on the same battlefields: {matches:,} matches, in which the points of both games
        are added up. Whoever begins the first game wins {share(match[0], matches)} of the matches, the other player
        {share(match[2], matches)}; {share(match[1], matches)} are drawn. Both games are played alike, so what the two
        differ by is chance. In {share(one["split"], matches)} of the matches each player wins one game, from the same
        seat, and the points decide. In {share(one["swept"], matches)} one player wins both games. In the rest a game
        is shared."""
    )


def for_more(counts: JsonObject) -> Iterator[str]:
    yield ""
    yield "## Three and four players"
    yield ""
    yield paragraph(
        """One bot at all seats, battlefields drawn at random. Seat 1 begins, seat 2 follows, and so on. The result is
        a share of the victories, in which shared ones count in part. No policy has been learnt for these tables."""
    )
    yield ""
    for name, title in TITLES.items():
        if bots := counts.get(name):
            yield f"### {title}"
            yield from grid(("bot", "games", "seat", "result", "wins alone", "points"), by_seat(bots))


def how(counts: JsonObject) -> Iterator[str]:
    last = max(one["date"] for bots in counts.values() for one in bots.values())
    yield "## How it was measured"
    yield ""
    yield paragraph(
        f"""Seed {SEED}; the last games were played on {last}. Intervals are 95%: Wilson's for shares, Newcombe's for
        differences, normal ones for means. They take games as independent, though two games in a row have the same
        battlefields. The rules are the usual ones, the powers of the cards those of `figures.toml`. Made by"""
    )
    yield ""
    for name, bots in counts.items():
        for bot, one in bots.items():
            yield f"    python bench/kenjin_balance.py play {name} {bot} --games {one['games']}"
    yield "    python bench/kenjin_balance.py write docs/kenjin-balance.md"


def page(counts: JsonObject) -> str:
    return "\n".join([*summary(counts), *for_two(counts["two"]), *for_more(counts), *how(counts)]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, default=COUNTS, help="where the counts are kept")
    what = parser.add_subparsers(dest="what", required=True)
    playing = what.add_parser("play")
    playing.add_argument("table", choices=TABLES)
    playing.add_argument("bot", choices=BOTS)
    playing.add_argument("--games", type=int, default=1000)
    what.add_parser("write").add_argument("page", type=Path)
    chosen = parser.parse_args()
    if chosen.what == "play":
        play_all(chosen.file, chosen.table, chosen.bot, chosen.games)
    else:
        chosen.page.write_text(page(read(chosen.file)), "utf-8")


if __name__ == "__main__":
    main()
