"""Bots against bots: seats rotated, chances paired, results with what they are worth.

The bots take turns at the seats; the games of one round of turns share one stream of chance. Where all win or lose
together, each bot plays every deal alone, at all seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log10, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random

import msgspec

from tatami.bots import levels
from tatami.bots.external import ANSWER_SECONDS, Forfeit
from tatami.bots.knowledge import Knowledge
from tatami.core.chance import Dealer
from tatami.core.cluster import map_on_cluster
from tatami.core.game import CHANCE, State
from tatami.core.json_types import JsonObject, Record
from tatami.core.registry import game as game_named

CONFIDENT = 1.96  # standard deviations: 95 %
RESAMPLES = 200


class Contest(msgspec.Struct, frozen=True):
    """What is played: enough to play any game of it again."""

    game: str
    bots: tuple[str, ...]
    seed: int
    players: int | None = None
    options: JsonObject = {}
    figures: JsonObject = {}
    answer_seconds: float = ANSWER_SECONDS

    @property
    def together(self) -> bool:
        """Whether all seats win or lose together."""
        return game_named(self.game).is_cooperative


class Played(msgspec.Struct, frozen=True):
    """One game: the bots by seat, what each seat got, and who gave up why."""

    number: int
    seats: tuple[int, ...]
    returns: tuple[float, ...]
    actions: int
    forfeit: str | None = None
    record: Record | None = None


def check(contest: Contest) -> None:
    """ValueError if it cannot be played."""
    for spec in contest.bots:
        levels.check(spec)
    if len(contest.bots) < 2 and not contest.together:
        raise ValueError(f"arena: {len(contest.bots)} bot given; two or more are needed")
    start = first_state(contest, 0)
    if not contest.together and len(contest.bots) > start.seats:
        raise ValueError(f"arena: {len(contest.bots)} bots, but the table has {start.seats} seats; see --players")


def first_state(contest: Contest, deal: int) -> State:
    game = game_named(contest.game)
    rng = Random(f"{contest.seed}/{deal}/options")
    drawn = {} if contest.players is None else game.draw_options(contest.players, rng)
    return game.new(figures=contest.figures, **{**drawn, **contest.options})


def play(contest: Contest, number: int) -> Played:
    """One game, from its number alone."""
    deal, turn = divmod(number, len(contest.bots))
    state = first_state(contest, deal)
    count = len(contest.bots)
    seats = tuple(turn if contest.together else (seat + turn) % count for seat in range(state.seats))
    dealer = Dealer(f"{contest.seed}/{deal}")
    rngs = [Random(f"{contest.seed}/{number}/{seat}") for seat in range(state.seats)]
    players = [levels.bot(contest.bots[who], answer_seconds=contest.answer_seconds) for who in seats]
    try:
        play_out(state, dealer, players, rngs)
    except Forfeit as why:
        loser = state.to_act
        assert loser is not None
        returns = forfeit_result(state.seats, loser, contest.together)
        told = f"{contest.bots[seats[loser]]} at seat {loser}: {why}"
        return Played(number, seats, returns, state.ply, told, state.record())
    return Played(number, seats, tuple(state.returns()), state.ply, None, state.record())


def play_out(state: State, dealer: Dealer, players: Sequence[levels.Bot], rngs: Sequence[Random]) -> None:
    """Plays a game to its end with a bot for each seat. Forfeit if the one to act cannot go on."""
    try:
        while (seat := state.to_act) is not None:
            if seat == CHANCE:
                state.apply(dealer.deal(state))
            else:
                known = Knowledge(state, seat, rngs[seat].getrandbits(64))
                state.apply(players[seat].choose(known, rngs[seat]))
    finally:
        for player in players:
            player.close()


def forfeit_result(seats: int, loser: int, together: bool) -> tuple[float, ...]:
    """Whoever gives up loses; the others share the victory."""
    if together:
        return (0.0,) * seats
    return tuple(0.0 if seat == loser else 1.0 / (seats - 1) for seat in range(seats))


def compete(contest: Contest, numbers: Iterable[int], workers: int = 1, ray: str | None = None) -> Iterator[Played]:
    """The games of those numbers, in their order; on a Ray cluster if its address is given."""
    if ray is not None:
        yield from map_on_cluster(partial(play, contest), numbers, ray, workers)
        return
    if workers <= 1:
        for number in numbers:
            yield play(contest, number)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(play, contest, number) for number in numbers]
        try:
            for future in futures:
                yield future.result()
        finally:
            for future in futures:
                future.cancel()


# -- the file that a contest can be resumed from


def read_played_games(path: Path, contest: Contest) -> list[Played]:
    """The games that a file holds already; it must be of the same contest. A line cut short is dropped."""
    if not path.exists():
        path.write_bytes(msgspec.json.encode({"arena": contest}) + b"\n")
        return []
    lines = path.read_bytes().split(b"\n")
    try:
        told = msgspec.json.decode(lines[0], type=dict[str, Contest]).get("arena")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ValueError(f"{path}: not a file of the arena; choose another --out") from None
    if told != contest:
        raise ValueError(f"{path}: holds another contest; choose another --out, or remove it")
    played = []
    whole = lines[0] + b"\n"
    for number, line in enumerate(lines[1:], 2):
        try:
            game = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            break
        if not is_game_of(game, contest):
            raise ValueError(f"{path} line {number}: no game of this contest; choose another --out, or remove it")
        played.append(game)
        whole += line + b"\n"
    path.write_bytes(whole)
    return played


def is_game_of(game: Played, contest: Contest) -> bool:
    """Whether a game that a file tells of can be one of the contest's."""
    return (
        game.number >= 0
        and len(game.seats) == len(game.returns) > 0
        and all(0 <= bot < len(contest.bots) for bot in game.seats)
        and all(0 <= share <= 1 for share in game.returns)
    )


