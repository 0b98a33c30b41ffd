"""What the boards in characters tell of the things on them."""

from __future__ import annotations

import tatami
from tatami.core.words import speak
from tatami.drawing.picking import Picking
from tatami.games.kenjin import terminal as kenjin
from tatami.games.kenjin.reasons import TILE_RULES, UNIT_RULES
from tatami.games.kenjin.rules.table import TILES, UNITS
from tatami.games.samurai_spirit import terminal as samurai_spirit
from tatami.terminal.local_table import TableHere
from tatami.terminal.sitting import Sitting
from tests.terminal.tables import WIDE, sitting


def test_the_rule_of_every_card_and_battlefield_of_kenjin() -> None:
    words = speak("en")
    seen = TableHere(sitting("kenjin")).seen()
    for unit in UNITS:
        told = kenjin.about(f"unit:{unit}", seen, words)
        power = seen.figures["unit"][unit]["power"]
        assert told.startswith(f"Power {power} · {UNIT_RULES[unit]} {words(f'kenjin-unit-{unit}')}")
    assert {*TILE_RULES} == {*TILES}
    for tile, number in TILE_RULES.items():
        name = words(f"kenjin-battlefield-{tile}")
        assert kenjin.about(f"tile:{tile}", seen, words).startswith(f"{number} {name} (")


def test_a_hidden_card_is_not_told_of() -> None:
    one = sitting("kenjin")
    while one.state.to_act != 0:
        one.apply(one.others_choice()[0])
    one.decide("brute@2")
    mine, theirs = TableHere(one), TableHere(one)
    theirs.at_keyboard = 1
    words = speak("en")
    assert "Brute" in kenjin.about("card:2/0/1", mine.seen(), words)
    assert kenjin.about("card:2/0/1", theirs.seen(), words) == ""
    assert kenjin.about("card:2/0/2", mine.seen(), words) == "", "a card that is no longer there"


def test_powers_are_those_of_the_table() -> None:
    state = tatami.game("kenjin").new(figures={"unit": {"scout": {"power": 3}}})
    seen = TableHere(Sitting(state, ["human", "random"], 1, speak("en"))).seen()
    canvas = kenjin.draw(seen, Picking([], lambda choice: []), speak("en"), *WIDE)
    drawn = "\n".join("".join(cell.mark for cell in row) for row in canvas.rows)
    assert "Scout 3" in drawn
    assert "Archer 1" in drawn


def test_the_talent_of_every_samurai() -> None:
    words = speak("en")
    for samurai, number in samurai_spirit.RULE_OF_TALENT.items():
        name = words(f"samurai-spirit-samurai-{samurai}")
        assert samurai_spirit.talent(samurai, words).startswith(f"{number} {name}:")
