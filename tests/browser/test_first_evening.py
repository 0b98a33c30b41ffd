"""The first evening: what Play now begins, presets, nothing that jumps, every drawing on one sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import tatami
from tatami.tables.openings import opening
from tests.browser.conftest import Person
from tests.browser.tour import ask, finished_table

SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries())
    window.shifts.push([entry.value, entry.sources.map(one => one.node?.className ?? one.node?.nodeName)]);
}).observe({type: "layout-shift", buffered: true});
"""
SIZES = [{"width": 1440, "height": 900}, {"width": 390, "height": 844}]


def table_of(one: Person) -> Any:
    return ask(one, f"/tables/{one.page.url.rpartition('/')[2]}").json()


def bots(table: Any) -> list[str]:
    return [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"]


def test_play_now_begins_what_a_newcomer_can_win(person: Callable[..., Person]) -> None:
    one = person()
    one.play_now("samurai-spirit")
    table = table_of(one)
    assert table["options"]["difficulty"] == "easy" and len(table["options"]["samurai"]) == 3
    assert bots(table) == ["level:4", "level:4"]
    one.play_now("kenjin")
    assert bots(table_of(one)) == ["level:2"]
    one.play_now("samourai")
    table = table_of(one)
    assert table["options"]["scenario"] == "torii"
    assert table["view"]["decision"] not in ("place", "placed"), "nobody is asked to deploy"


@pytest.mark.parametrize("game", tatami.games())
def test_a_preset_is_a_table_in_one_click(person: Callable[..., Person], game: str) -> None:
    one = person()
    one.go(f"/new/{game}")
    for preset in opening(tatami.game(game)).presets:
        tile = one.page.locator(f'[data-preset="{preset.name}"]')
        tile.click()
        expect(tile).to_have_attribute("aria-pressed", "true")
        expect(one.page.locator(".seat")).to_have_count(len(preset.seats))
        chosen = [
            one.page.locator(".seat").nth(n).locator("select").first.input_value() for n in range(len(preset.seats))
        ]
        assert [who.removeprefix("bot:") for who in chosen] == preset.seats
    first = opening(tatami.game(game)).presets[0]
    one.page.locator(f'[data-preset="{first.name}"]').click()
    one.page.get_by_role("button", name="Open the table").click()
    one.page.wait_for_url("**/t/*")
    table = table_of(one)
    assert {name: table["options"][name] for name in first.options} == dict(first.options)


def test_a_changed_preset_is_no_longer_deployed(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/new/samourai")
    one.page.locator('[data-preset="deployed"]').click()
    one.page.locator('input[name="scenario"]').nth(5).check()
    expect(one.page.locator('[data-preset="deployed"]')).to_have_attribute("aria-pressed", "false")
    one.page.get_by_role("button", name="Open the table").click()
    one.page.wait_for_url("**/t/*")
    table = table_of(one)
    assert table["options"]["scenario"] == "crossroads"
    assert table["view"]["phase"] == "set-up"


def test_cards_say_what_a_difficulty_brings_and_how_often_bots_win(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/new/samurai-spirit")
    one.page.locator('input[name="players"][value="3"]').check()
    hard = one.page.locator("label.card").nth(2)
    rates = opening(tatami.game("samurai-spirit")).rates
    (rate,) = (rate for rate in rates if (rate.value, rate.players, rate.bot) == ("hard", 3, "level:4"))
    for told in ("Hard", "4 barricades", "21 raiders", "+3 in round 2", f"{rate.won[0]} of {rate.games}"):
        expect(hard).to_contain_text(told)


def test_a_portrait_is_chosen_by_a_click_and_all_are_drawn_by_another(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/new/samurai-spirit")
    kyuzo = one.page.get_by_role("button", name="Kyuzo may")
    kyuzo.click()
    expect(kyuzo).to_have_attribute("aria-pressed", "true")
    samurai = one.page.locator(".seat strong")
    expect(samurai.first).to_have_text("Kyuzo")
    before = samurai.all_inner_texts()
    draw = one.page.get_by_role("button", name="Draw for everybody")
    for _ in range(20):
        draw.click()
        if samurai.all_inner_texts() != before:
            break
    drawn = samurai.all_inner_texts()
    assert drawn != before and len(set(drawn)) == len(before)


@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
def test_nothing_jumps(person: Callable[..., Person], size: dict[str, int]) -> None:
    """The browser's own measure, on pages opened by their address: with and without games of one's own."""
    one = person(viewport=size)
    one.page.add_init_script(SHIFTS)

    def shifts(path: str, there: str) -> list[Any]:
        one.go(path)
        one.page.locator(there).first.wait_for()
        one.page.wait_for_load_state("networkidle")
        found: list[Any] = one.page.evaluate("window.shifts")
        return [(path, *shift) for shift in found]

    seen = shifts("/", ".chips > span")
    one.play_now("kenjin")
    seen += shifts("/", ".going li")
    seen += shifts("/", ".going li")
    for game in tatami.games():
        one.page.goto(f"{one.server.address}/new/{game}")  # unfolding the variants would move what is below them
        one.page.locator(".seat").first.wait_for()
        one.page.wait_for_load_state("networkidle")
        seen += [(game, *shift) for shift in one.page.evaluate("window.shifts")]
    table = finished_table(one, "kenjin", 2)
    seen += shifts(f"/replay/{table}?ply=12", "[data-move]")
    assert seen == []


def test_every_drawing_is_on_the_contact_sheet(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/art")
    one.page.locator("section").nth(len(tatami.games()) - 1).wait_for()
    for name in tatami.games():
        shown = one.page.locator(f'section[data-game="{name}"] [data-theme=dark] code').all_inner_texts()
        drawn = [
            symbol
            for file in sorted((tatami.game(name).folder / "web").glob("art*.svg"))
            for symbol in symbols(file.read_text("utf-8"))
        ]
        assert sorted(shown) == sorted(drawn) != []
    for size in ("48", "240"):
        one.page.get_by_label("Size").select_option(size)
        box = one.page.locator("section li svg").first.bounding_box()
        assert box is not None and box["width"] == int(size)


def symbols(svg: str) -> list[str]:
    return [part.partition('"')[0] for part in svg.split('<symbol id="')[1:]]
