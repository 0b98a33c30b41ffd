"""The JSON API (docs/api.md)."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, Router
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

import tatami
from tatami import protocol
from tatami.bots import Advice
from tatami.core.errors import Refusal
from tatami.core.game import State
from tatami.core.json_types import Record
from tatami.core.routes import Complaint, OptionsWish
from tatami.core.words import LANGUAGES
from tatami.server import presenter
from tatami.server.account_routes import attempts_of, not_too_many, profile_routes
from tatami.server.analysis_routes import analyse, as_json, branch, chances, compressible_response, takes_gzip
from tatami.server.catalogue import catalogue_json, rules_named, rules_seen, words_seen
from tatami.server.device_routes import device_routes
from tatami.server.game_routes import TASKS, by_worker, checked_by_worker, refused_as
from tatami.server.lesson_routes import first_game, list_lessons, look_ahead, try_lesson
from tatami.server.notify_routes import telling_routes
from tatami.server.passkey_routes import passkey_routes
from tatami.server.refusals import get, post
from tatami.server.request_context import (
    Asked,
    Newcomer,
    device_of,
    guest_of,
    owner_of,
    required_session,
    services_of,
    session_of,
    wants_texts,
    words_of,
)
from tatami.server.setup_routes import setup_routes
from tatami.server.streams import events
from tatami.tables import dealing, last_poems, openings
from tatami.tables.bot_pool import BOTS, HINT, PLANS
from tatami.tables.clocks import Clock, Out
from tatami.tables.creation import TableTerms
from tatami.tables.farewells import farewell_of
from tatami.tables.game_log import Takeback
from tatami.tables.live_table import LiveTable
from tatami.tables.seat_links import Visitor
from tatami.tables.seats import Kind, Seat, clean_name
from tatami.tables.starts import Found, is_plain, pack
from tatami.workers.pool import Crashed, TooLong

LONGEST_WAIT = 30.0
RECORD_BYTES = 1 << 20
"""Room for 20,000 actions. The server itself has to read it before a worker can."""
SeatQuery = Annotated[int | None, Parameter(ge=0, le=15, required=False)]
SinceQuery = Annotated[int, Parameter(ge=0, le=1_000_000, required=False)]


@get("/games", sync_to_thread=False)
def list_games(request: Asked) -> Response[list[protocol.GameSeen]]:
    """The games, their options and who can play."""
    unready = frozenset(services_of(request).compile_worker.unready)
    compressed = takes_gzip(request)
    return compressible_response(catalogue_json(words_of(request), BOTS, unready, compressed), compressed)


@get("/games/{game:str}/rules", sync_to_thread=False)
def read_rules(request: Asked, game: str) -> Response[protocol.RulesSeen]:
    """The rules of a game, numbered, in the reader's language."""
    if game not in tatami.games():
        raise Refusal("no-such-game", ", ".join(tatami.games()))
    return as_json(protocol.encode(rules_seen(tatami.game(game), words_of(request))), public_for=request)


@get("/games/{game:str}/words/{language:str}", sync_to_thread=False)
def read_words(game: str, language: str) -> protocol.WordsSeen:
    """A game's own messages: for a page that was built without that game."""
    if game not in tatami.games():
        raise Refusal("no-such-game", ", ".join(tatami.games()))
    if language not in LANGUAGES:
        raise NotFoundException
    return words_seen(tatami.game(game), language)


@post("/games/{game:str}/check", status_code=200)
async def check_options(request: Asked, game: str, data: OptionsWish) -> protocol.OptionsChecked:
    """Whether a table could be opened with these options: for those who make scenarios."""
    if game not in tatami.games():
        raise Refusal("no-such-game", ", ".join(tatami.games()))
    asked = game, data.options, words_of(request).language
    return protocol.OptionsChecked(await checked_by_worker(request, list[Complaint], "check_options", *asked))


