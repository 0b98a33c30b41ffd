"""What JSON holds of a game, by name: dictionaries whose keys the game's own documents describe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Record: TypeAlias = dict[str, Any]
"""A whole game, to be replayed (docs/record.md)."""
Position: TypeAlias = dict[str, Any]
"""Everything that is true at one moment, as a game's `position.py` writes and reads it."""
View: TypeAlias = dict[str, Any]
"""What one seat may know, as a game's `view.py` makes it."""
Options: TypeAlias = Mapping[str, Any]
"""The options of a table by name."""
