"""The movement step: beginning a move, its steps, what may be done on the way, and its end (SB-5)."""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers
from tatami.games.samourai.rules.actions import DOUSE, EXIT, LIGHT, MOVE, RELEASE, STOP, TO
from tatami.games.samourai.rules.board import Side, bridge_and_river
from tatami.games.samourai.rules.ends import add_steps, any_step, can_end, next_step_forbids
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.hexes import OFF, range_between
from tatami.games.samourai.rules.horses import (
    add_leads,
    bridle_forbids,
    count_bits,
    first_bit,
    haul_points,
    held_horse,
    is_idle,
    lead_forbids,
    let_go,
    release_forbids,
    stops_here,
    take_bridle,
)
from tatami.games.samourai.rules.night import viewers_after
from tatami.games.samourai.rules.pieces import (
    clear_hex,
    figure_on,
    lantern_on,
    lift,
    movement_of,
    put_down,
    stand,
    viewers_of,
)
from tatami.games.samourai.rules.sight import put_cart, take_cart
from tatami.games.samourai.rules.steps import (
    STEP_TO,
    Stance,
    Walker,
    can_exit,
    can_stop,
    current_stance,
    exit_edges,
    first_stance,
    free_for,
    ground_for_horse,
    ground_on_foot,
    mover,
    ride,
    stance,
    try_step,
    walker,
    way_back,
)
from tatami.games.samourai.rules.table import (
    DUELLED,
    HEXES,
    MEN,
    MOVED,
    NOBODY,
    NOWHERE,
    Decision,
    Figures,
    Formation,
    Life,
    Place,
    Step,
    Table,
    widen,
)

# -- opening and closing a walk


@rule
def open_walk(t: Table, f: Figures, man: int) -> None:
    """Writes where a man, with his horse, starts, and lifts him off the map."""
    w = t.walk
    here = t.men[man]
    w.open = 1
    w.who = man
    w.horse = here.horse
    w.points = movement_of(t, f, man)
    w.b = w.c = w.d = w.e = OFF
    w.back_a = w.back_b = w.back_c = w.back_d = w.back_e = OFF
    w.start = here.hex
    if here.place == Place.TO_ENTER:
        w.entering = 1
        w.kind = Formation.FOOT if here.horse == NOBODY else Formation.ENTERING
        w.a = OFF
        return
    lift(t, man)
    if here.horse != NOBODY:
        w.kind = Formation.RIDER
        w.a, w.b = t.horses[here.horse].head, t.horses[here.horse].tail
        w.start = w.a
    else:
        w.kind = Formation.FOOT
        w.a = here.hex


@rule
def close_walk(t: Table) -> None:
    """Blanks the walk."""
    w = t.walk
    w.open = w.kind = w.who = w.horse = w.points = w.spent = w.steps = w.did = w.entering = w.limited = 0
    w.a = w.b = w.c = w.d = w.e = 0
    w.back_kind = 0
    w.back_a = w.back_b = w.back_c = w.back_d = w.back_e = 0
    w.start = w.had = w.near = w.nearer = 0
    w.crew = w.crew_left = 0


# -- who may move


@rule
def move_forbids(t: Table, f: Figures, man: int) -> int:
    """SB-5.5: 0, or the rule that keeps him from beginning a move."""
    if man >= f.men or t.men[man].side != t.active:
        return cite.SB_5_1
    here = t.men[man]
    if here.place == Place.TO_ENTER:
        if t.turn < f.characters[man].turn:
            return cite.SB_5_26
        if here.did & DUELLED != 0 or here.did & MOVED != 0:
            return cite.SB_5_5
    elif here.place != Place.ON_MAP or here.life == Life.DEAD:
        return cite.SB_5_1
    elif here.life == Life.STUNNED:
        return cite.SB_2_7
    elif here.did & MOVED != 0:
        return cite.SB_5_5
    elif not is_idle(t, man):
        if t.rites[here.side].samurai == man:
            return cite.SB_9_2
        return cite.SB_2_10 if here.did & DUELLED == 0 else cite.SB_8_7
    return 0 if can_do_something(t, f, man) else cite.SB_5_5


