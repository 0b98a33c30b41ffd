"""Who wins a scenario and how (SB-14.5), in the reader's language."""

from __future__ import annotations

from msgspec import Struct

from tatami.core.json_types import JsonObject
from tatami.core.words import Words
from tatami.games.samourai.rules.hexes import NAMES, OFF
from tatami.games.samourai.scenario import Force, Scenario, VictoryCondition
from tatami.games.samourai.setting import setting
from tatami.games.samourai.text import name_of, word_for

JOINED = ("all", "any")


class Goal(Struct):
    """A condition of victory in words: whose (`null`: then it is drawn), and of which parts it is made.

    `title` and `titles` say the same in a few words, to stand beside a count.
    """

    seat: int | None
    text: str
    parts: list[str]
    title: str
    titles: list[str]


def goals_of(options: JsonObject, words: Words) -> list[Goal]:
    """The conditions of both sides in the order of the file, then what the turn cap brings; `options` are complete."""
    place = setting(options["scenario"])
    scenario, turns = place.scenario, place.turn_cap(options)
    goals = [goal(condition, scenario, words) for condition in scenario.victory]
    if turns:
        seat = scenario.seat(scenario.cap_winner) if scenario.cap_winner else None
        text = words("samourai-goal-cap", turn=turns)
        goals.append(Goal(seat, text, [], text, []))
    return goals


def goal(condition: VictoryCondition, scenario: Scenario, words: Words) -> Goal:
    text = sentence(condition, scenario, words)
    if condition.check != "at_once":
        text += f" {words('samourai-goal-' + condition.check)}"
    parts = [sentence(part, scenario, words) for part in condition.parts]
    titles = [sentence(part, scenario, words, "aim") for part in condition.parts]
    return Goal(scenario.seat(condition.side), text, parts, sentence(condition, scenario, words, "aim"), titles)


def sentence(condition: VictoryCondition, scenario: Scenario, words: Words, form: str = "goal") -> str:
    """In full (`goal`), or in a few words (`aim`)."""
    if condition.kind in JOINED:
        return words(f"samourai-{form}-{condition.kind}")
    own = {character.id: character.name for character in scenario.roster.characters}
    names = [name_of(unit, own.get(unit, unit), words) for unit in condition.units]
    enemy = next((side for side in scenario.sides if side.id == condition.of), None)
    return words(
        f"samourai-{form}-{kind_of(condition, enemy)}",
        of=side_name(enemy, words) if enemy else "",
        trait=condition.trait or "none",
        units=", ".join(names),
        men=len(names),
        states="-".join(sorted(condition.states)) or "any",
        list=", ".join(words(f"samourai-life-{state}") for state in condition.states),
        count=condition.count,
        hex="" if condition.hex == OFF else NAMES[condition.hex],
        mark=next((name for name, hexes in scenario.map.marks if condition.hex in hexes), "none"),
        hexes=", ".join(NAMES[place] for place in condition.hexes),
        within=condition.within,
        clear=condition.clear,
        times=condition.times,
        others=condition.others,
        who=who_leaves(condition),
        edges=", ".join(words(f"samourai-goal-edge-{edge}") for edge in condition.edges),
    )


def kind_of(condition: VictoryCondition, enemy: Force | None) -> str:
    """Of those who must be dead it matters how they are named."""
    if condition.kind != "all_dead":
        return condition.kind
    if condition.trait:
        return "trait_dead"
    return "side_dead" if enemy and set(condition.units) >= set(enemy.units) else "all_dead"


def who_leaves(condition: VictoryCondition) -> str:
    """Whoever names nobody asks for the whole side (Scenario.units_of), and then nobody else is there to be counted."""
    if condition.units:
        return "named"
    return "anyone" if condition.anyone else "never" if condition.others else "everybody"


def side_name(side: Force, words: Words) -> str:
    return side.name or word_for("side", side.id, words)
