"""SS-13: cards are dealt when they are seen, with the chances of a deck that was shuffled by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tatami import State
from tatami.core.compiled import plain
from tatami.core.events import muted
from tatami.games.samurai_spirit.rules import deck
from tatami.games.samurai_spirit.rules.table import CARD_IDS
from tests.games.samurai_spirit.tables import GAME, choices, play, seen, table

WORLDS = 25_000
Cards = np.ndarray[Any, np.dtype[np.int8]]
Step = tuple[str, str] | tuple[str]


@pytest.mark.rule("SS-13.1")
def test_everybody_sees_the_same() -> None:
    state = table("katsushiro", "kyuzo", "daisuke", top=["P4-03"])
    play(state, "support:1")
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        view.pop("seat")
        view.pop("actions")
    assert views[0] == views[1] == views[2] == views[3]
    twin = state.redeal(1, np.random.default_rng(1))
    assert twin.digest() == state.digest()


@pytest.mark.rule("SS-13.2")
def test_known_places_stay_known() -> None:
    state = table("katsushiro", "kyuzo", "daisuke", top=["P4-03", "P2-07"])
    play(state, "fight", "card:P4-03", "under", "card:P2-07", "defend")
    assert seen(state)["stack"]["places"][-1] == "P4-03"
    play(state, "pass", "pass", "pass")
    assert seen(state)["intruders"]["places"][-1] == "P4-03"


@pytest.mark.rule("SS-13.2")
def test_a_known_card_is_drawn_with_certainty_and_is_still_an_action() -> None:
    state = table("katsushiro", "kyuzo", "daisuke", top=["P4-03"])
    play(state, "fight")
    assert state.to_act == -1
    assert [(state.notation(action), chance) for action, chance in state.chance()] == [("card:P4-03", 1.0)]
    assert state.why("card:P4-01") == ["SS-13.2"]
    assert choices(state) == ["card:P4-03"]


# -- the exact chances against shuffled decks


class Decks:
    """Many decks on tables with the same public history: those that do not show what was seen are put away."""

    def __init__(
        self, older: list[int], new: list[int], fresh: int, many: int, seed: int, kinds: Callable[[Cards], Cards]
    ) -> None:
        rng = self.rng = np.random.default_rng(seed)
        self.kinds = kinds
        chosen = rng.permuted(np.tile(np.array(new, np.int8), (many, 1)), axis=1)[:, :fresh]
        known = np.tile(np.array(older, np.int8), (many, 1))
        self.stack = rng.permuted(np.concatenate([known, chosen], axis=1), axis=1)
        self.intruders = self.stack[:, :0]

    def keep(self, right: Any) -> None:
        self.stack, self.intruders = self.stack[right], self.intruders[right]

    def play(self, step: Step) -> None:
        verb, card = step[0], CARD_IDS.index(step[1]) if len(step) > 1 else -1
        column = np.full((len(self.stack), 1), card, np.int8)
        if verb == "infiltrate":
            self.intruders = np.concatenate([self.stack[:, :1], self.intruders], axis=1)
            self.stack = self.stack[:, 1:]
        elif verb == "return":
            self.stack = self.rng.permuted(np.concatenate([self.stack, column], axis=1), axis=1)
        elif verb == "under":
            self.stack = np.concatenate([self.stack, column], axis=1)
        elif verb == "top":
            self.stack = np.concatenate([column, self.stack], axis=1)
        elif verb == "draw":
            self.keep(self.kinds(self.stack[:, 0]) == self.kinds(column[:, 0]))
            self.stack = self.stack[:, 1:]
        elif verb == "catch":
            self.keep(self.kinds(self.intruders[:, 0]) == self.kinds(column[:, 0]))
            self.intruders = self.intruders[:, 1:]
        else:
            raise AssertionError(verb)


def play_step(state: State, step: Step) -> None:
    """The same on the table itself."""
    t, f, log = state.open(), state.read_figures(), muted()
    card = CARD_IDS.index(step[1]) if len(step) > 1 else -1
    verb = step[0]
    if verb == "infiltrate":
        plain(deck.infiltrate)(t, log)
    elif verb == "return":
        plain(deck.shuffle_in)(t, card)
    elif verb == "under":
        plain(deck.put_under)(t, card)
    elif verb == "top":
        plain(deck.put_on_top)(t, card)
    elif verb == "draw":
        plain(deck.draw)(t, f, card)
    else:
        plain(deck.reveal_intruder)(t, f, card)


def chances(state: State, pile: str) -> dict[int, float]:
    out, weights = np.zeros(80, np.int32), np.zeros(80)
    listed = plain(deck.stack_chances if pile == "stack" else deck.intruder_chances)
    count = listed(state.open(), state.read_figures(), out, weights)
    return dict(zip(out[:count].tolist(), (weights[:count] / weights[:count].sum()).tolist(), strict=True))


def chi_square_is_fine(expected: dict[int, float], found: Cards) -> None:
    """What was found at a place over all decks is what the rules say; Wilson and Hilferty's normal approximation."""
    counts = np.bincount(found, minlength=128)
    assert set(np.flatnonzero(counts).tolist()) <= set(expected)
    total = len(found)
    assert total >= WORLDS
    if len(expected) == 1:
        return
    statistic = sum((counts[card] - total * chance) ** 2 / (total * chance) for card, chance in expected.items())
    free = len(expected) - 1
    deviate = ((statistic / free) ** (1 / 3) - 1 + 2 / (9 * free)) / (2 / (9 * free)) ** 0.5
    assert deviate < 4, f"chi-square {statistic:.1f} with {free} degrees of freedom"


