"""What is true at a table of Samouraï."""

from __future__ import annotations

from enum import IntEnum

from tatami.core.compiled import rule
from tatami.core.record import Cells, cells, i8, i16, i64, record, u8
from tatami.games.samourai.rules.board import Board
from tatami.games.samourai.rules.hexes import HEXES as HEXES

MEN = 32
HORSES = 12
FIGURES = MEN + HORSES  # characters first, then horses: SB-1.4
CART = FIGURES  # where a piece may also be the cart
LANTERNS = 8
BARRICADES = 8
TASKS = 20
VACATED = 16
NOBODY = -1
NOWHERE = -1


class Step(IntEnum):
    """SB-2.2; the set-up before, the end after."""

    SET_UP = 0
    FIRST_FIRE = 1
    MOVEMENT = 2
    SECOND_FIRE = 3
    COMBAT = 4
    RECOVERY = 5
    OVER = 6


STEPS = tuple(step.name.lower().replace("_", "-") for step in Step)


class Decision(IntEnum):
    """What is being decided, by a seat or by chance."""

    OVER = 0
    MARKER = 1
    PLACE = 2
    PLACED = 3  # set-up: only `done` is left
    DIE = 4
    FIRE = 5
    CORNER = 6
    DEFLECT = 7
    MOVE = 8
    STEP = 9
    HAUL = 10
    CREW = 11
    COMBAT = 12
    ATTACK = 13
    VICTIM = 14
    FALL = 15
    RETREAT = 16
    ADVANCE = 17
    ADVANCE_STEP = 18
    LAND = 19
    DROP = 20
    ANSWER = 21
    DUEL_MOVE = 22
    DUEL_COMBAT = 23
    GO_ON = 24  # inside the rules only: whatever was interrupted goes on


DECISIONS = tuple(decision.name.lower().replace("_", "-") for decision in Decision)


class Life(IntEnum):
    """SB-1.2"""

    HEALTHY = 0
    STUNNED = 1
    WOUNDED = 2
    DEAD = 3


LIVES = tuple(life.name.lower() for life in Life)


class Place(IntEnum):
    """Where a figure is: every one is always in exactly one of these."""

    ABSENT = 0  # not in this scenario
    TO_SET_UP = 1
    TO_ENTER = 2
    ON_MAP = 3  # dead ones too, as corpses
    LEFT = 4
    REMOVED = 5  # drowned, or a corpse put in the river


PLACES = tuple(place.name.lower().replace("_", "-") for place in Place)


class Task(IntEnum):
    """SB-2.10"""

    NONE = 0
    MOUNT = 1
    DISMOUNT = 2
    HITCH = 3
    UNHITCH = 4
    CLEAR = 5
    DRESS = 6


TASK_NAMES = tuple(task.name.lower() for task in Task)


class Roll(IntEnum):
    """What a die is for."""

    NONE = 0
    SHOT = 1
    THROW = 2
    DEFLECTION = 3
    MELEE = 4


ROLLS = tuple(roll.name.lower() for roll in Roll)


class Stage(IntEnum):
    """How far a clash has come: the aftermath is worked off in this order (SB-6.20)."""

    NONE = 0
    PREPARED = 1  # a shot or an attack being prepared, or its die still to roll
    AFTERMATH = 2  # falls, then retreats
    ADVANCE = 3


class Formation(IntEnum):
    """What moves together."""

    FOOT = 0
    RIDER = 1
    ENTERING = 2  # a rider whose tail is still off the map (SB-5.26)
    LEADING = 3
    TRAIN = 4  # leader, hitched horse, cart (SB-5.21)
    HAULING = 5  # lead man and cart (SB-5.22)


FORMATIONS = tuple(formation.name.lower() for formation in Formation)

# What a figure did, bits of `Man.did`; all but SHOT and DEFLECTED are forgotten when its side's phase ends.
FIRED = 1  # in step 1
SHOT = 2  # in this fire step
MOVED = 4
BUSY = 8  # with a task
ATTACKED = 16
DEFLECTED = 32  # a monk, in this fire step
CHALLENGED = 64
DUELLED = 128

