"""Your Game: a heap of stones, and a secret card for each of two players."""

from __future__ import annotations

from tatami.core.engine import CHANCE, Engine, Rules
from tatami.core.figures import Figures as FiguresFile
from tatami.core.game import Game, Result, State
from tatami.core.json_types import Given, Options, Position, View
from tatami.core.notation import Codec
from tatami.core.options import Option
from tatami.core.words import Words
from tatami_yourgame import position, text, view
from tatami_yourgame.rules import actions, decisions, knowledge
from tatami_yourgame.rules.events import EVENT_KINDS
from tatami_yourgame.rules.table import DECISIONS, NOBODY, PLAYERS, Decision, Figures, Table


class YourGame(Game):
    """What Tatami asks of a game. All but a few of the answers are in the modules beside this one."""

    name = "yourgame"
    rules_version = "1"
    prefix = "YG"
    options = (Option("stones", 9, (6, 9, 12)),)
    event_kinds = EVENT_KINDS
    prompts = (DECISIONS[Decision.TURN],)
    engine = Engine(
        "yourgame",
        Rules(
            decisions.legal, decisions.chance, decisions.apply, decisions.forbids, knowledge.redeal, decisions.returns
        ),
        Table,
        Figures,
        most_choices=16,
    )

    def check_figures(self, figures: FiguresFile) -> None:
        points = figures["score"]["last_stone"]
        if not 0 <= points <= 9:
            raise ValueError(f"figures: score.last_stone = {points}: must be 0 to 9")

    def seats(self, options: Options) -> int:
        return PLAYERS

    def most_actions(self, options: Options) -> int:
        """The deal, every stone by itself, and both cards shown."""
        stones: int = options["stones"]
        return 1 + stones + PLAYERS

    def codec(self, options: Options) -> Codec:
        return actions.CODEC

    def write_figures(self, f: Figures, figures: FiguresFile) -> None:
        f.last_stone = figures["score"]["last_stone"]

    def set_up(self, t: Table, options: Options) -> None:
        t.to_act = CHANCE
        t.decision = Decision.DEAL
        t.stones = options["stones"]
        t.last = NOBODY

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def result(self, state: State) -> Result:
        return view.result(state)

    def dump(self, t: Table, options: Options) -> Position:
        return position.dump(t)

    def load(self, t: Table, given: Given, options: Options) -> None:
        position.Reader().read(t, given, options["stones"])

    def names(self, seen: View, words: Words) -> list[str]:
        return text.names(seen, words)

    def board(self, seen: View, words: Words) -> list[str]:
        return text.board(seen, words)

    def public_notation(self, state: State, action: int, seat: int | None) -> str | None:
        """YG-1.3: in the list of moves, too, a deal shows a seat its own card alone."""
        written = self.notation(state, action)
        if state.to_act != CHANCE:
            return written
        cards = written.removeprefix("deal:")
        return "deal:" + "".join(card if owner == seat else "?" for owner, card in enumerate(cards))


GAME = YourGame()
