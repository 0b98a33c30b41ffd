"""Who may know what (SB-15): the redeal makes everything random that a seat cannot know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tatami.core.chance import Stream, below
from tatami.core.compiled import rule
from tatami.core.notation import Codec
from tatami.core.record import open_record
from tatami.games.samourai.rules.actions import (
    CORNER,
    FALL,
    GO,
    LEAD,
    PLACE,
    PLACE_RIDER,
    RETREAT,
    RETREAT_HORSE,
    THROW,
    TO,
)
from tatami.games.samourai.rules.board import OUTSIDE
from tatami.games.samourai.rules.hexes import OFF, range_between
from tatami.games.samourai.rules.movement import close_walk
from tatami.games.samourai.rules.night import can_hide, is_lit, is_watched, occupant, sleeper_seen
from tatami.games.samourai.rules.pieces import lift_if_there, put_down
from tatami.games.samourai.rules.retreat import NO, foot_path
from tatami.games.samourai.rules.shooting import (
    close_clash,
    corner_named,
    line_to,
    range_to_target,
    shuriken_column,
    target_front,
    throw_modifier,
)
from tatami.games.samourai.rules.sight import Way, has_cart
from tatami.games.samourai.rules.steps import ground_on_foot
from tatami.games.samourai.rules.table import (
    BUSY,
    FIGURES,
    FIRED,
    HEXES,
    MEN,
    NOBODY,
    NOWHERE,
    SHOT,
    Decision,
    Figures,
    Formation,
    Life,
    Place,
    Roll,
    Stage,
    Step,
    Table,
    widen,
)
from tatami.games.samourai.rules.tasks import any_drop, reaches_corpse

if TYPE_CHECKING:
    from tatami.core.game import State

FARTHEST_THROW = 30  # the last column of the table is far nearer
FARTHEST = 28  # from corner to corner


@rule
def unknown_to(t: Table, man: int, seat: int) -> bool:
    """Alive, hidden, and not the seat's own (-1: a spectator's)."""
    here = t.men[man]
    return here.hidden != 0 and here.side != seat and here.life != Life.DEAD


@rule
def redeal(t: Table, f: Figures, seat: int, rng: Stream) -> None:
    """Hidden ninja go where they could be (SB-15.2), the sleeper to a hut where nobody has found him (SB-15.4).

    All leave their hexes before the first is put down anew, and what they are doing unseen is forgotten or given to
    any of them: where they really are decides nothing.
    """
    if f.night == 0 or t.decision == Decision.OVER:
        return
    break_off_hidden_move(t, f, seat)
    break_off_hidden_attack(t, f, seat)
    forget_hidden_tasks(t, seat)
    for man in range(f.men):
        if can_be_elsewhere(t, f, man, seat):
            t.men[man].did = 0
            lift_if_there(t, man, t.men[man].hex)
            let_go_unseen(t, f, man)
            if t.men[man].side == t.active:
                t.acted = 1  # nobody else knows whether he did something
    busy = 0
    if thrown_unseen(t, seat):
        busy = throw_from_elsewhere(t, f, seat, rng)
    elif cleared_unseen(t, seat):
        busy = clear_elsewhere(t, f, seat, rng)
    for man in range(f.men):
        if (busy >> man) & 1 == 0 and can_be_elsewhere(t, f, man, seat):
            if can_hide(t, f, man):
                hide_elsewhere(t, f, man, rng)
            else:
                sleep_elsewhere(t, f, man, rng)


@rule
def can_be_elsewhere(t: Table, f: Figures, man: int, seat: int) -> bool:
    if not unknown_to(t, man, seat):
        return False
    here = t.men[man]
    if can_hide(t, f, man):
        return here.place == Place.ON_MAP or (here.place == Place.TO_ENTER and t.step != Step.SET_UP)
    return man == f.sleeper and here.place == Place.ON_MAP


@rule
def let_go_unseen(t: Table, f: Figures, man: int) -> None:
    """Whoever holds a horse unseen might be anybody."""
    for horse in range(f.horses):
        if t.horses[horse].holder == man:
            t.horses[horse].holder = NOBODY
        if t.horses[horse].led == 1 + man:
            t.horses[horse].led = 0


# -- what is done unseen


@rule
def moves_unseen(t: Table, seat: int) -> bool:
    """A move of somebody hidden, or with somebody hidden in it."""
    if t.walk.open == 0 and t.decision != Decision.CREW:
        return False
    for man in range(MEN):
        if (man == t.walk.who or (t.walk.crew >> man) & 1 != 0) and unknown_to(t, man, seat):
            return True
    return False


@rule
def break_off_hidden_move(t: Table, f: Figures, seat: int) -> None:
    """A move that the seat cannot see is over: it is somebody's next one.

    So is an advance in one's own phase; one in the enemy's, who waits for its end, goes on from elsewhere.
    """
    w = t.walk
    if not moves_unseen(t, seat) or t.men[w.who].side != t.active:
        return
    if t.decision == Decision.ADVANCE_STEP:
        close_walk(t)
        close_clash(t)
        t.decision = Decision.COMBAT
        return
    if w.kind == Formation.LEADING or w.kind == Formation.TRAIN:
        put_down(t, MEN + w.horse)
    if w.open != 0 and not unknown_to(t, w.who, seat):
        put_down(t, w.who)
    close_walk(t)
    t.decision = Decision.MOVE
    t.to_act = t.active


@rule
def break_off_hidden_attack(t: Table, f: Figures, seat: int) -> None:
    """An attack that is being prepared gives nobody away yet (SB-13.5)."""
    if t.clash.stage != Stage.PREPARED or t.clash.roll != Roll.NONE:
        return
    for man in range(f.men):
        if (t.clash.attackers >> man) & 1 != 0 and unknown_to(t, man, seat):
            close_clash(t)
            t.decision = Decision.COMBAT
            t.to_act = t.active
            return


@rule
def is_hidden_task(t: Table, k: int, seat: int) -> bool:
    chore = t.tasks[k]
    return unknown_to(t, chore.man, seat) or (chore.helper != NOBODY and unknown_to(t, chore.helper, seat))


@rule
def forget_hidden_tasks(t: Table, seat: int) -> None:
    """But for one that is being finished just now: everybody sees that corpses are being put down."""
    pending = t.chore if t.decision == Decision.DROP or t.decision == Decision.LAND else NOBODY
    kept, done = 0, 0
    for k in range(t.chores):
        if is_hidden_task(t, k, seat) and k != pending:
            continue
        if k < t.chore:
            done += 1
        chore, left = t.tasks[kept], t.tasks[k]
        chore.task, chore.man, chore.helper = left.task, left.man, left.helper
        chore.horse, chore.hex = left.horse, left.hex
        kept += 1
    for k in range(kept, t.chores):
        chore = t.tasks[k]
        chore.task = chore.man = chore.helper = chore.horse = chore.hex = 0
    t.chore, t.chores = done, kept


@rule
def thrown_unseen(t: Table, seat: int) -> bool:
    c = t.clash
    return c.stage != Stage.NONE and c.roll == Roll.THROW and unknown_to(t, c.shooter, seat)


@rule
def could_throw(t: Table, f: Figures, man: int, seat: int) -> bool:
    """SB-11.2, as far as the seat knows."""
    here = t.men[man]
    if not can_be_elsewhere(t, f, man, seat) or not can_hide(t, f, man) or here.side != t.active:
        return False
    return here.life != Life.STUNNED and here.engaged == 0


@rule
def throw_from_elsewhere(t: Table, f: Figures, seat: int, rng: Stream) -> int:
    """SB-15.3: nobody knows who threw, nor from where; the bit of whoever was put down for it."""
    c = t.clash
    target = FIGURES + c.lantern if c.lantern != NOBODY else c.target
    count, who, at = 0, c.shooter, NOWHERE
    for man in range(f.men):
        if not could_throw(t, f, man, seat):
            continue
        if t.decision != Decision.DIE:  # it has struck: whoever it was may be anywhere
            count += 1
            if below(rng, count) == 0:
                who = man
            continue
        here = t.men[man]
        old, was = here.hex, here.place
        here.place = Place.ON_MAP
        for hex in range(HEXES):
            if f.board.terrain[hex] < 0 or range_between(target_front(t, target), hex) > FARTHEST_THROW:
                continue
            here.hex = hex
            if not could_hide_on(t, f, man, hex) or not within_reach(t, f, man, hex) or not hits(t, f, man, target):
                continue
            count += 1
            if below(rng, count) == 0:
                who, at = man, hex
        here.hex, here.place = old, was
    c.shooter = who
    t.men[who].did = SHOT | FIRED
    if at == NOWHERE:
        if t.decision != Decision.DIE:
            c.distance = c.modifier = 0
        return 0
    t.men[who].hex, t.men[who].place = at, Place.ON_MAP
    put_down(t, who)
    c.distance = range_to_target(t, who, target)
    c.modifier = throw_modifier(t, f, who, target)
    return 1 << who


@rule
def hits(t: Table, f: Figures, man: int, target: int) -> bool:
    """SB-11.3"""
    if shuriken_column(f, range_to_target(t, man, target)) == NOBODY:
        return False
    return line_to(t, f, man, target, Way.BARS.value, corner_named(t, target)) >= 0


@rule
def cleared_unseen(t: Table, seat: int) -> bool:
    return t.decision == Decision.DROP and is_hidden_task(t, t.chore, seat)


@rule
def clear_elsewhere(t: Table, f: Figures, seat: int, rng: Stream) -> int:
    """SB-5.13: any two who can be beside any corpses; the bits of those who were put down for it."""
    chore = t.tasks[t.chore]
    truly = chore.hex
    count, one, two, corpse = 0, NOBODY, NOBODY, NOWHERE
    for at in range(HEXES):
        chore.hex = at
        if t.bodies[at] == 0 or not any_drop(t, f, at):
            continue
        for man in range(f.men):
            for helper in range(man + 1, f.men):
                if not could_carry(t, f, man, seat) or not could_carry(t, f, helper, seat):
                    continue
                if not (can_be_elsewhere(t, f, man, seat) or can_be_elsewhere(t, f, helper, seat)):
                    continue
                if spot_beside(t, f, man, seat, at, 0) == NOWHERE or spot_beside(t, f, helper, seat, at, 0) == NOWHERE:
                    continue
                count += 1
                if below(rng, count) == 0:
                    one, two, corpse = man, helper, at
    if corpse == NOWHERE:
        chore.hex = truly
        return 0
    chore.man, chore.helper, chore.hex = one, two, corpse
    busy = 0
    for man in (one, two):
        if can_be_elsewhere(t, f, man, seat):
            spot = spot_beside(t, f, man, seat, corpse, 1 + below(rng, 7))
            if spot != NOWHERE:
                t.men[man].hex, t.men[man].place, t.men[man].did = spot, Place.ON_MAP, BUSY
                put_down(t, man)
                busy |= 1 << man
    return busy


@rule
def could_carry(t: Table, f: Figures, man: int, seat: int) -> bool:
    here = t.men[man]
    if here.side != t.active or here.life == Life.DEAD or here.life == Life.STUNNED or here.horse != NOBODY:
        return False
    if can_be_elsewhere(t, f, man, seat):
        return can_hide(t, f, man)
    return here.place == Place.ON_MAP and here.did & BUSY != 0


@rule
def spot_beside(t: Table, f: Figures, man: int, seat: int, at: int, skip: int) -> int:
    """A hex beside a corpse, or its own, where he could stand hidden: the first after so many; or where he is seen."""
    if not can_be_elsewhere(t, f, man, seat):
        return t.men[man].hex if reaches_corpse(f, t.men[man].hex, at) else NOWHERE
    spot = NOWHERE
    for k in range(14):
        way = k % 7
        hex = at if way == 6 else widen(f.board.beside[at, way])
        if hex == OFF or not reaches_corpse(f, hex, at):
            continue
        if could_hide_on(t, f, man, hex) and within_reach(t, f, man, hex):
            spot = hex
            if k >= skip:
                return spot
    return spot


# -- where somebody could be


@rule
def free_hex_near(t: Table, f: Figures, man: int) -> int:
    """Where he stands, or the nearest hex where he could."""
    best, nearest = NOWHERE, 99
    if t.men[man].hex == NOWHERE:
        return NOWHERE
    for hex in range(HEXES):
        if f.board.terrain[hex] >= 0 and could_hide_on(t, f, man, hex):
            far = range_between(t.men[man].hex, hex)
            if far < nearest:
                best, nearest = hex, far
    return best


@rule
def could_hide_on(t: Table, f: Figures, man: int, hex: int) -> bool:
    """Free, open to him, dark and unwatched."""
    if t.on[hex] != 0 or (t.walk.open != 0 and t.walk.who != man and occupant(t, hex) != NOBODY):
        return False
    if has_cart(t.works, hex) or ground_on_foot(t, f, man, hex) <= 0:
        return False
    return not is_lit(t, f, hex) and not is_watched(t, f, hex, t.men[man].side)


@rule
def in_retreat(t: Table, man: int) -> bool:
    """He was seen in the clash that is still being resolved, and has got out of sight since."""
    c = t.clash
    if c.stage == Stage.NONE or t.men[man].seen_hex == NOWHERE or t.walk.open != 0:
        return False
    return ((c.attackers | c.defenders) >> man) & 1 != 0 or (c.roll == Roll.SHOT and c.target == man)


@rule
def within_reach(t: Table, f: Figures, man: int, hex: int) -> bool:
    """How far he can have come since he was last seen, or since the first game turn."""
    here = t.men[man]
    movement = widen(f.characters[man].values[0, 2])
    if in_retreat(t, man):
        return range_between(here.seen_hex, hex) <= max(f.melee_retreat, f.arrow_retreat)
    if here.seen_hex != NOWHERE:
        return range_between(here.seen_hex, hex) <= movement * (t.turn - here.seen_turn + 1)
    zone = f.characters[man].zone
    if zone == NOBODY:
        return True
    reach = movement * (t.turn - f.characters[man].turn + 1) - 1
    if reach >= FARTHEST:
        return True
    for start in range(HEXES):
        if f.zones[zone, start] != 0 and range_between(start, hex) <= reach:
            return True
    return False


@rule
def hide_elsewhere(t: Table, f: Figures, man: int, rng: Stream) -> None:
    """A hex within his reach where he would be hidden; one never seen may still be off the map."""
    here = t.men[man]
    old = here.hex
    count, chosen = 0, NOWHERE
    if here.seen_hex == NOWHERE and f.characters[man].zone != NOBODY:
        count = 1
    for hex in range(HEXES):
        if f.board.terrain[hex] < 0 or not could_hide_on(t, f, man, hex) or not within_reach(t, f, man, hex):
            continue
        if t.clash.leg == man and t.clash.stage != Stage.NONE and not can_go_on(t, f, man, hex):
            continue
        count += 1
        if below(rng, count) == 0:
            chosen = hex
    if count == 0:
        here.hex = old
        chosen = free_hex_near(t, f, man)
    here.hex = chosen
    here.place = Place.TO_ENTER if chosen == NOWHERE else Place.ON_MAP
    if chosen == NOWHERE:
        return
    if t.walk.open != 0 and t.walk.who == man:
        advance_from(t, f, chosen)
    else:
        put_down(t, man)


@rule
def can_go_on(t: Table, f: Figures, man: int, hex: int) -> bool:
    """SB-3.11: one in the middle of his retreat would have somewhere to go."""
    for way in range(6):
        if foot_path(t, f, man, hex, way, t.clash.legs) != NO:
            return True
    return False


@rule
def advance_from(t: Table, f: Figures, hex: int) -> None:
    """SB-6.19: an advance that was lost out of sight goes on from there."""
    w = t.walk
    seen = t.men[w.who].seen_hex
    far = range_between(seen, hex)
    w.start = seen
    w.a = w.back_a = hex
    w.back_kind = 1 + w.kind
    w.steps = max(1, far)
    w.spent = far
    w.points = max(0, widen(f.characters[w.who].values[0, 2]) - far)


@rule
def sleep_elsewhere(t: Table, f: Figures, man: int, rng: Stream) -> None:
    here = t.men[man]
    old = here.hex
    count, chosen = 0, here.hex
    zone = sleeping_zone(f, man)
    for hex in range(HEXES):
        if zone == NOBODY or f.zones[zone, hex] == 0 or t.on[hex] != 0 or f.board.building[hex] == OUTSIDE:
            continue
        here.hex = hex
        if not sleeper_seen(t, f):
            count += 1
            if below(rng, count) == 0:
                chosen = hex
    here.hex = chosen if count > 0 else old
    put_down(t, man)


@rule
def sleeping_zone(f: Figures, man: int) -> int:
    for k in range(f.placings):
        if f.placing[k].unit == man and f.placing[k].secret != 0:
            return f.placing[k].zone
    return NOBODY


# -- the record as others may read it, SB-15.3

ACT_BY_NAME = ("throw", "move", "mount", "dismount", "hitch", "unhitch", "clear", "haul", "attack")
ACT_ON_THE_MOVE = ("stop", "exit", "douse", "light", "release", "to", "back", "swing", "tail", "lead", "crew")


class Hides(Protocol):
    """What is asked of the game here."""

    def notation(self, state: State, action: int) -> str: ...
    def is_secret_placing(self, state: State) -> bool: ...


def public_notation(game: Hides, state: State, action: int, seat: int | None) -> str | None:
    """An action about to be played as a seat may know it; None if it may not know of it at all."""
    text = game.notation(state, action)
    t = state.open()
    if seat == state.to_act:
        return text
    if PLACE <= action < PLACE_RIDER:
        return text.partition("@")[0] + "@?" if game.is_secret_placing(state) else text
    if not any(t.men[man].hidden and t.men[man].side != seat for man in acting_figures(t, state.codec, action)):
        if not goes_out_of_sight(state, t, action, seat):
            return text
        return text.partition(">")[0] + ">?" if action >= RETREAT else None
    if THROW <= action < CORNER:
        return "throw:?>" + text.partition(">")[2]
    return text if action == GO else None


def goes_out_of_sight(state: State, t: Table, action: int, seat: int | None) -> bool:
    """Whether a seen ninja would step or retreat into the dark: nobody else knows where to (SB-13.6)."""
    if TO <= action < LEAD and t.walk.open:
        man = int(t.walk.who)
    elif RETREAT <= action < FALL:
        mounted = action >= RETREAT_HORSE
        man = (action - RETREAT_HORSE) // 12 if mounted else (action - RETREAT) // 6
    else:
        return False
    if man >= MEN or t.men[man].side == seat or not open_record(Figures, state._figures).night:
        return False
    after = state.copy()
    after.apply(action)
    return bool(after.open().men[man].hidden)


def acting_figures(t: Table, codec: Codec, action: int) -> list[int]:
    """The characters who would act, as far as they may be hidden."""
    verb, values = codec.split(action)
    if verb.name in ACT_BY_NAME:
        return [values[actor] for actor in ("unit", "helper") if actor in values]
    hauling = t.decision in (Decision.HAUL, Decision.CREW)
    moving = [int(t.walk.who), *members(int(t.walk.crew))] if t.walk.open or hauling else []
    if verb.name == "with":
        return [values["unit"], *(moving if hauling else members(int(t.clash.attackers)))]
    if verb.name in ("on", "go"):
        return members(int(t.clash.attackers))
    return moving if verb.name in ACT_ON_THE_MOVE else []


def members(mask: int) -> list[int]:
    return [man for man in range(MEN) if mask >> man & 1]
