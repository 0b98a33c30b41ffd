"""The JSON API (docs/api.md)."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, Router
from litestar.params import Parameter

import tatami
from tatami.server import complaints, counters, goals, seen, wire
from tatami.server.asking import Asked, Newcomer, guest_of, hall_of, session_of, somebody, words_of
from tatami.server.catalogue import game_seen, rules_named, rules_seen
from tatami.server.learning import first_game, list_lessons, look_ahead, try_lesson
from tatami.server.looking_back import analyse, chances
from tatami.server.passkeys import passkey_routes
from tatami.server.profiles import attempts_of, not_too_many, profile_routes
from tatami.server.refusals import get, post
from tatami.server.streams import events
from tatami.server.telling import telling_routes
from tatami.tables import dealing, farewells
from tatami.tables.clocks import Clock, Out
from tatami.tables.hall import clean_name
from tatami.tables.live import Takeback
from tatami.tables.players import bots, thinking_bots
from tatami.tables.seats import Kind, Seat
from tatami.tables.table import Table
from tatami.tables.trouble import Trouble

LONGEST_WAIT = 30.0
RECORD_BYTES = 4 << 20
SeatQuery = Annotated[int | None, Parameter(ge=0, le=15, required=False)]
SinceQuery = Annotated[int, Parameter(ge=0, le=1_000_000, required=False)]


@get("/games", sync_to_thread=False)
def list_games(request: Asked) -> list[wire.GameSeen]:
    """The games, their options and who can play."""
    unready = hall_of(request).workshop.unready
    return [game_seen(tatami.game(name), words_of(request), bots(), name not in unready) for name in tatami.games()]


@get("/games/{game:str}/rules", sync_to_thread=False)
def read_rules(request: Asked, game: str) -> wire.RulesSeen:
    """The rules of a game, numbered, in the reader's language."""
    if game not in tatami.games():
        raise Trouble("no-such-game", ", ".join(tatami.games()))
    return rules_seen(tatami.game(game), words_of(request))


@post("/games/{game:str}/check", status_code=200)
async def check_options(request: Asked, game: str, data: wire.OptionsWish) -> wire.OptionsChecked:
    """Whether a table could be opened with these options: for those who make scenarios."""
    if game not in tatami.games():
        raise Trouble("no-such-game", ", ".join(tatami.games()))
    own = data.options.get("scenario")
    if game == complaints.GAME and isinstance(own, dict):
        found = await asyncio.to_thread(complaints.told, own, words_of(request))
        if found:
            return wire.OptionsChecked(found)
    try:
        await asyncio.to_thread(tatami.game(game).complete, data.options)
    except ValueError as error:
        return wire.OptionsChecked([wire.Complaint(str(error), [], [])])
    return wire.OptionsChecked([])


@post("/games/samourai/goals", status_code=200)
async def tell_goals(request: Asked, data: wire.OptionsWish) -> list[wire.Goal]:
    """Who wins a scenario, and how."""
    try:
        options = await asyncio.to_thread(tatami.game("samourai").complete, data.options)
    except ValueError as error:
        raise Trouble("bad-options", str(error)) from None
    return await asyncio.to_thread(goals.told, options, words_of(request))


@get("/games/samourai/roster")
async def read_roster() -> wire.RosterSeen:
    """Our counters of Samouraï: for those who make scenarios."""
    return await asyncio.to_thread(counters.shipped)


@post("/games/samourai/roster", status_code=200)
async def check_roster(request: Asked, data: wire.RosterWish) -> wire.RosterSeen:
    """The counters of a roster file of one's own."""
    return await asyncio.to_thread(counters.read, data.text, words_of(request))


@get("/tables")
async def my_tables(request: Asked) -> list[wire.TableLine]:
    """The tables that I sit at or opened."""
    hall, session = hall_of(request), session_of(request)
    if session is None:
        return []
    tables = await hall.those_that_open([row["id"] for row in await hall.tables_of(session)])
    return [seen.table_line(table, session, words_of(request)) for table in tables]


