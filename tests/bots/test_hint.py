"""Hints and analysis: what is best, why, and what a game's moves were worth."""

from __future__ import annotations

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest

import tatami
from tatami import CHANCE, Dealer, State
from tatami.bots import LEVELS, Knowledge, analyse, hint
from tatami.bots.hint import Reason, game_reasons
from tatami.bots.search import search_of
from tatami.cli import main
from tatami.core.words import LANGUAGES, speak
from tests.games.samourai.table import Table
from tests.kit.tables import EVERY_TABLE, label


def finished(seed: int = 1) -> State:
    state = tatami.game("kenjin").new()
    dealer = Dealer(seed)
    while state.to_act is not None:
        state.apply(dealer.choose(state))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_a_hint_has_reasons_in_every_language(table: tuple[str, dict[str, object]], language: str) -> None:
    state = tatami.game(table[0]).new(**table[1])
    dealer = Dealer(4)
    looked = 0
    while state.to_act is not None and looked < 12:
        if state.to_act != CHANCE and len(state.actions()) > 1:
            advice = hint(Knowledge(state, state.to_act, 1), 1, iterations=30, seconds=None)
            looked += 1
            assert 1 <= len(advice) <= 3
            for one in advice:
                assert one.action in state.actions() and one.notation == state.notation(one.action)
                assert 0.0 <= one.expected <= 1.0
                assert one.told(speak(language))
                for number in one.rules:
                    assert speak(language).has(number.lower().replace(".", "-"))
        state.apply(dealer.choose(state))


def test_a_hint_cites_the_card_and_the_battlefield() -> None:
    state = tatami.game("kenjin").position(
        {"options": {"players": 2}, "battlefields": ["torii", "pass", "port", "palace"]}
    )
    advice = hint(Knowledge(state, 0, 1), 1, iterations=2000, seconds=None, most=40)
    by_text = {one.notation: one for one in advice}
    assert by_text["archer@2"].rules == ("KJ-4.9", "KJ-6.1")
    assert "Battlefield 2: your cards 0, opposing cards 0." in by_text["archer@2"].told(speak("en"))


def test_a_hint_of_samourai_tells_the_chances_by_the_tables() -> None:
    archers = Table("crossroads", {"tokuro": "A8", "gyokan": "R8"}, step="first-fire", active=1).state
    told = {archers.notation(action): game_reasons(archers.game, archers, action) for action in archers.actions()}
    faces = archers.game.outlook(archers, 1, "tokuro")["shots"][0]["chances"]
    hits = sum(count for result, count in faces.items() if result in "BCD") / 10
    assert told["fire:tokuro>gyokan"] == [
        Reason("samourai-shot", {"chance": hits, "range": 17}), Reason(rule="SB-3.5")
    ]  # fmt: skip
    fight = Table("torii", {"genzo": "E10", "kansuke": "F10", "jinpachi": "E9"}, step="combat", active=0)
    asked = fight.state
    alone = game_reasons(asked.game, asked, asked.parse("attack:genzo"))
    assert alone[0].key == "samourai-melee" and 0 <= alone[0].args["good"] <= 1
    fight.play("attack:genzo")
    on = game_reasons(asked.game, asked, asked.parse("on:jinpachi"))
    assert on[0] == alone[0] and on[1].rule == "SB-6.6"
    assert asked.game.outlook(asked, 0, "genzo>jinpachi")["attack"] == on[0].args["attack"]


def test_in_doubt_a_hint_and_a_verdict_keep_to_the_plan() -> None:
    """Within one turn it looks best to stay, but the abbot wins only by leaving."""
    men = {"gyokan": "N10", "ekei": "M9", "uhei": "N3", "rihei": "N5", "masakatsu": "C5/C6"}
    state = Table("crossroads", men, step="movement", active=0, turn=2).state
    known = Knowledge(state, 0, 1)
    stay = search_of(state.game).run(known, Random(1), 400).choices[0]
    first, *others = hint(known, 1, iterations=400, seconds=None)
    assert (state.notation(stay.action), first.notation) == ("done", "move:gyokan")
    assert Reason("plan") in first.reasons and all(Reason("plan") not in one.reasons for one in others)
    state.apply(first.action)
    assert analyse(state.record(), iterations=400).moves[0].loss == 0.0


def test_a_hint_is_for_whoever_acts() -> None:
    state = tatami.game("kenjin").position(
        {"options": {"players": 2}, "battlefields": ["torii", "pass", "port", "palace"]}
    )
    with pytest.raises(ValueError, match="seat 1 is not to act"):
        hint(Knowledge(state, 1, 1))


def test_levels_have_names() -> None:
    for language in LANGUAGES:
        assert len({speak(language)(f"bot-level-{number}") for number in LEVELS}) == len(LEVELS)


def test_an_analysis_judges_every_choice() -> None:
    record = finished().record()
    found = analyse(record, iterations=60)
    assert found == analyse(record, iterations=60)
    decided = [entry for entry in record["actions"] if entry[0] != "chance"]
    assert 0 < len(found.moves) <= len(decided)
    for move in found.moves:
        assert record["actions"][move.ply - 1] == [move.seat, move.action]
        assert move.best_expected >= move.expected
    losses = {move.ply: move.loss for move in found.moves}
    assert [losses[ply] for ply in found.swings] == sorted(losses.values(), reverse=True)[: len(found.swings)]
    assert all(share is not None and 0.0 <= share <= 1.0 for share in found.accuracy)


def test_an_analysis_finds_the_coward() -> None:
    """KJ-3.8: keeping the Lord for the last card is a blunder, and the other card the mistake."""
    for seed in range(200):
        state = finished(seed)
        record = state.record()
        last = [entry for entry in record["actions"] if entry[0] == 0 and "@" in entry[1]][-1]
        if last[1].startswith("lord@"):
            found = analyse(record, iterations=1500)
            kept = [move for move in found.moves if move.seat == 0 and "@" in move.action][-2:]
            assert any(move.best.startswith("lord@") and move.loss > 0.0 for move in kept)
            return
    raise AssertionError("no coward in two hundred games")


def test_the_command_draws_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "game.json", tmp_path / "game.svg"
    file.write_bytes(msgspec.json.encode(finished().record()))
    assert main(["analyse", str(file), "--iterations", "30", "--svg", str(picture), "--lang", "pl"]) == 0
    assert "dokładność" in capsys.readouterr().out
    drawn = ElementTree.fromstring(picture.read_text("utf-8"))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}polyline")) == 2
    assert main(["analyse", str(file), "--iterations", "30", "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert {"moves", "swings", "accuracy", "result"} <= set(told) and "loss" in told["moves"][0]
    assert main(["analyse", str(file), "--line", "3"]) == 2
    assert "has records 1 to 1" in capsys.readouterr().err


def test_games_of_the_arena_are_analysed_and_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its file says first what was played: that is no game."""
    file = str(tmp_path / "games.jsonl")
    assert main(["arena", "kenjin", "random", "random", "--games", "2", "--out", file]) == 0
    for line in ("1", "2"):
        assert main(["analyse", file, "--line", line, "--iterations", "10"]) == 0
    assert main(["analyse", file, "--line", "3"]) == 2
    assert "has records 1 to 2" in capsys.readouterr().err
    assert main(["replay", file, "--json"]) == 0
    assert [one["line"] for one in msgspec.json.decode(capsys.readouterr().out)] == [1, 2]
