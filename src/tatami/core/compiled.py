"""How a rule is compiled: one decorator, one cache that forgets nothing it should forget.

Numba's own cache looks only at the file of the outermost function, so a change in a rule that it calls would go
unnoticed. Ours lies in a folder named after the content of all our sources and the versions that compile them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba
import numpy as np

Rule = TypeVar("Rule", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_FOLDERS = ("core", "games", "bots", "research")
KEPT_CACHES = 4
JIT = not numba.config.DISABLE_JIT


def sources_digest() -> str:
    """A short name for the exact sources and compilers that machine code was made from."""
    digest = hashlib.sha256(f"{numba.__version__} {llvmlite.__version__} {np.__version__}".encode())
    for folder in COMPILED_FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def caches_folder() -> Path:
    if given := os.environ.get("TATAMI_CACHE"):
        return Path(given)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "tatami"


def open_cache() -> Path:
    """The folder of this version's machine code; folders of versions long gone are swept out."""
    folder = caches_folder() / sources_digest()
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    others = sorted(
        (old for old in folder.parent.iterdir() if old.is_dir() and old != folder),
        key=lambda old: old.stat().st_mtime,
        reverse=True,
    )
    for old in others[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


CACHE = open_cache() if JIT else None
if CACHE:
    numba.config.CACHE_DIR = str(CACHE)


def rule(function: Rule) -> Rule:
    """Marks a rule: compiled in play and search, plain Python under NUMBA_DISABLE_JIT=1.

    Without Numba's run time (`_nrt`) a rule cannot allocate, which we want anyway, and no array that is handed on is
    counted, which makes random play half as fast again.
    """
    compiled: Rule = numba.njit(cache=True, nogil=True, error_model="numpy", _nrt=False)(function)
    if JIT:
        forget_literals(compiled)
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
    bound: Any = rule(copy)
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
    return not JIT or (CACHE is not None and any(CACHE.rglob(f"*{function.__name__}-*.nbi")))
