"""Samurai Spirit: the exact chances of a fight, and the rule behind each action."""

from __future__ import annotations

from tatami.core.bot import Reason
from tatami.core.game import State

RULES = {
    "use": "SS-10.3",
    "ready": "SS-10.3",
    "suffer": "SS-5.1",
    "first": "SS-5.2",
    "drop": "SS-5.13",
    "fight": "SS-4.1",
    "support": "SS-11.1",
    "pass": "SS-11.3",
    "confront": "SS-4.2",
    "defend": "SS-4.3",
    "under": "SS-6.8",
    "discard": "SS-6.7",
    "kiai": "SS-7.1",
    "no-kiai": "SS-7.1",
    "token": "SS-7.8",
    "order": "SS-7.9",
    "wound": "SS-9.3",
}
TAKES = {"daisuke": "SS-7.4", "kikuchiyo": "SS-7.7"}


def rule_of(state: State, verb: str) -> str | None:
    """The rule behind an action, which for some depends on the card or on who acts."""
    seen = state.view(state.to_act)
    acting = seen["seats"][state.to_act]
    if verb == "ignore":
        return "SS-6.5" if acting["line"][-1]["value"] % 2 else "SS-6.4"
    if verb == "take":
        return TAKES.get(acting["samurai"])
    if verb == "give" and seen["decision"] == "place":
        return "SS-6.2" if seen["in_hand"][0]["value"] % 2 else "SS-6.1"
    if verb == "give":
        return "SS-7.4"
    if verb in ("heal", "no-heal"):
        return "SS-9.4" if seen["decision"] == "healed" else "SS-7.3"
    return RULES.get(verb)


def spends(state: State, action: int) -> int:
    """A village token is gone for the rest of the game (SS-10.3); everything else comes back."""
    return int(state.codec.verb_and_labels(action)[0] == "use")


def reasons(state: State, action: int) -> list[Reason]:
    """Nothing here is secret: whoever counts the cards knows as much (SS-13.1)."""
    verb, _ = state.codec.verb_and_labels(action)
    found = []
    if verb == "fight":
        odds = next((seat for seat in state.game.odds(state)["seats"] if seat["seat"] == state.to_act), None)
        if odds:
            found.append(Reason("samurai-spirit-overwhelmed", {"chance": odds["overwhelmed_anyway"]}))
            found.append(Reason("samurai-spirit-defend", {"chance": odds["defend"]}))
            if odds["kiai"] > 0:
                found.append(Reason("samurai-spirit-kiai", {"chance": odds["kiai"]}))
    rule = rule_of(state, verb)
    if rule:
        found.append(Reason(rule=rule))
    return found
