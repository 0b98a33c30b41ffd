"""Tasks that take a whole phase (SB-2.10, SB-5.13 to SB-5.15, SB-5.23, SB-14.8)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers
from tatami.games.samourai.rules.actions import (
    CANONICAL,
    CLEAR,
    DISMOUNT,
    DRESS,
    DROP,
    DROP_HORSE,
    HERE,
    HITCH,
    LAND,
    MOUNT,
    UNHITCH,
)
from tatami.games.samourai.rules.board import OUTSIDE, Side, bridge_and_river
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.hexes import OFF, end_beside, first_beside, range_between
from tatami.games.samourai.rules.horses import is_idle, is_loose, may_use, take_over
from tatami.games.samourai.rules.movement import reveal_man
from tatami.games.samourai.rules.pieces import (
    beside_cart,
    figure_on,
    has_trait,
    is_river,
    is_up,
    joined_to,
    lift,
    next_to_horse,
    put_down,
    viewers_of,
)
from tatami.games.samourai.rules.sight import has_cart
from tatami.games.samourai.rules.steps import ground_on_foot, train_holds
from tatami.games.samourai.rules.table import (
    ARMED,
    BUSY,
    FIRED,
    HALF_ARMED,
    HEXES,
    HORSES,
    MEN,
    MOVED,
    NOBODY,
    NOWHERE,
    SAMURAI,
    TASKS,
    UNDRESSED,
    Decision,
    Figures,
    Life,
    Place,
    Table,
    Task,
    widen,
)

# -- declaring (step 2)


@rule
def worker_forbids(t: Table, f: Figures, man: int) -> int:
    """SB-2.10: neither fired in step 1 nor moved; nothing else holds him."""
    if man >= f.men or t.men[man].side != t.active or t.men[man].place != Place.ON_MAP:
        return cite.SB_2_10
    if t.men[man].life == Life.STUNNED:
        return cite.SB_2_7
    if not is_idle(t, man) or t.men[man].did & (FIRED | MOVED) != 0 or t.chores >= TASKS:
        return cite.SB_2_10
    return 0


@rule
def mount_forbids(t: Table, f: Figures, man: int, horse: int) -> int:
    """SB-5.14"""
    barred = worker_forbids(t, f, man)
    if barred != 0:
        return barred
    if is_promised(t, horse):
        return cite.SB_5_14
    return can_mount(t, f, man, horse)


@rule
def is_promised(t: Table, horse: int) -> bool:
    """Whether somebody is about to mount that horse."""
    for k in range(t.chores):
        if t.tasks[k].task == Task.MOUNT and t.tasks[k].horse == horse:
            return True
    return False


@rule
def can_mount(t: Table, f: Figures, man: int, horse: int) -> int:
    if t.men[man].horse != NOBODY or t.men[man].life != Life.HEALTHY:
        return cite.SB_5_14
    if horse >= f.horses or not is_loose(t, horse) or f.draught[horse] != 0:
        return cite.SB_5_14
    if f.characters[man].own_horse != horse and not has_trait(f, man, SAMURAI):
        return cite.SB_5_14
    if not next_to_horse(t, f, t.men[man].hex, horse):
        return cite.SB_5_14
    return 0 if may_use(t, f, t.men[man].side, horse) else cite.SB_5_19


@rule
def dismount_forbids(t: Table, f: Figures, man: int) -> int:
    """SB-5.15"""
    barred = worker_forbids(t, f, man)
    if barred != 0:
        return barred
    return 0 if t.men[man].horse != NOBODY else cite.SB_5_15


@rule
def hitch_forbids(t: Table, f: Figures, man: int) -> int:
    """SB-5.23"""
    barred = worker_forbids(t, f, man)
    return barred if barred != 0 else can_hitch(t, f, man)


@rule
def can_hitch(t: Table, f: Figures, man: int) -> int:
    if t.men[man].horse != NOBODY or t.cart_there == 0 or t.cart_horse != NOBODY:
        return cite.SB_5_23
    return 0 if horse_to_hitch(t, f, man) != NOBODY else cite.SB_5_23


@rule
def horse_to_hitch(t: Table, f: Figures, man: int) -> int:
    """A draught horse that stands as SB-5.21 asks, beside a man who is beside the cart too."""
    hex = t.men[man].hex
    if not beside_cart(t, f, hex):
        return NOBODY
    for horse in range(f.horses):
        animal = t.horses[horse]
        if f.draught[horse] == 0 or not is_loose(t, horse) or not next_to_horse(t, f, hex, horse):
            continue
        if not may_use(t, f, t.men[man].side, horse):
            continue
        if train_holds(f, animal.head, animal.tail, t.cart_front, t.cart_rear):
            return horse
    return NOBODY


@rule
def unhitch_forbids(t: Table, f: Figures, man: int) -> int:
    barred = worker_forbids(t, f, man)
    return barred if barred != 0 else can_unhitch(t, f, man)


@rule
def can_unhitch(t: Table, f: Figures, man: int) -> int:
    """SB-5.23: a dead horse by anybody, from its own hexes too."""
    if t.men[man].horse != NOBODY or t.cart_there == 0 or t.cart_horse == NOBODY:
        return cite.SB_5_23
    horse = t.cart_horse
    hex = t.men[man].hex
    if not beside_cart(t, f, hex):
        return cite.SB_5_23
    animal = t.horses[horse]
    if animal.dead != 0 and hex in (animal.head, animal.tail):
        return 0
    if not next_to_horse(t, f, hex, horse):
        return cite.SB_5_23
    if animal.dead != 0:
        return 0
    return 0 if may_use(t, f, t.men[man].side, horse) else cite.SB_5_19


@rule
def reaches_corpse(f: Figures, hex: int, at: int) -> bool:
    """On the hex or adjacent, not across a wall or window."""
    if hex == at:
        return True
    for way in range(6):
        if f.board.beside[hex, way] == at:
            return f.board.side[hex, way] <= Side.DOOR
    return False


@rule
def clear_forbids(t: Table, f: Figures, man: int, helper: int, side: int) -> int:
    """SB-5.13: two characters on foot, named in roster order."""
    if helper <= man:
        return cite.SB_5_13
    for who in (man, helper):
        barred = worker_forbids(t, f, who)
        if barred != 0:
            return barred
        if t.men[who].horse != NOBODY:
            return cite.SB_5_13
    hex = t.men[man].hex
    at = hex if side == HERE else widen(f.board.beside[hex, side])
    if at == OFF or t.bodies[at] == 0:
        return cite.SB_5_13
    if not reaches_corpse(f, hex, at) or not reaches_corpse(f, t.men[helper].hex, at):
        return cite.SB_5_13
    return 0 if something_to_clear(t, f, at) else cite.SB_5_13


@rule
def something_to_clear(t: Table, f: Figures, hex: int) -> bool:
    if dead_men_on(t, f, hex) > 0:
        return True
    for horse in range(f.horses):
        if dead_horse_on(t, horse, hex):
            return True
    return False


@rule
def dead_men_on(t: Table, f: Figures, hex: int) -> int:
    count = 0
    for man in range(f.men):
        if t.men[man].life == Life.DEAD and t.men[man].place == Place.ON_MAP and t.men[man].hex == hex:
            count += 1
    return count


@rule
def dead_horse_on(t: Table, horse: int, hex: int) -> bool:
    """A dead horse that is not hitched."""
    animal = t.horses[horse]
    if animal.place != Place.ON_MAP or animal.dead == 0 or animal.hitched != 0:
        return False
    return animal.head == hex or animal.tail == hex


@rule
def dress_forbids(t: Table, f: Figures, man: int) -> int:
    """SB-14.8: from the alarm on."""
    barred = worker_forbids(t, f, man)
    if barred != 0:
        return barred
    return 0 if t.men[man].dress != ARMED and t.alarm != 0 else cite.SB_14_8


@rule
def add_tasks(t: Table, f: Figures, out: Numbers, count: int) -> int:
    """Every task that may be declared, in the order of the actions."""
    horses = 0
    for horse in range(f.horses):
        if is_loose(t, horse) and f.draught[horse] == 0 and not is_promised(t, horse):
            horses |= 1 << horse
    for man in range(f.men if horses != 0 else 0):
        if t.men[man].side == t.active and t.men[man].horse == NOBODY and worker_forbids(t, f, man) == 0:
            for horse in range(f.horses):
                if (horses >> horse) & 1 != 0 and can_mount(t, f, man, horse) == 0:
                    out[count] = MOUNT + man * HORSES + horse
                    count += 1
    for man in range(f.men):
        if t.men[man].horse != NOBODY and dismount_forbids(t, f, man) == 0:
            out[count] = DISMOUNT + man
            count += 1
    if t.cart_there != 0 and t.cart_horse == NOBODY:
        for man in range(f.men):
            if hitch_forbids(t, f, man) == 0:
                out[count] = HITCH + man
                count += 1
    elif t.cart_there != 0:
        for man in range(f.men):
            if unhitch_forbids(t, f, man) == 0:
                out[count] = UNHITCH + man
                count += 1
    if t.deaths > 0:
        count = add_clearings(t, f, out, count)
    if f.alarmed != 0 and t.alarm != 0 and dress_forbids(t, f, f.sleeper) == 0:
        out[count] = DRESS + f.sleeper
        count += 1
    return count


@rule
def add_clearings(t: Table, f: Figures, out: Numbers, count: int) -> int:
    for man in range(f.men):
        if t.men[man].side != t.active or worker_forbids(t, f, man) != 0 or t.men[man].horse != NOBODY:
            continue
        if not bodies_around(t, f, t.men[man].hex):
            continue
        for helper in range(man + 1, f.men):
            if t.men[helper].side != t.active or t.men[helper].hex == NOWHERE:
                continue
            if range_between(t.men[man].hex, t.men[helper].hex) > 2:
                continue
            for side in range(7):
                if clear_forbids(t, f, man, helper, side) == 0:
                    out[count] = CLEAR + (man * MEN + helper) * 7 + side
                    count += 1
    return count


@rule
def bodies_around(t: Table, f: Figures, hex: int) -> bool:
    if t.bodies[hex] != 0:
        return True
    for way in range(6):
        beside = f.board.beside[hex, way]
        if beside != OFF and t.bodies[beside] != 0:
            return True
    return False


@rule
def declare(t: Table, log: Log, task: int, man: int, helper: int, horse: int, hex: int) -> None:
    chore = t.tasks[t.chores]
    chore.task = task
    chore.man = man
    chore.helper = helper
    chore.horse = horse
    chore.hex = hex
    t.chores += 1
    t.acted = 1
    t.men[man].did |= BUSY
    if helper != NOBODY:
        t.men[helper].did |= BUSY
    emit(
        log,
        Event.TASK_BEGAN,
        viewers_of_task(t, man, helper),
        man,
        task,
        MEN + horse if horse != NOBODY else NOBODY,
        helper,
        hex,
    )
    t.decision = Decision.GO_ON


@rule
def declare_mounting(t: Table, log: Log, man: int, horse: int) -> None:
    declare(t, log, Task.MOUNT.value, man, NOBODY, horse, NOBODY)


@rule
def declare_dismounting(t: Table, log: Log, man: int) -> None:
    declare(t, log, Task.DISMOUNT.value, man, NOBODY, NOBODY, NOBODY)


@rule
def declare_hitching(t: Table, log: Log, man: int) -> None:
    declare(t, log, Task.HITCH.value, man, NOBODY, NOBODY, NOBODY)


@rule
def declare_unhitching(t: Table, log: Log, man: int) -> None:
    declare(t, log, Task.UNHITCH.value, man, NOBODY, NOBODY, NOBODY)


@rule
def declare_dressing(t: Table, log: Log, man: int) -> None:
    declare(t, log, Task.DRESS.value, man, NOBODY, NOBODY, NOBODY)


@rule
def viewers_of_task(t: Table, man: int, helper: int) -> int:
    """Which seats may know who works at it (SB-15.2)."""
    return viewers_of(t, man) if helper == NOBODY else viewers_of(t, man) & viewers_of(t, helper)


@rule
def declare_clearing(t: Table, f: Figures, log: Log, man: int, helper: int, side: int) -> None:
    hex = t.men[man].hex
    at = hex if side == HERE else widen(f.board.beside[hex, side])
    declare(t, log, Task.CLEAR.value, man, helper, NOBODY, at)


# -- finishing (step 5)


@rule
def finish_tasks(t: Table, f: Figures, log: Log) -> bool:
    """SB-2.11: in the order declared; True if a placing is asked for, else all are done."""
    while t.chore < t.chores:
        chore = t.tasks[t.chore]
        if finish_task(t, f, log, chore.task, chore.man, chore.helper, chore.horse, chore.hex):
            return True
        t.chore += 1
    for k in range(t.chores):
        chore = t.tasks[k]
        chore.task = chore.man = chore.helper = chore.horse = 0
        chore.hex = 0
    t.chores = t.chore = 0
    return False


@rule
def finish_task(t: Table, f: Figures, log: Log, task: int, man: int, helper: int, horse: int, hex: int) -> bool:
    if not is_up(t, man):
        emit(log, Event.TASK_FAILED, viewers_of_task(t, man, helper), man, task)
        return False
    if task == Task.DISMOUNT and t.men[man].horse != NOBODY and any_landing(t, f, man):
        t.decision = Decision.LAND
        t.to_act = t.active
        return True
    if task == Task.CLEAR and is_up(t, helper) and any_drop(t, f, hex):
        t.decision = Decision.DROP
        t.to_act = t.active
        return True
    if task == Task.MOUNT and can_mount(t, f, man, horse) == 0:
        mount(t, log, man, horse)
    elif task == Task.HITCH and can_hitch(t, f, man) == 0:
        hitch(t, f, log, man)
    elif task == Task.UNHITCH and can_unhitch(t, f, man) == 0:
        unhitch(t, log, man)
    elif task == Task.DRESS:
        t.men[man].dress = HALF_ARMED if t.men[man].dress == UNDRESSED else ARMED
        emit(log, Event.DRESSED, EVERYBODY, man, t.men[man].dress)
    else:
        emit(log, Event.TASK_FAILED, viewers_of_task(t, man, helper), man, task)
    return False


@rule
def mount(t: Table, log: Log, man: int, horse: int) -> None:
    """SB-5.14, SB-5.19"""
    lift(t, man)
    here, animal = t.men[man], t.horses[horse]
    here.horse = horse
    here.hex = NOWHERE
    here.betrayed = 0
    animal.rider = man
    animal.holder = NOBODY
    take_over(t, here.side, horse)
    put_down(t, man)
    emit(log, Event.MOUNTED, EVERYBODY, man, MEN + horse)


@rule
def hitch(t: Table, f: Figures, log: Log, man: int) -> None:
    horse = horse_to_hitch(t, f, man)
    take_over(t, t.men[man].side, horse)
    t.horses[horse].hitched = 1
    t.cart_horse = horse
    emit(log, Event.HITCHED, viewers_of(t, man), man, MEN + horse)


@rule
def unhitch(t: Table, log: Log, man: int) -> None:
    horse = t.cart_horse
    t.horses[horse].hitched = 0
    t.cart_horse = NOBODY
    emit(log, Event.UNHITCHED, viewers_of(t, man), man, MEN + horse)


# -- setting foot to the ground, SB-5.15


@rule
def land_forbids(t: Table, f: Figures, rider: int, hex: int) -> int:
    """A free hex, open to him, next to the horse, not across a wall or window, nor from bridge to river."""
    animal = t.horses[t.men[rider].horse]
    if hex == animal.head or hex == animal.tail or f.board.terrain[hex] < 0:
        return cite.SB_5_15
    if figure_on(t, hex, t.men[rider].side) != NOBODY or has_cart(t.works, hex) or ground_on_foot(t, f, rider, hex) < 0:
        return cite.SB_5_15
    for way in range(6):
        beside = f.board.beside[hex, way]
        if (beside == animal.head or beside == animal.tail) and f.board.side[hex, way] <= Side.DOOR:
            if not bridge_and_river(f.board, hex, widen(beside)):
                return 0
    return cite.SB_5_15


@rule
def any_landing(t: Table, f: Figures, man: int) -> bool:
    animal = t.horses[t.men[man].horse]
    for hex in range(first_beside(animal.head, animal.tail), end_beside(animal.head, animal.tail)):
        if land_forbids(t, f, man, hex) == 0:
            return True
    return False


@rule
def add_landings(t: Table, f: Figures, out: Numbers, count: int, rider: int) -> int:
    animal = t.horses[t.men[rider].horse]
    for hex in range(first_beside(animal.head, animal.tail), end_beside(animal.head, animal.tail)):
        if land_forbids(t, f, rider, hex) == 0:
            out[count] = LAND + hex
            count += 1
    return count


@rule
def land(t: Table, log: Log, hex: int) -> None:
    man = t.tasks[t.chore].man
    if t.on[hex] != 0:
        reveal_man(t, log, widen(t.on[hex]) - 1)  # SB-13.6: another hex, then
        t.decision = Decision.GO_ON
        return
    horse = t.men[man].horse
    t.horses[horse].rider = NOBODY
    t.men[man].horse = NOBODY
    t.men[man].hex = hex
    put_down(t, MEN + horse)
    put_down(t, man)
    emit(log, Event.DISMOUNTED, EVERYBODY, man, MEN + horse, hex)
    t.chore += 1
    t.decision = Decision.GO_ON


# -- carrying corpses away, SB-5.13


@rule
def drop_forbids(t: Table, f: Figures, others: int, hex: int) -> int:
    """Up to three men (`others`: besides the first), to one neighbouring hex, no wall or window between."""
    at = t.tasks[t.chore].hex
    if others >= dead_men_on(t, f, at) or hex == at:
        return cite.SB_5_13
    return 0 if reaches_corpse(f, at, hex) else cite.SB_5_13


@rule
def second_of_pair(f: Figures, pair: int) -> int:
    return widen(f.board.beside[pair // 3, CANONICAL[pair % 3]])


@rule
def drop_horse_forbids(t: Table, f: Figures, horse: int, pair: int) -> int:
    """Two neighbouring hexes outdoors within 1 of where it lay and off the cleared hex, no wall or window between."""
    first, second = pair // 3, second_of_pair(f, pair)
    at = t.tasks[t.chore].hex
    if horse >= f.horses or not dead_horse_on(t, horse, at) or first == at or second in (OFF, at):
        return cite.SB_5_13
    animal = t.horses[horse]
    for hex in (first, second):
        if f.board.terrain[hex] < 0 or f.board.building[hex] != OUTSIDE:
            return cite.SB_5_13
        near = min(range_between(hex, animal.head), range_between(hex, animal.tail))
        if near > 1:
            return cite.SB_5_13
    if not joined_to(f.board, first, second):
        return cite.SB_5_13
    if (first == animal.head and second == animal.tail) or (first == animal.tail and second == animal.head):
        return cite.SB_5_13
    return 0


@rule
def any_drop(t: Table, f: Figures, at: int) -> bool:
    if dead_men_on(t, f, at) > 0:
        for way in range(6):
            beside = widen(f.board.beside[at, way])
            if beside != OFF and reaches_corpse(f, at, beside):
                return True
    for horse in range(f.horses):
        if dead_horse_on(t, horse, at):
            head, tail = t.horses[horse].head, t.horses[horse].tail
            for pair in range(3 * first_beside(head, tail), 3 * end_beside(head, tail)):
                if drop_horse_forbids(t, f, horse, pair) == 0:
                    return True
    return False


@rule
def add_drops(t: Table, f: Figures, out: Numbers, count: int) -> int:
    at = t.tasks[t.chore].hex
    for others in range(min(3, dead_men_on(t, f, at))):
        for hex in range(first_beside(at, at), end_beside(at, at)):
            if drop_forbids(t, f, others, hex) == 0:
                out[count] = DROP + others * HEXES + hex
                count += 1
    return count


@rule
def add_horse_drops(t: Table, f: Figures, out: Numbers, count: int) -> int:
    for horse in range(f.horses):
        if dead_horse_on(t, horse, t.tasks[t.chore].hex):
            head, tail = t.horses[horse].head, t.horses[horse].tail
            for pair in range(3 * first_beside(head, tail), 3 * end_beside(head, tail)):
                if drop_horse_forbids(t, f, horse, pair) == 0:
                    out[count] = DROP_HORSE + horse * 3 * HEXES + pair
                    count += 1
    return count


@rule
def drop_men(t: Table, f: Figures, log: Log, others: int, hex: int) -> None:
    """Those dead longest first; the river takes them."""
    chore = t.tasks[t.chore]
    men = others + 1
    at = chore.hex
    for _ in range(men):
        oldest = NOBODY
        for man in range(f.men):
            if t.men[man].life == Life.DEAD and t.men[man].place == Place.ON_MAP and t.men[man].hex == at:
                if oldest == NOBODY or t.men[man].fallen < t.men[oldest].fallen:
                    oldest = man
        t.bodies[at] -= 1
        if is_river(f, hex):
            t.men[oldest].place = Place.REMOVED
            t.men[oldest].hex = NOWHERE
        else:
            t.men[oldest].hex = hex
            t.bodies[hex] += 1
    emit(log, Event.CLEARED, viewers_of_task(t, chore.man, chore.helper), chore.man, chore.helper, men, NOBODY, at, hex)
    t.chore += 1
    t.decision = Decision.GO_ON


@rule
def drop_horse(t: Table, f: Figures, log: Log, horse: int, pair: int) -> None:
    """Corpses put in the river, even by half, are gone."""
    first, second = pair // 3, second_of_pair(f, pair)
    chore = t.tasks[t.chore]
    animal = t.horses[horse]
    t.bodies[animal.head] -= f.corpse_horse
    t.bodies[animal.tail] -= f.corpse_horse
    if is_river(f, first) or is_river(f, second):
        animal.place = Place.REMOVED
        animal.head = animal.tail = NOWHERE
    else:
        animal.head, animal.tail = first, second
        t.bodies[first] += f.corpse_horse
        t.bodies[second] += f.corpse_horse
    emit(
        log,
        Event.CLEARED,
        viewers_of_task(t, chore.man, chore.helper),
        chore.man,
        chore.helper,
        0,
        MEN + horse,
        chore.hex,
        first,
    )
    t.chore += 1
    t.decision = Decision.GO_ON
