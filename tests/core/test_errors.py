"""What is wrong with input is a key with arguments: people read it in their language, programs in English."""

from __future__ import annotations

import pickle
import sqlite3
from pathlib import Path

import pytest

from tatami.core.errors import InputError, in_words
from tatami.core.game_record import RecordError
from tatami.core.textfiles import in_file, on_line

DEEP = on_line(Path("k.jsonl"), 3, RecordError("cli-error-deep"))


@pytest.mark.parametrize(
    ("error", "english", "french"),
    [
        (DEEP, "k.jsonl, line 3: nested too deeply", "k.jsonl, ligne 3\N{NO-BREAK SPACE}: trop de niveaux"),
        (InputError("cli-error-must-be", option="a=9", known=("1", "2", "3")), "a=9: must be 1, 2 or 3", "1, 2 ou 3"),
        (InputError("cli-error-game", game="go", known=["chess", "shogi"]), "there are chess, shogi", "n’existe pas"),
        (in_file(Path("x.db"), sqlite3.DatabaseError("no disk")), "x.db: no disk", "no disk"),
        (ValueError("without a key"), "without a key", "without a key"),
    ],
)
def test_an_error_is_worded_for_its_reader(error: Exception, english: str, french: str) -> None:
    assert english in str(error) and english in in_words(error, "en")
    assert french in in_words(error, "fr")


def test_an_error_survives_the_way_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(DEEP))
    assert in_words(again, "pl") == in_words(DEEP, "pl") and "zagnieżdżeń" in in_words(again, "pl")
