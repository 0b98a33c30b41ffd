"""Samurai Spirit, a game by Antoine Bauza, published by Funforge: cooperative, two to seven samurai."""

from __future__ import annotations

from random import Random

from tatami.core.chance import seed_from
from tatami.core.compiled import plain
from tatami.core.engine import CHANCE, Engine, Rules
from tatami.core.events import muted
from tatami.core.figures import Figures as FiguresFile
from tatami.core.game import Game, Result, State
from tatami.core.json_types import Given, JsonObject, Options, Position, View
from tatami.core.notation import BadNotation, Codec
from tatami.core.options import Forced, Names, Option
from tatami.core.record import dtype_of
from tatami.core.words import Words
from tatami.games.samurai_spirit import odds, position, text, view
from tatami.games.samurai_spirit.rules import actions, decisions, outcome
from tatami.games.samurai_spirit.rules.actions import ORDER, ORDERS, WOUND
from tatami.games.samurai_spirit.rules.events import EVENT_KINDS
from tatami.games.samurai_spirit.rules.table import (
    CARD_IDS,
    DIFFICULTIES,
    DOLLS_WANTED,
    EDITIONS,
    FARMS,
    FARMSTEADS,
    FEWEST_SAMURAI,
    FIRST_OF_A_SEAT,
    LAST_ROUND,
    MOST_SAMURAI,
    NOTHING,
    PENALTIES,
    PILE_ROOM,
    PLUNDERERS,
    SAMURAI,
    STEPS,
    SYMBOLS,
    TURN_LIMIT,
    Figures,
    Place,
    Step,
    Table,
    barricades_at_first,
    plunderers_of_the_game,
)

MOST_ALONE = 3
"""A single player takes two samurai or three, by the rules for two players (SS-2.1, SS-10.4)."""
MOST_ACTIONS_A_TURN = 32 + 8 * PILE_ROOM
"""Tokens, penalties and two Fights; then at most eight for each Kiai, which takes a card out of the lines for good."""
MOST_ACTIONS_A_NIGHT = 32 + PILE_ROOM
"""Farmsteads, Families and their choices; then every intruder."""


