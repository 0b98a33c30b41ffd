"""Tables as they are told to one seat, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tatami import protocol
from tatami.core.errors import Refusal
from tatami.core.events import Event
from tatami.core.game import CHANCE, Game, State
from tatami.core.json_types import View
from tatami.core.words import Words
from tatami.tables import rated_games
from tatami.tables.chat import lines_heard
from tatami.tables.clocks import now
from tatami.tables.entries import Entry
from tatami.tables.game_log import GameLog, Step
from tatami.tables.live_table import LiveTable
from tatami.tables.seats import Kind

MOST_FRAMES = 100


def roles_of(game: Game, state: State, words: Words) -> list[str]:
    return game.names(state.view(None), words)


def seats_seen(table: LiveTable, session: str | None, roles: Sequence[str]) -> list[protocol.SeatSeen]:
    muted = table.mutes.get(session or "", ())
    teams = table.game.teams(table.play.state.options)
    return [
        protocol.SeatSeen(
            seat=number,
            kind=seat.kind.value,
            name=seat.name,
            role=roles[number],
            bot=seat.bot or None,
            ready=seat.ready,
            present=table.is_present(number),
            mine=session is not None and session in table.sitters[number],
            program=seat.program and seat.kind is Kind.PERSON,
            muted=number in muted,
            team=teams[number] if 1 < len(set(teams)) < len(teams) else None,
        )
        for number, seat in enumerate(table.seats)
    ]


def choices(state: State, words: Words | None, roles: Sequence[str] = ()) -> list[protocol.Choice]:
    """The legal actions of whoever is to act, with words for those who ask for them."""
    return [choice(state, action, words, roles) for action in state.actions()]


def choice(state: State, action: int, words: Words | None, roles: Sequence[str]) -> protocol.Choice:
    verb, args = state.codec.verb_and_labels(action)
    text = words.action(state, action, roles) if words else ""
    return protocol.Choice(action, state.notation(action), verb, args, text)


def prompt_for(
    table: LiveTable, acting: int | None, seat: int | None, view: View, roles: Sequence[str], words: Words | None
) -> protocol.Prompt | None:
    if table.status == "waiting":
        return protocol.Prompt("waiting", words("server-waiting-for-players") if words else "")
    if acting is None:
        return None
    if acting == seat:
        return protocol.Prompt(view["decision"], table.game.prompt(view, words) if words else "")
    name = table.seats[acting].name or roles[acting]
    return protocol.Prompt("wait", words("server-waiting-for", name=name) if words else "")


def clock_seen(table: LiveTable, play: GameLog, instant: int) -> protocol.ClockSeen | None:
    """Of a game that is seen with a delay only the settings."""
    clock, times = table.clock, play.times
    if clock is None:
        return None
    due = table.deadline(play, table.status)
    return protocol.ClockSeen(
        move=clock.move,
        bank=clock.bank,
        out=clock.out.value,
        bot=clock.bot,
        now=instant,
        since=times.since if times and due is not None else None,
        deadline=due,
        banks=times.banks if times else [],
    )


def takeback_seen(table: LiveTable) -> protocol.TakebackSeen | None:
    asked = table.takeback_asked()
    return protocol.TakebackSeen(asked["seat"], asked["agreed"], table.takeback_needs(asked)) if asked else None


def steps_seen(
    play: GameLog, since: int, seat: int | None, words: Words | None, roles: Sequence[str]
) -> list[protocol.StepSeen]:
    return [step_seen(step, step.events, seat, play.state.game, words, roles) for step in play.since(since)]


def step_seen(
    step: Step,
    events: Iterable[Event],
    seat: int | None,
    game: Game,
    words: Words | None,
    roles: Sequence[str],
    opened: bool = False,
) -> protocol.StepSeen:
    """A step and its events as a seat may know them, with words for those who ask for them.

    `opened`: with all that was secret, once a game is over.
    """
    seen: list[protocol.EventSeen] = []
    for event in events:
        if (known := event if opened else event.seen_by(seat)) is not None:
            told = known.as_json()
            if words is not None:
                told["text"] = words.event(game.name, known, roles)
            seen.append(told)
    entry = step.entry
    return protocol.StepSeen(
        number=entry.number,
        kind=entry.kind.value,
        ply=step.ply,
        actor="chance" if entry.actor == CHANCE else entry.actor,
        notation=step.shown[-1 if seat is None else seat],
        events=seen,
    )


def view_of(table: LiveTable, play: GameLog, seat: int | None) -> View:
    """The view of a seat; the same one for all who hold it. Nobody writes into it."""
    if play is not table.play:
        return sent_view(play.state, seat)
    made, view = table.views.get(seat, (-1, {}))
    if made != play.version:
        view = sent_view(play.state, seat)
        table.views[seat] = play.version, view
    return view


def sent_view(state: State, seat: int | None) -> View:
    """The view as it is sent: without the actions, which the choices tell."""
    view = state.view(seat)
    view.pop("actions", None)
    return view


def table_seen(
    table: LiveTable, session: str | None, wish: int | None, words: Words, since: int = 0, texts: bool = False
) -> protocol.TableSeen:
    """All that somebody may know of a table; `texts`: in words too."""
    instant = now()
    seat = table.seat_for(session, wish)
    play = table.play_for(seat, instant)
    is_behind = play is not table.play
    status: Any = table.status_in(play)
    state = play.state
    view = view_of(table, play, seat)
    told = words if texts else None
    roles = table.game.names(view, words)
    acting = None if status != "playing" or state.to_act == CHANCE else state.to_act
    mine = acting is not None and acting == seat
    result = state.result
    return protocol.TableSeen(
        id=table.id,
        game=table.game.name,
        title=words(table.game.name),
        options=dict(state.options),
        status=status,
        version=play.version,
        ply=play.ply,
        seat=seat,
        my_seats=table.seats_of(session),
        host=table.is_host(session),
        seats=seats_seen(table, session, roles),
        to_act=acting,
        your_turn=mine,
        prompt=prompt_for(table, acting, seat, view, roles, told),
        legal=choices(state, told, roles) if mine else [],
        can_undo=status == "playing" and play.can_undo(seat),
        can_ask_back=status == "playing" and seat in play.reaches_of_takeback(),
        takeback=None if is_behind else takeback_seen(table),
        clock=clock_seen(table, play, instant),
        delay=table.delay,
        view=view,
        steps=steps_seen(play, since, seat, told, roles),
        chat=[
            protocol.Line(line["number"], line["seat"], line["name"], line["text"], line["at"])
            for line in lines_heard(
                table, session, instant - table.delay * 1000 if table.delay and seat is None else None
            )
        ],
        result=result.record if result else None,
        winners=list(result.winners) if result else None,
        fair=protocol.Fair(**fair) if (fair := table.fair_seen(status)) else None,
        rematch=None if is_behind else table.rematch,
        has_same_deal=status == "over" and table.has_same_deal,
        first_game=table.first_game,
        created=table.created,
        rated=table.rated,
        unrated_by=rated_games.unrated_by(table) if table.rated and table.status == "waiting" else [],
    )


def board_seen(table: LiveTable, session: str | None, wish: int | None, words: Words) -> protocol.BoardSeen:
    """The view in words."""
    seat = table.seat_for(session, wish)
    play = table.play_for(seat, now())
    return protocol.BoardSeen(play.version, table.game.board(play.state.view(seat), words))


def table_line(table: LiveTable, session: str, words: Words) -> protocol.TableLine:
    mine = table.seats_of(session)
    play = table.play_for(mine[0] if mine else None, now())
    status: Any = table.status_in(play)
    acting = play.state.to_act if status == "playing" else None
    result = play.state.result
    return protocol.TableLine(
        id=table.id,
        game=table.game.name,
        title=words(table.game.name),
        status=status,
        seats=seats_seen(table, session, roles_of(table.game, play.state, words)),
        ply=play.ply,
        to_act=None if acting == CHANCE else acting,
        your_turn=acting in mine,
        created=table.created,
        touched=table.touched_in(play),
        deadline=table.deadline(play, status),
        result=result.record if result else None,
    )


class ReplaySource(NamedTuple):
    """What a replay is made from, by a worker: the table itself goes on meanwhile."""

    id: str
    start: State
    entries: Sequence[Entry]
    end: State
    seat: int | None
    opened: bool = False
    """With everything that any seat knew."""

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells it from other moments of the table, and from what other seats saw."""
        return self.id, len(self.entries), self.end.digest(), self.seat, self.opened


