"""`@record`: a flat NumPy record described by an annotated class.

    @record
    class Seat:
        wounds: i8
        line: Cells[i8] = cells(24)

People and mypy read the class; the rules read and write the record, compiled or not. Sizes are values, not types, so
that they can be named constants. Field names must not be attributes of `np.record` (`size`, `shape`, `item`, `copy`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

Kind = TypeVar("Kind")
Class = TypeVar("Class", bound=type)

if TYPE_CHECKING:
    i8 = i16 = i32 = i64 = u8 = u16 = u64 = int
    f64 = float
else:
    i8, i16, i32, i64 = np.int8, np.int16, np.int32, np.int64
    u8, u16, u64, f64 = np.uint8, np.uint16, np.uint64, np.float64

Raw = np.ndarray[tuple[int], np.dtype[np.uint8]]


class Cells(Generic[Kind]):
    """A fixed array field. The class itself is never made: it is what the type checker sees."""

    if TYPE_CHECKING:

        def __getitem__(self, place: int | tuple[int, ...]) -> Kind: ...
        def __setitem__(self, place: int | tuple[int, ...] | slice, value: Kind | int) -> None: ...
        def __len__(self) -> int: ...


def cells(*shape: int) -> Any:
    """The shape of a `Cells` field."""
    return shape


def record(description: Class) -> Class:
    """Gives an annotated class its `dtype`; nested records and arrays of records included."""
    fields: list[Any] = []
    for name, hint in get_type_hints(description).items():
        if hasattr(np.record, name):
            raise TypeError(f"{description.__name__}.{name}: np.record has an attribute of that name")
        if get_origin(hint) is Cells:
            fields.append((name, element(get_args(hint)[0]), getattr(description, name)))
        else:
            fields.append((name, element(hint)))
    description.dtype = np.dtype((np.record, np.dtype(fields, align=True)))  # type: ignore[attr-defined]
    return description


def element(hint: Any) -> np.dtype[Any]:
    return getattr(hint, "dtype", None) if isinstance(getattr(hint, "dtype", None), np.dtype) else np.dtype(hint)


def dtype_of(description: type) -> np.dtype[Any]:
    """The NumPy dtype of a class marked with `@record`."""
    dtype: np.dtype[Any] = description.dtype  # type: ignore[attr-defined]
    return dtype


def blank(description: type) -> Raw:
    """The bytes of a new record, all zero."""
    return np.zeros(dtype_of(description).itemsize, np.uint8)


def open_record(description: type[Kind], raw: Raw) -> Kind:
    """The record that lives in these bytes: what it writes, they hold."""
    opened: Kind = raw.view(dtype_of(description))[0]
    return opened
