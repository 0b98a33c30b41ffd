"""What goes over the wire, both ways. OpenAPI and the browser's types are made from these (docs/api.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tatami.core.routes import Complaint
from tatami.core.words import LANGUAGES

Name = Annotated[str, Meta(max_length=80)]
PersonName = Annotated[str, Meta(max_length=80, extra_json_schema={"extra": {"min_length": 1}})]
ChatLine = Annotated[str, Meta(max_length=2000, extra_json_schema={"extra": {"min_length": 1, "max_length": 500}})]
"""What is described, but not checked here: what checks it says in words what would be right."""
Id = Annotated[str, Meta(max_length=24)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Wish = Annotated[int, Meta(ge=0, le=2**31 - 1)] | Annotated[str, Meta(max_length=2000)]
Actor = int | Literal["chance"]


# -- what clients send


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who a seat is for: me, a bot, whoever has the key, or anybody who has the address."""

    kind: Literal["me", "bot", "invite", "open"]
    bot: Name = "random"
    name: Name = ""


class ClockWish(Struct, forbid_unknown_fields=True):
    """Seconds for each decision, and a bank for what takes longer; when both are used up, a bot goes on."""

    move: Annotated[int, Meta(ge=5, le=30 * 86400)]
    bank: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    out: Literal["bot", "skip"] = "bot"
    """Whether the bot takes the seat over, or makes this one decision."""
    bot: Name = "random"


class NewTable(Struct, forbid_unknown_fields=True):
    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    """Instead of options: so many players, the rest drawn (which samurai, for example)."""
    name: Name = ""
    nonce: Hex | None = None
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=86400)] = 0
    """Seconds that spectators are behind."""
    clock: ClockWish | None = None
    rated: bool = False
    """Whether the game shall count for ratings, if all who sit down want that."""
    preset: Name | None = None
    """A table of `GameSeen.opening` by its name: its options, and the position that it begins with."""


class Join(Struct, forbid_unknown_fields=True):
    key: Key | None = None
    seat: SeatNumber | None = None
    name: Name = ""
    nonce: Hex | None = None
    program: bool = False
    """Whether whoever sits down is a program; others are told."""


class Act(Struct, forbid_unknown_fields=True):
    version: Version
    action: Wish
    seat: SeatNumber | None = None


class Undo(Struct, forbid_unknown_fields=True):
    version: Version
    seat: SeatNumber | None = None


class Ask(Struct, forbid_unknown_fields=True):
    """About taking back one's last action although others have played since."""

    version: Version
    wish: Literal["ask", "agree", "refuse"] = "ask"
    seat: SeatNumber | None = None


class Why(Struct, forbid_unknown_fields=True):
    action: Wish
    seat: SeatNumber | None = None


class LookAhead(Struct, forbid_unknown_fields=True):
    about: Annotated[str, Meta(max_length=400)]
    seat: SeatNumber | None = None


class Say(Struct, forbid_unknown_fields=True):
    text: ChatLine
    seat: SeatNumber | None = None


class Mute(Struct, forbid_unknown_fields=True):
    muted: bool


class Note(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=4000)]
    seat: SeatNumber | None = None


class Branch(Struct, forbid_unknown_fields=True):
    """A game played on from a moment of a finished one: I take `seat`, bots the others."""

    ply: Version
    seat: SeatNumber
    bot: Name = "level:2"
    name: Name = ""
    nonce: Hex | None = None


class HookWish(Struct, forbid_unknown_fields=True):
    url: Annotated[str, Meta(max_length=500)] | None
    """Where I want to be told of my turns at a table; null: nowhere."""


class HookSeen(Struct):
    url: str | None


class Browser(Struct, forbid_unknown_fields=True):
    """Where a browser hears, as its PushSubscription says."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(max_length=30, pattern="^[A-Za-z0-9_-]+$")]
    language: Language = "en"


class PushWish(Struct, forbid_unknown_fields=True):
    browser: Browser | None
    """Which browser wants to be told of my turns; null: not this one any more."""


class NoticesSeen(Struct):
    """How I am told of my turns while I am away."""

    key: str | None
    """The server's key for push subscriptions; null: this server sends no messages."""
    push: bool
    """Whether this browser is told."""
    url: str | None
    """The address that is told, at a table."""


