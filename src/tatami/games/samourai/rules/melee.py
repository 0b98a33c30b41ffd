"""Combat: who may attack whom, odds, results, victims (SB-6, SB-7)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers
from tatami.games.samourai.rules.actions import ATTACK, ON, WITH
from tatami.games.samourai.rules.board import Side
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.hexes import OFF
from tatami.games.samourai.rules.horses import count_bits, first_bit, is_idle, last_bit
from tatami.games.samourai.rules.injuries import break_rite, kill, kill_horse, stun, throw_off, wound
from tatami.games.samourai.rules.night import LEFT_ALIVE, can_hide, sound_alarm
from tatami.games.samourai.rules.pieces import (
    attack_of,
    defence_of,
    front_of,
    is_known,
    is_lone_horse,
    is_mounted,
    is_touching,
    lives_on_map,
    movement_of,
    rear_of,
    side_of,
)
from tatami.games.samourai.rules.retreat import vacate
from tatami.games.samourai.rules.shooting import (
    RESULT_A,
    RESULT_B,
    RESULT_C,
    RESULT_D,
    RESULT_E,
    RESULT_F,
    after_shot,
    open_clash,
    roll_die,
)
from tatami.games.samourai.rules.sight import has_barricade
from tatami.games.samourai.rules.steps import bare_ground_for_horse, bare_ground_on_foot
from tatami.games.samourai.rules.table import (
    ATTACKED,
    DUELLED,
    ENGAGED_NOW,
    FIGURES,
    MEN,
    NOBODY,
    TOP_COLUMN,
    Decision,
    Figures,
    Life,
    Roll,
    Table,
    widen,
)

CANNOT, BY_WINDOW, CAN = 0, 1, 2


# -- reaching an enemy, SB-6.3 to SB-6.5


@rule
def attacker_forbids(t: Table, f: Figures, man: int) -> int:
    """0, or why he cannot attack at all now."""
    if man >= f.men:
        return cite.SB_6_1
    if t.duel.on != 0:
        return 0 if man == t.duel.actor else cite.SB_8_8
    if t.men[man].side != t.active or not lives_on_map(t, man):
        return cite.SB_6_1
    if t.men[man].life == Life.STUNNED:
        return cite.SB_2_7
    if t.men[man].did & ATTACKED != 0:
        return cite.SB_6_2
    if is_idle(t, man):
        return 0
    if t.men[man].did & DUELLED != 0:
        return cite.SB_8_7
    return cite.SB_9_2 if t.rites[t.men[man].side].samurai == man else cite.SB_2_10


@rule
def step_cost_in_attack(t: Table, f: Figures, man: int, hex: int, way: int) -> int:
    """SB-6.3: entering by one step, its occupant and corpses left aside; 0 if he could not."""
    b = f.board
    to = widen(b.beside[hex, way])
    side = b.side[hex, way]
    if t.men[man].horse != NOBODY:
        return 0 if side > Side.CREST else bare_ground_for_horse(t, f, to)
    cost = bare_ground_on_foot(t, f, man, to)
    return max(cost, f.window_cost) if cost > 0 and side == Side.WINDOW else cost


@rule
def reach_by(t: Table, f: Figures, man: int, hex: int, target: int) -> int:
    """From one of his hexes: whether he can attack the target, and if only through a window."""
    b = f.board
    best = CANNOT
    movement = NOBODY
    for way in range(6):
        to = widen(b.beside[hex, way])
        if to == OFF or t.on[to] != 1 + target or not is_touching(b, hex, way):
            continue
        if movement == NOBODY:
            movement = movement_of(t, f, man)
        cost = step_cost_in_attack(t, f, man, hex, way)
        if 0 < cost <= movement:
            best = max(best, BY_WINDOW if b.side[hex, way] == Side.WINDOW else CAN)
    return best


@rule
def reach(t: Table, f: Figures, man: int, target: int) -> int:
    """SB-6.3: against a two-hex figure one such hex in contact is enough."""
    best = reach_by(t, f, man, front_of(t, man), target)
    rear = rear_of(t, man)
    if rear != OFF and best != CAN:
        best = max(best, reach_by(t, f, man, rear, target))
    return best


@rule
def defender_forbids(t: Table, target: int, seat: int) -> int:
    """SB-6.1, SB-13.3: an enemy, seen; the other side's lone horses too; in a duel the opponent alone."""
    if t.duel.on != 0:
        opponent = t.duel.challenger + t.duel.answerer - t.duel.actor
        return 0 if target == opponent else cite.SB_8_8
    if target < MEN and not is_known(t, target, seat):
        return cite.SB_13_3
    if not lives_on_map(t, target) or side_of(t, target) == seat:
        return cite.SB_6_1
    return 0 if target < MEN or is_lone_horse(t, target) else cite.SB_6_1


