"""The page in the browser, as far as it can be checked without one."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

WEB = Path(__file__).parents[1] / "web"


def program(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, WEB / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_its_types_are_those_of_the_wire() -> None:
    made = program("make_wire")
    assert made.TYPES.read_text("utf-8") == made.text(), "old: python web/make_wire.py"


def test_its_lock_names_no_host() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    assert all("resolved" not in package for package in packages.values())
    assert all("integrity" in package for name, package in packages.items() if name)


def test_it_is_built_anew_when_its_words_change() -> None:
    made = program("build")
    assert any(path.name == "web.ftl" for path in made.sources())
    assert not any("node_modules" in path.parts for path in made.sources())


def test_the_ink_of_figures_needs_no_filter() -> None:
    """A filter would be run whenever a card is painted: every figure has the contour that web/outline.py draws."""
    art = Path("src/tatami/games/kenjin/web/art.svg").read_text("utf-8")
    assert "<filter" not in art
    assert art.count('class="kj-ink"') == art.count('<path class="kj-o"') > 20
