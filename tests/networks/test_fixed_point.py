"""Fixed point: near enough to what it stands for, and the same on any machine."""

from __future__ import annotations

import numpy as np
import pytest

from diablerie.networks.fixed_point import (
    LEAST,
    ONE,
    POWER_BITS,
    drawn,
    logarithms,
    relative_powers,
)


def test_logarithms_are_within_a_step() -> None:
    numbers = np.random.default_rng(1).random(10_000)
    assert np.abs(logarithms(numbers) - np.log2(numbers) * ONE).max() < 1


@pytest.mark.parametrize(
    ("number", "logarithm"), [(0.0, LEAST), (1e-300, LEAST), (0.5, -ONE), (1.0, 0), (2.0, ONE)]
)
def test_logarithms_of_round_numbers(number: float, logarithm: int) -> None:
    assert abs(int(logarithms(np.array([number]))[0]) - logarithm) <= 1


def test_no_entry_of_a_table_is_near_a_tie() -> None:
    """Else the last bit of a C library could tip it over."""
    mantissas = (np.arange(1 << 12) + 0.5) / (1 << 13) + 0.5
    exact = [np.log2(mantissas) * ONE, np.exp2(np.arange(ONE) / ONE) * (1 << POWER_BITS)]
    for table, rounding in zip(exact, (1e-9, 1e-5), strict=True):
        assert np.abs(table % 1 - 0.5).min() > rounding


def test_powers_are_relative_to_the_greatest() -> None:
    found = relative_powers(np.array([-3 * ONE, 5 * ONE, 4 * ONE, -(1 << 40)]))
    assert found.tolist() == [1 << (POWER_BITS - 8), 1 << POWER_BITS, 1 << (POWER_BITS - 1), 0]


def test_what_weighs_more_is_drawn_the_oftener_and_what_weighs_nothing_never() -> None:
    rng = np.random.default_rng(2)
    counts = np.bincount(
        [drawn(np.array([0, 100, 300, 0]), rng) for _ in range(4_000)], minlength=4
    )
    assert counts[[0, 3]].tolist() == [0, 0]
    assert 0.7 < counts[2] / 4_000 < 0.8
