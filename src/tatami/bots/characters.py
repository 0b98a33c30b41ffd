"""Characters: what a bot likes to do where several choices are about as good.

A game's module `characters` names them (`CHARACTERS`) and says how much one likes an action, from -1 to 1
(`leaning(character, table, figures, action)`). A character never changes what a bot knows nor how long it thinks.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from tatami.bots.knowledge import Knowledge
from tatami.bots.search import Finding, search_of
from tatami.core.game import Game

PRICE = 0.02
"""What one choice in character may cost, as a part of a whole result; a game may say otherwise."""
WELL_TRIED = 0.02
"""A choice with fewer visits than this part of the most visited one's is too uncertain."""
PULL = 1.0
"""Where cards are hidden: e to the power of this is how many times as often a choice liked by 1 is drawn."""


def characters_of(game: Game) -> tuple[str, ...]:
    part = game.part("characters")
    return part.CHARACTERS if part else ()


def check_character(game: Game, character: str) -> None:
    """ValueError if the game has no such character."""
    known = characters_of(game)
    if character and character not in known:
        raise ValueError(f"{game.name} has no bots of character {character!r}; there are: {', '.join(known) or 'none'}")


def character_of(spec: str) -> str:
    """Empty if a bot has none."""
    kind, _, rest = spec.partition(":")
    return rest.partition(":")[2] if kind == "level" else ""


def likings(known: Knowledge, character: str, actions: Iterable[int]) -> dict[int, float]:
    """How much a character likes each action, from -1 to 1."""
    leaning = known.game.part("characters").leaning  # type: ignore[union-attr]
    opened = search_of(known.game).opened(known)
    return {action: leaning(character, *opened, action) for action in actions}


def tilt(policy: dict[int, float], liked: dict[int, float]) -> dict[int, float]:
    """For bots that mix: what is liked is drawn more often, and all stays possible."""
    return {action: share * exp(PULL * liked[action]) for action, share in policy.items()}


def price_of(game: Game) -> float:
    return getattr(game.part("characters"), "PRICE", PRICE)


def preferred_action(found: Finding, action: int, liked: dict[int, float], price: float = PRICE) -> int:
    """For bots that do not mix: of the choices that are about as good as `action`, the one liked best."""
    tried = {choice.action: choice for choice in found.choices}
    if action not in tried:
        return action
    fewest, least = WELL_TRIED * found.choices[0].visits, tried[action].value - price
    near = [choice for choice in found.choices if choice.visits >= fewest and choice.value >= least]
    best = max(near, key=lambda choice: liked[choice.action], default=tried[action])
    return best.action if liked[best.action] > liked[action] else action
