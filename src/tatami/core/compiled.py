"""Compiles rules and keeps their machine code.

Numba's own cache looks only at the file of the outermost function, so it misses a change in a rule that this function
calls. Ours lies in folders named after a module, the content of everything that it imports of ours or of its own
package (of a game: all of its `rules` folder), and the versions of the compilers. A change in one game or bot
recompiles nothing else, and checkouts with the same sources share their machine code.
"""

from __future__ import annotations

import atexit
import gc
import hashlib
import os
import re
import shutil
import sys
import tempfile
import types
import warnings
from collections.abc import Callable, Iterable, Iterator
from functools import cache, wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache

from tatami.core.inner_rules import InnerCache, compile_inner_rule

Rule = TypeVar("Rule", bound=Callable[..., Any])

Globals = dict[str, Any]
"""The globals of a function by name."""

PACKAGE = Path(__file__).resolve().parent.parent
RULES = "rules"
"""The folder of a game that holds all its rules."""
COMPILERS = f"{numba.__version__} {llvmlite.__version__} {np.__version__}"
IMPORT = re.compile(r"^(?:from ([\w.]+) import (\([^)]*\)|.*)|import ([\w.]+))", re.MULTILINE)
KEPT_CACHES = 24  # of one module; the engine has one for every game
JIT = not numba.config.DISABLE_JIT
OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False}


@cache
def package_of(path: Path) -> Path:
    """The outermost package that a file belongs to."""
    folder = path.parent
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return folder


def file_of(module: str, own: Path) -> Path | None:
    """The source of a module of ours, or of the package `own`."""
    top, *rest = module.split(".")
    for package in (PACKAGE, own):
        if top == package.name:
            path = package.joinpath(*rest)
            candidates = (path.with_suffix(".py"), path / "__init__.py")
            return next((file for file in candidates if file.is_file()), None)
    return None


@cache
def content(path: Path) -> bytes:
    return path.read_bytes()


@cache
def neighbours(path: Path) -> frozenset[Path]:
    """The files that a module imports of ours or of its own package; for a rule of a game, all rules of that game."""
    home = package_of(path)
    rules = next((folder for folder in path.parents if folder.name == RULES and home in folder.parents), None)
    files = rules.rglob("*") if rules is not None else ()
    own = {file for file in files if file.is_file() and "__pycache__" not in file.parts}
    named = {
        module
        for package, names, whole in IMPORT.findall(content(path).decode(errors="replace"))
        for module in (whole or package, *(f"{package}.{name}" for name in re.findall(r"\w+", names)))
    }
    return frozenset(own | {file for module in named if (file := file_of(module, home)) is not None})


def reachable_files(paths: frozenset[Path]) -> set[Path]:
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
    for path in sorted(reachable_files(paths)):
        digest.update(path.name.encode())
        digest.update(content(path))
    return digest.hexdigest()[:16]


def caches_folder() -> Path:
    """`$TATAMI_CACHE`, else the user's cache folder."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return writable_folder(Path(os.environ.get("TATAMI_CACHE") or Path(base) / "tatami"))


@cache
def writable_folder(wanted: Path) -> Path:
    """The wanted folder; where it cannot be written, a temporary one for this process, and a warning."""
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=wanted).close()
    except OSError:
        instead = tempfile.mkdtemp(prefix="tatami-cache-")
        atexit.register(shutil.rmtree, instead, ignore_errors=True)
        warnings.warn(f"{wanted} cannot be written: rules are compiled for this process only", stacklevel=3)
        return Path(instead)
    return wanted


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


def sources_of(functions: Iterable[object]) -> Iterator[Path]:
    """The files in which functions, compiled or not, are written; of one made from rows, the file with the rows."""
    for function in functions:
        source = getattr(function, "py_func", function)
        code = getattr(source, "__code__", None)
        if code is not None:
            made = code.co_filename.startswith("<")
            yield Path(str(sys.modules[source.__module__].__file__) if made else code.co_filename)


class CacheLocator:
    """Tells Numba's cache where to keep a function. The folder's name covers the sources, so they need no stamp."""

    def __init__(self, folder: Path, kind: str) -> None:
        self.folder = folder
        self.kind = kind

    def from_function(self, function: types.FunctionType, source: str) -> CacheLocator:
        self._py_file = source
        self.line = function.__code__.co_firstlineno
        return self

    def ensure_cache_path(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return self.folder.name

    def get_disambiguator(self) -> str:
        return f"{self.line}{self.kind}"


class FolderCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, in a folder of our choice."""

    def __init__(
        self, function: Callable[..., object], folder: Path, kind: type[CompileResultCacheImpl] = CompileResultCacheImpl
    ) -> None:
        class Kept(kind):  # type: ignore[misc]
            _locator_classes = (CacheLocator(folder, "inner" if kind is InnerCache else ""),)

        self._impl_class = Kept
        super().__init__(function)


