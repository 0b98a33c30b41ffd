"""Who may know what (SB-15): the redeal makes everything random that a seat cannot know, and nothing else."""

from __future__ import annotations

from typing import Any

from tatami.core.chance import Stream, below
from tatami.core.compiled import rule
from tatami.games.samourai.actions import (
    ATTACK,
    CLEAR,
    CORNER,
    CREW,
    DISMOUNT,
    DRESS,
    EXIT,
    GO,
    HAUL,
    HITCH,
    MOUNT,
    MOVE,
    PLACE,
    PLACE_RIDER,
    RELEASE,
    STOP,
    TARGETS,
    THROW,
    TO,
    UNHITCH,
    VICTIM,
    WITH,
)
from tatami.games.samourai.board import OUTSIDE
from tatami.games.samourai.hexes import range_between
from tatami.games.samourai.horses import first_bit
from tatami.games.samourai.movement import close_walk
from tatami.games.samourai.night import can_hide, is_lit, occupant, sleeper_seen, watched
from tatami.games.samourai.pieces import clear_hex, put_down
from tatami.games.samourai.sight import has_cart
from tatami.games.samourai.steps import ground_on_foot
from tatami.games.samourai.table import (
    HEXES,
    MEN,
    MOVED,
    NOBODY,
    NOWHERE,
    Decision,
    Figures,
    Life,
    Place,
    Roll,
    Stage,
    Step,
    Table,
)

FARTHEST = 28  # from corner to corner


@rule
def unknown_to(t: Table, man: int, seat: int) -> bool:
    """Alive, hidden, and not the seat's own (-1: a spectator's)."""
    here = t.men[man]
    return here.hidden != 0 and here.side != seat and here.life != Life.DEAD


@rule
def redeal(t: Table, f: Figures, seat: int, rng: Stream) -> None:
    """Hidden ninja go where they could be (SB-15.2), the sleeper to a hut where nobody has found him (SB-15.4)."""
    if f.night == 0 or t.decision == Decision.OVER:
        return
    break_off_hidden_move(t, f, seat)
    for man in range(f.men):
        if can_be_elsewhere(t, f, man, seat):
            t.men[man].did = 0
            if t.men[man].place == Place.ON_MAP:
                clear_hex(t, t.men[man].hex)
    for man in range(f.men):
        if can_be_elsewhere(t, f, man, seat):
            if can_hide(t, f, man):
                hide_elsewhere(t, f, man, rng)
            else:
                sleep_elsewhere(t, f, man, rng)


@rule
def can_be_elsewhere(t: Table, f: Figures, man: int, seat: int) -> bool:
    """All of them leave their hexes before the first is put down anew: where they really are decides nothing."""
    if not unknown_to(t, man, seat) or is_acting(t, man):
        return False
    here = t.men[man]
    if can_hide(t, f, man):
        return here.horse == NOBODY and (
            here.place == Place.ON_MAP or (here.place == Place.TO_ENTER and t.step != Step.SET_UP)
        )
    return man == f.sleeper and here.place == Place.ON_MAP


@rule
def is_acting(t: Table, man: int) -> bool:
    """In the middle of a throw or an attack: he stays where he is."""
    if t.clash.stage != Stage.NONE:
        if t.clash.shooter == man and t.clash.roll != Roll.MELEE and t.clash.attackers == 0:
            return True
        if ((t.clash.attackers | t.clash.defenders) >> man) & 1 != 0:
            return True
    for k in range(t.chores):
        if t.tasks[k].man == man or t.tasks[k].helper == man:
            return True
    return False


@rule
def break_off_hidden_move(t: Table, f: Figures, seat: int) -> None:
    """A move that the seat cannot see is over: it is somebody's next one."""
    if t.walk.open == 0 or not unknown_to(t, t.walk.who, seat) or t.step != Step.MOVEMENT or t.duel.on != 0:
        return
    man = t.walk.who
    if t.men[man].horse != NOBODY or t.walk.kind != 0:
        return
    t.men[man].did |= MOVED
    if t.walk.entering != 0:
        t.men[man].hex = NOWHERE
    else:
        t.men[man].hex = free_hex_near(t, f, man)
        if t.men[man].hex == NOWHERE:
            t.men[man].place = Place.TO_ENTER
        else:
            put_down(t, man)
    close_walk(t)
    t.decision = Decision.MOVE
    t.to_act = t.active


@rule
def free_hex_near(t: Table, f: Figures, man: int) -> int:
    """Where he stands, or the nearest hex where he could."""
    best, nearest = NOWHERE, 99
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
    return not is_lit(t, f, hex) and not watched(t, f, hex, t.men[man].side)


@rule
def within_reach(t: Table, f: Figures, man: int, hex: int) -> bool:
    """How far he can have come since he was last seen, or since the first game turn."""
    here = t.men[man]
    movement = f.characters[man].values[0, 2]
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
    """Any hex within his reach where he would be hidden; one never seen may still be off the map."""
    here = t.men[man]
    count, chosen = 0, here.hex
    if here.seen_hex == NOWHERE and f.characters[man].zone != NOBODY:
        count, chosen = 1, NOWHERE
    for hex in range(HEXES):
        if f.board.terrain[hex] < 0 or not could_hide_on(t, f, man, hex) or not within_reach(t, f, man, hex):
            continue
        count += 1
        if below(rng, count) == 0:
            chosen = hex
    here.hex = chosen
    here.place = Place.TO_ENTER if chosen == NOWHERE else Place.ON_MAP
    if chosen != NOWHERE:
        put_down(t, man)


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


def public_notation(game: Any, state: Any, action: int, seat: int | None) -> str | None:
    """An action about to be played as a seat may know it; None if it may not know of it at all."""
    text: str = game.notation(state, action)
    t = state.open()
    if seat == state.to_act:
        return text
    actor = acting_figure(t, action, int(game.phrase(state).placing))
    if PLACE <= action < PLACE_RIDER:
        return text.partition("@")[0] + "@?" if game.is_secret_placing(state) else text
    if actor == NOBODY or not t.men[actor].hidden or t.men[actor].side == seat:
        return text
    if THROW <= action < CORNER:
        return "throw:?>" + text.partition(">")[2]
    if action == GO:
        return text
    return None


def acting_figure(t: Any, action: int, placing: int) -> int:
    """The character who would act, as far as he may be hidden."""
    if THROW <= action < CORNER:
        return (action - THROW) // TARGETS
    if MOVE <= action < TO:
        return action - MOVE
    if MOUNT <= action < DISMOUNT:
        return (action - MOUNT) // 12
    if DISMOUNT <= action < HITCH:
        return action - DISMOUNT
    if HITCH <= action < UNHITCH:
        return action - HITCH
    if UNHITCH <= action < CLEAR:
        return action - UNHITCH
    if CLEAR <= action < DRESS:
        return (action - CLEAR) // 7 // MEN
    if HAUL <= action < WITH:
        return action - HAUL
    if ATTACK <= action < VICTIM or (WITH <= action < CREW and t.decision == Decision.ATTACK) or action == GO:
        return action - ATTACK if ATTACK <= action < ATTACK + MEN else int(first_bit(int(t.clash.attackers)))
    walking = action in (STOP, EXIT) or EXIT <= action <= RELEASE or TO <= action < MOUNT
    if walking and t.walk.open:
        return int(t.walk.who)
    return NOBODY