ENGAGED_NOW = 1  # since the start of his side's latest phase
ENGAGED_BEFORE = 2  # in the span before that

UNDRESSED, HALF_ARMED, ARMED = 1, 2, 0
DRESSES = ("armed", "undressed", "half-armed")


class Reason(IntEnum):
    """Why a game ended: the kinds of victory, then the rest."""

    NONE = 0
    ALL_DEAD = 1
    CASUALTIES = 2
    HOLD_HEX = 3
    HOLD_BUILDINGS = 4
    LEFT = 5
    CANNOT_LEAVE = 6
    PIECE_ON = 7
    HOLD_PIECE = 8
    NONE_ON_MAP = 9
    ALL = 10
    ANY = 11
    NOBODY_LEFT = 12
    HARAKIRI = 13
    TURN_CAP = 14


REASONS = tuple(reason.name.lower().replace("_", "-") for reason in Reason)


# Fields are wide: Numba compiles a rule anew for every width of its arguments. Only the long arrays are narrow, and
# `widen` widens what is read from them.


@rule
def widen(number: int) -> int:
    """A whole number of the usual width, compiled or not."""
    return int(number) + 0


@record
class Man:
    """A character; what is fixed about him is in the figures."""

    side: i64
    place: i64
    life: i64
    dress: i64  # ARMED for everybody but the sleeper
    hex: i64  # on foot or dead; NOWHERE in the saddle and off the map
    horse: i64  # which one he rides, or NOBODY
    fresh: i64  # stunned in his own side's phase (SB-2.8)
    engaged: i64
    hidden: i64  # from the enemy (SB-13.4, SB-15.4)
    betrayed: i64  # by an attack, until he leaves the hex (SB-13.5)
    edges: i64  # by which he left, a bit each: N, E, S, W
    did: i64
    fallen: i64  # the how-manieth death, 0: alive
    corner: i64  # the corner he named in this fire step, from 1 (SB-4.16)
    corner_hex: i64
    seen_hex: i64  # what the enemy saw last of one who hides
    seen_life: i64
    seen_turn: i64


@record
class Horse:
    place: i64
    dead: i64
    side: i64
    rider: i64
    holder: i64  # who has it at the bridle, or NOBODY
    led: i64  # 1 + who led it in this phase
    released: i64  # in this phase
    hitched: i64
    head: i64
    tail: i64
    fallen: i64
    corner: i64  # of a lone horse, as a man's (SB-4.16)
    corner_hex: i64


@record
class Lantern:
    there: i64
    lit: i64
    hex: i64


@record
class Barricade:
    there: i64
    first: i64
    second: i64
    front: i64


@record
class Chore:
    """A task under way (SB-2.10)."""

    task: i64
    man: i64
    helper: i64
    horse: i64
    hex: i64


@record
class Walk:
    """A move being made: where each part of the formation stands, and where it could last have stopped (SB-13.6)."""

    open: i64  # somebody is lifted off the map
    kind: i64
    who: i64
    horse: i64  # ridden, led or hitched
    points: i64
    spent: i64
    steps: i64  # how many were made
    did: i64  # something was done: it may stop
    entering: i64  # the first hex is still to come
    limited: i64  # to the draught horse's points for the whole move (SB-5.20)
    a: i64  # the man, or the rider's head
    b: i64  # head of the led horse, or the rider's tail
    c: i64  # its tail
    d: i64  # the cart's front
    e: i64  # and rear
    back_kind: i64
    back_a: i64
    back_b: i64
    back_c: i64
    back_d: i64
    back_e: i64
    start: i64  # where the man stood when the move began
    had: i64  # 1 + the horse he has led in this move: a man leads one (SB-5.18)
    near: i64  # an entering man must take a hex at this range of `start` instead, 0: as usual (SB-13.6)
    nearer: i64  # in a duel: must end nearer than this, 0: as he likes
    crew: i64  # who hauls besides the lead man
    crew_left: i64


