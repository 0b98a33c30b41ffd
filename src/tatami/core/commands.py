"""How a game adds commands of its own to the command line: its module `commands` has `register(command, words)`.

`command("map", run, "draw a map")` adds `tatami map` and returns its parser. `run` prints what it found, and may return
an exit code; a ValueError is bad input, `Mistakes` (core/errors.py) a line for each. Of two commands of one name the
first counts, and the shell's come first.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from tatami.core.words import Words

Run = Callable[[Namespace, Words], int | None]
AddCommand = Callable[[str, Run, str], ArgumentParser]
