"""What wounds, stuns and deaths do to figures (SB-2.9, SB-6.18, SB-7)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers
from tatami.games.samourai.rules.actions import FALL
from tatami.games.samourai.rules.board import Side
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.hexes import end_beside, first_beside, range_between
from tatami.games.samourai.rules.movement import put_out, reveal_man
from tatami.games.samourai.rules.pieces import clear_hex, figure_on, is_armoured, is_river, lantern_on, lift, put_down
from tatami.games.samourai.rules.sight import has_cart
from tatami.games.samourai.rules.steps import ground_on_foot
from tatami.games.samourai.rules.table import (
    HEXES,
    MEN,
    NOBODY,
    NOWHERE,
    Decision,
    Figures,
    Life,
    Place,
    Table,
    widen,
)

# -- corpses


@rule
def lay_body(t: Table, f: Figures, log: Log, man: int, hex: int) -> None:
    """A dead man becomes a corpse on a hex; the river takes it (SB-6.18)."""
    here = t.men[man]
    if is_river(f, hex):
        here.place = Place.REMOVED
        here.hex = NOWHERE
        return
    here.hex = hex
    t.bodies[hex] += 1


@rule
def count_death(t: Table) -> int:
    t.deaths += 1
    t.stir = 1
    return t.deaths


@rule
def kill_on_foot(t: Table, f: Figures, log: Log, man: int) -> None:
    """He dies where he stands."""
    here = t.men[man]
    hex = here.hex
    clear_hex(t, hex)
    mark_dead(t, log, man)
    emit(log, Event.KILLED, EVERYBODY, man, hex)
    lay_body(t, f, log, man, hex)


@rule
def mark_dead(t: Table, log: Log, man: int) -> None:
    here = t.men[man]
    here.life = Life.DEAD
    here.fallen = count_death(t)
    here.hidden = 0
    here.betrayed = 0
    here.fresh = 0
    here.engaged = 0
    here.did = 0
    here.corner = here.corner_hex = 0
    break_rite(t, log, man)


@rule
def kill_horse(t: Table, f: Figures, log: Log, horse: int) -> None:
    """Its corpse lies on both its hexes (SB-5.12) and puts out a lantern there (SB-13.9)."""
    animal = t.horses[horse]
    emit(log, Event.HORSE_KILLED, EVERYBODY, MEN + horse, animal.head, animal.tail)
    animal.dead = 1
    animal.fallen = count_death(t)
    animal.holder = NOBODY
    animal.led = animal.released = 0
    animal.corner = animal.corner_hex = 0
    for hex in (animal.head, animal.tail):
        clear_hex(t, hex)
        t.bodies[hex] += f.corpse_horse
        lantern = lantern_on(t, hex)
        if lantern != NOBODY and t.lanterns[lantern].lit != 0:
            put_out(t, log, lantern)


# -- injuries, SB-2.9


@rule
def break_rite(t: Table, log: Log, man: int) -> None:
    """SB-9.3: attacked in melee, even without effect, thrown from his horse, or killed."""
    rite = t.rites[t.men[man].side]
    if rite.samurai == man:
        rite.samurai = NOBODY
        rite.poem = 0
        emit(log, Event.HARAKIRI_BROKEN, EVERYBODY, man)


@rule
def wound(t: Table, f: Figures, log: Log, man: int) -> None:
    """A wounded or stunned man wounded again is dead; one in the saddle dies and falls (SB-7.8)."""
    here = t.men[man]
    t.stir = 1
    if here.life != Life.HEALTHY:
        kill(t, f, log, man)
        return
    here.life = Life.WOUNDED
    emit(log, Event.WOUNDED, EVERYBODY, man)


@rule
def stun(t: Table, f: Figures, log: Log, man: int) -> None:
    """SB-2.8: one stunned in his own side's phase recovers a phase later."""
    here = t.men[man]
    t.stir = 1
    if here.life != Life.HEALTHY:
        kill(t, f, log, man)
        return
    here.life = Life.STUNNED
    here.fresh = 1 if here.side == t.active else 0
    emit(log, Event.STUNNED, EVERYBODY, man)


@rule
def kill(t: Table, f: Figures, log: Log, man: int) -> None:
    """On foot he dies where he stands; from the saddle he falls."""
    if t.men[man].horse == NOBODY:
        kill_on_foot(t, f, log, man)
        return
    emit(log, Event.KILLED, EVERYBODY, man, t.horses[t.men[man].horse].head)
    mark_dead(t, log, man)
    t.clash.faller = man


@rule
def throw_off(t: Table, log: Log, man: int) -> None:
    """SB-7.1: he is about to fall from his horse."""
    t.clash.faller = man
    break_rite(t, log, man)
    emit(log, Event.THROWN_OFF, EVERYBODY, man, MEN + t.men[man].horse)