# -- odds, SB-6.6 to SB-6.13


@rule
def sign_on(t: Table, f: Figures, hex: int) -> int:
    """SB-1.13, SB-12.4"""
    if t.works[hex] != 0 and has_barricade(t.works, hex):
        return f.barricade_sign
    return widen(f.signs[f.board.terrain[hex]])


@rule
def sign_of(t: Table, f: Figures, unit: int) -> int:
    """SB-6.9: a rider takes the worse of his two."""
    sign = sign_on(t, f, front_of(t, unit))
    rear = rear_of(t, unit)
    return sign if rear == OFF else min(sign, sign_on(t, f, rear))


@rule
def column_for(
    f: Figures, attack: int, defence: int, attacker_sign: int, defender_sign: int, men: int, mounted: bool
) -> int:
    """SB-6.6, SB-6.8, SB-6.11, SB-6.13: the column 1 to 6, or 0 if there is no attack."""
    odds = attack // max(defence, 1)
    if odds < 1:
        return 0
    column = min(odds, TOP_COLUMN) + widen(f.shift[attacker_sign + 1, defender_sign + 1])
    if men > 1 and not mounted:
        column += f.group_shift
    if column < 1:
        return 1 if f.resolve_at_1_1 != 0 else 0
    return min(column, TOP_COLUMN)


@rule
def column_of_attack(t: Table, f: Figures, attackers: int, defenders: int) -> int:
    """The column of an attack as it stands; 0 if it is not legal."""
    attack, defence = 0, 0
    attacker_sign, defender_sign = 1, -1
    mounted, on_foot = False, False
    for unit in range(FIGURES):
        if (attackers >> unit) & 1 != 0:
            attack += attack_of(t, f, unit)
            attacker_sign = min(attacker_sign, sign_of(t, f, unit))
        if (defenders >> unit) & 1 != 0:
            defence += defence_of(t, f, unit)
            defender_sign = max(defender_sign, sign_of(t, f, unit))
            if is_mounted(t, unit):
                mounted = True
            else:
                on_foot = True
    if mounted and on_foot:
        return 0
    return column_for(f, attack, defence, attacker_sign, defender_sign, count_bits(attackers), mounted)


@rule
def group_can_attack(t: Table, f: Figures, attackers: int, last: int, target: int) -> bool:
    """Whether these, alone or with others named later, have a legal attack on one defender.

    More attackers only ever help, but for the worst sign among them: so the best of each sign is tried.
    """
    if group_has_window(t, f, attackers, target):
        return False
    sign = sign_of(t, f, target)
    mounted = is_mounted(t, target)
    defence = defence_of(t, f, target)
    own_sign, own_attack, men = 1, 0, 0
    for man in range(f.men):
        if (attackers >> man) & 1 != 0:
            own_attack += attack_of(t, f, man)
            own_sign = min(own_sign, sign_of(t, f, man))
            men += 1
    if column_for(f, own_attack, defence, own_sign, sign, men, mounted) > 0:
        return True
    for least in (1, 0, -1):
        attack, count = own_attack, men
        for man in range(last + 1, f.men):
            if t.men[man].side == t.active and attacker_forbids(t, f, man) == 0 and reach(t, f, man, target) == CAN:
                if sign_of(t, f, man) >= least:
                    attack += attack_of(t, f, man)
                    count += 1
        if count > men and column_for(f, attack, defence, min(own_sign, least), sign, count, mounted) > 0:
            return True
    return False


