"""What clients get about games: options, rules, lessons, advice, analyses."""

from __future__ import annotations

from msgspec import Struct

from tatami.core.routes import Complaint
from tatami.protocol.tables import Choice, RuleSeen, StepSeen
from tatami.protocol.values import JsonObject, JsonValue, OptionValue


class ForcedSeen(Struct):
    """A value about which a rule leaves no choice at tables of so many seats."""

    seats: int
    value: OptionValue
    rule: str
    alone: bool
    """Only where one person plays all seats."""


class OptionSeen(Struct):
    name: str
    default: OptionValue
    values: list[OptionValue]
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
    values: dict[str, list[JsonValue]]


class PresetSeen(Struct):
    """A table chosen in one click; a seat is `me`, `invite`, `open` or the name of a bot."""

    name: str
    seats: list[str]
    options: JsonObject
    deployed: bool
    """Whether it begins from a position of its own: then its options are fixed."""


class CardSeen(Struct):
    """One value of the pictured option: how long it takes, and the sides by seat (`GAME-…` names them)."""

    value: JsonValue
    minutes: int
    sides: list[str]
    sizes: list[int]
    author: str
    """Who made it, if it is not from the box."""
    handicaps: list[str]
    """Other values of the option: the same with better chances for the weaker side."""


class RateSeen(Struct):
    """How often bots won at one kind of table: by side, or one number where all win together."""

    value: JsonValue
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
    characters: list[str]
    """What a bot of a level can be like: `level:3:bold`."""
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


class PlanSeen(Struct):
    """What one of my figures could do now, for an arrow on the map; the game's words tell the reason."""

    figure: str
    kind: str
    way: list[str]
    actions: list[str]
    """What carries it out, in notation; empty if it is to do nothing."""
    reason: str
    args: JsonObject


class Plans(Struct):
    version: int
    plans: list[PlanSeen]


class Odds(Struct):
    """Exact chances that people could count by hand, from what everybody may know."""

    odds: JsonObject
    lines: list[str]


class OptionsChecked(Struct):
    """What is wrong with options; nothing, if a table could be opened with them."""

    complaints: list[Complaint]


class Outlook(Struct):
    """What would come of something, for whoever asks before deciding; `version` says of which moment."""

    version: int
    outlook: JsonObject


class RulesSeen(Struct):
    game: str
    language: str
    rules: list[RuleSeen]
    figures: JsonObject


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
    view: JsonObject
    board: list[str]
    roles: list[str]
    steps: list[StepSeen]
    """All that happened since the lesson began; from number `news` on because of the last move."""
    news: int
