"""Records: every flaw is named."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

import tatami
from tatami import RecordError
from tests.kit.walks import walk


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    for state, _ in walk("kenjin", {}, "log"):  # noqa: B007 - the last one is wanted
        pass
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.record()))
    return written


def test_a_record_is_complete(record: dict[str, Any]) -> None:
    assert list(record) == ["format", "game", "rules", "options", "actions", "result"]
    assert record["options"] == {
        "players": 2, "setup": "random", "teams": False, "torii_counts_itself": False, "peasant_must_survive": True,
    }  # fmt: skip
    assert record["actions"][0][0] == "chance"
    assert set(record["result"]) == {"scores", "winners", "battlefields"}


def test_a_record_replays_from_text_bytes_and_dictionary(record: dict[str, Any]) -> None:
    text = msgspec.json.encode(record)
    assert tatami.replay(record).digest() == tatami.replay(text).digest() == tatami.replay(text.decode()).digest()


def test_a_running_game_replays_too(record: dict[str, Any]) -> None:
    running = {**record, "actions": record["actions"][:12], "result": None}
    assert tatami.replay(running).to_act is not None


def edited(record: dict[str, Any], change: Any) -> dict[str, Any]:
    twin = copy.deepcopy(record)
    change(twin)
    return twin


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (lambda r: r.update(format="tatami/9"), "format 'tatami/9': this program reads 'tatami/1'"),
        (lambda r: r.update(game="chess"), "chess: no such game"),
        (lambda r: r.update(rules="0"), "rules '0': this program uses rules '1' of kenjin"),
        (lambda r: r.update(seed=3), "seed: no such field"),
        (lambda r: r.pop("options"), "options: missing"),
        (lambda r: r["options"].pop("teams"), "options: teams is missing"),
        (lambda r: r["options"].update(players=5), "players=5: must be 2, 3 or 4"),
        (lambda r: r["options"].update(players="2"), "players=2: must be"),
        (lambda r: r["actions"].pop(), "result: the record says"),
        (lambda r: r["actions"].append([0, "peasant@1"]), "the game had already ended after"),
        (lambda r: r["actions"].insert(4, [1, "peasant@1"]), "action 5: peasant@1 by 1, but it is the turn of 0"),
        (lambda r: r["actions"].insert(4, [0, "support:3"]), "action 5: 'support:3' is no action of kenjin"),
        (lambda r: r["actions"].insert(4, [0, "reveal:1"]), "action 5: reveal:1 is not legal now: KJ-4.1"),
        (lambda r: r["actions"].insert(4, ["peasant@1"]), "is not [who, what]"),
        (lambda r: r["result"]["scores"].__setitem__(0, 99), "result: the record says"),
        (lambda r: r.update(result=None), "the game ends with"),
    ],
)  # fmt: skip
def test_an_edited_record_is_refused_with_the_reason(record: dict[str, Any], change: Any, trouble: str) -> None:
    with pytest.raises(RecordError) as caught:
        tatami.replay(edited(record, change))
    assert trouble in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "42", '{"format": "tatami/1"', "\x00"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        tatami.replay(text)
