"""Files that somebody made to do harm: a command names what is wrong in one line, and never more than that."""

from __future__ import annotations

import copy
import gzip
import io
import subprocess
import sys
import time
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tatami
from tatami.cli import BAD_INPUT, main

ESCAPES = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202emoc\u2066\u200b\x7f\r\n\x00"
"""A title, a wiped screen, colours, text written backwards, signs without width, a second line."""
SECONDS = 20
Record = dict[str, Any]


def played(name: str = "kenjin", seed: int = 7) -> Record:
    """A short honest record, unfinished, with what a server adds to it."""
    game = tatami.game(name)
    state, dealer = game.new(), tatami.Dealer(seed)
    for _ in range(12):
        state.apply(dealer.deal(state) if state.to_act == tatami.CHANCE else state.actions()[0])
    return {**state.record(), "result": None}


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the values of a record are; of a long list only the first entries."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value[:2]) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places(one, (*path, key))


def changed(record: Record, path: tuple[Any, ...], value: Any) -> bytes:
    other = copy.deepcopy(record)
    at: Any = other
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return msgspec.json.encode(other)


def corpus() -> dict[str, bytes]:
    record = played()
    fair = {"scheme": "tatami-fair/1", "commitment": "0" * 64, "seed": "0" * 64, "nonces": [None, None]}
    record["fair"] = fair
    whole = msgspec.json.encode(record)
    cut = whole[:-1]
    files: dict[str, bytes] = {}
    for path in places(record):
        name = ".".join(str(part) for part in path)
        files[f"escapes in {name}"] = changed(record, path, ESCAPES)
        for kind, value in {"null": None, "a list": [[]], "a table": {ESCAPES: ESCAPES}, "a number": -1}.items():
            if path not in (("result",), ("figures",)) or value is not None:
                files[f"{name} is {kind}"] = changed(record, path, value)
    files |= {
        "a field too many": changed(record, (ESCAPES,), 1),
        "an option too many": changed(record, ("options", ESCAPES), 1),
        "another game": changed(record, ("game",), "samourai"),
        "no such game": changed(record, ("game",), "go"),
        "another format": changed(record, ("format",), "tatami/9"),
        "other rules": changed(record, ("rules",), "99"),
        "an unknown verb": changed(record, ("actions", 0), ["chance", "explode:everything"]),
        "another's turn": changed(record, ("actions", 0), [1, "peasant@1"]),
        "an action of three": changed(record, ("actions", 0), ["chance", "x", "y"]),
        "negative plies": changed(record, ("actions", 0), [-1, "peasant@1"]),
        "an actor that is true": changed(record, ("actions", 4), [True, "peasant@1"]),
        "an action of a megabyte": changed(record, ("actions", 0), ["chance", "x" * (1 << 20)]),
        "a name of a megabyte": changed(record, ("game",), "\x1b[31m" * 200_000),
        "a position that is none": changed(record, ("position",), {ESCAPES: [ESCAPES]}),
        "a position of numbers": changed(record, ("position",), 7),
        "figures that are none": changed(record, ("figures",), {ESCAPES: {ESCAPES: 1}}),
        "figures that are huge": changed(record, ("figures",), {"unit": {"brute": {"power": 2**62}}}),
        "a result that is none": changed(record, ("result",), {"winners": [ESCAPES]}),
        "a posthumous victor of Kenjin": changed(record, ("posthumous",), {"seat": 0, "samurai": ESCAPES}),
        "nonces that are none": changed(record, ("fair", "nonces"), ["\ud7ff", ESCAPES]),
        "a huge integer": cut + b',"x":' + b"9" * 50_000 + b"}",
        "a long integer": cut + b',"x":' + b"9" * 250 + b"}",
        "a huge float": cut + b',"x":1e999}',
        "not a number": cut + b',"x":NaN}',
        "infinity": cut + b',"x":-Infinity}',
        "deep lists": b"[" * 200_000,
        "deep lists that close": cut + b',"position":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        "deep tables": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
        "deep options": cut[:-1] + b',"options":' + b'{"a":' * 900 + b"1" + b"}" * 900 + b"}",
        "a lone surrogate": whole.replace(b'"kenjin"', b'"\\ud800"'),
        "a surrogate in bytes": whole.replace(b'"kenjin"', b'"\xed\xa0\x80"'),
        "a NUL": whole.replace(b"kenjin", b"ken\x00jin"),
        "a NUL written out": whole.replace(b"kenjin", b"ken\\u0000jin"),
        "raw escapes": b"\x1b]0;owned\x07" + whole,
        "raw escapes in a string": whole.replace(b"kenjin", b"\x1b[31m"),
        "no UTF-8": b"\xff\xfe\xfd" + whole,
        "UTF-16": whole.decode().encode("utf-16"),
        "UTF-16 without its mark": whole.decode().encode("utf-16-le"),
        "gzip": gzip.compress(whole),
        "gzip cut off": gzip.compress(whole)[:40],
        "cut off": whole[: len(whole) // 2],
        "nothing": b"",
        "blank lines": b"\r\n \r\n",
        "a list": b"[1,2]",
        "a text": b'"\\u001b[31m"',
        "null": b"null",
        "half a line too long": b'{"x":"' + b"x" * (6 << 20),
        "an arena without records": b'{"arena":{}}\n',
        "an arena's line that holds none": b'{"arena":{}}\n{"record":"\\u001b[31m"}\n',
        "the second line is bad": whole + b'\r\n{"format":"\\u001b[31m"}\r\n',
        "a private key": b"-----BEGIN PRIVATE KEY-----\n" + b"A" * 64 + b"\n",
    }  # fmt: skip
    return files


CORPUS = corpus()
COMMANDS: dict[str, tuple[str, ...]] = {
    "replay": ("replay", "{}"),
    "replay --json": ("replay", "--json", "{}"),
    "replay --show": ("replay", "--show", "1", "{}"),
    "analyse": ("analyse", "--iterations", "1", "{}"),
    "verify": ("verify", "{}"),
    "play --resume": ("play", "kenjin", "--plain", "--resume", "{}"),
    "odds": ("odds", "samurai-spirit", "{}"),
    "import": ("import", "{}", "--data", "{}.data"),
    "restore": ("restore", "{}", "--data", "{}.data"),
    "scenario": ("scenario", "check", "{}"),
    "map": ("map", "{}"),
    "simulate --figures": ("simulate", "kenjin", "--games", "1", "--figures", "{}"),
    "simulate --scenario": ("simulate", "samourai", "--games", "1", "--scenario", "{}"),
    "rules --figures": ("rules", "kenjin", "--figures", "{}"),
    "arena --out": ("arena", "kenjin", "random", "random", "--games", "1", "--out", "{}"),
}
OF_RECORDS = ("replay", "replay --json", "replay --show", "analyse", "play --resume", "import")


def may_be_taken(command: str, name: str) -> bool:
    """What a command need not look at: the dealing, which `verify` checks; and a TOML file may well be empty."""
    if name in ("nothing", "blank lines"):
        return "--figures" in command
    if name == "the second line is bad":
        return command == "analyse"  # which looks at the first
    about_the_dealing = name.startswith(("fair", "escapes in fair", "nonces", "a posthumous"))
    return about_the_dealing and command in OF_RECORDS


def is_quiet(text: str) -> bool:
    """Nothing but text and ends of lines."""
    return all(unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Zl", "Zp") for sign in text.replace("\n", ""))


def test_the_corpus_is_large() -> None:
    assert len(CORPUS) >= 40


@pytest.mark.parametrize("command", COMMANDS)
def test_a_hostile_file_is_refused_in_one_line(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())  # a game that goes on finds nobody there
    trouble: list[str] = []
    for number, (name, content) in enumerate(CORPUS.items()):
        if command == "analyse" and may_be_taken(command, name):
            continue  # nothing new, and it takes its time
        path = tmp_path / f"{number}.toml"
        path.write_bytes(content)
        began = time.monotonic()
        try:
            code = main([part.format(path) for part in COMMANDS[command]])
        except Exception as error:
            trouble.append(f"{name}: {type(error).__name__}: {error}"[:300])
            capsys.readouterr()
            continue
        told = capsys.readouterr()
        took = time.monotonic() - began
        lines = told.err.splitlines()
        if code == 0 and may_be_taken(command, name) and is_quiet(told.out + told.err):
            continue
        if code != BAD_INPUT:
            trouble.append(f"{name}: exit code {code}: {told.out[:200]!r}")
        if not is_quiet(told.out + told.err):
            trouble.append(f"{name}: control characters: {(told.out + told.err)[:300]!r}")
        if not 1 <= len(lines) <= (1 if command not in ("scenario", "map") else 41) or max(map(len, lines)) > 700:
            trouble.append(f"{name}: {len(lines)} lines, {len(told.err)} characters: {told.err[:200]!r}")
        if "Traceback" in told.err:
            trouble.append(f"{name}: a traceback")
        if took > SECONDS:
            trouble.append(f"{name}: {took:.1f} s")
    assert not trouble, f"{len(trouble)} of {len(CORPUS)}\n" + "\n".join(trouble)


def test_what_is_wrong_is_told_with_its_line_in_the_chosen_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "two.jsonl"
    whole = msgspec.json.encode(played())
    said = {
        b"[" * 100_000: ("nested too deeply", "trop de niveaux", "zbyt wiele zagnieżdżeń"),
        whole[:100]: ("not valid JSON", "JSON incorrect", "niepoprawny lub urwany JSON"),
        b"[]": ("a game record is a JSON object", "un objet JSON", "to obiekt JSON"),
        whole.replace(b"tatami/1", b"tatami/9"): ("this program reads 'tatami/1'", "ce programme lit", "program czyta"),
        whole.replace(b'"actions":', b'"deeds":'): ("no such field", "ce champ n’existe pas", "nie ma takiego pola"),
        whole.replace(b'"rules":"1"', b'"rules":1'): ("not a text", "pas un texte", "nie jest to tekst"),
        whole.replace(b'"kenjin"', b'"go"'): ("no such game", "ce jeu n’existe pas", "nie ma takiej gry"),
        b"\xff": ("not UTF-8", "pas du texte UTF-8", "nie jest tekst w UTF-8"),
        b"x" * (5 << 20): ("longer than 4 MB", "plus de 4 Mo", "ponad 4 MB"),
    }
    for bad, texts in said.items():
        path.write_bytes(whole + b"\n\n" + bad + b"\n")
        for language, text, line in zip(("en", "fr", "pl"), texts, ("line 3", "ligne 3", "wiersz 3"), strict=True):
            assert main(["replay", str(path), "--lang", language]) == BAD_INPUT
            told = capsys.readouterr().err
            assert text in told and line in told, told
            assert told.count("\n") == 1


def test_marks_and_line_ends_of_other_systems_are_read(tmp_path: Path) -> None:
    path = tmp_path / "windows.jsonl"
    whole = msgspec.json.encode(played())
    path.write_bytes(b"\xef\xbb\xbf" + whole + b"\r\n\r\n" + whole + b"\r\n")
    assert main(["replay", str(path)]) == 0
    twice = whole.replace(b'"game":"kenjin"', b'"game":"go","game":"kenjin"')
    path.write_bytes(twice)  # of a key that is there twice the last counts, as on the server
    assert main(["replay", str(path)]) == 0


def test_a_file_with_one_bad_record_is_not_imported_in_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, data = tmp_path / "k.jsonl", tmp_path / "data"
    good = msgspec.json.encode(played())
    path.write_bytes(good + b"\n" + good[:-9] + b"\n")
    assert main(["import", str(path), "--data", str(data)]) == BAD_INPUT
    assert "line 2" in capsys.readouterr().err
    path.write_bytes(good + b"\n" + good + b"\n")
    assert main(["import", str(path), "--data", str(data)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("/t/") for line in told) == 2
    out = tmp_path / "out.jsonl"
    assert main(["export", str(out), "--data", str(data)]) == 0
    assert len(out.read_bytes().splitlines()) == 2


@pytest.mark.parametrize(
    "line",
    [
        {"number": -1, "seats": [0, 1], "returns": [0, 1], "actions": 3},
        {"number": 0, "seats": [0, 99], "returns": [0, 1], "actions": 3},
        {"number": 0, "seats": [0, 1], "returns": [1e300, 0], "actions": 3},
        {"number": 0, "seats": [], "returns": [], "actions": 3},
        {"number": 0, "seats": [0, 1], "returns": [1], "actions": 3, "forfeit": ESCAPES},
    ],
    ids=range(5),
)
def test_the_arena_resumes_no_games_that_cannot_be_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: Record
) -> None:
    path = tmp_path / "arena.jsonl"
    contest = ["arena", "kenjin", "random", "random", "--games", "1", "--seed", "1", "--out", str(path)]
    assert main(contest) == 0
    head = path.read_bytes().split(b"\n")[0]
    path.write_bytes(head + b"\n" + msgspec.json.encode(line) + b"\n")
    capsys.readouterr()
    assert main(contest) == BAD_INPUT
    told = capsys.readouterr().err
    assert "line 2: no game of this contest" in told and told.count("\n") == 1


@pytest.mark.parametrize("content", [b"x" * (50 << 20), b"[" * (50 << 20)], ids=["one long line", "deep"])
def test_a_line_of_50_megabytes_costs_neither_time_nor_memory(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "long.jsonl"
    path.write_bytes(content)
    for command in (["replay"], ["import", "--data", str(tmp_path / "data")]):
        measure = (
            "import resource, sys; from tatami.cli import main; "
            "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss; code = main(sys.argv[1:]); "
            "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, code)"
        )
        began = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-c", measure, *command, str(path)], capture_output=True, text=True, check=True
        )
        grown, code = map(int, done.stdout.split())
        assert code == BAD_INPUT and "longer than 4 MB" in done.stderr
        assert grown < 64 << 10, f"{grown} KiB"
        assert time.monotonic() - began < 3 * SECONDS