@get("/tables")
async def my_tables(request: Asked) -> list[protocol.TableLine]:
    """The tables that I sit at or opened."""
    services, session = services_of(request), session_of(request)
    if session is None:
        return []
    tables = await services.registry.open_all([row["id"] for row in await services.registry.tables_of(session)])
    lines = [presenter.table_line(table, session, words_of(request)) for table in tables]
    return sorted(lines, key=lambda line: line.touched, reverse=True)


@post("/tables")
async def create_table(request: Asked, data: protocol.NewTable) -> Response[protocol.Created]:
    """Opens a table. The keys of its invitations are shown this once."""
    not_too_many(request, attempts_of(request).tables)
    if not is_plain(data.options):
        not_too_many(request, attempts_of(request).checks)
    newcomer = Newcomer(request)
    nonce = data.nonce or dealing.new_nonce()
    seats = []
    for wish in data.seats:
        if wish.kind == "me":
            seats.append(Seat(Kind.PERSON, clean_name(wish.name or data.name), "", nonce, True))
        elif wish.kind == "bot":
            seats.append(Seat(Kind.BOT, clean_name(wish.name), wish.bot, None, True))
        else:
            seats.append(Seat(Kind(wish.kind), clean_name(wish.name)))
    mine = [seat for seat, wish in enumerate(data.seats) if wish.kind == "me"]
    preset = openings.preset_of(data.game, data.preset) if data.preset is not None else None
    clock = Clock(wished.move, wished.bank, Out(wished.out), wished.bot) if (wished := data.clock) else None
    table, keys = await services_of(request).creation.create(
        newcomer.visitor(await guest_of(request)),
        data.game,
        {**data.options, **preset.options} if preset else data.options,
        seats,
        mine,
        data.players,
        {**preset.position, "options": preset.options} if preset and preset.position else None,
        TableTerms(data.spectators, clock, data.delay, data.rated),
    )
    if data.setup is not None:
        await services_of(request).gallery.count_play(data.setup, data.options)
    told = seen_by(request, table, newcomer.session)
    return newcomer.answer(protocol.Created(told, [invitation(table, seat, key) for seat, key in keys.items()]))


def seen_by(
    request: Asked, table: LiveTable, session: str | None, seat: int | None = None, since: int = 0
) -> protocol.TableSeen:
    """A table as whoever asks may see it, in words if they ask for them."""
    return presenter.table_seen(table, session, seat, words_of(request), since, wants_texts(request))


def invitation(table: LiveTable, seat: int, key: str) -> protocol.Invitation:
    return protocol.Invitation(seat, key, f"/t/{table.id}#{key}")


@get("/tables/{id:str}")
async def see_table(
    request: Asked,
    id: str,
    seat: SeatQuery = None,
    since: SinceQuery = 0,
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT, required=False)] = 0.0,
    known: SinceQuery = 0,
) -> protocol.TableSeen:
    """A table as I may see it. With `wait` and `known` (a version) the answer comes when there is something new."""
    services = services_of(request)
    session = session_of(request)
    table = await services.registry.table(id)
    looker = table.seat_for(session, seat)
    services.bot_turns.looked_at(table, looker, owner_of(request))
    if wait and "known" in request.query_params and known >= table.play_for(looker, services.now()).version:
        later = table.next_sight(looker, services.now())
        news = asyncio.Event()
        if looker is not None or not table.delay:  # else they would know when others move
            table.watchers.add(news.set)
        try:
            async with asyncio.timeout(wait if later is None else min(wait, later)):
                await news.wait()
        except TimeoutError:
            pass
        finally:
            table.watchers.discard(news.set)
    return seen_by(request, table, session, seat, since)


@get("/tables/{id:str}/board")
async def read_board(request: Asked, id: str, seat: SeatQuery = None) -> protocol.BoardSeen:
    """The table in words, line by line: for screen readers, and for games without a picture."""
    table = await services_of(request).registry.table(id)
    return presenter.board_seen(table, session_of(request), seat, words_of(request))