@rule
def drown(t: Table, f: Figures, log: Log, man: int, hex: int) -> None:
    """SB-6.18: man and horse are removed."""
    emit(log, Event.DROWNED, EVERYBODY, man, hex)
    here = t.men[man]
    lift(t, man)
    if here.horse != NOBODY:
        animal = t.horses[here.horse]
        animal.dead = 1
        animal.fallen = count_death(t)
        animal.place = Place.REMOVED
        animal.head = animal.tail = NOWHERE
        animal.rider = NOBODY
        here.horse = NOBODY
    mark_dead(t, log, man)
    here.place = Place.REMOVED
    here.hex = NOWHERE


# -- falling, SB-7.1, SB-7.2


@rule
def beside_horse(f: Figures, hex: int, head: int, tail: int) -> bool:
    """Next to either half but not one of them, not across a wall or window."""
    if hex in (head, tail):
        return False
    b = f.board
    for way in range(6):
        beside = b.beside[hex, way]
        if beside in (head, tail) and b.side[hex, way] <= Side.DOOR:
            return True
    return False


@rule
def open_to_fall(t: Table, f: Figures, man: int, hex: int) -> bool:
    """Free and open to him, as far as his side knows."""
    if figure_on(t, hex, t.men[man].side) != NOBODY or has_cart(t.works, hex):
        return False
    return ground_on_foot(t, f, man, hex) > 0


@rule
def fall_forbids(t: Table, f: Figures, hex: int) -> int:
    """SB-7.1, SB-7.2: where the man who falls may be put."""
    man = t.clash.faller
    animal = t.horses[t.men[man].horse]
    head, tail = animal.head, animal.tail
    if f.board.terrain[hex] < 0:
        return cite.SB_7_1
    if t.men[man].life == Life.DEAD:
        return 0 if beside_horse(f, hex, head, tail) else cite.SB_7_1
    if t.clash.near == 0:
        return 0 if beside_horse(f, hex, head, tail) and open_to_fall(t, f, man, hex) else cite.SB_7_1
    far = min(range_between(head, hex), range_between(tail, hex))
    return 0 if far == t.clash.near and open_to_fall(t, f, man, hex) else cite.SB_7_2


@rule
def any_fall(t: Table, f: Figures) -> bool:
    first, end = span_of_fall(t)
    for hex in range(first, end):
        if fall_forbids(t, f, hex) == 0:
            return True
    return False


@rule
def span_of_fall(t: Table) -> tuple[int, int]:
    """The numbers between which the hexes lie that `fall_forbids` may allow."""
    if t.clash.near != 0:
        return (0, HEXES)
    animal = t.horses[t.men[t.clash.faller].horse]
    return (first_beside(animal.head, animal.tail), end_beside(animal.head, animal.tail))


@rule
def add_falls(t: Table, f: Figures, out: Numbers, count: int) -> int:
    first, end = span_of_fall(t)
    for hex in range(first, end):
        if fall_forbids(t, f, hex) == 0:
            out[count] = FALL + hex
            count += 1
    return count


@rule
def prepare_fall(t: Table, f: Figures, log: Log) -> bool:
    """Whether a hex is to be chosen; False if the man drowned instead (SB-7.2)."""
    t.clash.near = 0
    if any_fall(t, f):
        return True
    man = t.clash.faller
    animal = t.horses[t.men[man].horse]
    if is_armoured(f, man):
        for hex in range(HEXES):
            if f.board.terrain[hex] >= 0 and is_river(f, hex) and beside_horse(f, hex, animal.head, animal.tail):
                if figure_on(t, hex, t.men[man].side) == NOBODY:
                    leave_saddle(t, man)
                    drown(t, f, log, man, hex)
                    t.clash.faller = NOBODY
                    return False
    for far in range(1, 40):
        t.clash.near = far
        if any_fall(t, f):
            return True
    return False


@rule
def leave_saddle(t: Table, man: int) -> None:
    """The horse stays, alive or dead; a living one is a lone horse of his side now."""
    horse = t.men[man].horse
    animal = t.horses[horse]
    animal.rider = NOBODY
    t.men[man].horse = NOBODY
    t.men[man].hex = NOWHERE
    if animal.dead == 0:
        put_down(t, MEN + horse)


@rule
def fall(t: Table, f: Figures, log: Log, hex: int) -> None:
    """SB-7.1; onto a hidden ninja's hex: SB-13.6."""
    man = t.clash.faller
    here = t.men[man]
    if here.life != Life.DEAD and t.on[hex] != 0:
        reveal_man(t, log, widen(t.on[hex]) - 1)
        return
    leave_saddle(t, man)
    here.hex = hex
    emit(log, Event.FELL, EVERYBODY, man, hex)
    if here.life == Life.DEAD:
        lay_body(t, f, log, man, hex)
    else:
        put_down(t, man)
    t.clash.faller = NOBODY
    t.clash.near = 0


@rule
def choose_fall(t: Table, f: Figures, log: Log, hex: int) -> None:
    fall(t, f, log, hex)
    t.decision = Decision.GO_ON
