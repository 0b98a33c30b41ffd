"""What is wrong with a command line, in the reader's language.

Options and arguments are refused deep inside, by argparse and by the games, in English: here their complaints are
recognised by their shape. One that is not known stays as it is.
"""

from __future__ import annotations

import re

from tatami.core.words import Words

OPTION = r"argument (?P<option>.+?)"
SHAPES = {
    "required": r"the following arguments are required: (?P<what>.+)",
    "unrecognized": r"unrecognized arguments: (?P<what>.+)",
    "choice": rf"{OPTION}: invalid choice: (?P<value>.+?) \(choose from (?P<known>.+)\)",
    "one": rf"{OPTION}: expected one argument",
    "some": rf"{OPTION}: expected at least one argument",
    "ambiguous": r"ambiguous option: (?P<option>.+) could match (?P<known>.+)",
    "value": rf"{OPTION}: invalid \w+ value: (?P<value>.+)",
    "whole": rf"{OPTION}: (?P<value>'.*') is not a whole number from 0 up",
    "pair": r"-o (?P<pair>.+): write it as key=value",
    "option": r"-o (?P<pair>.+): (?P<game>[\w-]+) has no option (?P<option>'.+'); it has (?P<known>.+)",
    "must-be": r"(?P<option>(-o |[\w-]+: )?\w+=[^ ]*): must be (?P<known>[\w,-]+(, [\w-]+)*( or [\w-]+)?)",
    "seats": r"--seats (?P<wish>.+): (?P<given>\d+) given, but the table has (?P<count>\d+) seats",
    "seat": r"--seats: (?P<who>'.+') is not one of (?P<known>.+)",
    "game": r"(?P<game>.+): no such game; there are (?P<known>.+)",
    "link": r"(?P<link>.+): no link to a table; write it like (?P<example>.+)",
}


def reworded(message: str, words: Words) -> str:
    """A complaint as people read it."""
    for name, shape in SHAPES.items():
        if match := re.fullmatch(shape, message):
            told = {key: text for key, text in match.groupdict().items() if text is not None}
            if "known" in told:
                told["known"] = told["known"].replace(" or ", words("cli-error-or"))
            return words(f"cli-error-{name}", **told)
    return message