@record
class Clash:
    """A shot or an attack being resolved."""

    stage: i64
    roll: i64
    shooter: i64
    target: i64  # a figure, or NOBODY
    lantern: i64  # or NOBODY
    cover: i64
    modifier: i64
    distance: i64
    result: i64  # 0 nothing, else 1 for A, 2 for B ...
    column: i64
    mounted: i64  # read in the mounted table
    first_corner: i64  # the two corners to name one of
    second_corner: i64
    attackers: i64
    defenders: i64
    struck: i64  # those one of whom the result strikes
    retreating: i64
    leg: i64  # who is in the middle of a longer retreat, or NOBODY
    legs: i64  # how many hexes of it are left
    away: i64  # the hex of the shooter to get away from, or NOWHERE
    away_tail: i64
    faller: i64
    near: i64  # a fallen or entering man must take a hex at this range instead, 0: as usual (SB-7.2, SB-13.6)
    victor: i64
    vacated: Cells[i16] = cells(VACATED)
    vacant: i64


@record
class Rite:
    """Hara-kiri of one side (SB-9)."""

    samurai: i64  # or NOBODY
    poem: i64  # written
    refused: i64  # a challenge, in this game (SB-8.9)


@record
class Duel:
    on: i64
    challenger: i64
    answerer: i64
    turn: i64  # from 1
    actor: i64
    part: i64  # of the duel turn: 0 its start, 1 movement made, 2 combat made


@record
class Table:
    to_act: i8
    decision: i64
    step: i64
    active: i64  # whose phase it is
    turn: i64
    acted: i64  # something was done in this phase (SB-9.2)
    alarm: i64
    alarm_due: i64  # raised: from the defenders' next phase
    placing: i64  # set-up: the entry of the order of the file that is next
    deaths: i64
    stir: i64  # somebody was hurt or left: victory is to be looked at
    winner: i64
    reason: i64
    chore: i64  # step 5: which one is being finished
    chores: i64
    tasks: Cells[Chore] = cells(TASKS)
    walk: Walk
    clash: Clash
    duel: Duel
    rites: Cells[Rite] = cells(2)
    men: Cells[Man] = cells(MEN)
    horses: Cells[Horse] = cells(HORSES)
    cart_there: i64
    cart_front: i64
    cart_rear: i64
    cart_was_front: i64  # where it stood when the movement step began (SB-5.22)
    cart_was_rear: i64
    cart_horse: i64  # hitched to it, alive or dead, or NOBODY
    lanterns: Cells[Lantern] = cells(LANTERNS)
    barricades: Cells[Barricade] = cells(BARRICADES)
    held: Cells[i8] = cells(16)  # how often in a row a condition has held
    on: Cells[i8] = cells(HEXES)  # 1 + the living figure there
    bodies: Cells[i8] = cells(HEXES)  # SB-5.12
    men_in_way: Cells[i8] = cells(HEXES)  # a bit for each seat whose shots a figure there is in the way of (SB-4.14)
    works: Cells[i16] = cells(HEXES)  # barricades and cart, as sight.py writes them
    scratch: Cells[i8] = cells(
        7 * HEXES
    )  # lent to a search inside one rule (ends.py, setup.py), zero outside of it: rules do not allocate


# -- what is fixed: the scenario, its map, its figures, the tables and the options in force

SAMURAI, ARMOURED, MONK, NINJA, BOW = 1, 2, 4, 8, 16

ON_FOOT_HEALTHY, ON_FOOT_STUNNED, ON_FOOT_WOUNDED, MOUNTED, MOUNTED_WOUNDED = range(5)
ATTACK, DEFENCE, MOVEMENT = range(3)

ZONES = 24
PIECES = 96  # things to set up
CONDITIONS = 16
TOP_COLUMN = 6


