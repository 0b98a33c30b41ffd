"""Who may know what (KJ-9): the redeal makes everything random that a seat cannot know, and nothing else."""

from __future__ import annotations

from tatami.core.chance import Stream, below
from tatami.core.compiled import rule
from tatami.games.kenjin.rules.resolution import destroy_forbids
from tatami.games.kenjin.rules.table import (
    FIRST_SECRET,
    NOBODY,
    SPECTATOR,
    UNITS,
    Card,
    Decision,
    Figures,
    Table,
    Unit,
    battlefields,
    owner_of,
    row_of,
)


@rule
def is_unknown_card(card: Card, seat: int) -> bool:
    """Whether a card lies face down and this seat has not seen it."""
    return card.up == 0 and (int(card.known_to) >> (SPECTATOR if seat < 0 else seat)) & 1 == 0


@rule
def redeal(t: Table, f: Figures, seat: int, rng: Stream) -> None:
    """Every way to give the cards that this seat has not seen to the places where they can be is equally likely."""
    if t.decision == Decision.OVER:
        return
    for owner in range(t.players):
        if owner != seat:
            redeal_clan(t, owner, seat, rng)
    if t.decision == Decision.DESTROY and t.doomed != NOBODY:
        redeal_doomed(t, f, seat, rng)


# A clan's unseen cards fit into one whole number, four bits a card: rules do not allocate.


@rule
def card_at(pool: int, place: int) -> int:
    return (pool >> (4 * place)) & 15


@rule
def swap(pool: int, first: int, second: int) -> int:
    difference = card_at(pool, first) ^ card_at(pool, second)
    return pool ^ (difference << (4 * first)) ^ (difference << (4 * second))


@rule
def redeal_clan(t: Table, owner: int, seat: int, rng: Stream) -> None:
    """Shuffles one clan's unseen cards over its face-down places, its hand and what was taken from it.

    After the cowards are named (KJ-5.1) a thirteenth card that is still unseen cannot be a Lord: he is dealt first.
    """
    pool, count = in_order(gather(t, owner, seat))
    for k in range(count - 1, 0, -1):
        other = below(rng, k + 1)
        if other != k:
            pool = swap(pool, k, other)
    barred = barred_place(t, owner, seat)
    if barred != NOBODY and card_at(pool, barred) == Unit.LORD:
        other = below(rng, count - 1)
        if other >= barred:
            other += 1
        pool = swap(pool, barred, other)
    hand = t.seats[owner].hand
    for unit in range(FIRST_SECRET, len(UNITS)):
        hand[unit] = 0
    for k in range(deal_places(t, owner, seat, pool), count):
        hand[card_at(pool, k)] += 1


@rule
def gather(t: Table, owner: int, seat: int) -> int:
    """How many of each unit a clan's unseen cards are, four bits a unit: in rows, taken, in hand."""
    held = 0
    for row in range(2 * battlefields(t)):
        if owner_of(t, row) == owner:
            for place in range(t.rows[row].count):
                if is_unknown_card(t.rows[row].cards[place], seat):
                    held += 1 << (4 * int(t.rows[row].cards[place].unit))
    for killer in range(t.players):
        if was_taken(t, killer, owner) and is_unknown_card(t.seats[killer].taken, seat):
            held += 1 << (4 * int(t.seats[killer].taken.unit))
    for unit in range(FIRST_SECRET, len(UNITS)):
        held += int(t.seats[owner].hand[unit]) << (4 * unit)
    return held


@rule
def in_order(held: int) -> tuple[int, int]:
    """Those cards and their number, always in the same order: a redeal must not depend on where they truly are."""
    pool, count = 0, 0
    for unit in range(FIRST_SECRET, len(UNITS)):
        for _ in range(card_at(held, unit)):
            pool |= unit << (4 * count)
            count += 1
    return pool, count


@rule
def deal_places(t: Table, owner: int, seat: int, pool: int) -> int:
    """Lays the pool back onto the same places in the same order; returns how many cards that took."""
    count = 0
    for row in range(2 * battlefields(t)):
        if owner_of(t, row) == owner:
            for place in range(t.rows[row].count):
                if is_unknown_card(t.rows[row].cards[place], seat):
                    t.rows[row].cards[place].unit = card_at(pool, count)
                    count += 1
    for killer in range(t.players):
        if was_taken(t, killer, owner) and is_unknown_card(t.seats[killer].taken, seat):
            t.seats[killer].taken.unit = card_at(pool, count)
            count += 1
    return count


@rule
def barred_place(t: Table, owner: int, seat: int) -> int:
    """The place in the pool that cannot hold the Lord, or NOBODY."""
    if t.decision < Decision.DESTROY or t.seats[owner].coward:
        return NOBODY
    count = 0
    for row in range(2 * battlefields(t)):
        if owner_of(t, row) == owner:
            for place in range(t.rows[row].count):
                if is_unknown_card(t.rows[row].cards[place], seat):
                    if t.rows[row].cards[place].last:
                        return count
                    count += 1
    for killer in range(t.players):
        if was_taken(t, killer, owner) and is_unknown_card(t.seats[killer].taken, seat):
            if t.seats[killer].taken.last:
                return count
            count += 1
    return NOBODY


@rule
def was_taken(t: Table, killer: int, owner: int) -> bool:
    return t.seats[killer].took != 0 and t.seats[killer].taken.owner == owner


@rule
def redeal_doomed(t: Table, f: Figures, seat: int, rng: Stream) -> None:
    """KJ-6.2: the first choice at the Sanctuary is unknown to all but its maker."""
    chooser = owner_of(t, row_of(t, t.to_act, t.here) ^ 1)
    if chooser == seat:
        return
    asked = t.to_act
    t.to_act = chooser
    choices = 0
    for place in range(t.rows[row_of(t, chooser, t.here)].count):
        if destroy_forbids(t, f, place) == 0:
            choices += 1
            if below(rng, choices) == 0:
                t.doomed = place
    t.to_act = asked
