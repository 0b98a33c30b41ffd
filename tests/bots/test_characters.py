"""Characters: a bot does what it likes where that costs little, and knows no more than others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest

import tatami
from tatami import CHANCE, State
from tatami.bots import Knowledge, levels
from tatami.bots.characters import PRICE, characters_of, likings, preferred_action, tilt
from tatami.bots.levels import LEVELS, SearchBot
from tatami.bots.search import Choice, Finding
from tatami.core.chance import Dealer
from tatami.core.game import Game
from tatami.core.words import speak
from tatami.tables.bot_pool import check_bot
from tests.kit.tables import EVERY_TABLE, label
from tests.kit.walks import walk

GAMES = [tatami.game(name) for name in tatami.games()]
EVERY = 9  # plies between two looks


def quick(character: str, iterations: int = 30) -> SearchBot:
    return SearchBot(LEVELS[3]._replace(iterations=iterations, seconds=0.0, slips=0.0), character=character)


def decisions(table: tuple[str, dict[str, Any]], seed: str) -> list[State]:
    return [
        state.copy()
        for ply, (state, _) in enumerate(walk(*table, seed))
        if ply % EVERY == 0 and state.to_act != CHANCE and len(state.actions()) > 1
    ]


@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_a_character_chooses_the_same_whatever_the_secrets(table: tuple[str, dict[str, Any]]) -> None:
    rng = random.Random(6)
    for state in decisions(table, "characters")[::2]:
        seat = state.to_act
        assert seat is not None
        twin = state.redeal(seat, rng)
        for character in characters_of(state.game):
            chosen = quick(character).choose(Knowledge(state, seat, 1), random.Random(1))
            assert chosen == quick(character).choose(Knowledge(twin, seat, 1), random.Random(1))
            assert chosen in state.actions()


@pytest.mark.parametrize("table", EVERY_TABLE, ids=label)
def test_likes_are_numbers_from_minus_one_to_one(table: tuple[str, dict[str, Any]]) -> None:
    for state in decisions(table, "likes"):
        assert state.to_act is not None
        for character in characters_of(state.game):
            liked = likings(Knowledge(state, state.to_act, 1), character, state.actions())
            assert all(-1.0 <= value <= 1.0 for value in liked.values())


def contested(game: Game, character: str, count: int) -> Iterator[Knowledge]:
    """Decisions of games played by habit at which the character likes some choices better than others."""
    rng, left = random.Random(8), count
    while left:
        state, dealer = game.new(), Dealer(str(left))
        while state.to_act is not None and left:
            if state.to_act == CHANCE:
                state.apply(dealer.deal(state))
                continue
            known = Knowledge(state, state.to_act, 1)
            if len(set(likings(known, character, state.actions()).values())) > 1:
                left -= 1
                yield known
            state.apply(levels.bot("habit").choose(known, rng))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_character_does_more_of_what_it_likes(game: Game) -> None:
    """In the same position with the same thoughts, what a character chooses is what it likes better."""
    for character in characters_of(game):
        gained = []
        for number, known in enumerate(contested(game, character, 40)):
            liked = likings(known, character, known.actions())
            chosen = [quick(one, 60).choose(known, random.Random(number)) for one in (character, "")]
            gained.append(liked[chosen[0]] - liked[chosen[1]])
        assert mean(gained) > 0.0
        if game.name != "kenjin":  # where nobody mixes, it never does what it likes less
            assert min(gained) >= 0.0


def test_liking_costs_no_more_than_its_price() -> None:
    found = Finding(
        (Choice(1, 500, 0.60), Choice(2, 300, 0.60 - PRICE / 2), Choice(3, 200, 0.60 - 2 * PRICE), Choice(4, 3, 0.7)),
        (0.6,), 1003, 0.1,
    )  # fmt: skip
    assert preferred_action(found, 1, {1: 0.0, 2: 0.5, 3: 1.0, 4: 1.0}) == 2, "3 costs too much, 4 was hardly tried"
    assert preferred_action(found, 1, {1: 0.5, 2: 0.5, 3: 1.0, 4: 1.0}) == 1, (
        "what is liked no better is not worth anything"
    )
    assert preferred_action(found, 9, {1: 1.0, 9: 0.0}) == 9, "a choice that the search did not try stays"


def test_who_mixes_draws_all_as_before_but_what_is_liked_more_often() -> None:
    policy = tilt({1: 0.5, 2: 0.5}, {1: 1.0, 2: -1.0})
    assert policy[1] > 3 * policy[2] > 0.0


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_every_character_has_a_name_and_a_sentence(language: str) -> None:
    words = speak(language)
    for game in GAMES:
        for character in characters_of(game):
            assert words("bot-level-3") in levels.title(f"level:3:{character}", words)
            assert words(f"{game.name}-character-{character}").endswith(".")


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("level:3:bold", "kenjin has no bots of character 'bold'; there are: cautious, greedy, bluffer"),
        ("level:9:bluffer", "there are random, level:1"),
        ("random:bluffer", "there are random, level:1"),
    ],
)
def test_a_table_says_which_bots_there_are(spec: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        check_bot(tatami.game("kenjin"), spec)


def test_bots_with_a_character_sit_down() -> None:
    assert check_bot(tatami.game("kenjin"), "level:3:bluffer") == "level:3:bluffer"
    with pytest.raises(ValueError, match="no such bot"):
        levels.bot("level:3:")
    state = tatami.game("samourai").new()
    with pytest.raises(ValueError, match="no bots of character 'greedy'"):
        levels.bot("level:1:greedy").choose(Knowledge(state, state.to_act or 0, 1), random.Random(1))
