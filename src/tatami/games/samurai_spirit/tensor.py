"""Samurai Spirit as a line of numbers: all that lies open (SS-13), in the order of `layout`, seen from one seat."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.core.json_types import Options
from tatami.core.record import Numbers
from tatami.core.tensor import Field, Layout
from tatami.games.samurai_spirit.rules.table import (
    CARDS,
    DIFFICULTIES,
    FAMILIES,
    FARMS,
    FARMSTEADS,
    LAST_ROUND,
    MOST_SAMURAI,
    NOTHING,
    PILE_ROOM,
    SAMURAI,
    SYMBOLS,
    Difficulty,
    Figures,
    Place,
    Step,
    Table,
    farm_penalties,
    kiai_value,
)

DECISIONS = Step.OVER + 1
LEVELS, KINDS, SUITS = len(DIFFICULTIES), len(SAMURAI), len(SYMBOLS)
BACKS, CLANS = len(FARMS), len(FAMILIES)
PLACES = len(Place)
TOP = 3  # known cards from the top of the stack: as many as Katsushiro puts back (SS-7.9)
HIGHEST = 127
STACK, INTRUDERS = 1, 2
FIRST_LEVEL = Difficulty.EASY


def layout(options: Options) -> Layout:
    """The fields of a line at a table of so many samurai; seats are counted from the one that looks, clockwise."""
    players = len(options["samurai"])
    return Layout(
        Field("seat", (MOST_SAMURAI,), 0, 1, "one-hot: which seat looks"),
        Field("to_act", (players,), 0, 1, "one-hot: who acts; none: chance, over"),
        Field("active", (players,), 0, 1, "one-hot: whose turn it is"),
        Field("kiai", (players,), 0, 1, "whose Kiai is being resolved"),
        Field("decision", (DECISIONS,), 0, 1, "one-hot: the step that waits, in the order of the views' names"),
        Field("difficulty", (LEVELS,), 0, 1, "one-hot: easy normal hard heroic"),
        Field("village_support", (1,), 0, 1, "the option"),
        Field("round", (LAST_ROUND,), 0, 1, "one-hot"),
        Field("night", (1,), 0, 1, "the round is over, its night under way"),
        Field("restrictions", (4,), 0, 1, "in this turn: no_defend, no_support, must_pass, no_talent"),
        Field("fights", (1,), 0, HIGHEST, "in this turn"),
        Field("barricades", (2,), 0, HIGHEST, "left, and at most"),
        Field("farmsteads", (1,), 0, FARMSTEADS, "left"),
        Field("backs", (BACKS,), 0, FARMSTEADS, "backs A B C D still to come, where farm penalties apply"),
        Field("families", (CLANS,), 0, 1, "A B C, still there"),
        Field("village", (KINDS,), 0, 1, "tokens by the village, unspent, by samurai"),
        Field("piles", (2,), 0, PILE_ROOM, "cards in the stack, among the intruders"),
        Field("unseen", (3,), 0, HIGHEST, "unseen places, those of them with new cards, dolls still due"),
        Field("top", (TOP,), 0, CARDS, "known cards from the top of the stack: 0 unknown, else card + 1"),
        Field("cards", (CARDS,), 0, PLACES - 1, "where it is: box new older returned known discard line left hand"),
        Field("whose", (CARDS,), 0, MOST_SAMURAI, "of a line: its seat, from 1; of a known card: 1 stack, 2 intruders"),
        Field("order", (CARDS,), 0, PILE_ROOM, "from 1: in line, from the top of its pile, among returned or shown"),
        Field("samurai", (players, KINDS), 0, 1, "one-hot"),
        Field("state", (players, 6), 0, HIGHEST, "animal, wound, passed, total, kiai value, cards in line"),
        Field("last", (players,), 0, CARDS, "the last card of the line: 0 none, else card + 1"),
        Field("left", (players, SUITS), 0, CARDS, "hat, farm, doll on the left: 0 none, else card + 1"),
        Field("token", (players, players), 0, 1, "one-hot: at which seat that samurai's token is; none: spent"),
        Field("borrowed", (players, KINDS), 0, 1, "village tokens that the seat has used"),
    )  # fmt: skip


@rule
def encode(t: Table, f: Figures, seat: int, out: Numbers) -> int:
    """Writes what lies open, as one seat counts; returns the width of the line."""
    at = write_turn(t, seat, out)
    at = write_village(t, f, out, at)
    at = write_cards(t, seat, out, at)
    return write_seats(t, f, seat, out, at)


@rule
def write_turn(t: Table, seat: int, out: Numbers) -> int:
    players = int(t.players)
    for other in range(MOST_SAMURAI):
        out[other] = other == seat
    at = MOST_SAMURAI
    for k in range(players):
        out[at + k] = (seat + k) % players == t.to_act
        out[at + players + k] = t.decision != Step.FIRST_SEAT and (seat + k) % players == t.active
        out[at + 2 * players + k] = (int(t.in_kiai) >> ((seat + k) % players)) & 1
    at += 3 * players
    for step in range(DECISIONS):
        out[at + step] = t.decision == step
    at += DECISIONS
    for level in range(LEVELS):
        out[at + level] = t.difficulty == FIRST_LEVEL + level
    at += LEVELS
    out[at] = t.village_support
    at += 1
    for number in range(LAST_ROUND):
        out[at + number] = t.round_number == number + 1
    at += LAST_ROUND
    out[at] = t.night
    out[at + 1] = t.no_defend
    out[at + 2] = t.no_support
    out[at + 3] = t.must_pass
    out[at + 4] = t.no_talent
    out[at + 5] = t.fights
    return at + 6


@rule
def write_village(t: Table, f: Figures, out: Numbers, at: int) -> int:
    out[at] = t.barricades
    out[at + 1] = t.most_barricades
    out[at + 2] = t.farmsteads
    at += 3
    for farm in range(BACKS):
        out[at + farm] = f.backs[farm] - t.turned[farm] if farm_penalties(t) else 0
    at += BACKS
    for family in range(CLANS):
        out[at + family] = t.families[family] != 0
    at += CLANS
    for samurai in range(KINDS):
        out[at + samurai] = t.village[samurai] != 0
    return at + KINDS


@rule
def write_cards(t: Table, seat: int, out: Numbers, at: int) -> int:
    out[at] = t.stack_count
    out[at + 1] = t.intruder_count
    out[at + 2] = t.places
    out[at + 3] = t.fresh
    out[at + 4] = t.dolls_due
    at += 5
    count = int(t.stack_count)
    for k in range(TOP):
        out[at + k] = t.stack[count - 1 - k] + 1 if k < count else 0
    at += TOP
    for card in range(CARDS):
        out[at + card] = t.place[card]
        out[at + CARDS + card] = 0
        out[at + 2 * CARDS + card] = 0
    write_order(t, seat, out, at + CARDS, at + 2 * CARDS)
    return at + 3 * CARDS


@rule
def write_order(t: Table, seat: int, out: Numbers, whose: int, order: int) -> None:
    """Where exactly the cards lie whose place all know."""
    players = int(t.players)
    for k in range(players):
        one = t.seats[(seat + k) % players]
        for place in range(one.count):
            out[whose + one.line[place]] = k + 1
            out[order + one.line[place]] = place + 1
    for place in range(t.stack_count):
        if t.stack[place] >= 0:
            out[whose + t.stack[place]] = STACK
            out[order + t.stack[place]] = t.stack_count - place
    for place in range(t.intruder_count):
        if t.intruders[place] >= 0:
            out[whose + t.intruders[place]] = INTRUDERS
            out[order + t.intruders[place]] = t.intruder_count - place
    for place in range(t.lost_count):
        out[order + t.lost[place]] = place + 1
    for place in range(t.shown_count):
        out[order + t.shown[place]] = place + 1


@rule
def write_seats(t: Table, f: Figures, seat: int, out: Numbers, at: int) -> int:
    players = int(t.players)
    state = at + players * KINDS
    last = state + players * 6
    left = last + players
    token = left + players * SUITS
    borrowed = token + players * players
    for k in range(players):
        who = (seat + k) % players
        one = t.seats[who]
        for samurai in range(KINDS):
            out[at + k * KINDS + samurai] = one.samurai == samurai
            out[borrowed + k * KINDS + samurai] = (int(one.borrowed) >> samurai) & 1
        out[state + 6 * k] = one.animal
        out[state + 6 * k + 1] = one.marker
        out[state + 6 * k + 2] = one.passed
        out[state + 6 * k + 3] = min(int(one.total), HIGHEST)
        out[state + 6 * k + 4] = kiai_value(t, f, who)
        out[state + 6 * k + 5] = one.count
        out[last + k] = one.line[one.count - 1] + 1 if one.count > 0 else 0
        for symbol in range(SUITS):
            out[left + k * SUITS + symbol] = one.left[symbol] + 1 if one.left[symbol] != NOTHING else 0
        for other in range(players):
            out[token + k * players + other] = one.token == (seat + other) % players
    return borrowed + players * KINDS
