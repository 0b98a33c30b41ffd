"""`words`: how much of what people read is there in each language, and what is wrong with it."""

from __future__ import annotations

import argparse

from tatami.cli.common import print_json
from tatami.core.commands import AddCommand
from tatami.core.wording import coverage, findings, is_complete
from tatami.core.words import LANGUAGES, Words

FOUND = 1


def register(command: AddCommand, words: Words) -> None:
    added = command("words", words_command, words("cli-words"))
    added.add_argument("--check", action="store_true", help=words("cli-words-check"))
    added.add_argument("--json", action="store_true", help=words("cli-json"))


def words_command(chosen: argparse.Namespace, words: Words) -> int:
    found = findings() if chosen.check else []
    told = {language: coverage(language) for language in LANGUAGES}
    if chosen.json:
        print_json({
            "languages": {
                language: {
                    "complete": is_complete(language),
                    "files": {file: {"messages": here, "of": of} for file, here, of in files},
                }
                for language, files in told.items()
            },
            "findings": [one._asdict() for one in found],
        })  # fmt: skip
        return FOUND if found else 0
    for language, files in told.items():
        here, of = sum(line[1] for line in files), sum(line[2] for line in files)
        print(words("cli-words-language", language=language, here=here, of=of))
        for file, some, every in files:
            if not chosen.check and some < every:
                print(f"  {file:40} {some:5} / {every}")
    for one in found:
        print(f"{one.file}: {one.key}: {one.what}")
    if chosen.check:
        print(words("cli-words-found", count=len(found)))
    return FOUND if found else 0
