"""Hints and analysis: what is best, why, and what a game's moves were worth."""

from __future__ import annotations

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

import tatami
from tatami import CHANCE, Dealer, State
from tatami.bots import LEVELS, Knowledge, analyse, hint
from tatami.bots.analysis import Move, analyse_moves
from tatami.bots.hint import Reason, game_reasons
from tatami.bots.network import network_for
from tatami.bots.search import search_of
from tatami.bots.verdict import ALONE, judge
from tatami.cli import main
from tatami.core.words import LANGUAGES, speak
from tatami.games.samourai import prospects
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
                assert 0.0 <= one.expected <= 1.0 and one.margin > 0.0
                assert "±" in " ".join(one.reason_texts(speak(language)))
                assert one.reason_texts(speak(language))
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
    assert not any("your cards" in text for text in by_text["archer@2"].reason_texts(speak("en"))), "nothing lies there"
    state.apply(state.parse("archer@2"))
    later = hint(Knowledge(state, 0, 1), 1, iterations=2000, seconds=None, most=40)
    lord = next(one for one in later if one.notation == "lord@2")
    assert "Battlefield 2: your cards 1, opposing cards 0." in lord.reason_texts(speak("en"))


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


def test_in_doubt_a_hint_and_a_verdict_keep_to_the_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that has learnt nothing knows no reason to go, but the abbot wins only by leaving."""
    men = {"gyokan": "N10", "ekei": "M9", "uhei": "N3", "rihei": "N5", "masakatsu": "C5/C6"}
    state = Table("crossroads", men, step="movement", active=0, turn=2).state
    known = Knowledge(state, 0, 1)
    search = search_of(state.game)
    monkeypatch.setattr(search, "memory", prospects.memory_for(np.zeros(prospects.WEIGHTS, np.float32)))
    stay = search.run(known, Random(1), 400).choices[0]
    first, *others = hint(known, 1, iterations=400, seconds=None)
    assert state.notation(stay.action) != "move:gyokan" and first.notation == "move:gyokan"
    assert Reason("plan") in first.reasons and all(Reason("plan") not in one.reasons for one in others)
    state.apply(first.action)
    assert analyse(state.record(), iterations=400).moves[0].loss == 0.0


def by_habit(game: str, options: dict[str, object], seed: int, decisions: int) -> State:
    """A position that sensible players reach after so many decisions."""
    state = tatami.game(game).new(**options)
    dealer, thoughts, search = Dealer(seed), Random(seed), search_of(state.game)
    while True:
        assert state.to_act is not None, "the game was too short"
        if state.to_act == CHANCE:
            state.apply(dealer.choose(state))
            continue
        if len(state.actions()) > 1:
            if decisions == 0:
                return state
            decisions -= 1
        state.apply(search.habit(Knowledge(state, state.to_act, seed), thoughts.getrandbits(64)))


TWO = {"samurai": ["kyuzo", "daisuke"]}
"""Five village tokens, and the choice to use one in every turn (SS-10.3)."""
LOOKED_AT = [
    *(("kenjin", {"players": 2}, seed, 4 * seed) for seed in range(1, 4)),
    *(("samurai-spirit", TWO, seed, 3 * seed) for seed in range(1, 4)),
    *(("samurai-spirit", {"samurai": ["heihachi", "gorobei", "kanbei"]}, seed, 3 * seed) for seed in range(1, 3)),
    *(("samourai", {}, seed, 9 * seed) for seed in range(1, 3)),
]


@pytest.mark.parametrize("where", LOOKED_AT, ids=str)
def test_hints_and_analysis_agree_within_what_they_state(where: tuple[str, dict[str, object], int, int]) -> None:
    """Other seeds, and searches as long as those of the server: a long game's analysis is shorter than a hint."""
    state = by_habit(*where)
    seat = state.to_act
    assert seat is not None
    advised = hint(Knowledge(state, seat, 1), 1, iterations=2_000 if where[0] == "samourai" else 6_000, seconds=None)
    for played in advised:
        judged = analysed(state, played.action, 400 if where[0] == "samourai" else 3_000)
        assert abs(judged.expected - played.expected) <= judged.margin + played.margin
        assert 0.0 < judged.margin < 0.15 and 0.0 < played.margin < 0.15


def analysed(state: State, action: int, iterations: int) -> Move:
    """How an analysis judges an action played here."""
    trial = state.game.position(state.position())
    trial.apply(action)
    (move,) = analyse_moves(trial.record(), iterations, seed=2)
    return move


