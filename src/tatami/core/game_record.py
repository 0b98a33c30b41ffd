"""The record of a game: JSON, complete, replayable for ever; every flaw is named."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import msgspec

from tatami.core.errors import InputError
from tatami.core.events import Events
from tatami.core.game import CHANCE, FORMAT, Game, State
from tatami.core.json_types import Given, JsonObject
from tatami.core.registry import game as game_named

FIELDS = ("format", "game", "rules", "options", "figures", "position", "actions", "result", "fair", "posthumous")


class RecordError(InputError):
    """A record that cannot be replayed; the message says what is wrong and where."""


def decode(text: str | bytes) -> JsonObject:
    """A record from its JSON."""
    try:
        record = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError("cli-error-json", why=str(error)) from None
    except RecursionError:
        raise RecordError("cli-error-deep") from None
    if not isinstance(record, dict):
        raise RecordError("cli-error-object")
    return record


def record_in(line: str | bytes) -> JsonObject:
    """The record on a line of a file; a line of the arena's holds it among other things."""
    told = decode(line)
    return told["record"] if isinstance(told.get("record"), dict) else told


def start(record: Given, find: Callable[[str], Game] = game_named) -> State:
    """The state in which a record begins."""
    if record.get("format") != FORMAT:
        raise RecordError("cli-error-format", given=repr(record.get("format")), known=repr(FORMAT))
    for field in record:
        if field not in FIELDS:
            raise RecordError("cli-error-field", field=field, known=list(FIELDS))
    for field, kind in {"game": str, "rules": str, "options": dict, "actions": list}.items():
        if not isinstance(record.get(field), kind):
            raise RecordError("cli-error-missing", field=field, kind=kind.__name__)
    try:
        game = find(record["game"])
        if record["rules"] not in (game.rules_version, *game.earlier_rules):
            played, known = repr(record["rules"]), repr(game.rules_version)
            raise RecordError("cli-error-rules", given=played, game=game.name, known=known)
        missing = [option.name for option in game.options if option.name not in record["options"]]
        if missing:
            raise RecordError("cli-error-option-missing", option=missing[0])
        if "position" in record:
            given = {key: record[key] for key in ("game", "options", "figures") if key in record}
            return game.position({**record["position"], **given})
        return game.new(figures=record.get("figures"), **record["options"])
    except RecordError:
        raise
    except (ValueError, TypeError) as error:
        raise RecordError("cli-error-detail", trouble=error) from None


def steps(record: Given, find: Callable[[str], Game] = game_named) -> Iterator[tuple[State, int, Events]]:
    """Replays a record: yields the state after each action with the action and what happened."""
    state = start(record, find)
    try:
        yield from replayed(record, state)
    except RecordError as error:
        raise since_then(error, state.game, record["rules"]) from None


def since_then(error: ValueError, game: Game, rules: str) -> ValueError:
    """What is wrong with a record; of one of earlier rules it adds that it need not be the record's fault."""
    if rules == game.rules_version:
        return error
    now = repr(game.rules_version)
    return RecordError("cli-error-since", trouble=error, rules=repr(rules), game=game.name, now=now)


def replayed(record: Given, state: State) -> Iterator[tuple[State, int, Events]]:
    for ply, entry in enumerate(record["actions"], 1):
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], str):
            raise RecordError("cli-error-entry", ply=str(ply), entry=repr(entry))
        actor, text = entry
        expected = "chance" if state.to_act == CHANCE else state.to_act
        if expected is None:
            raise RecordError("cli-error-over", ply=str(ply), action=text, count=str(ply - 1))
        if actor != expected or isinstance(actor, bool):
            raise RecordError("cli-error-actor", ply=str(ply), action=text, actor=repr(actor), expected=repr(expected))
        try:
            action = state.parse(text)
            events = state.apply(action, text)
        except ValueError as error:
            raise RecordError("cli-error-action", ply=str(ply), trouble=error) from None
        yield state, action, events
    written = record.get("result")
    reached = state.result.record if state.result else None
    if written != reached:
        key = "cli-error-unfinished" if reached is None else "cli-error-result"
        raise RecordError(key, written=str(written), count=str(len(record["actions"])), reached=str(reached))


def replay(record: Given | str | bytes, find: Callable[[str], Game] = game_named) -> State:
    """The state at the end of a record (a dictionary or its JSON); RecordError says what is wrong with it."""
    if isinstance(record, (str, bytes)):
        record = decode(record)
    if not isinstance(record, Mapping):
        raise RecordError("cli-error-object")
    state = start(record, find)
    for state, _, _ in steps(record, find):  # noqa: B007 - the last one is wanted
        pass
    return state
