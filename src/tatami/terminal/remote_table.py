"""A table of the application on a server: joined by its link, over the server's public interface (docs/api.md)."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPException
from pathlib import Path
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import tatami
from tatami import protocol
from tatami.core.errors import InputError
from tatami.core.plaintext import escape_unsafe, one_line
from tatami.core.words import Words
from tatami.drawing.picking import Choice
from tatami.terminal.clock import Clock, reserves
from tatami.terminal.remote_news import choice_text, event_text, merge_news
from tatami.terminal.seen import Refused, Seen, ServerUnreachable
from tatami.terminal.sitting import result_line, write_record

ANSWER_S = 30
ANSWER_BYTES = 8 << 20
"""No answer and no message of a server is longer; the longest game told from its beginning is a tenth of it."""
Told = TypeVar("Told")
NOT_OURS = (LookupError, TypeError, AttributeError, ValueError, RecursionError)
"""What comes of a table that is told in another shape than ours."""
FIRST_WAIT_S, LONGEST_WAIT_S = 0.3, 2.0
LINK = re.compile(r"(?P<server>https?://[^/#?]+)/t/(?P<table>[\w-]+)(#(?P<key>[\w-]+))?/?")


class InvitationLink(msgspec.Struct, frozen=True):
    """An invitation: the server, the table, and the key of a seat if there is one."""

    server: str
    table: str
    key: str | None

    @classmethod
    def read(cls, text: str) -> InvitationLink:
        match = LINK.fullmatch(text.strip())
        if not match:
            raise InputError("cli-error-link", link=text, example="http://localhost:8000/t/TABLE#KEY")
        return cls(match["server"], match["table"], match["key"])


class TokenFile:
    """What opens the seats taken from this machine: a token from each server, readable by their owner alone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "tokens.json"

    def read(self, server: str) -> list[str]:
        """Tokens that the server may know, the likeliest first. Programs once made one themselves, for all servers."""
        own = self.folder / "token"
        try:
            known = [token] if (token := self.read_tokens().get(server)) else []
            return known + ([own.read_text("ascii").strip()] if own.exists() else [])
        except OSError as error:
            raise ValueError(f"{self.path}: {error.strerror}") from None

    def read_tokens(self) -> dict[str, str]:
        if not self.path.exists():
            return {}
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, str])
        except msgspec.DecodeError:
            raise ValueError(f"{self.path}: not what was written there; move it away to get new tokens") from None

    def keep(self, server: str, token: str) -> None:
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            written = msgspec.json.encode({**self.read_tokens(), server: token})
            beside = self.path.with_name(f"{self.path.name}.{secrets.token_hex(4)}")
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
                out.write(written)
            beside.replace(self.path)
        except OSError as error:
            raise ValueError(f"{self.path}: {error.strerror}") from None


class BadAnswer(ValueError):
    """What a server said is not what a server of ours says."""


def without_controls(value: object, keep: str = "") -> object:
    """What a server said, with every control character in its texts written out: it may not be a friend's."""
    if isinstance(value, str):
        return escape_unsafe(value, keep)
    if isinstance(value, list):
        return [without_controls(one, keep) for one in value]
    if isinstance(value, dict):
        return {without_controls(key): without_controls(one, keep) for key, one in value.items()}
    return value


@contextmanager
def of_our_shape() -> Iterator[None]:
    try:
        yield
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadAnswer(str(error)) from None


def decode_as(content: bytes | str, kind: type[Told], keep: str = "") -> Told:
    """What a server said, if it has the shape that it should have."""
    with of_our_shape():
        return msgspec.convert(without_controls(msgspec.json.decode(content), keep), kind)


def live_message(content: bytes | str) -> protocol.FromServer:
    with of_our_shape():
        told = without_controls(msgspec.json.decode(content))
        message: protocol.FromServer = msgspec.convert(told, protocol.FromServer, str_keys=True)
        return message


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """Our token is for the server of the link; where that sends us, nobody knows."""

    def redirect_request(self, *_: object) -> None:
        return None


OPENER = urllib.request.build_opener(NoRedirects)


