"""What is true at a table of Samurai Spirit.

Decisions nest (a Kiai inside a Kiai, cards given on and on), so what is still to be done lies on a stack of frames: the
top frame is what happens next. A step that waits for somebody stays on top until it is answered; every other step is
taken off and carried out, and may put new frames on top.
"""

from __future__ import annotations

from enum import IntEnum

from tatami.core.compiled import rule
from tatami.core.record import Cells, cells, i8, i16, record

FEWEST_SAMURAI, MOST_SAMURAI = 2, 7
PLUNDERERS, LIEUTENANTS, BOSSES = 52, 7, 7
CARDS = PLUNDERERS + LIEUTENANTS + BOSSES
PILE_ROOM = 63  # seven samurai: 49 Plunderers, 7 Lieutenants, 7 Bosses
LINE_ROOM = PILE_ROOM
FARMSTEADS = 6
DEEPEST = 10
"""The most frames that can lie on the stack (tests/games/samurai_spirit/test_frames.py)."""
FRAME_ROOM = 2 * DEEPEST
"""A position set up by hand may begin with the most, in any order, and play on from there."""
LAST_ROUND = 3
DOLLS_WANTED = 2  # SS-10.2
TURN_LIMIT = 500
WHOLE_TABLE = (1 << MOST_SAMURAI) - 1

NOBODY = NOTHING = -1
NO_TALENTS = -1
"""Instead of the seats that held a card: whoever places it may only confront or defend."""


class Samurai(IntEnum):
    """SS-1.1"""

    HEIHACHI = 0
    DAISUKE = 1
    GOROBEI = 2
    KANBEI = 3
    KIKUCHIYO = 4
    KYUZO = 5
    KATSUSHIRO = 6


class Symbol(IntEnum):
    """SS-1.4"""

    HAT = 0
    FARM = 1
    DOLL = 2


class Penalty(IntEnum):
    """SS-5"""

    FIRE = 0
    WOUND = 1
    INFILTRATE = 2
    NO_DEFEND = 3
    NO_SUPPORT = 4
    ARROW_LEFT = 5
    ARROW_RIGHT = 6
    MUST_PASS = 7
    RETURN_DISCARD = 8
    NO_TALENT = 9
    DISCARD_LEFT = 10


class Farm(IntEnum):
    """SS-9.3: the backs of the Farmsteads."""

    A = 0
    B = 1
    C = 2
    D = 3


class Family(IntEnum):
    """SS-9.4: the backs of the Families."""

    A = 0
    B = 1
    C = 2


class Difficulty(IntEnum):
    EASY = 0
    NORMAL = 1
    HARD = 2
    HEROIC = 3


class Edition(IntEnum):
    FR = 0
    EN = 1
    PL = 2


class Place(IntEnum):
    """Where a card is, as far as anybody knows (SS-13.2)."""

    BOX = 0  # not in the game, or not yet
    NEW = 1  # of the newest kind, never seen: at an unseen place, or in the box
    OLDER = 2  # at some unseen place
    LOST = 3  # shuffled into the stack while known (SS-5.11): at an unseen place that was in the stack then
    KNOWN = 4  # at a known place of the stack or the intruders
    DISCARD = 5
    LINE = 6
    LEFT = 7
    HAND = 8  # turned up and not yet placed


class Reason(IntEnum):
    """Why the game is over."""

    NONE = 0
    VICTORY = 1
    FOURTH_WOUND = 2
    LAST_FARMSTEAD = 3
    LAST_FAMILY = 4


