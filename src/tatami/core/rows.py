"""A game's decisions as rows. `legal`, `chance`, `apply` and `forbids` are made from them.

A row says of one verb: at which decisions it is asked for, what forbids it there, what it does and, only where trying
every action of the verb would be too slow, how its choices are listed. A verb that means different things at different
decisions has a row for each.

The functions of a row take the table `t` and whatever else they need of `f` (figures), `log`, `out`, `count`, `weights`
and the number of the `action`, by name and in any order, and what the game's `given` names: expressions on the table,
such as who is waited for. Their other parameters are the verb's arguments, in the order of its notation:

    forbids(t, f, *arguments) -> code                  0, or the rule that forbids (`citations.py`)
    play(t, f, log, *arguments)                        plays a legal action
    choices(t, f, out, count[, weights]) -> count      writes the verb's choices behind the first `count`, ascending

The dispatchers are written as source text and compiled as one function each, as dataclasses are made. Numba would
compile a chain of closures function by function, and could not search it by halves.
"""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from tatami.core.compiled import Globals, python_of, rule
from tatami.core.engine import CHANCE
from tatami.core.notation import Codec, Verb

RuleFunction = Callable[..., Any]
GIVEN = ("t", "f", "log", "out", "count", "weights", "action")


class Row(NamedTuple):
    """One verb, or several that are ruled alike, at one decision or several.

    `otherwise` is what forbids the verb at every other decision: a citation, or a function that says which. One row of
    each verb names it. A function of `choices` that several rows name, one after the other, lists all of their verbs.
    """

    verb: str | tuple[str, ...]
    when: int | Sequence[int]
    forbids: RuleFunction | None
    play: RuleFunction
    otherwise: int | RuleFunction | None = None
    choices: RuleFunction | None = None

    @property
    def verbs(self) -> tuple[str, ...]:
        return (self.verb,) if isinstance(self.verb, str) else self.verb

    @property
    def decisions(self) -> tuple[int, ...]:
        return tuple(int(decision) for decision in ((self.when,) if isinstance(self.when, int) else self.when))


class Dispatch(NamedTuple):
    """The four functions that a game's rows make (`engine.Rules` says what each is)."""

    legal: RuleFunction
    chance: RuleFunction
    apply: RuleFunction
    forbids: RuleFunction


def dispatch(
    module: str, codec: Codec, *rows: Row, given: Mapping[str, str] | None = None, often: Sequence[int] = ()
) -> Dispatch:
    """Makes the functions of a game from its rows. `module` is the module that states them: `__name__`.

    `often` are decisions that most moves answer: where rows do much, all others are better kept in functions apart.
    """
    return Source(module, codec, rows, given or {}, often).dispatch()