class Tested(Struct):
    taken: bool
    """Whether the address took the message."""


class Unsubscribe(Struct, forbid_unknown_fields=True):
    key: Key


class Seated(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None


class SeatChange(Struct, forbid_unknown_fields=True):
    kind: Literal["person", "bot", "invite", "open"]
    bot: Name = "random"


class PlayAgain(Struct, forbid_unknown_fields=True):
    nonce: Hex | None = None


class ProfileWish(Struct, forbid_unknown_fields=True):
    """What I want to be called, and what I agree to."""

    name: PersonName
    history: bool = False
    """My games are listed, and my seats are mine on every device where I am signed in."""
    rated: bool = False
    """My games against others who want that are rated; needs `history`."""
    shown: bool = False
    """My name and ratings stand on the ladders; needs `rated`."""


class SignIn(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=80)]


class Credential(Struct, forbid_unknown_fields=True):
    """What a browser's PublicKeyCredential says of itself (`toJSON()`)."""

    credential: dict[str, Any]


class PasskeyOptions(Struct):
    """What to ask the browser for (`parse…OptionsFromJSON`)."""

    options: dict[str, Any]


class SignOut(Struct, forbid_unknown_fields=True):
    everywhere: bool = False


class Forget(Struct, forbid_unknown_fields=True):
    """My profile is to be deleted."""

    sure: Literal[True]


class LessonMoves(Struct, forbid_unknown_fields=True):
    """The learner's own moves so far; the last may be wrong."""

    moves: Annotated[list[Wish], Meta(max_length=100)] = []


class LessonQuestion(Struct, forbid_unknown_fields=True):
    about: Annotated[str, Meta(max_length=400)]
    moves: Annotated[list[Wish], Meta(max_length=100)] = []
    """The learner's own moves so far."""


class Analyse(Struct, forbid_unknown_fields=True):
    since: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """How many judged moves I have already."""
    start: bool = True
    """Whether it shall begin if nobody has asked for it yet."""


class FirstGame(Struct, forbid_unknown_fields=True):
    name: Name = ""
    nonce: Hex | None = None


# -- what clients get


class SeatSeen(Struct, gc=False):
    seat: int
    kind: Literal["person", "bot", "invite", "open"]
    name: str
    """What the person called themselves; may be empty."""
    role: str
    """What the game calls the seat, in the reader's language."""
    bot: str | None
    ready: bool
    present: bool
    mine: bool
    program: bool
    """Whether whoever sits there says that they are a program."""
    muted: bool
    """Whether I do not want to hear them."""
    team: int | None = None
    """Seats of the same number play together; null where there are no teams."""


class Choice(Struct, gc=False):
    """A legal action: as a number, in notation, in words, and taken apart."""

    action: int
    notation: str
    text: str
    verb: str
    args: dict[str, str]


class Prompt(Struct, gc=False):
    decision: str
    text: str


class StepSeen(Struct, gc=False):
    """One entry of the log as this seat may know it. `events` are {id, arguments…, text}."""

    number: int
    kind: Literal["act", "undo", "recall"]
    ply: int
    actor: Actor
    notation: str | None
    events: list[dict[str, Any]]


class Farewell(Struct):
    """Who died by his own hand in a game, and what I may see of his poem."""

    seat: int | None
    samurai: str
    wrote: bool
    poem: list[str] | None
    """Null: not for my eyes any more, until somebody has recalled it."""
    honoured: bool
    may_recall: bool


class Recall(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=500)]


class Line(Struct, gc=False):
    number: int
    seat: int
    name: str
    text: str
    at: int


class Fair(Struct, gc=False):
    scheme: str
    commitment: str
    seed: str | None
    nonces: list[str | None]


