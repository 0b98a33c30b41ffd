"""Samouraï, the French edition of Samurai Blades: a hex skirmish for two sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from tatami.core.compiled import plain
from tatami.core.engine import Rules
from tatami.core.events import Happening
from tatami.core.figures import Figures as FiguresFile
from tatami.core.game import Game, Result, State
from tatami.core.notation import Codec
from tatami.core.options import Option
from tatami.core.record import Raw, blank, open_record
from tatami.core.words import Words
from tatami.games.samourai import (
    actions,
    figures,
    happenings,
    knowledge,
    outlook,
    own,
    position,
    rules,
    scenarios,
    setup,
    tables,
    text,
    view,
)
from tatami.games.samourai.setting import lay, setting, write
from tatami.games.samourai.table import DECISIONS, Decision, Figures, Table

STOCK_POEM = "Dew on the bent grass / gone before the sun is high / the blade stays behind"


def switch(constant: str) -> Option:
    """A constant of the tables that has alternatives."""
    figure = tables.shipped().constants[constant]
    return Option(constant, figure.value, (figure.value, *figure.alternatives))


SIDES = 2


class Samourai(Game):
    """Two sides, six scenarios, three maps."""

    name = "samourai"
    rules_version = "1"
    prefix = "SB"
    folder = Path(__file__).parent
    options = (
        own.ScenarioOption("scenario", "torii", tuple(scenarios.shipped())),
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
    happenings = happenings.happenings((), ())
    prompts = tuple(name for name in DECISIONS[Decision.MARKER : Decision.GO_ON] if name != DECISIONS[Decision.DIE])
    notation_depends_on_position = True
    engine = outlook.SamouraiEngine(
        "samourai",
        Rules(rules.legal, rules.chance, rules.apply, rules.forbids, knowledge.redeal, rules.returns),
        Table,
        Figures,
        most_choices=actions.MOST_CHOICES,
    )

    def draw_options(self, players: int, rng: Any) -> dict[str, Any]:
        """Two sides, and nothing to draw (SB-1.1)."""
        if players != SIDES:
            raise ValueError(f"samourai: players={players}: must be {SIDES}, one for each side (SB-2.5)")
        return {}

    def seats(self, options: Mapping[str, Any]) -> int:
        return 2

    def most_actions(self, options: Mapping[str, Any]) -> int:
        """A game turn has at most so many decisions; without a turn cap nothing bounds a game but patience."""
        return 2000 * (options["turn_cap"] or 1000)

    def figures(self, overrides: FiguresFile | None = None) -> FiguresFile:
        return figures.merged(overrides)

    def figures_for(self, overrides: FiguresFile, options: Mapping[str, Any]) -> Raw:
        chosen = msgspec.json.encode(dict(options), order="sorted")
        return figures_record(chosen, msgspec.json.encode(overrides, order="sorted"))

    def happenings_for(self, options: Mapping[str, Any]) -> Sequence[Happening]:
        place = setting(options["scenario"])
        return happenings.happenings(place.units, place.corners)

    def codec(self, options: Mapping[str, Any]) -> Codec:
        place = setting(options["scenario"])
        return actions.codec(place.units, place.corners)

    def write_figures(self, f: Figures, figures: FiguresFile) -> None:
        raise AssertionError("figures_for writes them by scenario and options")

    def set_up(self, t: Table, options: Mapping[str, Any]) -> None:
        lay(t, setting(options["scenario"]))
        plain(setup.ask_next)(t, open_record(Figures, self.figures_for({}, options)))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def outlook(self, state: State, seat: int, about: str) -> dict[str, Any]:
        return outlook.outlook(state, seat, about)

    def result(self, state: State) -> Result:
        return view.result(state)

    def dump(self, t: Table, options: Mapping[str, Any]) -> dict[str, Any]:
        return position.dump(t, setting(options["scenario"]))

    def load(self, t: Table, given: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        position.Reader(t, setting(options["scenario"])).read(given)

    def names(self, seen: dict[str, Any], words: Words) -> list[str]:
        return text.names(seen, words)

    def board(self, seen: dict[str, Any], words: Words) -> list[str]:
        return text.board(seen, words)

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

    def inscription(self, state: State, action: int, written: str | None) -> str:
        """SB-9.5: the poem is kept with the record; a machine that writes none gets a stock one."""
        if action != actions.POEM:
            return self.notation(state, action)
        if written is None or not written.removeprefix("poem:"):
            return f"poem:{STOCK_POEM}"
        actions.check_poem(written.removeprefix("poem:"))
        return "poem:" + written.removeprefix("poem:")

    def public_notation(self, state: State, action: int, seat: int | None) -> str | None:
        return knowledge.public_notation(self, state, action, seat)


@lru_cache(maxsize=64)
def figures_record(options: bytes, overrides: bytes) -> Raw:
    """The numbers of a scenario under its options."""
    chosen = msgspec.json.decode(options)
    raw = blank(Figures)
    write(open_record(Figures, raw), setting(chosen["scenario"]), chosen, figures.numbers(overrides))
    return raw


GAME = Samourai()