@rule
def plain_step_out(t: Table, f: Figures, man: int) -> bool:
    """A quick look: a free neighbour without markers or corpses that a man on foot can afford."""
    b = f.board
    hex = t.men[man].hex
    movement = movement_of(t, f, man)
    for way in range(6):
        to = widen(b.beside[hex, way])
        if to == OFF or t.on[to] != 0 or t.works[to] != 0 or t.bodies[to] != 0:
            continue
        if b.side[hex, way] <= Side.DOOR and not bridge_and_river(b, hex, to):
            cost = ground_on_foot(t, f, man, to)
            if 0 < cost <= movement:
                return True
    return False


@rule
def plain_ride_out(t: Table, f: Figures, man: int) -> bool:
    """The same for a rider: a free hex ahead."""
    s, movement = first_stance(t, man), movement_of(t, f, man)
    back = way_back(s)
    for k in range(3):
        cost, after = ride(t, f, t.men[man].side, s, back, k)
        if 0 < cost <= movement and t.on[after.a] == 0:
            return True
    return False


@rule
def can_do_something(t: Table, f: Figures, man: int) -> bool:
    if t.men[man].place != Place.ON_MAP:
        for hex in range(HEXES):
            if entry_forbids(t, f, man, OFF, 0, hex) == 0:
                return True
        return False
    if plain_step_out(t, f, man) if t.men[man].horse == NOBODY else plain_ride_out(t, f, man):
        return True
    if held_horse(t, f, man) != NOBODY:
        return True  # he may at least let go of it
    hex, points = widen(t.men[man].hex), movement_of(t, f, man)
    if can_step_or_stay(t, f, walker(t, man, 0), first_stance(t, man), points):
        return True
    for horse in range(f.horses if t.men[man].horse == NOBODY else 0):
        if bridle_forbids(t, f, man, hex, hex, points, 0, horse) == 0:
            return True
    return False


@rule
def can_step_or_stay(t: Table, f: Figures, m: Walker, s: Stance, points: int) -> bool:
    """A step, the way off the map, or a lantern underfoot."""
    if any_step(t, f, m, s, points) or can_exit(t, f, m.seat, s, points):
        return True
    lantern = lantern_underfoot(t, s)
    return lantern != NOBODY and (t.lanterns[lantern].lit != 0 or can_stop(t, f, m, s))


@rule
def walk_has_choice(t: Table, f: Figures) -> bool:
    """Whether whoever is moving can do anything but stop and let go of a horse."""
    if can_step_or_stay(t, f, mover(t), current_stance(t), t.walk.points):
        return True
    for horse in range(f.horses):
        if lead_forbids(t, f, horse) == 0:
            return True
    return False


@rule
def add_moves(t: Table, f: Figures, out: Numbers, count: int) -> int:
    for man in range(f.men):
        if t.men[man].side == t.active and move_forbids(t, f, man) == 0:
            out[count] = MOVE + man
            count += 1
    return count


@rule
def begin_move(t: Table, f: Figures, log: Log, man: int) -> None:
    """SB-5.5; a horse at the bridle comes along (SB-5.18)."""
    on_map = t.men[man].place == Place.ON_MAP
    horse = held_horse(t, f, man) if on_map and t.duel.on == 0 else NOBODY
    open_walk(t, f, man)
    if horse != NOBODY:
        take_bridle(t, f, horse)
    remember_stop(t, f)
    t.decision = Decision.STEP
    t.acted = 1
    emit(log, Event.MOVE_BEGAN, viewers_of(t, man), man)


