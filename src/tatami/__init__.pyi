"""Tatami: tabletop games for people and for machines. Made by `python -m tatami.core.stub`."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, overload

from tatami.core.chance import Dealer as Dealer
from tatami.core.events import Event as Event
from tatami.core.figures import Figures
from tatami.core.game import CHANCE as CHANCE
from tatami.core.game import Game as Game
from tatami.core.game import IllegalAction as IllegalAction
from tatami.core.game import Result as Result
from tatami.core.game import State as State
from tatami.core.game_record import RecordError as RecordError
from tatami.core.game_record import replay as replay
from tatami.core.notation import BadNotation as BadNotation
from tatami.games.kenjin import Kenjin as KenjinRules
from tatami.games.samourai import Samourai as SamouraiRules
from tatami.games.samurai_spirit import SamuraiSpirit as SamuraiSpiritRules

__version__: str

def games() -> list[str]:
    """The names of all games."""

class Kenjin(KenjinRules):
    def new(  # type: ignore[override]
        self,
        figures: Figures | None = None,
        *,
        players: Literal[2, 3, 4] = ...,
        setup: Literal["random", "draft"] = ...,
        teams: bool = ...,
        torii_counts_itself: bool = ...,
        peasant_must_survive: bool = ...,
    ) -> State:
        """A fresh game. An unknown option or a bad value is a ValueError that names it."""

class Samourai(SamouraiRules):
    def new(  # type: ignore[override]
        self,
        figures: Figures | None = None,
        *,
        scenario: Literal[
            "torii",
            "ninja-night",
            "seven-samurai",
            "temple-assault",
            "convoy",
            "crossroads",
            "bridge",
            "embers",
            "petition",
            "shrine",
            "torii-ally",
            "torii-dusk",
            "convoy-guard",
            "convoy-fewer",
            "convoy-dusk",
            "crossroads-ally",
            "crossroads-fewer",
            "crossroads-dusk",
            "embers-fewer",
            "embers-guard",
        ]
        | Mapping[str, Any] = ...,
        turn_cap: Literal[40, 0] = ...,
        short_range: Literal[15, 12, 20] = ...,
        arrow_retreat: Literal[2, 1] = ...,
        rider_arrow_b: Literal["wounded_in_saddle", "thrown_wounded"] = ...,
        captured_defence_bonus: Literal[0, 2] = ...,
        horse_control_radius: Literal[1, 2] = ...,
        combat_result_a: Literal["attacker_wounded", "attacker_stunned"] = ...,
        shift_below_1_1: Literal["no_attack", "resolve_at_1_1"] = ...,
        duel_turn_cap: Literal[20, 0] = ...,
    ) -> State:
        """A fresh game. An unknown option or a bad value is a ValueError that names it."""

class SamuraiSpirit(SamuraiSpiritRules):
    def new(  # type: ignore[override]
        self,
        figures: Figures | None = None,
        *,
        samurai: Sequence[
            Literal["heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro"]
        ] = ...,
        difficulty: Literal["easy", "normal", "hard", "heroic"] = ...,
        edition: Literal["fr", "en", "pl"] = ...,
        village_support: bool = ...,
    ) -> State:
        """A fresh game. An unknown option or a bad value is a ValueError that names it."""

@overload
def game(name: Literal["kenjin"]) -> Kenjin: ...
@overload
def game(name: Literal["samourai"]) -> Samourai: ...
@overload
def game(name: Literal["samurai-spirit"]) -> SamuraiSpirit: ...
@overload
def game(name: str) -> Game: ...
