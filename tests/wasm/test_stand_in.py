"""What stands in for NumPy in the browser lays records out, and draws numbers, as NumPy does."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie.wasm.browser import numpy as stand_in
from diablerie.wasm.entry_points import record_dtypes


@pytest.mark.parametrize("name", diablerie.games())
def test_records_lie_as_they_do_here(name: str) -> None:
    for dtype in record_dtypes(diablerie.load(name)).values():
        assert dtype.fields is not None
        assert dtype.names is not None
        spec = {
            "names": list(dtype.names),
            "formats": [_kind(dtype[each]) for each in dtype.names],
            "offsets": [dtype.fields[each][1] for each in dtype.names],
            "itemsize": dtype.itemsize,
        }
        there = stand_in.dtype(spec)
        content = random.Random(1).randbytes(dtype.itemsize)
        ours = np.frombuffer(content, dtype)[0]
        theirs = stand_in.frombuffer(content, there)[0]
        for each in dtype.names:
            if dtype[each].base.kind != "f":
                assert _plain(theirs[each]) == ours[each].tolist()


def test_fields_are_aligned_as_in_c() -> None:
    fields: list[Any] = [
        ("a", "int8"),
        ("b", "int32"),
        ("c", "int16", 3),
        ("d", "int64"),
        ("e", "int8"),
    ]
    ours = np.dtype([(name, *rest) for name, *rest in fields], align=True)
    theirs = stand_in.dtype(
        [(name, getattr(stand_in, kind), *shape) for name, kind, *shape in fields], align=True
    )
    assert theirs.itemsize == ours.itemsize
    assert ours.fields is not None
    assert theirs.fields is not None
    assert {name: at for name, (_, at) in theirs.fields.items()} == {
        name: field[1] for name, field in ours.fields.items()
    }


@pytest.mark.parametrize(
    "seed", [0, 7, 2**70, [1, 2, 3], list(b"thirty-two bytes of some secret.")]
)
def test_the_same_seed_draws_the_same_numbers(seed: Any) -> None:
    ours, theirs = np.random.default_rng(seed), stand_in.random.default_rng(seed)
    for bound in range(1, 200):
        assert theirs.random() == ours.random()
        assert theirs.integers(3, 3 + bound) == ours.integers(3, 3 + bound)
        assert theirs.choice(range(bound)) == ours.choice(bound)
        drawn = theirs.integers(0, 1 << 32, size=3)
        assert drawn.tolist() == ours.integers(0, 1 << 32, size=3).tolist()


def test_what_does_not_lie_in_one_piece_is_refused() -> None:
    numbers = stand_in.zeros((3, 4), stand_in.int64)
    with pytest.raises(TypeError, match="leaves nothing out"):
        numbers[::2]
    with pytest.raises(TypeError, match="stands last"):
        numbers[:, 1]
    with pytest.raises(IndexError, match="there is no 3 among 3"):
        numbers[3]


@pytest.mark.parametrize("given", [7, [3, 1, 2], (3, 1, 2), np.array([3, 1, 2])])
def test_several_places_are_set_to_one_number_or_each_to_its_own(given: Any) -> None:
    ours, theirs = np.zeros((2, 5), np.int64), stand_in.zeros((2, 5), stand_in.int64)
    alike = stand_in.array(given.tolist()) if isinstance(given, np.ndarray) else given
    ours[0][[4, 0, 2]] = ours[1, [1, 2, 3]] = given
    theirs[0][[4, 0, 2]] = theirs[1, [1, 2, 3]] = alike
    assert theirs.tolist() == ours.tolist()
    with pytest.raises(ValueError, match="3 numbers for 2"):
        theirs[0][[0, 1]] = [1, 2, 3]


def _kind(dtype: Any) -> Any:
    base = getattr(stand_in, "bool_" if dtype.base.name == "bool" else dtype.base.name)
    return (base, dtype.shape) if dtype.shape else base


def _plain(value: Any) -> Any:
    return value.tolist() if isinstance(value, stand_in.ndarray) else value
