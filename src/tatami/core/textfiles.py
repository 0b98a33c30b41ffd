"""Files that people hand to the program: read as UTF-8, never more of them than is sensible, and refused in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from tatami.core.errors import InputError

BOM = b"\xef\xbb\xbf"
GZIP = b"\x1f\x8b"
UTF_16 = (b"\xff\xfe", b"\xfe\xff")


def read_text(path: Path, most: int) -> str:
    """The text of a file of at most so many bytes."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None
    if len(content) > most:
        raise in_file(path, InputError("cli-error-large", most=megabytes(most)))
    return decode_text(without_mark(content, path), path)


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None


def lines_of(path: Path, most: int) -> Iterator[tuple[int, str]]:
    """The lines of a file that are not blank, with their numbers; each of at most so many bytes."""
    try:
        with path.open("rb") as file:
            for number in count(1):
                line = file.readline(most + 1)
                if not line:
                    return
                if number == 1:
                    line = without_mark(line, path)
                if len(line) > most:
                    raise on_line(path, number, InputError("cli-error-long-line", most=megabytes(most)))
                text = decode_text(line, path, number)
                if text.strip():
                    yield number, text
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None


def megabytes(count: int) -> str:
    return f"{count / (1 << 20):g}"


def without_mark(start: bytes, path: Path) -> bytes:
    """The beginning of a file without the mark that some editors put there; other encodings are refused."""
    if start.startswith(GZIP):
        raise in_file(path, InputError("cli-error-packed"))
    if start.startswith(UTF_16) or start[1:2] == b"\x00":
        raise in_file(path, InputError("cli-error-utf-16"))
    return start.removeprefix(BOM)


def decode_text(content: bytes, path: Path, line: int | None = None) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        error = InputError("cli-error-no-text")
        raise (in_file(path, error) if line is None else on_line(path, line, error)) from None


def in_file(path: Path, error: BaseException) -> InputError:
    """What is wrong with a file, with its name."""
    return InputError("cli-error-file", path=str(path), trouble=error)


def on_line(path: Path, number: int, error: BaseException) -> InputError:
    """What is wrong with a line of a file, with its number."""
    return InputError("cli-error-line", path=str(path), number=str(number), trouble=error)
