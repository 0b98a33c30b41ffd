"""A table of Kenjin in words: for the plain terminal and for screen readers."""

from __future__ import annotations

from functools import cache

from tatami.core.json_types import View
from tatami.core.words import Words

CLANS = ("kamiwashi", "jozu", "yasei", "hondo")


def names(view: View, words: Words) -> list[str]:
    """What the seats are called: by their clans, with the number that the notation uses."""
    return [seat_name(seat, words) for seat in range(len(view["seats"]))]


@cache
def seat_name(seat: int, words: Words) -> str:
    return words(f"kenjin-clan-{CLANS[seat]}")


def board(view: View, words: Words) -> list[str]:
    """The whole visible position."""
    called = names(view, words)
    lines = [words("kenjin-text-phase", phase=words(f"kenjin-phase-{view['phase']}"))]
    if view["offer"]:
        offered = ", ".join(tile(words, name) for name in view["offer"])
        lines.append(words("kenjin-text-offer", battlefields=offered))
    for battlefield in view["battlefields"]:
        if battlefield["battlefield"] is not None:
            lines += battlefield_lines(battlefield, called, words)
    for seat in view["seats"]:
        lines += seat_lines(seat, called, words)
    if "score" in view:
        lines += score_lines(view["score"], called, words)
    return lines


def tile(words: Words, name: str) -> str:
    return words(f"kenjin-battlefield-{name}")


def unit(words: Words, name: str) -> str:
    return words(f"kenjin-unit-{name}")


def battlefield_lines(battlefield: View, called: list[str], words: Words) -> list[str]:
    about = {
        "number": battlefield["number"],
        "battlefield": tile(words, battlefield["battlefield"]),
        "points": battlefield["points"],
    }
    if not battlefield["resolved"]:
        head = words("kenjin-text-battlefield", **about)
    elif battlefield["winner"] is None:
        head = words("kenjin-text-battlefield-drawn", **about)
    else:
        head = words("kenjin-text-battlefield-won", **about, seat=called[battlefield["winner"]])
    return [head] + [row_line(row, called, words) for row in battlefield["rows"]]


def row_line(row: View, called: list[str], words: Words) -> str:
    cards = [card(one, row["seat"], called, words) for one in row["cards"]]
    told = ", ".join(f"{place} {name}" for place, name in enumerate(cards, 1)) or words("kenjin-text-no-cards")
    line = words("kenjin-text-row", seat=called[row["seat"]], cards=told)
    if row["camp"]:
        line += " " + words("kenjin-text-supplied", bonus=row["camp"])
    if "power" in row:
        line += " " + words("kenjin-text-power", power=row["power"])
    return line


def card(seen: View, row_seat: int, called: list[str], words: Words) -> str:
    """A card: its unit if known, whether it lies face down, whose it is if not the row's."""
    if seen["unit"] is None:
        return words("kenjin-text-face-down")
    name = unit(words, seen["unit"])
    if not seen["up"]:
        return words("kenjin-text-known", unit=name)
    if seen["owner"] != row_seat:
        return words("kenjin-text-foreign", unit=name, seat=called[seen["owner"]])
    return name


def seat_lines(seat: View, called: list[str], words: Words) -> list[str]:
    who = called[seat["seat"]]
    if seat["hand"] is not None:
        told = ", ".join(unit(words, name) for name in seat["hand"]) or words("kenjin-text-no-cards")
        lines = [words("kenjin-text-hand", seat=who, cards=told)]
    else:
        lines = [words("kenjin-text-hand-size", seat=who, count=seat["cards_in_hand"])]
    taken = seat["taken"]
    if taken is not None:
        if taken["unit"] is None:
            lines.append(words("kenjin-text-taken.hidden", seat=who, owner=called[taken["owner"]]))
        else:
            lines.append(
                words("kenjin-text-taken", seat=who, owner=called[taken["owner"]], unit=unit(words, taken["unit"]))
            )
    if seat["coward"]:
        lines.append(words("kenjin-event-coward", seat=who))
    return lines


def score_lines(sheet: list[View], called: list[str], words: Words) -> list[str]:
    """Every point and where it comes from."""
    lines = [words("kenjin-text-score")]
    for entry in sheet:
        lines.append(words("kenjin-text-total", seat=called[entry["seat"]], points=entry["total"]))
        for won in entry["battlefields"]:
            lines.append(points_line(won, words))
        if entry["coward"]:
            lines.append(words("kenjin-text-coward-points", points=entry["coward"]))
    return lines


def points_line(won: View, words: Words) -> str:
    """What a battlefield brought."""
    numbers = {name: won[name] for name in ("points", "peasant", "lord")}
    return words("kenjin-text-points", battlefield=tile(words, won["battlefield"]), **numbers)
