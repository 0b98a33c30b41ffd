"""What must be true of every page: readable for everybody, in both themes, on a phone and much enlarged."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import Person
from tests.browser.tour import tour

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
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
        .filter(e => e.offsetParent && !e.closest('.unseen') && !e.classList.contains('unseen'))
        .filter(e => e.type !== 'radio')
        .map(e => [e.textContent, e.getBoundingClientRect()])
        .filter(([_, box]) => box.width < 24 || box.height < 24).map(([text]) => text)
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(person: Callable[..., Person], scheme: str) -> None:
    one = person(color_scheme=scheme, bypass_csp=True)
    serious = []
    for what in tour(one):
        one.page.add_script_tag(path=AXE)
        found = one.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        serious += [
            (what, violation["id"], [node["target"] for node in violation["nodes"]][:3])
            for violation in found["violations"]
            if violation["impact"] in ("serious", "critical")
        ]
    assert serious == []


@pytest.mark.parametrize("viewport", [PHONE, ENLARGED], ids=["phone", "enlarged"])
def test_nothing_is_wider_than_the_screen(person: Callable[..., Person], viewport: dict[str, int]) -> None:
    one = person(viewport=viewport, has_touch=viewport is PHONE)
    wide, small = [], []
    for what in tour(one):
        if one.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append((what, one.page.evaluate(TOO_WIDE)))
        small += [(what, text) for text in one.page.evaluate(TOO_SMALL)]
    assert wide == []
    assert small == []
