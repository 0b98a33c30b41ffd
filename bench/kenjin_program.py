"""A bot of whichever Tatami is installed, as a program that plays Kenjin in another one's arena.

    tatami arena kenjin level:5 "cmd:EARLIER/bin/python bench/kenjin_program.py level:5" --games 400

EARLIER is a virtual environment with an earlier version. The program is told what its seat sees and nothing else
(docs/bots.md). Its version cannot read a view, so the position is written out again, with hidden cards that go with
what is seen; the bot then draws all that its seat cannot know anew, as it does at its own tables.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

View = dict[str, Any]

SECRET_UNITS = Counter(lord=1, peasant=4, brute=1, archer=1, samurai=1)
"""What may lie face down of a clan (KJ-1.2)."""


def position_from(view: View, rng: Random) -> View:
    """A position, with everything that the view tells and something for what it hides."""
    fields, seats = view["battlefields"], view["seats"]
    cards = [(card, row["seat"]) for field in fields for row in field["rows"] for card in row["cards"]]
    cards += [(seat["taken"], None) for seat in seats if seat["taken"]]
    unseen = units_unseen(seats, [card for card, _ in cards], rng)
    words = iter([word(card, row, unseen, seats) for card, row in cards])
    return {
        "options": view["options"],
        "decision": view["decision"],
        "to_act": view["to_act"],
        "offer": view["offer"],
        "engaged": (view["cards_this_turn"] or 1) - 1,
        "number": view["number"],
        "doomed": view.get("doomed"),
        "battlefields": [
            {
                "battlefield": field["battlefield"],
                "winner": field["winner"] if field["resolved"] else "open",
                "rows": [army(row, words) for row in field["rows"]],
            }
            for field in fields
        ],
        "seats": [
            {"gone": seat["gone"], "coward": bool(seat["coward"]), "taken": next(words) if seat["taken"] else None}
            for seat in seats
        ],
    }


def units_unseen(seats: list[View], cards: list[View], rng: Random) -> dict[int, list[str]]:
    """The secret units of each seat that the view does not show, in an order of their own."""
    found = {}
    for seat in seats:
        seen = Counter(seat["gone"]) + Counter(seat["hand"] or ())
        seen.update(card["unit"] for card in cards if card["owner"] == seat["seat"] and card["unit"])
        found[seat["seat"]] = list((SECRET_UNITS - seen).elements())
        rng.shuffle(found[seat["seat"]])
    return found


def word(card: View, row: int | None, unseen: dict[int, list[str]], seats: list[View]) -> str:
    """A card as positions write it."""
    owner = card["owner"]
    unit = card["unit"] or unseen[owner].pop()
    others = "".join(str(seat) for seat in card["known_to"] if seat != owner)
    last = unit == "lord" and seats[owner]["coward"]
    return "".join((
        "+" if card["up"] else "", unit, "" if owner == row else f"#{owner}", f"?{others}" if others else "",
        "!" if last else "",
    ))  # fmt: skip


def army(row: View, words: Iterator[str]) -> View:
    """A row with its next words; a Peasant who lies in a fight that is over was there when it began."""
    written = {"cards": [next(words) for _ in row["cards"]], "camp": row["camp"]}
    if "power" in row:
        there = any(card["unit"] == "peasant" for card in row["cards"])
        written |= {"port": row["port"], "power": row["power"], "peasant": int(there)}
    return written


def main(spec: str) -> None:
    import tatami
    from tatami.bots import Knowledge, choose

    game = tatami.game("kenjin")
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            rng = Random(message["seed"])
            state = game.position(position_from(message["view"], rng))
            known = Knowledge(state, message["seat"], rng.getrandbits(64))
            print(json.dumps({"action": state.notation(choose(known, spec, rng.getrandbits(64)))}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
