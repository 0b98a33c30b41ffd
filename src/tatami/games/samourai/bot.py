"""Samouraï for the search: a sober captain's playout.

He sends his men to what wins the scenario or to the nearest enemy he sees, shoots where it promises most, and fights
where the table favours him. Whoever must leave the map goes first, and the others step before the archers; whoever must
live keeps away from the enemy; what a side must not lose it guards. Hidden figures are no goals and no targets for him.
What a position is worth then, a small net says (prospects.py).
"""

from __future__ import annotations

import numpy as np

from tatami.core.bot import Tuning
from tatami.core.chance import Stream, below
from tatami.core.compiled import plain, rule
from tatami.core.engine import OVER
from tatami.core.record import Numbers, Reals
from tatami.games.samourai.prospects import FILE, memory_for, prospect
from tatami.games.samourai.rules.actions import (
    ANSWER,
    ATTACK,
    BACK,
    CORNER,
    CREW,
    DEFLECT,
    DOUSE,
    DRESS,
    EXIT,
    FIRE,
    GO,
    HAUL,
    HITCH,
    LEAD,
    MOUNT,
    MOVE,
    ON,
    STOP,
    SWING,
    TAIL,
    TARGETS,
    THROW,
    TO,
    VICTIM,
    WITH,
)
from tatami.games.samourai.rules.hexes import OFF, range_between
from tatami.games.samourai.rules.melee import column_of_attack, next_enemy
from tatami.games.samourai.rules.pieces import (
    BOTH_SEATS,
    attack_of,
    defence_of,
    front_of,
    has_trait,
    is_known,
    is_mounted,
    is_up,
    lives_on_map,
    meets_enemy,
)
from tatami.games.samourai.rules.shooting import (
    aim_forbids,
    arrow_way,
    band_of,
    corner_named,
    line_to,
    range_to_target,
    shooter_modifier,
    shuriken_column,
    target_modifier,
    throw_modifier,
)
from tatami.games.samourai.rules.sight import STEP, path_key
from tatami.games.samourai.rules.table import (
    BOW,
    FIGURES,
    HEXES,
    MEN,
    NINJA,
    NOBODY,
    Decision,
    Figures,
    Formation,
    Life,
    Place,
    Reason,
    Table,
    widen,
)
from tatami.games.samourai.standing import FARTHEST, exit_hex, fighting_worth, hex_of_zone, points_to, wants_out

TUNING = Tuning(explore=0.3, first=5.0, wider=0.5, horizon=400)
EFFORT = {
    Decision.STEP.value: 0.2,
    Decision.ADVANCE_STEP.value: 0.2,
    Decision.HAUL.value: 0.2,
    **{kind.value: 0.1 for kind in Decision if kind <= Decision.PLACED},
}
"""Who moves is thought over; the steps of a move, and where to stand at first, follow more quickly."""
IN_HURRY = {Decision.MOVE.value: 0.3}
AT_EASE, ON_THE_RUN = 0.1, 0.3
SLIPS = True
MEMORY = memory_for(np.load(FILE).astype(np.float32))
WEIGHT = 24.0
"""A playout is a whole turn of both sides, a figure's move many decisions: even so a phase must come to its end."""
RASH = 40
"""One step in so many is made at random, but by nobody who runs."""
BOWSHOT = 8
"""As near as an archer goes."""
HUNTED = 6
"""So many points nearer seem those whose death wins."""
GUARD = 2
"""As near as men keep to a hex that they guard."""
SHIELD = 3
"""So many points of his way a man gives for every arrow that he keeps from one who must leave."""
QUIET_KILL = 40
"""What a throw must promise while everybody sleeps."""

# What a result is worth, by its letter: nothing, A, B, C, D … as the tables are written.
ARROW_FOOT = (0, 1, 6, 10)
ARROW_MOUNTED = (0, 1, 6, 8, 10)
SHURIKEN_KILLS, SHURIKEN_WOUNDS = 4, 8
MELEE = (0, -6, -2, 2, 4, 7, 10, 10)


def doubt(t: Table, f: Figures) -> float:
    """A playout sees one turn, and staying where one is looks best in it: plans of several turns are the captain's.

    But whoever wins when the turns have run out may well stay, and whoever must leave the map runs.
    """
    seat, decision = t.to_act, int(t.decision)
    if f.cap_winner == seat:
        return AT_EASE
    return ON_THE_RUN if plain(wants_out)(f, seat) and decision == Decision.STEP else IN_HURRY.get(decision, AT_EASE)


