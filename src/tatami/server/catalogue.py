"""The games, their options and their rules, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from tatami.core.game import Game
from tatami.core.rulebook import key_of, numbers
from tatami.core.words import Words
from tatami.server import wire
from tatami.tables import lessons

MOST_PLAYERS = 8


@lru_cache(maxsize=16)
def players_of(game: Game) -> tuple[int, ...]:
    """How many can play."""
    possible = []
    for players in range(1, MOST_PLAYERS + 1):
        try:
            if game.seats(game.complete(game.draw_options(players, Random(0)))) == players:
                possible.append(players)
        except ValueError:
            continue
    return tuple(possible)


def game_seen(game: Game, words: Words, bots: Sequence[str], ready: bool) -> wire.GameSeen:
    options = [
        wire.OptionSeen(
            name=option.name,
            default=option.default,
            values=list(option.values),
            many=isinstance(option.default, list),
            fewest=getattr(option, "fewest", None),
            most=getattr(option, "most", None),
            text=words(f"{game.name}-option-{option.name}"),
        )
        for option in game.options
    ]
    return wire.GameSeen(
        name=game.name,
        title=words(game.name),
        about=words(f"{game.name}-about"),
        rules=game.rules_version,
        prefix=game.prefix,
        options=options,
        players=list(players_of(game)),
        has_secrets=game.has_secrets,
        has_odds=type(game).odds is not Game.odds,
        bots=list(bots),
        has_lessons=lessons.course(game) is not None,
        ready=ready,
    )


@lru_cache(maxsize=16)
def rules_seen(game: Game, words: Words) -> wire.RulesSeen:
    rules = [wire.RuleSeen(number, words(key_of(number))) for number in numbers(game)]
    return wire.RulesSeen(game.name, words.language, rules, game.figures())


def rules_named(game: Game, words: Words, numbers: Sequence[str]) -> list[wire.RuleSeen]:
    """Some rules, by their numbers."""
    known = {rule.number: rule for rule in rules_seen(game, words).rules}
    return [known.get(number, wire.RuleSeen(number, "")) for number in numbers]
