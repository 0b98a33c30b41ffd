"""A game of another package, which the page was built without, is played in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Person, Server
from tests.plugin import NAME, install


@pytest.fixture(scope="module")
def with_plugin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("plugin")
    running = Server(folder / "tables")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install(folder).path)
        patch.setenv("NUMBA_DISABLE_JIT", "1")  # a tiny game is quick enough, and the server is ready at once
        running.start()
    yield running
    running.kill()


@pytest.fixture
def visitor(with_plugin: Server, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Like `person`, at this server; in the end none of their pages may have complained."""
    came: list[Person] = []

    def arrive(**context: Any) -> Person:
        came.append(Person(browser, with_plugin, **context))
        return came[-1]

    yield arrive
    for one in came:
        one.context.close()
    assert [complaint for one in came for complaint in one.complaints] == []


def test_it_is_played_to_the_end_in_french(visitor: Callable[..., Person]) -> None:
    one = visitor(locale="fr-FR")
    one.play_now(NAME)
    assert one.page.locator("html").get_attribute("lang") == "fr"
    one.wait_until(lambda: one.is_my_turn)
    expect(one.page.locator("[data-prompt]")).to_contain_text("Prenez une à trois pierres")
    expect(one.page.locator("main")).to_contain_text("une carte secrète")
    for turn in range(20):
        one.wait_until(lambda: one.is_my_turn or one.is_over)
        if one.is_over:
            break
        one.choose_in_words(turn)
    assert one.is_over
    told = one.page.locator(".panel[aria-busy=false] .log").inner_text()
    assert "reçoit une carte" in told and "La partie est terminée" in told
    one.go(f"/rules/{NAME}#SG-2.3")
    one.page.wait_for_selector('[data-rule="SG-2.3"]')
    assert "montrer votre carte" in one.page.locator('[data-rule="SG-2.3"]').inner_text()


def test_another_language_brings_its_words_too(visitor: Callable[..., Person]) -> None:
    one = visitor()
    one.go("/")
    card = one.page.locator("article").filter(has=one.page.locator(f'a[href="/new/{NAME}"]'))
    card.get_by_text("A heap of stones").wait_for()
    one.page.locator("select").filter(has=one.page.locator('option[value="pl"]')).select_option("pl")
    card.get_by_text("Stos kamieni").wait_for()