@rule
def pick(t: Table, f: Figures, choices: Numbers, count: int, rng: Stream) -> int:
    """What the captain orders."""
    decision = t.decision
    if count == 1 or decision <= Decision.PLACED:
        return below(rng, count)
    if decision == Decision.FIRE:
        return best_shot(t, f, choices, count)
    if decision == Decision.STEP or decision == Decision.ADVANCE_STEP or decision == Decision.HAUL:
        return next_step(t, f, choices, count, rng)
    if decision == Decision.MOVE:
        return next_mover(t, f, choices, count, rng)
    if decision == Decision.COMBAT:
        return best_attack(t, f, choices, count)
    if decision == Decision.ATTACK:
        return best_target(t, f, choices, count)
    return rarely_asked(t, f, choices, count, rng)


# -- who is seen


@rule
def in_sight(t: Table, man: int, seat: int) -> bool:
    """An enemy on the map whom a seat knows of."""
    return t.men[man].side != seat and lives_on_map(t, man) and is_known(t, man, seat)


# -- shooting


@rule
def arrow_promise(t: Table, f: Figures, man: int, target: int) -> int:
    """The harm of a shot summed over the ten faces of the die."""
    band = band_of(f, range_to_target(t, man, target))
    cover = line_to(t, f, man, target, arrow_way(target, band), corner_named(t, target))
    modifier = f.band_modifier[band] + shooter_modifier(t, f, man) + target_modifier(t, f, target)
    mounted = 1 if is_mounted(t, target) else 0
    total = 0
    for die in range(1, 11):
        result = widen(f.arrow[mounted, max(cover, 0), min(die + modifier, 10) - 1])
        total += ARROW_MOUNTED[result] if mounted != 0 else ARROW_FOOT[result]
    return total


@rule
def throw_promise(t: Table, f: Figures, man: int, target: int) -> int:
    column = shuriken_column(f, range_to_target(t, man, target))
    modifier = throw_modifier(t, f, man, target)
    asleep = f.alarmed != 0 and t.alarm == 0
    total = 0
    for die in range(1, 11):
        result = widen(f.shuriken[column, min(die + modifier, 10) - 1])
        if result == SHURIKEN_KILLS:
            total += 10
        elif result == SHURIKEN_WOUNDS and not asleep:
            total += 6
    return 0 if asleep and total < QUIET_KILL else total


@rule
def best_shot(t: Table, f: Figures, choices: Numbers, count: int) -> int:
    """A shot costs nothing: the most promising, until there is none."""
    best, most = 0, 0
    for k in range(count):
        action = widen(choices[k])
        if action < FIRE or action >= CORNER:
            continue
        base = FIRE if action < THROW else THROW
        man, target = (action - base) // TARGETS, (action - base) % TARGETS
        if target >= FIGURES:
            continue
        promise = arrow_promise(t, f, man, target) if base == FIRE else throw_promise(t, f, man, target)
        promise *= fighting_worth(t, f, target)
        if promise > most:
            best, most = k, promise
    return best


# -- where to


@rule
def nearest_enemy(t: Table, f: Figures, man: int, hex: int, mounted: int) -> int:
    """The hex of the enemy to go for, or OFF: the nearest, those whose death wins before others."""
    seat = t.men[man].side
    hunted = 0
    for k in range(f.conditions):
        if f.condition[k].kind == Reason.ALL_DEAD and f.condition[k].other != seat:
            hunted |= f.condition[k].units
    goal, nearest = OFF, FARTHEST
    for enemy in range(f.men):
        if in_sight(t, enemy, seat):
            there = front_of(t, enemy)
            points = points_to(f, mounted, hex, there)
            if (hunted >> enemy) & 1 != 0:
                points -= HUNTED
            if points < nearest:
                goal, nearest = there, points
    return goal


@rule
def hex_of_building(f: Figures, building: int, hex: int) -> int:
    goal, nearest = OFF, FARTHEST
    for there in range(HEXES):
        if f.board.terrain[there] >= 0 and f.board.building[there] == building:
            points = points_to(f, 0, hex, there)
            if points < nearest:
                goal, nearest = there, points
    return goal