class Step(IntEnum):
    """What happens next. Those before OVER wait: the first for chance, the others for a seat."""

    FIRST_SEAT = 0
    FIGHT_CARD = 1
    ARROW_CARD = 2
    SHOWN_CARD = 3
    ROUTED_CARD = 4
    CAUGHT_CARD = 5
    RETURNED_CARD = 6
    INTRUDER_CARD = 7
    FARM = 8
    FAMILY = 9
    RANDOM_WOUNDED = 10
    RANDOM_HEALED = 11
    USE = 12
    IGNORE = 13
    FIRST = 14
    DROP = 15
    ACTION = 16
    PLACE = 17
    AGAIN = 18
    KIAI = 19
    TAKE = 20
    TAKE_AGAIN = 21
    GIVE = 22
    HEAL = 23
    TOKEN = 24
    ORDER = 25
    WOUNDED = 26
    HEALED = 27
    OVER = 28
    BEGIN_TURN = 29
    PENALTIES = 30
    PENALTY = 31
    AFTER_PENALTIES = 32
    AFTER_FIGHT = 33
    END_TURN = 34
    LOOK = 35
    SECOND_TAKE = 36
    AFTER_KIAI = 37
    NO_HAT = 38
    NO_FARM = 39
    NO_DOLL = 40
    FAMILY_A = 41
    FAMILY_B = 42
    FAMILY_C = 43
    INTRUDERS = 44
    DAWN = 45


FIRST_OF_A_SEAT = Step.USE


def words(names: type[IntEnum]) -> tuple[str, ...]:
    """The names of an enumeration as notation and views write them."""
    return tuple(member.name.lower().replace("_", "-") for member in names)


SAMURAI, SYMBOLS, PENALTIES = words(Samurai), words(Symbol), words(Penalty)
FARMS, FAMILIES = tuple(Farm.__members__), tuple(Family.__members__)
DIFFICULTIES, EDITIONS, REASONS, STEPS, PLACES = (
    words(Difficulty),
    words(Edition),
    words(Reason),
    words(Step),
    words(Place),
)
CARD_IDS = (
    *(f"P{value}-{number:02}" for value in range(1, 5) for number in range(1, 14)),
    *(f"L5-{number:02}" for number in range(1, 8)),
    *(f"B6-{number:02}" for number in range(1, 8)),
)


@record
class Figures:
    kiai: Cells[i8] = cells(len(SAMURAI), 2)  # human, animal
    worth: Cells[i8] = cells(CARDS)
    symbol: Cells[i8] = cells(CARDS)  # or NOTHING
    penalty: Cells[i8] = cells(CARDS, 2)  # or NOTHING
    flames: Cells[i8] = cells(CARDS)
    backs: Cells[i8] = cells(len(FARMS))
    dolls: i8  # Plunderers that show one


@record
class Frame:
    step: i8
    who: i8
    card: i8
    more: i16  # what else the step must know: see each step


@record
class Seat:
    samurai: i8
    animal: i8
    marker: i8
    passed: i8
    token: i8  # the seat where this samurai's Support token is
    borrowed: i8  # a bit for each samurai whose village token this seat has used (SS-10.3)
    total: i16  # the track: always the sum of the line (SS-4.5)
    count: i8
    line: Cells[i8] = cells(LINE_ROOM)  # oldest first
    left: Cells[i8] = cells(len(SYMBOLS))  # a card or NOTHING


@record
class Table:
    to_act: i8
    decision: i8  # the step that waits
    players: i8
    difficulty: i8
    edition: i8
    village_support: i8
    reason: i8
    round_number: i8
    night: i8  # the round is over, SS-9 under way
    turns: i16  # taken in this round
    active: i8  # whose turn it is, or was when the round ended
    no_defend: i8
    no_support: i8
    must_pass: i8
    no_talent: i8
    fights: i8  # in this turn
    working: i8  # a bit for each samurai whose token was here when the turn began (SS-6)
    in_kiai: i8  # a bit for each seat whose Kiai is being resolved (SS-7.2)
    barricades: i8
    most_barricades: i8
    farmsteads: i8
    turned: Cells[i8] = cells(len(FARMS))  # backs of lost Farmsteads, where farm penalties apply
    families: Cells[i8] = cells(len(FAMILIES))
    village: Cells[i8] = cells(len(SAMURAI))  # tokens by the village, unspent
    seat_of: Cells[i8] = cells(len(SAMURAI))  # or NOBODY
    stack_count: i8
    intruder_count: i8
    places: i8  # unseen ones, of stack and intruders together
    fresh: i8  # how many of them hold new cards
    newcomers: i8  # new cards not yet seen
    dolls_due: i8  # how many must still appear (SS-10.2)
    shuffles: i16  # of the stack, in this round (SS-5.11)
    lost_count: i8
    shown_count: i8
    place: Cells[i8] = cells(CARDS)
    stack: Cells[i8] = cells(PILE_ROOM)  # the top last; a card that is known, or NOTHING
    intruders: Cells[i16] = cells(
        PILE_ROOM
    )  # the top last; a known card, or -1 - shuffles before the place left the stack
    lost: Cells[i8] = cells(PILE_ROOM)  # the cards that are LOST, in the order of losing
    lost_at: Cells[i16] = cells(CARDS)  # by which shuffle
    shown: Cells[i8] = cells(3)  # by Katsushiro's Kiai
    depth: i8
    frames: Cells[Frame] = cells(FRAME_ROOM)
    seats: Cells[Seat] = cells(MOST_SAMURAI)


