"""Last poems that people at this keyboard left behind, and the one time each is asked for."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import TextIO

import msgspec

from tatami.core.folders import data_folder
from tatami.core.json_types import Record
from tatami.core.registry import game as game_named
from tatami.core.words import Words

FILE = "poems.json"
YES = ("y", "yes", "o", "oui", "t", "tak", "j", "ja")


class KeptPoem(msgspec.Struct):
    """A game that left a poem; once it was tried, it is never asked for again."""

    record: Record
    tried: bool = False


def poems_of(record: Record) -> ModuleType:
    poems = game_named(record["game"]).part("death_poems")
    assert poems is not None, "no game without last poems is kept"
    return poems


class PoemFile:
    """The profile of this keyboard: a small file in the user's data folder."""

    def __init__(self, words: Words, answers: TextIO, paper: TextIO, folder: Path | None = None) -> None:
        self.words = words
        self.answers = answers
        self.paper = paper
        self.path = (folder or data_folder()) / FILE
        self.kept = self.load()

    def load(self) -> list[KeptPoem]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=list[KeptPoem])
        except FileNotFoundError:
            return []
        except (OSError, msgspec.DecodeError) as error:
            raise ValueError(f"{self.path}: {error}") from None

    def save(self) -> None:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.path.write_bytes(msgspec.json.encode(self.kept))
            self.path.chmod(0o600)
        except OSError as error:
            raise ValueError(f"{self.path}: {error.strerror}") from None

    def say(self, key: str, **args: object) -> None:
        print(self.words(key, **args), file=self.paper, flush=True)

    def line(self) -> str:
        return self.answers.readline().strip()

    def read_consent(self) -> bool:
        return self.line().casefold() in YES

    def keep(self, record: Record) -> None:
        """After a game of two people: what it left, shown this once."""
        left = poems_of(record).legacy(record)
        if left is not None:
            self.kept.append(KeptPoem(record))
            self.save()
            print("", *left.poem.split(" / "), "", sep="\n", file=self.paper)
            self.say("poem-kept", samurai=self.samurai_name(record, left.samurai))

    def ask(self) -> None:
        """Before a later game: the oldest poem that nobody has tried yet."""
        for kept in self.kept:
            poems = poems_of(kept.record)
            left = poems.legacy(kept.record)
            if left is None or kept.tried:
                continue
            self.say("poem-ask", samurai=self.samurai_name(kept.record, left.samurai))
            if not self.read_consent():
                return
            self.say("poem-say")
            kept.tried = True
            if not poems.is_recalled(left.poem, self.line()):
                self.say("poem-forgotten")
            else:
                self.say("poem-consent", samurai=self.samurai_name(kept.record, left.samurai))
                if self.read_consent():
                    kept.record = poems.honoured(kept.record)
                    self.say("poem-honoured", samurai=self.samurai_name(kept.record, left.samurai), path=str(self.path))
            self.save()
            return

    def samurai_name(self, record: Record, samurai: str) -> str:
        key = f"{record['game']}-name-{samurai}"
        return self.words(key) if self.words.has(key) else samurai