def rule(function: Rule, *called: object) -> Rule:
    """Marks a rule: compiled in play and search, plain Python under NUMBA_DISABLE_JIT=1.

    Without Numba's run time (`_nrt`) a rule cannot allocate, which we want anyway, and no array that is handed on is
    counted, which makes random play half as fast again. `called` are functions that its module does not import.
    """
    compiled: Any = numba.njit(**OPTIONS)(function)
    if JIT:
        folder = cache_of(function.__module__, frozenset(sources_of((function, *called))))
        compiled._cache = FolderCache(function, folder)
        compiled.compile = without_collector(compiled.compile)
        compiled.inner = compile_inner_rule(function, **OPTIONS)
        compiled.inner._cache = FolderCache(function, folder, InnerCache)
        forget_literals(compiled.inner)
        compiled.get_call_template = compiled.inner.get_call_template
        compiled.get_overload = compiled.inner.get_overload
    return cast(Rule, compiled)


def without_collector(compile: Callable[..., Any]) -> Callable[..., Any]:
    """Compiling makes many objects and few cycles: looking for those would take a fifth of its time."""

    @wraps(compile)
    def uninterrupted(signature: object) -> Any:
        was_on = gc.isenabled()
        gc.disable()
        try:
            return compile(signature)
        finally:
            if was_on:
                gc.enable()

    return uninterrupted


def built_in(compiled: Rule) -> Rule:
    """Has a rule compiled into whoever calls it: what every move calls is worth that."""
    if JIT:
        cast(Any, compiled).inner.targetoptions["forceinline"] = True
    return compiled


def forget_literals(compiled: Any) -> None:
    """Numba would compile a rule anew for every constant and every kind of enum that it is called with.

    One for every type of number is enough. It must be: the cache of a rule that games share (`emit`) would name the
    enums of a game, and could not be opened where that game's package is not installed.
    """
    template = compiled.get_call_template

    def by_type(args: tuple[Any, ...], kws: Globals) -> Any:
        return template(tuple(map(plain_type, args)), {name: plain_type(arg) for name, arg in kws.items()})

    compiled.get_call_template = by_type


def plain_type(kind: Any) -> Any:
    kind = numba.types.unliteral(kind)
    return kind.dtype if isinstance(kind, numba.types.IntEnumMember) else kind


def bind(template: Rule, game: str, **functions: object) -> Rule:
    """A compiled copy of `template` in which the given names mean one game's own functions.

    A closure would do the same, but Numba cannot cache closures over compiled functions.
    """
    name = f"{template.__name__}__{game}"
    copy = types.FunctionType(template.__code__, {**template.__globals__, **functions}, name)
    copy.__qualname__ = name
    copy.__module__ = template.__module__
    return cast(Rule, rule(copy, *functions.values()))


def python_of(function: Rule) -> Rule:
    """What a compiled function was compiled from."""
    return cast(Rule, getattr(function, "py_func", function))


PLAIN: dict[types.FunctionType, types.FunctionType] = {}


def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same rule as ordinary Python, down to the last rule it calls: for thawed records, and until compiled."""
    code = python_of(function)
    if not isinstance(code, types.FunctionType):
        return function
    if code in PLAIN:
        return PLAIN[code]
    copy = types.FunctionType(code.__code__, dict(code.__globals__), code.__name__, code.__defaults__)
    PLAIN[code] = copy  # before the rules it names: fields are names too, and may be called like a rule above
    for name in code.__code__.co_names:
        value: Any = copy.__globals__.get(name)
        if hasattr(value, "py_func"):
            copy.__globals__[name] = plain(value)
        elif isinstance(value, types.ModuleType):
            copy.__globals__[name] = PlainModule(value)
    return copy


class PlainModule:
    """A module whose rules are ordinary Python."""

    def __init__(self, module: types.ModuleType) -> None:
        self.module = module

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.module, name)
        if hasattr(value, "py_func"):
            value = plain(value)
        setattr(self, name, value)
        return value


def is_cached(function: Callable[..., object]) -> bool:
    """Whether a compiled function has machine code on disk already."""
    return not JIT or any(Path(cast(Any, function).stats.cache_path).glob(f"*{function.__name__}-*.nbi"))
