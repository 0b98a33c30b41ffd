"""How a rule is compiled: one decorator, one cache that forgets nothing it should forget.

Numba's own cache looks only at the file of the outermost function, so a change in a rule that it calls would go
unnoticed. Ours lies in folders named after a module and the content of all that it imports of ours (of a game: of its
whole folder, data too) and the versions that compile it. So a change in one game or in a bot compiles nothing else.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import types
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba
import numpy as np

Rule = TypeVar("Rule", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
GAMES = PACKAGE / "games"
COMPILERS = f"{numba.__version__} {llvmlite.__version__} {np.__version__}"
IMPORT = re.compile(r"^(?:from (tatami\.[\w.]+) import (\([^)]*\)|.*)|import (tatami\.[\w.]+))", re.MULTILINE)
KEPT_CACHES = 24  # of one module; the engine has one for every game
JIT = not numba.config.DISABLE_JIT


def file_of(module: str) -> Path | None:
    path = PACKAGE.joinpath(*module.split(".")[1:])
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


@cache
def content(path: Path) -> bytes:
    return path.read_bytes()


@cache
def neighbours(path: Path) -> frozenset[Path]:
    """The files of ours that a module imports; for one of a game, all of the game."""
    if GAMES in path.parents:
        game = GAMES / path.relative_to(GAMES).parts[0]
        own = {file for file in game.rglob("*") if file.is_file() and "__pycache__" not in file.parts}
    else:
        own = set()
    named = {
        module
        for package, names, whole in IMPORT.findall(content(path).decode(errors="replace"))
        for module in (whole or package, *(f"{package}.{name}" for name in re.findall(r"\w+", names)))
    }
    return frozenset(own | {file for module in named if (file := file_of(module)) is not None})


def reach(paths: frozenset[Path]) -> set[Path]:
    found: set[Path] = set()
    ahead = list(paths)
    while ahead:
        path = ahead.pop()
        if path not in found:
            found.add(path)
            ahead += neighbours(path) - found
    return found


@cache
def sources_digest(paths: frozenset[Path]) -> str:
    """A short name for the exact sources and compilers that machine code was made from."""
    digest = hashlib.sha256(COMPILERS.encode())
    for path in sorted(reach(paths)):
        digest.update(path.name.encode())
        digest.update(content(path))
    return digest.hexdigest()[:16]


def caches_folder() -> Path:
    if given := os.environ.get("TATAMI_CACHE"):
        return Path(given)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "tatami"


@cache
def cache_of(name: str, paths: frozenset[Path]) -> Path:
    """The folder of one module's machine code; those of versions long gone are swept out."""
    folder = caches_folder() / f"{name}-{sources_digest(paths)}"
    is_new = not folder.is_dir()
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    if is_new:
        versions = folder.parent.glob(f"{name}-{'?' * 16}")
        others = sorted((old for old in versions if old != folder), key=lambda old: old.stat().st_mtime, reverse=True)
        for old in others[KEPT_CACHES:]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def sources_of(functions: tuple[Any, ...]) -> Iterator[Path]:
    """The files in which functions, compiled or not, are written."""
    for function in functions:
        code = getattr(getattr(function, "py_func", function), "__code__", None)
        if code is not None:
            yield Path(code.co_filename)


def rule(function: Rule, *called: Any) -> Rule:
    """Marks a rule: compiled in play and search, plain Python under NUMBA_DISABLE_JIT=1.

    Without Numba's run time (`_nrt`) a rule cannot allocate, which we want anyway, and no array that is handed on is
    counted, which makes random play half as fast again. `called` are functions that its module does not import.
    """
    if JIT:
        numba.config.CACHE_DIR = str(cache_of(function.__module__, frozenset(sources_of((function, *called)))))
    compiled: Rule = numba.njit(cache=True, nogil=True, error_model="numpy", _nrt=False)(function)
    if JIT:
        forget_literals(compiled)
    return compiled


def built_in(compiled: Rule) -> Rule:
    """Has a rule compiled into whoever calls it: what every move calls is worth that."""
    if JIT:
        cast(Any, compiled).targetoptions["forceinline"] = True
    return compiled


def forget_literals(compiled: Any) -> None:
    """Numba would compile a rule anew for every constant it is called with; one for every type is enough."""
    template = compiled.get_call_template

    def by_type(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        plain_args = tuple(numba.types.unliteral(arg) for arg in args)
        return template(plain_args, {name: numba.types.unliteral(arg) for name, arg in kws.items()})

    compiled.get_call_template = by_type


def bind(template: Rule, game: str, **functions: Any) -> Rule:
    """A compiled copy of `template` in which the given names mean one game's own functions.

    A closure would do the same, but Numba cannot cache closures over compiled functions.
    """
    name = f"{template.__name__}__{game}"
    copy = types.FunctionType(template.__code__, {**template.__globals__, **functions}, name)
    copy.__qualname__ = name
    copy.__module__ = template.__module__
    bound: Any = rule(copy, *functions.values())
    return cast(Rule, bound)


@cache
def plain(function: Rule) -> Rule:
    """The same rule as ordinary Python, down to the last rule it calls: for reading thawed records."""
    code = getattr(function, "py_func", function)
    if not isinstance(code, types.FunctionType):
        return function
    copy = types.FunctionType(code.__code__, dict(code.__globals__), code.__name__, code.__defaults__)
    for name in code.__code__.co_names:
        if hasattr(copy.__globals__.get(name), "py_func"):
            copy.__globals__[name] = plain(copy.__globals__[name])
    return cast(Rule, copy)


def is_cached(function: Any) -> bool:
    """Whether a compiled function has machine code on disk already."""
    return not JIT or any(Path(function.stats.cache_path).glob(f"*{function.__name__}-*.nbi"))
