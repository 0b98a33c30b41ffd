"""Archery, shuriken, and the monks who turn arrows aside (SB-3, SB-10, SB-11, SB-13.8)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.engine import CHANCE
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers
from tatami.games.samourai.rules.actions import FIRE, TARGETS, THROW
from tatami.games.samourai.rules.board import Cover, Terrain
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.hexes import OFF
from tatami.games.samourai.rules.horses import in_rite, is_idle
from tatami.games.samourai.rules.injuries import kill, kill_horse, stun, throw_off, wound
from tatami.games.samourai.rules.movement import put_out
from tatami.games.samourai.rules.night import LANTERN_SHOT, LEFT_ALIVE, any_hex_lit, sound_alarm
from tatami.games.samourai.rules.pieces import (
    front_of,
    has_trait,
    is_armoured,
    is_known,
    is_lone_horse,
    is_mounted,
    lives_on_map,
    range_of,
    range_to_hex,
    rear_of,
    side_of,
    viewers_of,
)
from tatami.games.samourai.rules.sight import ALL_CORNERS, NOT_NAMED, Shooter, Way, can_hit, corner_of, shot
from tatami.games.samourai.rules.table import (
    BOW,
    DEFLECTED,
    FIGURES,
    FIRED,
    LANTERNS,
    MEN,
    MONK,
    NINJA,
    NOBODY,
    SHOT,
    UNDRESSED,
    Decision,
    Figures,
    Life,
    Roll,
    Stage,
    Step,
    Table,
    widen,
)

RESULT_A, RESULT_B, RESULT_C, RESULT_D, RESULT_E, RESULT_F, RESULT_G, RESULT_W = range(1, 9)


# -- who may shoot


@rule
def archer_forbids(t: Table, f: Figures, man: int) -> int:
    """SB-3.1, SB-3.2"""
    if not has_trait(f, man, BOW):
        return cite.SB_3_1
    barred = shooter_forbids(t, f, man)
    if barred != 0:
        return barred
    if t.step == Step.SECOND_FIRE and t.men[man].horse != NOBODY:
        return cite.SB_3_2
    if t.men[man].horse == NOBODY and f.board.terrain[t.men[man].hex] == Terrain.RIVER:
        return cite.SB_4_11
    return 0


@rule
def shooter_forbids(t: Table, f: Figures, man: int) -> int:
    here = t.men[man]
    if here.side != t.active or not lives_on_map(t, man):
        return cite.SB_3_1
    if here.life == Life.STUNNED:
        return cite.SB_2_7
    if in_rite(t, man):
        return cite.SB_9_2
    if not is_idle(t, man):
        return cite.SB_8_7
    if here.did & SHOT != 0:
        return cite.SB_3_2
    if t.step == Step.FIRST_FIRE and here.engaged != 0:
        return cite.SB_3_2
    return 0


@rule
def thrower_forbids(t: Table, f: Figures, man: int) -> int:
    """SB-11.1, SB-11.2"""
    if not has_trait(f, man, NINJA):
        return cite.SB_11_1
    if t.step != Step.FIRST_FIRE:
        return cite.SB_11_2
    barred = shooter_forbids(t, f, man)
    return cite.SB_11_2 if barred == cite.SB_3_2 else barred


# -- at what


@rule
def target_forbids(t: Table, f: Figures, man: int, target: int) -> int:
    """SB-3.3, SB-13.3"""
    seat = t.men[man].side
    if target >= FIGURES:
        lantern = target - FIGURES
        return 0 if t.lanterns[lantern].there != 0 and t.lanterns[lantern].lit != 0 else cite.SB_3_3
    if target < MEN and not is_known(t, target, seat):
        return cite.SB_13_3  # whether he is on the map or still to enter
    if not lives_on_map(t, target) or side_of(t, target) == seat:
        return cite.SB_3_3
    return 0 if target < MEN or is_lone_horse(t, target) else cite.SB_3_3


@rule
def target_front(t: Table, target: int) -> int:
    return t.lanterns[target - FIGURES].hex if target >= FIGURES else front_of(t, target)


@rule
def target_rear(t: Table, target: int) -> int:
    return OFF if target >= FIGURES else rear_of(t, target)


@rule
def range_to_target(t: Table, man: int, target: int) -> int:
    return range_to_hex(t, man, target_front(t, target)) if target >= FIGURES else range_of(t, man, target)


@rule
def band_of(f: Figures, distance: int) -> int:
    """SB-3.4: 0 short, 1 medium, 2 long, 3 beyond."""
    for band in range(3):
        if distance <= f.bands[band]:
            return band
    return 3


@rule
def corner_named(t: Table, target: int) -> int:
    """SB-4.16: the corner that a target counts on this hex in this fire step."""
    if target >= FIGURES:
        return NOT_NAMED
    corner, hex = 0, 0
    if target < MEN:
        corner, hex = t.men[target].corner, t.men[target].corner_hex
    else:
        corner, hex = t.horses[target - MEN].corner, t.horses[target - MEN].corner_hex
    return corner - 1 if corner != 0 and hex == front_of(t, target) else NOT_NAMED


@rule
def line_to(t: Table, f: Figures, man: int, target: int, way: int, corner: int) -> int:
    """SB-4.17: the cover of a target, or minus the rule that forbids the shot."""
    shooter = shooter_at(t, f, man, way, corner)
    return shot(f.board, shooter, front_of(t, man), rear_of(t, man), target_front(t, target), target_rear(t, target))


@rule
def shooter_at(t: Table, f: Figures, man: int, way: int, corner: int) -> Shooter:
    mounted = 1 if t.men[man].horse != NOBODY else 0
    side_bit = widen(1 << t.men[man].side)
    return Shooter(
        t.men_in_way, t.works, t.horses, widen(f.horses), side_bit, widen(mounted), widen(way), widen(corner)
    )


@rule
def arrow_way(target: int, band: int) -> int:
    """SB-4.14, SB-13.8: what figures in the way mean at that range."""
    if band == 0:
        return Way.BARS.value
    return Way.FREE.value if target >= FIGURES else Way.COVER.value


@rule
def fire_forbids(t: Table, f: Figures, man: int, target: int) -> int:
    """0, or the rule that forbids this shot."""
    barred = archer_forbids(t, f, man)
    return barred if barred != 0 else aim_forbids(t, f, man, target)


@rule
def aim_forbids(t: Table, f: Figures, man: int, target: int) -> int:
    barred = target_forbids(t, f, man, target)
    if barred != 0:
        return barred
    band = band_of(f, range_to_target(t, man, target))
    if band == 3:
        return cite.SB_3_4
    cover = line_to(t, f, man, target, arrow_way(target, band), corner_named(t, target))
    return -cover if cover < 0 else 0


@rule
def can_aim(t: Table, f: Figures, man: int, target: int) -> bool:
    """Whether `aim_forbids` allows it: for listings, which need no cover."""
    if target_forbids(t, f, man, target) != 0:
        return False
    band = band_of(f, range_to_target(t, man, target))
    if band == 3:
        return False
    shooter = shooter_at(t, f, man, arrow_way(target, band), corner_named(t, target))
    return can_hit(f.board, shooter, front_of(t, man), rear_of(t, man), target_front(t, target), target_rear(t, target))


@rule
def throw_forbids(t: Table, f: Figures, man: int, target: int) -> int:
    """SB-11.3"""
    barred = thrower_forbids(t, f, man)
    return barred if barred != 0 else hurl_forbids(t, f, man, target)


@rule
def hurl_forbids(t: Table, f: Figures, man: int, target: int) -> int:
    barred = target_forbids(t, f, man, target)
    if barred != 0:
        return barred
    if shuriken_column(f, range_to_target(t, man, target)) == NOBODY:
        return cite.SB_11_3
    cover = line_to(t, f, man, target, Way.BARS.value, corner_named(t, target))
    return -cover if cover < 0 else 0


@rule
def shuriken_column(f: Figures, distance: int) -> int:
    for column in range(f.shuriken_columns):
        if distance <= f.shuriken_to[column]:
            return column
    return NOBODY


@rule
def add_shots(t: Table, f: Figures, out: Numbers, count: int) -> int:
    """Every shot, then every throw, that the active side may make."""
    for man in range(f.men):
        if t.men[man].side == t.active and archer_forbids(t, f, man) == 0:
            for k in range(target_count(f)):
                target = target_number(f, k)
                if (target >= MEN or t.men[target].side != t.active) and can_aim(t, f, man, target):
                    out[count] = FIRE + man * TARGETS + target
                    count += 1
    if t.step != Step.FIRST_FIRE:
        return count
    for man in range(f.men):
        if t.men[man].side == t.active and thrower_forbids(t, f, man) == 0:
            for target in range(target_count(f)):
                if hurl_forbids(t, f, man, target_number(f, target)) == 0:
                    out[count] = THROW + man * TARGETS + target_number(f, target)
                    count += 1
    return count


@rule
def target_count(f: Figures) -> int:
    return f.men + f.horses + (LANTERNS if f.night != 0 else 0)


@rule
def target_number(f: Figures, k: int) -> int:
    """Characters, horses and lanterns of this scenario, one after the other."""
    if k < f.men:
        return k
    k -= f.men
    return MEN + k if k < f.horses else FIGURES + k - f.horses


# -- one shot, SB-3.5


@rule
def open_clash(t: Table) -> None:
    c = t.clash
    close_clash(t)
    c.stage = Stage.PREPARED
    c.shooter = c.target = c.lantern = c.leg = c.faller = c.victor = NOBODY
    c.away = c.away_tail = OFF


@rule
def close_clash(t: Table) -> None:
    c = t.clash
    c.stage = c.roll = c.shooter = c.target = c.lantern = c.cover = c.modifier = c.result = c.column = c.mounted = 0
    c.distance = c.first_corner = c.second_corner = 0
    c.attackers = c.defenders = c.struck = c.retreating = 0
    c.leg = c.legs = c.faller = c.victor = c.vacant = 0
    c.away = c.away_tail = c.near = 0
    for k in range(len(c.vacated)):
        c.vacated[k] = 0


@rule
def fire(t: Table, f: Figures, log: Log, man: int, target: int) -> None:
    c = t.clash
    open_clash(t)
    c.roll = Roll.SHOT
    begin_shot(t, man, target)
    band = band_of(f, c.distance)
    c.cover = line_to(t, f, man, target, arrow_way(target, band), corner_named(t, target))
    c.modifier = f.band_modifier[band] + shooter_modifier(t, f, man) + target_modifier(t, f, target)
    if target < FIGURES and ask_corner(t, f, man, target):
        return
    aim(t, log)


@rule
def begin_shot(t: Table, man: int, target: int) -> None:
    c = t.clash
    t.acted = 1
    t.men[man].did |= SHOT
    if t.step == Step.FIRST_FIRE:
        t.men[man].did |= FIRED
    c.shooter = man
    if target >= FIGURES:
        c.lantern = target - FIGURES
    else:
        c.target = target
    c.distance = range_to_target(t, man, target)


@rule
def shooter_modifier(t: Table, f: Figures, man: int) -> int:
    return f.shooter_wounded if t.men[man].life == Life.WOUNDED else 0


@rule
def target_modifier(t: Table, f: Figures, target: int) -> int:
    """SB-3.6: armoured and on foot, or mounted; a lantern has none (SB-13.8)."""
    if target >= FIGURES:
        return 0
    if is_mounted(t, target):
        return f.target_mounted
    if is_armoured(f, target) and t.men[target].dress != UNDRESSED:
        return f.target_armoured
    return 0


@rule
def ask_corner(t: Table, f: Figures, man: int, target: int) -> bool:
    """SB-4.16: two corners, none named yet, and counting them changes the cover: the owner names one."""
    hex = front_of(t, target)
    if f.board.hugged[hex] < 2 or corner_named(t, target) != NOT_NAMED:
        hex = rear_of(t, target)
        if hex == OFF or f.board.hugged[hex] < 2 or corner_named(t, target) != NOT_NAMED:
            return False
    free = Way.FREE.value
    if line_to(t, f, man, target, free, ALL_CORNERS) == line_to(t, f, man, target, free, NOT_NAMED):
        return False
    one, two = corner_of(f.board, hex, 0), corner_of(f.board, hex, 1)
    t.clash.first_corner, t.clash.second_corner = 1 + min(one, two), 1 + max(one, two)
    t.decision = Decision.CORNER
    t.to_act = side_of(t, target)
    return True


@rule
def corner_forbids(t: Table, corner: int) -> int:
    """SB-4.16"""
    return 0 if corner + 1 == t.clash.first_corner or corner + 1 == t.clash.second_corner else cite.SB_4_16


@rule
def name_corner(t: Table, f: Figures, log: Log, corner: int) -> None:
    """On that hex only this one counts for the target for the whole step."""
    c = t.clash
    if c.target < MEN:
        t.men[c.target].corner = 1 + corner
        t.men[c.target].corner_hex = front_of(t, c.target)
    else:
        t.horses[c.target - MEN].corner = 1 + corner
        t.horses[c.target - MEN].corner_hex = front_of(t, c.target)
    c.cover = line_to(t, f, c.shooter, c.target, Way.FREE.value, corner)
    emit(log, Event.CORNER_NAMED, EVERYBODY, c.target, corner)
    aim(t, log)


@rule
def aim(t: Table, log: Log) -> None:
    c = t.clash
    if c.lantern != NOBODY:
        emit(
            log, Event.FIRED_AT_LANTERN, EVERYBODY, c.shooter, t.lanterns[c.lantern].hex, c.distance,
            c.modifier,
        )  # fmt: skip
    else:
        emit(log, Event.FIRED, EVERYBODY, c.shooter, c.target, c.distance, c.cover, c.modifier)
    roll_die(t)


@rule
def roll_die(t: Table) -> None:
    t.decision = Decision.DIE
    t.to_act = CHANCE


@rule
def throw(t: Table, f: Figures, log: Log, man: int, target: int) -> None:
    c = t.clash
    open_clash(t)
    c.roll = Roll.THROW
    begin_shot(t, man, target)
    c.modifier = throw_modifier(t, f, man, target)
    viewers = viewers_of(t, man)
    if c.lantern != NOBODY:
        emit(log, Event.THROWN_AT_LANTERN, viewers, man, t.lanterns[c.lantern].hex, c.distance, c.modifier)
    else:
        emit(log, Event.THROWN, viewers, man, target, c.distance, c.modifier)
    roll_die(t)


@rule
def throw_modifier(t: Table, f: Figures, man: int, target: int) -> int:
    """SB-11.4: +1 wounded; at night +1 if no hex of the target is lit."""
    modifier = f.thrower_wounded if t.men[man].life == Life.WOUNDED else 0
    if f.night != 0 and target < FIGURES and not any_hex_lit(t, f, target):
        modifier += f.target_unlit
    return modifier


@rule
def roll_shot(t: Table, f: Figures, log: Log, die: int) -> None:
    """SB-3.7, SB-13.8: above 10 reads as 10."""
    c = t.clash
    modified = die + c.modifier
    emit(log, Event.ROLLED, EVERYBODY, c.roll, die, modified)
    if c.lantern != NOBODY:
        if f.arrow[0, Cover.NONE.value, min(modified, 10) - 1] != 0:
            put_out(t, log, c.lantern)
        after_shot(t)
        return
    target = c.target
    mounted = 1 if is_mounted(t, target) else 0
    c.mounted = mounted
    c.result = f.arrow[mounted, c.cover, min(modified, 10) - 1]
    if c.result == 0:
        emit(log, Event.MISSED, EVERYBODY, target)
        after_shot(t)
        return
    emit(log, Event.HIT, EVERYBODY, target, c.result)
    if may_deflect(t, f, target):
        t.decision = Decision.DEFLECT
        t.to_act = t.men[target].side
        return
    arrow_strikes(t, f, log)


@rule
def may_deflect(t: Table, f: Figures, target: int) -> bool:
    """SB-10.1, SB-10.5"""
    if target >= MEN or not has_trait(f, target, MONK):
        return False
    return t.men[target].life != Life.STUNNED and t.men[target].did & DEFLECTED == 0


@rule
def deflect(t: Table) -> None:
    t.men[t.clash.target].did |= DEFLECTED
    t.clash.roll = Roll.DEFLECTION
    roll_die(t)


@rule
def roll_deflection(t: Table, f: Figures, log: Log, die: int) -> None:
    """SB-10.2 to SB-10.4: 1 to 4 softens: killed to wounded, wounded to retreat, retreat to nothing."""
    c = t.clash
    target = c.target
    modified = die + (f.monk_wounded if t.men[target].life == Life.WOUNDED else 0)
    emit(log, Event.ROLLED, EVERYBODY, c.roll, die, modified)
    if modified <= f.deflection:
        c.result -= 1
        emit(log, Event.DEFLECTED, EVERYBODY, target, c.result)
    else:
        emit(log, Event.NOT_DEFLECTED, EVERYBODY, target)
    if c.result == 0:
        after_shot(t)
    else:
        arrow_strikes(t, f, log)


@rule
def arrow_strikes(t: Table, f: Figures, log: Log) -> None:
    """SB-3.8 to SB-3.10"""
    c = t.clash
    target = c.target
    if target >= MEN:
        if c.result == RESULT_A:
            start_retreat(t, f, log, target)
        elif c.result == RESULT_C:
            kill_horse(t, f, log, target - MEN)
    elif c.mounted != 0:
        arrow_strikes_rider(t, f, log, target)
    elif c.result == RESULT_A:
        start_retreat(t, f, log, target)
    elif c.result == RESULT_B:
        wound(t, f, log, target)
    else:
        kill(t, f, log, target)
    after_shot(t)


@rule
def arrow_strikes_rider(t: Table, f: Figures, log: Log, man: int) -> None:
    """SB-3.9"""
    c = t.clash
    if c.result == RESULT_A:
        start_retreat(t, f, log, man)
    elif c.result == RESULT_B:
        if f.arrow_b_throws != 0:
            throw_off(t, log, man)
        wound(t, f, log, man)
    elif c.result == RESULT_C:
        throw_off(t, log, man)
        stun(t, f, log, man)
        kill_horse(t, f, log, t.men[man].horse)
    else:
        kill(t, f, log, man)


@rule
def start_retreat(t: Table, f: Figures, log: Log, target: int) -> None:
    """SB-3.11; a stunned man obliged to retreat is dead (SB-2.9), one in his ceremony stays (SB-9.4)."""
    c = t.clash
    if target < MEN:
        if in_rite(t, target):
            return
        if t.men[target].life == Life.STUNNED:
            kill(t, f, log, target)
            return
    c.retreating = 1 << target
    c.legs = f.arrow_retreat
    c.away = front_of(t, c.shooter)
    c.away_tail = rear_of(t, c.shooter)


@rule
def roll_throw(t: Table, f: Figures, log: Log, die: int) -> None:
    """SB-11.5, SB-11.6"""
    c = t.clash
    modified = die + c.modifier
    emit(log, Event.ROLLED, viewers_of(t, c.shooter), c.roll, die, modified)
    c.result = f.shuriken[shuriken_column(f, c.distance), min(modified, 10) - 1]
    if c.lantern != NOBODY:
        if c.result != 0:
            put_out(t, log, c.lantern)
            sound_alarm(t, f, log, LANTERN_SHOT)
        after_shot(t)
        return
    target = c.target
    if c.result == 0:
        emit(log, Event.MISSED, EVERYBODY, target)
    else:
        emit(log, Event.HIT, EVERYBODY, target, c.result)
        if target >= MEN:
            if c.result == RESULT_D:
                kill_horse(t, f, log, target - MEN)
        elif c.result == RESULT_D:
            kill(t, f, log, target)
        else:
            wound(t, f, log, target)
    if target < MEN and t.men[target].side == f.guards and t.men[target].life != Life.DEAD:
        sound_alarm(t, f, log, LEFT_ALIVE)
    after_shot(t)


@rule
def after_shot(t: Table) -> None:
    t.clash.stage = Stage.AFTERMATH
    t.decision = Decision.GO_ON
