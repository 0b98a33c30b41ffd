"""A player's own scenario in play: its whole text is the value of the option, so that a record needs no file beside it.

`{"text": "<the scenario's TOML>", "files": {"ford.txt": "<a map>", "men.toml": "<a roster>"}}`; `files` holds what the
text names, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tatami.core.json_types import Given, JsonObject
from tatami.core.options import Option
from tatami.games.samourai import scenarios
from tatami.games.samourai.cache import Cache
from tatami.games.samourai.scenario import Scenario
from tatami.games.samourai.toml_reader import BadFile, Files, files_of, loads, text_of

NAME = "scenario.toml"
"""What complaints call the text that came without a file."""
MOST_CHARACTERS = 48_000
MOST_TOLD = 3
KNOWN = 64


class OwnScenario(JsonObject):
    """The value of the option. What was read from it (setting.py) stays with it, as long as a table does."""

    __slots__ = ("setting",)
    setting: Any


class ScenarioOption(Option):
    """The id of a shipped scenario, or a player's own."""

    def check(self, value: Any) -> Any:
        if not isinstance(value, Mapping):
            return self.check_known(super().check, value)
        if complaints := complaints_of(value):
            raise ValueError(first_lines(self.name, complaints))
        if isinstance(value, OwnScenario):
            return value
        return OwnScenario(text=value["text"], files=dict(sorted(value.get("files", {}).items())))

    def parse(self, text: str) -> Any:
        """From the command line also the name of a file, which ends in `.toml`."""
        if not text.endswith(".toml"):
            return self.check_known(super().parse, text)
        try:
            return pack(Path(text))
        except BadFile as error:
            raise ValueError(first_lines(f"{self.name}={text}", error.complaints)) from None

    def check_known(self, check: Callable[[Any], Any], value: Any) -> Any:
        try:
            return check(value)
        except ValueError as error:
            raise ValueError(f"{error}, or a scenario of your own") from None


def first_lines(name: str, complaints: list[str]) -> str:
    """The first complaints in one line."""
    more = len(complaints) - MOST_TOLD
    return f"{name}: {'; '.join(complaints[:MOST_TOLD])}{f' (and {more} more)' if more > 0 else ''}"


def pack(path: Path) -> JsonObject:
    """A scenario file with all that it names beside it, as a value; BadFile says everything that is wrong."""
    found: dict[str, str] = {}
    look = files_of(path.parent)

    def open_file(name: str) -> str:
        found[name] = look(name)
        return found[name]

    text = text_of(path)
    single_scenario(text, path.name, open_file)
    value = {"text": text, "files": dict(sorted(found.items()))}
    check_size(value)
    return value


def complaints_of(value: Given) -> list[str]:
    """Everything that is wrong with a player's own scenario, a line for each; nothing if it can be played."""
    try:
        check_shape(value)
        check_size(value)
        if not hasattr(value, "setting"):  # else it has been read
            read(cache_key(value))
    except BadFile as error:
        return error.complaints
    return []


def check_shape(value: Given) -> None:
    for key in value:
        if key not in ("text", "files"):
            raise BadFile([f"{key}: no such key; an own scenario has text and files"])
    if not isinstance(value.get("text"), str):
        raise BadFile(["text: expected the text of a scenario file"])
    files = value.get("files", {})
    if not isinstance(files, Mapping) or not all(
        isinstance(name, str) and isinstance(text, str) for name, text in files.items()
    ):
        raise BadFile(["files: expected texts by the names that the scenario gives them"])


def check_size(value: Given) -> None:
    size = len(value["text"]) + sum(len(name) + len(text) for name, text in value.get("files", {}).items())
    if size > MOST_CHARACTERS:
        text = f"{size} characters with its map and roster; at most {MOST_CHARACTERS}"
        raise BadFile.of("", text, "too-large", size=size, most=MOST_CHARACTERS)


def cache_key(value: Given) -> bytes:
    """The value as something that can be looked up."""
    return msgspec.json.encode([value["text"], dict(value.get("files", {}))], order="sorted")


READ: Cache[bytes, Scenario] = Cache(KNOWN)


def read(scenario: bytes) -> Scenario:
    """The scenario that a frozen value holds; BadFile says everything that is wrong."""
    return READ.get(scenario) or READ.keep(scenario, read_anew(scenario))


def read_anew(scenario: bytes) -> Scenario:
    text, files = msgspec.json.decode(scenario)
    asked: set[str] = set()

    def open_file(name: str) -> str:
        asked.add(name)
        if name not in files:
            raise BadFile([f"{name}: not there; files holds {', '.join(files) or 'nothing'}"])
        return str(files[name])

    scenario_read = single_scenario(text, NAME, open_file)
    if unasked := [name for name in files if name not in asked]:
        raise BadFile([f"files: {unasked[0]} is not named in the scenario"])
    return scenario_read


def single_scenario(text: str, name: str, files: Files) -> Scenario:
    """The one scenario of a text."""
    read = scenarios.parse_scenarios(loads(text, name), name, files)
    if len(read) > 1:
        raise BadFile([f"{name}: {len(read)} scenarios; a table plays one, so give each a file of its own"])
    return read[0]
