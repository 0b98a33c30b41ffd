"""What a server tells of a table, as ids with arguments: put together, and in the words of whoever reads it here."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tatami.core.events import EVERYBODY, Event
from tatami.core.game import Game
from tatami.core.words import Words
from tatami.protocol import Choice, EventSeen, LiveNews, Prompt, TableSeen


def merge_news(table: TableSeen, news: LiveNews, game: Game) -> TableSeen:
    """The table after a move that has changed only this."""
    view = {name: value for name, value in table.view.items() if name not in news.gone} | news.view
    for name, parts in news.parts.items():
        view[name] = list(table.view[name])
        for place, part in parts.items():
            view[name][place] = part
    mine = news.seat is not None and news.to_act == news.seat
    codec = game.codec(table.options)
    legal = [Choice(action, codec.text(action), *codec.verb_and_labels(action)) for action in news.legal]
    return replace(
        table, version=news.version, ply=news.ply, seat=news.seat, to_act=news.to_act, can_undo=news.can_undo,
        can_ask_back=news.can_ask_back, clock=news.clock, steps=news.steps, view=view, legal=news.choices + legal,
        your_turn=mine, prompt=Prompt(view["decision"] if mine else "wait"), takeback=None,
    )  # fmt: skip


def choice_text(choice: Choice, game: Game, words: Words, roles: Sequence[str]) -> str:
    return words(f"{game.name}-action-{choice.verb}", **words.named_arguments(game.name, choice.args, roles))


def event_text(event: EventSeen, game: Game, words: Words, roles: Sequence[str]) -> str:
    """What happened. Where a secret part is missing, it is told without it."""
    args = {name: value for name, value in event.items() if name != "id"}
    secret = next((kind.secret for kind in game.event_kinds if kind.id == event["id"]), ())
    return words.event(game.name, Event(str(event["id"]), args, EVERYBODY, secret), roles)
