"""Samouraï as a line of numbers: what a seat may know (SB-15), in the order of `layout`.

A hex is two numbers, its column and its row, both 0 for none. Figures keep their numbers: characters, then horses.
"""

from __future__ import annotations

from tatami.core.compiled import rule
from tatami.core.json_types import Options
from tatami.core.record import Numbers
from tatami.core.tensor import Field, Layout
from tatami.games.samourai.rules.hexes import COLUMNS, ROWS
from tatami.games.samourai.rules.pieces import value
from tatami.games.samourai.rules.table import (
    ARMOURED,
    ATTACKED,
    BARRICADES,
    BOW,
    BUSY,
    CHALLENGED,
    DUELLED,
    FIGURES,
    FIRED,
    HEXES,
    HORSES,
    LANTERNS,
    MEN,
    MONK,
    MOVED,
    NINJA,
    NOBODY,
    SAMURAI,
    SHOT,
    TASKS,
    Decision,
    Figures,
    Life,
    Place,
    Roll,
    Step,
    Table,
)

DECISIONS, STEPS, ROLLS = len(Decision), len(Step), len(Roll)
PIECES = 4
MOVING, FIGHTING = int(Decision.MOVE), int(Decision.COMBAT)
HIGHEST, LOWEST = 127, -128
MINE, THEIRS = 1, 2
DID = (FIRED, SHOT, MOVED, BUSY, ATTACKED, CHALLENGED, DUELLED)
TRAITS = (SAMURAI, ARMOURED, MONK, NINJA, BOW)
MAN, HORSE, ROLE, CHORE = 28, 11, 11, 6


def layout(options: Options) -> Layout:
    """The fields of a line; the same for every scenario."""
    return Layout(
        Field("seat", (2,), 0, 1, "one-hot: which seat looks"),
        Field("to_act", (2,), 0, 1, "one-hot: the seat that looks, the other; none: chance, over"),
        Field("active", (2,), 0, 1, "one-hot: whose phase it is, likewise"),
        Field("step", (STEPS,), 0, 1, "one-hot: set-up, fire, movement, fire, combat, recovery, over"),
        Field("decision", (DECISIONS,), 0, 1, "one-hot, as the view names it, in the order of `table.Decision`"),
        Field("turn", (1,), 0, HIGHEST, "the game turn"),
        Field("night", (2,), 0, 1, "whether it is night; whether the alarm was raised"),
        Field("placing", (PIECES,), 0, 1, "set-up, one-hot: lantern, barricade, figure, done"),
        Field("placed", (1,), 0, FIGURES, "who is being placed: 0 nobody, else the figure + 1"),
        Field("rites", (2, 3), 0, FIGURES, "the own side's, the other's: who may do hara-kiri + 1, poem, refused"),
        Field("men", (MEN, MAN), LOWEST, HIGHEST, "see below"),
        Field("horses", (HORSES, HORSE), 0, FIGURES, "see below"),
        Field("cart", (6,), 0, FIGURES, "there, front, rear, the horse hitched to it + 1"),
        Field("lanterns", (LANTERNS, 4), 0, COLUMNS, "there, lit, hex"),
        Field("barricades", (BARRICADES, 7), 0, COLUMNS, "there, its two hexes, the hex in front"),
        Field("roles", (FIGURES, ROLE), 0, 1, "see below"),
        Field("walk", (8,), LOWEST, HIGHEST, "the move being made: formation + 1, points, three hexes"),
        Field(
            "clash", (ROLLS + 6,), LOWEST, HIGHEST, "one-hot: roll; result, range, modifier, cover, column, lantern + 1"
        ),
        Field("duel", (1,), 0, HIGHEST, "the turn of the duel, 0 none"),
        Field("tasks", (TASKS, CHORE), 0, FIGURES, "under way: task; man, helper and horse + 1; hex"),
        Field("bodies", (HEXES,), 0, HIGHEST, "corpses by hex"),
        Field("ground", (HEXES,), 0, HIGHEST, "terrain + 1 by hex, 0 off the map"),
        Field("level", (HEXES,), 0, HIGHEST, "by hex"),
        Field("building", (HEXES,), 0, HIGHEST, "its number, 0 outside, by hex"),
    )


