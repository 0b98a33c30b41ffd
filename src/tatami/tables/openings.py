"""How a table of a game is best begun: from the game's `opening.toml` (docs/adding-a-game.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache

import msgspec

import tatami
from tatami.core.errors import Refusal
from tatami.core.game import Game
from tatami.core.json_types import JsonObject, Position

USUAL_BOT = "level:2"


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table chosen in one click. A seat is `me`, `invite`, `open` or the name of a bot."""

    name: str
    seats: list[str]
    options: JsonObject = {}
    position: Position | None = None
    """Where it begins, if not at the start: pieces already deployed. Its options are those of the preset."""

    @property
    def deployed(self) -> bool:
        return self.position is not None


class OpeningCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of one value of the pictured option before a game begins."""

    value: str | int
    minutes: int
    sides: list[str] = []
    """The sides by seat; `GAME-…` names them."""
    sizes: list[int] = []
    """How many pieces each of them has."""
    author: str = ""
    """Who made it, if it is not from the box."""
    handicaps: list[str] = []
    """Other values of the option: the same with better chances for the weaker side."""


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often bots won at one kind of table."""

    value: str | int
    bot: str
    games: int
    won: list[int]
    """By side; one number where all win together."""
    players: int | None = None


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`presets[0]` is what a newcomer gets with one click: a game that can be won or at least enjoyed."""

    presets: list[Preset]
    minutes: int = 0
    """How long a usual game takes; 0: nobody has said."""
    pictured: str = ""
    """The option that is chosen by pictures."""
    cards: list[OpeningCard] = []
    rates: list[Rate] = []
    provenance: str = ""
    """Where the rates were measured."""

    def preset(self, name: str) -> Preset:
        for preset in self.presets:
            if preset.name == name:
                return preset
        raise Refusal("no-such-preset", ", ".join(preset.name for preset in self.presets))


@cache
def opening(game: Game) -> Opening:
    """What a game says of it; else one person and a bot at every other seat."""
    path = game.folder / "opening.toml"
    if path.is_file():
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Opening)
    return Opening([Preset("first", ["me", *[USUAL_BOT] * (game.seats(game.complete({})) - 1)])])


def preset_of(name: str, preset: str) -> Preset:
    """A preset of a game, both by their names."""
    if name not in tatami.games():
        raise Refusal("no-such-game", ", ".join(tatami.games()))
    return opening(tatami.game(name)).preset(preset)


def has_file(game: Game) -> bool:
    return (game.folder / "opening.toml").is_file()


def messages(game: Game) -> Iterator[str]:
    """Every key that an opening needs in the Fluent files."""
    if not has_file(game):
        return
    yield f"{game.name}-motto"
    yield f"{game.name}-first"
    found = opening(game)
    for preset in found.presets:
        yield f"{game.name}-preset-{preset.name}"
        yield f"{game.name}-preset-{preset.name}.what"
    if found.pictured:
        yield f"{game.name}-pictured"
    if found.rates:
        yield f"{game.name}-measured"
    for card in found.cards:
        for value in (card.value, *card.handicaps):
            yield f"{game.name}-{found.pictured}-{value}"
            yield f"{game.name}-{found.pictured}-{value}-about"
        for side in card.sides:
            yield f"{game.name}-{side}"
