"""The pages that all games share: languages, phones, keys, screen readers, reconnection, replays."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import tatami
from tests.browser.conftest import Person, Server
from tests.browser.test_kenjin import SEAL
from tests.browser.tour import new_table


def finished_game(one: Person) -> str:
    """A game played to its end by choices in words; gives the table's id."""
    one.play_now("kenjin")
    for turn in range(60):
        one.await_turn()
        if one.is_over:
            return one.page.url.rpartition("/")[2]
        one.choose_in_words(turn)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", tatami.games())
def test_every_game_can_be_played(person: Callable[..., Person], game: str) -> None:
    one = person()
    one.play_now(game)
    for turn in range(8):
        one.await_turn()
        if one.is_over:
            break
        one.choose_in_words(turn)
    assert one.whole_log().locator("li").count() > 1


def test_a_whole_game_of_samurai_spirit_with_bots(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/")
    one.go(f"/t/{new_table(one, 'samurai-spirit', 'me', players=3)}")
    one.wait_until(lambda: one.page.locator(".samurai").count() == 3)
    one.await_turn()
    one.page.get_by_role("button", name="Odds").click()
    assert "%" in one.page.locator("dialog[open]").inner_text()
    one.page.keyboard.press("Escape")
    for turn in range(150):
        one.await_turn()
        if one.is_over:
            break
        one.choose_in_words(turn)
    assert one.page.locator(".ending h2").inner_text()


NO_SOCKETS = """
window.WebSocket = class extends EventTarget {
  static OPEN = 1;
  readyState = 3;
  constructor() { super(); setTimeout(() => this.onclose?.(), 0); }
  close() {}
};
"""


def test_where_no_socket_opens_the_table_is_heard_as_a_stream(person: Callable[..., Person]) -> None:
    one = person()
    one.page.add_init_script(NO_SOCKETS)
    one.play_now("kenjin")
    one.page.locator(".connection.live").wait_for(state="attached")
    for turn in range(4):
        one.await_turn()
        one.choose_in_words(turn)
    assert one.page.locator(".connection.live").count() == 1


def test_a_hint_can_be_played(person: Callable[..., Person]) -> None:
    one = person()
    one.play_now("kenjin")
    one.await_turn()
    one.page.get_by_role("button", name="Hint").click()
    one.page.wait_for_selector("dialog[open] li", timeout=120_000)
    assert "%" in one.page.locator("dialog[open] li").first.inner_text()
    before = one.state_of_table()
    one.page.get_by_role("button", name="Play this").first.click()
    one.wait_until(lambda: one.state_of_table() != before)


def test_the_language_changes_in_the_middle_of_a_game(person: Callable[..., Person]) -> None:
    one = person()
    one.play_now("kenjin")
    one.await_turn()
    one.choose_in_words()
    one.await_turn()
    english = one.page.locator("body").inner_text()
    seen = {english}
    for language in ("fr", "pl"):
        one.page.locator("header select").select_option(language)
        one.page.wait_for_selector(f'main[data-language="{language}"]')
        text = one.page.locator("body").inner_text()
        assert text not in seen
        assert one.page.evaluate("document.documentElement.lang") == language
        assert "web-" not in text and "kenjin-" not in text
        assert "face down" not in text and "battlefield" not in text
        seen.add(text)


def test_a_game_by_keys_alone(person: Callable[..., Person]) -> None:
    """From the first page to the score without a mouse."""
    one = person()
    page = one.page
    one.go("/")
    page.wait_for_selector("article button")

    def tab_to(selector: str) -> None:
        for _ in range(60):  # the page may have put the focus there already
            if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    tab_to("article:has(a[href='/new/kenjin']) button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".fields")
    for turn in range(60):
        one.await_turn()
        if one.is_over:
            break
        before = one.state_of_table()
        page.locator(".hand .card[aria-disabled=false], .strip.open, .tile.open").first.wait_for()
        if page.locator(".strip.open").count():
            tab_to(".strip.open")
            page.keyboard.press("Enter")
        elif page.locator(".hand .card[aria-disabled=false]").count():
            tab_to(".hand .card[aria-disabled=false]")
            page.keyboard.press("Enter")
            if page.locator(".strip.open").count():
                tab_to(".strip.open")
                page.keyboard.press("Enter")
        opened = page.locator(".tile.open .number").all_inner_texts()
        if opened:
            page.keyboard.press(opened[turn % len(opened)])
            if page.locator("[data-bar] .warning[role=status]").count():  # a costly slip, meant
                page.keyboard.press(opened[turn % len(opened)])
            rest = page.locator(".tile.open .number").all_inner_texts()
            if rest and page.locator(".tile.picked").count():
                page.keyboard.press(rest[0])
        one.wait_until(lambda before=before: one.state_of_table() != before or not one.is_my_turn or one.is_listening)
    page.wait_for_selector(".reckoning")


def test_replay_export_and_import(person: Callable[..., Person], tmp_path: Path) -> None:
    one = person()
    table = finished_game(one)
    one.go(f"/replay/{table}?ply=5")
    one.page.wait_for_selector(".fields")
    assert one.page.locator(".count[aria-live]").inner_text().startswith("5 /")
    one.page.keyboard.press("ArrowRight")
    one.wait_until(lambda: one.page.url.endswith("ply=6"))
    one.page.keyboard.press("End")
    one.page.wait_for_selector(".scores .total")
    totals = [int(total) for total in one.page.locator(".scores .total").all_inner_texts()]
    assert len(totals) == 2 and max(totals) > 0
    with one.page.expect_download() as coming:
        one.page.get_by_text("Download the game record").click()
    saved = tmp_path / "game.json"
    coming.value.save_as(saved)
    record = json.loads(saved.read_text("utf-8"))
    assert tatami.replay(record).result is not None

    other = person()
    other.go("/")
    other.page.locator("input[type=file]").set_input_files(saved)
    other.page.wait_for_url("**/replay/*")
    other.page.wait_for_selector(".fields")
    assert other.page.locator(".count[aria-live]").inner_text().endswith(f"/ {len(record['actions'])}")

    saved.write_text("no record", "utf-8")
    other.go("/")
    other.page.locator("input[type=file]").set_input_files(saved)
    other.page.wait_for_selector("[role=alert]")


def test_the_screen_is_handed_over(person: Callable[..., Person]) -> None:
    """Two people at one screen: between their turns no hand is to be seen."""
    one = person()
    one.go("/new/kenjin")
    one.page.get_by_label("Player in seat 2").select_option("me")
    one.page.get_by_role("button", name="Open the table").click()
    for turn in range(4):
        one.page.get_by_role("button", name="nobody else is looking").wait_for()
        assert one.page.locator(".hand").count() == 0
        one.page.get_by_role("button", name="nobody else is looking").click()
        one.page.wait_for_selector(".hand")
        while one.is_my_turn and one.page.locator(".hand").count():
            one.choose_in_words(turn)
            one.page.wait_for_timeout(150)


def test_the_server_is_killed_and_comes_back(
    person: Callable[..., Person], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # a few moves are quick enough, and the server is ready at once
    server = Server(tmp_path)
    server.start()
    try:
        one = person(server)
        one.go("/new/kenjin")
        one.page.get_by_label("Player in seat 2").select_option("bot:random")  # to think in plain Python takes long
        one.page.get_by_role("button", name="Open the table").click()
        one.await_turn()
        one.choose_in_words(2)
        one.await_turn()
        before = one.whole_log().inner_text()
        server.kill()
        one.page.wait_for_selector(".connection.lost, .connection.asking")
        # A move made while nobody answers is not lost.
        one.wait_until(one.can_choose)
        one.page.locator("[data-notation]").first.click()
        server.start()
        one.page.wait_for_selector(".connection.live", state="attached")
        one.wait_until(lambda: one.whole_log().inner_text() != before)
        one.await_turn()
        one.choose_in_words(1)
        # The page rightly complained while there was no server.
        one.complaints.clear()
    finally:
        server.kill()


def test_the_first_page_is_small(person: Callable[..., Person]) -> None:
    """Less than 120 kB compressed until it can be used."""
    one = person()
    sizes: list[int] = []
    one.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    one.go("/")
    one.page.wait_for_selector("article button")
    assert sum(sizes) < 120_000
    assert len(sizes) < 40


def test_one_more_look_before_a_final_move(person: Callable[..., Person]) -> None:
    """The first card of a turn can be taken back, the second cannot: only there the page asks, if it is told to."""
    one = person()
    one.play_now("kenjin")
    one.await_turn()
    page = one.page
    one.open_tab("Table")
    page.get_by_role("button", name="Confirm final moves: off").click()
    page.locator(".hand .card", has_text="Brute").click(position=SEAL)
    page.keyboard.press("2")
    page.wait_for_selector(".strip[data-card=brute]")
    assert not one.is_listening
    page.locator(".hand .card", has_text="Lord").click(position=SEAL)
    page.keyboard.press("2")
    page.wait_for_selector("dialog[open]")
    page.get_by_role("button", name="Not yet").click()
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.locator(".strip[data-card=lord]").count() == 0
    page.locator(".hand .card", has_text="Lord").click(position=SEAL)
    page.keyboard.press("2")
    page.get_by_role("button", name="Play it").click()
    one.wait_until(lambda: page.locator(".hand .card", has_text="Lord").count() == 0)  # a bot may soon eliminate it


def test_a_clock_runs_for_whoever_is_in_turn(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/new/kenjin")
    one.page.get_by_label("Player in seat 2").select_option("bot:random")
    one.page.get_by_label("slow: 2 minutes per move").check()
    one.page.get_by_role("button", name="Open the table").click()
    one.await_turn()
    clock = one.page.get_by_role("timer")
    before = clock.inner_text()
    assert before.startswith(("16:", "17:"))
    one.wait_until(lambda: clock.inner_text() < before)


def test_figures_are_told_with_their_sources(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/rules/kenjin")
    one.page.locator('[data-layer="tables"]').click()
    table = one.page.get_by_role("region", name="Units").locator("table")
    assert "Lord" in table.inner_text()
    assert "our reconstruction" in table.inner_text()
    one.page.get_by_role("searchbox").fill("assassin")
    one.wait_until(lambda: 0 < one.page.locator("[data-rule]").count() < 12)
    assert one.page.locator("[data-rule='KJ-4.4']").count() == 1
