"""Night: light, who is seen, the alarm (SB-13, SB-14.7, SB-15.4)."""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.games.samourai.rules.board import OUTSIDE, Side
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.hexes import OFF, range_between
from tatami.games.samourai.rules.pieces import front_of, has_trait, is_up, meets_enemy, rear_of, stand, viewers_of
from tatami.games.samourai.rules.table import LANTERNS, MEN, NINJA, NOBODY, NOWHERE, Figures, Life, Place, Table, widen

# The alarm's triggers, bits of `Figures.triggers`
ON_LIT_HEX, LEFT_ALIVE, LANTERN_SHOT, MET_GUARD, CORPSE_SEEN = 1, 2, 4, 8, 16


@rule
def is_lit(t: Table, f: Figures, hex: int) -> bool:
    """SB-13.2: the lantern's hex and the six around, but not across a wall."""
    for lantern in range(LANTERNS):
        lamp = t.lanterns[lantern]
        if lamp.there == 0 or lamp.lit == 0:
            continue
        if lamp.hex == hex:
            return True
        if range_between(lamp.hex, hex) == 1 and not wall_between(f, lamp.hex, hex):
            return True
    return False


@rule
def wall_between(f: Figures, hex: int, other: int) -> bool:
    for way in range(6):
        if f.board.beside[hex, way] == other:
            return f.board.side[hex, way] == Side.WALL
    return True


@rule
def any_hex_lit(t: Table, f: Figures, unit: int) -> bool:
    return is_lit(t, f, front_of(t, unit)) or (rear_of(t, unit) != OFF and is_lit(t, f, rear_of(t, unit)))


@rule
def is_awake(t: Table, f: Figures, man: int) -> bool:
    """SB-14.7: the sleeper sees nothing before the alarm."""
    return f.alarmed == 0 or t.alarm != 0 or man != f.sleeper


@rule
def is_watched(t: Table, f: Figures, hex: int, seat: int) -> bool:
    """SB-13.4: adjacent, without a wall between, to a living, unstunned, waking enemy, one who is passing by too."""
    b = f.board
    for way in range(6):
        beside = widen(b.beside[hex, way])
        if beside == OFF or b.side[hex, way] == Side.WALL:
            continue
        if looks_out(t, f, widen(t.on[beside]) - 1, seat) or looks_out(t, f, man_passing(t, beside), seat):
            return True
    return False


@rule
def looks_out(t: Table, f: Figures, unit: int, seat: int) -> bool:
    return unit != NOBODY and unit < MEN and t.men[unit].side != seat and is_up(t, unit) and is_awake(t, f, unit)


@rule
def man_passing(t: Table, hex: int) -> int:
    """Who is on a hex in the middle of his move, perhaps through a friend's, or NOBODY."""
    if t.walk.open != 0 and t.walk.entering == 0:
        if t.walk.a == hex:
            return t.walk.who
        if t.walk.b == hex and t.men[t.walk.who].horse != NOBODY:
            return t.walk.who
    return NOBODY


@rule
def occupant(t: Table, hex: int) -> int:
    """The figure on a hex, one in the middle of its move included."""
    unit = widen(t.on[hex]) - 1
    return unit if unit != NOBODY else man_passing(t, hex)


@rule
def can_hide(t: Table, f: Figures, man: int) -> bool:
    """At night a ninja (SB-13.4); a sleeper whose hut was noted in secret (SB-15.4)."""
    return f.night != 0 and has_trait(f, man, NINJA)


@rule
def ninja_seen(t: Table, f: Figures, man: int) -> bool:
    """SB-13.4, SB-13.5"""
    here = t.men[man]
    if here.betrayed != 0 or any_hex_lit(t, f, man) or is_watched(t, f, front_of(t, man), here.side):
        return True
    rear = rear_of(t, man)
    return rear != OFF and is_watched(t, f, rear, here.side)


@rule
def viewers_after(t: Table, f: Figures, unit: int) -> int:
    """Which seats may see where somebody has just gone: out of sight, his own alone (SB-13.6, SB-15.2)."""
    if unit < MEN and can_hide(t, f, unit) and not ninja_seen(t, f, unit):
        return 1 << t.men[unit].side
    return viewers_of(t, unit)


@rule
def sleeper_seen(t: Table, f: Figures) -> bool:
    """SB-15.4: on the alarm, or when a ninja is in his building or on the outer hex of one of its openings."""
    if t.alarm != 0:
        return True
    b = f.board
    sleeper = f.sleeper
    house = widen(b.building[t.men[sleeper].hex])
    for man in range(f.men):
        if t.men[man].side == t.men[sleeper].side or not is_up(t, man):
            continue
        for hex in (front_of(t, man), rear_of(t, man)):
            if hex == OFF:
                continue
            if house != OUTSIDE and b.building[hex] == house:
                return True
            for way in range(6):
                opening = b.side[hex, way] == Side.DOOR or b.side[hex, way] == Side.WINDOW
                if opening and house != OUTSIDE and b.building[b.beside[hex, way]] == house:
                    return True
    return False