@post("/tables")
async def create_table(request: Asked, data: wire.NewTable) -> Response[wire.Created]:
    """Opens a table. The keys of its invitations are shown this once."""
    not_too_many(request, attempts_of(request).tables)
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
    clock = data.clock
    table, keys = await hall_of(request).create(
        newcomer.session,
        data.game,
        data.options,
        seats,
        data.players,
        mine,
        data.spectators,
        clock=Clock(clock.move, clock.bank, Out(clock.out), clock.bot) if clock else None,
        delay=data.delay,
        guest=await guest_of(request),
        rated=data.rated,
    )
    told = seen.table_seen(table, newcomer.session, None, words_of(request))
    return newcomer.answer(wire.Created(told, [invitation(table, seat, key) for seat, key in keys.items()]))


def invitation(table: Table, seat: int, key: str) -> wire.Invitation:
    return wire.Invitation(seat, key, f"/t/{table.id}#{key}")


@get("/tables/{id:str}")
async def see_table(
    request: Asked,
    id: str,
    seat: SeatQuery = None,
    since: SinceQuery = 0,
    board: bool = False,
    wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT, required=False)] = 0.0,
    known: Annotated[int | None, Parameter(ge=0, le=1_000_000, required=False)] = None,
) -> wire.TableSeen:
    """A table as I may see it. With `wait` and `known` (a version) the answer comes when there is something new."""
    hall = hall_of(request)
    session = session_of(request)
    table = await hall.table(id)
    looker = table.seat_for(session, seat)
    hall.seen_at(table, looker)
    if wait and known is not None and known >= table.play_for(looker, hall.now()).version:
        later = table.next_sight(looker, hall.now())
        news = asyncio.Event()
        if looker is not None or not table.delay:  # else they would know when others move
            table.watchers.add(news)
        try:
            async with asyncio.timeout(wait if later is None else min(wait, later)):
                await news.wait()
        except TimeoutError:
            pass
        finally:
            table.watchers.discard(news)
    return seen.table_seen(table, session, seat, words_of(request), since, board)


@post("/tables/{id:str}/join")
async def join_table(request: Asked, id: str, data: wire.Join) -> Response[wire.Joined]:
    """Sits down: with the key of an invitation, at an open seat, or at the seat kept for me in a rematch."""
    newcomer = Newcomer(request)
    table, seat = await hall_of(request).join(
        id, newcomer.session, data.key, data.seat, data.name, data.nonce, data.program, await guest_of(request)
    )
    told = seen.table_seen(table, newcomer.session, None if seat < 0 else seat, words_of(request))
    return newcomer.answer(wire.Joined(told, seat), 200)


@post("/tables/{id:str}/actions", status_code=200)
async def act(request: Asked, id: str, data: wire.Act) -> wire.Acted:
    """Plays an action, by number or notation. `version` is the one of the table that the player looks at."""
    session = somebody(request)
    table, accepted = await hall_of(request).act(id, session, data.seat, data.version, data.action)
    return wire.Acted(accepted, seen.table_seen(table, session, data.seat, words_of(request), data.version))


@post("/tables/{id:str}/undo", status_code=200)
async def undo(request: Asked, id: str, data: wire.Undo) -> wire.TableSeen:
    """Takes back my last action of this turn, unless something was revealed or dealt since."""
    session = somebody(request)
    table = await hall_of(request).undo(id, session, data.seat, data.version)
    return seen.table_seen(table, session, data.seat, words_of(request), data.version)


@post("/tables/{id:str}/takeback", status_code=200)
async def take_back(request: Asked, id: str, data: wire.Ask) -> wire.TableSeen:
    """Asks everybody for leave to take back my last action, or answers; done as soon as all people agree."""
    session = somebody(request)
    table = await hall_of(request).take_back(id, session, data.seat, data.version, Takeback(data.wish))
    return seen.table_seen(table, session, data.seat, words_of(request), data.version)


@post("/tables/{id:str}/why", status_code=200)
async def why(request: Asked, id: str, data: wire.Why) -> wire.WhyNot:
    """Which rules forbid an action to me now. Only whoever is in turn may ask: the answer may depend on a hand."""
    session, words = somebody(request), words_of(request)
    table = await hall_of(request).table(id)
    seat = table.holds(session, data.seat)
    if table.to_act != seat:
        raise Trouble("not-your-turn")
    try:
        action = table.play.wished(data.action)
    except Trouble as trouble:
        if trouble.code != "illegal":
            raise
        return wire.WhyNot(False, rules_named(table.game, words, trouble.rules), trouble.detail, False)
    return wire.WhyNot(True, [], "", table.play.is_final(seat, action))