def compare(
    state: State,
    history: list[Step],
    kinds: Callable[[Cards], Cards] | None = None,
    fit: Callable[[Cards], Any] | None = None,
) -> None:
    """Plays the history at the table and on decks, until enough decks have that history; compares both piles' tops."""
    unseen = seen(state)["unseen"]
    older = [CARD_IDS.index(card) for card in unseen["older"]]
    new = [CARD_IDS.index(card) for card in unseen["new"]]
    fresh = unseen["new_there"]
    for step in history:
        play_step(state, step)
    by_kind = kinds or (lambda cards: cards)
    tops: dict[str, list[Cards]] = {"stack": [], "intruders": []}
    found = 0
    for seed in range(2000):
        decks = Decks(older, new, fresh, 20_000, seed, by_kind)
        if fit is not None:
            decks.keep(fit(decks.stack))
        for step in history:
            decks.play(step)
        for pile, top in tops.items():
            cards = getattr(decks, pile)
            if cards.shape[1]:
                top.append(by_kind(cards[:, 0]))
        found += len(decks.stack)
        if found >= WORLDS:
            break
    for pile, top in tops.items():
        if top:
            expected: dict[int, float] = {}
            for card, chance in chances(state, pile).items():
                kind = int(by_kind(np.array([card], np.int8))[0])
                expected[kind] = expected.get(kind, 0) + chance
            chi_square_is_fine(expected, np.concatenate(top))


PLUNDERERS = [f"P{value}-{number:02}" for value in (1, 2, 3, 4) for number in range(1, 14)]


def late(round_number: int, unseen_older: int, bosses_seen: list[str] | None = None) -> State:
    """Three samurai; few of the older cards are still unseen, the others lie in the discard."""
    older = PLUNDERERS[:21] + (["L5-01", "L5-02", "L5-03"] if round_number == 3 else [])
    return table(
        "katsushiro",
        "kyuzo",
        "daisuke",
        round=round_number,
        older=older[:unseen_older],
        discard=[*older[unseen_older:], *(bosses_seen or [])],
    )


@pytest.mark.rule("SS-13.2")
def test_round_one_the_box_is_as_unknown_as_the_stack() -> None:
    state = table("katsushiro", "kyuzo", "daisuke", discard=PLUNDERERS[:15])
    compare(state, [("infiltrate",), ("draw", "P4-01")])


@pytest.mark.rule("SS-13.2")
def test_unknown_lieutenants() -> None:
    compare(late(2, 5), [("infiltrate",), ("draw", "L5-04")])


@pytest.mark.rule("SS-13.2")
def test_unknown_bosses_and_a_card_known_under_the_stack() -> None:
    compare(late(3, 4), [("draw", "P1-02"), ("under", "P1-02"), ("infiltrate",), ("draw", "B6-03")])


@pytest.mark.rule("SS-13.2", "SS-5.11")
def test_a_returned_card_is_never_among_earlier_intruders() -> None:
    state = late(3, 5, ["B6-04"])
    compare(state, [("infiltrate",), ("return", "P2-08"), ("infiltrate",), ("draw", "P1-01")])
    assert seen(state)["unseen"]["returned"] == ["P2-08"]


@pytest.mark.rule("SS-13.2", "SS-5.11")
def test_a_shuffle_loses_every_known_card_of_the_stack() -> None:
    history: list[Step] = [
        ("draw", "P1-03"),
        ("under", "P1-03"),
        ("infiltrate",),
        ("return", "P2-08"),
        ("infiltrate",),
        ("infiltrate",),
        ("draw", "P1-01"),
    ]
    state = late(3, 5, ["B6-04"])
    compare(state, history)
    assert seen(state)["unseen"]["returned"] == ["P1-03", "P2-08"]