class Server:
    """The server's addresses, asked one at a time."""

    def __init__(self, link: InvitationLink, tokens: TokenFile, words: Words) -> None:
        self.link = link
        self.tokens = tokens
        self.token = ""
        self.words = words

    def introduce(self) -> None:
        """Finds a token that the server knows, or gets a new one from it."""
        for token in self.tokens.read(self.link.server):
            self.token = token
            if self.fetch("GET", "/api/me", protocol.Me, None, {}).session:
                return
        self.token = ""
        self.token = self.fetch("POST", "/api/token", protocol.NewToken, None, {}).token
        self.tokens.keep(self.link.server, self.token)

    def ask(
        self, method: str, path: str, kind: type[Told], body: object = None, keep: str = "", **params: object
    ) -> Told:
        """An answer about the table; a refusal is a Refused with the server's words.

        `keep`: control characters that its texts may hold.
        """
        return self.fetch(method, f"/api/tables/{self.link.table}{path}", kind, body, params, keep)

    def fetch(
        self, method: str, path: str, kind: type[Told], body: object, params: Mapping[str, object], keep: str = ""
    ) -> Told:
        query = urllib.parse.urlencode({**params, "lang": self.words.language})
        request = urllib.request.Request(
            f"{self.link.server}{path}?{query}",
            None if body is None else msgspec.json.encode(body),
            {"Content-Type": "application/json", **self.headers},
            method=method,
        )
        try:
            with OPENER.open(request, timeout=ANSWER_S) as answer:
                content = answer.read(ANSWER_BYTES + 1)
            if len(content) > ANSWER_BYTES:
                raise BadAnswer(f"more than {ANSWER_BYTES >> 20} MB")
            return decode_as(content, kind, keep)
        except urllib.error.HTTPError as error:
            raise Refused(refusal(error.read(ANSWER_BYTES), one_line(str(error)))) from None
        except (OSError, HTTPException, BadAnswer) as error:
            reason = getattr(error, "reason", None) or error
            raise ServerUnreachable(
                [self.words("app-no-server", server=self.link.server, why=one_line(str(reason)))]
            ) from None

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def sit_down(self, name: str, watch: bool = False) -> protocol.TableSeen:
        """The table with me at it: on the seat I hold, by the key, on an open seat, or else as a spectator."""
        self.introduce()
        seen = None
        try:
            seen = self.ask("GET", "", protocol.TableSeen)
            kept = any(seat.mine and not seat.ready for seat in seen.seats)
            if watch or (seen.my_seats and not kept):
                return seen
        except Refused:
            if self.link.key is None:
                raise
        wish = {"name": name, "nonce": secrets.token_hex(16)}
        if self.link.key is not None:
            wish["key"] = self.link.key
        try:
            return self.ask("POST", "/join", protocol.Joined, wish).table
        except Refused:
            if self.link.key is not None or seen is None:
                raise
            return seen

    def socket_address(self, since: int, seat: int | None) -> str:
        params = {"since": since, "lang": self.words.language}
        if seat is not None:
            params["seat"] = seat
        server = re.sub("^http", "ws", self.link.server)
        return f"{server}/api/tables/{self.link.table}/live?{urllib.parse.urlencode(params)}"


def refusal(answer: bytes, otherwise: str) -> list[str]:
    """A problem as the server tells it."""
    try:
        return [problem_line(decode_as(answer, protocol.Problem))]
    except BadAnswer:
        return [otherwise]


def problem_line(problem: protocol.Problem) -> str:
    rules = f" ({', '.join(problem.rules)})" if problem.rules else ""
    return one_line(f"{problem.message}{f': {problem.detail}' if problem.detail else ''}{rules}")


