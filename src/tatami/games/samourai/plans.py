"""Hints figure by figure: what each could begin now, and why the plan that a bot made of it is a good one.

All of it follows from what the seat knows: the states are guesses that look the same to it, and reasons come from
outlooks, which tell of known enemies alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from tatami.core.bot import Plan
from tatami.core.compiled import plain
from tatami.core.game import State
from tatami.core.json_types import JsonObject, View
from tatami.games.samourai import bot
from tatami.games.samourai.outlook import Outlook
from tatami.games.samourai.previews import Preview
from tatami.games.samourai.progress import fixed_goals
from tatami.games.samourai.reasons import HITS, OURS, THEIRS, members, share_of
from tatami.games.samourai.rules import hexes, pieces
from tatami.games.samourai.rules.actions import ATTACK, CORNER, FIRE, MOVE, TARGETS, THROW, TO
from tatami.games.samourai.rules.hexes import NAMES, NUMBERS, OFF
from tatami.games.samourai.rules.table import FIGURES, MEN, NOBODY, Decision, Place

ON_HEXES = ("hold_hex", "hold_buildings")
"""Goals that are reached by standing somewhere."""
best_shot, goal_of = plain(bot.best_shot), plain(bot.goal_of)
range_between, is_mounted = plain(hexes.range_between), plain(pieces.is_mounted)


def openings(state: State) -> dict[str, int]:
    """The first action of each figure that can act: its most promising shot, its move, its attack."""
    asked = Outlook(state, state.to_act or 0)
    t, f, units = asked.t, asked.f, asked.place.units
    actions = state.actions()
    if t.decision == Decision.FIRE:
        found: dict[str, int] = {}
        for man in range(f.men):
            shots = [action for action in actions if FIRE <= action < CORNER and shooter(action) == man]
            likely = [action for action in shots if target_of(action) < FIGURES]
            if likely:
                found[str(units[man])] = likely[best_shot(t, f, likely, len(likely))]
        return found
    first, last = {Decision.MOVE: (MOVE, TO), Decision.COMBAT: (ATTACK, ATTACK + MEN)}.get(Decision(t.decision), (0, 0))
    return {str(units[action - first]): action for action in actions if first <= action < last}


def shooter(action: int) -> int:
    return (action - (FIRE if action < THROW else THROW)) // TARGETS


def target_of(action: int) -> int:
    return (action - (FIRE if action < THROW else THROW)) % TARGETS


def is_under_way(state: State, seat: int) -> bool:
    """Whether a figure's move goes on, or an attack is being put together."""
    t = state.open()
    return state.to_act == seat and t.decision in (Decision.STEP, Decision.ATTACK)


def plan(states: Sequence[State], figure: str, actions: Sequence[int]) -> Plan:
    before = states[0]
    notations = [state.notation(action) for state, action in zip(states, actions, strict=False)]
    asked = Outlook(before, before.to_act or 0)
    man = asked.own_man(figure)
    if asked.t.decision == Decision.FIRE:
        return shot(asked, figure, notations)
    if asked.t.decision == Decision.COMBAT:
        return attack(asked, figure, states, notations)
    way = [plain(pieces.front_of)(state.table(), man) for state in states]
    return move(before, states[-1], figure, [hex for hex in way if hex != OFF], notations)


def shot(asked: Outlook, figure: str, notations: list[str]) -> Plan:
    """SB-3.8, SB-11.5"""
    told = next(one for one in asked.shots(asked.own_man(figure)) if one["action"] == notations[0])
    hit = percent(told["chances"], HITS[notations[0].split(":")[0]])
    args = {"target": told["target"], "chance": hit, "range": told["range"]}
    return Plan(figure, "shot", told["hexes"], notations, "shot", args)


def attack(asked: Outlook, figure: str, states: Sequence[State], notations: list[str]) -> Plan:
    """SB-6.14. Whoever would rather be hurt than hurt stays where he is."""
    if notations[-1] != "go":
        return Plan(figure, "stay", [place_of(asked, figure)], [], "no-attack")
    # The attack itself is over in the last state; the one before it has everybody who takes part.
    clash = states[-2].table().clash
    told = asked.melee(members(clash.attackers, MEN), members(clash.defenders, FIGURES))
    args = melee_args(told)
    hexes = [place_of(asked, figure), place_of(asked, told["defenders"][0])]
    if "chances" not in told or args["good"] <= args["bad"]:
        return Plan(figure, "stay", hexes[:1], [], "poor-attack" if "chances" in told else "no-attack", args)
    return Plan(figure, "attack", hexes, notations, "attack", args)


