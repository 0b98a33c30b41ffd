"""How a game ends: the scenario's conditions, as data (SB-14.4, SB-14.5)."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.core.engine import OVER
from tatami.core.events import EVERYBODY, Log, emit
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.hexes import OFF, range_between
from tatami.games.samourai.rules.pieces import front_of, is_up, range_to_hex, rear_of
from tatami.games.samourai.rules.table import (
    FIGURES,
    MEN,
    NOBODY,
    Check,
    Decision,
    Figures,
    Life,
    Place,
    Reason,
    Step,
    Table,
)


@rule
def end_game(t: Table, log: Log, winner: int, reason: int) -> None:
    t.winner = winner
    t.reason = reason
    t.step = Step.OVER
    t.decision = Decision.OVER
    t.to_act = OVER
    if winner == NOBODY:
        emit(log, Event.DRAWN, EVERYBODY, reason)
    else:
        emit(log, Event.WON, EVERYBODY, winner, reason)


@rule
def in_play(t: Table, man: int) -> bool:
    """Living, on the map or still to enter."""
    here = t.men[man]
    if here.life == Life.DEAD:
        return False
    return here.place == Place.ON_MAP or here.place == Place.TO_ENTER or here.place == Place.TO_SET_UP


@rule
def check_victory(t: Table, f: Figures, log: Log, check: int) -> None:
    """SB-14.5: if both sides win at the same check, the active side does."""
    for turn in range(2):
        side = t.active if turn == 0 else 1 - t.active
        for k in range(f.conditions):
            condition = f.condition[k]
            if condition.check != check or condition.side != side:
                continue
            if check == Check.END_OF_OWN_PHASE and side != t.active:
                continue
            if count_check(t, f, k):
                end_game(t, log, side, condition.kind)
                return
    if check == Check.AT_ONCE:
        for turn in range(2):
            side = 1 - t.active if turn == 0 else t.active
            if nobody_left(t, f, side):
                end_game(t, log, 1 - side, Reason.NOBODY_LEFT.value)
                return


@rule
def nobody_left(t: Table, f: Figures, seat: int) -> bool:
    for man in range(f.men):
        if t.men[man].side == seat and in_play(t, man):
            return False
    return True


@rule
def count_check(t: Table, f: Figures, k: int) -> bool:
    """Counts a check of a condition; whether it has held at as many in a row as are asked for."""
    if not condition_holds(t, f, k):
        t.held[k] = 0
        return False
    t.held[k] += 1
    return t.held[k] >= max(1, f.condition[k].times)


@rule
def condition_holds(t: Table, f: Figures, k: int) -> bool:
    kind = f.condition[k].kind
    if kind != Reason.ALL and kind != Reason.ANY:
        return simple_holds(t, f, k)
    for part in range(f.conditions):
        if f.condition[part].check == Check.PART and f.condition[part].parent == k:
            if simple_holds(t, f, part) != (kind == Reason.ALL):
                return kind == Reason.ANY
    return kind == Reason.ALL


@rule
def simple_holds(t: Table, f: Figures, k: int) -> bool:
    kind = f.condition[k].kind
    if kind == Reason.ALL_DEAD:
        return all_dead(t, f, k)
    if kind == Reason.CASUALTIES:
        return casualties(t, f, k)
    if kind == Reason.HOLD_HEX:
        return hold_hex(t, f, k)
    if kind == Reason.HOLD_BUILDINGS:
        return hold_buildings(t, f, k)
    if kind == Reason.LEFT:
        return have_left(t, f, k)
    if kind == Reason.CANNOT_LEAVE:
        return cannot_leave(t, f, k)
    if kind == Reason.PIECE_ON:
        return piece_on(t, f, k)
    if kind == Reason.HOLD_PIECE:
        return hold_piece(t, f, k)
    return kind == Reason.NONE_ON_MAP and nobody_left(t, f, f.condition[k].other)


@rule
def all_dead(t: Table, f: Figures, k: int) -> bool:
    """Every unit named is dead."""
    units = f.condition[k].units
    for unit in range(FIGURES):
        if (units >> unit) & 1 != 0:
            if unit < MEN and t.men[unit].life != Life.DEAD:
                return False
            if unit >= MEN and t.horses[unit - MEN].dead == 0:
                return False
    return True


@rule
def casualties(t: Table, f: Figures, k: int) -> bool:
    condition = f.condition[k]
    count = 0
    for man in range(f.men):
        if t.men[man].side == condition.other and (condition.lives >> t.men[man].life) & 1 != 0:
            count += 1
    return count >= condition.count


@rule
def on_map_alive(t: Table, man: int) -> bool:
    return t.men[man].place == Place.ON_MAP and t.men[man].life != Life.DEAD


@rule
def hold_hex(t: Table, f: Figures, k: int) -> bool:
    """A unit of the winner near the hex and no unstunned enemy character too near; of a rider either half counts."""
    condition = f.condition[k]
    hex = condition.hex
    there = False
    for man in range(f.men):
        if not on_map_alive(t, man):
            continue
        distance = range_to_hex(t, man, hex)
        if t.men[man].side == condition.side:
            fit = (condition.units >> man) & 1 != 0 and (condition.lives >> t.men[man].life) & 1 != 0
            there = there or (fit and distance <= condition.within)
        elif is_up(t, man) and distance <= condition.clear:
            return False
    return there


@rule
def hold_buildings(t: Table, f: Figures, k: int) -> bool:
    """In so many buildings the winner has an unstunned character and the enemy has none such."""
    condition = f.condition[k]
    count = 0
    for building in range(1, f.board.buildings + 1):
        ours, theirs = False, False
        for man in range(f.men):
            if not is_up(t, man) or t.men[man].hex < 0 or f.board.building[t.men[man].hex] != building:
                continue
            if t.men[man].side == condition.side:
                ours = True
            else:
                theirs = True
        if ours and not theirs:
            count += 1
    return count >= condition.count


@rule
def have_left(t: Table, f: Figures, k: int) -> bool:
    """All of the units named and so many others have left alive by one of the edges."""
    condition = f.condition[k]
    others = 0
    for man in range(f.men):
        left = t.men[man].place == Place.LEFT and t.men[man].edges & condition.edges != 0
        if (condition.units >> man) & 1 != 0:
            if not left:
                return False
        elif left and t.men[man].side == condition.side:
            others += 1
    return others >= condition.others


@rule
def cannot_leave(t: Table, f: Figures, k: int) -> bool:
    """The matching condition of the other side can no longer be met."""
    for other in range(f.conditions):
        condition = f.condition[other]
        if (
            condition.kind == Reason.LEFT
            and condition.side == f.condition[k].other
            and not still_can_leave(t, f, other)
        ):
            return True
    return False


@rule
def still_can_leave(t: Table, f: Figures, k: int) -> bool:
    condition = f.condition[k]
    others = 0
    for man in range(f.men):
        left = t.men[man].place == Place.LEFT and t.men[man].edges & condition.edges != 0
        can = left or in_play(t, man)
        if (condition.units >> man) & 1 != 0:
            if not can:
                return False
        elif can and t.men[man].side == condition.side:
            others += 1
    return others >= condition.others


@rule
def piece_on(t: Table, f: Figures, k: int) -> bool:
    """The cart, or the horse hitched to it, has a hex in the zone."""
    if t.cart_there == 0:
        return False
    zone = f.condition[k].zone
    if f.zones[zone, t.cart_front] != 0 or f.zones[zone, t.cart_rear] != 0:
        return True
    if t.cart_horse == NOBODY:
        return False
    horse = t.horses[t.cart_horse]
    return f.zones[zone, horse.head] != 0 or f.zones[zone, horse.tail] != 0


@rule
def hold_piece(t: Table, f: Figures, k: int) -> bool:
    """An unstunned character of the winner is adjacent to the cart, no unstunned enemy too near."""
    condition = f.condition[k]
    if t.cart_there == 0:
        return False
    there = False
    for man in range(f.men):
        if not is_up(t, man):
            continue
        distance = range_to_cart(t, man)
        if t.men[man].side == condition.side:
            there = there or distance <= 1
        elif distance <= condition.clear:
            return False
    return there


@rule
def range_to_cart(t: Table, man: int) -> int:
    near = 99
    for hex in (front_of(t, man), rear_of(t, man)):
        if hex != OFF:
            near = min(near, range_between(hex, t.cart_front), range_between(hex, t.cart_rear))
    return near
