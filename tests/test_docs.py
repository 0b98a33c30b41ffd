"""The documents that show code run it."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
DECISIONS = ROOT / "docs" / "decisions"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_shows_is_what_happens(path: Path) -> None:
    failures, _ = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert failures == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


def test_every_decision_is_numbered_dated_and_listed() -> None:
    """In order, without gaps; the index has the same number, date and title."""
    index = (DECISIONS / "README.md").read_text("utf-8")
    rows = []
    for number, path in enumerate(sorted(DECISIONS.glob("0*.md")), start=1):
        title, _, date, _ = path.read_text("utf-8").split("\n", 3)
        assert path.name.startswith(f"{number:04}-") and title.startswith(f"# {number}. "), path.name
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", date), path.name
        rows.append(f"| [{number:04}]({path.name}) | {date} | {title.partition('. ')[2]} |")
    assert rows == [line for line in index.splitlines() if line.startswith("| [")]
