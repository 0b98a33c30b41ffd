"""What cannot be granted."""

from __future__ import annotations

from collections.abc import Sequence


class Trouble(ValueError):
    """A wish that cannot be granted: a code that every language has words for, and particulars."""

    def __init__(self, code: str, detail: str = "", rules: Sequence[str] = ()) -> None:
        self.code = code
        self.detail = detail
        self.rules = tuple(rules)
        super().__init__(f"{code}: {detail}" if detail else code)
