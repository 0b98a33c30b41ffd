"""A table of Samouraï in words: for the plain terminal and for screen readers."""

from __future__ import annotations

from tatami.core.json_types import View
from tatami.core.words import Words
from tatami.games.samourai.rules.hexes import NUMBERS
from tatami.games.samourai.setting import setting
from tatami.games.samourai.textmap import hex_map, legend

LIT, OUT, CART = "**", "()", "[]"


def names(view: View, words: Words) -> list[str]:
    """What the seats are called: by their sides."""
    return [seat["name"] or word_for("side", seat["side"], words) for seat in view["seats"]]


def word_for(kind: str, label: str, words: Words) -> str:
    """What something is called; what a player made up has no words but its label."""
    key = f"samourai-{kind}-{label}"
    return words(key) if words.has(key) else label


def name_of(unit: str, own: str, words: Words) -> str:
    """A figure's name; those of a player's own scenario bring theirs along."""
    name = word_for("name", unit, words)
    return own if name == unit else name


def board(view: View, words: Words) -> list[str]:
    """The map with a number for every figure that can be seen, then each figure with its number."""
    ground = setting(view["options"]["scenario"]).scenario.map
    lines = [f"{words('samourai-phase-' + view['phase'])} ({view['turn']})", ""]
    lines += hex_map(ground, labels(view))
    lines += ["", *legend(words)]
    for seat, name in enumerate(names(view, words)):
        lines += ["", name]
        lines += [man_line(number, man, words) for number, man in enumerate(view["men"], 1) if man["side"] == seat]
    lines += [""] + [horse_line(number, horse, words) for number, horse in enumerate(view["horses"], 1)]
    return lines


def labels(view: View) -> dict[int, str]:
    """Two characters for every hex that holds something."""
    marks: dict[int, str] = {}
    for place, count in view["corpses"].items():
        marks[NUMBERS[place]] = f"x{count}"
    for lamp in view["lanterns"]:
        marks[NUMBERS[lamp["hex"]]] = LIT if lamp["lit"] else OUT
    for works in view["barricades"]:
        for place in works["hexes"]:
            marks[NUMBERS[place]] = "HH"
    for place in view["cart"]["hexes"] if view["cart"] else ():
        marks[NUMBERS[place]] = CART
    for number, horse in enumerate(view["horses"], 1):
        if not horse["dead"] and horse["rider"] is None:
            for place in horse["hexes"]:
                marks[NUMBERS[place]] = f"h{number % 10}"
    for number, man in enumerate(view["men"], 1):
        if man.get("life") != "dead":
            for place in man.get("hexes", ()):
                marks[NUMBERS[place]] = f"{number:02}"
    return marks


def man_line(number: int, man: View, words: Words) -> str:
    """`01 Nobutsune (samurai): H7/H8, healthy, 18-9-12`; of one who is hidden only what was seen last."""
    kinds = [words(f"samourai-type-{man['type']}")]
    kinds += [words(f"samourai-trait-{trait}") for trait in man["traits"] if trait != man["type"]]
    called_so = f"{name_of(man['id'], man['name'], words)} ({', '.join(kinds)})"
    if "place" not in man:
        last = man["last_seen"]
        return f"{number:02} {called_so}: " + ("?" if last is None else f"? ({last['hex']}, {last['turn']})")
    where = "/".join(man["hexes"]) or words(f"samourai-place-{man['place']}")
    values = f"{man['attack']}-{man['defence']}-{man['movement']}"
    return f"{number:02} {called_so}: {where}, {words('samourai-life-' + man['life'])}, {values}"


def horse_line(number: int, horse: View, words: Words) -> str:
    life = words("samourai-life-dead" if horse["dead"] else "samourai-life-healthy")
    where = "/".join(horse["hexes"]) or "-"
    return f"h{number % 10} {word_for('name', horse['id'], words)}: {where}, {life}"
