"""The results page is what the stored figures make, and figures without chance come out again."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def experiments() -> dict[str, Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "bench"))
        return runpy.run_path(str(ROOT / "bench" / "experiments.py"))


@pytest.fixture(scope="module")
def stored() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((ROOT / "docs" / "experiments" / "results.json").read_text("utf-8"))
    return read


def test_page_and_picture_are_made_from_the_stored_figures(experiments: dict[str, Any], stored: dict[str, Any]) -> None:
    assert experiments["page"](stored) == (ROOT / "docs" / "experiments.md").read_text("utf-8")
    picture = (ROOT / "docs" / "experiments" / "learning.svg").read_text("utf-8")
    assert experiments["picture"](stored) == picture


def test_exact_figures_come_out_again(experiments: dict[str, Any], stored: dict[str, Any]) -> None:
    again = experiments["sizes"]()
    assert again.keys() == stored["last-turns"].keys()
    for name, figure in again.items():
        assert figure == pytest.approx(stored["last-turns"][name]), name
    assert experiments["regret"]((1, 10)) == pytest.approx(stored["cfr+"][:2])


def test_a_seed_gives_the_same_curve_again(experiments: dict[str, Any], stored: dict[str, Any]) -> None:
    """The first updates; the sums of floating-point numbers may differ a little between processors."""
    again = experiments["learning"]("learn_kenjin.py", 2, 1)
    assert again == pytest.approx(stored["learning"]["REINFORCE"][0][:2], abs=0.01)