@rule
def encode(t: Table, f: Figures, seat: int, out: Numbers) -> int:
    """Writes what a seat may know; returns the width of the line."""
    at = write_turn(t, f, seat, out)
    for man in range(MEN):
        write_man(t, f, man, seat, out, at + man * MAN)
    at += MEN * MAN
    for horse in range(HORSES):
        write_horse(t, f, horse, seat, out, at + horse * HORSE)
    at = write_things(t, out, at + HORSES * HORSE)
    at = write_doings(t, seat, out, at)
    for hex in range(HEXES):
        out[at + hex] = t.bodies[hex]
        out[at + HEXES + hex] = f.board.terrain[hex] + 1
        out[at + 2 * HEXES + hex] = f.board.level[hex] if f.board.terrain[hex] >= 0 else 0
        out[at + 3 * HEXES + hex] = f.board.building[hex]
    return at + 4 * HEXES


@rule
def is_unseen(t: Table, man: int, seat: int) -> bool:
    """SB-15.2, SB-15.4; all is shown when the game is over (SB-15.5)."""
    return t.decision != Decision.OVER and t.men[man].hidden != 0 and t.men[man].side != seat


@rule
def unseen_walk(t: Table, seat: int) -> bool:
    """A move of somebody hidden, or with somebody hidden in it."""
    if t.walk.open == 0 and t.decision != Decision.CREW:
        return False
    if is_unseen(t, t.walk.who, seat):
        return True
    for man in range(MEN):
        if (t.walk.crew >> man) & 1 != 0 and is_unseen(t, man, seat):
            return True
    return False


@rule
def unseen_clash(t: Table, seat: int) -> bool:
    """An attack being prepared by somebody hidden, or his advance in his own phase."""
    if t.decision == Decision.ADVANCE_STEP and t.men[t.walk.who].side == t.active and unseen_walk(t, seat):
        return True
    if t.clash.stage == 0 or t.clash.roll != Roll.NONE:
        return False
    for man in range(MEN):
        if (t.clash.attackers >> man) & 1 != 0 and is_unseen(t, man, seat):
            return True
    return False


@rule
def ownership(side: int, seat: int) -> int:
    return MINE if side == seat else THEIRS


@rule
def write_hex(hex: int, out: Numbers, at: int) -> None:
    out[at] = hex // ROWS + 1 if hex >= 0 else 0
    out[at + 1] = hex % ROWS + 1 if hex >= 0 else 0


@rule
def write_turn(t: Table, f: Figures, seat: int, out: Numbers) -> int:
    decision = t.decision
    if t.decision != Decision.ADVANCE_STEP and unseen_walk(t, seat):
        decision = MOVING
    elif unseen_clash(t, seat):
        decision = FIGHTING
    for k in range(2):
        out[k] = k == seat
        out[2 + k] = t.to_act >= 0 and (t.to_act ^ seat) == k
        out[4 + k] = (t.active ^ seat) == k
    at = 6
    for step in range(STEPS):
        out[at + step] = t.step == step
    at += STEPS
    for number in range(DECISIONS):
        out[at + number] = decision == number
    at += DECISIONS
    out[at] = min(t.turn, HIGHEST)
    out[at + 1] = f.night != 0
    out[at + 2] = f.alarmed != 0 and t.alarm != 0
    at += 3
    placing = (t.decision == Decision.PLACE or t.decision == Decision.MARKER) and t.placing < f.placings
    for piece in range(PIECES):
        out[at + piece] = placing and f.placing[t.placing].piece == piece
    out[at + PIECES] = f.placing[t.placing].unit + 1 if placing and f.placing[t.placing].piece == 2 else 0
    at += PIECES + 1
    for k in range(2):
        rite = t.rites[seat ^ k]
        out[at] = rite.samurai + 1 if rite.samurai != NOBODY else 0
        out[at + 1] = rite.poem != 0
        out[at + 2] = rite.refused != 0
        at += 3
    return at