class SamuraiSpirit(Game):
    """Two to seven samurai defend a village through three rounds, and win or lose together."""

    name = "samurai-spirit"
    rules_version = "1"
    prefix = "SS"
    options = (
        Names("samurai", ("heihachi", "gorobei", "kikuchiyo", "katsushiro"), SAMURAI, FEWEST_SAMURAI, MOST_SAMURAI),
        Option("difficulty", "normal", DIFFICULTIES),
        Option("edition", "fr", EDITIONS),
        Option(
            "village_support",
            False,
            (False, True),
            forced=(
                Forced(FEWEST_SAMURAI, True, "SS-10.4"),
                Forced(MOST_ALONE, True, "SS-10.4", alone=True),
                Forced(MOST_SAMURAI, False, "SS-10.4"),
            ),
        ),
    )
    engine = Engine(
        "samurai-spirit",
        Rules(decisions.legal, decisions.chance, decisions.apply, decisions.forbids, decisions.redeal, outcome.returns),
        Table,
        Figures,
        most_choices=80,
    )
    has_secrets = False
    notation_depends_on_position = True
    """`order:` names the cards that Katsushiro has turned up."""
    event_kinds = EVENT_KINDS
    prompts = STEPS[FIRST_OF_A_SEAT : Step.OVER]

    def check_figures(self, figures: FiguresFile) -> None:
        for name, board in figures["samurai"].items():
            for side in ("human", "animal"):
                if not 1 <= board[side] <= 20:
                    raise ValueError(f"figures: samurai.{name}.{side} = {board[side]}: must be 1 to 20")
        backs = [figures["farmsteads"][farm] for farm in FARMS]
        if min(backs) < 0 or sum(backs) != FARMSTEADS:
            raise ValueError(f"figures: farmsteads: must be {FARMSTEADS} together (SS-1.3)")
        for name, card in figures["card"].items():
            if card["symbol"] not in ("", *SYMBOLS):
                raise ValueError(
                    f"figures: card.{name}.symbol = {card['symbol']!r}: must be empty, {', '.join(SYMBOLS)}"
                )
            if len(card["penalties"]) > 2 or any(penalty not in PENALTIES for penalty in card["penalties"]):
                raise ValueError(f"figures: card.{name}.penalties: at most two of {', '.join(PENALTIES)}")
        if dolls_among_plunderers(figures) < DOLLS_WANTED:
            raise ValueError(f"figures: card: at least {DOLLS_WANTED} Plunderers must show a doll (SS-10.2)")

    def draw_options(self, players: int, rng: Random) -> JsonObject:
        """So many samurai, drawn (SS-2.1)."""
        if not FEWEST_SAMURAI <= players <= MOST_SAMURAI:
            raise ValueError(f"samurai-spirit: players={players}: must be {FEWEST_SAMURAI} to {MOST_SAMURAI}")
        return {"samurai": Random(seed_from(rng)).sample(SAMURAI, players)}

    def seats(self, options: Options) -> int:
        return len(options["samurai"])

    def teams(self, options: Options) -> tuple[int, ...]:
        """All win or lose together (SS-3.7)."""
        return (0,) * self.seats(options)

    def kind_of_table(self, options: Options) -> dict[str, str | int]:
        return {"difficulty": options["difficulty"], "players": self.seats(options)}

    def most_actions(self, options: Options) -> int:
        """Far above what is met. In rounds 1 and 2 every turn passes a samurai or uses up a raider, in round 3 there
        are at most TURN_LIMIT turns (SS-3.8); after each round there is a night."""
        turns = 2 * (PILE_ROOM + MOST_SAMURAI) + TURN_LIMIT
        return turns * MOST_ACTIONS_A_TURN + LAST_ROUND * MOST_ACTIONS_A_NIGHT

    def codec(self, options: Options) -> Codec:
        return actions.codec(options)

    def write_figures(self, f: Figures, figures: FiguresFile) -> None:
        for number, name in enumerate(SAMURAI):
            f.kiai[number, 0] = figures["samurai"][name]["human"]
            f.kiai[number, 1] = figures["samurai"][name]["animal"]
        for number, name in enumerate(FARMS):
            f.backs[number] = figures["farmsteads"][name]
        f.dolls = dolls_among_plunderers(figures)
        for number, name in enumerate(CARD_IDS):
            card = figures["card"][name]
            f.worth[number] = int(name[1])
            f.symbol[number] = SYMBOLS.index(card["symbol"]) if card["symbol"] else NOTHING
            f.flames[number] = card["flames"]
            for place in range(2):
                listed = place < len(card["penalties"])
                f.penalty[number, place] = PENALTIES.index(card["penalties"][place]) if listed else NOTHING

    def set_up(self, t: Table, options: Options) -> None:
        """SS-2; who starts is still to be drawn."""
        t.to_act = CHANCE
        t.decision = Step.FIRST_SEAT
        t.depth = 1  # a frame of zeros is FIRST_SEAT
        t.players = players = len(options["samurai"])
        t.difficulty = difficulty = DIFFICULTIES.index(options["difficulty"])
        t.edition = EDITIONS.index(options["edition"])
        t.village_support = options["village_support"]
        t.round_number = 1
        t.barricades = t.most_barricades = plain(barricades_at_first)(difficulty, players)
        t.farmsteads = FARMSTEADS
        t.families[:] = 1
        t.seat_of[:] = NOTHING
        for who, name in enumerate(options["samurai"]):
            seat = t.seats[who]
            seat.samurai = SAMURAI.index(name)
            seat.token = who
            seat.left[:] = NOTHING
            t.seat_of[seat.samurai] = who
        if t.village_support:
            for samurai in range(len(SAMURAI)):
                t.village[samurai] = t.seat_of[samurai] == NOTHING
            t.dolls_due = DOLLS_WANTED
        t.places = t.fresh = t.stack_count = plain(plunderers_of_the_game)(difficulty, players)
        t.newcomers = PLUNDERERS
        t.stack[: t.stack_count] = NOTHING
        t.place[:PLUNDERERS] = Place.NEW

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def result(self, state: State) -> Result:
        return view.result(state)

    def dump(self, t: Table, options: Options) -> Position:
        return position.dump(t)

    def load(self, t: Table, given: Given, options: Options) -> None:
        """Reads it; where nothing is pending the turn begins, and goes on to the first decision."""
        overrides = dict(given.get("figures", {}))
        if position.Reader(t, self.figures(overrides)).read(given):
            f = self.figures_for(overrides, options).view(dtype_of(Figures))[0]
            decisions.go_on(t, f, muted())

    def odds(self, state: State) -> JsonObject:
        return odds.odds(state)

    def odds_lines(self, found: JsonObject, names: list[str], words: Words) -> list[str]:
        return odds.lines(found, names, words)

    def names(self, seen: View, words: Words) -> list[str]:
        return text.names(seen, words)

    def prompt(self, seen: View, words: Words) -> str:
        return text.prompt(seen, words)

    def board(self, seen: View, words: Words) -> list[str]:
        return text.board(seen, words)

    def notation(self, state: State, action: int) -> str:
        """As everywhere; but `order:` names the cards that were turned up (SS-7.9)."""
        if ORDER <= action < WOUND:
            shown, order = view.cards_shown(state), ORDERS[action - ORDER]
            if len(shown) == len(order):
                return "order:" + ",".join(shown[place] for place in order)
        return state.codec.text(action)

    def recorded_text(self, state: State, action: int, written: str | None) -> str | int:
        """Only of an order the record must keep the words; of all others the number says it all."""
        return self.notation(state, action) if ORDER <= action < WOUND else action

    def parse(self, state: State, written: str) -> int:
        names = tuple(written.removeprefix("order:").split(","))
        if not written.startswith("order:") or any(name not in CARD_IDS for name in names):
            return state.codec.parse(written)
        shown = view.cards_shown(state)
        if sorted(names) == sorted(shown):
            return ORDER + ORDERS.index(tuple(shown.index(name) for name in names))
        if shown or len(names) > 3:
            raise BadNotation(f"{written!r}: name each card turned up once: {', '.join(shown) or 'there is none'}")
        return ORDER + ORDERS.index(tuple(range(len(names))))


def dolls_among_plunderers(figures: FiguresFile) -> int:
    return sum(figures["card"][card]["symbol"] == "doll" for card in CARD_IDS[:PLUNDERERS])


GAME = SamuraiSpirit()