class ClockSeen(Struct):
    """The clock, its settings in seconds, all else in milliseconds."""

    move: int
    bank: int
    out: Literal["bot", "skip"]
    bot: str
    now: int
    """The server's time when it told this."""
    since: int | None
    """When the decision that is waited for began; null: nobody's clock runs."""
    deadline: int | None
    banks: list[int]
    """What was left to each seat then."""


class TakebackSeen(Struct):
    seat: int
    agreed: list[int]
    needed: list[int]


class NoteSeen(Struct):
    text: str


class TableSeen(Struct, gc=False):
    """A table as one seat (or a spectator) sees it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over", "imported"]
    version: int
    ply: int
    seat: int | None
    """The seat through whose eyes this is seen; null: a spectator's."""
    my_seats: list[int]
    host: bool
    seats: list[SeatSeen]
    to_act: int | None
    your_turn: bool
    prompt: Prompt | None
    legal: list[Choice]
    can_undo: bool
    can_ask_back: bool
    """Whether this seat may ask the others for leave to take back its last action."""
    takeback: TakebackSeen | None
    clock: ClockSeen | None
    delay: int
    """Seconds that spectators are behind."""
    view: dict[str, Any]
    board: list[str]
    """The view in words, line by line, if asked for."""
    steps: list[StepSeen]
    """The entries of the log from `since` on."""
    chat: list[Line]
    result: dict[str, Any] | None
    winners: list[int] | None
    fair: Fair | None
    rematch: str | None
    created: int
    rated: bool
    """Before the game whether it is meant to count for ratings; then whether it does."""
    unrated_by: list[int]
    """Seats because of which it would not, as people sit now."""


class Invitation(Struct):
    """A key for one use; the link carries it behind the #, where no server ever sees it."""

    seat: int
    key: str
    path: str


class DeviceSeen(Struct):
    """A device on which a seat is open. `device`: like `Firefox, Windows`, or `program`; empty: not known."""

    id: str
    device: str
    added: int | None
    seen: int | None
    this: bool


class Created(Struct):
    table: TableSeen
    invitations: list[Invitation]


class Joined(Struct):
    table: TableSeen
    seat: int


class Acted(Struct):
    accepted: int
    """The number of the entry: the same for the same move sent twice."""
    table: TableSeen


class WhyNot(Struct):
    legal: bool
    rules: list[RuleSeen]
    text: str
    final: bool
    """Whether it is legal and could not be taken back without the others."""


class RuleSeen(Struct):
    number: str
    text: str


class ForcedSeen(Struct):
    """A value about which a rule leaves no choice at tables of so many seats."""

    seats: int
    value: Any
    rule: str
    alone: bool
    """Only where one person plays all seats."""


class OptionSeen(Struct):
    name: str
    default: Any
    values: list[Any]
    many: bool
    """Whether it takes a list of different values instead of one."""
    fewest: int | None
    most: int | None
    forced: list[ForcedSeen]
    text: str


class ConflictSeen(Struct):
    """Values of several options that cannot be chosen together; `players` stands for the number of seats."""

    name: str
    text: str
    values: dict[str, list[Any]]


class PresetSeen(Struct):
    """A table chosen in one click; a seat is `me`, `invite`, `open` or the name of a bot."""

    name: str
    seats: list[str]
    options: dict[str, Any]
    deployed: bool
    """Whether it begins from a position of its own: then its options are fixed."""


class CardSeen(Struct):
    """One value of the pictured option: how long it takes, and the sides by seat (`GAME-…` names them)."""

    value: Any
    minutes: int
    sides: list[str]
    sizes: list[int]


class RateSeen(Struct):
    """How often bots won at one kind of table: by side, or one number where all win together."""

    value: Any
    bot: str
    games: int
    won: list[int]
    players: int | None


class OpeningSeen(Struct):
    """How a table is best begun; `presets[0]` is for a newcomer."""

    presets: list[PresetSeen]
    minutes: int
    pictured: str
    """The option that is chosen by pictures; empty: none."""
    cards: list[CardSeen]
    rates: list[RateSeen]
    provenance: str
    """Where the rates were measured."""