@post("/tables/{id:str}/join")
async def join_table(request: Asked, id: str, data: protocol.Join) -> Response[protocol.Joined]:
    """Sits down: with the key of an invitation, at an open seat, or at the seat kept for me in a rematch."""
    newcomer = Newcomer(request)
    table, seat = await services_of(request).seating.join(id, newcomer.visitor(await guest_of(request)), data)
    told = seen_by(request, table, newcomer.session, None if seat < 0 else seat)
    return newcomer.answer(protocol.Joined(told, seat), 200)


@post("/tables/{id:str}/actions", status_code=200)
async def act(request: Asked, id: str, data: protocol.Act) -> protocol.Acted:
    """Plays an action, by number or notation. `version` is the one of the table that the player looks at."""
    session = required_session(request)
    table, accepted = await services_of(request).moves.act(id, session, data.seat, data.version, data.action)
    return protocol.Acted(accepted, seen_by(request, table, session, data.seat, data.version))


@post("/tables/{id:str}/undo", status_code=200)
async def undo(request: Asked, id: str, data: protocol.Undo) -> protocol.TableSeen:
    """Takes back my last action of this turn, unless something was revealed or dealt since."""
    session = required_session(request)
    table = await services_of(request).moves.undo(id, session, data.seat, data.version)
    return seen_by(request, table, session, data.seat, data.version)


@post("/tables/{id:str}/takeback", status_code=200)
async def take_back(request: Asked, id: str, data: protocol.Ask) -> protocol.TableSeen:
    """Asks everybody for leave to take back my last action, or answers; done as soon as all people agree."""
    session = required_session(request)
    table = await services_of(request).moves.take_back(id, session, data.seat, data.version, Takeback(data.wish))
    return seen_by(request, table, session, data.seat, data.version)


@post("/tables/{id:str}/why", status_code=200)
async def why(request: Asked, id: str, data: protocol.Why) -> protocol.WhyNot:
    """Which rules forbid an action to me now. Only whoever is in turn may ask: the answer may depend on a hand."""
    session, words = required_session(request), words_of(request)
    table = await services_of(request).registry.table(id)
    seat = table.own_seat(session, data.seat)
    if table.to_act != seat:
        raise Refusal("not-your-turn")
    try:
        action = table.play.action_of_wish(data.action)
    except Refusal as refusal:
        if refusal.code != "illegal":
            raise
        return protocol.WhyNot(False, rules_named(table.game, words, refusal.rules), refusal.detail, False)
    return protocol.WhyNot(True, [], "", table.play.is_final(seat, action))


@post("/tables/{id:str}/outlook", status_code=200)
async def outlook(request: Asked, id: str, data: protocol.LookAhead) -> protocol.Outlook:
    """What one of my pieces could do, or what an attack of mine would come to, as far as my seat can know."""
    not_too_many(request, attempts_of(request).looks_ahead)
    table = await services_of(request).registry.table(id)
    seat = table.own_seat(required_session(request), data.seat)
    packed, version = pack(table.play.state, with_parts=False), table.play.version
    with refused_as("no-outlook"):
        found = await by_worker(request, dict, "outlook", packed, seat, data.about)
    return protocol.Outlook(version, found)


@post("/tables/{id:str}/chat", status_code=200)
async def say(request: Asked, id: str, data: protocol.Say) -> protocol.TableSeen:
    """Says something to the table."""
    session = required_session(request)
    table = await services_of(request).chat.say(id, session, data.seat, data.text)
    return seen_by(request, table, session, None, table.play.version)


@post("/tables/{id:str}/seats/{seat:int}/mute", status_code=200)
async def mute(request: Asked, id: str, seat: int, data: protocol.Mute) -> protocol.TableSeen:
    """From now on I do not hear that seat at this table, or hear it again; nobody is told."""
    session = required_session(request)
    table = await services_of(request).chat.mute(id, session, seat, data.muted)
    return seen_by(request, table, session, None, table.play.version)


