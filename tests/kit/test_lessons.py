"""Every lesson can be learnt: what is wanted is legal, what follows can be played, and all of it has words."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

import tatami
from tatami.core.game import Game
from tatami.core.rulebook import numbers
from tatami.core.words import LANGUAGES, speak
from tatami.tables.bot_pool import check_bot
from tatami.tables.game_log import GameLog
from tatami.tables.lessons import Course, Lesson, add, attempt, course, message, messages

TAUGHT: list[tuple[Game, Course]] = [
    (game, found) for name in tatami.games() if (found := course(game := tatami.game(name))) is not None
]
LESSONS = [
    pytest.param(game, lesson, id=f"{game.name}: {lesson.name}") for game, found in TAUGHT for lesson in found.lessons
]


def meant(play: GameLog, wish: str) -> list[str]:
    """The legal actions that a wish of a lesson stands for."""
    return [text for action in play.state.actions() if fnmatchcase(text := play.state.notation(action), wish)]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_can_be_completed_by_every_wanted_move(game: Game, lesson: Lesson) -> None:
    """The positions are real, every wanted and every named wrong move is legal, and the turn comes back."""
    play = GameLog(game.position(lesson.position))
    found: list[str] = []
    assert lesson.tasks
    for number, task in enumerate(lesson.tasks):
        assert play.state.to_act == lesson.seat
        for wish in task.wanted:
            assert meant(play, wish), f"{wish} is not legal"
            for text in meant(play, wish):
                tried = attempt(game, lesson, [*found, text])
                assert (tried.done, tried.right) == (number + 1, True)
        for wish in task.wrong:
            others = [text for text in meant(play, wish) if not task.is_wanted(text)]
            assert others, f"{wish} is not legal, or wanted"
            for text in others:
                tried = attempt(game, lesson, [*found, text])
                assert (tried.done, tried.right) == (number, False)
        found.append(meant(play, task.wanted[0])[0])
        for text in (found[-1], *task.then):
            add(play, text)
    tried = attempt(game, lesson, found)
    assert tried.done == len(lesson.tasks)
    assert tried.play.state.digest() == play.state.digest()


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_wrong_move_is_spoken_of_and_not_played(game: Game, lesson: Lesson) -> None:
    start = attempt(game, lesson, [])
    assert (start.right, start.done) == (None, 0)
    first = lesson.tasks[0]
    for action in start.play.state.actions():
        text = start.play.state.notation(action)
        if not first.is_wanted(text):
            tried = attempt(game, lesson, [action, text, first.wanted[0]])
            assert (tried.right, tried.done, tried.play.version) == (False, 0, 0)
            assert tried.said == message(game, lesson, first, first.objection(text))


@pytest.mark.parametrize(("game", "found"), [pytest.param(*one, id=one[0].name) for one in TAUGHT])
def test_a_course_has_words_rules_and_a_short_game(game: Game, found: Course) -> None:
    for language in LANGUAGES:
        for key in messages(game, found):
            assert speak(language)(key), key
    for lesson in found.lessons:
        assert set(lesson.rules) <= set(numbers(game))
    assert len({lesson.name for lesson in found.lessons}) == len(found.lessons)
    check_bot(game, found.game.bot)
    start = game.position(found.game.position)
    assert start.to_act == found.game.seat
    dealer = tatami.Dealer(1)
    decisions = 0
    while start.to_act is not None:
        decisions += start.to_act == found.game.seat
        start.apply(dealer.choose(start))
    assert 3 <= decisions <= 40


def test_a_move_that_the_rules_forbid_names_the_rule() -> None:
    """The Assassin has nobody to take at first (KJ-4.4)."""
    game = tatami.game("kenjin")
    found = course(game)
    assert found is not None
    tried = attempt(game, found.lesson("cards"), ["assassin:1/1/1"])
    assert (tried.right, tried.rules) == (False, ("KJ-4.4",))
