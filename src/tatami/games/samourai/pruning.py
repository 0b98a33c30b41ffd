"""What a bot does not consider: steps that lead back, shots at loose horses, ending a movement too early.

And how much of its time a decision gets, so that a whole phase takes a human time. Plain Python, once for a decision:
the playouts (bot.py) are not touched.
"""

from __future__ import annotations

from collections.abc import Sequence

from tatami.core.compiled import plain
from tatami.games.samourai import bot, standing
from tatami.games.samourai.rules import melee, pieces
from tatami.games.samourai.rules.actions import (
    ATTACK,
    BACK,
    CORNER,
    DONE,
    FIRE,
    LEAD,
    MOVE,
    ON,
    TARGETS,
    THROW,
    TO,
    VICTIM,
)
from tatami.games.samourai.rules.hexes import OFF
from tatami.games.samourai.rules.table import FIGURES, MEN, NOBODY, Decision, Figures, Formation, Place, Reason, Table

points_to, wants_to_move = plain(standing.points_to), plain(bot.wants_to_move)
next_enemy, known, is_up = plain(melee.next_enemy), plain(pieces.is_known), plain(pieces.is_up)
front_of = plain(pieces.front_of)

HELD = (Reason.HOLD_HEX, Reason.HOLD_BUILDINGS, Reason.HOLD_PIECE)
WAYS = 12
"""To where a rider can have neighbours."""
SHARES = {Decision.FIRE: 0.6, Decision.MOVE: 1.1, Decision.STEP: 1.1, Decision.COMBAT: 0.7, Decision.ATTACK: 0.4}
"""What the figures of a side have together for such a decision in a phase, as a part of a level's seconds."""
FEWEST = 3
"""A side of fewer figures gets no more time for each."""
OTHERS = 0.1
ONWARD = 0.01
"""For the second step of a move and those after it: where to was decided with the first."""


def is_onward(t: Table) -> bool:
    """Whether a move is under way, whose plan stands."""
    decision = int(t.decision)
    return (decision == Decision.STEP and t.walk.steps > 0) or decision in (Decision.ADVANCE_STEP, Decision.HAUL)


def effort(t: Table, f: Figures) -> float:
    """The part of a level's seconds that a decision may take at most."""
    decision = Decision(int(t.decision))
    if is_onward(t) or t.duel.on:
        return ONWARD
    if decision not in SHARES:
        return OTHERS
    men = sum(1 for man in range(f.men) if t.men[man].side == t.to_act and is_up(t, man))
    return SHARES[decision] / max(FEWEST, men)


def sensible(t: Table, f: Figures, actions: Sequence[int]) -> list[int]:
    """The choices worth considering; all of them if none is."""
    decision = int(t.decision)
    if decision in (Decision.STEP, Decision.ADVANCE_STEP):
        kept = steps_to_duel(t, f, actions) if t.duel.on else onward_steps(t, f, actions)
    elif decision == Decision.FIRE:
        kept = [action for action in actions if not is_shot_at_loose_horse(t, f, action)]
    elif decision == Decision.MOVE:
        kept = movers(t, f, actions)
    elif decision == Decision.COMBAT:
        kept = [action for action in actions if not ATTACK <= action < ATTACK + MEN or meets_man(t, f, action - ATTACK)]
    elif decision == Decision.ATTACK:
        at_men = [action for action in actions if ON <= action < VICTIM and action - ON < MEN]
        kept = [action for action in actions if not (at_men and ON <= action < VICTIM and action - ON >= MEN)]
    else:
        return list(actions)
    return kept or list(actions)


def onward_steps(t: Table, f: Figures, actions: Sequence[int]) -> list[int]:
    """After the first step only those that lead farther from where the move began: nobody walks there and back."""
    w = t.walk
    if w.steps == 0 or w.entering or w.start == OFF or w.kind in (Formation.TRAIN, Formation.HAULING):
        return list(actions)
    mounted = 1 if w.kind == Formation.RIDER else 0
    here = points_to(f, mounted, w.start, w.a)
    return [
        action
        for action in actions
        if not (TO <= action < LEAD) or (action < BACK and points_to(f, mounted, w.start, action - TO) > here)
    ]


def steps_to_duel(t: Table, f: Figures, actions: Sequence[int]) -> list[int]:
    """In a duel the steps that lead nearer to the other; whoever is as near as he can get stops."""
    w = t.walk
    mounted = 1 if w.kind == Formation.RIDER else 0
    other = front_of(t, t.duel.challenger + t.duel.answerer - w.who)
    here = points_to(f, mounted, w.a, other)
    return [
        action
        for action in actions
        if not (TO <= action < LEAD) or (action < BACK and points_to(f, mounted, action - TO, other) < here)
    ]


def is_shot_at_loose_horse(t: Table, f: Figures, action: int) -> bool:
    """A riderless horse fights nobody; but the horse that draws the enemy's cart is worth an arrow."""
    if not FIRE <= action < CORNER:
        return False
    target = (action - (FIRE if action < THROW else THROW)) % TARGETS
    if not MEN <= target < FIGURES:
        return False
    draws = t.cart_there != 0 and t.cart_horse == target - MEN
    return not (draws and any(f.condition[k].kind == Reason.PIECE_ON for k in range(f.conditions)))


def meets_man(t: Table, f: Figures, man: int) -> bool:
    """Whether he has anybody to attack but loose horses."""
    seat = t.men[man].side
    met = (next_enemy(t, f, man, way) for way in range(WAYS))
    return any(target != NOBODY and target < MEN and known(t, target, seat) for target in met)


def movers(t: Table, f: Figures, actions: Sequence[int]) -> list[int]:
    """The movement is not over as long as somebody could go where he is wanted: where each ends is his own order.

    But whoever wins when the turns have run out may wait, unless the enemy is winning.
    """
    seat = int(t.to_act)
    wanted = [action for action in actions if MOVE <= action < TO and wants_to_move(t, f, action - MOVE)]
    if not wanted or (f.cap_winner == seat and not is_goal_being_lost(t, f, seat)):
        return list(actions)
    return [action for action in actions if action != DONE]


def is_goal_being_lost(t: Table, f: Figures, seat: int) -> bool:
    """The enemy holds what wins for him, or begins to leave as he must."""
    for k in range(f.conditions):
        condition = f.condition[k]
        if condition.side == seat:
            continue
        if condition.kind in HELD and t.held[k] > 0:
            return True
        if condition.kind == Reason.LEFT and any(
            t.men[man].side != seat and t.men[man].place == Place.LEFT for man in range(f.men)
        ):
            return True
    return False
