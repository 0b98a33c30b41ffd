"""What a server tells of a table, as ids with arguments: put together, and in the words of whoever reads it here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tatami.core.events import EVERYBODY, Event
from tatami.core.game import Game
from tatami.core.words import Words
from tatami.protocol import JsonObject


def merged(table: JsonObject, news: JsonObject, game: Game) -> JsonObject:
    """The table after a move that has changed only this (protocol.LiveNews)."""
    view = {name: value for name, value in table["view"].items() if name not in news["gone"]} | news["view"]
    for name, parts in news["parts"].items():
        view[name] = list(table["view"][name])
        for place, part in parts.items():
            view[name][int(place)] = part
    kept = ("version", "ply", "seat", "to_act", "can_undo", "can_ask_back", "clock", "steps")
    mine = news["seat"] is not None and news["to_act"] == news["seat"]
    codec = game.codec(table["options"])
    legal = news["choices"]
    for action in news["legal"]:
        verb, args = codec.told(action)
        legal.append({"action": action, "notation": codec.text(action), "verb": verb, "args": args})
    decision = view["decision"] if mine else "wait"
    return table | {name: news[name] for name in kept} | {
        "view": view, "legal": legal, "your_turn": mine, "prompt": {"decision": decision}, "takeback": None,
    }  # fmt: skip


def choice_text(choice: JsonObject, game: Game, words: Words, roles: Sequence[str]) -> str:
    return words(f"{game.name}-action-{choice['verb']}", **words.named(game.name, choice["args"], roles))


def event_text(event: dict[str, Any], game: Game, words: Words, roles: Sequence[str]) -> str:
    """What happened. Where a secret part is missing, it is told without it."""
    args = {name: value for name, value in event.items() if name != "id"}
    secret = next((kind.secret for kind in game.event_kinds if kind.id == event["id"]), ())
    return words.event(game.name, Event(event["id"], args, EVERYBODY, secret), roles)
