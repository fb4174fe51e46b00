"""A sampler against the exact posterior: which worlds, and how often each."""

from __future__ import annotations

import numpy as np
import pytest

from diablerie.secrecy import Shown, check_calibration, misfits
from diablerie.secrecy.calibration import (
    FREQUENCIES,
    IMPOSSIBLE,
    MISSED,
    by_chance,
    if_others_play_at_random,
)
from diablerie.secrecy.gallery.poker import Poker, shows
from diablerie.secrecy.histories import Moment

from .seeded import SeededPoker

RULES = Shown(shows)


def kinds(drawn: dict[str, int], expected: dict[str, float]) -> list[str]:
    return [misfit.kind for misfit in misfits(drawn, expected)]


def test_draws_as_often_as_is_right_fit() -> None:
    assert kinds({"a": 205, "b": 95}, {"a": 2, "b": 1}) == []


def test_one_world_is_no_matter_of_frequency() -> None:
    assert kinds({"a": 10}, {"a": 0.1}) == []


def test_a_world_that_cannot_be_is_a_misfit() -> None:
    assert kinds({"a": 99, "z": 1}, {"a": 1}) == [IMPOSSIBLE]


def test_a_world_that_is_never_drawn_is_a_misfit_once_there_are_draws_enough() -> None:
    assert kinds({"a": 300}, {"a": 1, "b": 1}) == [MISSED]
    assert kinds({"a": 20}, {"a": 1, "b": 1}) == []


def test_worlds_drawn_too_often_are_a_misfit() -> None:
    (misfit,) = misfits({"a": 300, "b": 100}, {"a": 1, "b": 1})
    assert misfit.kind == FREQUENCIES
    assert misfit.expected == "a 200.0 times"
    assert misfit.drawn.startswith("a 300 times (p = ")


def test_how_seldom_it_may_be_wrong_can_be_said() -> None:
    drawn, expected = {"a": 230, "b": 170}, {"a": 1, "b": 1}
    assert misfits(drawn, expected) == []
    assert len(misfits(drawn, expected, false_alarm=0.01)) == 1


@pytest.mark.parametrize(("drawn", "expected"), [({}, {"a": 1.0}), ({"a": 1}, {})])
def test_nothing_is_not_compared(drawn: dict[str, int], expected: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="at least one possible world and one draw"):
        misfits(drawn, expected)


def test_a_tree_that_cannot_be_walked_is_refused() -> None:
    with pytest.raises(ValueError, match="seeded poker has no tree that can be walked whole"):
        check_calibration(SeededPoker(Poker()), RULES, positions=1)


def test_what_others_do_counts_only_where_it_is_asked_for() -> None:
    moment = Moment(Poker().start(np.random.default_rng(0)))
    for choice in (0, 1, "check", "bet", "raise"):
        moment = moment.after(choice)
    assert by_chance(moment, 0) == 1 / 12
    assert if_others_play_at_random(moment, 0) == 1 / 12 / 2
    assert if_others_play_at_random(moment, 1) == 1 / 12 / 2 / 3
