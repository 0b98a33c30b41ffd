"""Challenges, duels, hara-kiri and the poem (SB-8, SB-9)."""

from __future__ import annotations

import pytest

import tatami
from tatami import BadNotation
from tatami.games.samourai.rules.harakiri import is_recalled
from tests.games.samourai.table import Table

RIDERS = {"nobutsune": "F9/F8", "haruhide": "F5/F4", "tadakage": "J9/J8", "norifusa": "J5/J4"}


@pytest.mark.rule("SB-8.1")
def test_without_a_mounted_enemy_samurai_no_challenge_is_offered() -> None:
    """Case 14."""
    table = Table("torii", {**RIDERS, "tadakage": "J9", "norifusa": "J5"}, step="movement")
    assert table.legal("challenge") == []
    assert table.why("challenge:nobutsune") == ["SB-8.1"]


@pytest.mark.rule("SB-8.1", "SB-8.2", "SB-8.9", "SB-9.8")
def test_once_a_phase_each_and_a_refusal_costs_the_posthumous_victory() -> None:
    table = Table("torii", RIDERS, step="movement")
    table.play("challenge:nobutsune")
    assert table.state.to_act == 1
    assert table.legal() == ["refuse", "answer:tadakage", "answer:norifusa"]
    table.play("refuse")
    assert table.state.view(None)["seats"][1]["refused_challenge"]
    assert table.legal("challenge") == ["challenge:haruhide"]


@pytest.mark.rule("SB-8.3", "SB-8.4", "SB-8.5", "SB-8.8")
def test_in_a_duel_they_come_nearer_and_attack() -> None:
    table = Table("torii", RIDERS, step="movement")
    table.play("challenge:nobutsune", "answer:tadakage")
    assert table.decision == "duel-move"
    assert table.legal() == ["move:nobutsune"]  # not in contact: he must come nearer
    assert table.why("done") == ["SB-8.5"]
    assert table.why("move:haruhide") == ["SB-8.3"]
    dealer = tatami.Dealer(1)
    table.play("move:nobutsune")
    while table.decision == "step":
        table.play("stop") if "stop" in table.legal() else table.state.apply(dealer.choose(table.state))
    turns = 0
    while table.state.view(None)["duel"] and turns < 600:
        table.state.apply(dealer.choose(table.state))
        turns += 1
    assert table.decision in ("move", "over")


@pytest.mark.rule("SB-8.6", "SB-8.7")
def test_after_the_last_duel_turn_play_resumes_and_the_duellists_rest() -> None:
    position = {"on": 1, "challenger": 0, "answerer": 6, "turn": 20, "actor": 6, "part": 2}
    men = {"nobutsune": "F9/F8", "haruhide": "B5/B4", "tadakage": "J9/J8", "norifusa": "M5/M4"}
    place = Table("torii", men, step="movement")
    numbers = place.state.game.codec(place.state.options).verbs  # roster order: the two riders' numbers
    names = next(verb for verb in numbers if verb.name == "move").labels["unit"]
    position |= {
        "challenger": names.index("nobutsune"),
        "answerer": names.index("tadakage"),
        "actor": names.index("tadakage"),
    }
    table = Table("torii", men, step="movement", duel=position, decision="duel-move", to_act=1)
    table.play("done") if "done" in table.legal() else table.play(table.legal()[0])
    dealer = tatami.Dealer(2)
    while table.state.view(None)["duel"]:
        table.state.apply(dealer.choose(table.state))
    assert table.decision == "move"
    assert table.why("move:nobutsune") == ["SB-8.7"]
    assert table.why("challenge:nobutsune") == ["SB-8.1"]


LAST = {"nobutsune": "F9", "kansuke": "F7", "heihachi": "F5", "tadakage": "M9", "norifusa": "M5", "matabei": "I9"}


@pytest.mark.rule("SB-9.1", "SB-9.2")
def test_only_the_last_samurai_and_only_as_the_first_action() -> None:
    """Case 15."""
    two = Table("torii", {**LAST, "genzo": "F3"}, step="first-fire", acted=0)
    assert two.legal("harakiri") == []
    assert two.why("harakiri:nobutsune") == ["SB-9.1"]
    assert Table("torii", LAST, step="first-fire", acted=0).legal("harakiri") == ["harakiri:nobutsune"]
    assert Table("torii", LAST, step="first-fire", acted=1).why("harakiri:nobutsune") == ["SB-9.2"]


@pytest.mark.rule("SB-9.2", "SB-9.3", "SB-9.5", "SB-9.6")
def test_the_ceremony_is_complete_at_his_next_phase_and_the_poem_is_kept() -> None:
    table = Table("torii", LAST, step="first-fire", acted=0)
    table.play("harakiri:nobutsune")
    assert table.legal("poem") == ["poem:"]
    table.play("poem:Frost on the gate / nobody knocks")
    assert table.legal("poem") == []
    table.play("done")
    assert table.why("move:nobutsune") == ["SB-9.2"]
    table.play(*["done"] * 3, *["done"] * 4)
    assert table.state.result is not None
    assert table.state.result.record == {"winner": 1, "reason": "harakiri", "turn": 2}
    record = table.state.record()
    assert [0, "poem:Frost on the gate / nobody knocks"] in record["actions"]
    assert tatami.replay(record).digest() == table.state.digest()


@pytest.mark.rule("SB-9.5")
def test_a_poem_has_two_to_six_lines_and_240_characters() -> None:
    table = Table("torii", LAST, step="first-fire", acted=0)
    table.play("harakiri:nobutsune")
    for text in ("poem:one line", "poem:" + " / ".join("1234567"), "poem:" + "x" * 130 + " / " + "x" * 130):
        with pytest.raises(BadNotation, match=r"SB-9\.5"):
            table.play(text)


@pytest.mark.rule("SB-9.4")
def test_missiles_do_not_break_it_and_he_does_not_retreat() -> None:
    """Case 15."""
    table = Table("torii", LAST, step="first-fire", acted=0)
    table.play("harakiri:nobutsune", *["done"] * 4, "fire:matabei>nobutsune", "d10:6")
    assert table.where("nobutsune") == "F9"
    table.play("done", "done", "fire:matabei>nobutsune", "d10:3")
    assert table.man("nobutsune")["life"] == "wounded"
    assert table.state.view(None)["seats"][0]["harakiri"] == "nobutsune"


@pytest.mark.rule("SB-9.3", "SB-9.9")
def test_an_attack_breaks_it_even_without_effect() -> None:
    """Case 15."""
    table = Table("torii", {**LAST, "tadakage": "F8"}, step="first-fire", acted=0)
    table.play("harakiri:nobutsune", *["done"] * 7, "attack:tadakage", "on:nobutsune", "go", "d10:6")
    assert table.state.view(None)["seats"][0]["harakiri"] is None


@pytest.mark.rule("SB-9.9")
def test_he_may_renounce_in_his_own_phase() -> None:
    table = Table("torii", LAST, step="first-fire", acted=0)
    table.play("harakiri:nobutsune", "done", "renounce", "move:nobutsune")
    assert table.decision == "step"


@pytest.mark.parametrize(
    ("attempt", "known"),
    [
        ("frost on the gate nobody knocks", True),
        ("FROST, on the gáte: nobody", True),
        ("frost on gate knocks", False),
        ("frost gate", False),
        ("knocks nobody gate the on frost", False),
        ("", False),
    ],
)
@pytest.mark.rule("SB-9.7")
def test_a_poem_is_recalled_by_three_quarters_of_its_words(attempt: str, known: bool) -> None:
    assert is_recalled("Frost on the gate / nobody knocks", attempt) == known