# -- what the results say


class Standing(msgspec.Struct, frozen=True):
    """One bot's games: its mean result with a 95 % interval, and its Elo with one."""

    bot: str
    games: int
    score: float
    low: float
    high: float
    forfeits: int
    elo: float | None
    elo_low: float | None
    elo_high: float | None


def wilson(successes: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; a shared victory counts in part."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = successes / games, CONFIDENT * CONFIDENT
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = CONFIDENT * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(contest: Contest, played: list[Played]) -> list[Standing]:
    """The bots, best first."""
    found = []
    ratings = None if contest.together else elo_with_doubt(len(contest.bots), played, contest.seed)
    for who, spec in enumerate(contest.bots):
        results = own_results(who, played, contest.together)
        low, high = wilson(sum(results), len(results))
        score = sum(results) / len(results) if results else 0.0
        forfeits = sum(1 for game in played if (game.forfeit or "").startswith(f"{spec} at seat"))
        rating = (None, None, None) if ratings is None else ratings[who]
        found.append(Standing(spec, len(results), score, low, high, forfeits, *rating))
    return sorted(found, key=lambda standing: -standing.score)


def own_results(who: int, played: list[Played], together: bool) -> list[float]:
    if together:
        return [game.returns[0] for game in played if game.seats[0] == who]
    return [value for game in played for seat, value in zip(game.seats, game.returns, strict=True) if seat == who]


def elo_with_doubt(bots: int, played: list[Played], seed: int) -> list[tuple[float, float, float]]:
    """Elo by maximum likelihood, the first bot at 0, with 95 % intervals from resampled games."""
    rng = Random(seed)
    best = elo(bots, played)
    samples = [elo(bots, rng.choices(played, k=len(played))) for _ in range(RESAMPLES)] if played else [best]
    told = []
    for who in range(bots):
        ordered = sorted(sample[who] for sample in samples)
        low, high = ordered[int(0.025 * len(ordered))], ordered[min(len(ordered) - 1, int(0.975 * len(ordered)))]
        told.append((best[who], low, high))
    return told


def elo(bots: int, played: list[Played]) -> list[float]:
    """Bradley and Terry's model; each pair begins with a drawn game, so that nobody is infinitely better."""
    wins = [[0.0 if one == other else 0.5 for other in range(bots)] for one in range(bots)]
    for game in played:
        for seat, one in enumerate(game.seats):
            for rival, other in enumerate(game.seats):
                if one != other:
                    mine, theirs = game.returns[seat], game.returns[rival]
                    wins[one][other] += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    strength = [1.0] * bots
    for _ in range(100):
        for one in range(bots):
            meetings = sum(
                (wins[one][other] + wins[other][one]) / (strength[one] + strength[other])
                for other in range(bots)
                if other != one
            )
            strength[one] = sum(wins[one]) / meetings
    return [400 * log10(value / strength[0]) for value in strength]
