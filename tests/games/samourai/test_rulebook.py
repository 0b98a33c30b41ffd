"""Every paragraph of the rulebook has its rules, its code and its tests (docs/samourai-rulebook.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tatami
from tatami.core.rulebook import numbers

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "samourai-rulebook.md"
CODE = Path(tatami.__file__).parent / "games" / "samourai"
RULE = re.compile(r"(?:SB-)?(\d+)\.(\d+)(?: to (?:SB-)?(?:\d+\.)?(\d+))?")


def rows() -> list[list[str]]:
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def rules_in(cell: str) -> set[str]:
    """`SB-4.1, 4.2 / SB-4.12 to 4.15` written out."""
    return {
        f"SB-{section}.{number}"
        for section, first, last in RULE.findall(cell)
        for number in range(int(first), int(last or first) + 1)
    }


def test_the_page_covers_the_whole_rulebook() -> None:
    assert len(rows()) == 36
    known = set(numbers(tatami.game("samourai")))
    covered: set[str] = set()
    for paragraph, rules, code, tests in rows():
        if rules != "no rule":
            assert rules_in(rules) <= known, paragraph
            assert code != "–", paragraph
            assert tests != "–", paragraph
        covered |= rules_in(rules)
    assert {number.split(".")[0] for number in known} == {number.split(".")[0] for number in covered} | {"SB-15"}


@pytest.mark.parametrize("row", rows(), ids=lambda row: str(row[0])[:40])
def test_code_and_tests_named_there_exist(row: list[str]) -> None:
    for file in re.findall(r"`([\w.]+\.py)`", row[2]):
        assert any(CODE.rglob(file)), file
    for file, test in re.findall(r"`([\w/.]+\.py)::(\w+)`", row[3]):
        assert f"def {test}(" in (HERE / file).read_text("utf-8"), (file, test)


def test_each_rule_of_a_paragraph_is_cited_by_one_of_its_tests() -> None:
    """Not merely by some test somewhere."""
    for paragraph, rules, _, tests in rows():
        cited: set[str] = set()
        for file, test in re.findall(r"`([\w/.]+\.py)::(\w+)`", tests):
            text = (HERE / file).read_text("utf-8")
            before = text[: text.index(f"def {test}(")].rsplit("\n\n\n", 1)[-1]
            cited |= set(re.findall(r'"(SB-\d+\.\d+)"', before))
        assert rules_in(rules) <= cited, paragraph
