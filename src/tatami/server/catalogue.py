"""The games, their options and their rules, in the reader's language."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import lru_cache
from random import Random

import msgspec

import tatami
from tatami import protocol
from tatami.bots.characters import characters_of
from tatami.core.errors import BadOptions
from tatami.core.game import Game
from tatami.core.rulebook import key_of, numbers
from tatami.core.words import Words, words_folder
from tatami.tables import lessons, openings


@lru_cache(maxsize=16)
def teams_of(game: Game) -> tuple[int, ...]:
    """The team of each seat when the option `teams` is on."""
    if any(option.name == "teams" for option in game.options):
        for players in game.player_counts:
            try:
                return game.teams(game.complete({**game.draw_options(players, Random(0)), "teams": True}))
            except BadOptions:
                continue
    return ()


def game_seen(game: Game, words: Words, bots: Sequence[str], ready: bool) -> protocol.GameSeen:
    options = [
        protocol.OptionSeen(
            name=option.name,
            default=option.default,
            values=list(option.values),
            many=isinstance(option.default, list),
            fewest=getattr(option, "fewest", None),
            most=getattr(option, "most", None),
            forced=[protocol.ForcedSeen(**forced._asdict()) for forced in option.forced],
            text=words(f"{game.name}-option-{option.name}"),
        )
        for option in game.options
    ]
    return protocol.GameSeen(
        name=game.name,
        title=words(game.name),
        about=words(f"{game.name}-about"),
        rules=game.rules_version,
        prefix=game.prefix,
        options=options,
        conflicts=[
            protocol.ConflictSeen(
                conflict.name,
                words(f"{game.name}-conflict-{conflict.name}"),
                {option: list(together) for option, together in conflict.values.items()},
            )
            for conflict in game.conflicts
        ],
        players=list(game.player_counts),
        teams=list(teams_of(game)),
        has_secrets=game.has_secrets,
        has_odds=type(game).odds is not Game.odds,
        cooperative=game.is_cooperative,
        bots=list(bots),
        characters=list(characters_of(game)),
        has_lessons=lessons.course(game) is not None,
        opening=opening_seen(game),
        ready=ready,
    )


@lru_cache(maxsize=64)
def catalogue_json(words: Words, bots: Sequence[str], unready: frozenset[str], compressed: bool) -> bytes:
    """All games as they are sent. Nothing in it is secret, so it may be compressed; the first page waits for it."""
    told = [game_seen(tatami.game(name), words, bots, name not in unready) for name in tatami.games()]
    written = msgspec.json.encode(told)
    return gzip.compress(written, 9, mtime=0) if compressed else written


@lru_cache(maxsize=16)
def opening_seen(game: Game) -> protocol.OpeningSeen:
    return msgspec.convert(openings.opening(game), protocol.OpeningSeen, from_attributes=True)


@lru_cache(maxsize=16)
def rules_seen(game: Game, words: Words) -> protocol.RulesSeen:
    rules = [protocol.RuleSeen(number, words(key_of(number))) for number in numbers(game)]
    return protocol.RulesSeen(game.name, words.language, rules, game.figures())


@lru_cache(maxsize=64)
def words_seen(game: Game, language: str) -> protocol.WordsSeen:
    """A game's own messages, for a page that was built without them. The server speaks the rest itself."""
    sources = {path.stem: path.read_text("utf-8") for path in sorted(words_folder(game.name, language).glob("*.ftl"))}
    rules = "\n".join(sources.pop(name, "") for name in ("rules", "overview"))
    for unused in ("lessons", "server", "commands"):
        sources.pop(unused, None)
    return protocol.WordsSeen(game.name, language, "\n".join(sources.values()), rules)


def rules_named(game: Game, words: Words, numbers: Sequence[str]) -> list[protocol.RuleSeen]:
    """Some rules, by their numbers."""
    known = {rule.number: rule for rule in rules_seen(game, words).rules}
    return [known.get(number, protocol.RuleSeen(number, "")) for number in numbers]
