"""Samurai Spirit in batches: how chance draws; on a GPU, which games do the same thing, what of a record is in play."""

from __future__ import annotations

from tatami.core.chance import Stream, unit, weighted
from tatami.core.compiled import rule
from tatami.core.record import Array
from tatami.games.samurai_spirit.rules.actions import CARD, CONFRONT, DEFEND, FIGHT
from tatami.games.samurai_spirit.rules.decisions import chance
from tatami.games.samurai_spirit.rules.deck import shares_with_dolls_due
from tatami.games.samurai_spirit.rules.table import (
    CARDS,
    FIRST_OF_A_SEAT,
    LIEUTENANTS,
    PLUNDERERS,
    Figures,
    Place,
    Step,
    Symbol,
    Table,
)

LAST = "seats"
"""The field of which only the first cells may be in play."""
SECOND, THIRD = PLUNDERERS, PLUNDERERS + LIEUTENANTS
"""The first of the cards that are new in those rounds."""


@rule
def draw_outcome(t: Table, f: Figures, rng: Stream, out: Array, weights: Array) -> int:
    """An outcome of chance: the one that `weighted` would draw from the list of all. Most cards need no list."""
    step, known, is_card = t.decision, 0, True
    if step == Step.FIGHT_CARD or step == Step.ARROW_CARD or step == Step.SHOWN_CARD or step == Step.ROUTED_CARD:
        known = int(t.stack[t.stack_count - 1])
    elif step == Step.CAUGHT_CARD or step == Step.INTRUDER_CARD:
        known = int(t.intruders[t.intruder_count - 1])
    else:
        is_card = False
    if is_card and known >= 0:
        unit(rng)
        return CARD + known
    if is_card and t.lost_count == 0:
        return CARD + (unseen_card(t, rng) if t.dolls_due == 0 else unseen_card_with_dolls_due(t, f, rng))
    return int(out[weighted(rng, weights, chance(t, f, out, weights))])


@rule
def unseen_card(t: Table, rng: Stream) -> int:
    """A card at an unseen place, while none is lost and no doll is due: the older ones weigh 1, the new ones all the
    same. The older come first, and sums and differences are made in the order of a list, so that they are rounded as
    there."""
    new = float(t.fresh) / float(t.newcomers) if t.fresh > 0 else 0.0
    older = t.places - t.fresh
    total = float(older)
    if new > 0.0:
        for _ in range(t.newcomers):
            total += new
    left = unit(rng) * total
    card, place, before = 0, Place.OLDER, int(left)
    if before >= older:
        card, place, before = 0, Place.NEW, 0
        if t.round_number > 1:
            card = SECOND if t.round_number == 2 else THIRD
        left -= float(older)
        left -= new
        while left >= 0.0 and before < t.newcomers - 1:
            left -= new
            before += 1
    while card < CARDS - 1 and (t.place[card] != place or before > 0):
        if t.place[card] == place:
            before -= 1
        card += 1
    return card


@rule
def unseen_card_with_dolls_due(t: Table, f: Figures, rng: Stream) -> int:
    """Likewise in the first round while dolls must still appear: all cards are new."""
    _, other, doll = shares_with_dolls_due(t, f)
    total = 0.0
    for card in range(PLUNDERERS):
        if t.place[card] == Place.NEW:
            total += doll if f.symbol[card] == Symbol.DOLL else other
    left, found, card = unit(rng) * total, 0, 0
    while left >= 0.0 and card < PLUNDERERS:
        if t.place[card] == Place.NEW:
            weight = doll if f.symbol[card] == Symbol.DOLL else other
            if weight > 0.0:
                left -= weight
                found = card
        card += 1
    return found


@rule
def divergence_key(t: Table, action: int) -> int:
    """The decision, and of the two usual ones how it is answered."""
    if action == FIGHT:
        return 0
    if action == CONFRONT:
        return 1
    if action == DEFEND:
        return 2
    return 3 + int(t.decision) - FIRST_OF_A_SEAT


@rule
def cells_in_play(t: Table) -> int:
    """Seats: those that nobody sits at stay empty."""
    return int(t.players)