@pytest.mark.parametrize("where", LOOKED_AT, ids=str)
def test_advice_comes_in_the_order_of_its_figures(where: tuple[str, dict[str, object], int, int]) -> None:
    state = by_habit(*where)
    seat = state.to_act
    assert seat is not None
    shown = [one.expected for one in hint(Knowledge(state, seat, 3), 3, iterations=800, seconds=None, most=8)]
    assert shown == sorted(shown, reverse=True)


def test_figures_are_as_sure_as_they_say() -> None:
    """Of many hints for one position the intervals hold the mean of all; seldom one does not."""
    for game, options in (("kenjin", {"players": 2}), ("samurai-spirit", TWO)):
        state = by_habit(game, options, 2, 5)
        seat = state.to_act
        assert seat is not None
        action = state.actions()[0]
        judged = [
            judge(Knowledge(state, seat, seed), Random(seed), 2_000, wanted=(action,)).judged_action(action)
            for seed in range(20)
        ]
        mean = sum(one.expected for one in judged) / len(judged)
        assert sum(abs(one.expected - mean) <= one.margin for one in judged) >= 17


def test_a_choice_that_the_search_seldom_took_is_judged_as_carefully_as_the_others() -> None:
    state = by_habit("samurai-spirit", TWO, 3, 4)
    known = Knowledge(state, state.to_act or 0, 1)
    search = search_of(state.game)
    rare = search.run(known, Random(1), 4_000).choices[-1]
    assert rare.visits < 100
    judged = judge(known, Random(1), 4_000, wanted=(rare.action,)).judged_action(rare.action)
    again = [search.run(known, Random(seed), ALONE, forced=rare.action).choices[0].value for seed in range(12)]
    mean = sum(again) / len(again)
    assert abs(judged.expected - mean) <= judged.margin < abs(rare.value - mean)


@pytest.mark.parametrize(("seed", "decisions"), [(2, 3), (4, 6)])
def test_equal_choices_keep_the_village_tokens(seed: int, decisions: int) -> None:
    """SS-10.3: a token is spent for the game. Here the search alone would use one, for nothing that can be seen."""
    state = by_habit("samurai-spirit", TWO, seed, decisions)
    known = Knowledge(state, state.to_act or 0, 1)
    favourite = search_of(state.game).run(known, Random(1), 4_000).choices[0].action
    assert state.notation(favourite).startswith("use:")
    first, second, *_ = hint(known, 1, iterations=4_000, seconds=None)
    assert first.notation == "ready" and Reason("samurai-spirit-saves") in first.reasons
    assert second.notation.startswith("use:") and second.expected == first.expected
    assert len({" ".join(first.reason_texts(speak(language))) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_token_that_helps_is_not_saved() -> None:
    state = by_habit("samurai-spirit", TWO, 3, 30)
    first, *_ = hint(Knowledge(state, state.to_act or 0, 1), 1, iterations=4_000, seconds=None)
    assert first.notation.startswith("use:") and Reason("samurai-spirit-saves") not in first.reasons


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_among_equals_a_hint_names_what_the_learnt_policy_plays_most(seed: int) -> None:
    state = by_habit("kenjin", {"players": 2}, seed, 5 * seed)
    known = Knowledge(state, state.to_act or 0, 1)
    network = network_for(known)
    assert network is not None
    policy = network.policy(known)
    verdict = judge(known, Random(1), 2_000, most=6)
    equals = [one.action for one in verdict.choices if one.is_equal]
    assert verdict.choices[0].action == max(equals, key=lambda action: policy[action])
    for one in hint(known, 1, iterations=400, seconds=None):
        assert Reason("learnt", {"share": policy[one.action]}) in one.reasons
    three = by_habit("kenjin", {"players": 3}, seed, seed)
    advice = hint(Knowledge(three, three.to_act or 0, 1), 1, iterations=200, seconds=None)
    assert not any(reason.key == "learnt" for one in advice for reason in one.reasons)


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
    assert list(found.moves) == list(analyse_moves(record, 60, threads=3))
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
    assert "--line 3: must be from 1 to 1" in capsys.readouterr().err


def test_games_of_the_arena_are_analysed_and_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its file says first what was played: that is no game."""
    file = str(tmp_path / "games.jsonl")
    assert main(["arena", "kenjin", "random", "random", "--games", "2", "--out", file]) == 0
    for line in ("1", "2"):
        assert main(["analyse", file, "--line", line, "--iterations", "10"]) == 0
    assert main(["analyse", file, "--line", "3"]) == 2
    assert "--line 3: must be from 1 to 2" in capsys.readouterr().err
    assert main(["replay", file, "--json"]) == 0
    assert [one["line"] for one in msgspec.json.decode(capsys.readouterr().out)] == [1, 2]