def past_of(table: LiveTable, session: str | None, seat: int | None, opened: bool = False) -> ReplaySource:
    """What somebody may see again. Of a running game only the view of a seat of theirs, and never opened."""
    play = table.play_for(table.seat_for(session, None), now())
    if table.status_in(play) in ("waiting", "playing"):
        seat, opened = table.seat_for(session, seat), False
    elif seat is not None and not 0 <= seat < play.start.seats:
        raise Refusal("no-such-seat")
    return ReplaySource(table.id, play.start, [step.entry for step in play.in_force()], play.state.copy(), seat, opened)


OWN = ("seat", "actions")
"""What belongs to whoever looks, not to the table."""


def opened_view(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees, with everything that the others know: for games that are over."""
    seen = state.view(seat)
    for other in range(state.seats):
        known = {name: value for name, value in state.view(other).items() if name not in OWN}
        seen = joined_views(seen, known)
    return seen


def joined_views(one: Any, other: Any) -> Any:
    """What both say, and where one of them says nothing, what the other does."""
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {**other, **{name: joined_views(value, other.get(name)) for name, value in one.items()}}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [joined_views(*pair) for pair in zip(one, other, strict=True)]
    return one


def replay_seen(
    past: ReplaySource, words: Words, span: tuple[int, int], moves: bool, board: bool, texts: bool
) -> protocol.Replay:
    """The positions from one ply to another, as one seat saw them."""
    told_in = words if texts else None
    _, start, entries, end, seat, opened = past
    game = start.game
    first, last = max(0, span[0]), min(len(entries), span[1], span[0] + MOST_FRAMES - 1)
    again = GameLog(start.copy())
    at_end = roles_of(game, end, words)
    stay = at_end == roles_of(game, start, words)  # then they need not be asked for after every action
    frames, told = [], []
    for ply in range(len(entries) + 1):
        if ply > last and not moves:
            break
        if ply:
            again.add(entries[ply - 1])
        state = again.state
        roles = None
        step = None
        if ply and (moves or first <= ply <= last):
            roles = at_end if stay else roles_of(game, state, words)
            step = step_seen(again.steps[-1], again.steps[-1].events, seat, game, told_in, roles, opened)
            if moves:
                told.append(step)
        if first <= ply <= last:
            view = opened_view(state, seat) if opened else state.view(seat)
            frames.append(protocol.Frame(ply, step, view, game.board(view, words) if board else []))
    result = end.result
    return protocol.Replay(
        id=past.id,
        game=game.name,
        title=words(game.name),
        options=dict(start.options),
        plies=len(entries),
        seat=seat,
        roles=at_end,
        frames=frames,
        moves=told,
        result=result.record if result else None,
        opened=opened,
    )
