"""Lessons: positions in which the learner must find the move, from the game's `lessons.toml` (docs/lessons.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache

import msgspec

import tatami
from tatami.core.errors import Refusal
from tatami.core.game import Game
from tatami.core.json_types import Position
from tatami.tables.entries import Entry, EntryKind
from tatami.tables.game_log import GameLog


class LessonTask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move to be found. Moves are in notation; `*` stands for anything."""

    name: str
    wanted: list[str]
    """Any of these is right."""
    wrong: dict[str, str] = {}
    """What is said of certain wrong moves: the name of the message, by move."""
    then: list[str] = []
    """What chance and the other seats play afterwards."""

    def is_wanted(self, notation: str) -> bool:
        return any(fnmatchcase(notation, wish) for wish in self.wanted)

    def objection(self, notation: str) -> str:
        """The name of what is said of a wrong move."""
        return next((said for move, said in self.wrong.items() if fnmatchcase(notation, move)), "wrong")


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and the moves to be found in it one after the other."""

    name: str
    position: Position
    tasks: list[LessonTask]
    seat: int = 0
    rules: list[str] = []
    """Where one can read on."""


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The short game at the end, against or beside gentle bots."""

    position: Position
    bot: str = "level:1"
    seat: int = 0


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All lessons of a game, in order."""

    lessons: list[Lesson]
    game: FirstGame

    def lesson(self, name: str) -> Lesson:
        for lesson in self.lessons:
            if lesson.name == name:
                return lesson
        raise Refusal("no-such-lesson", ", ".join(lesson.name for lesson in self.lessons))


class Attempt(msgspec.Struct):
    """How far somebody has come in a lesson."""

    play: GameLog
    done: int = 0
    """How many moves were found."""
    right: bool | None = None
    """Whether the last move was; None before the first."""
    said: str = ""
    """The message about the last move."""
    rules: tuple[str, ...] = ()
    """The rules that forbid the last move, if it was not even legal."""
    news: int = 0
    """The first step that the last move brought about."""


@cache
def course(game: Game) -> Course | None:
    """The course of a game; None if nobody has written one."""
    path = game.folder / "lessons.toml"
    if not path.is_file():
        return None
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Course)


def course_of(name: str) -> tuple[Game, Course]:
    if name not in tatami.games():
        raise Refusal("no-such-game", ", ".join(tatami.games()))
    game = tatami.game(name)
    found = course(game)
    if found is None:
        raise Refusal("no-lessons")
    return game, found


def message(game: Game, lesson: Lesson, task: LessonTask | None = None, about: str = "") -> str:
    """The key of a text: the title of a lesson, what a task asks, or what is said afterwards."""
    key = f"{game.name}-lesson-{lesson.name}"
    if task is not None:
        key += f"-{task.name}"
    return f"{key}.{about}" if about else key


def messages(game: Game, found: Course) -> Iterator[str]:
    """Every key that a course needs in the Fluent files."""
    yield f"{game.name}-lessons"
    for lesson in found.lessons:
        yield message(game, lesson)
        for task in lesson.tasks:
            yield message(game, lesson, task)
            for about in {"right", "wrong", *task.wrong.values()}:
                yield message(game, lesson, task, about)


def attempt(game: Game, lesson: Lesson, wishes: Sequence[str | int]) -> Attempt:
    """Plays a lesson from its beginning; the first move that is not wanted is not played, and nothing after it."""
    tried = Attempt(GameLog(game.position(lesson.position)))
    for wish in wishes:
        if tried.done == len(lesson.tasks):
            break
        task = lesson.tasks[tried.done]
        play = tried.play
        tried.news = play.version
        try:
            action = play.action_of_wish(wish)
        except Refusal as refusal:
            if refusal.code != "illegal":
                raise
            tried.right, tried.rules = False, refusal.rules
            tried.said = message(game, lesson, task, "wrong")
            break
        notation = play.state.notation(action)
        if not task.is_wanted(notation):
            tried.right = False
            tried.said = message(game, lesson, task, task.objection(notation))
            break
        add(play, notation)
        for text in task.then:
            add(play, text)
        tried.done += 1
        tried.right, tried.said = True, message(game, lesson, task, "right")
    return tried


def answer(play: GameLog, task: LessonTask) -> int:
    """The first legal action that is wanted."""
    return next(action for action in play.state.actions() if task.is_wanted(play.state.notation(action)))


def add(play: GameLog, text: str) -> None:
    """Plays an action for whoever is to act."""
    actor = play.state.to_act
    assert actor is not None, f"{text}: the game is over"
    play.add(Entry(play.version, EntryKind.ACT, actor, text))
