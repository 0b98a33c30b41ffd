"""What must be true of every page: readable for everybody, in both themes, on a phone and much enlarged."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.conftest import Person
from tests.browser.tour import serious, tour

PHONE = {"width": 360, "height": 740}
ENLARGED = {"width": 640, "height": 430}
"""A screen of 1280 by 860 at 200 %."""
TOO_WIDE = """
    [...document.querySelectorAll('main *')]
        .filter(e => e.getBoundingClientRect().right > innerWidth + 1 && e.getBoundingClientRect().width)
        .map(e => e.tagName + '.' + e.className).slice(0, 5)
"""
TOO_SMALL = """
    [...document.querySelectorAll('button, a.button, select, input')]
        .filter(e => e.offsetParent && e.checkVisibility() && !e.closest('.unseen') && !e.classList.contains('unseen'))
        .filter(e => e.type !== 'radio')
        .map(e => [e.textContent, e.getBoundingClientRect()])
        .filter(([_, box]) => box.width < 24 || box.height < 24).map(([text]) => text)
"""


def test_axe_finds_nothing_serious(person: Callable[..., Person]) -> None:
    one = person(bypass_csp=True)
    alike = {f"rules of {game}" for game in ("samourai", "samurai-spirit")}  # as Kenjin's, and very long
    assert [(what, found) for what in tour(one) if what not in alike for found in serious(one)] == []


def test_nothing_is_wider_than_the_screen(person: Callable[..., Person]) -> None:
    """On a phone, and much enlarged."""
    one = person(viewport=PHONE, has_touch=True)
    wide, small = [], []
    for what in tour(one):
        for viewport in (ENLARGED, PHONE):
            one.page.set_viewport_size(viewport)
            if one.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                wide.append((what, viewport["width"], one.page.evaluate(TOO_WIDE)))
            small += [(what, viewport["width"], text) for text in one.page.evaluate(TOO_SMALL)]
    assert wide == []
    assert small == []
