"""`@record`: a flat NumPy record described by an annotated class.

    @record
    class Seat:
        wounds: i8
        line: Cells[i8] = cells(24)

People and mypy read the class; the rules read and write the record, compiled or not. Sizes are values, not types, so
that they can be named constants. Field names must not be attributes of `np.record` (`size`, `shape`, `item`, `copy`).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any, Generic, SupportsIndex, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

Kind = TypeVar("Kind")
Class = TypeVar("Class", bound=type)

if TYPE_CHECKING:
    i8: TypeAlias = int
    i16: TypeAlias = int
    i32: TypeAlias = int
    i64: TypeAlias = int
    u8: TypeAlias = int
    u16: TypeAlias = int
    u64: TypeAlias = int
    f64: TypeAlias = float
else:
    i8, i16, i32, i64 = np.int8, np.int16, np.int32, np.int64
    u8, u16, u64, f64 = np.uint8, np.uint16, np.uint64, np.float64

Raw = np.ndarray[tuple[int], np.dtype[np.uint8]]
Dtype = np.dtype[Any]
Array = np.ndarray[Any, Dtype]
"""An array of any shape and type."""


LETTERS = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f8": "d"}
"""NumPy's names of number types in the language of `struct`."""


class Cells(Generic[Kind]):
    """A fixed array field. The class itself is never made: it is what the type checker sees."""

    if TYPE_CHECKING:
        shape: tuple[int, ...]

        def __getitem__(self, place: SupportsIndex | tuple[int, ...]) -> Kind: ...
        def __setitem__(
            self, place: SupportsIndex | tuple[int, ...] | slice | list[int], value: Kind | int | Sequence[int] | Array
        ) -> None: ...
        def __len__(self) -> int: ...
        def __iter__(self) -> Iterator[Kind]: ...


Numbers: TypeAlias = Cells[int]
"""Whole numbers that rules read or write: choices, a line for learners."""
Reals: TypeAlias = Cells[float]


def cells(*shape: int) -> Any:
    """The shape of a `Cells` field."""
    return shape


def record(description: Class) -> Class:
    """Gives an annotated class its `dtype`; nested records and arrays of records included."""
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(description).items():
        if hasattr(np.record, name):
            raise TypeError(f"{description.__name__}.{name}: np.record has an attribute of that name")
        if get_origin(hint) is Cells:
            fields.append((name, element(get_args(hint)[0]), getattr(description, name)))
        else:
            fields.append((name, element(hint)))
    description.dtype = np.dtype((np.record, laid_out(fields)))  # type: ignore[attr-defined]
    return description


def laid_out(fields: list[tuple[Any, ...]]) -> Dtype:
    """A struct whose fields lie where a compiler wants them. NumPy forgets the alignment of a nested `np.record`."""
    names, formats, offsets, end, widest = [], [], [], 0, 1
    for name, kind, *shape in fields:
        field = np.dtype((kind, shape[0])) if shape else kind
        step = alignment(kind)
        end += -end % step
        names.append(name)
        formats.append(field)
        offsets.append(end)
        end += field.itemsize
        widest = max(widest, step)
    return np.dtype(
        {"names": names, "formats": formats, "offsets": offsets, "itemsize": end + -end % widest}, align=True
    )


def alignment(kind: Dtype) -> int:
    if kind.fields is None:
        return kind.alignment
    return max(alignment(field[0].base) for field in kind.fields.values())


def element(hint: Any) -> Dtype:
    """The dtype of one element: a nested record's, or a number's."""
    nested = getattr(hint, "dtype", None)
    return nested if isinstance(nested, np.dtype) else np.dtype(hint)


def dtype_of(description: type) -> Dtype:
    """The NumPy dtype of a class marked with `@record`."""
    dtype: Dtype = description.dtype  # type: ignore[attr-defined]
    return dtype


def blank(description: type) -> Raw:
    """The bytes of a new record, all zero."""
    return np.zeros(dtype_of(description).itemsize, np.uint8)


def thaw(description: type[Kind], raw: Raw) -> Kind:
    """A copy of the record as plain Python: whole numbers, tuples, objects. Many times faster to read than NumPy's."""
    letters, read, _ = reader(dtype_of(description))
    thawed: Kind = read(struct.unpack(f"={letters}", raw.tobytes()), 0)
    return thawed


class Frozen(Generic[Kind]):
    """A field of many records, each read when it is asked for."""

    __slots__ = ("at", "count", "numbers", "read", "width")

    def __init__(self, numbers: tuple[int, ...], at: int, count: int, width: int, read: Callable[..., Kind]) -> None:
        self.numbers, self.at, self.count, self.width, self.read = numbers, at, count, width, read

    def __getitem__(self, place: int) -> Kind:
        return self.read(self.numbers, self.at + place * self.width)

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Kind]:
        return (self[place] for place in range(self.count))


class Plain:
    """A thawed record."""


@cache
def reader(dtype: Dtype) -> tuple[str, Callable[[tuple[int, ...], int], Any], int]:
    """For a record's dtype: the letters of its `struct` format, a function that reads it, how many numbers it has."""
    assert dtype.fields is not None and dtype.names is not None
    letters, fields, numbers, end = "", [], 0, 0
    for name in dtype.names:
        kind, offset = dtype.fields[name][:2]
        letters += "x" * (offset - end)
        end = offset + kind.itemsize
        base, shape = kind.subdtype or (kind, ())
        count = int(np.prod(shape)) if shape else 1
        if base.fields:
            inner, read, width = reader(base)
            letters += inner * count
        else:
            read, width = None, 1
            letters += LETTERS[base.str[1:]] * count
        fields.append((name, numbers, count, width, read, shape))
        numbers += count * width
    letters += "x" * (dtype.itemsize - end)

    def read_record(flat: tuple[int, ...], at: int) -> Any:
        thawed = Plain()
        values = thawed.__dict__
        for name, offset, count, width, read, shape in fields:
            start = at + offset
            if read is None:
                if not shape:
                    values[name] = flat[start]
                elif len(shape) == 1:
                    values[name] = flat[start : start + count]
                else:
                    values[name] = dict(zip(product(*map(range, shape)), flat[start : start + count], strict=True))
            elif shape:
                values[name] = Frozen(flat, start, count, width, read)
            else:
                values[name] = read(flat, start)
        return thawed

    return letters, read_record, numbers


def open_record(description: type[Kind], raw: Raw) -> Kind:
    """The record that lives in these bytes: what it writes, they hold."""
    opened: Kind = raw.view(dtype_of(description))[0]
    return opened