@rule
def goal_of(t: Table, f: Figures, man: int, hex: int, mounted: int) -> tuple[int, int]:
    """Where a man is wanted and how near is near enough: what wins for us, what wins for them, else the enemy."""
    seat = t.men[man].side
    for k in range(f.conditions):
        condition = f.condition[k]
        kind, ours = condition.kind, condition.side == seat
        if ours and kind == Reason.LEFT:
            return exit_hex(t, f, hex, condition.edges), 0
        elif ours and kind == Reason.PIECE_ON and t.cart_there != 0:
            if t.walk.open != 0 and (t.walk.kind == Formation.TRAIN or t.walk.kind == Formation.HAULING):
                return hex_of_zone(f, condition.zone, hex, 1), 0
            if man % 2 == 0:
                return (t.horses[t.cart_horse].head if t.cart_horse != NOBODY else t.cart_front), 1
        elif kind == Reason.PIECE_ON or kind == Reason.HOLD_PIECE:
            if t.cart_there != 0 and man % 2 == 0:
                return t.cart_front, 1
        elif kind == Reason.HOLD_HEX:
            if not ours and f.cap_winner == seat:
                return condition.hex, 0 if man == sentry(t, f, seat) else GUARD
            if ours and man % 2 == 0 and (condition.units >> man) & 1 != 0:
                return condition.hex, condition.within
            if not ours and man % 3 == 0:
                return condition.hex, max(1, condition.clear)
        elif ours and kind == Reason.HOLD_BUILDINGS and man % 2 == 0 and mounted == 0:
            return hex_of_building(f, 1 + man // 2 % max(1, f.board.buildings), hex), 0
    near = BOWSHOT if has_trait(f, man, BOW) else 1
    return nearest_enemy(t, f, man, hex, mounted), near


@rule
def sentry(t: Table, f: Figures, seat: int) -> int:
    """The best man of a side to stand on the hex that its enemies want."""
    best, most = NOBODY, -1
    for man in range(f.men):
        if t.men[man].side == seat and is_up(t, man) and not must_live(f, man, seat):
            steadiness = fighting_worth(t, f, man) + defence_of(t, f, man)
            if steadiness > most:
                best, most = man, steadiness
    return best


@rule
def must_live(f: Figures, man: int, seat: int) -> bool:
    """One whose death alone loses, by day: by night nobody knows where it would be safer."""
    for k in range(f.conditions):
        condition = f.condition[k]
        alone = condition.parent == NOBODY and condition.units == 1 << man
        if alone and condition.kind == Reason.ALL_DEAD and condition.side != seat:
            return bool(f.night == 0)
    return False


@rule
def distance_to_enemy(t: Table, f: Figures, seat: int, hex: int) -> int:
    """How far the nearest enemy in sight of a seat has to a hex."""
    nearest = FARTHEST
    for enemy in range(f.men):
        if in_sight(t, enemy, seat) and is_up(t, enemy):
            nearest = min(nearest, points_to(f, 1 if is_mounted(t, enemy) else 0, front_of(t, enemy), hex))
    return nearest


@rule
def safest_hex(t: Table, f: Figures, man: int) -> int:
    """The hex in reach that is farthest from the nearest enemy in sight; where he is, if none is farther."""
    w, seat = t.walk, t.men[man].side
    best, widest = widen(w.a), distance_to_enemy(t, f, seat, w.a)
    for hex in range(HEXES):
        if f.board.terrain[hex] >= 0 and t.on[hex] == 0 and points_to(f, 0, w.a, hex) <= w.points:
            wide = distance_to_enemy(t, f, seat, hex)
            if wide > widest:
                best, widest = hex, wide
    return best


@rule
def wants_to_move(t: Table, f: Figures, man: int) -> bool:
    here = t.men[man]
    if here.place != Place.ON_MAP or wants_out(f, here.side) or must_live(f, man, here.side):
        return True
    if meets_enemy(t, f, man, here.side, True):
        return bool(here.life == Life.WOUNDED)
    hex, mounted = front_of(t, man), 1 if here.horse != NOBODY else 0
    goal, near = goal_of(t, f, man, hex, mounted)
    return bool(goal != OFF and range_between(hex, goal) > near)


@rule
def must_leave(f: Figures, man: int, seat: int) -> bool:
    """One without whom his side cannot win by leaving."""
    for k in range(f.conditions):
        condition = f.condition[k]
        if condition.kind == Reason.LEFT and condition.side == seat and (condition.units >> man) & 1 != 0:
            return True
    return False


@rule
def wants_cart(f: Figures, seat: int) -> bool:
    for k in range(f.conditions):
        if f.condition[k].kind == Reason.PIECE_ON and f.condition[k].side == seat:
            return True
    return False


@rule
def next_mover(t: Table, f: Figures, choices: Numbers, count: int, rng: Stream) -> int:
    """Somebody who has somewhere to go; the cart, the master's armour and whoever must leave come first."""
    chosen, found = 0, 0
    for k in range(count):
        action = widen(choices[k])
        if DRESS <= action < HAUL:
            return k
        if (HITCH <= action < HITCH + MEN or HAUL <= action < WITH) and wants_cart(f, t.active):
            return k
        if MOVE <= action < TO and wants_to_move(t, f, action - MOVE):
            if must_leave(f, action - MOVE, t.active):
                return k
            found += 1
            if below(rng, found) == 0:
                chosen = k
    return chosen


@rule
def next_step(t: Table, f: Figures, choices: Numbers, count: int, rng: Stream) -> int:
    """The step that leaves least way to go; rest where no step brings him nearer."""
    w = t.walk
    man = w.who
    runs = wants_out(f, t.men[man].side)
    if not runs and below(rng, RASH) == 0:
        return below(rng, count)
    mounted = 1 if w.kind == Formation.RIDER or w.kind == Formation.ENTERING else 0
    goal, near = OFF, 0
    if t.duel.on != 0:
        goal = front_of(t, t.duel.challenger + t.duel.answerer - man)
    elif w.entering == 0:
        goal, near = goal_of(t, f, man, w.a, mounted)
        if mounted == 0 and must_live(f, man, t.men[man].side):
            goal, near = safest_hex(t, f, man), 0
        elif mounted == 0 and runs and goal != OFF:
            goal = before_archers(t, f, man, goal)
    if goal == OFF:
        return below(rng, count)
    best, least = 0, FARTHEST * 4
    for k in range(count):
        cost = step_cost(t, f, widen(choices[k]), goal, near, mounted)
        if cost < least or (cost == least and below(rng, 2) == 0):
            best, least = k, cost
    return best


@rule
def can_aim(t: Table, f: Figures, archer: int, man: int) -> bool:
    """Whether an enemy whom a man knows of could shoot at him from where both are."""
    seen = in_sight(t, archer, t.men[man].side) and is_up(t, archer)
    return seen and has_trait(f, archer, BOW) and aim_forbids(t, f, archer, man) == 0


@rule
def is_ward(t: Table, f: Figures, man: int, seat: int) -> bool:
    """One of a side, on the map, who must leave it."""
    return bool(t.men[man].side == seat and lives_on_map(t, man) and must_leave(f, man, seat))


@rule
def arrows_at(t: Table, f: Figures, seat: int) -> int:
    """The arrows of a turn that could hit those of a side who must leave: an archer on foot has two (SB-3.2)."""
    arrows = 0
    for man in range(f.men):
        if is_ward(t, f, man, seat):
            for archer in range(f.men):
                if can_aim(t, f, archer, man):
                    arrows += 1 if is_mounted(t, archer) else 2
    return arrows


@rule
def before_archers(t: Table, f: Figures, man: int, goal: int) -> int:
    """The hex in reach, on the line of some archer, that keeps most arrows from those who must leave (SB-4.14).

    His own goal if that is worth more, if he can be off the map in this move, or if he must leave himself.
    """
    w, seat = t.walk, t.men[man].side
    left = points_to(f, 0, w.a, goal) - w.points
    if left < 0 or must_leave(f, man, seat):
        return goal
    arrows = arrows_at(t, f, seat)
    best, least = goal, left
    for ward in range(f.men):
        if arrows == 0 or not is_ward(t, f, ward, seat):
            continue
        for archer in range(f.men):
            if not can_aim(t, f, archer, ward):
                continue
            place = widen(front_of(t, archer))
            key = path_key(place, front_of(t, ward), 0, 0)
            for k in range(f.board.path_start[key], f.board.path_start[key + 1] - 1):
                place = widen(f.board.beside[place, f.board.path[k] & STEP])
                if place == OFF:  # along the edge one of the two ways of a line leaves the map (SB-4.3)
                    break
                if t.on[place] != 0 or points_to(f, 0, w.a, place) > w.points:
                    continue
                onward, _ = goal_of(t, f, man, place, 0)
                cost = points_to(f, 0, place, onward)
                if cost - SHIELD * arrows < least:
                    t.men_in_way[place] = BOTH_SEATS
                    cost -= SHIELD * (arrows - arrows_at(t, f, seat))
                    t.men_in_way[place] = 0
                    if cost < least:
                        best, least = place, cost
    return best


@rule
def step_cost(t: Table, f: Figures, action: int, goal: int, near: int, mounted: int) -> int:
    """What is left to go after a step, in quarters of a point, so that ways to stand can tell equals apart."""
    w = t.walk
    if action == EXIT and wants_out(f, t.men[w.who].side):
        return -1
    if action == STOP:
        return 4 * points_to(f, mounted, w.a, goal) + 1 if range_between(w.a, goal) > near else 0
    if action == DOUSE and has_trait(f, w.who, NINJA):
        return 0
    if WITH <= action < CREW:
        return 0
    if LEAD <= action < MOUNT and wants_cart(f, t.men[w.who].side):
        return 1
    if TO <= action < BACK:
        return 4 * points_to(f, mounted, action - TO, goal)
    if BACK <= action < SWING:
        return 4 * points_to(f, mounted, w.b, goal) + 4
    if SWING <= action < TAIL:
        return 4 * points_to(f, mounted, action - SWING, goal) + 2
    if TAIL <= action < LEAD:
        return 4 * points_to(f, mounted, w.a, goal) + 3
    return 4 * FARTHEST - 1


# -- melee


@rule
def melee_promise(f: Figures, column: int, mounted: int) -> int:
    """Good and harm of a column summed over the ten faces of the die."""
    if column == 0:
        return 0
    total = 0
    for face in range(10):
        total += MELEE[widen(f.melee[mounted, column - 1, face])]
    return total


@rule
def promise_on(t: Table, f: Figures, attackers: int, target: int) -> int:
    column = column_of_attack(t, f, attackers, 1 << target)
    return melee_promise(f, column, 1 if is_mounted(t, target) else 0) * fighting_worth(t, f, target)


@rule
def best_attack(t: Table, f: Figures, choices: Numbers, count: int) -> int:
    """Whoever has the most promising attack, alone or, where nobody has one alone, with others; `done` if nobody."""
    best, most = 0, 0
    for k in range(count):
        action = widen(choices[k])
        if action < ATTACK or action >= ATTACK + MEN:
            continue
        man = action - ATTACK
        promise = -1
        for way in range(12):
            target = next_enemy(t, f, man, way)
            if target != NOBODY and (target >= MEN or is_known(t, target, t.men[man].side)):
                alone = promise_on(t, f, 1 << man, target)
                if alone == 0:
                    alone = 1  # he is asked, so together with others there is an attack
                promise = max(promise, alone)
        if promise > most:
            best, most = k, promise
    return best


@rule
def best_target(t: Table, f: Figures, choices: Numbers, count: int) -> int:
    """The most promising defender; friends are called while the odds are poor."""
    best, most, friend = 0, -FARTHEST * FARTHEST, NOBODY
    for k in range(count):
        action = widen(choices[k])
        if action == GO:
            return k
        if WITH <= action < WITH + MEN:
            friend = k
        elif ON <= action < VICTIM:
            promise = promise_on(t, f, t.clash.attackers, action - ON)
            if promise > most:
                best, most = k, promise
    if friend != NOBODY and (most < 300 or widen(choices[best]) < ON):
        return friend
    return best


# -- the rest


@rule
def rarely_asked(t: Table, f: Figures, choices: Numbers, count: int, rng: Stream) -> int:
    if t.decision == Decision.VICTIM:
        best, least = 0, FARTHEST
        for k in range(count):
            price = fighting_worth(t, f, widen(choices[k]) - VICTIM)
            if price < least:
                best, least = k, price
        return best
    if t.decision == Decision.ANSWER:
        best, most = 0, attack_of(t, f, t.duel.challenger) - 3
        for k in range(1, count):
            strength = attack_of(t, f, widen(choices[k]) - ANSWER)
            if strength > most:
                best, most = k, strength
        return best
    if t.decision == Decision.DUEL_MOVE:
        return count - 1
    if widen(choices[0]) == DEFLECT:
        return 0
    return below(rng, count)


# -- what a position is worth


@rule
def settled(t: Table, start: Table) -> bool:
    """A playout goes on for one whole turn, so that both sides have had their phases."""
    if t.turn != start.turn + 1:
        return bool(t.turn > start.turn)
    return bool(start.turn > 0 and t.active == start.active and t.step >= start.step)


@rule
def value(t: Table, f: Figures, out: Reals) -> None:
    """The result, or how likely it is."""
    if t.to_act == OVER:
        share = 0.5 if t.winner == NOBODY else 1.0 - float(t.winner)
    else:
        share = prospect(t, f, out)  # type: ignore[arg-type]  # in play an array, and more than its results
    out[0] = share
    out[1] = 1.0 - share