# -- the stack of frames


@rule
def push(t: Table, step: int, who: int = 0, card: int = 0, more: int = 0) -> None:
    """Puts a step on top of what is still to be done."""
    frame = t.frames[t.depth]
    frame.step = step
    frame.who = who
    frame.card = card
    frame.more = more
    t.depth += 1


@rule
def pop(t: Table) -> None:
    """Takes the top step off."""
    t.depth -= 1
    frame = t.frames[t.depth]
    frame.step = 0
    frame.who = 0
    frame.card = 0
    frame.more = 0


# -- the table in the words of the rules


@rule
def kiai_value(t: Table, f: Figures, who: int) -> int:
    """SS-1.1: of the side that is up."""
    seat = t.seats[who]
    return int(f.kiai[seat.samurai, seat.animal])


@rule
def left_neighbour(t: Table, who: int) -> int:
    """SS-3.1, SS-3.6"""
    return (who + 1) % t.players


@rule
def right_neighbour(t: Table, who: int) -> int:
    return (who + t.players - 1) % t.players


@rule
def in_round(t: Table, who: int) -> bool:
    """SS-3.5: has not passed."""
    return who < t.players and t.seats[who].passed == 0


@rule
def others_in_round(t: Table, who: int) -> int:
    count = 0
    for other in range(t.players):
        if other != who and t.seats[other].passed == 0:
            count += 1
    return count


@rule
def next_starter(t: Table) -> int:
    """SS-9.8"""
    return left_neighbour(t, t.active)


@rule
def farm_penalties(t: Table) -> bool:
    """SS-2.3"""
    return t.difficulty >= Difficulty.HARD


@rule
def plunderers_of_the_game(difficulty: int, players: int) -> int:
    """SS-2.3"""
    return players * (6 if difficulty == Difficulty.EASY else 7)


@rule
def added_each_round(difficulty: int, players: int) -> int:
    """SS-2.3: Lieutenants for round 2, Bosses for round 3."""
    return players - 1 if difficulty == Difficulty.EASY else players


@rule
def barricades_at_first(difficulty: int, players: int) -> int:
    """SS-2.3"""
    return players + 3 - difficulty


@rule
def add_to_line(t: Table, f: Figures, who: int, card: int) -> None:
    """SS-4.5: the track follows the line."""
    seat = t.seats[who]
    seat.line[seat.count] = card
    seat.count += 1
    seat.total += f.worth[card]
    t.place[card] = Place.LINE


@rule
def take_last(t: Table, f: Figures, who: int) -> int:
    """Takes the last card of a line in hand."""
    seat = t.seats[who]
    seat.count -= 1
    card = seat.line[seat.count]
    seat.line[seat.count] = 0
    seat.total -= f.worth[card]
    t.place[card] = Place.HAND
    return int(card)


@rule
def discard_first(t: Table, f: Figures, who: int) -> int:
    """The first card of a line goes to the discard."""
    seat = t.seats[who]
    card = seat.line[0]
    for k in range(1, seat.count):
        seat.line[k - 1] = seat.line[k]
    seat.count -= 1
    seat.line[seat.count] = 0
    seat.total -= f.worth[card]
    t.place[card] = Place.DISCARD
    return int(card)