@rule
def observe(t: Table, f: Figures, log: Log) -> None:
    """SB-13.6, SB-15.3: who is seen and who is lost, after every hex."""
    if f.night == 0:
        return
    for man in range(f.men):
        here = t.men[man]
        if here.place != Place.ON_MAP or here.life == Life.DEAD:
            continue
        if can_hide(t, f, man):
            look_for(t, log, man, ninja_seen(t, f, man))
        elif f.alarmed != 0 and man == f.sleeper and here.hidden != 0 and sleeper_seen(t, f):
            look_for(t, log, man, True)


@rule
def look_for(t: Table, log: Log, man: int, seen: bool) -> None:
    here = t.men[man]
    if seen:
        if here.hidden != 0:
            here.hidden = 0
            update_shot_blocking(t, man)
            emit(log, Event.SEEN, EVERYBODY, man, front_of(t, man), here.life)
        here.seen_hex = front_of(t, man)
        here.seen_life = here.life
        here.seen_turn = t.turn
    elif here.hidden == 0:
        here.hidden = 1
        if here.seen_hex == NOWHERE:  # set up in the open
            here.seen_hex, here.seen_life, here.seen_turn = front_of(t, man), here.life, t.turn
        update_shot_blocking(t, man)
        emit(log, Event.LOST, EVERYBODY, man)


@rule
def update_shot_blocking(t: Table, man: int) -> None:
    """Writes anew whose shots he is in the way of."""
    front, rear = front_of(t, man), rear_of(t, man)
    if front != OFF and t.on[front] == 1 + man:
        stand(t, man, front)
    if rear != OFF and t.on[rear] == 1 + man:
        stand(t, man, rear)


# -- the alarm, SB-14.7


@rule
def sound_alarm(t: Table, f: Figures, log: Log, trigger: int) -> None:
    if f.alarmed != 0 and t.alarm == 0 and f.triggers & trigger != 0:
        t.alarm = 1
        emit(log, Event.ALARM, EVERYBODY, t.turn)


@rule
def watch_light(t: Table, f: Figures, log: Log) -> None:
    """At once: a ninja on a lit hex."""
    if f.alarmed == 0 or t.alarm != 0:
        return
    for man in range(f.men):
        if t.men[man].side != f.guards and has_trait(f, man, NINJA) and is_up(t, man) and any_hex_lit(t, f, man):
            sound_alarm(t, f, log, ON_LIT_HEX)


@rule
def watch_at_end(t: Table, f: Figures, log: Log) -> None:
    """At the end of the ninja's phase: contact with a guard, or a dead man in the light near one."""
    if f.alarmed == 0 or t.alarm != 0 or t.active == f.guards:
        return
    for man in range(f.men):
        if t.men[man].side != f.guards:
            if has_trait(f, man, NINJA) and is_up(t, man) and meets_guard(t, f, man):
                sound_alarm(t, f, log, MET_GUARD)
        elif t.men[man].life == Life.DEAD and t.men[man].place == Place.ON_MAP and corpse_found(t, f, t.men[man].hex):
            sound_alarm(t, f, log, CORPSE_SEEN)


@rule
def meets_guard(t: Table, f: Figures, ninja: int) -> bool:
    """In contact with a living, unstunned guard: anyone but the sleeper."""
    if not meets_enemy(t, f, ninja, t.men[ninja].side, True):
        return False
    for way in range(6):
        unit = guard_beside(t, f, front_of(t, ninja), way)
        if unit != NOBODY and unit != f.sleeper:
            return True
    return False


@rule
def guard_beside(t: Table, f: Figures, hex: int, way: int) -> int:
    b = f.board
    beside = widen(b.beside[hex, way])
    if beside == OFF or b.side[hex, way] == Side.WALL:
        return NOBODY
    unit = widen(t.on[beside]) - 1
    if unit == NOBODY or unit >= MEN or t.men[unit].side != f.guards or not is_up(t, unit):
        return NOBODY
    return unit


@rule
def corpse_found(t: Table, f: Figures, hex: int) -> bool:
    if not is_lit(t, f, hex):
        return False
    for man in range(f.men):
        if t.men[man].side == f.guards and man != f.sleeper and is_up(t, man):
            if range_between(front_of(t, man), hex) <= f.corpse_radius:
                return True
    return False
