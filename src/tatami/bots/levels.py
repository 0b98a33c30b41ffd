"""The bots that can sit at a table, and what they are called.

A bot is written `random`, `habit`, `level:1` to `level:5`, `iterations:N`, `net`, `net:N` or `cmd:./program`; a level
may have a character, as `level:3:cautious`. Levels differ by how long they think, how strictly they keep to what they
found and whether they have learnt, never by what they know.
"""

from __future__ import annotations

import re
from math import exp
from random import Random
from typing import NamedTuple, Protocol

from tatami.bots.characters import character_of, check_character, likings, preferred_action, price_of, tilt
from tatami.bots.external import ANSWER_SECONDS, OutsideBot
from tatami.bots.knowledge import Knowledge
from tatami.bots.network import Network, network_for
from tatami.bots.orders import Budget, best_order
from tatami.bots.search import Choice, Finding, Search, search_of
from tatami.core.game import CHANCE
from tatami.core.words import Words

KINDS = (
    "random", "habit", "level:1", "level:2", "level:3", "level:4", "level:5", "level:N:CHARACTER", "iterations:N",
    "net", "net:N", "cmd:./program",
)  # fmt: skip
MOST_ITERATIONS = 10_000_000
WELL_TRIED = 20
"""Visits after which a choice's value counts beside a learnt policy."""


class Bot(Protocol):
    """Whoever can choose for a seat from what the seat knows."""

    def choose(self, known: Knowledge, rng: Random) -> int: ...

    def close(self) -> None: ...


class Level(NamedTuple):
    """A budget, whichever ends first, and a temperature: how far the bot strays from its best finding."""

    iterations: int
    seconds: float
    """Of a processor's time."""
    temperature: float
    hiding: float
    """The temperature where cards are hidden: whoever always plays the best card can be read (KJ-9)."""
    slips: float
    """The share of decisions drawn by lot, in games whose playouts alone play better than a newcomer. A lot that costs
    much is not played: a weak player misses the best move, but does not throw the game away."""
    learnt: int | None = None
    """Playouts a move beside a learnt policy, at tables that have one; 0: the policy alone; None: never by it."""
    blur: float = 1.0
    """The temperature of the learnt policy: above 1 it is drawn from less strictly than it learnt to play."""


LEVELS = {
    1: Level(iterations=100, seconds=0.1, temperature=0.7, hiding=0.7, slips=0.8),
    2: Level(iterations=400, seconds=0.2, temperature=0.4, hiding=0.5, slips=0.35),
    3: Level(iterations=2_000, seconds=0.5, temperature=0.2, hiding=0.3, slips=0.1),
    4: Level(iterations=12_000, seconds=1.0, temperature=0.0, hiding=0.25, slips=0.0, learnt=400, blur=1.8),
    5: Level(iterations=200_000, seconds=2.0, temperature=0.0, hiding=0.2, slips=0.0, learnt=200_000),
}


class RandomBot:
    """Plays anything."""

    def choose(self, known: Knowledge, rng: Random) -> int:
        return rng.choice(known.actions())

    def close(self) -> None:
        """Nothing to end."""


class HabitBot:
    """Plays as the search's playouts do, without searching: a simple policy to measure others by."""

    def choose(self, known: Knowledge, rng: Random) -> int:
        return search_of(known.game).habit(known, rng.getrandbits(64))

    def close(self) -> None:
        """Nothing to end."""


class SearchBot:
    """Searches as its level says, and mixes its choices where that hides something."""

    def __init__(self, level: Level, threads: int = 1, character: str = "") -> None:
        self.level = level
        self.threads = threads
        self.character = character
        self.rest: list[int] = []
        """What it will play next, as part of an order, if nothing comes between."""
        self.next_moment: tuple[int, ...] = ()

    def choose(self, known: Knowledge, rng: Random) -> int:
        check_character(known.game, self.character)
        search = search_of(known.game)
        if self.rest and search.moment_of(known) == self.next_moment and self.rest[0] in known.actions():
            return self.play_next(search, known)
        self.rest = []
        actions = search.sensible(known, known.actions())
        if len(actions) == 1:
            return actions[0]
        level = self.level
        network = network_for(known) if level.learnt is not None else None
        if network is not None:
            return self.by_policy(network, known, rng)
        if search.slips and rng.random() < level.slips and not search.is_onward(known):
            return search.bearable(known, rng.choice(actions), rng)
        effort = search.effort_for(known)
        weight = search.weight if level.seconds else 1.0  # `iterations:N` are neither weighed nor timed
        most = search.most_effort(known)
        budget = Budget(int(level.iterations / weight), level.seconds * most or None)
        self.rest = best_order(search, known, actions, budget, rng)
        if self.rest:
            return self.play_next(search, known)
        iterations = max(1, int(level.iterations * effort / weight))
        seconds = level.seconds * min(effort, most)
        temperature = level.hiding if search.hides else level.temperature
        hair = search.hair if temperature <= 0.0 else 0.0  # who mixes needs the shares of all choices
        found = search.run(known, rng, iterations, seconds or None, self.threads, briefly=True, hair=hair)
        found = found.among(actions)
        if not found.choices:
            return rng.choice(actions)
        liked = likings(known, self.character, actions) if self.character else {}
        action = draw_by_visits(found, temperature, rng, liked if search.hides else {})
        action = search.in_doubt(known, found, action, rng.getrandbits(64), mixes=temperature > 0.0)
        return preferred_action(found, action, liked, price_of(known.game)) if liked and not search.hides else action

    def play_next(self, search: Search, known: Knowledge) -> int:
        """The next action of an order, and where the one after it belongs."""
        action, *self.rest = self.rest
        if self.rest:
            state = known.guess()
            state.apply(action)
            self.next_moment = search.moment_of(known.after(state))
        return action

    def by_policy(self, network: Network, known: Knowledge, rng: Random) -> int:
        """Drawn by the learnt policy."""
        policy = self.learnt_policy(network, known, rng)
        if self.character:
            policy = tilt(policy, likings(known, self.character, policy))
        return rng.choices(list(policy), list(policy.values()))[0]

    def learnt_policy(self, network: Network, known: Knowledge, rng: Random) -> dict[int, float]:
        """How often it plays each choice, in proportion: what it learnt, more of it what a search found better."""
        policy, level = network.policy(known), self.level
        if level.learnt and len(policy) > 1:
            search = search_of(known.game)
            found = search.run(known, rng, level.learnt, level.seconds or None, self.threads)
            policy = improve_policy(policy, found, network.gain)
        return flatten(policy, level.blur)

    def close(self) -> None:
        """Nothing to end."""


