"""The record of a game: JSON, complete, replayable for ever; every flaw is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from tatami.core.events import Events
from tatami.core.game import CHANCE, FORMAT, Game, State
from tatami.core.notation import BadNotation

FIELDS = ("format", "game", "rules", "options", "figures", "position", "actions", "result", "fair", "posthumous")


class RecordError(ValueError):
    """A record that cannot be replayed; the message says what is wrong and where."""


def decode(text: str | bytes) -> dict[str, Any]:
    """A record from its JSON."""
    try:
        record = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"no JSON, or cut off: {error}") from None
    if not isinstance(record, dict):
        raise RecordError("a record is a JSON object")
    return record


def start(record: Mapping[str, Any], find: Callable[[str], Game]) -> State:
    """The state in which a record begins."""
    if record.get("format") != FORMAT:
        raise RecordError(f"format {record.get('format')!r}: this program reads {FORMAT!r}")
    for field in record:
        if field not in FIELDS:
            raise RecordError(f"{field}: no such field; a record has {', '.join(FIELDS)}")
    for field, kind in {"game": str, "rules": str, "options": dict, "actions": list}.items():
        if not isinstance(record.get(field), kind):
            raise RecordError(f"{field}: missing, or not a {kind.__name__}")
    try:
        game = find(record["game"])
        if record["rules"] != game.rules_version:
            raise RecordError(
                f"rules {record['rules']!r}: this program plays {game.name} by rules {game.rules_version!r}"
            )
        missing = [option.name for option in game.options if option.name not in record["options"]]
        if missing:
            raise RecordError(f"options: {missing[0]} is missing; a record writes every option out")
        if "position" in record:
            given = {key: record[key] for key in ("game", "options", "figures") if key in record}
            return game.position({**record["position"], **given})
        return game.new(figures=record.get("figures"), **record["options"])
    except RecordError:
        raise
    except (ValueError, TypeError) as error:
        raise RecordError(str(error)) from None


def steps(record: Mapping[str, Any], find: Callable[[str], Game]) -> Iterator[tuple[State, int, Events]]:
    """Replays a record: yields the state after each action with the action and what happened."""
    state = start(record, find)
    for ply, entry in enumerate(record["actions"], 1):
        where = f"action {ply}"
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], str):
            raise RecordError(f"{where}: {entry!r} is not [who, what]")
        actor, text = entry
        expected = "chance" if state.to_act == CHANCE else state.to_act
        if expected is None:
            raise RecordError(f"{where}: {text}: the game was over after {ply - 1} actions")
        if actor != expected or isinstance(actor, bool):
            raise RecordError(f"{where}: {text} by {actor!r}, but {expected!r} is to act")
        try:
            action = state.parse(text)
            events = state.apply(action, text)
        except BadNotation as error:
            raise RecordError(f"{where}: {error}") from None
        except ValueError as error:
            raise RecordError(f"{where}: {error}") from None
        yield state, action, events
    written = record.get("result")
    reached = state.result.record if state.result else None
    if written != reached:
        told = "the game is not over" if reached is None else f"the game ends with {reached}"
        raise RecordError(f"result: the record says {written}, but after {len(record['actions'])} actions {told}")


def replay(record: Mapping[str, Any] | str | bytes, find: Callable[[str], Game]) -> State:
    """The state at the end of a record."""
    if isinstance(record, (str, bytes)):
        record = decode(record)
    if not isinstance(record, Mapping):
        raise RecordError("a record is a JSON object")
    state = start(record, find)
    for state, _, _ in steps(record, find):  # noqa: B007 - the last one is wanted
        pass
    return state
