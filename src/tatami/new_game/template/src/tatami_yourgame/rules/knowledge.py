"""Who may know what: the redeal makes random what a seat cannot know, and nothing else. Bots imagine the rest so."""

from __future__ import annotations

from tatami.core.chance import Stream, below
from tatami.core.compiled import rule
from tatami_yourgame.rules.table import CARDS, PLAYERS, Decision, Figures, Table


@rule
def knows(t: Table, seat: int, owner: int) -> bool:
    """YG-1.3: whether a seat (-1: whoever only watches) knows a player's card."""
    return seat == owner or t.shown[owner] != 0 or t.decision == Decision.OVER


@rule
def redeal(t: Table, f: Figures, seat: int, rng: Stream) -> None:
    """Deals the cards that this seat has not seen anew. What comes out depends on nothing else that is true."""
    if t.decision == Decision.DEAL:
        return
    unseen = (1 << (CARDS + 1)) - 2  # a bit for each card, from bit 1
    for owner in range(PLAYERS):
        if knows(t, seat, owner):
            unseen &= ~(1 << int(t.cards[owner]))
    for owner in range(PLAYERS):
        if not knows(t, seat, owner):
            card = any_of(unseen, rng)
            t.cards[owner] = card
            unseen &= ~(1 << card)


@rule
def any_of(cards: int, rng: Stream) -> int:
    """One of the cards whose bits are set, each as likely as the next."""
    found, chosen = 0, 0
    for card in range(1, CARDS + 1):
        if (cards >> card) & 1:
            found += 1
            if below(rng, found) == 0:
                chosen = card
    return chosen
