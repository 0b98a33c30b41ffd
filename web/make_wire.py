"""Writes the browser's types of what goes over the wire, from the server's and the games' own.

`python web/make_wire.py`
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

import tatami
from tatami import protocol
from tatami.core.routes import routes_of

TYPES = Path(__file__).parent / "src" / "lib" / "wire.ts"
HEAD = "// Made by make_wire.py from src/tatami/protocol and games' routes; `make test` says when it is old.\n"


def structs() -> list[Any]:
    """Those of the server, and of the routes of the games that come with it: what else is installed is not ours."""
    ours = [
        one
        for one in vars(protocol).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one is not msgspec.Struct
    ]
    games = [game for game in map(tatami.game, tatami.games()) if game.package.startswith("tatami.")]
    return [*ours, *(one for game in games for route in routes_of(game) for one in (route.body, route.answer) if one)]


def typescript(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    match schema.get("type"):
        case "array":
            inner = typescript(schema.get("items", {}))
            return f"({inner})[]" if " | " in re.sub("<.*>", "", inner) else f"{inner}[]"
        case "object":
            extra = schema.get("additionalProperties")
            return f"Record<string, {typescript(extra) if isinstance(extra, dict) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as name:
            return str(name)
    return "unknown"


def interface(name: str, schema: dict[str, Any], is_complete: bool) -> str:
    """One struct. What we receive is complete, unless it says otherwise; in what we send, defaults may be left out."""
    lines = []
    for field, inner in schema["properties"].items():
        optional = "" if is_complete or field in schema.get("required", ()) else "?"
        lines.append(f"  {field}{optional}: {typescript(inner)};")
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def text() -> str:
    kinds = structs()
    _, components = msgspec.json.schema_components(kinds)
    partial = {one.__name__ for one in kinds if isinstance(one, type) and may_be_partial(one.__struct_config__)}
    told = (interface(name, components[name], name not in partial) for name in sorted(components))
    return HEAD + "\n" + "\n".join(told)


def may_be_partial(config: Any) -> bool:
    """Whether fields that have their defaults may be left out."""
    return bool(config.forbid_unknown_fields or config.omit_defaults)


if __name__ == "__main__":
    TYPES.write_text(text(), "utf-8")