class Piece(IntEnum):
    """What an entry of the set-up puts down."""

    LANTERN = 0
    BARRICADE = 1
    FIGURE = 2
    END = 3  # the side says `done`


class Check(IntEnum):
    """SB-14.5"""

    AT_ONCE = 0
    END_OF_OWN_PHASE = 1
    END_OF_GAME_TURN = 2
    PART = 3  # of the condition before it


@record
class Character:
    traits: i64
    own_horse: i64  # or NOBODY
    captures: i64  # no mounted values of his own (SB-5.16)
    zone: i64  # where he enters, or NOBODY
    turn: i64
    sleeps: i64
    values: Cells[i8] = cells(5, 3)
    undressed: Cells[i8] = cells(3, 3)
    half_armed: Cells[i8] = cells(3, 3)


@record
class Placing:
    """One entry of the set-up."""

    piece: i64
    side: i64
    unit: i64
    mounted: i64
    zone: i64
    apart: i64
    secret: i64
    crowd: i64  # at most so many of its group in one building, 0: as many as one likes
    group: i64
    far: i64  # at least so far from the other side, 0: no matter


@record
class Condition:
    """SB-14.5: what wins."""

    kind: i64
    side: i64
    check: i64
    other: i64  # the side that it is about
    parent: i64  # for parts, or NOBODY
    count: i64
    others: i64
    within: i64
    clear: i64
    times: i64
    edges: i64
    lives: i64  # a bit for each Life
    hex: i64
    units: i64
    zone: i64  # hexes of piece_on


@record
class Figures:
    night: i64
    alarmed: i64  # the scenario has an alarm
    sleeper: i64
    guards: i64  # the side that sleeps until the alarm
    corpse_radius: i64
    triggers: i64
    men: i64
    horses: i64
    cap_winner: i64  # or NOBODY
    placings: i64
    conditions: i64
    exits: Cells[i8] = cells(2)  # edges by which a side may leave
    characters: Cells[Character] = cells(MEN)
    draught: Cells[i8] = cells(HORSES)
    placing: Cells[Placing] = cells(PIECES)
    condition: Cells[Condition] = cells(CONDITIONS)
    zones: Cells[u8] = cells(ZONES, HEXES)
    foot: Cells[i8] = cells(10)
    horse: Cells[i8] = cells(10)
    signs: Cells[i8] = cells(10)
    window_cost: i64
    barricade_cost: i64
    cart_cost: i64
    barricade_sign: i64
    bands: Cells[i16] = cells(3)  # the last range of each
    band_modifier: Cells[i8] = cells(3)
    shooter_wounded: i64
    target_armoured: i64
    target_mounted: i64
    thrower_wounded: i64
    target_unlit: i64
    monk_wounded: i64
    arrow: Cells[i8] = cells(2, 3, 10)  # [mounted, cover, die - 1]: 0 nothing, 1 A ...
    shuriken: Cells[i8] = cells(4, 10)
    shuriken_to: Cells[i8] = cells(4)
    shuriken_columns: i64
    melee: Cells[i8] = cells(2, TOP_COLUMN, 10)
    shift: Cells[i8] = cells(3, 3)
    horse_defence: i64
    horse_movement: i64
    draught_movement: i64
    captured_attack: i64
    captured_defence: i64
    back_cost: i64
    swing_cost: i64
    control_radius: i64
    two_men: i64
    three_men: i64
    corpse_slow: i64
    corpse_block: i64
    corpse_horse: i64
    corpse_cost: i64
    exit_cost: i64
    arrow_retreat: i64
    melee_retreat: i64
    result_a_stuns: i64
    arrow_b_throws: i64
    resolve_at_1_1: i64
    group_shift: i64
    deflection: i64
    duel_cap: i64
    turn_cap: i64
    ways: Cells[u8] = cells(2, HEXES, HEXES)  # from hex to hex over the empty map, on foot, on horseback (ways.py)
    board: Board
