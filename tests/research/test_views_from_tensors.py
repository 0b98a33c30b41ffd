"""Everything that a view tells is in the line: each game's view is read back from it and compared.

Left out is what a table has once and for all (its options, the figures, the map), what follows from the rest (the
phase, the score), and the legal actions, which are the mask.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tatami
from tatami import State
from tatami.games.kenjin.rules.table import DECISIONS, TILES, UNITS
from tatami.games.samourai.rules import table as battle
from tatami.games.samourai.rules.events import RESULTS
from tatami.games.samourai.rules.hexes import COLUMN_NAMES
from tatami.games.samourai.setting import setting
from tatami.games.samourai.view import DID, TRAITS
from tatami.games.samurai_spirit.rules.table import CARD_IDS, FAMILIES, FARMS, SAMURAI, STEPS, SYMBOLS, Place
from tatami.research import layout, observe
from tests.kit.tables import TABLES, label
from tests.kit.walks import walk

EVERY_TABLE = [(name, options) for name in tatami.games() for options in TABLES.get(name, [{}])]
EVERY = {"samourai": 5}
CHANCE_OR_OVER = None


def one_of(names: Any, cells: Any) -> Any:
    """The name that a one-hot field marks; None if none."""
    marked = np.flatnonzero(cells)
    assert len(marked) <= 1
    return names[marked[0]] if len(marked) else None


def seats_from(seat: int, seats: int) -> list[int]:
    return [(seat + k) % seats for k in range(seats)]


# -- Kenjin


def kenjin_from(line: dict[str, Any], seat: int, seats: int) -> dict[str, Any]:
    around = seats_from(seat, seats)
    decision = one_of(DECISIONS, line["decision"])

    def unit(code: int) -> str | None:
        return None if code == len(UNITS) + 1 else UNITS[code - 1]

    def who(cells: Any) -> list[int]:
        return sorted(around[k] for k in np.flatnonzero(cells))

    def row(field: int, side: int) -> dict[str, Any]:
        held = np.flatnonzero(line["places"][field, side])
        cards = [
            {
                "owner": around[line["owners"][field, side, place] - 1],
                "up": bool(line["faces"][field, side, place]),
                "unit": unit(line["places"][field, side, place]),
                "known_to": who(line["known_to"][field, side, place]),
            }
            for place in held
        ]
        told = {"cards": cards, "camp": line["camp"][field, side]}
        if line["state"][field, 0]:
            told |= {"port": line["port"][field, side], "power": line["power"][field, side]}
        return told

    def taken(k: int) -> dict[str, Any] | None:
        if not line["taken"][k]:
            return None
        return {
            "owner": one_of(around, line["taken_from"][k]),
            "up": bool(line["taken_up"][k]),
            "unit": unit(line["taken"][k]),
            "known_to": who(line["taken_known_to"][k]),
        }

    told: dict[str, Any] = {
        "seat": one_of(range(4), line["seat"]),
        "to_act": one_of(around, line["to_act"][:seats]),
        "decision": decision,
        "number": one_of(range(1, 9), line["here"]),
        "cards_this_turn": line["engaged"][0] + 1 if decision in ("engage", "reveal", "look", "move") else None,
        "offer": [name for name, there in zip(TILES, line["offer"], strict=True) if there],
        "battlefields": [
            {
                "battlefield": one_of(TILES, line["tiles"][field]),
                "resolved": bool(line["state"][field, 0]),
                "winner": one_of(around, line["winner"][field]),
                "rows": [row(field, 0), row(field, 1)],
            }
            for field in range(len(line["tiles"]))
        ],
        "seats": [
            {
                "seat": other,
                "cards_in_hand": line["held"][k],
                "hand": units(line["hand"]) if k == 0 else None,
                "taken": taken(k),
                "gone": units(line["gone"][k]),
                "coward": bool(line["coward"][k]) if decision in ("destroy", "bonus", "over") else None,
                "battlefields_won": line["won"][k],
            }
            for k, other in enumerate(around)
        ],
    }
    if line["doomed"][0]:
        told["doomed"] = line["doomed"][0]
    return told


def units(counts: Any) -> list[str]:
    return [name for name, count in zip(UNITS, counts, strict=True) for _ in range(count)]


def kenjin_view(state: State, seat: int) -> dict[str, Any]:
    """The own row first, seats from the one that looks."""
    seen = state.view(seat)
    told = {key: seen[key] for key in ("seat", "decision", "number", "cards_this_turn", "offer")}
    told["to_act"] = seen["to_act"] if seen["to_act"] != "chance" else CHANCE_OR_OVER
    told["seats"] = [seen["seats"][other] for other in seats_from(seat, state.seats)]
    told["battlefields"] = []
    for battlefield in seen["battlefields"]:
        rows = battlefield["rows"][:: -1 if battlefield["rows"][1]["seat"] == seat else 1]
        sides = [{key: row[key] for key in ("cards", "camp", "port", "power") if key in row} for row in rows]
        told["battlefields"].append(
            {**{key: battlefield[key] for key in ("battlefield", "resolved", "winner")}, "rows": sides}
        )
    return told | ({"doomed": seen["doomed"]} if "doomed" in seen else {})


# -- Samurai Spirit


def spirit_from(line: dict[str, Any], seat: int, seats: int) -> dict[str, Any]:
    around = seats_from(seat, seats)
    where, whose, order = line["cards"], line["whose"], line["order"]

    def cards(place: int, of: int | None = None) -> list[str]:
        found = [card for card in range(len(where)) if where[card] == place and (of is None or whose[card] == of)]
        return [CARD_IDS[card] for card in sorted(found, key=lambda card: order[card])]

    def pile(number: int) -> dict[str, Any]:
        known: list[str | None] = [None] * int(line["piles"][number])
        for card in np.flatnonzero((where == Place.KNOWN) & (whose == number + 1)):
            known[order[card] - 1] = CARD_IDS[card]
        return {"count": line["piles"][number], "places": known}

    def restricted() -> list[str]:
        names = ("no-defend", "no-support", "must-pass", "no-talent")
        return [name for name, there in zip(names, line["restrictions"], strict=True) if there]

    def player(k: int) -> dict[str, Any]:
        return {
            "seat": around[k],
            "samurai": one_of(SAMURAI, line["samurai"][k]),
            "side": "animal" if line["state"][k, 0] else "human",
            "wound": bool(line["state"][k, 1]),
            "passed": bool(line["state"][k, 2]),
            "total": line["state"][k, 3],
            "kiai_value": line["state"][k, 4],
            "line": cards(Place.LINE, k + 1),
            "left": {
                name: CARD_IDS[card - 1] if card else None for name, card in zip(SYMBOLS, line["left"][k], strict=True)
            },
            "token_at": one_of(around, line["token"][k]),
            "borrowed": [name for name, used in zip(SAMURAI, line["borrowed"][k], strict=True) if used],
        }

    return {
        "seat": one_of(range(7), line["seat"]),
        "to_act": one_of(around, line["to_act"]),
        "turn": one_of(around, line["active"]),
        "decision": one_of(STEPS, line["decision"]),
        "round": one_of((1, 2, 3), line["round"]),
        "night": bool(line["night"][0]),
        "restrictions": restricted(),
        "in_hand": cards(Place.HAND),
        "kiai": sorted(around[k] for k in np.flatnonzero(line["kiai"])),
        "barricades": line["barricades"].tolist(),
        "farmsteads": line["farmsteads"][0],
        "backs_left": dict(zip(FARMS, line["backs"].tolist(), strict=True)),
        "families": [name for name, there in zip(FAMILIES, line["families"], strict=True) if there],
        "tokens": [name for name, there in zip(SAMURAI, line["village"], strict=True) if there],
        "stack": pile(0),
        "intruders": pile(1),
        "discard": cards(Place.DISCARD),
        "unseen": {
            "places": line["unseen"][0],
            "older": cards(Place.OLDER),
            "returned": cards(Place.LOST),
            "new": cards(Place.NEW),
            "new_there": line["unseen"][1],
            "dolls_due": line["unseen"][2],
        },
        "seats": [player(k) for k in range(seats)],
    }


def spirit_view(state: State, seat: int) -> dict[str, Any]:
    seen = state.view(seat)
    village = seen["village"]
    told = {
        key: seen[key]
        for key in ("seat", "turn", "decision", "round", "restrictions", "kiai", "stack", "intruders", "unseen")
    }
    told |= {key: village[key] for key in ("farmsteads", "families", "tokens")}
    players = []
    for other in seats_from(seat, state.seats):
        player = seen["seats"][other]
        player["line"] = [card["card"] for card in player["line"]]
        player["left"] = {name: card and card["card"] for name, card in player["left"].items()}
        player["token_at"] = player["token_at"] if player["token_at"] in range(state.seats) else None
        del player["tokens"]  # the other side of `token_at`
        players.append(player)
    return told | {
        "to_act": seen["to_act"] if seen["to_act"] != "chance" else CHANCE_OR_OVER,
        "night": bool(state.table().night),
        "in_hand": [card["card"] for card in seen["in_hand"]],
        "barricades": [village["barricades"], village["most_barricades"]],
        "backs_left": village["backs_left"] or dict.fromkeys(FARMS, 0),
        "discard": [card["card"] for card in seen["discard"]],
        "seats": players,
    }


# -- Samouraï


def battle_from(line: dict[str, Any], seat: int, scenario: Any) -> dict[str, Any]:
    place = setting(scenario)
    men = dict(enumerate(place.men))
    units = dict(enumerate(place.units))
    around = seats_from(seat, 2)
    decision = one_of(battle.DECISIONS, line["decision"])

    def named(code: int) -> str | None:
        return units[code - 1] if code else None

    def side(code: int) -> int | None:
        return around[code - 1] if code else None

    def having(role: int) -> list[Any]:
        return [units[unit] for unit in np.flatnonzero(line["roles"][:, role])]

    def man(number: int) -> dict[str, Any]:
        cells = line["men"][number]
        told = {
            "id": men[number],
            "side": side(cells[0]),
            "traits": [name for name, there in zip(TRAITS, cells[1:6], strict=True) if there],
        }
        if cells[6] and not cells[7]:
            last = {"hex": hex_at(cells[10:12]), "life": battle.LIVES[cells[8]], "turn": cells[26]}
            return {**told, "hidden": True, "last_seen": last if last["hex"] else None}
        told |= {
            "place": battle.PLACES[cells[7]],
            "life": battle.LIVES[cells[8]],
            "hexes": hexes_at(cells[10:14]),
            "horse": place.horses[cells[14] - 1] if cells[14] else None,
            "attack": cells[15],
            "defence": cells[16],
            "movement": cells[17],
            "engaged": bool(cells[18]),
            "did": [name for name, there in zip(DID, cells[19:26], strict=True) if there],
        }
        if told["side"] == seat or decision == "over":
            told["hidden"] = bool(cells[6])
        if place.scenario.alarm and place.scenario.alarm.sleeper == men[number]:
            told["dress"] = battle.DRESSES[cells[9]]
        if told["place"] == battle.PLACES[battle.Place.TO_ENTER]:
            told["enters_from_turn"] = cells[26]
        return told

    def horse(number: int) -> dict[str, Any]:
        cells = line["horses"][number]
        return {
            "id": place.horses[number],
            "side": side(cells[0]),
            "place": battle.PLACES[cells[1]],
            "dead": bool(cells[2]),
            "hexes": hexes_at(cells[3:7]),
            "rider": men[cells[7] - 1] if cells[7] else None,
            "held_by": men[cells[8] - 1] if cells[8] else None,
            "hitched": bool(cells[9]),
            "draught": bool(cells[10]),
        }

    def walk_under_way() -> dict[str, Any] | None:
        if not line["walk"][0]:
            return None
        return {
            "unit": having(0)[0],
            "formation": battle.FORMATIONS[line["walk"][0] - 1],
            "points": line["walk"][1],
            "hexes": hexes_at(line["walk"][2:]),
            "crew": having(1),
        }

    def clash() -> dict[str, Any] | None:
        rolls = len(battle.ROLLS)
        roll = one_of(battle.ROLLS, line["clash"][:rolls])
        result, distance, modifier, cover, column, lamp = line["clash"][rolls:].tolist()
        if roll is None:
            return None
        told = {"roll": roll, "result": RESULTS[result], "retreating": having(6), "falling": first(having(7))}
        if roll in ("shot", "throw", "deflection"):
            told |= {"shooter": first(having(2)), "target": first(having(3))}
            told["lantern"] = hex_at(line["lanterns"][lamp - 1][2:]) if lamp else None
            if told["shooter"]:
                told |= {"distance": distance, "modifier": modifier, "cover": cover}
            return told
        return {**told, "attackers": having(4), "defenders": having(5), "column": column}

    def duel() -> dict[str, Any] | None:
        if not line["duel"][0]:
            return None
        (challenger,), (answerer,), (acting,) = having(8), having(9), having(10)
        return {"challenger": challenger, "answerer": answerer, "turn": line["duel"][0], "acting": acting}

    return {
        "seat": one_of((0, 1), line["seat"]),
        "to_act": one_of(around, line["to_act"]),
        "active": one_of(around, line["active"]),
        "phase": one_of(battle.STEPS, line["step"]),
        "decision": decision,
        "turn": line["turn"][0],
        "night": bool(line["night"][0]),
        "alarm": bool(line["night"][1]),
        "placing": {
            "piece": one_of(("lantern", "barricade", "figure", "end"), line["placing"]),
            "unit": named(line["placed"][0]),
        }
        if line["placing"].any()
        else None,
        "seats": [
            {"harakiri": named(rite[0]), "poem": bool(rite[1]), "refused_challenge": bool(rite[2])}
            for rite in line["rites"]
        ],
        "men": [man(number) for number in range(len(place.men)) if line["men"][number, 0]],
        "horses": [horse(number) for number in range(len(place.horses)) if line["horses"][number].any()],
        "cart": {
            "hexes": hexes_at(line["cart"][1:5]),
            "horse": place.horses[line["cart"][5] - 1] if line["cart"][5] else None,
        }
        if line["cart"][0]
        else None,
        "lanterns": [{"hex": hex_at(lamp[2:]), "lit": bool(lamp[1])} for lamp in line["lanterns"] if lamp[0]],
        "barricades": [
            {"hexes": hexes_at(works[1:5]), "front": hex_at(works[5:])} for works in line["barricades"] if works[0]
        ],
        "corpses": {name_of_hex(hex): count for hex, count in enumerate(line["bodies"].tolist()) if count},
        "walk": walk_under_way(),
        "clash": clash(),
        "duel": duel(),
        "tasks": [
            {
                "task": battle.TASK_NAMES[task[0]],
                "unit": men[task[1] - 1],
                "helper": men[task[2] - 1] if task[2] else None,
                "horse": place.horses[task[3] - 1] if task[3] else None,
                "hex": hex_at(task[4:]),
            }
            for task in line["tasks"]
            if task[0]
        ],
    }


def first(found: list[Any]) -> Any:
    return found[0] if found else None


def hex_at(cells: Any) -> str | None:
    column, row = cells.tolist()
    return f"{COLUMN_NAMES[column - 1]}{row}" if column else None


def hexes_at(cells: Any) -> list[str]:
    found = [hex_at(cells[place : place + 2]) for place in range(0, len(cells), 2)]
    return [hex for hex in found if hex is not None]


def name_of_hex(number: int) -> str:
    column, row = divmod(number, 16)
    return f"{COLUMN_NAMES[column]}{row + 1}"


def battle_view(state: State, seat: int) -> dict[str, Any]:
    seen = state.view(seat)
    same = (
        "seat",
        "active",
        "phase",
        "decision",
        "turn",
        "night",
        "placing",
        "cart",
        "lanterns",
        "barricades",
        "corpses",
    )
    told = {key: seen[key] for key in (*same, "walk", "clash", "duel", "tasks", "horses")}
    return told | {
        "to_act": seen["to_act"] if seen["to_act"] != "chance" else CHANCE_OR_OVER,
        "alarm": bool(seen["alarm"]),
        "seats": [
            {key: seen["seats"][other][key] for key in ("harakiri", "poem", "refused_challenge")}
            for other in seats_from(seat, 2)
        ],
        "men": [{key: value for key, value in man.items() if key not in ("name", "type")} for man in seen["men"]],
    }


# -- all of them


def read_back(state: State, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the line tells, and what the view tells."""
    line = layout(state.game, state.options).read(observe(state, seat))
    if state.game.name == "kenjin":
        return kenjin_from(line, seat, state.seats), kenjin_view(state, seat)
    if state.game.name == "samurai-spirit":
        return spirit_from(line, seat, state.seats), spirit_view(state, seat)
    return battle_from(line, seat, state.options["scenario"]), battle_view(state, seat)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_a_view_is_read_back_from_its_line(table: tuple[str, dict[str, Any]]) -> None:
    for seed in ("first", "second"):
        for ply, (state, _) in enumerate(walk(*table, seed)):
            if ply % EVERY.get(table[0], 1) == 0:
                for seat in range(state.seats):
                    from_line, seen = read_back(state, seat)
                    assert from_line == seen
        from_line, seen = read_back(state, 0)  # the game is over: all is shown
        assert from_line == seen


def test_kenjin_tells_who_has_looked_at_my_cards() -> None:
    """What the view says in `known_to` was not in the line: a learner could not know that it had been spied upon."""
    looked = 0
    for seed in range(12):
        for state, _ in walk("kenjin", {}, f"spies {seed}"):
            line = layout(state.game, state.options).read(observe(state, 0))
            own = line["places"][:, 0] > 0
            looked += int(line["known_to"][:, 0, :, 1][own & (line["faces"][:, 0] == 0)].sum())
    assert looked