@rule
def group_has_window(t: Table, f: Figures, attackers: int, target: int) -> bool:
    """SB-6.5: several of them, and one would have to attack through a window, or cannot reach the defender at all."""
    if count_bits(attackers) < 2:
        return False
    for man in range(f.men):
        if (attackers >> man) & 1 != 0 and reach(t, f, man, target) != CAN:
            return True
    return False


# -- preparing an attack: `attack`, `with`…, `on`…, `go`


@rule
def can_start_attack(t: Table, f: Figures, man: int, target: int) -> bool:
    """Whether he, as the first named, has a legal attack on this defender."""
    how = reach(t, f, man, target)
    if how == CANNOT:
        return False
    if how == BY_WINDOW or t.duel.on != 0:
        return column_of_attack(t, f, 1 << man, 1 << target) > 0
    return group_can_attack(t, f, 1 << man, man, target)


@rule
def next_enemy(t: Table, f: Figures, man: int, k: int) -> int:
    """The figure on the k-th of the hexes around a man (12 for a rider), or NOBODY."""
    hex = front_of(t, man) if k < 6 else rear_of(t, man)
    if hex == OFF:
        return NOBODY
    beside = widen(f.board.beside[hex, k % 6])
    if beside == OFF:
        return NOBODY
    unit = widen(t.on[beside]) - 1
    return NOBODY if unit in (man, NOBODY) or side_of(t, unit) == t.men[man].side else unit


@rule
def attack_forbids(t: Table, f: Figures, man: int) -> int:
    barred = attacker_forbids(t, f, man)
    if barred != 0:
        return barred
    met = False
    for k in range(6 if t.men[man].horse == NOBODY else 12):
        target = next_enemy(t, f, man, k)
        if target != NOBODY and defender_forbids(t, target, t.men[man].side) == 0:
            if can_start_attack(t, f, man, target):
                return 0
            met = met or reach(t, f, man, target) != CANNOT
    return cite.SB_6_13 if met else cite.SB_6_3


@rule
def add_attacks(t: Table, f: Figures, out: Numbers, count: int) -> int:
    for man in range(f.men):
        if t.men[man].side == t.active and attack_forbids(t, f, man) == 0:
            out[count] = ATTACK + man
            count += 1
    return count


@rule
def begin_attack(t: Table, f: Figures, man: int) -> None:
    t.acted = 1
    open_clash(t)
    t.clash.attackers = 1 << man
    t.decision = Decision.ATTACK


@rule
def join_forbids(t: Table, f: Figures, man: int) -> int:
    """`with:`, in roster order, as long as a legal attack remains."""
    c = t.clash
    if t.duel.on != 0:
        return cite.SB_8_8
    barred = attacker_forbids(t, f, man)
    if barred != 0:
        return barred
    attackers = c.attackers
    if c.defenders != 0 or man <= last_bit(attackers):
        return cite.SB_6_12 if c.defenders != 0 else cite.SB_6_11
    first = first_bit(attackers)
    for k in range(12):
        target = next_enemy(t, f, first, k)
        if target != NOBODY and defender_forbids(t, target, t.men[first].side) == 0:
            if group_can_attack(t, f, attackers | 1 << man, man, target):
                return 0
    return cite.SB_6_11


@rule
def on_forbids(t: Table, f: Figures, target: int) -> int:
    """`on:`, in roster order; several only for one attacker (SB-6.10, SB-6.12)."""
    c = t.clash
    attackers, defenders = c.attackers, c.defenders
    first = first_bit(attackers)
    barred = defender_forbids(t, target, t.men[first].side)
    if barred != 0:
        return barred
    if defenders != 0:
        if count_bits(attackers) > 1:
            return cite.SB_6_12
        if target <= last_bit(defenders):
            return cite.SB_6_10
        if not one_against_several(t, f, first, defenders | 1 << target):
            return cite.SB_6_10
    elif count_bits(attackers) > 1:
        if group_has_window(t, f, attackers, target):
            return cite.SB_6_5
    elif reach(t, f, first, target) == CANNOT:
        return cite.SB_6_3
    return 0 if column_of_attack(t, f, attackers, defenders | 1 << target) > 0 else cite.SB_6_13


