"""What JSON holds of a game, by name: dictionaries whose keys the game's own documents describe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
"""An object whose values the reader looks into by their names."""
Record: TypeAlias = JsonObject
"""A whole game, to be replayed (docs/record.md)."""
Position: TypeAlias = JsonObject
"""Everything that is true at one moment, as a game's `position.py` writes and reads it."""
View: TypeAlias = JsonObject
"""What one seat may know, or a part of it (a seat, a card), as a game's `view.py` makes it."""
Options: TypeAlias = Mapping[str, Any]
"""The options of a table by name."""
Given: TypeAlias = Mapping[str, Any]
"""An object that somebody sent: whoever reads it checks it."""
Pickled: TypeAlias = tuple[Any, ...]
"""What `__reduce__` returns."""
