"""The poem after the game (SB-9.5 to SB-9.8), and each side's copy of the record (SB-15.3)."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.core.words import LANGUAGES, speak
from tatami.games.samourai.death_poems import Legacy, copy_for, honoured, legacy, without_poems
from tatami.terminal.poem_file import PoemFile
from tests.games.samourai.table import Table
from tests.games.samourai.test_honour import LAST
from tests.games.samourai.test_night import GUARD, hidden, night

POEM = "Frost on the gate / nobody knocks"
WRITTEN = f"poem:{POEM}"


def ended(*poem: str) -> dict[str, Any]:
    """A game that ended by hara-kiri."""
    table = Table("torii", LAST, step="first-fire", acted=0)
    table.play("harakiri:nobutsune", *poem, *["done"] * 8)
    return table.state.record()


@pytest.mark.rule("SB-9.5", "SB-9.6", "SB-9.7")
def test_a_recalled_poem_makes_its_author_posthumous_victor() -> None:
    record = ended(WRITTEN)
    assert legacy(record) == Legacy(0, "nobutsune", POEM)
    after = honoured(record)
    assert after["posthumous"] == {"seat": 0, "samurai": "nobutsune"}
    assert tatami.replay(after).digest() == tatami.replay(record).digest()
    assert legacy(after) is None  # once


@pytest.mark.rule("SB-9.8")
def test_without_a_poem_or_after_a_refusal_there_is_none() -> None:
    assert legacy(ended()) is None
    assert legacy(ended("poem:")) is None  # he left it to us
    refused = ended(WRITTEN)
    refused["actions"].insert(0, [0, "refuse"])
    assert legacy(refused) is None
    with pytest.raises(ValueError, match=r"SB-9\.8"):
        honoured(refused)
    other = {**ended(WRITTEN), "result": {"winner": 1, "reason": "all-dead", "turn": 2}}
    assert legacy(other) is None


@pytest.mark.rule("SB-15.5", "SB-9.7")
def test_others_read_the_record_without_the_poem() -> None:
    record = ended(WRITTEN)
    for seat in (None, 1):
        shown = without_poems(record, seat)
        assert "Frost" not in str(shown)
        assert tatami.replay(shown).digest() == tatami.replay(record).digest()
    assert without_poems(record, 0) == record


@pytest.mark.rule("SB-15.3")
def test_the_enemys_copy_leaves_out_what_is_hidden_and_says_seen_and_lost() -> None:
    table = night({"tokimasa": hidden("K7"), "matsuo": hidden("M5"), **GUARD}, step="first-fire")
    table.play("throw:matsuo>kiyomari", "d10:10", "done", "move:tokimasa", "to:K8", "to:J8", "stop", "done")
    record = table.state.record()
    assert copy_for(record, 0) == record["actions"]
    assert copy_for(record, 1) == [
        [0, "throw:?>kiyomari"],
        ["chance", "d10:10"],
        [0, "done"],
        [0, "seen:tokimasa@K8"],
        [0, "lost:tokimasa"],
        [0, "done"],
    ]
    assert copy_for(record, None) == copy_for(record, 1)


def shelf(folder: Path, answers: str, language: str = "en") -> tuple[PoemFile, io.StringIO]:
    paper = io.StringIO()
    return PoemFile(speak(language), io.StringIO(answers), paper, folder), paper


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keyboard_keeps_the_poem_and_asks_for_it_once(tmp_path: Path, language: str) -> None:
    first, paper = shelf(tmp_path, "", language)
    first.keep(ended(WRITTEN))
    assert "Frost on the gate\nnobody knocks" in paper.getvalue()
    later, paper = shelf(tmp_path, "n\n", language)
    later.ask()
    assert "Frost" not in paper.getvalue()
    again, paper = shelf(tmp_path, "y\nfrost on the gate nobody came\nyes\n", language)
    again.ask()
    assert "Akamori Nobutsune" in paper.getvalue()
    assert again.load()[0].record["posthumous"]["samurai"] == "nobutsune"
    last, paper = shelf(tmp_path, "", language)
    last.ask()
    assert paper.getvalue() == ""


def test_a_poem_that_nobody_knew_is_lost_and_consent_is_needed(tmp_path: Path) -> None:
    for answers in ("y\nsnow\n", f"y\n{POEM}\nn\n"):
        kept, _ = shelf(tmp_path, answers)
        kept.keep(ended(WRITTEN))
        kept.ask()
        assert "posthumous" not in kept.load()[-1].record
        silent, paper = shelf(tmp_path, "")
        silent.ask()
        assert paper.getvalue() == ""


def test_a_profile_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "poems.json").write_text("[{")
    with pytest.raises(ValueError, match=r"poems\.json: "):
        shelf(tmp_path, "")
