"""Who may know what (KJ-9): the redeal makes everything random that a seat cannot know, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.core.chance import Stream, below
from tatami.core.compiled import rule
from tatami.games.kenjin.resolution import destroy_forbids
from tatami.games.kenjin.table import (
    CLAN_CARDS,
    FIRST_SECRET,
    NOBODY,
    UNITS,
    Decision,
    Figures,
    Table,
    Unit,
    battlefields,
    owner_of,
    row_of,
)


@rule
def unknown(card: Any, seat: int) -> bool:
    """Whether a card lies face down and this seat has not seen it."""
    return card.up == 0 and (seat < 0 or (card.eyes >> seat) & 1 == 0)


@rule
def redeal(t: Table, f: Figures, seat: int, rng: Stream) -> None:
    """Every way to give the cards that this seat has not seen to the places where they can be is equally likely."""
    pool = np.zeros(CLAN_CARDS, np.int8)
    for owner in range(t.players):
        if owner != seat and t.decision != Decision.OVER:
            redeal_clan(t, owner, seat, rng, pool)
    if t.decision == Decision.DESTROY and t.doomed != NOBODY:
        redeal_doomed(t, f, seat, rng)


@rule
def redeal_clan(t: Table, owner: int, seat: int, rng: Stream, pool: np.ndarray[Any, Any]) -> None:
    """Shuffles one clan's unseen cards over its face-down places, its hand and what was taken from it.

    After the cowards are named (KJ-5.1) a thirteenth card that is still unseen cannot be a Lord: he is dealt first.
    """
    count = gather(t, owner, seat, pool)
    for k in range(count - 1, 0, -1):
        other = below(rng, k + 1)
        pool[k], pool[other] = pool[other], pool[k]
    barred = barred_place(t, owner, seat)
    if barred != NOBODY and pool[barred] == Unit.LORD:
        other = below(rng, count - 1)
        if other >= barred:
            other += 1
        pool[barred], pool[other] = pool[other], pool[barred]
    hand = t.seats[owner].hand
    for unit in range(FIRST_SECRET, len(UNITS)):
        hand[unit] = 0
    for k in range(deal_places(t, owner, seat, pool), count):
        hand[pool[k]] += 1


@rule
def gather(t: Table, owner: int, seat: int, pool: np.ndarray[Any, Any]) -> int:
    """A clan's unseen cards: those in rows by place, then the one taken, then the secret units in hand."""
    count = 0
    for row in range(2 * battlefields(t)):
        if owner_of(t, row) == owner:
            for place in range(t.rows[row].count):
                if unknown(t.rows[row].cards[place], seat):
                    pool[count] = t.rows[row].cards[place].unit
                    count += 1
    for killer in range(t.players):
        if was_taken(t, killer, owner) and unknown(t.seats[killer].taken, seat):
            pool[count] = t.seats[killer].taken.unit
            count += 1
    for unit in range(FIRST_SECRET, len(UNITS)):
        for _ in range(t.seats[owner].hand[unit]):
            pool[count] = unit
            count += 1
    return count


@rule
def deal_places(t: Table, owner: int, seat: int, pool: np.ndarray[Any, Any]) -> int:
    """Lays the pool back onto the same places in the same order; returns how many cards that took."""
    count = 0
    for row in range(2 * battlefields(t)):
        if owner_of(t, row) == owner:
            for place in range(t.rows[row].count):
                if unknown(t.rows[row].cards[place], seat):
                    t.rows[row].cards[place].unit = pool[count]
                    count += 1
    for killer in range(t.players):
        if was_taken(t, killer, owner) and unknown(t.seats[killer].taken, seat):
            t.seats[killer].taken.unit = pool[count]
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
                if unknown(t.rows[row].cards[place], seat):
                    if t.rows[row].cards[place].last:
                        return count
                    count += 1
    for killer in range(t.players):
        if was_taken(t, killer, owner) and unknown(t.seats[killer].taken, seat):
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
