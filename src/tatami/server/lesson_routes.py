"""Lessons over the wire. Nothing is kept here: the learner sends all moves so far, and gets the position."""

from __future__ import annotations

from litestar import Response

from tatami import protocol
from tatami.core.errors import Refusal
from tatami.core.game import Game
from tatami.core.json_types import JsonObject
from tatami.core.words import Words
from tatami.server import presenter
from tatami.server.account_routes import attempts_of, not_too_many
from tatami.server.analysis_routes import as_json
from tatami.server.catalogue import rules_named
from tatami.server.game_routes import by_worker
from tatami.server.refusals import get, post
from tatami.server.request_context import Asked, Newcomer, owner_of, services_of, wants_texts, words_of
from tatami.tables import dealing, lessons
from tatami.tables.seats import Kind, Seat, clean_name


@get("/games/{game:str}/lessons", sync_to_thread=False)
def list_lessons(request: Asked, game: str) -> protocol.CourseSeen:
    """The lessons of a game, in order."""
    words = words_of(request)
    found, course = lessons.course_of(game)
    return protocol.CourseSeen(
        game,
        words(f"{game}-lessons"),
        [
            protocol.LessonLine(one.name, words(lessons.message(found, one)), len(one.tasks))
            for one in course.lessons
        ],
    )  # fmt: skip


@post("/games/{game:str}/lessons/{lesson:str}", status_code=200)
async def try_lesson(
    request: Asked, game: str, lesson: str, data: protocol.LessonMoves
) -> Response[protocol.LessonSeen]:
    """The position of a lesson after these moves, what is asked there, and what is to be said of the last of them."""
    lessons.course_of(game)[1].lesson(lesson)
    not_too_many(request, attempts_of(request).looks_ahead)
    how = words_of(request).language, wants_texts(request)
    return as_json(await by_worker(request, bytes, "try_lesson", game, lesson, data.moves, *how))


@post("/games/{game:str}/lessons/{lesson:str}/outlook", status_code=200)
async def look_ahead(request: Asked, game: str, lesson: str, data: protocol.LessonQuestion) -> protocol.Outlook:
    """What one of the learner's pieces could do after these moves, or what an attack would come to."""
    lessons.course_of(game)[1].lesson(lesson)
    not_too_many(request, attempts_of(request).looks_ahead)
    asked = game, lesson, data.moves, data.about
    return protocol.Outlook(*await by_worker(request, tuple[int, JsonObject], "lesson_outlook", *asked))


def lesson_after(game: str, lesson: str, moves: list[str | int], words: Words, texts: bool) -> protocol.LessonSeen:
    """In a worker."""
    found, course = lessons.course_of(game)
    one = course.lesson(lesson)
    return lesson_seen(found, one, lessons.attempt(found, one, moves), words, texts)


def outlook_after(game: str, lesson: str, moves: list[str | int], about: str) -> tuple[int, JsonObject]:
    """In a worker: after how many entries, and what there is to say."""
    found, course = lessons.course_of(game)
    one = course.lesson(lesson)
    play = lessons.attempt(found, one, moves).play
    try:
        return play.version, found.outlook(play.state, one.seat, about)
    except ValueError as error:
        raise Refusal("no-outlook", str(error)) from None


def lesson_seen(
    game: Game, lesson: lessons.Lesson, tried: lessons.Attempt, words: Words, texts: bool
) -> protocol.LessonSeen:
    play = tried.play
    view = play.state.view(lesson.seat)
    roles = game.names(view, words)
    task = lesson.tasks[tried.done] if tried.done < len(lesson.tasks) else None
    steps = presenter.steps_seen(play, 0, lesson.seat, words if texts else None, roles)
    return protocol.LessonSeen(
        game=game.name,
        name=lesson.name,
        title=words(lessons.message(game, lesson)),
        tasks=len(lesson.tasks),
        done=tried.done,
        text=words(lessons.message(game, lesson, task)) if task else "",
        right=tried.right,
        said=words(tried.said) if tried.said else "",
        forbidden_by=rules_named(game, words, tried.rules),
        read_on=lesson.rules,
        moves=[step.entry.text for step in play.steps if step.entry.number in own_steps(lesson, tried)],
        wanted=lessons.answer(play, task) if task else None,
        seat=lesson.seat,
        prompt=game.prompt(view, words) if task else "",
        legal=presenter.choices(play.state, words if texts else None, roles) if task else [],
        view=view,
        board=game.board(view, words),
        roles=roles,
        steps=steps,
        news=tried.news,
    )


def own_steps(lesson: lessons.Lesson, tried: lessons.Attempt) -> set[int]:
    """The numbers of the learner's own moves among all that was played."""
    numbers, at = set(), 0
    for task in lesson.tasks[: tried.done]:
        numbers.add(at)
        at += 1 + len(task.then)
    return numbers


@post("/games/{game:str}/first-game")
async def first_game(request: Asked, game: str, data: protocol.FirstGame) -> Response[protocol.TableSeen]:
    """A table for the short game with which the lessons end: me and gentle bots, from a given position."""
    not_too_many(request, attempts_of(request).tables)
    newcomer = Newcomer(request)
    found, course = lessons.course_of(game)
    start = course.game
    options = dict(start.position.get("options", {}))
    count = found.seats(await services_of(request).starts.complete(found, options, owner_of(request)))
    seats = [Seat(Kind.BOT, "", start.bot, None, True) for _ in range(count)]
    seats[start.seat] = Seat(Kind.PERSON, clean_name(data.name), "", data.nonce or dealing.new_nonce(), True)
    table, _ = await services_of(request).creation.create(
        newcomer.visitor(), game, options, seats, mine=[start.seat], position=start.position
    )
    return newcomer.answer(presenter.table_seen(table, newcomer.session, None, words_of(request)))
