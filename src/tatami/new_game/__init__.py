"""Writes the package of a new game, complete and playable, from the files in `template`."""

from __future__ import annotations

import keyword
import re
from pathlib import Path

from tatami.core import registry
from tatami.core.errors import InputError
from tatami.core.words import ENGLISH, files

TEMPLATE = Path(__file__).parent / "template"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 30
KINDS = (".ftl", ".md", ".py", ".toml")
"""What a package consists of; tools leave other files beside them."""
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
PLACEHOLDER = re.compile("tatami_yourgame|tatami-yourgame|YourGame|Your Game|yourgame|YG|yg")


def check_name(name: str) -> None:
    """InputError if the name is not written as names of games are, or is taken."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(name):
        raise InputError("cli-new-game-bad", name=name)
    if name in registry.games():
        raise InputError("cli-new-game-taken", name=name)
    # A game's messages begin with its name; `web` or `bot` would replace messages that are there.
    keys = [key for path in files(ENGLISH) for key in MESSAGE.findall(path.read_text("utf-8"))]
    if any(key == name or key.startswith(f"{name}-") for key in keys):
        raise InputError("cli-new-game-reserved", name=name)


def prefix_of(name: str) -> str:
    """Two letters before the numbers of the rules: the initials, or others of the name where those are taken."""
    taken = {registry.game(other).prefix for other in registry.games()}
    letters = [letter for letter in name.upper() if letter.isalpha()]
    initials = [part[0].upper() for part in name.split("-") if part[0].isalpha()]
    seconds = [*initials[1:2], *letters[1:], *"XYZ"]
    return next(f"{letters[0]}{second}" for second in seconds if f"{letters[0]}{second}" not in taken)


def substitutes(name: str) -> dict[str, str]:
    parts = name.split("-")
    prefix = prefix_of(name)
    return {
        "tatami_yourgame": f"tatami_{name.replace('-', '_')}",
        "tatami-yourgame": f"tatami-{name}",
        "YourGame": "".join(part.capitalize() for part in parts),
        "Your Game": " ".join(part.capitalize() for part in parts),
        "yourgame": name,
        "YG": prefix,
        "yg": prefix.lower(),
    }


def write_package(name: str, folder: Path) -> list[Path]:
    """Writes the package into a folder that is not there yet; the files, in order."""
    check_name(name)
    if folder.exists():
        raise InputError("cli-new-game-exists", path=str(folder))
    replaced = substitutes(name)

    def fill_template(text: str) -> str:
        return PLACEHOLDER.sub(lambda found: replaced[found[0]], text)

    written = []
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.suffix in KINDS):
        target = folder / fill_template(source.relative_to(TEMPLATE).as_posix())
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(fill_template(source.read_text("utf-8")), "utf-8")
        written.append(target)
    return written