@rule
def write_man(t: Table, f: Figures, man: int, seat: int, out: Numbers, at: int) -> None:
    """Whose, traits, hidden, place, life, dress, hexes, horse, values, engaged, did, when seen, when due, task."""
    for cell in range(MAN):
        out[at + cell] = 0
    here = t.men[man]
    if here.place == Place.ABSENT:
        return
    out[at] = ownership(here.side, seat)
    for k in range(len(TRAITS)):
        out[at + 1 + k] = (f.characters[man].traits & TRAITS[k]) != 0
    if is_unseen(t, man, seat):
        out[at + 6] = 1
        if here.seen_hex >= 0:
            out[at + 8] = here.seen_life
            write_hex(here.seen_hex, out, at + 10)
            out[at + 26] = min(here.seen_turn, HIGHEST)
        return
    out[at + 6] = here.hidden != 0 and (here.side == seat or t.decision == Decision.OVER)
    out[at + 7] = here.place
    out[at + 8] = here.life
    out[at + 9] = here.dress
    if here.horse != NOBODY:
        write_hex(t.horses[here.horse].head, out, at + 10)
        write_hex(t.horses[here.horse].tail, out, at + 12)
        out[at + 14] = here.horse + 1
    else:
        write_hex(here.hex, out, at + 10)
    if here.life != Life.DEAD:
        for k in range(3):
            out[at + 15 + k] = value(t, f, man, k)
    out[at + 18] = here.engaged != 0
    for k in range(len(DID)):
        out[at + 19 + k] = (here.did & DID[k]) != 0
    out[at + 26] = f.characters[man].turn if here.place == Place.TO_ENTER else 0
    for k in range(t.chores):
        if t.tasks[k].man == man or t.tasks[k].helper == man:
            if not unseen_chore(t, k, seat):
                out[at + 27] = t.tasks[k].task


@rule
def write_horse(t: Table, f: Figures, horse: int, seat: int, out: Numbers, at: int) -> None:
    """Whose, place, dead, head, tail, rider and holder + 1, hitched, draught."""
    for cell in range(HORSE):
        out[at + cell] = 0
    animal = t.horses[horse]
    if animal.place == Place.ABSENT:
        return
    out[at] = ownership(animal.side, seat) if animal.side >= 0 else 0
    out[at + 1] = animal.place
    out[at + 2] = animal.dead != 0
    write_hex(animal.head, out, at + 3)
    write_hex(animal.tail, out, at + 5)
    out[at + 7] = animal.rider + 1 if animal.rider != NOBODY else 0
    if animal.holder != NOBODY and not is_unseen(t, animal.holder, seat):
        out[at + 8] = animal.holder + 1
    out[at + 9] = animal.hitched != 0
    out[at + 10] = f.draught[horse] != 0


@rule
def write_things(t: Table, out: Numbers, at: int) -> int:
    there = t.cart_there != 0
    out[at] = there
    write_hex(t.cart_front if there else NOBODY, out, at + 1)
    write_hex(t.cart_rear if there else NOBODY, out, at + 3)
    out[at + 5] = t.cart_horse + 1 if there and t.cart_horse != NOBODY else 0
    at += 6
    for k in range(LANTERNS):
        lamp = t.lanterns[k]
        out[at] = lamp.there != 0
        out[at + 1] = lamp.there != 0 and lamp.lit != 0
        write_hex(lamp.hex if lamp.there != 0 else NOBODY, out, at + 2)
        at += 4
    for k in range(BARRICADES):
        works = t.barricades[k]
        out[at] = works.there != 0
        write_hex(works.first if works.there != 0 else NOBODY, out, at + 1)
        write_hex(works.second if works.there != 0 else NOBODY, out, at + 3)
        write_hex(works.front if works.there != 0 else NOBODY, out, at + 5)
        at += 7
    return at