@post("/tables/{id:str}/outlook", status_code=200)
async def outlook(request: Asked, id: str, data: wire.LookAhead) -> wire.Outlook:
    """What one of my pieces could do, or what an attack of mine would come to, as far as my seat can know."""
    table = await hall_of(request).table(id)
    seat = table.holds(somebody(request), data.seat)
    state, version = table.play.state.copy(), table.play.version
    try:
        found = await asyncio.to_thread(table.game.outlook, state, seat, data.about)
    except ValueError as error:
        raise Trouble("no-outlook", str(error)) from None
    return wire.Outlook(version, found)


@post("/tables/{id:str}/chat", status_code=200)
async def say(request: Asked, id: str, data: wire.Say) -> wire.TableSeen:
    """Says something to the table."""
    session = somebody(request)
    table = await hall_of(request).talk.say(id, session, data.seat, data.text)
    return seen.table_seen(table, session, None, words_of(request), table.play.version)


@post("/tables/{id:str}/seats/{seat:int}/mute", status_code=200)
async def mute(request: Asked, id: str, seat: int, data: wire.Mute) -> wire.TableSeen:
    """From now on I do not hear that seat at this table, or hear it again; nobody is told."""
    session = somebody(request)
    table = await hall_of(request).talk.mute(id, session, seat, data.muted)
    return seen.table_seen(table, session, None, words_of(request), table.play.version)


@get("/tables/{id:str}/note")
async def read_note(request: Asked, id: str, seat: SeatQuery = None) -> wire.NoteSeen:
    """What I have written down for myself at this table."""
    return wire.NoteSeen(await hall_of(request).talk.note(id, somebody(request), seat))


@post("/tables/{id:str}/note", status_code=200)
async def write_note(request: Asked, id: str, data: wire.Note) -> wire.NoteSeen:
    """Writes it down; nobody else can read it."""
    await hall_of(request).talk.write_note(id, somebody(request), data.seat, data.text)
    return wire.NoteSeen(data.text)


@post("/tables/{id:str}/seats/{seat:int}", status_code=200)
async def change_seat(request: Asked, id: str, seat: int, data: wire.SeatChange) -> wire.Created:
    """Gives a seat to a bot, to a new invitation, to anybody, or back to me who held it."""
    session = somebody(request)
    table, key = await hall_of(request).give(id, session, seat, Kind(data.kind), data.bot)
    told = seen.table_seen(table, session, None, words_of(request), table.play.version)
    return wire.Created(told, [invitation(table, seat, key)] if key else [])


@post("/tables/{id:str}/seats/{seat:int}/link", status_code=200)
async def link_seat(request: Asked, id: str, seat: int) -> wire.Invitation:
    """A key for one use: my seat on another device, or a waiting seat of my table."""
    key = await hall_of(request).link(id, somebody(request), seat)
    return wire.Invitation(seat, key, f"/t/{id}#{key}")


@post("/tables/{id:str}/rematch", status_code=200)
async def play_again(request: Asked, id: str, data: wire.PlayAgain) -> wire.TableSeen:
    """The same people once more, one seat further round; the others join when they like."""
    session = somebody(request)
    table = await hall_of(request).play_again(id, session, data.nonce, await guest_of(request))
    return seen.table_seen(table, session, None, words_of(request))


