"""Records: described by classes, laid out flat, read plainly."""

from __future__ import annotations

import numpy as np
import pytest

from tatami.core.record import Cells, blank, cells, dtype_of, f64, i8, i16, i32, open_record, record, thaw


@record
class Horse:
    points: i16
    name: i8


@record
class Stable:
    count: i8
    horses: Cells[Horse] = cells(3)
    grid: Cells[i8] = cells(2, 2)
    favourite: Horse
    weight: f64
    years: Cells[i32] = cells(4)


def test_a_class_becomes_a_dtype_with_nested_fields() -> None:
    dtype = dtype_of(Stable)
    assert dtype.names == ("count", "horses", "grid", "favourite", "weight", "years")
    assert dtype["horses"].shape == (3,)
    assert dtype["horses"].base == dtype_of(Horse)


def test_what_the_opened_record_writes_the_bytes_hold() -> None:
    raw = blank(Stable)
    stable = open_record(Stable, raw)
    stable.horses[1].points = 300
    stable.grid[1, 0] = 7
    stable.favourite.name = -3
    assert raw.any()
    again = open_record(Stable, raw.copy())
    assert (again.horses[1].points, again.grid[1, 0], again.favourite.name) == (300, 7, -3)


def test_a_thawed_record_reads_the_same_in_plain_python() -> None:
    raw = blank(Stable)
    stable = open_record(Stable, raw)
    stable.horses[2].points = -5
    stable.grid[0, 1] = 9
    stable.weight = 2.5
    stable.years[3] = 1600
    plain = thaw(Stable, raw)
    assert type(plain.horses[2].points) is int
    assert [horse.points for horse in plain.horses] == [0, 0, -5]  # type: ignore[attr-defined]
    assert (plain.grid[0, 1], plain.weight, plain.years[3], len(plain.horses)) == (9, 2.5, 1600, 3)


def test_a_field_may_not_be_called_like_an_attribute_of_numpy() -> None:
    with pytest.raises(TypeError, match=r"Bad\.size"):

        @record
        class Bad:
            size: i8


def test_copies_of_the_bytes_are_records_of_their_own() -> None:
    raw = blank(Horse)
    copy = raw.copy()
    open_record(Horse, copy).points = 1
    assert open_record(Horse, raw).points == 0
    assert np.array_equal(raw, blank(Horse))
