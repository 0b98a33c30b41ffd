"""What the tests of Kenjin are written with: positions set up in a line, moves in notation, one fight at a time."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import tatami

KENJIN = tatami.game("kenjin")
REGULAR = ("scout", "shugenja", "general", "assassin", "ashigaru")
SECRET = ("lord", "peasant", "brute", "archer", "samurai")
CLAN = Counter({unit: 4 if unit == "peasant" else 1 for unit in REGULAR + SECRET})
FOURS = ("port", "rice-field", "village", "camp", "torii")
SIXES = ("pass", "sanctuary", "palace", "temple", "fortress")

# The tests count with these powers, whatever powers are shipped.
POWERS = dict(zip(REGULAR + SECRET, (1, 1, 1, 1, 2, 2, 0, 3, 1, 2), strict=True))
FIGURES = {"unit": {unit: {"power": power} for unit, power in POWERS.items()}}

Field = str | tuple[str, Sequence[str], Sequence[str]]


def seat_at(players: int, number: int, side: int) -> int:
    """Whose side of a battlefield this is, by KJ-2.2 and KJ-2.3."""
    return side if players == 2 else ((number - 1) // 2 + side) % players


def scene(
    *fields: Field,
    hands: Mapping[int, Sequence[str]] | None = None,
    taken: Mapping[int, str] | None = None,
    figures: Mapping[str, Any] | None = None,
    to_act: int = 0,
    engaged: int = 0,
    **options: Any,
) -> tatami.State:
    """A position of the deployment. A battlefield is its name alone, or its name and the two rows.

    A seat whose hand is given has lost the cards that lie nowhere; any other seat still holds them. An Assassin that
    lies in a row took a secret unit of that row's owner which lies nowhere, unless `taken` says which.
    """
    options.setdefault("players", {4: 2, 6: 3, 8: 4}[len(fields)])
    laid = [(field, [], []) if isinstance(field, str) else field for field in fields]
    left = [CLAN.copy() for _ in range(options["players"])]
    victims: dict[int, str] = dict(taken or {})
    killers = []
    for number, (_, *rows) in enumerate(laid, 1):
        for side, row in enumerate(rows):
            for word in row:
                owner = seat_at(options["players"], number, side)
                if match := re.search(r"#(\d)", word):
                    killers.append((int(match[1]), owner))
                    owner = int(match[1])
                left[owner][re.search("[a-z]+", word)[0]] -= 1  # type: ignore[index]
    for word in victims.values():
        left[int(word.split("#")[1][0])][re.search("[a-z]+", word)[0]] -= 1  # type: ignore[index]
    for killer, owner in killers:
        if killer not in victims:
            unit = next(unit for unit in ("peasant", *reversed(SECRET)) if left[owner][unit])
            victims[killer] = f"{unit}#{owner}"
            left[owner][unit] -= 1
    seats: list[dict[str, Any]] = [{"taken": victims.get(seat)} for seat in range(options["players"])]
    for seat, hand in (hands or {}).items():
        seats[seat] |= {"hand": list(hand), "gone": list((left[seat] - Counter(hand)).elements())}
    return KENJIN.position(
        {
            "options": options,
            "figures": FIGURES if figures is None else figures,
            "to_act": to_act,
            "engaged": engaged,
            "battlefields": [{"battlefield": tile, "rows": [list(row) for row in rows]} for tile, *rows in laid],
            "seats": seats,
        }
    )


def fought(*fields: Field, last: str, figures: Mapping[str, Any] | None = None, **options: Any) -> tatami.State:
    """Two players: seat 1 lays its thirteenth card, and the fights begin."""
    state = scene(*fields, hands={0: [], 1: [re.split("[@:]", last)[0]]}, to_act=1, figures=figures, **options)
    play(state, last)
    return state


def over(*fields: tuple[Any, ...], cowards: Sequence[int] = (), **options: Any) -> tatami.State:
    """A finished game. A battlefield is its name, its winner (None: nobody) and what the winner's row still holds."""
    options.setdefault("players", {4: 2, 6: 3, 8: 4}[len(fields)])
    gone = [CLAN.copy() for _ in range(options["players"])]
    battlefields = []
    for number, (tile, winner, *cards) in enumerate(fields, 1):
        rows = [cards if seat_at(options["players"], number, side) == winner else [] for side in (0, 1)]
        words = [[f"+{unit}" for unit in row] for row in rows]
        battlefields.append({"battlefield": tile, "winner": winner, "rows": words})
        if winner is not None:
            gone[winner] -= Counter(cards)
    seats = [{"gone": list(left.elements()), "coward": seat in cowards} for seat, left in enumerate(gone)]
    position = {"decision": "over", "to_act": None, "options": options, "battlefields": battlefields, "seats": seats}
    return KENJIN.position(position)


