"""Kenjin, a game by Nicolas Sato, published by Superlude: hidden cards, two to four players."""

from __future__ import annotations

from tatami.core.compiled import plain
from tatami.core.engine import CHANCE, Rules
from tatami.core.figures import Figures as FiguresFile
from tatami.core.game import Game, Result, State
from tatami.core.json_types import Given, Options, Position, View
from tatami.core.notation import Codec
from tatami.core.options import Conflict, Option
from tatami.core.words import Words
from tatami.games.kenjin import position, text, view
from tatami.games.kenjin.changes import KenjinEngine
from tatami.games.kenjin.rules import actions, decisions, knowledge, resolution
from tatami.games.kenjin.rules.actions import BONUS, DESTROY, ENGAGE, REVEAL
from tatami.games.kenjin.rules.events import EVENT_KINDS
from tatami.games.kenjin.rules.table import (
    BATTLEFIELDS,
    CLAN_CARDS,
    DECISIONS,
    FIRST_SECRET,
    NOBODY,
    TILES,
    UNITS,
    UNRESOLVED,
    Decision,
    Figures,
    Table,
)


class Kenjin(Game):
    """Two to four clans, thirteen cards each, four battlefields a clan."""

    name = "kenjin"
    rules_version = "1"
    prefix = "KJ"
    options = (
        Option("players", 2, (2, 3, 4)),
        Option("setup", "random", ("random", "draft")),
        Option("teams", False, (False, True)),
        Option("torii_counts_itself", False, (False, True)),
        Option("peasant_must_survive", True, (False, True)),
    )
    conflicts = (
        Conflict(
            "draft-for-two",
            "setup=draft: two players cannot draft (KJ-2.6); use setup=random, or 3 or 4 players",
            setup=["draft"],
            players=[2],
        ),
        Conflict("teams-of-four", "teams=true: teams need four players (KJ-8.1)", teams=[True], players=[2, 3]),
    )
    event_kinds = EVENT_KINDS
    prompts = DECISIONS[Decision.DRAFT : Decision.OVER]
    engine = KenjinEngine(
        "kenjin",
        Rules(
            decisions.legal, decisions.chance, decisions.apply, decisions.forbids, knowledge.redeal, resolution.returns
        ),
        Table,
        Figures,
        most_choices=256,
    )

    def check_figures(self, figures: FiguresFile) -> None:
        for name, unit in figures["unit"].items():
            if not 0 <= unit["power"] <= 9:
                raise ValueError(f"figures: unit.{name}.power = {unit['power']}: must be 0 to 9")
            for fixed in ("copies", "kind"):
                if unit[fixed] != self.shipped["unit"][name][fixed]:
                    raise ValueError(f"figures: unit.{name}.{fixed}: cannot be changed, the rules rest on it (KJ-1.2)")
        for name, points in figures["battlefield"].items():
            if name != "provenance" and not 0 <= points <= 20:
                raise ValueError(f"figures: battlefield.{name} = {points}: must be 0 to 20")
        for name, points in figures["score"].items():
            if name != "provenance" and not -20 <= points <= 20:
                raise ValueError(f"figures: score.{name} = {points}: must be -20 to 20")

    def seats(self, options: Options) -> int:
        players: int = options["players"]
        return players

    def teams(self, options: Options) -> tuple[int, ...]:
        """KJ-8.1: partners sit opposite each other."""
        return (0, 1, 0, 1) if options["teams"] else super().teams(options)

    def same_deal(self, state: State) -> Position | None:
        """For two the battlefields; with more players two games would not seat everybody alike."""
        if state.options["players"] != 2 or None in (
            laid := [one["battlefield"] for one in state.position()["battlefields"]]
        ):
            return None
        return {"battlefields": laid}

    def most_actions(self, options: Options) -> int:
        draft = options["setup"] == "draft"
        return {2: 39, 3: 65 if draft else 57, 4: 85 if draft else 75}[options["players"]]

    def codec(self, options: Options) -> Codec:
        return actions.codec(options)

    def write_figures(self, f: Figures, figures: FiguresFile) -> None:
        for place, name in enumerate(UNITS):
            f.power[place] = figures["unit"][name]["power"]
        for place, name in enumerate(TILES):
            f.points[place] = figures["battlefield"][name]
        f.peasant, f.lord, f.coward = (figures["score"][name] for name in ("peasant", "lord", "coward"))

    def set_up(self, t: Table, options: Options) -> None:
        """KJ-2.8: everyone holds all thirteen cards; the battlefields are still to be drawn."""
        t.to_act = CHANCE
        t.decision = Decision.TILE
        t.players = options["players"]
        t.draft = options["setup"] == "draft"
        t.teams = options["teams"]
        t.torii_counts_itself = options["torii_counts_itself"]
        t.peasant_must_survive = options["peasant_must_survive"]
        t.here = t.doomed = NOBODY
        for field in range(BATTLEFIELDS):
            t.tiles[field] = NOBODY
            t.winner[field] = UNRESOLVED
        for seat in range(t.players):
            for unit, copies in enumerate(position.COPIES):
                t.seats[seat].hand[unit] = copies
            t.seats[seat].held = CLAN_CARDS

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def result(self, state: State) -> Result:
        return view.result(state)

    def dump(self, t: Table, options: Options) -> Position:
        return position.dump(t)

    def load(self, t: Table, given: Given, options: Options) -> None:
        for seat in range(t.players):
            t.seats[seat].hand[:] = 0
        position.Reader(t).read(given)

    def names(self, seen: View, words: Words) -> list[str]:
        return text.names(seen, words)

    def board(self, seen: View, words: Words) -> list[str]:
        return text.board(seen, words)

    def public_notation(self, state: State, action: int, seat: int | None) -> str | None:
        """KJ-9.3: to others an engaged secret unit reads `secret@2`; a first choice at the Sanctuary, `destroy:?`."""
        written: str = state.codec.text(action)
        if seat == state.to_act:
            return written
        if DESTROY <= action < BONUS and plain(resolution.is_first_choice)(state.table()):
            return "destroy:?"
        if not ENGAGE <= action < REVEAL:
            return written
        unit, number = divmod(action - ENGAGE, BATTLEFIELDS)
        return f"secret@{number + 1}" if unit >= FIRST_SECRET else written


GAME = Kenjin()
