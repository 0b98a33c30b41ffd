"""A game has one home: nothing outside its folder knows its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import tatami
from tatami.core.words import speak

ROOT = Path(tatami.__file__).parents[2]
CODE = {".py", ".ts", ".svelte", ".css"}


def code() -> Iterator[Path]:
    """The code of the package and of the page, less the games' folders and the page as it is built."""
    package = ROOT / "src" / "tatami"
    for folder in (package, ROOT / "web" / "src"):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder).parts
            if path.suffix in CODE and not (folder == package and inside[0] in ("games", "web")):
                yield path


def test_no_code_outside_the_folders_of_games_names_one() -> None:
    written = [tatami.game(name).folder.name.replace("_", ".?") for name in tatami.games()]
    spoken = [speak("en")(name) for name in tatami.games()]
    assert len(spoken) >= 3
    named = re.compile("|".join([*written, *spoken]), re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in code()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert found == []