class GameSeen(Struct):
    name: str
    title: str
    about: str
    rules: str
    """The version of the rules."""
    prefix: str
    options: list[OptionSeen]
    conflicts: list[ConflictSeen]
    players: list[int]
    """How many can play."""
    teams: list[int]
    """The team of each seat when the option `teams` is on; empty where there are none."""
    has_secrets: bool
    """Whether some seats know what others do not: then people at one screen hand it over."""
    has_odds: bool
    cooperative: bool
    """Whether all win or lose together."""
    bots: list[str]
    has_lessons: bool
    opening: OpeningSeen
    ready: bool
    """Whether it can be played; right after the very first start its rules are still being compiled."""


class WordsSeen(Struct):
    """The messages of a game in one language, as Fluent writes them."""

    game: str
    language: str
    text: str
    rules: str
    """Those of the rules page, apart: whoever opens it needs them."""


class Advice(Struct):
    """An action worth considering: the result to expect (0 to 1), its part of the search, and reasons in words."""

    action: int
    notation: str
    text: str
    expected: float
    margin: float
    """Another search as long finds the expected result this near in 95 of 100 cases."""
    share: float
    reasons: list[str]
    rules: list[str]


class Hint(Struct):
    version: int
    advice: list[Advice]


class Odds(Struct):
    """Exact chances that people could count by hand, from what everybody may know."""

    odds: dict[str, Any]
    lines: list[str]


class OptionsChecked(Struct):
    """What is wrong with options; nothing, if a table could be opened with them."""

    complaints: list[Complaint]


class Outlook(Struct):
    """What would come of something, for whoever asks before deciding; `version` says of which moment."""

    version: int
    outlook: dict[str, Any]


class RulesSeen(Struct):
    game: str
    language: str
    rules: list[RuleSeen]
    figures: dict[str, Any]


class JudgedMove(Struct):
    """A decision looked at again, from what its seat knew then. Results to expect are from 0 to 1, with the margins
    that a hint gives them."""

    ply: int
    """It was the action with this number, from 1."""
    seat: int
    played: Choice
    expected: float
    margin: float
    best: Choice
    best_expected: float
    best_margin: float
    loss: float
    seats: list[float]
    """What each seat could expect before it."""


class AnalysisSeen(Struct):
    """How a game was played, as far as it has been judged."""

    done: bool
    of: int
    """How many decisions there are to judge; 0 while it waits for its turn."""
    moves: list[JudgedMove]
    """From `since` on."""
    swings: list[int]
    """The plies of the costliest moves, once all are judged."""
    accuracy: list[float | None]
    """By seat: how much of what could be expected its moves kept; null where it had nothing to decide."""


class Outcome(Struct):
    notation: str
    share: str
    """How many of the numbers are its own; written out, for it may be too large for a floating-point number."""


class ChanceSeen(Struct):
    """What chance could have brought at a place of the record (from 0)."""

    place: int
    outcomes: list[Outcome]


class LessonLine(Struct):
    name: str
    title: str
    tasks: int


class CourseSeen(Struct):
    """The lessons of a game; after the last there is a short game (`first-game`)."""

    game: str
    text: str
    lessons: list[LessonLine]


class LessonSeen(Struct):
    """Where a learner stands in a lesson."""

    game: str
    name: str
    title: str
    tasks: int
    done: int
    """How many of the tasks; all of them: the lesson is over."""
    text: str
    """What is asked now."""
    right: bool | None
    """Whether the last move was; null before the first. A wrong one was not played."""
    said: str
    """About the last move."""
    forbidden_by: list[RuleSeen]
    """If the last move was not even legal: by which rules."""
    read_on: list[str]
    """The numbers of the rules that the lesson is about."""
    moves: list[str]
    """The right moves so far: what to send again, and one more."""
    wanted: int | None
    """An action that would be right now."""
    seat: int
    prompt: str
    legal: list[Choice]
    view: dict[str, Any]
    board: list[str]
    roles: list[str]
    steps: list[StepSeen]
    """All that happened since the lesson began; from number `news` on because of the last move."""
    news: int


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over", "imported"]
    seats: list[SeatSeen]
    ply: int
    to_act: int | None
    your_turn: bool
    created: int
    touched: int
    deadline: int | None
    """When the time of whoever is in turn is up."""
    result: dict[str, Any] | None