class TableAway:
    """A seat (or a spectator's place) at a table on a server."""

    commands: tuple[str, ...] = ("say", "agree", "refuse", "note", "clock", "back")

    def __init__(self, server: Server, table: protocol.TableSeen) -> None:
        self.server = server
        self.words = server.words
        self.changed: Callable[[Seen], None] = lambda seen: None
        self.table = table
        self.steps: dict[int, protocol.StepSeen] = {}
        self.chat: dict[int, tuple[int, str]] = {}
        """What was said, and after how many steps it was heard."""
        self.keep(table)
        self.clock = Clock.read(table.clock)
        self.notice = ""
        self.game = tatami.game(table.game)
        self.figures = self.game.figures()
        self.at_keyboard: int | None = table.seat if self.game.has_secrets else None
        """The only seat whose view may be shown; None where nothing is hidden."""
        self.socket: ClientConnection | None = None
        self.told_last: protocol.TableSeen | None = None
        """The table as the socket told it last: what its next news builds on."""
        self.waiting: dict[int, asyncio.Future[None]] = {}
        """What was sent over the socket and has no answer yet."""
        self.sent = 0

    @property
    def version(self) -> int:
        return self.table.version

    # -- what comes from the server

    async def run(self) -> None:
        """Listens until it is closed; a lost connection is opened again, and nothing is missed."""
        wait = FIRST_WAIT_S
        self.show()
        while True:
            try:
                headers = self.server.headers
                address = self.server.socket_address(len(self.steps), self.at_keyboard)
                async with connect(address, additional_headers=headers, max_size=ANSWER_BYTES) as self.socket:
                    async for message in self.socket:
                        self.notice, wait = "", FIRST_WAIT_S
                        self.hear(live_message(message))
                self.notice = self.words("app-connection-lost")
            except (OSError, WebSocketException, TimeoutError):
                self.notice = self.words("app-connection-lost")
            except NOT_OURS as error:
                self.notice = self.not_understood(error)
            self.hang_up()
            self.show()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT_S)

    def not_understood(self, error: Exception) -> str:
        return self.words("app-no-server", server=self.server.link.server, why=one_line(repr(error), 200))

    def hang_up(self) -> None:
        """The socket is gone: whoever waits for its answers asks in another way."""
        self.socket = self.told_last = None
        for answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(ServerUnreachable([self.words("app-connection-lost")]))
        self.waiting.clear()

    def hear(self, message: protocol.FromServer) -> None:
        match message:
            case protocol.LiveTable(table=table):
                self.told_last = table
                self.take(table)
            case protocol.LiveNews(since=since):
                if self.told_last is not None and self.told_last.version == since:
                    self.told_last = merge_news(self.told_last, message, self.game)
                    self.take(self.told_last)
            case protocol.LiveProblem(id=None, problem=problem):
                self.notice = problem.message
                self.show()
            case protocol.LiveDone(id=int(id)) | protocol.LiveProblem(id=int(id)):
                answer = self.waiting.pop(id, None)
                if answer is None or answer.done():
                    return
                if isinstance(message, protocol.LiveProblem):
                    answer.set_exception(Refused([problem_line(message.problem)]))
                else:
                    answer.set_result(None)

    def take(self, table: protocol.TableSeen) -> None:
        """A newer sight of the table; one that was overtaken on its way only adds to the log."""
        self.keep(table)
        if table.version >= self.table.version and self.at_keyboard in (None, table.seat):
            self.table = table
            self.clock = Clock.read(table.clock)
        self.show()

    def keep(self, table: protocol.TableSeen) -> None:
        """What is new of what happened and of what was said."""
        for step in table.steps:
            self.steps[step.number] = step
        for said in table.chat:
            line = self.words("app-said", name=said.name, text=said.text)
            self.chat.setdefault(said.number, (len(self.steps), line))

    def show(self) -> None:
        self.changed(self.seen())

    def seen(self) -> Seen:
        table = self.table
        seats = table.seats
        names = [seat.name or seat.role for seat in seats]
        mine = table.your_turn
        handing = table.to_act in table.my_seats and not mine
        roles = [seat.role for seat in seats]
        return Seen(
            game=table.game,
            figures=self.figures,
            status="over" if table.status == "imported" else table.status,
            view=table.view,
            names=names,
            seat=table.seat,
            to_act=table.to_act,
            prompt=self.prompt(names),
            choices=[
                Choice(one.notation, choice_text(one, self.game, self.words, roles), one.verb, one.args)
                for one in table.legal
            ]
            if mine
            else [],
            told=self.log_lines(names, roles),
            can_undo=bool(table.can_undo),
            next_person=table.to_act if handing else None,
            notice=self.notice,
            question=self.question(names),
            clock=self.clock if table.status == "playing" else None,
        )

    def prompt(self, names: list[str]) -> str:
        """What is asked now, or who is waited for."""
        table = self.table
        if table.status in ("over", "imported"):
            return result_line([names[seat] for seat in table.winners or ()], self.words)
        if table.status == "waiting":
            return self.words("server-waiting-for-players")
        if table.your_turn:
            return self.game.prompt(table.view, self.words)
        return "" if table.to_act is None else self.words("server-waiting-for", name=names[table.to_act])

    def log_lines(self, names: list[str], roles: list[str]) -> list[str]:
        """What happened, and between it what was said, each where it was heard."""
        lines = []
        spoken = iter(sorted(self.chat.items()))
        next_said = next(spoken, None)
        for number, (_, step) in enumerate(sorted(self.steps.items())):
            while next_said and next_said[1][0] <= number:
                lines.append(next_said[1][1])
                next_said = next(spoken, None)
            if step.kind == "undo" and isinstance(step.actor, int):
                lines.append(self.words("app-undone-by", seat=names[step.actor]))
            lines += [event_text(event, self.game, self.words, roles) for event in step.events]
        return lines + ([next_said[1][1]] if next_said else []) + [line for _, (_, line) in spoken]

    def question(self, names: list[str]) -> str:
        """What the others ask of me, or I of them; or that a bot has my seat."""
        table, seat = self.table, self.table.seat
        asked = table.takeback
        if asked and asked.seat == seat:
            return self.words("web-takeback-asked")
        if asked and seat in asked.needed:
            wish = self.words("web-takeback-wish", name=names[asked.seat])
            return wish + " " + self.words("app-agree-or-refuse")
        if seat is not None and table.status == "playing" and table.seats[seat].kind == "bot":
            return self.words("app-bot-has-your-seat")
        return ""

    # -- what goes there

    async def ask(
        self, method: str, path: str, kind: type[Told], body: object = None, keep: str = "", **params: object
    ) -> Told:
        return await asyncio.to_thread(lambda: self.server.ask(method, path, kind, body, keep, **params))

    async def send(self, **message: object) -> bool:
        """Sends over the socket and waits for the answer, which comes after the news.

        False: no answer came. A move can be posted then: the same one sent twice counts once.
        """
        if self.socket is None or self.told_last is None:
            return False
        self.sent += 1
        answer = self.waiting[self.sent] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(msgspec.json.encode({**message, "id": self.sent}).decode())
            async with asyncio.timeout(ANSWER_S):
                await answer
        except (ServerUnreachable, OSError, WebSocketException, TimeoutError):
            return False
        return True

    def about_me(self) -> dict[str, int]:
        return {} if self.table.seat is None else {"seat": self.table.seat}

    async def act(self, answer: str) -> None:
        legal = self.table.legal
        if answer.isdigit():
            if not 1 <= int(answer) <= len(legal):
                example = legal[0].notation if legal else ""
                raise Refused([self.words("table-not-understood", example=example)])
            answer = legal[int(answer) - 1].notation
        body = {"version": self.table.version, "action": answer, **self.about_me()}
        if not await self.send(type="act", **body):
            self.take((await self.ask("POST", "/actions", protocol.Acted, body)).table)

    async def undo(self) -> str:
        """Alone where that is possible; else everybody is asked."""
        if not self.table.can_undo and self.table.can_ask_back:
            await self.take_back("ask")
            return self.question(self.seen().names) or self.words("table-undone")
        body = {"version": self.table.version, **self.about_me()}
        if not await self.send(type="undo", **body):
            self.take(await self.ask("POST", "/undo", protocol.TableSeen, body))
        return self.words("table-undone")

    async def take_back(self, wish: str) -> None:
        body = {"version": self.table.version, "wish": wish, **self.about_me()}
        self.take(await self.ask("POST", "/takeback", protocol.TableSeen, body))

    async def command(self, word: str, rest: str) -> list[str]:
        match word:
            case "say" if not rest:
                return [line for _, (_, line) in sorted(self.chat.items())] or [self.words("web-chat-empty")]
            case "say":
                said = {"text": rest, **self.about_me()}
                self.take(await self.ask("POST", "/chat", protocol.TableSeen, said))
            case "agree" | "refuse":
                await self.take_back(word)
            case "note":
                return await self.note(rest)
            case "clock":
                return reserves(self.clock, self.seen().names, self.words)
            case "back":
                path = f"/seats/{self.table.seat}"
                self.take((await self.ask("POST", path, protocol.Created, {"kind": "person"})).table)
        return []

    async def note(self, line: str) -> list[str]:
        """My notes, to which a line was added; a dash wipes them."""
        seat = self.about_me()
        text = (await self.ask("GET", "/note", protocol.NoteSeen, keep="\n", **seat)).text
        if line:
            text = "" if line == "-" else f"{text}\n{line}".lstrip("\n")
            await self.ask("POST", "/note", protocol.NoteSeen, {"text": text, **seat})
        return text.splitlines() or [self.words("app-no-notes")]

    async def take_over(self) -> None:
        """Another of my seats looks at the table; what the last one knew is forgotten first."""
        self.at_keyboard = self.table.to_act
        table = await self.ask("GET", "", protocol.TableSeen, seat=self.at_keyboard)
        self.steps.clear()
        self.chat.clear()
        self.table = table
        self.take(table)
        if self.socket:
            await self.socket.send(msgspec.json.encode({"type": "look", "seat": self.at_keyboard}).decode())

    async def hint(self) -> list[str]:
        found = await self.ask("POST", "/hint", protocol.Hint, self.about_me())
        return [
            f"{one.text}  [{one.notation}]  {' '.join(one.reasons)}"
            + (f" ({', '.join(one.rules)})" if one.rules else "")
            for one in found.advice
        ]

    async def odds(self) -> list[str]:
        return (await self.ask("GET", "/odds", protocol.Odds)).lines

    async def why(self, wish: str) -> list[str]:
        answer = await self.ask("POST", "/why", protocol.WhyNot, {"action": wish, **self.about_me()}, keep="\n")
        if answer.legal:
            return [self.words("table-legal", action=wish)]
        return [f"{rule.number} {rule.text}" for rule in answer.rules] or [answer.text]

    async def save(self, name: str) -> str:
        """The record, which the server gives out when the game is over."""
        return write_record(await self.ask("GET", "/record", dict), name, self.words)

    async def close(self) -> None:
        if self.socket:
            await self.socket.close()
