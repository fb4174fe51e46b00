"""A difference is told with an interval that holds the true one about as often as it says."""

from __future__ import annotations

from math import comb

import pytest

from diablerie.analysis import Difference

LEAST = 0.93
"""Of what is to be 95 of 100 cases: an approximation may fall short of it a little."""


def coverage(better: float, worse: float, pairs: int) -> float:
    """How often the interval holds better − worse, if so many pairs end in favour of one and the other."""
    held = 0.0
    for wins in range(pairs + 1):
        for losses in range(pairs + 1 - wins):
            even = pairs - wins - losses
            ways = comb(pairs, wins) * comb(pairs - wins, losses)
            chance = ways * better**wins * worse**losses * (1 - better - worse) ** even
            ends = [1.0] * wins + [-1.0] * losses + [0.0] * even
            found = Difference.measured(ends)
            held += chance * (found.low <= better - worse <= found.high)
    return held


@pytest.mark.parametrize(
    ("better", "worse"), [(0, 0), (0.02, 0), (0.05, 0.05), (0.2, 0.1), (0.4, 0.4), (0.6, 0.1)]
)
def test_the_interval_holds_the_truth_as_often_as_it_says(better: float, worse: float) -> None:
    assert coverage(better, worse, 40) >= LEAST


def test_pairs_that_all_end_alike_are_not_taken_for_certainty() -> None:
    found = Difference.measured([0.0] * 100)
    assert found.value == 0
    assert found.low < 0 < found.high < 0.03
    assert Difference.measured([1.0] * 20).low < 0.95


def test_a_thing_does_not_differ_from_itself() -> None:
    assert Difference.none() == Difference(0, 0, 0)


def test_differences_add_up_and_so_do_the_squares_of_their_spreads() -> None:
    parts = [Difference(0.1, 0.07, 0.13), Difference(-0.05, -0.09, -0.01), Difference.none()]
    total = Difference.total(parts)
    assert total.value == pytest.approx(0.05)
    assert total.high - total.value == pytest.approx(0.05)
    assert total.value - total.low == pytest.approx(0.05)


def test_nothing_adds_up_to_nothing() -> None:
    assert Difference.total([]) == Difference.none()
