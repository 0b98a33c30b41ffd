"""A table set up for a test: who stands where, then moves by their notation."""

from __future__ import annotations

from typing import Any

import tatami
from tatami import Event, State
from tatami.core.record import open_record
from tatami.games.samourai.rules.table import Figures

MONKS = ("gyokan", "benkan", "jokei", "ryonen", "ekei", "zenki", "tetsugyu", "dogyo")
GAME = tatami.game("samourai")


def figures(scenario: str = "torii", **options: Any) -> Any:
    return open_record(Figures, GAME.new(scenario=scenario, **options)._figures)


class Table:
    """A position in play. `men` places characters; everything else as in a position."""

    def __init__(
        self, scenario: str, men: dict[str, Any], options: dict[str, Any] | None = None, **position: Any
    ) -> None:
        given = {"scenario": scenario, **(options or {})}
        if scenario == "crossroads":  # or the monks could no longer leave, and the game would end
            men = {**{monk: {"place": "to-enter"} for monk in MONKS}, **men}
        self.state: State = GAME.position({"options": given, "men": men, **position})

    def play(self, *texts: str) -> list[Event]:
        events: list[Event] = []
        for text in texts:
            events = list(self.state.apply(self.state.parse(text), text))
        return events

    def roll(self, die: int) -> list[Event]:
        return self.play(f"d10:{die}")

    def legal(self, verb: str = "") -> list[str]:
        return [text for text in map(self.state.notation, self.state.actions()) if text.startswith(verb)]

    def why(self, text: str) -> list[str]:
        return self.state.why(text)

    def man(self, unit: str, seat: int | None = None) -> dict[str, Any]:
        men = self.state.view(seat)["men"]
        found: dict[str, Any] = next(man for man in men if man["id"] == unit)
        return found

    def horse(self, unit: str) -> dict[str, Any]:
        found: dict[str, Any] = next(horse for horse in self.state.view(None)["horses"] if horse["id"] == unit)
        return found

    @property
    def decision(self) -> str:
        decided: str = self.state.view(None)["decision"]
        return decided

    def where(self, unit: str) -> str:
        return "/".join(self.man(unit)["hexes"])