@pytest.mark.rule("SS-13.2", "SS-5.11")
def test_several_shuffles_with_intruders_between_them() -> None:
    history: list[Step] = [
        ("infiltrate",),
        ("return", "P2-08"),
        ("infiltrate",),
        ("return", "P2-07"),
        ("infiltrate",),
        ("return", "P2-06"),
        ("infiltrate",),
        ("draw", "P2-07"),
    ]
    compare(late(3, 6, ["B6-04"]), history)
    compare(late(3, 6, ["B6-04"]), [*history[:-1], ("catch", "P2-06")])
    compare(late(3, 6, ["B6-04"]), [*history[:-1], ("catch", "P1-01"), ("catch", "P2-08")])


@pytest.mark.rule("SS-13.2", "SS-5.11")
def test_a_card_that_returns_twice_and_known_cards_on_top() -> None:
    history: list[Step] = [
        ("draw", "P1-01"),
        ("draw", "B6-02"),
        ("top", "P1-01"),
        ("top", "B6-02"),
        ("infiltrate",),
        ("return", "P2-08"),
        ("infiltrate",),
        ("draw", "P2-08"),
        ("return", "P2-08"),
    ]
    compare(late(3, 4, ["B6-04"]), history)


@pytest.mark.rule("SS-13.2", "SS-5.11")
def test_a_stack_of_lost_cards_only() -> None:
    state = table(
        "katsushiro",
        "kyuzo",
        "daisuke",
        round=3,
        older=["P1-01"],
        intruders=["?"],
        stack=["?", "?", "?"],
        discard=[*PLUNDERERS[1:21], "L5-01", "L5-02", "L5-03"],
    )
    history: list[Step] = [("infiltrate",), ("infiltrate",), ("infiltrate",), ("return", "P2-02"), ("return", "P2-03")]
    for step in history:
        play_step(state, step)
    assert chances(state, "stack") == {CARD_IDS.index("P2-02"): 0.5, CARD_IDS.index("P2-03"): 0.5}
    assert sum(chances(state, "intruders").values()) == pytest.approx(1)
    assert CARD_IDS.index("P2-02") not in chances(state, "intruders")


@pytest.mark.rule("SS-10.2")
@pytest.mark.parametrize("dolls_seen", [0, 1])
def test_the_two_player_condition(dolls_seen: int) -> None:
    """Only dolls and other cards matter: decks are kept if they showed a doll where one was seen."""
    cards = GAME.figures()["card"]
    doll = np.array([name[0] == "P" and cards[name]["symbol"] == "doll" for name in CARD_IDS], np.int8)
    others = [name for name in PLUNDERERS if cards[name]["symbol"] != "doll"]
    state = GAME.new(samurai=["kyuzo", "daisuke"])
    history: list[Step] = [("draw", name) for name in others[:6]]
    history += [("draw", "P1-05")] * dolls_seen + [("infiltrate",), ("draw", others[6])]
    compare(state, history, kinds=lambda cards: doll[cards], fit=lambda stack: doll[stack].sum(axis=1) >= 2)


@pytest.mark.rule("SS-10.2")
def test_the_two_player_condition_for_three_with_village_support() -> None:
    cards = GAME.figures()["card"]
    doll = np.array([name[0] == "P" and cards[name]["symbol"] == "doll" for name in CARD_IDS], np.int8)
    state = GAME.new(samurai=["kyuzo", "daisuke", "gorobei"], village_support=True)
    others = [name for name in PLUNDERERS if cards[name]["symbol"] != "doll"]
    history: list[Step] = [("draw", name) for name in others[:7]]
    compare(state, history, kinds=lambda cards: doll[cards], fit=lambda stack: doll[stack].sum(axis=1) >= 2)


@pytest.mark.slow
@pytest.mark.parametrize(
    "example",
    [
        test_round_one_the_box_is_as_unknown_as_the_stack,
        test_unknown_lieutenants,
        test_unknown_bosses_and_a_card_known_under_the_stack,
        test_a_returned_card_is_never_among_earlier_intruders,
        test_a_shuffle_loses_every_known_card_of_the_stack,
        test_several_shuffles_with_intruders_between_them,
        test_a_card_that_returns_twice_and_known_cards_on_top,
        test_the_two_player_condition_for_three_with_village_support,
    ],
    ids=lambda example: example.__name__,
)
def test_the_same_on_many_more_decks(example: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "WORLDS", 200_000)
    example()