class Source:
    """The source text of a game's dispatchers, as it is being written."""

    def __init__(
        self, module: str, codec: Codec, rows: Sequence[Row], given: Mapping[str, str], often: Sequence[int]
    ) -> None:
        self.module = module
        self.often = frozenset(often)
        self.codec = codec
        self.given = {**dict.fromkeys(GIVEN, ""), **given}
        self.names: Globals = {"__name__": module}
        self.verbs = {verb.name: verb for verb in codec.verbs}
        self.rows = {name: [row for row in rows if name in row.verbs] for name in self.verbs}
        if unknown := {verb for row in rows for verb in row.verbs} - set(self.verbs):
            raise ValueError(f"rows: {', '.join(sorted(unknown))}: no verb of {codec.game}")
        for name, own in self.rows.items():
            if sum(row.otherwise is not None for row in own) != 1:
                raise ValueError(f"rows: {name}: one of its rows must say what forbids it at other decisions")
            decisions = [decision for row in own for decision in row.decisions]
            if len(set(decisions)) != len(decisions):
                raise ValueError(f"rows: {name}: two rows for one decision")

    def dispatch(self) -> Dispatch:
        made = {
            "legal": self.by_decision("legal", "t, f, out", self.list_lines),
            "apply": self.by_decision("apply", "t, f, log, action", self.play_lines),
            "forbids": self.function("forbids", "t, f, action", self.by_verb(self.codec.verbs, self.prohibitions)),
        }
        self.names["rows_legal"] = made["legal"]
        return Dispatch(chance=self.function("chance", "t, f, out, weights", self.chance()), **made)

    def function(self, name: str, parameters: str, body: Iterable[str]) -> RuleFunction:
        lines = [f"def rows_{name}({parameters}):", *("    " + line for line in body), ""]
        file = f"<rows of {self.module}: {name}>"
        text = "\n".join(lines)
        exec(compile(text, file, "exec"), self.names)
        linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)  # for debuggers and tracebacks
        made: RuleFunction = self.names[f"rows_{name}"]
        return rule(made, *(value for value in self.names.values() if callable(value)))

    # -- calls

    def call(self, function: RuleFunction, verb: Verb | None, **given: str) -> str:
        """A call with what the function's parameters ask for."""
        name = function.__name__
        if self.names.setdefault(name, function) is not function:
            name = next(
                other for k in range(2, 99) if self.names.setdefault(other := f"{name}_{k}", function) is function
            )
        parameters = list(inspect.signature(python_of(function)).parameters)
        own = [parameter for parameter in parameters if parameter not in self.given]
        arguments = arguments_of(verb) if verb is not None else []
        if own and len(own) != len(arguments):
            raise TypeError(f"rows: {name}({', '.join(parameters)}): the verb has {len(arguments)} arguments")
        values = self.given | given | dict(zip(own, arguments, strict=False))
        return f"{name}({', '.join(values[parameter] or parameter for parameter in parameters)})"

    # -- by the number of the action

    def by_verb(self, verbs: Sequence[Verb], leaf: Callable[[Verb], list[str]]) -> list[str]:
        """Halves the verbs until one is left."""
        if len(verbs) == 1:
            return leaf(verbs[0])
        middle = len(verbs) // 2
        first, second = self.by_verb(verbs[:middle], leaf), self.by_verb(verbs[middle:], leaf)
        return [f"if action < {self.codec.base(verbs[middle].name)}:", *indent_lines(first), *second]

    def prohibitions(self, verb: Verb) -> list[str]:
        own = self.rows[verb.name]
        otherwise = next(row.otherwise for row in own if row.otherwise is not None)
        used = [function for row in own for function in (row.forbids, row.otherwise) if callable(function)]
        lines = self.split(verb, used)
        for row in own:
            code = self.call(row.forbids, verb) if row.forbids is not None else "0"
            lines += [f"if {is_one_of(row.decisions)}:", f"    return {code}"]
        return [*lines, f"return {self.call(otherwise, verb) if callable(otherwise) else int(otherwise)}"]

    def split(self, verb: Verb, functions: Iterable[RuleFunction]) -> list[str]:
        """Takes an action's number apart into the verb's arguments, where a function wants them."""
        parameters = (inspect.signature(python_of(function)).parameters for function in functions)
        if all(self.given.keys() >= set(wanted) for wanted in parameters):
            return []
        lines, rest = [], f"action - {self.codec.base(verb.name)}"
        widths = [len(labels) for labels in verb.labels.values()]
        if len(widths) > 1:
            lines, rest = [f"wish = {rest}"], "wish"
        for place in range(len(widths) - 1, 0, -1):
            lines.append(f"a{place} = {rest} % {widths[place]}")
            rest = f"{rest} // {widths[place]}"
        return [*lines, f"a0 = {rest}"]

    # -- by the decision

    def rows_at(self, decision: int) -> list[tuple[Verb, Row]]:
        """The verbs of a decision with their rows, ascending by their actions."""
        return [(verb, row) for verb in self.codec.verbs for row in self.rows[verb.name] if decision in row.decisions]

    def by_decision(self, name: str, parameters: str, lines_at: Callable[[int], list[str]]) -> RuleFunction:
        """A function with a branch for each decision, of which LLVM makes a table of jumps."""
        decisions = {decision for own in self.rows.values() for row in own for decision in row.decisions}
        rest = "return 0" if name == "legal" else "return"
        if self.often:
            others = f"{name}_others"
            self.names[f"rows_{others}"] = self.function(
                others, parameters, [*self.branches(decisions - self.often, lines_at), rest]
            )
            rest, decisions = f"return rows_{others}({parameters})", decisions & self.often
        return self.function(name, parameters, [*self.branches(decisions, lines_at), rest])

    def branches(self, decisions: Iterable[int], lines_at: Callable[[int], list[str]]) -> list[str]:
        """Decisions at which the same is done share a branch."""
        branches: dict[tuple[str, ...], list[int]] = {}
        for decision in sorted(decisions):
            branches.setdefault(tuple(lines_at(decision)), []).append(decision)
        return [line for branch, own in branches.items() for line in (f"if {is_one_of(own)}:", *indent_lines(branch))]

    def play_lines(self, decision: int) -> list[str]:
        rows = dict(self.rows_at(decision))

        def play(verb: Verb) -> list[str]:
            return [*self.split(verb, [rows[verb].play]), self.call(rows[verb].play, verb), "return"]

        return self.by_verb(list(rows), play)

    def list_lines(self, decision: int) -> list[str]:
        lines = ["count = 0"]
        for choices, group in groupby(self.rows_at(decision), lambda pair: pair[1].choices):
            if choices is not None:
                lines.append(f"count = {self.call(choices, None, weights='out[:0]')}")
            else:
                for verb, row in group:
                    lines += self.filter_lines(verb, row)
        return [*lines, "return count"]

    def filter_lines(self, verb: Verb, row: Row) -> list[str]:
        """Tries every action of a verb."""
        base, lines, depth, number = self.codec.base(verb.name), [], 0, ""
        for depth, (argument, labels) in enumerate(zip(arguments_of(verb), verb.labels.values(), strict=True), 1):
            lines.append("    " * (depth - 1) + f"for {argument} in range({len(labels)}):")
            number = f"({number}) * {len(labels)} + {argument}" if number else argument
        action = f"{base} + {number}" if number else f"{base}"
        write = [f"out[count] = {action}", "count += 1"]
        if row.forbids is not None:
            write = [f"if {self.call(row.forbids, verb, action=action)} == 0:", *indent_lines(write)]
        return [*lines, *("    " * depth + line for line in write)]

    def chance(self) -> list[str]:
        """Outcomes with the weights that a listing writes, or equal ones."""
        lines = ["count = 0", f"if t.to_act != {CHANCE}:", "    return count"]
        weighted: dict[str, list[int]] = {}
        for row in (row for own in self.rows.values() for row in own):
            if row.choices is not None and "weights" in (call := self.call(row.choices, None)):
                weighted.setdefault(call, []).extend(row.decisions)
        for call, decisions in weighted.items():
            lines += [f"if {is_one_of(decisions)}:", f"    return {call}"]
        fill = ["count = rows_legal(t, f, out)", "for k in range(count):", "    weights[k] = 1.0", "return count"]
        return [*lines, *fill]


def arguments_of(verb: Verb) -> list[str]:
    return [f"a{place}" for place in range(len(verb.labels))]


def indent_lines(lines: Iterable[str]) -> list[str]:
    return ["    " + line for line in lines]


def is_one_of(decisions: Sequence[int]) -> str:
    return " or ".join(f"t.decision == {decision}" for decision in decisions)
