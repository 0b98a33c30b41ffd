"""Writes `tatami/__init__.pyi`, from which editors and type checkers know every game's options by name and value.

python -m tatami.core.stub
"""

from __future__ import annotations

import sys
from pathlib import Path

from tatami.core.game import Game
from tatami.core.options import Names, Option
from tatami.core.registry import game, games

STUB = Path(__file__).parent.parent / "__init__.pyi"
HEAD = '''\
"""Tatami: tabletop games for people and for machines. Made by `python -m tatami.core.stub`."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, overload

from tatami.core.chance import Dealer as Dealer
from tatami.core.events import Event as Event
from tatami.core.figures import Figures
from tatami.core.game import CHANCE as CHANCE
from tatami.core.game import Game as Game
from tatami.core.game import IllegalAction as IllegalAction
from tatami.core.game import Result as Result
from tatami.core.game import State as State
from tatami.core.game_record import RecordError as RecordError
from tatami.core.game_record import replay as replay
from tatami.core.notation import BadNotation as BadNotation
'''
BODY = '''
__version__: str

def games() -> list[str]:
    """The names of all games."""

'''


def type_of(option: Option) -> str:
    if set(map(type, option.values)) == {bool}:
        return "bool"
    literal = f"Literal[{', '.join(map(repr, option.values))}]"
    if isinstance(option, Names):
        return f"Sequence[{literal}]"
    return literal if type(option) is Option else f"{literal} | Mapping[str, Any]"


def class_of(described: Game) -> str:
    """A game whose `new` names its options."""
    name = type(described).__name__
    options = "".join(f"        {option.name}: {type_of(option)} = ...,\n" for option in described.options)
    return (
        f"class {name}({name}Rules):\n    def new(  # type: ignore[override]\n        self,\n"
        f"        figures: Figures | None = None,\n        *,\n{options}    ) -> State:\n"
        f'        """A fresh game. An unknown option or a bad value is a ValueError that names it."""\n'
    )


def import_of(described: Game) -> str:
    name = type(described).__name__
    return f"from {described.package} import {name} as {name}Rules\n"


def overload_of(described: Game) -> str:
    return f"@overload\ndef game(name: Literal[{described.name!r}]) -> {type(described).__name__}: ...\n"


def stub(names: list[str]) -> str:
    described = [game(name) for name in names]
    classes = "\n".join(map(class_of, described))
    overloads = "".join(map(overload_of, described))
    imports = "".join(map(import_of, described))
    return f"{HEAD}{imports}{BODY}{classes}\n{overloads}@overload\ndef game(name: str) -> Game: ...\n"


def own_games() -> list[str]:
    """The games of this package: what others install is not known to a file of ours."""
    return [name for name in games() if game(name).package.startswith(f"{__package__.partition('.')[0]}.")]


if __name__ == "__main__":
    STUB.write_text(stub(own_games()), "utf-8")
    sys.stdout.write(f"{STUB}\n")
