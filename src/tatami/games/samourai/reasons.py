"""Samouraï: the chances of a shot or a melee by the tables, and the rule behind each action."""

from __future__ import annotations

from tatami.core.bot import Reason
from tatami.core.game import State
from tatami.core.json_types import View
from tatami.games.samourai.outlook import FACES, Outlook
from tatami.games.samourai.rules.table import MEN, Table

RULES = {
    "accept": "SB-10.1",
    "advance": "SB-6.19",
    "answer": "SB-8.2",
    "attack": "SB-6.1",
    "back": "SB-5.11",
    "barricade": "SB-12.1",
    "challenge": "SB-8.1",
    "clear": "SB-5.13",
    "corner": "SB-4.16",
    "crew": "SB-5.22",
    "deflect": "SB-10.1",
    "douse": "SB-13.7",
    "dismount": "SB-5.15",
    "dress": "SB-14.8",
    "fire": "SB-3.5",
    "go": "SB-6.6",
    "harakiri": "SB-9.1",
    "haul": "SB-5.22",
    "hitch": "SB-5.23",
    "lead": "SB-5.18",
    "light": "SB-13.7",
    "mount": "SB-5.14",
    "move": "SB-5.1",
    "on": "SB-6.6",
    "refuse": "SB-8.9",
    "retreat": "SB-6.17",
    "retreat-horse": "SB-6.17",
    "swing": "SB-5.11",
    "throw": "SB-11.1",
    "to": "SB-5.2",
    "unhitch": "SB-5.23",
    "victim": "SB-6.16",
    "with": "SB-6.11",
}

HITS = {"fire": "BCD", "throw": "DW"}
"""The results that harm the target (SB-3.8, SB-11.5)."""
OURS, THEIRS = "CDEFG", "AB"
"""The results of a melee that drive off or harm defenders, and attackers (SB-6.14)."""


def reasons(state: State, action: int) -> list[Reason]:
    """From what whoever acts may know: an outlook tells no more."""
    verb, args = state.codec.verb_and_labels(action)
    found: list[Reason] = []
    if state.to_act is not None and verb in ("fire", "throw", "attack", "on", "go"):
        asked = Outlook(state, state.to_act)
        if verb in HITS:
            found += shot(asked, verb, state.notation(action), str(args["unit"]))
        elif verb == "attack":
            found += best_of([melee_reason(told) for told in asked.attack_odds(asked.own_man(str(args["unit"])))])
        else:
            found += clash(asked, asked.t, asked.unit(str(args["unit"])) if verb == "on" else None)
    if verb in RULES:
        found.append(Reason(rule=RULES[verb]))
    return found


def shot(asked: Outlook, verb: str, notation: str, archer: str) -> list[Reason]:
    """SB-3.8, SB-11.5"""
    for told in asked.shots(asked.own_man(archer)):
        if told["action"] == notation and "chances" in told:
            args = {"chance": share_of(told["chances"], HITS[verb]), "range": told["range"]}
            return [Reason("samourai-shot", args)]
    return []


def clash(asked: Outlook, t: Table, target: int | None) -> list[Reason]:
    """The melee as it is being put together, with one more defender."""
    attackers = members(t.clash.attackers, MEN)
    defenders = members(t.clash.defenders, len(asked.place.units))
    if target is not None and target not in defenders:
        defenders.append(target)
    return best_of([melee_reason(asked.melee(attackers, defenders))] if attackers and defenders else [])


def members(units: int, most: int) -> list[int]:
    return [unit for unit in range(most) if units >> unit & 1]


def melee_reason(told: View) -> Reason | None:
    if "chances" not in told:
        return None
    good, bad = share_of(told["chances"], OURS), share_of(told["chances"], THEIRS)
    return Reason("samourai-melee", {"attack": told["attack"], "defence": told["defence"], "good": good, "bad": bad})


def best_of(found: list[Reason | None]) -> list[Reason]:
    told = [reason for reason in found if reason is not None]
    return [max(told, key=lambda reason: reason.args["good"] - reason.args["bad"])] if told else []


def share_of(chances: dict[str, int], results: str) -> float:
    return sum(faces for result, faces in chances.items() if result in results) / FACES
