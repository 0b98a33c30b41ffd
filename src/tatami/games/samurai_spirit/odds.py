"""Samurai Spirit: the chances that matter to players, exact and from public knowledge alone (SS-13).

People may count all this by hand: nothing is sampled, nothing is looked up that a player could not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb, fsum

from tatami.core.compiled import plain
from tatami.core.game import State
from tatami.core.json_types import JsonObject
from tatami.core.words import Words
from tatami.games.samurai_spirit.rules import deck, fight, table
from tatami.games.samurai_spirit.rules.table import (
    CARD_IDS,
    FARMS,
    NOTHING,
    PENALTIES,
    SYMBOLS,
    Figures,
    Place,
    Step,
    Table,
)
from tatami.games.samurai_spirit.view import read

shares = plain(deck.shares)
weight_of = plain(deck.weight_of)
last_card = plain(deck.last_card)
kiai_value = plain(table.kiai_value)
farm_penalties = plain(table.farm_penalties)
defend_forbids = plain(fight.defend_forbids)
give_forbids = plain(fight.give_forbids)
under_forbids = plain(fight.under_forbids)
discard_forbids = plain(fight.discard_forbids)

Chances = dict[int, float]


def odds(state: State) -> JsonObject:
    """What the next raider may be, what it would do to each samurai, what the intruders and the Farmsteads hide."""
    t, f = read(state)
    raider = place_chances(t, f, t.stack[t.stack_count - 1], t.shuffles) if t.stack_count > 0 else {}
    return {
        "next_raider": chances_seen(f, raider) if raider else None,
        "seats": [if_drawn(t, f, who, raider) for who in range(t.players) if raider and not t.seats[who].passed],
        "to_fight": t.to_act if t.decision in (Step.ACTION, Step.AGAIN) else None,
        "intruders": intruders(t, f),
        "farm": farm_chances(t, f) if farm_penalties(t) else None,
    }


def place_chances(t: Table, f: Figures, known: int, number: int) -> Chances:
    """Each card that a place may be, with its chance (SS-13.2)."""
    if known >= 0:
        return {known: 1.0}
    older, new, doll = shares(t, f, number)
    weights = {card: weight_of(t, f, number, card, older, new, doll) for card in range(last_card(t))}
    total = fsum(weights.values())
    return {card: weight / total for card, weight in weights.items() if weight > 0}


def chance_of(chances: Chances, cards: Iterable[int]) -> float:
    return fsum(chances[card] for card in cards)


def penalties_of(f: Figures, card: int) -> set[int]:
    return {f.penalty[card, 0], f.penalty[card, 1]} - {NOTHING}


def chances_seen(f: Figures, chances: Chances) -> JsonObject:
    """The chances of a raider by card, value, symbol, penalty and flames. A card with two penalties counts for both."""
    return {
        "cards": {CARD_IDS[card]: chance for card, chance in chances.items()},
        "values": {
            value: chance_of(chances, (card for card in chances if f.worth[card] == value)) for value in range(1, 7)
        },
        "symbols": {
            name: chance_of(chances, (card for card in chances if f.symbol[card] == symbol))
            for symbol, name in enumerate(SYMBOLS)
        },
        "no_symbol": chance_of(chances, (card for card in chances if f.symbol[card] == NOTHING)),
        "penalties": {
            name: chance_of(chances, (card for card in chances if penalty in penalties_of(f, card)))
            for penalty, name in enumerate(PENALTIES)
        },
        "no_penalty": chance_of(chances, (card for card in chances if not penalties_of(f, card))),
        "flames": chance_of(chances, (card for card in chances if f.flames[card])),
    }


def if_drawn(t: Table, f: Figures, who: int, chances: Chances) -> JsonObject:
    """What the next raider would be to a samurai who drew it now."""
    room = kiai_value(t, f, who) - t.seats[who].total
    above = [card for card in chances if f.worth[card] > room]
    return {
        "seat": who,
        "defend": chance_of(chances, (card for card in chances if defend_forbids(t, f, who, card) == 0)),
        "below": chance_of(chances, (card for card in chances if f.worth[card] < room)),
        "kiai": chance_of(chances, (card for card in chances if f.worth[card] == room)),
        "overwhelmed": chance_of(chances, above),
        "overwhelmed_anyway": chance_of(chances, (card for card in above if not has_way_out(t, f, who, card))),
    }


def has_way_out(t: Table, f: Figures, who: int, card: int) -> bool:
    """Whether the rules would leave him anything but to confront this card."""
    held = 1 << who
    return (
        defend_forbids(t, f, who, card) == 0
        or any(give_forbids(t, f, who, card, held, to) == 0 for to in range(t.players))
        or (t.stack_count > 1 and under_forbids(t, who, held) == 0)
        or discard_forbids(t, f, who, card, held) == 0
    )


def intruders(t: Table, f: Figures) -> JsonObject | None:
    """SS-9.5: how many of the intruders have flames."""
    if t.intruder_count == 0:
        return None
    flames = []
    for k in range(t.intruder_count - 1, -1, -1):
        chances = place_chances(t, f, t.intruders[k], -1 - t.intruders[k])
        flames.append(chance_of(chances, (card for card in chances if f.flames[card])))
    return {
        "count": t.intruder_count,
        "next_flames": flames[0],
        "expected_flames": sum(flames),
        "flames": flames_distribution(t, f) if t.lost_count == 0 and t.dolls_due == 0 else None,
    }


def flames_distribution(t: Table, f: Figures) -> list[float]:
    """The chance of each number of flames among the intruders; left out where shuffles or missing dolls tie the places
    to one another (SS-13.2 c, SS-10.2)."""
    known = sum(1 for k in range(t.intruder_count) if t.intruders[k] >= 0 and f.flames[t.intruders[k]])
    hidden = sum(1 for k in range(t.intruder_count) if t.intruders[k] < 0)
    older = [card for card in range(last_card(t)) if t.place[card] == Place.OLDER]
    new = [card for card in range(last_card(t)) if t.place[card] == Place.NEW]
    older_flames, new_flames = (sum(f.flames[card] for card in cards) for cards in (older, new))
    found = [0.0] * (t.intruder_count + 1)
    for drawn in range(t.fresh + 1):
        ways = choose(new_flames, drawn) * choose(len(new) - new_flames, t.fresh - drawn)
        burning = older_flames + drawn
        for here in range(hidden + 1):
            fills = choose(burning, here) * choose(t.places - burning, hidden - here)
            found[known + here] += ways / comb(len(new), t.fresh) * fills / comb(t.places, hidden)
    return found


def choose(cards: int, chosen: int) -> int:
    return comb(cards, chosen) if 0 <= chosen <= cards else 0


def farm_chances(t: Table, f: Figures) -> dict[str, float]:
    """SS-9.3: the penalty of the next Farmstead to be lost."""
    left = {name: f.backs[farm] - t.turned[farm] for farm, name in enumerate(FARMS)}
    return {name: count / max(1, sum(left.values())) for name, count in left.items()}


# -- in words


def lines(found: JsonObject, names: list[str], words: Words) -> list[str]:
    """The chances as plain text; what cannot happen is left out."""
    told_lines = []
    raider = found["next_raider"]
    if raider:
        told_lines.append(words("samurai-spirit-odds-next"))
        for kind in ("value", "symbol", "penalty"):
            plural = {"value": "values", "symbol": "symbols", "penalty": "penalties"}[kind]
            for name, chance in raider[plural].items():
                if chance > 0:
                    label = name if kind == "value" else words(f"samurai-spirit-{kind}-{name}")
                    told_lines.append(words(f"samurai-spirit-odds-{kind}", **{kind: label, "chance": chance}))
            if kind != "value" and raider[f"no_{kind}"] > 0:
                told_lines.append(words(f"samurai-spirit-odds-no-{kind}", chance=raider[f"no_{kind}"]))
        told_lines.append(words("samurai-spirit-odds-flames", chance=raider["flames"]))
    for seat in found["seats"]:
        chances = {name: seat[name] for name in ("defend", "below", "kiai", "overwhelmed")}
        told_lines.append(words("samurai-spirit-odds-fight", seat=names[seat["seat"]], **chances))
        if seat["overwhelmed_anyway"] > 0:
            anyway = seat["overwhelmed_anyway"]
            told_lines.append(words("samurai-spirit-odds-must-confront", seat=names[seat["seat"]], chance=anyway))
    if found["intruders"]:
        told_lines.append(words("samurai-spirit-odds-next-intruder", chance=found["intruders"]["next_flames"]))
        told_lines.append(words("samurai-spirit-odds-intruders", count=found["intruders"]["expected_flames"]))
    for farm, chance in (found["farm"] or {}).items():
        if chance > 0:
            told_lines.append(words("samurai-spirit-odds-farm", farm=farm, chance=chance))
    return told_lines
