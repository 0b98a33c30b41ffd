"""SS-9, SS-10, SS-12: the end of a round, two players, the score."""

from __future__ import annotations

from typing import Any

import pytest

from tatami import State
from tests.games.samurai_spirit.tables import GAME, barricades, choices, play, seat, seen, table

HATS, FARMS, DOLLS = (
    ("P1-02", "P2-02", "P3-02", "P4-03"),
    ("P1-09", "P2-09", "P3-09", "P4-09"),
    ("P1-07", "P2-07", "P3-06", "P4-06"),
)
THREE = ("kyuzo", "daisuke", "gorobei")


def nightfall(
    *samurai: str, missing: dict[int, str] | None = None, seats: dict[int, Any] | None = None, **position: Any
) -> State:
    """Everybody but seat 0 has passed, and everybody has all three symbols but for those that are missing; seat 0
    passes. His left neighbour, seat 1, will start the next round. The stack is empty but for one known card without
    flames, so that the intruders are those given, below it."""
    players = len(samurai)
    missing = missing or {}
    given = []
    for who in range(players):
        symbols = {"hat": HATS[who], "farm": FARMS[who], "doll": DOLLS[who]}
        mine = [card for symbol, card in symbols.items() if symbol not in missing.get(who, "")]
        given.append({"left": mine, "passed": who != 0, **(seats or {}).get(who, {})})
    used = [card for seat in given for key in ("left", "line") for card in seat.get(key, [])]
    used += [card for card in position.get("intruders", []) if card != "?"]
    position["intruders"] = position.get("intruders", [])
    total = players * 7 if position.get("difficulty", "normal") != "easy" else players * 6
    if position.get("round", 1) == 1:
        spare = [f"P{value}-{number:02}" for value in (1, 2, 3, 4) for number in range(1, 14)]
        calm = [card for card in spare if card not in used and not GAME.figures()["card"][card]["flames"]]
        burning = [card for card in spare if card not in used and card not in calm]
        unseen = sum(card == "?" for card in position["intruders"])
        count = total - len(used) - unseen - 1
        position["stack"] = calm[:1]
        position["discard"] = (calm[1:] + burning)[:count]
    state = table(*samurai, seats=dict(enumerate(given)), **position)
    play(state, "pass")
    return state


def calm_card(state: State) -> str:
    """The last card of the stack, which lies on top of the Intruder stack."""
    return f"card:{seen(state)['intruders']['places'][0]}"


@pytest.mark.rule("SS-9.1")
def test_who_has_no_hat_is_wounded() -> None:
    state = nightfall(*THREE, missing={2: "hat"})
    assert [seat(state, who)["wound"] for who in range(3)] == [False, False, True]


@pytest.mark.rule("SS-9.2")
def test_who_has_no_farm_loses_a_farmstead() -> None:
    state = nightfall(*THREE, missing={0: "farm", 2: "farm"})
    assert seen(state)["village"]["farmsteads"] == 4


@pytest.mark.rule("SS-9.2", "SS-9.3")
def test_in_hard_its_penalty_applies_and_the_backs_weigh() -> None:
    state = nightfall(*THREE, missing={0: "farm"}, difficulty="hard")
    assert [(state.notation(action), chance) for action, chance in state.chance()] == [
        ("farm:A", pytest.approx(1 / 6)),
        ("farm:B", pytest.approx(1 / 6)),
        ("farm:C", pytest.approx(1 / 3)),
        ("farm:D", pytest.approx(1 / 3)),
    ]
    assert nightfall(*THREE, missing={0: "farm"}, difficulty="hard", turned=["A", "B"]).why("farm:A") == ["SS-9.3"]


@pytest.mark.rule("SS-9.3")
def test_farm_a_loses_a_family() -> None:
    state = nightfall(*THREE, missing={0: "farm"}, difficulty="hard")
    play(state, "farm:A")
    assert choices(state) == ["family:A", "family:B", "family:C"]
    play(state, "family:B")
    assert seen(state)["village"]["families"] == ["A", "C"]


@pytest.mark.rule("SS-9.3")
def test_farms_b_and_c_chain() -> None:
    state = nightfall(*THREE, missing={0: "farm"}, difficulty="hard", barricades=1)
    play(state, "farm:B", "farm:C")
    assert barricades(state) == 0 or seen(state)["village"]["farmsteads"] == 4
    state = nightfall(*THREE, missing={0: "farm"}, difficulty="heroic", barricades=0)
    play(state, "farm:C")
    assert all(text.startswith("farm:") for text in choices(state))
    play(state, "farm:B", "farm:C")
    assert choices(state)[0].startswith("farm:")
    assert seen(state)["village"]["farmsteads"] == 3