def move(before: State, after: State, figure: str, way: list[int], notations: list[str]) -> Plan:
    seat = before.to_act or 0
    hexes = [NAMES[hex] for hex in dict.fromkeys(way)]
    man = Outlook(before, seat).own_man(figure)
    if after.table().men[man].place == Place.LEFT:
        return Plan(figure, "move", hexes, notations, "leave", {"hex": hexes[-1]})
    reason, args = reason_for(before, after, figure, way)
    if len(set(way)) == 1:
        return Plan(figure, "stay", hexes, [], *((reason, args) if reason == "hold" else ("stay", {})))
    return Plan(figure, "move", hexes, notations, reason, args)


def reason_for(before: State, after: State, figure: str, way: list[int]) -> tuple[str, JsonObject]:
    """One reason to end a move there: the goal, what can be done from there, how near it is, how safe."""
    seat = before.to_act or 0
    asked = Preview(before, seat)
    man, (start, end) = asked.own_man(figure), (way[0], way[-1])
    hex = NAMES[end]
    sought = {NUMBERS[one] for aim in fixed_goals(asked.place) if aim["kind"] in ON_HEXES for one in aim["hexes"]}
    if end in sought:
        return ("hold" if start in sought else "goal"), {"hex": hex}
    mounted = 1 if is_mounted(asked.t, man) else 0
    goal, _ = goal_of(asked.t, asked.f, man, start, mounted)
    foe = plain(pieces.figure_on)(asked.t, goal, seat) if goal != OFF else NOBODY
    there = outlook_at(Preview(before, seat), figure, places_of(after, man))
    if there["attacks"]:
        best = max((melee_args(one) for one in there["attacks"]), key=lambda args: args["good"] - args["bad"])
        if best["good"] > best["bad"]:
            return "strike", {"hex": hex, **best}
    if there["shots"]:
        best = max(there["shots"], key=lambda one: share_of(one["chances"], HITS["fire"]))
        chance = percent(best["chances"], HITS["fire"])
        return "aim", {"hex": hex, "target": best["target"], "chance": chance}
    if goal != OFF and range_between(end, goal) < range_between(start, goal):
        left = int(range_between(end, goal))
        if NOBODY != foe < MEN and asked.t.men[foe].side != seat:
            return "closer", {"target": asked.place.units[foe], "left": left}
        return "nearer", {"hex": NAMES[goal], "left": left}
    here = outlook_at(Preview(before, seat), figure, places_of(before, man))
    risk = [len(one["archers"]) + len(one["strikers"]) for one in (here, there)]
    if risk[1] < risk[0]:
        return "safer", {"before": risk[0], "after": risk[1]}
    return "position", {"hex": hex}


def outlook_at(asked: Preview, figure: str, hexes: list[int]) -> View:
    """What it would come to if he stood there; nothing for one who is still to enter the map."""
    if asked.t.men[asked.own_man(figure)].place != Place.ON_MAP:
        return {"shots": [], "attacks": [], "archers": [], "strikers": []}
    return asked.destination(figure, hexes)


def places_of(state: State, man: int) -> list[int]:
    """Where a man stands, or his horse's head and tail."""
    t = state.table()
    mounted = [plain(pieces.rear_of)(t, man)] if is_mounted(t, man) else []
    return [plain(pieces.front_of)(t, man), *mounted]


def place_of(asked: Outlook, unit: str) -> str:
    return str(NAMES[plain(pieces.front_of)(asked.t, asked.unit(unit))])


def melee_args(told: View) -> JsonObject:
    chances = told.get("chances", {})
    return {"target": told["defenders"][0], "good": percent(chances, OURS), "bad": percent(chances, THEIRS)}


def percent(chances: dict[str, int], results: str) -> int:
    return round(100 * share_of(chances, results))