def play(state: tatami.State, *moves: str) -> list[tatami.Event]:
    """Plays moves in notation; all that happened."""
    return [event for move in moves for event in state.apply(state.parse(move))]


def legal(state: tatami.State, verb: str = "") -> list[str]:
    """The legal actions in notation: all, or those that begin with a word."""
    return [text for text in map(state.notation, state.actions()) if text.startswith(verb)]


def row(state: tatami.State, number: int, side: int) -> list[str]:
    """A row as it truly lies, in the words of positions."""
    cards: list[str] = state.position()["battlefields"][number - 1]["rows"][side]["cards"]
    return cards


def seen(state: tatami.State, viewer: int | None, number: int, side: int) -> list[str | None]:
    """The units of a row as a seat (None: a spectator) sees them."""
    return [card["unit"] for card in state.view(viewer)["battlefields"][number - 1]["rows"][side]["cards"]]


def ids(events: Sequence[tatami.Event]) -> list[str]:
    return [event.id for event in events]


def told(events: Sequence[tatami.Event], viewer: int | None) -> list[dict[str, Any]]:
    """What a seat (None: a spectator) learns of what happened."""
    return [known.as_json() for event in events if (known := event.seen_by(viewer))]


def random_game(seed: int, **options: Any) -> Iterator[tatami.State]:
    """A game played at random; yields the state before every action and at the end."""
    dealer = tatami.Dealer(seed)
    state = KENJIN.new(**options)
    yield state
    while state.to_act is not None:
        state.apply(dealer.choose(state))
        yield state


TABLES = [
    {"players": 2},
    {"players": 3},
    {"players": 3, "setup": "draft"},
    {"players": 4},
    {"players": 4, "setup": "draft", "teams": True},
]


class Battle:
    """A fight of seat 0 against seat 1 on one battlefield.

    Seat 1's thirteenth card, laid on the quiet number 3 or by `last`, starts the resolution.
    """

    def __init__(
        self,
        tile: str,
        left: Sequence[str],
        right: Sequence[str],
        last: str | None = None,
        figures: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.number = 1 if tile in FOURS else 2
        fields: list[Field] = ["rice-field", "pass", "village", "palace"]
        if tile in fields:
            fields[fields.index(tile)] = "torii" if tile in FOURS else "temple"
        fields[self.number - 1] = (tile, left, right)
        used = [re.search("[a-z]+", word)[0] for word in right]  # type: ignore[index]
        if last is None:
            last = next(unit for unit in ("ashigaru", "brute", "archer", "samurai") if unit not in used) + "@3"
        hand = [re.split("[@:]", last)[0]]
        self.state = scene(*fields, hands={0: [], 1: hand}, to_act=1, figures=figures, **options)
        self.events = play(self.state, last)

    def play(self, *moves: str) -> Battle:
        self.events += play(self.state, *moves)
        return self

    @property
    def winner(self) -> int | None:
        field = self.state.view(None)["battlefields"][self.number - 1]
        assert field["resolved"]
        winner: int | None = field["winner"]
        return winner

    def counted(self, what: str) -> list[Any]:
        return [e.args[what] for e in self.events if e.id == "power-counted" and e.args["number"] == self.number]

    @property
    def powers(self) -> list[int]:
        """The powers of the two armies, as counted."""
        return self.counted("power")

    @property
    def sizes(self) -> list[int]:
        """How many cards the two armies had when their powers were counted."""
        return self.counted("cards")

    @property
    def rows(self) -> list[list[str]]:
        """What lies there after the fight."""
        return [row(self.state, self.number, side) for side in (0, 1)]
