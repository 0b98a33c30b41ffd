"""Samurai Spirit: the exact chances of a fight, and the rule behind each action."""

from __future__ import annotations

from tatami.bots.hint import Reason
from tatami.core.game import State

RULES = {
    "use": "SS-10.3",
    "ignore": "SS-6.4",
    "suffer": "SS-5.1",
    "first": "SS-5.2",
    "drop": "SS-5.13",
    "fight": "SS-4.1",
    "support": "SS-11.1",
    "pass": "SS-11.3",
    "confront": "SS-4.2",
    "defend": "SS-4.3",
    "give": "SS-6.3",
    "under": "SS-6.8",
    "discard": "SS-6.7",
    "kiai": "SS-7.1",
    "no-kiai": "SS-7.1",
    "heal": "SS-8.2",
}


def reasons(state: State, action: int) -> list[Reason]:
    """Nothing here is secret: whoever counts the cards knows as much (SS-13.1)."""
    verb, _ = state.codec.told(action)
    found = []
    if verb == "fight":
        odds = next((seat for seat in state.game.odds(state)["seats"] if seat["seat"] == state.to_act), None)
        if odds:
            found.append(Reason("samurai-spirit-overwhelmed", {"chance": odds["overwhelmed_anyway"]}))
            found.append(Reason("samurai-spirit-defend", {"chance": odds["defend"]}))
            if odds["kiai"] > 0:
                found.append(Reason("samurai-spirit-kiai", {"chance": odds["kiai"]}))
    if verb in RULES:
        found.append(Reason(rule=RULES[verb]))
    return found
