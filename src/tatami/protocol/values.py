"""The plain values that requests and answers are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from tatami.core.words import LANGUAGES

Name = Annotated[str, Meta(max_length=80)]
PersonName = Annotated[str, Meta(max_length=80, extra_json_schema={"extra": {"min_length": 1}})]
ChatLine = Annotated[str, Meta(max_length=2000, extra_json_schema={"extra": {"min_length": 1, "max_length": 500}})]
"""What is described, but not checked here: what checks it says in words what would be right."""
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Wish = Annotated[int, Meta(ge=0, le=2**31 - 1)] | Annotated[str, Meta(max_length=2000)]
"""An action by its number or in notation."""
Actor = int | Literal["chance"]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
SeatKind = Literal["person", "bot", "invite", "open"]
Status = Literal["waiting", "playing", "over", "imported"]
Scalar = str | int | bool | None
OptionValue = str | int | bool | list[str] | None
EventSeen: TypeAlias = dict[str, str | int | None]
"""What happened: its `id` and its arguments by name; with `text` for those who ask for words."""
JsonValue: TypeAlias = Any
JsonObject: TypeAlias = dict[str, Any]
"""What only a game or a browser knows the shape of: a view, a result, options, a credential."""