@rule
def remember_stop(t: Table, f: Figures) -> None:
    """SB-13.6: the last place where he could have stopped."""
    w = t.walk
    if w.entering == 0 and stops_here(t, f):
        w.back_kind = 1 + w.kind
        w.back_a, w.back_b, w.back_c, w.back_d, w.back_e = w.a, w.b, w.c, w.d, w.e


# -- what a mover may do


@rule
def walk_choices(t: Table, f: Figures, out: Numbers, count: int) -> int:
    """All choices of a move. `stop` is their first, and is legal too where nothing else is (`stop_forbids`)."""
    w = t.walk
    if w.entering != 0:
        for hex in range(HEXES):
            if entry_forbids(t, f, w.who, w.start, w.near, hex) == 0:
                out[count] = TO + hex
                count += 1
        return count
    first = count
    if w.did != 0 and stops_here(t, f):
        out[count] = STOP
        count += 1
    if exit_forbids(t, f) == 0:
        out[count] = EXIT
        count += 1
    if lantern_underfoot(t, current_stance(t)) != NOBODY:
        if douse_forbids(t, f) == 0:
            out[count] = DOUSE
            count += 1
        if light_forbids(t, f) == 0:
            out[count] = LIGHT
            count += 1
    if release_forbids(t, f) == 0:
        out[count] = RELEASE
        count += 1
    count = add_steps(t, f, TO, out, count)
    count = add_leads(t, f, out, count)
    if count == first and w.did != 0:
        out[count] = STOP
        count += 1
    return count


@rule
def walk_forbids(t: Table, f: Figures, action: int) -> int:
    verb, to = (action - TO) // HEXES, (action - TO) % HEXES
    w = t.walk
    if w.entering != 0:
        return entry_forbids(t, f, w.who, w.start, w.near, to) if verb == STEP_TO else cite.SB_5_26
    return next_step_forbids(t, f, verb, to)