@rule
def one_against_several(t: Table, f: Figures, man: int, defenders: int) -> bool:
    """SB-6.10, SB-6.5: contact with each, none of them through a window."""
    for target in range(FIGURES):
        if (defenders >> target) & 1 != 0 and reach(t, f, man, target) != CAN:
            return False
    return True


@rule
def go_forbids(t: Table, f: Figures) -> int:
    return cite.SB_6_13 if t.clash.defenders == 0 else 0


@rule
def join_choices(t: Table, f: Figures, out: Numbers, count: int) -> int:
    if t.clash.defenders == 0 and t.duel.on == 0:
        for man in range(f.men):
            if t.men[man].side == t.active and join_forbids(t, f, man) == 0:
                out[count] = WITH + man
                count += 1
    return count


@rule
def join_attack(t: Table, man: int) -> None:
    t.clash.attackers |= 1 << man


@rule
def target_choices(t: Table, f: Figures, out: Numbers, count: int) -> int:
    if t.clash.defenders == 0 or count_bits(t.clash.attackers) == 1:
        for target in range(f.men):
            if on_forbids(t, f, target) == 0:
                out[count] = ON + target
                count += 1
        for target in range(MEN, MEN + f.horses):
            if on_forbids(t, f, target) == 0:
                out[count] = ON + target
                count += 1
    return count


@rule
def name_target(t: Table, target: int) -> None:
    t.clash.defenders |= 1 << target


@rule
def attack_group(t: Table, f: Figures, log: Log) -> None:
    """SB-2.6, SB-6.2: they have attacked, all are engaged; an attack gives a ninja away (SB-13.5)."""
    c = t.clash
    attackers, defenders = c.attackers, c.defenders
    attack, defence = 0, 0
    for unit in range(FIGURES):
        if (attackers >> unit) & 1 != 0:
            if t.duel.on == 0:
                t.men[unit].did |= ATTACKED  # SB-8.7: attacks in a duel do not count
            t.men[unit].betrayed = 1 if can_hide(t, f, unit) else 0
            attack += attack_of(t, f, unit)
        if (defenders >> unit) & 1 != 0:
            defence += defence_of(t, f, unit)
        if ((attackers | defenders) >> unit) & 1 != 0 and unit < MEN:
            t.men[unit].engaged |= ENGAGED_NOW
            break_rite(t, log, unit)
    c.mounted = 1 if is_mounted(t, first_bit(defenders)) else 0
    c.column = column_of_attack(t, f, attackers, defenders)
    c.roll = Roll.MELEE
    emit(log, Event.ATTACKED, EVERYBODY, first_bit(attackers), attack, defence, c.column, first_bit(defenders))
    roll_die(t)


# -- results, SB-6.14 to SB-6.16


@rule
def roll_melee(t: Table, f: Figures, log: Log, die: int) -> None:
    c = t.clash
    emit(log, Event.ROLLED, EVERYBODY, c.roll, die, die)
    c.result = f.melee[c.mounted, c.column - 1, die - 1]
    if c.result == RESULT_B:
        send_back(t, f, log, c.attackers)
        c.victor = side_of(t, first_bit(c.defenders))
    elif c.result == RESULT_C:
        send_back(t, f, log, c.defenders)
        c.victor = side_of(t, first_bit(c.attackers))
    elif c.result != 0:
        strike_one(t, f, log)
        if t.decision == Decision.VICTIM:
            return
    after_shot(t)


