"""Learns a policy by playing against itself: a policy gradient that keeps near a slowly moving magnet.

After magnetic mirror descent (Sokota and others, 2023) and PPO: each iteration plays whole games, then takes one pass
over their decisions. The loss rewards what won more than a critic expected, holds the policy near an older average of
itself (the magnet), and pays for entropy, less and less. The critic is told what the other seats know; it is needed
while learning only, and the policy never sees its inputs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tatami.research.train.net import Adam, Array, Net, Wiring
from tatami.research.train.tables import Group, TrainingTask

if TYPE_CHECKING:
    from tatami.research.train.half import Half

CHECKPOINT, CURVE, WEIGHTS = "checkpoint.npz", "curve.jsonl", "weights.npz"
NEVER = -1e9
"""The logit of what is not legal."""
LONGEST = 4096
LEAST_SPREAD = 0.02
SELVES = 8
"""How many earlier selves play in one iteration."""
PAD = 32
"""Widths are multiples of this: matrix units want that."""


class Settings(NamedTuple):
    """How a net is made and trained; the defaults are those of the nets that ship."""

    games: int = 16384
    setup_games: int = 4096
    """Games an iteration from each small set-up, or at tables to practise at, besides those from the start."""
    iterations: int = 4000
    seed: int = 1
    width: int = 512
    blocks: int = 2
    critic_width: int = 256
    rate: float = 3e-4
    last_rate: float = 3e-5
    entropy: float = 0.15
    last_entropy: float = 0.02
    magnet: float = 0.1
    """The weight of the distance to the magnet."""
    renewed: int = 100
    """Iterations after which the magnet is the average of the moment."""
    average: float = 0.98
    """The share that the average keeps of itself in each iteration."""
    steps: int = 32
    """Where all seats win or lose together games go on over iterations, so many steps in each,"""
    foresight: float = 0.97
    """and the further away a result is, the more counts what the critic expected before it."""
    clip: float = 0.1
    minibatch: int = 32768
    kept: int = 0
    """Iterations between two earlier selves that are kept; 0: none."""
    past: float = 0.0
    """The share of games in which an earlier self plays one seat."""
    distilled: int = 0
    """The last iterations, in which the average learns to play what its earlier selves play on average. Where two play
    against each other, selves chase one another in circles, and their average is harder to beat than any of them."""
    critic_first: int = 0
    """Iterations in which only the critic learns: a policy that was taken up waits until the critic knows it."""
    measured: int = 50
    """Iterations between two lines of the curve."""


class PlayedGames(NamedTuple):
    """The decisions of many games, one line each."""

    lines: Array
    secrets: Array
    masks: Array
    actions: Array
    logs: Array
    """Of the probability with which each was chosen."""
    outcomes: Array
    """-1 to 1, for the seat that decided."""
    seen: Array
    """At which kind of table and from which seat (`Kind`)."""
    results: Array
    """Of each game, by seat."""


def padded_size(number: int) -> int:
    return -(-number // PAD) * PAD


def log_softmax(xp: ModuleType, logits: Array, masks: Array) -> Array:
    logits = xp.where(masks, logits, np.float32(NEVER))
    logits -= logits.max(1, keepdims=True)
    return logits - xp.log(xp.exp(logits).sum(1, keepdims=True))


class PlainMaths:
    """What a learner does between products, in NumPy; `half.py` has the same for a GPU."""

    number, net, wiring = np.float32, Net, Wiring

    def rows(self, array: Array, rows: Array) -> Array:
        return array[rows]

    def first_legal(self, masks: Array) -> Array:
        """The first legal action of each game."""
        return masks.argmax(1)

    def legal(self, masks: Array, games: Array, columns: Array, seen: Array) -> Array:
        """Which outputs are legal in some of the games."""
        return masks[games[:, None], columns[seen]]

    def draw(self, out: Array | None, masks: Array, rng: np.random.Generator) -> tuple[Array, Array]:
        """Actions drawn by a policy's outputs, and the logarithms of their probabilities; without outputs all that is
        legal is equally likely."""
        logits = np.zeros(masks.shape, np.float32) if out is None else out[:, : masks.shape[1]]
        logs = log_softmax(np, logits, masks)
        lots = np.maximum(rng.random(logs.shape, dtype=np.float32), np.float32(1e-30))
        actions = (logs - np.log(-np.log(lots))).argmax(1)
        return actions, logs[np.arange(len(logs)), actions]

    def slopes(
        self, out: Array, near: Array | None, masks: Array, chosen: Array, actions: Array, before: Array,
        advantages: Array, outcomes: Array, entropy: float, magnet: float, clip: float,
    ) -> tuple[Array, list[Array]]:  # fmt: skip
        """The slopes of the losses of the chosen lines by their outputs, and what is measured: mean entropy, distance
        to the magnet, share clipped, variance of the errors of the value."""
        masks, choices = masks[chosen], masks.shape[1]
        logs = log_softmax(np, out[:, :choices], masks)
        magnetic = logs if near is None else log_softmax(np, near[:, :choices], masks)
        slope, errors = np.zeros_like(out), out[:, choices] - outcomes
        slope[:, :choices], stats = policy_slope(
            np, logs, magnetic, actions[chosen], before[chosen], advantages, entropy, magnet, clip
        )
        slope[:, choices] = errors
        return slope, [*stats, errors.var()]


class GroupView:
    """How a net sees the games of a group. What depends on the kind of table and the seat has one index for both."""

    def __init__(self, xp: ModuleType, task: TrainingTask, wiring: type[Wiring]) -> None:
        self.wiring = wiring(xp, *padded_wiring(task))
        self.seats = task.seats
        self.columns = xp.asarray(task.columns.reshape(-1, task.columns.shape[2]), np.int64)
        self.secrets = xp.asarray(task.secrets.reshape(len(self.columns), -1), np.int64)
        self.progress = xp.asarray(task.progress) if task.progress.any() else None


class Learner:
    """One run: the policy, its average, its magnet, the critic, and the tables on which they play.

    With `against` the policy learns to beat that fixed one instead of itself: a best response, which tells how far a
    policy can be exploited. With `begun` it takes up that policy instead of a new one.
    """

    def __init__(
        self, xp: ModuleType, groups: Sequence[Group], settings: Settings, against: Array | None = None,
        begun: Array | None = None,
    ) -> None:  # fmt: skip
        self.xp, self.groups, self.settings = xp, list(groups), settings
        self.maths = maths_of(xp)
        self.kinds = [GroupView(xp, group.task, self.maths.wiring) for group in groups]
        task = groups[0].task
        self.choices, inputs = task.columns.shape[2], self.kinds[0].wiring.inputs
        secrets = max(group.task.secrets.shape[2] * (group.task.seats - 1) for group in groups)
        made, net = (settings.width, settings.blocks), self.maths.net
        self.net = net(xp, [inputs], *made, padded_size(self.choices + 1)).begin([settings.seed, 0])
        parts = [inputs, padded_size(secrets)] if secrets else [inputs]
        self.critic = net(xp, parts, settings.critic_width, 1, PAD).begin([settings.seed, 1])
        self.against: Net | None = None
        taken_up = against if begun is None else begun
        if taken_up is not None:
            self.net.flat[...] = xp.asarray(taken_up)
        if against is not None:
            self.against = self.net.copy()
            self.against.flat[...] = xp.asarray(against)
        self.mean, self.magnet, self.early = self.net.copy(), self.net.copy(), self.net.copy()
        self.adam, self.critic_adam = Adam(self.net), Adam(self.critic)
        self.mean_adam = Adam(self.mean)
        count = (settings.iterations - settings.distilled) // settings.kept if settings.kept else 0
        if not count and (settings.past or settings.distilled):
            raise ValueError("`past` and `distilled` need earlier selves: set `kept` to a few iterations")
        self.selves = xp.zeros((count, len(self.net.flat)), np.float32)
        self.iteration, self.decisions, self.seconds = 0, 0, 0.0
        self.sums: list[Array] = []
        self.going: dict[int, Array] = {}
        """By group, of which kind the games are that go on."""

    # -- playing

    def decide(
        self, kind: GroupView, net: Net | None, lines: Array, rows: Array, seen: Array, masks: Array,
        rng: np.random.Generator,
    ) -> tuple[Array, Array]:  # fmt: skip
        """What a net plays in some of the lines, and the logarithms of the probabilities; without a net anything."""
        out = None if net is None else net.forward([kind.wiring(lines, rows, seen)])[0]
        return self.maths.draw(out, masks if len(rows) == len(masks) else self.maths.rows(masks, rows), rng)

    def play(
        self, group: int, seed: Sequence[int], net: Net, *others: Net | None, who: Array | None = None, taught: int = 1
    ) -> PlayedGames:
        """One game at every place of a group. With another net, `net` plays one seat of each game alone, unless `who`
        names the net of each game and seat. Decisions of the first nets are kept, as many as are `taught`."""
        xp, kind, tables = self.xp, self.kinds[group], self.groups[group].games
        n, seats, columns = tables.n, self.groups[group].task.seats, kind.columns
        every = self.groups[group].begin(int(np.random.SeedSequence(seed).generate_state(1)[0]), xp)
        rng = np.random.default_rng([*seed, 1])
        results = xp.zeros((n, seats), np.float32)
        kept = xp.zeros((n, seats, kind.secrets.shape[1]), np.int8)
        games = xp.arange(n)
        if others and who is None:
            who = (xp.arange(seats) != (games % seats)[:, None]).astype(np.int64)
        steps: list[tuple[Array, ...]] = []
        for _ in range(LONGEST):  # `games` are those that are not over
            seat, lines = tables.to_act[games].astype(np.int64), self.maths.rows(tables.observations, games)
            kinds = every[games]
            seen = kinds * seats + seat
            masks = self.maths.legal(tables.masks, games, columns, seen)
            counts = masks.sum(1) > 1
            if who is not None:
                players = who[games, seat]
                counts = counts & (players < taught)
                actions, logs = xp.zeros(len(games), np.int64), xp.zeros(len(games), np.float32)
                for number, player in enumerate((net, *others)):
                    rows = xp.nonzero(players == number)[0]
                    if len(rows):
                        actions[rows], logs[rows] = self.decide(kind, player, lines, rows, seen, masks, rng)
            else:
                actions, logs = self.decide(kind, net, lines, xp.arange(len(games)), seen, masks, rng)
            told = xp.concatenate([kept[games, (seat + k) % seats] for k in range(1, seats)], axis=1)
            secrets = kind.secrets[seen]
            kept[games, seat] = xp.take_along_axis(lines, xp.maximum(secrets, 0), 1) * (secrets >= 0)
            chosen = xp.nonzero(counts)[0]
            taken = lines, told, masks, actions, logs, seen, games, seat
            steps.append(tuple(self.maths.rows(column, chosen) for column in taken))
            given = self.maths.first_legal(tables.masks)  # games that are over go on with the first choice there is
            given[games] = columns[seen, actions]
            tables.step(given)
            ended = tables.done[games]
            over = games[ended]
            results[over] = tables.rewards[over]
            if kind.progress is not None:
                hoped = xp.float32(1.0 - self.progress) * (lines[ended] * kind.progress[kinds[ended]]).sum(1)
                results[over] = xp.maximum(results[over], hoped[:, None])
            games = games[~ended]
            if not len(games):
                break
        lines, told, masks, actions, logs, seen, games, seat = (
            xp.concatenate(column) for column in zip(*steps, strict=True)
        )
        outcomes = 2.0 * results[games, seat] - 1.0
        return PlayedGames(lines, told, masks, actions, logs, outcomes, seen, results)

    def roll(self, group: int, seed: Sequence[int]) -> PlayedGames:
        """Some steps of games that go on and on, where all win or lose together. A decision is measured by what
        follows: the outcome, or what the critic expects where the steps end before the game."""
        xp, kind, held = self.xp, self.kinds[group], self.groups[group]
        tables, columns, settings = held.games, kind.columns, self.settings
        rng = xp.random.default_rng(int(np.random.SeedSequence(seed).generate_state(1)[0]))
        lots = np.random.default_rng([*seed, 2])
        if group not in self.going:
            self.going[group] = held.begin(int(np.random.SeedSequence([*seed, 1]).generate_state(1)[0]), xp)
        kinds, every = self.going[group], xp.arange(tables.n)
        steps, paid = list[tuple[Array, ...]](), list[tuple[Array, Array]]()
        for _ in range(settings.steps):
            seat, lines = tables.to_act.astype(np.int64), tables.observations.copy()
            seen = kinds * kind.seats + seat
            masks = self.maths.legal(tables.masks, every, columns, seen)
            actions, logs = self.decide(kind, self.net, lines, every, seen, masks, lots)
            steps.append((lines, masks, actions, logs, seen))
            tables.step(columns[seen, actions])
            done, results = tables.done.copy(), tables.rewards[:, 0].copy()
            if kind.progress is not None:
                hoped = (lines * kind.progress[kinds]).sum(1) * np.float32(1.0 - self.progress)
                results = xp.maximum(results, hoped)
            paid.append((done, results))
            held.begin_again(xp.nonzero(done)[0], kinds, rng)
        last = tables.observations
        lines, masks, actions, logs, looks = (xp.concatenate(column) for column in zip(*steps, strict=True))
        guesses = self.guesses(kind, lines, looks).reshape(len(steps), -1)
        expected = aims = self.guesses(kind, last, kinds * kind.seats + tables.to_act)
        measured = xp.empty_like(guesses)
        foresight = np.float32(settings.foresight)
        for k in reversed(range(len(steps))):
            done, results = paid[k]
            aims = xp.where(done, 2.0 * results - 1.0, (1 - foresight) * expected + foresight * aims).astype(np.float32)
            measured[k], expected = aims, guesses[k]
        won = [results[done] for done, results in paid]
        chosen = xp.nonzero(masks.sum(1) > 1)[0]
        part = (
            self.maths.rows(column, chosen) for column in (lines, masks, actions, logs, measured.reshape(-1), looks)
        )
        lines, masks, actions, logs, outcomes, looks = part
        told = xp.zeros((len(lines), 0), np.int8)
        return PlayedGames(lines, told, masks, actions, logs, outcomes, looks, xp.concatenate(won)[:, None])

    def guesses(self, kind: GroupView, lines: Array, seen: Array) -> Array:
        """What the critic expects, where it sees no more than the seat does."""
        xp, count, size = self.xp, len(lines), self.settings.minibatch
        parts = [xp.arange(at, min(count, at + size)) for at in range(0, count, size)]
        return xp.concatenate([self.critic.forward([kind.wiring(lines, part, seen)])[0][:, 0] for part in parts])

    def score(self, net: Net, other: Net | None, seed: Sequence[int]) -> float:
        """The share that a net wins against another one, or against random play; or that all win together."""
        if self.groups[0].task.together:
            return float((self.play(0, seed, net).results[:, 0] == 1.0).mean())
        results = self.play(0, seed, net, other).results
        games = self.xp.arange(len(results))
        return float(results[games, games % results.shape[1]].mean())

    # -- learning

    def run(self, folder: Path, seconds: float, tell: Callable[[str], None]) -> None:
        """Learns until all iterations are done or the seconds have passed; leaves a checkpoint to go on from."""
        folder.mkdir(parents=True, exist_ok=True)
        before, started = self.seconds, perf_counter()
        settings = self.settings
        while self.iteration < settings.iterations and perf_counter() - started < seconds:
            self.iterate()
            self.seconds = before + perf_counter() - started
            if self.iteration % settings.measured == 0 or self.iteration == settings.iterations:
                line = json.dumps(self.measure())
                with (folder / CURVE).open("a", encoding="utf-8") as curve:
                    curve.write(line + "\n")
                tell(line)
        self.save(folder / CHECKPOINT)

    def iterate(self) -> None:
        """One iteration: games, one pass over their decisions, the average and the magnet."""
        settings = self.settings
        if self.iteration >= settings.iterations - settings.distilled:
            self.distil()
            return
        progress = self.progress
        rate = settings.rate + (settings.last_rate - settings.rate) * progress
        entropy = settings.entropy * (settings.last_entropy / settings.entropy) ** progress
        seed = [settings.seed, self.iteration, 7]
        others = [] if self.against is None else [self.against]
        if self.groups[0].task.together:
            groups = range(1, len(self.groups)) or range(1)
            played = {k: self.roll(k, [*seed, k]) for k in groups}
        else:
            played = {0: self.play(0, seed, self.net, *others) if others else self.play_selves(0, seed)}
            if self.against is None:
                played |= {k: self.play_selves(k, [*seed, k]) for k in range(1, len(self.groups))}
        self.first = float(next(iter(played.values())).results[:, 0].mean())
        self.sums = []
        for group, chosen in self.minibatches(played):
            self.learn(group, played[group], chosen, rate, entropy)
        count = sum(len(part.actions) for part in played.values())
        self.mean.flat += np.float32(1.0 - settings.average) * (self.net.flat - self.mean.flat)
        self.iteration += 1
        self.decisions += count
        if self.iteration % settings.renewed == 0:
            self.magnet.flat[...] = self.mean.flat
        if settings.kept and self.iteration % settings.kept == 0:
            self.selves[self.iteration // settings.kept - 1] = self.net.flat
        if self.iteration == max(1, settings.iterations // 20):
            self.early.flat[...] = self.mean.flat

    def minibatches(self, played: dict[int, PlayedGames]) -> Iterator[tuple[int, Array]]:
        """All decisions in a random order, those of one group at a time."""
        rng, parts = np.random.default_rng([self.settings.seed, self.iteration, 9]), list[tuple[int, Array]]()
        for group, part in played.items():
            order = self.xp.asarray(rng.permutation(len(part.actions)))
            batches = max(1, len(order) // self.settings.minibatch)
            parts += [(group, chosen) for chosen in self.xp.array_split(order, batches)]
        for k in rng.permutation(len(parts)):
            yield parts[k]

    def earlier_nets(self, first: int, rng: np.random.Generator) -> list[Net]:
        """Some earlier selves, from the given one on."""
        nets, last = list[Net](), min(len(self.selves), self.iteration // self.settings.kept)
        for k in rng.choice(np.arange(first, last), min(SELVES, last - first), replace=False):
            nets.append(self.net.copy())
            nets[-1].flat[...] = self.selves[k]
        return nets

    def play_selves(self, group: int, seed: Sequence[int]) -> PlayedGames:
        """Games against itself, in some of them against an earlier self."""
        settings, xp, rng = self.settings, self.xp, np.random.default_rng([*seed, 3])
        if not settings.past or not settings.kept or self.iteration < settings.kept:
            return self.play(group, seed, self.net)
        others, n, seats = self.earlier_nets(0, rng), self.groups[group].games.n, self.groups[group].task.seats
        games = np.arange(int(settings.past * n))
        who = np.zeros((n, seats), np.int64)
        who[games, games % seats] = 1 + rng.integers(0, len(others), len(games))
        return self.play(group, seed, self.net, *others, who=xp.asarray(who))

    def distil(self) -> None:
        """One iteration in which the average learns what the later half of its earlier selves play. Each seat of each
        game is played by one of them, so that each counts where it would come to."""
        settings, xp = self.settings, self.xp
        left = (settings.iterations - self.iteration) / settings.distilled
        rng, played = np.random.default_rng([settings.seed, self.iteration, 5]), dict[int, PlayedGames]()
        for k, held in enumerate(self.groups):
            nets = self.earlier_nets(len(self.selves) // 2, rng)
            who = xp.asarray(rng.integers(0, len(nets), (held.games.n, held.task.seats)))
            played[k] = self.play(k, [settings.seed, self.iteration, 6, k], *nets, who=who, taught=len(nets))
        self.first = float(played[0].results[:, 0].mean())
        self.sums = []
        for group, chosen in self.minibatches(played):
            part, choices = played[group], self.choices
            x, rows = self.kinds[group].wiring(part.lines, chosen, part.seen), xp.arange(len(chosen))
            out, trace = self.mean.forward([x])
            logs, outcomes = log_softmax(xp, out[:, :choices], part.masks[chosen]), part.outcomes[chosen]
            shares, errors = xp.exp(logs), out[:, choices] - outcomes
            slope = xp.zeros(out.shape, self.maths.number)
            slope[:, :choices], slope[:, choices] = shares, errors
            slope[rows, part.actions[chosen]] -= 1
            entropy, unexplained = -(shares * logs).sum(1).mean(), errors.var() / (outcomes.var() + 1e-9)
            self.sums.append(xp.stack([entropy, *[xp.zeros_like(entropy)] * 3, unexplained]))
            self.mean.backward([x], trace, slope, self.mean_adam.gradients)
            self.mean_adam.step(settings.rate * left + settings.last_rate * (1.0 - left))
        self.iteration += 1
        self.decisions += sum(len(part.actions) for part in played.values())

    @property
    def progress(self) -> float:
        return min(1.0, self.iteration / max(1, self.settings.iterations - self.settings.distilled))

    def critic_inputs(self, group: int, played: PlayedGames, chosen: Array) -> list[Array]:
        """What the critic sees of the chosen decisions."""
        told = [self.kinds[group].wiring(played.lines, chosen, played.seen)]
        if len(self.critic.parts) > 1:
            wide = self.xp.zeros((len(chosen), self.critic.parts[1]), self.maths.number)
            wide[:, : played.secrets.shape[1]] = played.secrets[chosen]
            told.append(wide)
        return told

    def learn(self, group: int, played: PlayedGames, chosen: Array, rate: float, entropy: float) -> None:
        """One step of both nets. The slopes are written out: `tests/research/test_train.py` compares them."""
        xp, settings = self.xp, self.settings
        told = self.critic_inputs(group, played, chosen)
        x, outcomes = told[0], played.outcomes[chosen].astype(np.float32)
        guesses, trace = self.critic.forward(told)
        advantages = outcomes - guesses[:, 0]
        slope = xp.zeros(guesses.shape, self.maths.number)
        slope[:, 0] = -advantages
        self.critic.backward(told, trace, slope, self.critic_adam.gradients)
        self.critic_adam.step(rate)
        spread, missed = outcomes.var() + 1e-9, advantages.var()

        if self.groups[group].task.together:  # at first hardly any game is won: what little differs must count
            advantages /= xp.maximum(advantages.std(), np.float32(LEAST_SPREAD))
        out, trace = self.net.forward([x])
        magnet = settings.magnet if self.against is None else 0.0
        near = self.magnet.forward([x])[0] if magnet else None
        slope, stats = self.maths.slopes(
            out, near, played.masks, chosen, played.actions, played.logs, advantages, outcomes, entropy, magnet,
            settings.clip,
        )  # fmt: skip
        if self.iteration >= settings.critic_first:
            self.net.backward([x], trace, slope, self.adam.gradients)
            self.adam.step(rate)
        self.sums.append(xp.stack([*stats[:3], missed / spread, stats[3] / spread]))

    # -- measuring and keeping

    def measure(self) -> dict[str, float]:
        """A line of the curve."""
        settings, seed = self.settings, [self.settings.seed, self.iteration, 8]
        entropy, distance, clipped, critic, value = (float(x) for x in self.xp.stack(self.sums).mean(0))
        line = {
            "iteration": self.iteration,
            "seconds": round(self.seconds, 1),
            "decisions": self.decisions,
            "games": self.iteration * settings.games,
            "entropy": round(entropy, 4),
            "to_magnet": round(distance, 5),
            "clipped": round(clipped, 4),
            "critic_unexplained": round(critic, 4),
            "value_unexplained": round(value, 4),
            "first_seat": round(self.first, 4),
        }
        if self.groups[0].task.together:
            return line | {"won": round(self.score(self.mean, None, seed), 4)}
        if self.against is not None:
            return line | {"against": round(self.score(self.net, self.against, seed), 4)}
        net = self.mean if self.mean_adam.steps else self.net
        line["against_random"] = round(self.score(net, None, seed), 4)
        if self.iteration > settings.iterations // 20:
            line["against_early"] = round(self.score(net, self.early, seed), 4)
        return line

    def save(self, path: Path) -> None:
        arrays = self.arrays()
        if self.xp is not np:
            arrays = {name: self.xp.asnumpy(array) for name, array in arrays.items()}
        about = [*self.settings, self.iteration, self.decisions, self.seconds, self.adam.steps, self.mean_adam.steps]
        with path.open("wb") as file:
            np.savez(file, about=np.array(about, np.float64), **arrays)

    def restore(self, path: Path) -> None:
        """Goes on from a checkpoint; the settings must be those of the run, except how often it is measured."""
        kept = np.load(path)
        about = kept["about"].tolist()
        ours = [float(value) for value in self.settings]
        if about[: len(ours) - 1] != ours[:-1]:
            raise ValueError(f"{path}: a run with other settings: {about[: len(ours)]}, not {ours}")
        iteration, decisions, self.seconds, steps, distilled = about[len(ours) :]
        self.iteration, self.decisions = int(iteration), int(decisions)
        self.adam.steps = self.critic_adam.steps = int(steps)
        self.mean_adam.steps = int(distilled)
        for name, array in self.arrays().items():
            array[...] = self.xp.asarray(kept[name])

    def arrays(self) -> dict[str, Array]:
        """All that a checkpoint keeps."""
        return {
            "net": self.net.flat, "mean": self.mean.flat, "magnet": self.magnet.flat, "early": self.early.flat,
            "critic": self.critic.flat, "net_mean": self.adam.mean, "net_square": self.adam.square,
            "critic_mean": self.critic_adam.mean, "critic_square": self.critic_adam.square,
            "mean_mean": self.mean_adam.mean, "mean_square": self.mean_adam.square, "selves": self.selves,
        }  # fmt: skip


def policy_slope(
    xp: ModuleType, logs: Array, near: Array, actions: Array, before: Array, advantages: Array,
    entropy: float, magnet: float, clip: float,
) -> tuple[Array, list[Array]]:  # fmt: skip
    """The slope of the policy's loss by its logits, line by line, and the mean entropy, distance and share clipped.

    The loss of a line is -min(r·a, clipped(r)·a) - entropy·H(p) + magnet·KL(p, near).
    """
    shares, rows = xp.exp(logs), xp.arange(len(logs))
    ratio = xp.exp(logs[rows, actions] - before)
    counts = xp.where(advantages > 0.0, ratio < 1.0 + clip, ratio > 1.0 - clip)
    pull = -ratio * advantages * counts
    tame = xp.maximum(logs, np.float32(-50.0))
    apart = tame - xp.maximum(near, np.float32(-50.0))
    prices = np.float32(entropy) * tame + np.float32(magnet) * apart
    slope = shares * (prices - (shares * prices).sum(1, keepdims=True) - pull[:, None])
    slope[rows, actions] += pull
    stats = [-(shares * tame).sum(1).mean(), (shares * apart).sum(1).mean(), 1.0 - counts.mean()]
    return slope, [xp.asarray(one, np.float32) for one in stats]


def maths_of(xp: ModuleType) -> PlainMaths | Half:
    if xp is np:
        return PlainMaths()
    from tatami.research.train.half import Half

    return Half(xp)


def padded_wiring(task: TrainingTask) -> tuple[Array, Array, Array]:
    """Inputs that are never on fill the width up."""
    inputs = task.source.shape[2]
    source, kind, scale = (array.reshape(-1, inputs) for array in (task.source, task.kind, task.scale))
    extra = len(source), padded_size(inputs) - inputs
    return (
        np.concatenate([source, np.zeros(extra, np.int32)], 1),
        np.concatenate([kind, np.full(extra, 127, np.int8)], 1),
        np.concatenate([scale, np.zeros(extra, np.float32)], 1),
    )