@get("/tables/{id:str}/note")
async def read_note(request: Asked, id: str, seat: SeatQuery = None) -> protocol.NoteSeen:
    """What I have written down for myself at this table."""
    return protocol.NoteSeen(await services_of(request).chat.note(id, required_session(request), seat))


@post("/tables/{id:str}/note", status_code=200)
async def write_note(request: Asked, id: str, data: protocol.Note) -> protocol.NoteSeen:
    """Writes it down; nobody else can read it."""
    await services_of(request).chat.write_note(id, required_session(request), data.seat, data.text)
    return protocol.NoteSeen(data.text)


@post("/tables/{id:str}/seats/{seat:int}", status_code=200)
async def change_seat(request: Asked, id: str, seat: int, data: protocol.SeatChange) -> protocol.Created:
    """Gives a seat to a bot, to a new invitation, to anybody, or back to me who held it."""
    session = required_session(request)
    table, key = await services_of(request).seating.give(id, session, seat, Kind(data.kind), data.bot)
    told = seen_by(request, table, session, None, table.play.version)
    return protocol.Created(told, [invitation(table, seat, key)] if key else [])


@post("/tables/{id:str}/seats/{seat:int}/link", status_code=200)
async def link_seat(request: Asked, id: str, seat: int) -> protocol.Invitation:
    """A key for one use: my seat on another device, a waiting seat of my table, or (-1) my rights as its host."""
    key = await services_of(request).seating.link(id, required_session(request), seat)
    return protocol.Invitation(seat, key, f"/t/{id}#{key}")


@post("/tables/{id:str}/rematch", status_code=200)
async def play_again(request: Asked, id: str, data: protocol.PlayAgain) -> protocol.TableSeen:
    """The same people once more, one seat further round: opens that table, or sits me down there if it is open."""
    visitor = Visitor(required_session(request), await guest_of(request), device_of(request))
    table = await services_of(request).rematch.play_again(id, visitor, data.nonce, data.same_deal)
    return seen_by(request, table, visitor.session)