@get("/tables/{id:str}/record")
async def record(request: Asked, id: str) -> Response[dict[str, Any]]:
    """The record of a finished game, with what is needed to check its dealing."""
    hall = hall_of(request)
    table = await hall.table(id)
    seat = table.seat_for(session_of(request), None)
    if table.status_in(table.play_for(seat, hall.now())) == "playing":
        raise Trouble("not-over")
    told = farewells.published(table.record(), seat)
    name = f"{table.game.name}-{table.id}.json"
    return Response(told, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{id:str}/farewell")
async def last_words(request: Asked, id: str) -> wire.Farewell:
    """Who died by his own hand in a finished game of Samouraï (none: an empty name), and what I may see of his poem."""
    hall = hall_of(request)
    found = farewells.farewell(await hall.table(id), session_of(request), hall.now())
    return farewell_seen(found)


@post("/tables/{id:str}/farewell", status_code=200)
async def recall_poem(request: Asked, id: str, data: wire.Recall) -> wire.Farewell:
    """Says the poem that a game left, once, as well as I remember it (SB-9.7)."""
    return farewell_seen(await farewells.recall(hall_of(request), id, somebody(request), data.text))


def farewell_seen(found: farewells.Farewell | None) -> wire.Farewell:
    if found is None:
        return wire.Farewell(None, "", False, None, False, False)
    return wire.Farewell(**msgspec.structs.asdict(found))


@post("/tables/{id:str}/hint", status_code=200)
async def hint(request: Asked, id: str, data: wire.Seated) -> wire.Hint:
    """The best actions for me now, and why, from what my seat knows alone."""
    session, words, hall = somebody(request), words_of(request), hall_of(request)
    table = await hall.table(id)
    seat = table.holds(session, data.seat)
    if table.to_act != seat:
        raise Trouble("not-your-turn")
    if table.rated:
        raise Trouble("rated-hint")
    bots = thinking_bots()
    if bots is None:
        raise Trouble("no-hint")
    state = table.play.state.copy()
    version = table.play.version
    if not await hall.players.prepare(state.game, state.seats):
        raise Trouble("no-hint")
    try:
        found = await hall.players.think(bots.hint, bots.Knowledge(state, seat, id + str(version)))
    except TimeoutError:
        raise Trouble("no-hint") from None
    roles = seen.roles_of(table.game, state, words)
    return wire.Hint(
        version,
        [
            wire.Advice(
                one.action,
                one.notation,
                words.action(state, one.action, roles),
                one.expected,
                one.share,
                one.told(words),
                list(one.rules),
            )
            for one in found
        ],
    )


@get("/tables/{id:str}/odds")
async def odds(request: Asked, id: str) -> wire.Odds:
    """The exact chances of what comes next, from what everybody may know."""
    hall, words = hall_of(request), words_of(request)
    table = await hall.table(id)
    seat = table.seat_for(session_of(request), None)
    state = table.play_for(seat, hall.now()).state
    try:
        told = table.game.odds(state)
    except ValueError as error:
        raise Trouble("no-odds", str(error)) from None
    return wire.Odds(told, table.game.odds_lines(told, seen.roles_of(table.game, state, words), words))


@get("/tables/{id:str}/replay")
async def replay(
    request: Asked,
    id: str,
    seat: SeatQuery = None,
    first: SinceQuery = 0,
    last: SinceQuery = 0,
    moves: bool = False,
    board: bool = False,
) -> wire.Replay:
    """The positions after `first` to `last` actions (at most 100); with `moves` also all that was played."""
    past = seen.past_of(await hall_of(request).table(id), session_of(request), seat)
    return await asyncio.to_thread(seen.replay_seen, past, words_of(request), (first, max(first, last)), moves, board)


@post("/records", request_max_body_size=RECORD_BYTES)
async def import_record(request: Asked, data: dict[str, Any]) -> Response[wire.TableSeen]:
    """Keeps a record from elsewhere, to be replayed and shared."""
    not_too_many(request, attempts_of(request).records)
    newcomer = Newcomer(request)
    table = await hall_of(request).take_in(newcomer.session, data)
    return newcomer.answer(seen.table_seen(table, newcomer.session, None, words_of(request), table.play.version))


api = Router(
    path="/api",
    route_handlers=[
        *profile_routes, *passkey_routes, list_games, read_rules, check_options, tell_goals, read_roster,
        check_roster, my_tables, create_table, see_table, join_table, act, undo, take_back, why, outlook, say, events,
        mute, read_note, write_note, change_seat, link_seat, play_again, record, odds, hint, replay, *telling_routes,
        import_record, list_lessons, try_lesson, look_ahead, first_game, analyse, last_words, recall_poem, chances,
    ],
)  # fmt: skip