@rule
def walk(t: Table, f: Figures, log: Log, action: int) -> None:
    if t.walk.entering != 0:
        enter(t, f, log, action - TO)
    else:
        make_step(t, f, log, (action - TO) // HEXES, (action - TO) % HEXES)


@rule
def stop_forbids(t: Table, f: Figures) -> int:
    """SB-5.5: where it can end, once something was done; SB-13.6: or where a discovery leaves nothing else."""
    if t.walk.did == 0 or t.walk.entering != 0:
        return cite.SB_5_5
    if stops_here(t, f) or not (walk_has_choice(t, f) or release_forbids(t, f) == 0):
        return 0
    return cite.SB_5_25


@rule
def exit_forbids(t: Table, f: Figures) -> int:
    w = t.walk
    return 0 if w.entering == 0 and can_exit(t, f, t.men[w.who].side, current_stance(t), w.points) else cite.SB_5_26


@rule
def lantern_underfoot(t: Table, s: Stance) -> int:
    """The lantern on a hex of somebody who moves, or NOBODY."""
    if t.duel.on != 0 or s.a == OFF:
        return NOBODY
    lantern = lantern_on(t, s.a)
    if lantern == NOBODY and s.kind == Formation.RIDER:
        lantern = lantern_on(t, s.b)
    return lantern


@rule
def douse_forbids(t: Table, f: Figures) -> int:
    """SB-13.7: a lit lantern that he passes or stands on."""
    lantern = lantern_underfoot(t, current_stance(t))
    return 0 if lantern != NOBODY and t.lanterns[lantern].lit != 0 else cite.SB_13_7


@rule
def light_forbids(t: Table, f: Figures) -> int:
    """SB-13.7: by one who ends his move on it."""
    lantern = lantern_underfoot(t, current_stance(t))
    return 0 if lantern != NOBODY and t.lanterns[lantern].lit == 0 and stops_here(t, f) else cite.SB_13_7


@rule
def entry_forbids(t: Table, f: Figures, man: int, start: int, near: int, hex: int) -> int:
    """SB-5.26: the first hex, in the zone of the scenario, paid for; SB-13.6: if `near` is not 0, so near `start`."""
    zone, seat = f.characters[man].zone, t.men[man].side
    if f.board.terrain[hex] < 0:
        return cite.SB_5_26
    if near != 0:
        if range_between(start, hex) != near or not free_for(t, hex, seat):
            return cite.SB_13_6
    elif zone == NOBODY or f.zones[zone, hex] == 0:
        return cite.SB_5_26
    unit = figure_on(t, hex, seat)
    if unit != NOBODY and unit < MEN and t.men[unit].side != seat:
        return cite.SB_5_3
    rides, points = t.men[man].horse != NOBODY, movement_of(t, f, man)
    cost = ground_for_horse(t, f, hex) if rides else ground_on_foot(t, f, man, hex)
    if cost < 0:
        return -cost
    if cost > points:
        return cite.SB_5_2
    there = stance(Formation.ENTERING if rides else Formation.FOOT, hex, OFF, OFF, OFF, OFF)
    return 0 if can_end(t, f, walker(t, man, 0), there, points - cost) else cite.SB_5_5


# -- the steps themselves


@rule
def enter(t: Table, f: Figures, log: Log, hex: int) -> None:
    """SB-5.26; onto a hidden ninja's hex: SB-13.6."""
    w = t.walk
    man = w.who
    if t.on[hex] != 0 and figure_on(t, hex, t.men[man].side) == NOBODY:
        reveal_man(t, log, widen(t.on[hex]) - 1)
        w.start = hex
        w.near = nearest_entry(t, f, man, hex)
        if w.near == 0:  # nowhere to stand: he has not entered
            emit(log, Event.SET_BACK, viewers_of(t, man), man, NOWHERE)
            close_walk(t)
            t.decision = Decision.GO_ON
        return
    rides = w.kind == Formation.ENTERING
    cost = ground_for_horse(t, f, hex) if rides else ground_on_foot(t, f, man, hex)
    w.points -= cost
    w.spent += cost
    w.steps += 1
    w.did = 1
    w.entering = 0
    w.near = 0
    w.start = OFF
    w.a = hex
    t.men[man].place = Place.ON_MAP
    if rides:
        t.horses[w.horse].place = Place.ON_MAP
        t.horses[w.horse].head = hex
        t.horses[w.horse].tail = OFF
    else:
        t.men[man].hex = hex
    remember_stop(t, f)
    emit(log, Event.ENTERED, viewers_of(t, man), man, hex)


@rule
def nearest_entry(t: Table, f: Figures, man: int, hex: int) -> int:
    """The range of the nearest hexes where an entering man may stand instead."""
    for far in range(1, 28):
        for other in range(HEXES):
            if entry_forbids(t, f, man, hex, far, other) == 0:
                return far
    return 0


@rule
def reveal_man(t: Table, log: Log, man: int) -> None:
    """A hidden figure is seen."""
    t.men[man].hidden = 0
    t.men[man].betrayed = 1
    if t.men[man].horse == NOBODY:
        stand(t, man, t.men[man].hex)
    emit(log, Event.SEEN, EVERYBODY, man, t.men[man].hex, t.men[man].life)


@rule
def make_step(t: Table, f: Figures, log: Log, verb: int, to: int) -> None:
    """SB-5.2, SB-5.11, SB-5.18, SB-5.21, SB-5.22"""
    w = t.walk
    man = w.who
    before = w.a
    cost, s = try_step(t, f, mover(t), current_stance(t), verb, to)
    w.kind, w.a, w.b, w.c, w.d, w.e = s.kind, s.a, s.b, s.c, s.d, s.e
    w.points -= cost
    w.spent += cost
    w.steps += 1
    w.did = 1
    here = t.men[man]
    here.betrayed = 0
    if s.kind == Formation.RIDER:
        t.horses[w.horse].head, t.horses[w.horse].tail = s.a, s.b
        emit(log, Event.RODE, viewers_after(t, f, man), man, s.a, s.b, w.points)
    else:
        here.hex = s.a
        emit(log, Event.STEPPED, viewers_after(t, f, man), man, before, s.a, w.points)
        if s.kind == Formation.LEADING or s.kind == Formation.TRAIN:
            t.horses[w.horse].head, t.horses[w.horse].tail = s.b, s.c
        if s.kind == Formation.TRAIN or s.kind == Formation.HAULING:
            roll_cart(t, log, s.d, s.e)
    remember_stop(t, f)


@rule
def roll_cart(t: Table, log: Log, front: int, rear: int) -> None:
    take_cart(t.works, t.cart_front)
    take_cart(t.works, t.cart_rear)
    t.cart_front, t.cart_rear = front, rear
    put_cart(t.works, front)
    put_cart(t.works, rear)
    emit(log, Event.CART_ROLLED, EVERYBODY, front, rear)


@rule
def put_out(t: Table, log: Log, lantern: int) -> None:
    """SB-13.7, SB-13.8, SB-13.9"""
    t.lanterns[lantern].lit = 0
    emit(log, Event.LANTERN_OUT, EVERYBODY, t.lanterns[lantern].hex)


@rule
def douse(t: Table, log: Log) -> None:
    put_out(t, log, lantern_underfoot(t, current_stance(t)))
    t.walk.did = 1


@rule
def light(t: Table, f: Figures, log: Log) -> None:
    lantern = lantern_underfoot(t, current_stance(t))
    t.lanterns[lantern].lit = 1
    emit(log, Event.LANTERN_LIT, EVERYBODY, t.lanterns[lantern].hex)
    end_walk(t, f, log)


@rule
def take(t: Table, f: Figures, log: Log, horse: int) -> None:
    """SB-5.18"""
    take_bridle(t, f, horse)
    t.walk.did = 1
    remember_stop(t, f)
    emit(log, Event.TOOK_HORSE, viewers_of(t, t.walk.who), t.walk.who, MEN + horse)


@rule
def release(t: Table, f: Figures, log: Log) -> None:
    """SB-5.18"""
    emit(log, Event.RELEASED_HORSE, viewers_of(t, t.walk.who), t.walk.who, MEN + t.walk.horse)
    let_go(t)
    t.walk.did = 1
    remember_stop(t, f)


@rule
def leave_map(t: Table, f: Figures, log: Log) -> None:
    """SB-5.26: who has left does not return."""
    w = t.walk
    man = w.who
    here = t.men[man]
    emit(log, Event.LEFT, viewers_of(t, man), man, w.a)
    here.edges = exit_edges(f, here.side, w.a)
    here.place = Place.LEFT
    here.hex = NOWHERE
    here.hidden = 0
    here.did |= MOVED
    if here.horse != NOBODY:
        t.horses[here.horse].place = Place.LEFT
        t.horses[here.horse].head = t.horses[here.horse].tail = NOWHERE
    t.stir = 1
    close_walk(t)
    t.decision = Decision.GO_ON


@rule
def stop(t: Table, f: Figures, log: Log) -> None:
    """SB-5.5, SB-13.6"""
    w = t.walk
    if not stops_here(t, f) and w.nearer == 0:
        set_back(t, log)
    end_walk(t, f, log)


@rule
def set_back(t: Table, log: Log) -> None:
    """SB-13.6: to the last hex where he could have stopped; one who never could has not entered."""
    w = t.walk
    man = w.who
    here = t.men[man]
    if w.back_kind == 0:
        here.place = Place.TO_ENTER
        here.hex = NOWHERE
        if here.horse != NOBODY:
            t.horses[here.horse].place = Place.TO_ENTER
            t.horses[here.horse].head = t.horses[here.horse].tail = NOWHERE
        emit(log, Event.SET_BACK, viewers_of(t, man), man, NOWHERE)
        return
    kind = w.back_kind - 1
    if kind != w.kind and w.horse != NOBODY and kind == Formation.FOOT:
        let_go(t)
    w.kind = kind
    w.a, w.b, w.c = w.back_a, w.back_b, w.back_c
    if kind == Formation.RIDER:
        t.horses[w.horse].head, t.horses[w.horse].tail = w.a, w.b
    else:
        here.hex = w.a
        if kind == Formation.LEADING or kind == Formation.TRAIN:
            t.horses[w.horse].head, t.horses[w.horse].tail = w.b, w.c
        if kind == Formation.TRAIN or kind == Formation.HAULING:
            roll_cart(t, log, w.back_d, w.back_e)
    emit(log, Event.SET_BACK, viewers_of(t, man), man, w.a)


@rule
def end_walk(t: Table, f: Figures, log: Log) -> None:
    """Puts everybody down; a crew still has to be placed."""
    w = t.walk
    man = w.who
    if t.men[man].place == Place.ON_MAP:
        put_down(t, man)
    if w.kind == Formation.LEADING or w.kind == Formation.TRAIN:
        put_down(t, MEN + w.horse)
    if t.step == Step.MOVEMENT and t.duel.on == 0:
        t.men[man].did |= MOVED
    emit(log, Event.STOPPED, viewers_of(t, man), man)
    if w.kind == Formation.HAULING and w.crew != 0:
        w.crew_left = w.crew
        w.open = 0
        t.decision = Decision.CREW
        return
    close_walk(t)
    t.decision = Decision.GO_ON


# -- hauling, SB-5.22


@rule
def begin_haul(t: Table, f: Figures, man: int) -> None:
    w = t.walk
    open_walk(t, f, man)
    w.kind = Formation.HAULING
    w.d, w.e = t.cart_front, t.cart_rear
    w.points = 0
    t.acted = 1
    t.decision = Decision.HAUL


@rule
def haul_choices(t: Table, f: Figures, out: Numbers, count: int) -> int:
    """With two men or more the cart may roll."""
    return add_steps(t, f, TO, out, count) if t.walk.crew != 0 else count


@rule
def haul_step_forbids(t: Table, f: Figures, action: int) -> int:
    if t.walk.crew == 0:
        return cite.SB_5_22
    return next_step_forbids(t, f, (action - TO) // HEXES, (action - TO) % HEXES)


@rule
def haul_stop_forbids(t: Table) -> int:
    return 0 if t.walk.steps != 0 else cite.SB_5_5


@rule
def join_haul(t: Table, f: Figures, man: int) -> None:
    t.walk.crew |= 1 << man
    t.walk.points = haul_points(f, 1 + count_bits(t.walk.crew))


@rule
def haul_step(t: Table, f: Figures, log: Log, action: int) -> None:
    if t.walk.steps == 0:
        emit(log, Event.HAULED, viewers_of(t, t.walk.who), t.walk.who, 1 + count_bits(t.walk.crew), t.walk.points)
    make_step(t, f, log, STEP_TO, action - TO)


@rule
def put_crew(t: Table, f: Figures, log: Log, hex: int) -> None:
    """Each other man, in the order named."""
    w = t.walk
    man = first_bit(w.crew_left)
    here = t.men[man]
    if hex != here.hex and t.on[hex] != 0:
        reveal_man(t, log, widen(t.on[hex]) - 1)  # SB-13.6: another hex, then
        return
    if hex != here.hex:
        clear_hex(t, here.hex)
        emit(log, Event.STEPPED, viewers_of(t, man), man, here.hex, hex, 0)
        here.hex = hex
        here.betrayed = 0
        put_down(t, man)
    here.did |= MOVED
    w.crew_left &= ~(1 << man)
    if w.crew_left == 0:
        close_walk(t)
        t.decision = Decision.GO_ON