@get("/tables/{id:str}/record")
async def record(request: Asked, id: str) -> Response[Record]:
    """The record of a finished game, with what is needed to check its dealing."""
    services = services_of(request)
    table = await services.registry.table(id)
    seat = table.seat_for(session_of(request), None)
    if table.status_in(table.play_for(seat, services.now())) == "playing":
        raise Refusal("not-over")
    told = last_poems.public_record(table.record(), seat)
    name = f"{table.game.name}-{table.id}.json"
    return Response(told, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{id:str}/farewell")
async def last_words(request: Asked, id: str) -> protocol.Farewell:
    """Who died by his own hand in a finished game (none: an empty name), and what I may see of his poem."""
    services = services_of(request)
    found = farewell_of(await services.registry.table(id), session_of(request), services.now())
    return found or protocol.Farewell(None, "", False, None, False, False)


@post("/tables/{id:str}/farewell", status_code=200)
async def recall_poem(request: Asked, id: str, data: protocol.Recall) -> protocol.Farewell:
    """Says the poem that a game left, once, as well as I remember it."""
    return await services_of(request).farewells.recall(id, required_session(request), data.text)


async def advice_for(
    request: Asked, id: str, wished: int | None, task: str, kind: type[Found]
) -> tuple[LiveTable, State, int, Found]:
    """What a bot advises my seat to do now, from what it knows alone; before it, of which table, state and version."""
    services = services_of(request)
    table = await services.registry.table(id)
    seat = table.own_seat(required_session(request), wished)
    if table.to_act != seat:
        raise Refusal("not-your-turn")
    if table.rated:
        raise Refusal("rated-hint")
    not_too_many(request, attempts_of(request).looks_ahead)
    state, version = table.play.state.copy(), table.play.version
    if not services.bot_pool.is_prepared(state.game, state.seats):
        raise Refusal("preparing", state.game.name)
    try:
        told = await services.bot_pool.advise(task, kind, state, seat, id + str(version), owner_of(request))
        return table, state, version, told
    except (TooLong, Crashed):
        raise Refusal("no-hint") from None


@post("/tables/{id:str}/plans", status_code=200)
async def plans(request: Asked, id: str, data: protocol.Seated) -> protocol.Plans:
    """A plan for each of my figures that can act now, and why; none where the game makes none."""
    _, _, version, told = await advice_for(request, id, data.seat, PLANS, list[protocol.PlanSeen])
    return protocol.Plans(version, told)


@post("/tables/{id:str}/hint", status_code=200)
async def hint(request: Asked, id: str, data: protocol.Seated) -> protocol.Hint:
    """The best actions for me now, and why, from what my seat knows alone."""
    words = words_of(request)
    table, state, version, found = await advice_for(request, id, data.seat, HINT, list[Advice])
    roles = presenter.roles_of(table.game, state, words)
    return protocol.Hint(
        version,
        [
            protocol.Advice(
                one.action,
                one.notation,
                words.action(state, one.action, roles),
                one.expected,
                one.margin,
                one.share,
                one.reason_texts(words),
                list(one.rules),
            )
            for one in found
        ],
    )


@get("/tables/{id:str}/odds")
async def odds(request: Asked, id: str) -> protocol.Odds:
    """The exact chances of what comes next, from what everybody may know."""
    services, words = services_of(request), words_of(request)
    table = await services.registry.table(id)
    seat = table.seat_for(session_of(request), None)
    state = table.play_for(seat, services.now()).state.copy()
    not_too_many(request, attempts_of(request).looks_ahead)
    with refused_as("no-odds"):
        told = await by_worker(request, dict, "odds", pack(state, with_parts=False))
    return protocol.Odds(told, table.game.odds_lines(told, presenter.roles_of(table.game, state, words), words))


@get("/tables/{id:str}/replay")
async def replay(
    request: Asked,
    id: str,
    seat: SeatQuery = None,
    first: SinceQuery = 0,
    last: SinceQuery = 0,
    moves: bool = False,
    board: bool = False,
    opened: bool = False,
) -> Response[protocol.Replay]:
    """The positions after `first` to `last` actions (at most 100); with `moves` also all that was played.

    `opened`: with everything that any seat knew, once the game is over."""
    not_too_many(request, attempts_of(request).replays)
    services, language = services_of(request), words_of(request).language
    past = presenter.past_of(await services.registry.table(id), session_of(request), seat, opened)
    how = (past.seat, past.opened, language, (first, max(first, last)), moves, board, wants_texts(request))
    log = [msgspec.to_builtins(entry) for entry in past.entries]
    given = (past.id, pack(past.start, with_parts=False), log, past.end._raw.tobytes())
    told = await services.replays.answer((past.key, how), f"{TASKS}:replay", *given, *how, owner=owner_of(request))
    return as_json(told, public_for=request if past.opened else None)


@post("/records", request_max_body_size=RECORD_BYTES)
async def import_record(request: Asked, data: Record) -> Response[protocol.TableSeen]:
    """Keeps a record from elsewhere, to be replayed and shared."""
    not_too_many(request, attempts_of(request).records)
    newcomer = Newcomer(request)
    table = await services_of(request).imports.take_in(newcomer.session, data, newcomer.owner)
    return newcomer.answer(seen_by(request, table, newcomer.session, None, table.play.version))


api = Router(
    path="/api",
    route_handlers=[
        *profile_routes, *passkey_routes, list_games, read_rules, read_words, check_options, my_tables, create_table,
        see_table, read_board, join_table, act, undo, take_back, why, outlook, say, events, mute, read_note, write_note,
        change_seat, link_seat, *device_routes, play_again, record, odds, hint, plans, replay, *telling_routes,
        import_record, list_lessons, try_lesson, look_ahead, first_game, analyse, branch, last_words,
        recall_poem, chances, *setup_routes,
    ],
)  # fmt: skip