def improve_policy(policy: dict[int, float], found: Finding, gain: float) -> dict[int, float]:
    """A policy that plays a choice e times as often for each `gain` of a result that a search found it better.

    What the search hardly tried counts as the worst that it tried well.
    """
    values = {choice.action: choice.value for choice in found.choices if choice.visits >= WELL_TRIED}
    if not values:
        return policy
    best, worst = max(values.values()), min(values.values())
    return {action: share * exp((values.get(action, worst) - best) / gain) for action, share in policy.items()}


def flatten(policy: dict[int, float], blur: float) -> dict[int, float]:
    """The same preferences, kept less strictly the higher the temperature; 1 changes nothing."""
    return {action: share ** (1.0 / blur) for action, share in policy.items()}


def draw_by_visits(found: Finding, temperature: float, rng: Random, liked: dict[int, float] | None = None) -> int:
    """A choice in proportion to its visits, sharpened: at temperature 0 the most visited, at 1 as it was visited.

    What a character likes is drawn more often.
    """
    if temperature <= 0.0:
        return found.choices[0].action
    most = found.choices[0].visits
    tried: list[Choice] = [choice for choice in found.choices if choice.visits > 0]
    policy = {choice.action: (choice.visits / most) ** (1.0 / temperature) for choice in tried}
    if liked:
        policy = tilt(policy, liked)
    return rng.choices(list(policy), list(policy.values()))[0]


def check(spec: str) -> None:
    """ValueError if there is no such bot."""
    kind, _, rest = spec.partition(":")
    if spec in ("random", "habit", "net") or (kind == "cmd" and rest.strip()):
        return
    if kind == "level" and re.fullmatch("[1-5](:[a-z-]+)?", rest):
        return
    if kind in ("iterations", "net") and rest.isdecimal() and 1 <= int(rest) <= MOST_ITERATIONS:
        return
    raise ValueError(f"{spec!r}: no such bot; there are {', '.join(KINDS)}")


def title(spec: str, words: Words) -> str:
    """What people call a bot: `level:3` has a name."""
    kind, number, character = (*spec.split(":"), "", "")[:3]
    if kind != "level":
        return spec
    name = words(f"bot-level-{number}")
    if character:
        name = words(f"bot-character-{character}", bot=name)
    return f"{name} ({spec})"


def bot(spec: str, threads: int = 1, answer_seconds: float = ANSWER_SECONDS) -> Bot:
    """The bot that a text names."""
    check(spec)
    kind, _, rest = spec.partition(":")
    if kind == "random":
        return RandomBot()
    if kind == "habit":
        return HabitBot()
    if kind == "cmd":
        return OutsideBot(rest, answer_seconds)
    if kind == "level":
        return SearchBot(LEVELS[int(rest[0])], threads, character_of(spec))
    learnt = None if kind == "iterations" else int(rest or 0)
    return SearchBot(LEVELS[5]._replace(iterations=int(rest or 1), seconds=0.0, learnt=learnt), threads)


def choose(known: Knowledge, spec: str, seed: int | str) -> int:
    """One choice of a bot, the same for the same knowledge and seed wherever the budget is a number of iterations."""
    return choose_order(known, spec, seed)[0]


def choose_order(known: Knowledge, spec: str, seed: int | str) -> list[int]:
    """The same, and what the bot would play right after it if nothing comes between."""
    if known.to_act != known.seat:
        acts = (
            "the game is over"
            if known.to_act is None
            else "chance is"
            if known.to_act == CHANCE
            else f"seat {known.to_act} is"
        )
        raise ValueError(f"choose: seat {known.seat} is not to act: {acts}")
    chosen = bot(spec)
    try:
        action = chosen.choose(known, Random(seed))
        return [action, *(chosen.rest if isinstance(chosen, SearchBot) else [])]
    finally:
        chosen.close()