class Frame(Struct):
    """A moment of a replay: the position after `ply` actions, and how it came about."""

    ply: int
    step: StepSeen | None
    view: dict[str, Any]
    board: list[str]


class Replay(Struct):
    id: str
    game: str
    title: str
    options: dict[str, Any]
    plies: int
    seat: int | None
    roles: list[str]
    frames: list[Frame]
    moves: list[StepSeen]
    """Every action of the game, without undone ones, if asked for."""
    result: dict[str, Any] | None
    opened: bool
    """Whether everything that was secret is shown."""


class ProfileSeen(Struct):
    """My profile, as I alone see it."""

    name: str
    history: bool
    rated: bool
    shown: bool
    created: int
    browsers: int
    """In how many browsers I am signed in."""
    passkeys: int
    ratings: list[RatingSeen]
    battles: list[BattlesSeen]


class RatingSeen(Struct):
    game: str
    rating: int
    deviation: int
    games: int
    sure: bool
    """Whether enough is known; else the rating is provisional."""


class BattlesSeen(Struct):
    """Games that all win or lose together, at one kind of table."""

    game: str
    kind: dict[str, str | int]
    """What tells the tables apart: the number of players, the difficulty."""
    games: int
    won: int


class ProfileMade(Struct):
    profile: ProfileSeen
    code: str
    """The recovery code: shown this once, and typed in to sign in elsewhere."""


class NewCode(Struct):
    code: str


class NewToken(Struct):
    """What a program sends as `Authorization: Bearer …`; shown this once."""

    token: str


class SeatsHeld(Struct):
    seats: list[int]


class Sitter(Struct):
    seat: int
    name: str
    bot: str | None


class GameLine(Struct):
    """One of my finished games."""

    table: str
    game: str
    seat: int
    seats: list[Sitter]
    ended: int
    outcome: Literal["won", "shared", "lost"]
    result: dict[str, Any]
    rated: bool
    rating: int | None
    """My rating after it, if it was rated."""
    change: int | None


class MyGames(Struct):
    playing: list[TableLine]
    """Those in which it is my turn first."""
    finished: list[GameLine]
    """The last ones first."""
    older: int | None
    """There are more: ask again with `before` set to this."""


class Rung(Struct):
    name: str
    rating: int
    deviation: int
    games: int
    sure: bool


class LadderSeen(Struct):
    game: str
    rungs: list[Rung]


class Me(Struct):
    session: bool
    languages: list[str]
    version: str
    profile: ProfileSeen | None


class Problem(Struct):
    """What every refusal looks like."""

    code: str
    message: str
    detail: str = ""
    rules: list[str] = []
    options: list[str] = []
    """The options that it is about, where options were refused."""


# -- the live channel: what a client sends


class LiveAct(Struct, tag="act", forbid_unknown_fields=True):
    version: Version
    action: Wish
    seat: SeatNumber | None = None
    id: int | None = None


class LiveUndo(Struct, tag="undo", forbid_unknown_fields=True):
    version: Version
    seat: SeatNumber | None = None
    id: int | None = None


class LiveSay(Struct, tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=2000)]
    seat: SeatNumber | None = None
    id: int | None = None


class LiveLook(Struct, tag="look", forbid_unknown_fields=True):
    """From now on through the eyes of another of my seats, or in another language."""

    seat: SeatNumber | None = None
    lang: Language | None = None
    id: int | None = None


class LivePing(Struct, tag="ping", forbid_unknown_fields=True):
    id: int | None = None


FromClient = LiveAct | LiveUndo | LiveSay | LiveLook | LivePing


# -- and what it gets


class LiveTable(Struct, tag="table", gc=False):
    table: TableSeen


class LiveDone(Struct, tag="done", gc=False):
    id: int | None
    accepted: int | None = None


class LiveProblem(Struct, tag="problem"):
    id: int | None
    problem: Problem


decode_live = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