@pytest.mark.rule("SS-9.3")
@pytest.mark.parametrize("edition", ["fr", "en", "pl"])
def test_farm_d_wounds_one_chosen_or_random(edition: str) -> None:
    night = nightfall(*THREE, missing={0: "farm"}, difficulty="hard", edition=edition)
    play(night, "farm:D")
    day = table(
        *THREE, seats={0: {"line": ["P3-01"]}, 2: {"passed": True}}, difficulty="hard", edition=edition, barricades=0
    )
    play(day, "farm:D")
    if edition == "fr":
        assert (night.to_act, choices(night)) == (1, ["wound:0", "wound:1", "wound:2"])
        assert (day.to_act, choices(day)) == (0, ["wound:0", "wound:1"])
        assert day.why("wound:2") == ["SS-3.5"]
        play(day, "wound:1")
    else:
        assert choices(night) == ["seat:0", "seat:1", "seat:2"]
        assert choices(day) == ["seat:0", "seat:1"]
        play(day, "seat:1")
    assert seat(day, 1)["wound"]


@pytest.mark.rule("SS-9.4")
def test_who_has_no_doll_loses_a_random_family() -> None:
    state = nightfall(*THREE, missing={1: "doll"})
    assert [chance for _, chance in state.chance()] == [pytest.approx(1 / 3)] * 3
    play(state, "family:A")
    assert seen(state)["village"]["families"] == ["B", "C"]


@pytest.mark.rule("SS-9.4")
@pytest.mark.parametrize("edition", ["fr", "en", "pl"])
def test_family_a_heals(edition: str) -> None:
    state = nightfall(*THREE, seats={0: {"wound": True}, 2: {"wound": True}}, edition=edition)
    if edition == "fr":
        assert (state.to_act, choices(state)) == (1, ["heal:0", "heal:2"])
        assert state.why("no-heal") == ["SS-9.4"]
        play(state, "heal:2")
    elif edition == "en":
        assert choices(state) == ["seat:0", "seat:1", "seat:2"]
        assert "healed-in-vain" in play(state.copy(), "seat:1")
        play(state, "seat:2")
    else:
        assert choices(state) == ["seat:0", "seat:2"]
        play(state, "seat:2")
    assert [seat(state, who)["wound"] for who in (0, 2)] == [True, False]


@pytest.mark.rule("SS-9.4")
def test_families_b_and_c_and_none_in_heroic() -> None:
    state = nightfall(*THREE, barricades=3, intruders=["P1-01"])
    assert barricades(state) == 4
    assert seen(state)["decision"] == "caught-card"
    play(state, calm_card(state))
    assert seen(state)["decision"] == "intruder-card"
    heroic = nightfall(*THREE, barricades=2, difficulty="heroic", intruders=["P1-01"])
    assert barricades(heroic) == 2
    assert seen(heroic)["decision"] == "intruder-card"


@pytest.mark.rule("SS-9.5")
def test_intruders_with_flames_burn() -> None:
    state = nightfall(*THREE, barricades=1, families=["A"], intruders=["P1-03", "P1-01", "P2-01"])
    play(state, calm_card(state), "card:P1-03")
    assert barricades(state) == 1
    play(state, "card:P1-01")
    assert barricades(state) == 0
    play(state, "card:P2-01")
    assert seen(state)["village"]["farmsteads"] == 5


@pytest.mark.rule("SS-9.6", "SS-9.7")
def test_the_next_round() -> None:
    state = nightfall(
        *THREE,
        seats={0: {"wound": True, "line": ["P3-11"]}, 1: {"side": "animal", "token_at": 2}},
        families=["B"],
        barricades=2,
    )
    play(state, calm_card(state))
    view = seen(state)
    assert view["round"] == 2
    assert view["stack"]["count"] == 24
    assert view["discard"] == []
    assert view["intruders"]["count"] == 0
    assert all(entry["total"] == 0 and not entry["passed"] and not entry["line"] for entry in view["seats"])
    assert [entry["token_at"] for entry in view["seats"]] == [0, 1, 2]
    assert view["seats"][0]["wound"]
    assert view["seats"][1]["side"] == "animal"
    assert (view["village"]["barricades"], view["village"]["families"]) == (3, ["B"])
    assert len(view["unseen"]["older"]) == 21
    assert len(view["unseen"]["new"]) == 7


@pytest.mark.rule("SS-9.8")
def test_the_left_neighbour_of_the_last_active_samurai_starts() -> None:
    state = nightfall(*THREE, families=["A"])
    play(state, calm_card(state))
    assert (seen(state)["round"], state.to_act) == (2, 1)


# -- SS-10


@pytest.mark.rule("SS-10.1")
def test_the_tokens_of_the_absent_lie_by_the_village() -> None:
    state = GAME.new(samurai=["kyuzo", "daisuke"])
    assert seen(state)["village"]["tokens"] == ["heihachi", "gorobei", "kanbei", "kikuchiyo", "katsushiro"]


