"""Fair dealing: what was committed to is what was dealt, and whoever tampers is caught."""

from __future__ import annotations

import copy
import hashlib
import hmac
import random
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tatami
from tatami.cli import main
from tatami.tables import dealing
from tatami.tables.dealing import Unfair
from tatami.tables.entries import Entry, EntryKind
from tatami.tables.game_log import GameLog

SEED = "5e" * 32
NONCES = ["0a" * 16, None, "0b" * 16]


def fair_record(name: str = "kenjin", seed: str = SEED) -> dict[str, Any]:
    """A random game whose chance is dealt fairly."""
    play = GameLog(tatami.game(name).new())
    rng = random.Random(1)
    play.deal(seed, NONCES)
    while play.state.to_act is not None:
        action = rng.choice(play.state.actions())
        play.act(Entry(play.version, EntryKind.ACT, play.state.to_act, play.state.notation(action)), action)
        play.deal(seed, NONCES)
    return {**play.state.record(), "fair": dealing.fair_object(seed, NONCES)}


@pytest.mark.parametrize("name", tatami.games())
def test_a_fair_game_is_verified(name: str) -> None:
    record = fair_record(name)
    outcomes = [entry for entry in record["actions"] if entry[0] == "chance"]
    assert dealing.verify(record) == len(outcomes) > 0
    assert tatami.replay(record).to_act is None


def test_one_outcome_changed_is_caught() -> None:
    """The other tiles stay legal, so that only the dealing is wrong."""
    record = fair_record()
    tampered = copy.deepcopy(record)
    first, third = record["actions"][0], record["actions"][2]
    tampered["actions"][0], tampered["actions"][2] = third, first
    tampered["result"] = None
    with pytest.raises(Unfair, match="action 1: chance brought"):
        dealing.verify(tampered)


def test_another_seed_is_caught() -> None:
    record = fair_record()
    record["fair"]["seed"] = "00" * 32
    with pytest.raises(Unfair, match="committed"):
        dealing.verify(record)


def test_another_nonce_is_caught() -> None:
    record = fair_record()
    record["fair"]["nonces"][1] = "ff" * 16
    with pytest.raises(Unfair, match="chance brought"):
        dealing.verify(record)


@pytest.mark.parametrize(
    "fair", [None, [], {"scheme": "tatami-fair/1"}, {"scheme": "mine"}, {"scheme": "tatami-fair/1", "seed": "zz"}]
)
def test_what_is_no_dealing_is_refused_in_one_line(fair: Any) -> None:
    with pytest.raises(Unfair, match=r"^fair: "):
        dealing.verify({**fair_record(), "fair": fair})


def test_numbers_follow_the_description() -> None:
    """docs/record.md, written out once more by hand."""
    message = "\n".join(["tatami-fair/1", "0a" * 16, "-", "0b" * 16, "7", "0"])
    drawn = int(hmac.new(bytes.fromhex(SEED), message.encode(), hashlib.sha256).hexdigest(), 16)
    assert dealing.number(SEED, NONCES, 7, 1000) == drawn % 1000


def test_shares_are_exact() -> None:
    thirds = dealing.whole_shares([(4, 1 / 3), (5, 1 / 3), (9, 1 / 3)])
    assert thirds == [(4, 1), (5, 1), (9, 1)]
    uneven = dealing.whole_shares([(1, 5 / 14), (2, 9 / 14)])
    assert Fraction(uneven[0][1], uneven[1][1]) == Fraction(5, 9)
    odd = dealing.whole_shares([(1, 0.1234567890123), (2, 1 - 0.1234567890123)])
    assert sum(weight for _, weight in odd) > 0


def test_outcomes_come_as_often_as_they_should() -> None:
    state = tatami.game("kenjin").new()
    drawn = Counter(dealing.outcome(state, f"{number:064x}", [None, None], 0) for number in range(5000))
    for _, probability in state.chance():
        assert abs(drawn.most_common()[-1][1] / 5000 - probability) < 0.03


def test_a_seed_says_nothing_before_the_end() -> None:
    assert dealing.commitment(SEED) == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert dealing.new_seed() != dealing.new_seed()


def test_the_command_line_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = fair_record(), fair_record()
    bad["fair"]["nonces"][0] = "11" * 16
    path = tmp_path / "games.jsonl"
    path.write_bytes(msgspec.json.encode(good) + b"\n" + msgspec.json.encode(bad) + b"\n")
    assert main(["verify", str(path), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert "Record 1" in told.out
    assert "line 2: action 1" in told.err
    path.write_bytes(msgspec.json.encode(good) + b"\n")
    assert main(["verify", str(path), "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out)[0]["outcomes"] == dealing.verify(good)


@pytest.mark.parametrize("game", tatami.games())
def test_a_second_verifier_has_all_it_needs(game: str) -> None:
    """From the chances that are told, the seed and the nonces, every outcome follows (docs/record.md)."""
    record = fair_record(game)
    fair = record["fair"]
    places = []
    for place, outcomes in dealing.chances(record):
        left = dealing.number(fair["seed"], fair["nonces"], place, sum(share for _, share in outcomes))
        drawn = next(text for text, share in outcomes if (left := left - share) < 0)
        assert record["actions"][place] == ["chance", drawn]
        places.append(place)
    assert places == [place for place, (actor, _) in enumerate(record["actions"]) if actor == "chance"]
