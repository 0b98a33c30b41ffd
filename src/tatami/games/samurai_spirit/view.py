"""What is to be seen at a table of Samurai Spirit: everything but the cards that nobody has seen (SS-13)."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from tatami.core.compiled import plain
from tatami.core.game import CHANCE, Result, State
from tatami.core.json_types import View
from tatami.core.record import Numbers, thaw
from tatami.games.samurai_spirit.rules import outcome, table
from tatami.games.samurai_spirit.rules.table import (
    CARD_IDS,
    FAMILIES,
    FARMS,
    NOTHING,
    PENALTIES,
    REASONS,
    SAMURAI,
    STEPS,
    SYMBOLS,
    Difficulty,
    Figures,
    Place,
    Reason,
    Seat,
    Step,
    Table,
)

kiai_value = plain(table.kiai_value)
farm_penalties = plain(table.farm_penalties)
points = plain(outcome.points)

RESTRICTIONS = ("no_defend", "no_support", "must_pass", "no_talent")


def read(state: State) -> tuple[Table, Figures]:
    """The table and the figures, thawed. Seats are read once, figures once for all tables."""
    t: Table = state.table()
    vars(t)["seats"] = [t.seats[who] for who in range(t.players)]
    return t, figures(state._figures.tobytes())


@lru_cache(maxsize=64)
def figures(raw: bytes) -> Figures:
    return thaw(Figures, np.frombuffer(raw, np.uint8))


def view(state: State, seat: int | None) -> View:
    """All that a seat (None: a spectator) may know: the same for all, but for what one may do."""
    t, f = read(state)
    seen: View = {
        "game": "samurai-spirit",
        "options": dict(state.options),
        "seat": seat,
        "phase": phase(t),
        "to_act": "chance" if state.to_act == CHANCE else state.to_act,
        "decision": STEPS[t.decision],
        "round": t.round_number,
        "turn": None if t.decision == Step.FIRST_SEAT else t.active,
        "restrictions": [name.replace("_", "-") for name in RESTRICTIONS if getattr(t, name)],
        "in_hand": in_hand(t, f),
        "kiai": [who for who in range(t.players) if t.in_kiai >> who & 1],
        "village": village(t, f),
        "stack": pile_seen(t.stack, t.stack_count),
        "intruders": pile_seen(t.intruders, t.intruder_count),
        "discard": [card_seen(f, card) for card in cards_at(t, Place.DISCARD)],
        "unseen": unseen_cards(t),
        "seats": [player(t, f, who) for who in range(t.players)],
        "actions": [state.notation(action) for action in state.actions()]
        if seat is not None and seat == state.to_act
        else [],
    }
    if state.to_act is None:
        seen["result"] = result(state).record
    return seen


def phase(t: Table) -> str:
    if t.decision == Step.OVER:
        return "over"
    if t.decision == Step.FIRST_SEAT:
        return "set-up"
    return "night" if t.night else "battle"


def cards_at(t: Table, place: int) -> list[int]:
    return [card for card, where in enumerate(t.place) if where == place]


def card_seen(f: Figures, card: int) -> View:
    """A raider's face (SS-1.4)."""
    symbol = f.symbol[card]
    return {
        "card": CARD_IDS[card],
        "value": f.worth[card],
        "symbol": SYMBOLS[symbol] if symbol != NOTHING else None,
        "penalties": [PENALTIES[f.penalty[card, k]] for k in range(2) if f.penalty[card, k] != NOTHING],
        "flames": bool(f.flames[card]),
    }


def in_hand(t: Table, f: Figures) -> list[View]:
    """Cards turned up and not yet placed: the one being played, or those that Katsushiro shows, in their order."""
    shown = [t.shown[k] for k in range(t.shown_count)]
    return [card_seen(f, card) for card in (shown or cards_at(t, Place.HAND))]


def village(t: Table, f: Figures) -> View:
    return {
        "barricades": t.barricades,
        "most_barricades": t.most_barricades,
        "farmsteads": t.farmsteads,
        "backs_left": (
            {name: f.backs[farm] - t.turned[farm] for farm, name in enumerate(FARMS)} if farm_penalties(t) else None
        ),
        "families": [name for family, name in enumerate(FAMILIES) if t.families[family]],
        "tokens": [name for samurai, name in enumerate(SAMURAI) if t.village[samurai]],
    }


def pile_seen(places: Numbers, count: int) -> View:
    """How many cards, and which of them are known: from the top, None where nobody knows (SS-13.2 b)."""
    known = [CARD_IDS[places[k]] if places[k] >= 0 else None for k in range(count - 1, -1, -1)]
    return {"count": count, "places": known}


def unseen_cards(t: Table) -> View:
    """What the unseen places may hold (SS-13.2): counts that people keep by hand."""
    return {
        "places": t.places,
        "older": [CARD_IDS[card] for card in cards_at(t, Place.OLDER)],
        "returned": [CARD_IDS[t.lost[k]] for k in range(t.lost_count)],
        "new": [CARD_IDS[card] for card in cards_at(t, Place.NEW)],
        "new_there": t.fresh,
        "dolls_due": t.dolls_due,
    }


def player(t: Table, f: Figures, who: int) -> View:
    seat: Seat = t.seats[who]
    return {
        "seat": who,
        "samurai": SAMURAI[seat.samurai],
        "side": "animal" if seat.animal else "human",
        "wound": bool(seat.marker),
        "passed": bool(seat.passed),
        "kiai_value": kiai_value(t, f, who),
        "total": seat.total,
        "line": [card_seen(f, seat.line[k]) for k in range(seat.count)],
        "left": {
            name: card_seen(f, seat.left[symbol]) if seat.left[symbol] != NOTHING else None
            for symbol, name in enumerate(SYMBOLS)
        },
        "token_at": seat.token,
        "tokens": [SAMURAI[t.seats[other].samurai] for other in range(t.players) if t.seats[other].token == who],
        "borrowed": [name for samurai, name in enumerate(SAMURAI) if seat.borrowed >> samurai & 1],
    }


def cards_shown(state: State) -> list[str]:
    """The cards that Katsushiro has turned up, in their order (SS-7.9)."""
    t = state.open()
    if t.decision != Step.ORDER:
        return []
    return [CARD_IDS[t.shown[k]] for k in range(t.shown_count)]


def result(state: State) -> Result:
    """SS-9.6, SS-12.1"""
    t, _ = read(state)
    won = t.reason == Reason.VICTORY
    score = points(t) if won else None
    record = {
        "won": won,
        "reason": REASONS[t.reason],
        "round": t.round_number,
        "score": score,
        "grade": f"{score}{'+' * (t.difficulty - Difficulty.EASY)}" if won else None,
    }
    players = tuple(range(t.players))
    return Result(None if score is None else (score,) * t.players, players if won else (), record)