@rule
def strike_one(t: Table, f: Figures, log: Log) -> None:
    """SB-6.16: one figure of that side, chosen by its owner where two or more took part."""
    c = t.clash
    c.struck = c.attackers if c.result == RESULT_A else c.defenders
    if count_bits(c.struck) > 1:
        t.decision = Decision.VICTIM
        t.to_act = side_of(t, first_bit(c.struck))
    else:
        strike(t, f, log, first_bit(c.struck))


@rule
def victim_forbids(t: Table, unit: int) -> int:
    return 0 if (t.clash.struck >> unit) & 1 != 0 else cite.SB_6_16


@rule
def name_victim(t: Table, f: Figures, log: Log, unit: int) -> None:
    emit(log, Event.VICTIM_NAMED, EVERYBODY, unit)
    strike(t, f, log, unit)
    after_shot(t)


@rule
def strike(t: Table, f: Figures, log: Log, unit: int) -> None:
    """What A, D, E, F and G do to the one who is struck."""
    c = t.clash
    c.struck = 0
    result = c.result
    if result == RESULT_A:
        vacate(t, unit)
        if f.result_a_stuns != 0:
            if t.men[unit].horse != NOBODY:
                throw_off(t, log, unit)
            stun(t, f, log, unit)
        else:
            wound(t, f, log, unit)
        if t.men[unit].life == Life.DEAD:
            c.victor = side_of(t, first_bit(c.defenders))
        else:
            c.vacant = 0
        return
    if c.mounted != 0:
        strike_mounted(t, f, log, unit, result)
        return
    hex = t.men[unit].hex
    if result == RESULT_D:
        stun(t, f, log, unit)
    elif result == RESULT_E:
        wound(t, f, log, unit)
    else:
        kill(t, f, log, unit)
    if t.men[unit].life == Life.DEAD:
        vacate_hex_of_dead(t, unit, hex)


@rule
def vacate_hex_of_dead(t: Table, unit: int, hex: int) -> None:
    """SB-6.19: his hex is vacated, and the attackers are the victors."""
    c = t.clash
    c.victor = side_of(t, first_bit(c.attackers))
    c.vacated[c.vacant] = hex
    c.vacant += 1


@rule
def strike_mounted(t: Table, f: Figures, log: Log, unit: int, result: int) -> None:
    """SB-6.15, SB-7.8"""
    c = t.clash
    if unit >= MEN:
        if result >= RESULT_F:
            vacate(t, unit)
            kill_horse(t, f, log, unit - MEN)
            c.victor = side_of(t, first_bit(c.attackers))
        return
    horse = t.men[unit].horse
    vacate(t, unit)
    if result > RESULT_F:
        kill(t, f, log, unit)
    else:
        throw_off(t, log, unit)
        if result == RESULT_D:
            stun(t, f, log, unit)
        else:
            wound(t, f, log, unit)
    if result >= RESULT_F:
        kill_horse(t, f, log, horse)
    if t.men[unit].life == Life.DEAD:
        c.victor = side_of(t, first_bit(c.attackers))
    else:
        c.vacant = 0  # a thrown rider who lives vacates none


@rule
def send_back(t: Table, f: Figures, log: Log, units: int) -> None:
    """SB-6.17; the stunned die (SB-2.9)."""
    c = t.clash
    c.legs = f.melee_retreat
    for unit in range(FIGURES):
        if (units >> unit) & 1 == 0:
            continue
        if unit < MEN and t.men[unit].life == Life.STUNNED:
            hex = t.men[unit].hex
            kill(t, f, log, unit)
            c.vacated[c.vacant] = hex
            c.vacant += 1
        else:
            c.retreating |= 1 << unit


@rule
def betray(t: Table, f: Figures, log: Log) -> None:
    """The alarm's `missed`: ninja attacked and left one of the defenders alive."""
    c = t.clash
    if c.roll != Roll.MELEE or f.alarmed == 0 or t.active == f.guards:
        return
    for man in range(f.men):
        if (c.defenders >> man) & 1 != 0 and t.men[man].side == f.guards and t.men[man].life != Life.DEAD:
            sound_alarm(t, f, log, LEFT_ALIVE)