@pytest.mark.rule("SS-10.2")
def test_two_dolls_must_come() -> None:
    """W of the rule, for the first card: 18 of the 52 are dolls, 14 places."""
    from math import comb

    state = GAME.new(samurai=["kyuzo", "daisuke"])
    play(state, "seat:0", "ready", "fight")
    cards = GAME.figures()["card"]
    dolls = sum(card["symbol"] == "doll" for name, card in cards.items() if name[0] == "P")
    doll = sum(comb(dolls - 1, k) * comb(52 - dolls, 13 - k) for k in range(1, 14))
    other = sum(comb(dolls, k) * comb(51 - dolls, 13 - k) for k in range(2, 14))
    total = dolls * doll + (52 - dolls) * other
    for action, chance in state.chance():
        weight = doll if cards[state.notation(action)[5:]]["symbol"] == "doll" else other
        assert chance == pytest.approx(weight / total, rel=1e-12)


@pytest.mark.rule("SS-10.3")
@pytest.mark.parametrize("edition", ["fr", "en", "pl"])
def test_village_tokens_are_used_before_the_penalty_and_spent(edition: str) -> None:
    state = table(
        "kyuzo",
        "daisuke",
        edition=edition,
        tokens=["kanbei", "heihachi"],
        seats={0: {"line": ["P3-05"]}},
        top=["P1-07", "P1-02"],
    )
    assert choices(state) == ["use:heihachi", "use:kanbei", "ready"]
    assert state.why("use:gorobei") == ["SS-10.3"]
    play(state, "use:kanbei")
    assert choices(state) == ["use:heihachi", "ready"]
    play(state, "use:heihachi")
    assert choices(state) == ["ready"]
    play(state, "ready")
    assert choices(state) == ["ignore", "suffer"]
    assert seen(state)["village"]["tokens"] == []
    play(state, "ignore", "fight", "card:P1-07", "confront", "pass")
    assert seat(state, 0)["borrowed"] == ([] if edition == "fr" else ["heihachi", "kanbei"])


@pytest.mark.rule("SS-10.3")
def test_village_tokens_work_in_ones_own_turns_only_and_for_the_round() -> None:
    state = table(
        "kyuzo", "heihachi", edition="en", seats={0: {"borrowed": ["katsushiro"]}}, turn=1, top=["P2-07", "P1-07"]
    )
    play(state, "fight", "card:P2-07", "give:0")
    assert choices(state) == ["confront", "defend"]
    play(state, "defend", "fight", "card:P1-07")
    assert "under" in choices(state)


@pytest.mark.rule("SS-10.3")
def test_no_talent_silences_village_tokens() -> None:
    state = table(
        "kyuzo",
        "daisuke",
        round=3,
        seats={0: {"side": "animal", "line": ["B6-05"]}},
        tokens=["katsushiro"],
        top=["P1-07"],
    )
    play(state, "use:katsushiro", "ready", "first:wound", "fight", "card:P1-07")
    assert choices(state) == ["confront", "defend"]
    assert seen(state)["village"]["tokens"] == []


@pytest.mark.rule("SS-10.4")
def test_village_support_is_an_option_between_two_and_seven() -> None:
    assert len(seen(GAME.new(samurai=list(THREE), village_support=True))["village"]["tokens"]) == 4
    assert seen(GAME.new(samurai=list(THREE)))["village"]["tokens"] == []
    with pytest.raises(ValueError, match=r"must be true for 2 seats \(SS-10\.4\)"):
        GAME.new(samurai=["kyuzo", "daisuke"], village_support=False)
    everybody = ["heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro"]
    with pytest.raises(ValueError, match=r"must be false for 7 seats \(SS-10\.4\)"):
        GAME.new(samurai=everybody, village_support=True)
    assert GAME.complete({"samurai": list(THREE)}, alone=True)["village_support"] is True
    with pytest.raises(ValueError, match=r"must be true for 3 seats, played by one person \(SS-10\.4\)"):
        GAME.complete({"samurai": list(THREE), "village_support": False}, alone=True)
    assert GAME.complete({"samurai": everybody[:4]}, alone=True)["village_support"] is False


# -- SS-12


@pytest.mark.rule("SS-12.1")
@pytest.mark.parametrize(("difficulty", "plus"), [("easy", ""), ("normal", "+"), ("hard", "++"), ("heroic", "+++")])
def test_the_score(difficulty: str, plus: str) -> None:
    for wounded in (False, True):
        position = {
            "options": {"samurai": list(THREE), "difficulty": difficulty},
            "round": 3,
            "night": True,
            "over": "victory",
            "families": ["A", "C"],
            "seats": [{"wound": wounded}, {}, {}],
            "farmsteads": 4,
        }
        if difficulty in ("hard", "heroic"):
            position["turned"] = ["A", "B"]
        state = GAME.position(position)
        score = 6 if wounded else 7
        assert state.result is not None
        assert state.result.record == {
            "won": True,
            "reason": "victory",
            "round": 3,
            "score": score,
            "grade": f"{score}{plus}",
        }
        assert state.result.winners == (0, 1, 2)
        assert state.returns() == [1, 1, 1]
