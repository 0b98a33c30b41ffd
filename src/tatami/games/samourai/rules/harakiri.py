"""Hara-kiri and the poem (SB-9)."""

from __future__ import annotations

import re
import unicodedata

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import EVERYBODY, Log, emit
from tatami.core.record import Numbers
from tatami.games.samourai.rules.actions import HARAKIRI
from tatami.games.samourai.rules.events import Event
from tatami.games.samourai.rules.injuries import break_rite
from tatami.games.samourai.rules.pieces import has_trait, is_up
from tatami.games.samourai.rules.table import NOBODY, SAMURAI, Decision, Figures, Life, Place, Step, Table


@rule
def living_samurai(t: Table, f: Figures, seat: int) -> int:
    """SB-9.1: on the map or still to enter."""
    count = 0
    for man in range(f.men):
        here = t.men[man]
        if here.side == seat and has_trait(f, man, SAMURAI) and here.life != Life.DEAD:
            if here.place == Place.ON_MAP or here.place == Place.TO_ENTER:
                count += 1
    return count


@rule
def harakiri_forbids(t: Table, f: Figures, man: int) -> int:
    """SB-9.1, SB-9.2: the last samurai, on the map, not stunned; the first action of a phase."""
    if man >= f.men or t.men[man].side != t.active or not has_trait(f, man, SAMURAI) or not is_up(t, man):
        return cite.SB_9_1
    if t.step != Step.FIRST_FIRE or t.acted != 0 or t.rites[t.active].samurai != NOBODY:
        return cite.SB_9_2
    return 0 if living_samurai(t, f, t.active) == 1 else cite.SB_9_1


@rule
def add_harakiri(t: Table, f: Figures, out: Numbers, count: int) -> int:
    if t.step == Step.FIRST_FIRE and t.acted == 0 and living_samurai(t, f, t.active) == 1:
        for man in range(f.men):
            if harakiri_forbids(t, f, man) == 0:
                out[count] = HARAKIRI + man
                count += 1
    return count


@rule
def rite_forbids(t: Table) -> int:
    """`renounce`: in his own phase (SB-9.9)."""
    return 0 if t.rites[t.active].samurai != NOBODY else cite.SB_9_9


@rule
def poem_forbids(t: Table) -> int:
    """SB-9.5: in the phase of `harakiri`, once."""
    return 0 if t.rites[t.active].samurai != NOBODY and t.rites[t.active].poem == 0 else cite.SB_9_5


@rule
def harakiri(t: Table, log: Log, man: int) -> None:
    rite = t.rites[t.active]
    rite.samurai = man
    rite.poem = 0
    t.acted = 1
    emit(log, Event.HARAKIRI_BEGAN, EVERYBODY, man)
    t.decision = Decision.GO_ON


@rule
def renounce(t: Table, log: Log) -> None:
    """SB-9.9: it may be begun anew."""
    t.acted = 1
    break_rite(t, log, t.rites[t.active].samurai)
    t.decision = Decision.GO_ON


@rule
def write_poem(t: Table, log: Log) -> None:
    t.acted = 1
    t.rites[t.active].poem = 1
    emit(log, Event.POEM, EVERYBODY, t.active)
    t.decision = Decision.GO_ON


@rule
def complete_rite(t: Table, f: Figures, log: Log) -> bool:
    """SB-9.3, SB-9.6: at the start of his side's following phase he dies, and the game with him: whether he did."""
    rite = t.rites[t.active]
    if rite.samurai == NOBODY:
        return False
    man = rite.samurai
    if not is_up(t, man):
        break_rite(t, log, man)
        return False
    emit(log, Event.HARAKIRI_ENDED, EVERYBODY, man)
    return True


# -- the poem recalled, SB-9.7: outside the rules proper, for the server and the terminal


def words_of(text: str) -> list[str]:
    """The words of a text; case, accents, punctuation and line breaks aside."""
    bare = "".join(
        letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter)
    )
    return re.findall(r"\w+", bare.replace("_", " ").replace("'", " ").replace("’", " "))


def common_words(one: list[str], other: list[str]) -> int:
    """The length of the longest common subsequence of words."""
    row = [0] * (len(other) + 1)
    for word in one:
        before = 0
        for place, match in enumerate(other, 1):
            before, row[place] = row[place], before + 1 if word == match else max(row[place], row[place - 1])
    return row[-1]


def is_recalled(poem: str, attempt: str) -> bool:
    """SB-9.7: at least three quarters of the poem's words, in their order."""
    written = words_of(poem)
    return bool(written) and 4 * common_words(written, words_of(attempt)) >= 3 * len(written)
