"""The numbers of a game with their provenance: shipped as TOML, replaced in part by an owner who knows better."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tatami.core.textfiles import read_text

Figures = dict[str, Any]

LARGEST = 64 << 10
"""Bytes of a file of figures; the shipped ones are a tenth of it."""


def load(path: Path) -> Figures:
    """A TOML file; a ValueError names the file and the line of what cannot be read."""
    text = read_text(path, LARGEST)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError(f"{path}: tables within tables within tables; nothing here goes so deep") from None
    except ValueError as error:  # besides TOML's own, a number with thousands of digits
        raise ValueError(f"{path}: {error}") from None


def override(shipped: Figures, given: Figures, where: str = "") -> Figures:
    """The shipped figures with the given ones in their places, marked as the owner's own.

    A key that is not there, or a value of another type, is named in a ValueError.
    """
    merged = dict(shipped)
    for key, value in given.items():
        path = f"{where}{key}"
        if key not in shipped or key == "provenance":
            known = ", ".join(name for name in shipped if name != "provenance")
            raise ValueError(f"figures: {path}: no such figure; here there are {known}")
        if isinstance(shipped[key], dict):
            if not isinstance(value, dict):
                raise ValueError(f"figures: {path}: expected a table, not {value!r}")
            merged[key] = override(shipped[key], value, f"{path}.")
        elif type(value) is not type(shipped[key]):
            raise ValueError(f"figures: {path} = {value!r}: expected a value like {shipped[key]!r}")
        else:
            merged[key] = value
            if "provenance" in merged:
                merged["provenance"] = "own"
    return merged
