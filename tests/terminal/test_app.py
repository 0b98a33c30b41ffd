"""The application in the terminal: whole games, boards that are pointed at, hands that stay hidden."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.widgets import Input

import tatami
from tatami.core.words import LANGUAGES, speak
from tatami.terminal.cover import Cover
from tatami.terminal.sitting import SAVE_AS
from tests.terminal.tables import NARROW, WIDE, at_home, sitting

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("kenjin", {"players": 3}),
    ("samurai-spirit", {"players": 4}),
    ("samourai", {"scenario": "torii"}),
]


def test_textual_is_imported_only_where_it_is_needed() -> None:
    program = "import sys, tatami, tatami.cli; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize(("game", "options"), TABLES, ids=[game for game, _ in TABLES])
def test_a_whole_game(game: str, options: dict[str, Any]) -> None:
    one = sitting(game, **options)

    async def play() -> None:
        async with at_home(one) as player:
            await player.play_to_the_end()
            assert speak("en")("web-over") in player.screen()

    asyncio.run(play())
    assert one.state.to_act is None
    assert tatami.replay(one.state.record()).digest() == one.state.digest()


@pytest.mark.parametrize(
    ("size", "language"),
    [
        *((NARROW, language) for language in LANGUAGES),
        *((size, "fr") for size in (WIDE, (40, 12))),
        *(
            pytest.param(size, language, marks=pytest.mark.slow)
            for size in (WIDE, (40, 12))
            for language in LANGUAGES
            if language != "fr"
        ),
    ],
    ids=str,
)
@pytest.mark.parametrize(("game", "options"), TABLES, ids=[game for game, _ in TABLES])
def test_a_table_on_screens_of_any_size(
    game: str, options: dict[str, Any], size: tuple[int, int], language: str
) -> None:
    one = sitting(game, language=language, **options)

    async def play() -> None:
        async with at_home(one, size) as player:
            await player.my_turn()
            await player.answer("1")
            await player.my_turn()
            assert speak(language)(game) in player.screen()

    asyncio.run(play())


def test_choosing_on_the_board_with_the_mouse() -> None:
    one = sitting("kenjin")

    async def play() -> None:
        async with at_home(one) as player:
            await player.my_turn()
            before = player.seen
            await player.click("unit:lord")
            assert player.app.at_table.picking.picked == ["unit:lord"]
            assert [choice.notation for choice in player.app.at_table.shown] == [f"lord@{field}" for field in "1234"]
            await player.click("field:3")
            await player.until(lambda: player.seen is not before)

    asyncio.run(play())
    assert [action for actor, action in one.state.history() if actor == 0][:1] == ["lord@3"]


def test_choosing_on_the_board_with_the_keys() -> None:
    one = sitting("samourai", scenario="torii")

    async def play() -> None:
        async with at_home(one) as player:
            at_table = player.app.at_table
            await player.my_turn()
            before = player.seen
            await player.pilot.press("f8", "down", "right", "enter")
            await player.until(lambda: player.seen is not before or at_table.picking.picked)

    asyncio.run(play())


def test_nobody_sees_the_other_hand() -> None:
    """The cover hides everything, and is lifted only when the table has been turned to the next person."""
    one = sitting("kenjin", "human", "human")

    async def play() -> None:
        async with at_home(one) as player:
            await player.until(lambda: isinstance(player.app.screen, Cover))
            assert "Kamiwashi" in player.screen() and "Lord" not in player.screen()
            await player.pilot.press("enter")
            await player.my_turn()
            await player.answer("lord@1")
            await player.until(lambda: player.seen.next_person == 1 or player.seen.choices)
            while player.seen.choices:
                await player.answer("1")
                await player.until(lambda: player.seen.next_person == 1 or player.seen.choices)
            await player.pilot.press("enter")
            await player.until(lambda: isinstance(player.app.screen, Cover))
            assert "Jozu" in player.screen() and "Scout" not in player.screen()
            await player.pilot.press("enter")
            await player.until(lambda: not isinstance(player.app.screen, Cover))
            assert player.seen.seat == 1
            assert "(Lord)" not in player.screen() and "engages Lord" not in player.screen()

    asyncio.run(play())


def test_undo_save_and_resume(tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    one = sitting("samurai-spirit", "human", "human", players=2)

    async def play() -> None:
        async with at_home(one) as player:
            await player.my_turn()
            await player.type("undo")
            await player.until(lambda: "nothing to undo" in player.screen())
            await player.type(f"save {saved}")
            await player.until(saved.exists)

    asyncio.run(play())
    again = tatami.replay(saved.read_text())
    assert again.digest() == one.state.digest()


def test_a_choice_is_taken_back() -> None:
    one = sitting("kenjin")

    async def play() -> None:
        async with at_home(one) as player:
            for _ in range(40):
                if not await player.my_turn():
                    break
                await player.answer("1")
                await player.my_turn()
                if player.seen.can_undo:
                    count = len(one.state.history())
                    await player.pilot.press("f6")
                    await player.until(lambda n=count: len(one.state.history()) == n - 1)  # type: ignore[misc]
                    return
            raise AssertionError("nothing could be taken back in a whole game")

    asyncio.run(play())


def test_rules_odds_and_why_are_on_the_paper() -> None:
    one = sitting("samurai-spirit", players=3)

    async def play() -> None:
        async with at_home(one, WIDE) as player:
            await player.my_turn()
            await player.type("rules SS-1")
            await player.until(lambda: "SS-1.1" in player.screen())
            await player.pilot.press("escape")
            await player.until(lambda: "SS-1.1" not in player.screen())
            await player.pilot.press("f4")
            await player.until(lambda: "%" in player.screen())
            await player.pilot.press("f4", "f5")
            await player.until(lambda: "Raider stack" in player.screen())
            await player.type("why kiai")
            await player.until(lambda: "SS-" in player.screen())
            await player.type("kiai")
            await player.until(lambda: "not allowed" in player.screen())

    asyncio.run(play())


def test_a_hint_is_one_of_the_choices() -> None:
    one = sitting("kenjin")

    async def play() -> None:
        async with at_home(one, WIDE) as player:
            await player.my_turn()
            await player.pilot.press("f3")
            await player.until(lambda: player.app.at_table.paper_name == "hint")
            assert any(f"[{choice.notation}]" in player.screen() for choice in player.seen.choices)

    asyncio.run(play())


def test_typing_narrows_the_choices_down() -> None:
    one = sitting("kenjin")

    async def play() -> None:
        async with at_home(one) as player:
            await player.my_turn()
            await player.pilot.press(*"lord")
            await player.until(lambda: len(player.app.at_table.shown) == 4)
            await player.pilot.press("down", "down", "enter")
            await player.until(lambda: any(action == "lord@3" for _, action in one.state.history()))

    asyncio.run(play())


def test_keys_typed_at_once_are_taken_in_their_order() -> None:
    one = sitting("kenjin")

    async def play() -> None:
        async with at_home(one) as player:
            await player.my_turn()
            for key in ("f7", "end", *"ab", "left", *"c", "backspace", *"d"):
                player.app.post_message(Key(key, key if len(key) == 1 else None))
            answer = player.app.at_table.query_one("#answer", Input)
            await player.until(lambda: answer.value == f"save {SAVE_AS}adb")
            await player.pilot.press("f8", "f7", "x")
            await player.until(lambda: answer.value == f"save {SAVE_AS}x")

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_fit_on_a_narrow_screen(language: str) -> None:
    one = sitting("samurai-spirit", language=language, players=2)

    async def play() -> None:
        async with at_home(one) as player:
            await player.my_turn()
            assert speak(language)("app-key-leave") in player.screen()
            keys = player.app.at_table.query("FooterKey")
            assert max(key.region.right for key in keys) <= NARROW[0]

    asyncio.run(play())


def test_bots_alone_are_watched() -> None:
    one = sitting("kenjin", "random", "random")

    async def watch() -> None:
        async with at_home(one) as player:
            await player.until(lambda: player.app.at_table.seen and player.seen.status == "over")
            assert player.seen.seat is None

    asyncio.run(watch())
