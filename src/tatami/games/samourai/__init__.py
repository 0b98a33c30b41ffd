"""Samouraï, the French edition of Samurai Blades: a hex skirmish for two sides."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

import msgspec
import numpy as np

from tatami.core.compiled import plain
from tatami.core.engine import Rules
from tatami.core.events import EventKind
from tatami.core.figures import Figures as FiguresFile
from tatami.core.game import Game, Result, State
from tatami.core.json_types import Given, JsonObject, Options, Position, View
from tatami.core.notation import Codec
from tatami.core.options import Option
from tatami.core.record import Raw, blank, open_record
from tatami.core.routes import Complaint
from tatami.core.words import Words
from tatami.games.samourai import (
    complaints,
    custom_scenario,
    figures,
    handicaps,
    outlook,
    position,
    previews,
    scenarios,
    tables,
    text,
    view,
)
from tatami.games.samourai.cache import Cache
from tatami.games.samourai.rules import actions, decisions, events, knowledge, setup
from tatami.games.samourai.rules.table import DECISIONS, Decision, Figures, Table
from tatami.games.samourai.setting import set_pieces, setting, write

STOCK_POEM = "Dew on the bent grass / gone before the sun is high / the blade stays behind"


def switch(constant: str) -> Option:
    """A constant of the tables that has alternatives."""
    figure = tables.shipped().constants[constant]
    return Option(constant, figure.value, (figure.value, *figure.alternatives))


SIDES = 2
BRIEF = 0.1
"""The share of a pause between two steps of one figure: enough to see which way it goes."""


class Samourai(Game):
    """Two sides; the six scenarios of the box, four of ours, and people's own."""

    name = "samourai"
    rules_version = "2"
    earlier_rules = ("1",)
    prefix = "SB"
    options = (
        custom_scenario.ScenarioOption("scenario", "torii", (*scenarios.shipped(), *handicaps.shipped())),
        switch("turn_cap"),
        Option("short_range", tables.shipped().bands[0].last, (tables.shipped().bands[0].last, 12, 20)),
        switch("arrow_retreat"),
        switch("rider_arrow_b"),
        switch("captured_defence_bonus"),
        switch("horse_control_radius"),
        switch("combat_result_a"),
        switch("shift_below_1_1"),
        switch("duel_turn_cap"),
    )
    event_kinds = events.event_kinds((), ())
    prompts = tuple(name for name in DECISIONS[Decision.MARKER : Decision.GO_ON] if name != DECISIONS[Decision.DIE])
    notation_depends_on_position = True
    engine = outlook.SamouraiEngine(
        "samourai",
        Rules(
            decisions.legal, decisions.chance, decisions.apply, decisions.forbids, knowledge.redeal, decisions.returns
        ),
        Table,
        Figures,
        most_choices=actions.MOST_CHOICES,
    )

    def draw_options(self, players: int, rng: Random) -> JsonObject:
        """Two sides, and nothing to draw (SB-1.1)."""
        if players != SIDES:
            raise ValueError(f"samourai: players={players}: must be {SIDES}, one for each side (SB-2.5)")
        return {}

    def complaints(self, options: Options, words: Words) -> list[Complaint]:
        own = options.get("scenario")
        return complaints.in_readers_words(own, words) if isinstance(own, Mapping) else []

    def seats(self, options: Options) -> int:
        return 2

    def most_actions(self, options: Options) -> int:
        """A game turn has at most so many decisions; without a turn cap nothing bounds a game but patience."""
        return 2000 * (options["turn_cap"] or 1000)

    def figures(self, overrides: FiguresFile | None = None) -> FiguresFile:
        return figures.merged(overrides)

    @lru_cache(maxsize=64)  # noqa: B019 - games live as long as the program
    def _starting_state(self, start: bytes) -> State:
        options, figures = msgspec.json.decode(start)
        return State(self, self.complete(options), figures)  # an own scenario keeps what was read from it

    def figures_for(self, overrides: FiguresFile, options: Options) -> Raw:
        key = figures_key(overrides, options)
        raw = FIGURES.get(key)
        return FIGURES.keep(key, figures_record(overrides, options)) if raw is None else raw

    # To read an own scenario and to write the figures takes up to 0.2 s: a server has it done in another process.

    def is_at_hand(self, overrides: FiguresFile, options: Options) -> bool:
        """Whether a game with these options, which are complete, begins at once."""
        scenario = options["scenario"]
        is_read = isinstance(scenario, str) or custom_scenario.READ.get(custom_scenario.cache_key(scenario)) is not None
        return is_read and all(FIGURES.get(figures_key(one, options)) is not None for one in (overrides, {}))

    def pack(self, overrides: FiguresFile, options: Options) -> list[bytes]:
        """What another process of ours needs so that it begins at once there."""
        scenario = options["scenario"]
        read = (
            b""
            if isinstance(scenario, str)
            else pickle.dumps(custom_scenario.read(custom_scenario.cache_key(scenario)))
        )
        return [read, *(self.figures_for(one, options).tobytes() for one in figures_in_use(overrides))]

    def unpack(self, overrides: FiguresFile, options: Options, packed: Sequence[bytes]) -> None:
        """The pickle comes from a process of our own, which has read the scenario."""
        read, *raws = packed
        if read:
            custom_scenario.READ.keep(custom_scenario.cache_key(options["scenario"]), pickle.loads(read))
        for one, raw in zip(figures_in_use(overrides), raws, strict=True):
            FIGURES.keep(figures_key(one, options), np.frombuffer(raw, np.uint8).copy())

    def event_kinds_for(self, options: Options) -> Sequence[EventKind]:
        place = setting(options["scenario"])
        return events.event_kinds(place.units, place.corners)

    def codec(self, options: Options) -> Codec:
        place = setting(options["scenario"])
        return actions.codec(place.units, place.corners)

    def write_figures(self, f: Figures, figures: FiguresFile) -> None:
        raise AssertionError("figures_for writes them by scenario and options")

    def set_up(self, t: Table, options: Options) -> None:
        set_pieces(t, setting(options["scenario"]))
        plain(setup.ask_next)(t, open_record(Figures, self.figures_for({}, options)))

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def outlook(self, state: State, seat: int, about: str) -> JsonObject:
        found = previews.preview(state, seat, about)
        return outlook.outlook(state, seat, about) if found is None else found

    def result(self, state: State) -> Result:
        return view.result(state)

    def dump(self, t: Table, options: Options) -> Position:
        return position.dump(t, setting(options["scenario"]))

    def load(self, t: Table, given: Given, options: Options) -> None:
        position.Reader(t, setting(options["scenario"])).read(given)

    def names(self, seen: View, words: Words) -> list[str]:
        return text.names(seen, words)

    def board(self, seen: View, words: Words) -> list[str]:
        return text.board(seen, words)

    def pace(self, state: State, action: int) -> float:
        """One pause for each figure: what it does after that follows at once, or a phase would take half a minute."""
        return BRIEF if state.codec.split(action)[0].name in actions.GOES_ON else 1.0

    # -- notation

    def phrase(self, state: State) -> actions.Phrase:
        t = state.open()
        f = open_record(Figures, state._figures)
        placing = int(f.placing[t.placing].unit) if t.placing < f.placings else -1
        return actions.Phrase(state.codec, t, placing)

    def is_secret_placing(self, state: State) -> bool:
        t = state.open()
        f = open_record(Figures, state._figures)
        return bool(t.placing < f.placings and f.placing[t.placing].secret)

    def notation(self, state: State, action: int) -> str:
        if not actions.Phrase.is_relative(action):
            return state.codec.text(action)
        return self.phrase(state).write(action)

    def parse(self, state: State, wish: str) -> int:
        return self.phrase(state).read(wish)

    def recorded_text(self, state: State, action: int, written: str | None) -> str:
        """SB-9.5: the poem is kept with the record; a machine that writes none gets a stock one."""
        if action != actions.POEM:
            return self.notation(state, action)
        if written is None or not written.removeprefix("poem:"):
            return f"poem:{STOCK_POEM}"
        actions.check_poem(written.removeprefix("poem:"))
        return "poem:" + written.removeprefix("poem:")

    def public_notation(self, state: State, action: int, seat: int | None) -> str | None:
        return knowledge.public_notation(self, state, action, seat)


FIGURES: Cache[bytes, Raw] = Cache(64)


def figures_in_use(overrides: FiguresFile) -> list[FiguresFile]:
    """A table is set up by the figures as they are shipped, and played by its own."""
    return [overrides, {}] if overrides else [{}]


def figures_key(overrides: FiguresFile, options: Options) -> bytes:
    return msgspec.json.encode([dict(options), overrides], order="sorted")


def figures_record(overrides: FiguresFile, options: Options) -> Raw:
    """The numbers of a scenario under its options."""
    raw = blank(Figures)
    numbers = figures.numbers(msgspec.json.encode(overrides, order="sorted"))
    write(open_record(Figures, raw), setting(options["scenario"]), options, numbers)
    return raw


GAME = Samourai()
