"""Hara-kiri in the browser: the poem is written, shown, kept, and asked for in a later game (SB-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tatami.tables import farewells
from tests.browser.battlefield import make_tables, recognise
from tests.browser.conftest import Person, Server
from tests.browser.tour import ask

LAST = {
    "options": {"scenario": "torii"},
    "men": {"nobutsune": "F9", "kansuke": "F7", "tadakage": "M9", "norifusa": "M5", "matabei": "I9"},
    "step": "first-fire",
    "acted": 0,
}
POEM = "Frost on the old gate / the bell has stopped ringing / and still I hear it"
CEREMONY = ("harakiri:nobutsune", f"poem:{POEM}", *["done"] * 8)
LONG_AGO = 2 * farewells.READ_FOR


def table(seats: list[str], **more: Any) -> dict[str, Any]:
    return {"options": LAST["options"], "position": LAST, "seats": seats, **more}


@pytest.fixture(scope="module")
def tables(server: Server) -> list[str]:
    """One game at its end; one that ended long ago, and a later one of the same people."""
    old = table(["author", "rival"], moves=CEREMONY, ago=LONG_AGO)
    return make_tables(server.data, [table(["one", "two"]), old, table(["author", "rival"])])


def end_phase(one: Person, is_through: Callable[[], bool]) -> None:
    """The rest of a phase, without doing anything; what is empty passes by itself."""
    done = one.page.locator("[data-quick=done]:enabled")

    def is_handed_over() -> bool:
        if done.count() and not is_through():
            done.click()
        return is_through()

    one.wait_until(is_handed_over)


@pytest.mark.rule("SB-9.2", "SB-9.5", "SB-9.6")
def test_a_poem_is_written_in_the_page_and_shown_at_the_end(person: Callable[..., Person], tables: list[str]) -> None:
    now = tables[0]
    aiko, bo = person(), person(curious=True)
    for one, name in ((aiko, "one"), (bo, "two")):
        recognise(one, name)
        one.go(f"/t/{now}")
        one.page.locator("[data-map]").wait_for()
    aiko.page.locator("[data-prompt].mine").wait_for()
    aiko.page.locator("[data-unit=nobutsune] .token").click()
    aiko.page.locator('[data-quick="harakiri:nobutsune"]').click()
    aiko.page.locator("[data-confirm]").click()
    aiko.page.locator("#poem").fill("Frost on the gold/red gate / the bell has stopped ringing\nand still I hear it")
    aiko.page.locator(".poem button").click()
    aiko.page.locator("#poem").wait_for(state="detached")
    end_phase(aiko, lambda: bo.is_my_turn)
    assert "Frost" not in str(bo.received)
    end_phase(bo, lambda: bo.is_over)
    for one in (aiko, bo):
        one.page.locator("[data-poem]", has_text="the bell has stopped ringing").wait_for()
        assert one.page.locator("[data-poem] p").all_inner_texts()[:3] == [
            "Frost on the gold/red gate", "the bell has stopped ringing", "and still I hear it",
        ]  # fmt: skip
        one.go("/honour")
        one.page.locator("[data-samurai=nobutsune] blockquote", has_text="and still I hear it").wait_for()


@pytest.mark.rule("SB-9.7")
def test_a_later_game_asks_for_the_poem_of_an_earlier_one(person: Callable[..., Person], tables: list[str]) -> None:
    [_, old, later] = tables
    author, rival = person(), person(curious=True)
    recognise(author, "author")
    recognise(rival, "rival")
    rival.go("/honour")
    rival.page.locator("[data-samurai=nobutsune]", has_text="you will be asked for it").wait_for()
    assert "Frost" not in str(rival.received)
    for one in (author, rival):
        one.go(f"/t/{later}")
        one.page.locator("[data-map]").wait_for()
    rival.page.locator("#recall").fill("frost on the old gate, the bell has stopped; and still i hear it")
    rival.page.get_by_role("button", name="Recite it").click()
    rival.page.locator("[data-recalled=true]").wait_for()
    assert author.page.locator("#recall").count() == 0
    for one in (author, rival):
        one.go("/honour")
        article = one.page.locator("[data-samurai=nobutsune]", has_text="posthumous winner")
        article.locator("blockquote", has_text="Frost on the old gate").wait_for()
    record = ask(rival, f"/tables/{old}/record").json()
    assert record["posthumous"] == {"seat": 0, "samurai": "nobutsune"}