@rule
def write_doings(t: Table, seat: int, out: Numbers, at: int) -> int:
    """Who does what to whom, and the numbers of the walk, the clash and the duel under way."""
    walks = t.walk.open != 0 and not unseen_walk(t, seat)
    clashes = t.clash.stage != 0 and not unseen_clash(t, seat)
    shot = t.clash.roll == Roll.SHOT or t.clash.roll == Roll.THROW or t.clash.roll == Roll.DEFLECTION
    shot = shot and t.clash.shooter != NOBODY
    aimed = clashes and shot and not is_unseen(t, t.clash.shooter, seat)
    struck = clashes and not shot
    duel = t.duel.on != 0
    for unit in range(FIGURES):
        out[at] = walks and (unit == t.walk.who or unit == MEN + t.walk.horse)
        out[at + 1] = walks and unit < MEN and (t.walk.crew >> unit) & 1 != 0
        out[at + 2] = aimed and unit == t.clash.shooter
        out[at + 3] = clashes and shot and unit == t.clash.target
        out[at + 4] = struck and (t.clash.attackers >> unit) & 1 != 0
        out[at + 5] = struck and (t.clash.defenders >> unit) & 1 != 0
        out[at + 6] = clashes and (t.clash.retreating >> unit) & 1 != 0
        out[at + 7] = clashes and unit == t.clash.faller
        out[at + 8] = duel and unit == t.duel.challenger
        out[at + 9] = duel and unit == t.duel.answerer
        out[at + 10] = duel and unit == t.duel.actor
        at += ROLE
    out[at] = t.walk.kind + 1 if walks else 0
    out[at + 1] = t.walk.points if walks else 0
    standing = walks and t.walk.entering == 0
    write_hex(t.walk.a if standing else NOBODY, out, at + 2)
    write_hex(t.walk.b if standing else NOBODY, out, at + 4)
    write_hex(t.walk.c if standing else NOBODY, out, at + 6)
    at += 8
    for roll in range(ROLLS):
        out[at + roll] = clashes and t.clash.roll == roll
    at += ROLLS
    out[at] = t.clash.result if clashes else 0
    out[at + 1] = t.clash.distance if aimed else 0
    out[at + 2] = t.clash.modifier if aimed else 0
    out[at + 3] = t.clash.cover if aimed else 0
    out[at + 4] = t.clash.column if struck else 0
    out[at + 5] = t.clash.lantern + 1 if clashes and shot and t.clash.lantern != NOBODY else 0
    out[at + 6] = min(t.duel.turn, HIGHEST) if duel else 0
    return write_chores(t, seat, out, at + 7)


@rule
def unseen_chore(t: Table, k: int, seat: int) -> bool:
    """A task in which somebody hidden has a hand."""
    chore = t.tasks[k]
    return is_unseen(t, chore.man, seat) or (chore.helper != NOBODY and is_unseen(t, chore.helper, seat))


@rule
def write_chores(t: Table, seat: int, out: Numbers, at: int) -> int:
    """The tasks under way, those that the seat sees one after the other."""
    end = at + TASKS * CHORE
    for cell in range(at, end):
        out[cell] = 0
    for k in range(t.chores):
        if unseen_chore(t, k, seat):
            continue
        chore = t.tasks[k]
        out[at] = chore.task
        out[at + 1] = chore.man + 1
        out[at + 2] = chore.helper + 1 if chore.helper != NOBODY else 0
        out[at + 3] = chore.horse + 1 if chore.horse != NOBODY else 0
        write_hex(chore.hex, out, at + 4)
        at += CHORE
    return end
