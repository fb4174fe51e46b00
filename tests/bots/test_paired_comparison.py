"""Two ways to go on are compared in the same worlds, and where they come to the same that shows."""

from __future__ import annotations

import numpy as np
import pytest

import diablerie
from diablerie.bots.paired_comparison import compare
from diablerie.bots.win_probability import win_probabilities
from tests.bots.positions import positions, warmed

FAUST = diablerie.load("doctor-faust", max_turns=8)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The rules are compiled: games are played faster."""
    FAUST.warm()


@pytest.mark.parametrize("name", diablerie.games())
def test_a_line_is_no_better_than_itself(name: str) -> None:
    for state in positions(warmed(diablerie.load(name)), 4):
        belief = state.belief(state.to_play)
        shares = compare(belief, [state.legal[:1]] * 3, 20, seed=1)
        assert shares.shape == (20, 3)
        assert (shares == shares[:, :1]).all()


def test_the_order_of_steps_that_lead_to_the_same_makes_no_difference() -> None:
    belief = FAUST.start(1).belief(0)
    one, other = compare(belief, [("s1", "soul", "s2"), ("soul", "s2", "s1")], 60, seed=1).T
    assert (one == other).all()
    assert 0 < one.mean() < 1


def test_a_line_is_left_where_it_cannot_be_followed() -> None:
    """The other seat is to move after seven actions, and no card can be laid twice."""
    belief = FAUST.start(1).belief(0)
    longer = ("8@5", "8@5", "s1")
    shares = compare(belief, [("8@5",), longer], 40, seed=1)
    assert (shares[:, 0] == shares[:, 1]).all()


def test_what_ends_the_game_is_counted_as_it_ends() -> None:
    """DF-35: the pyramid comes onto both stones of a seat, and all the rest is the other's."""
    state = FAUST.position({"soul": 8, "points": 3, "stones": [[9, 9], [20, 20]]})
    infamy, step = compare(state.belief(0), [("soul",), ("s1",)], 50, seed=1).mean(0)
    assert infamy == 0
    assert step > 0.05


@pytest.mark.parametrize("name", diablerie.games())
def test_worlds_that_a_seat_cannot_tell_apart_compare_alike(name: str) -> None:
    rng = np.random.default_rng(3)
    for state in positions(warmed(diablerie.load(name)), 5, seed=3):
        seat, lines = state.to_play, [(action,) for action in state.legal[:2]]
        told = [
            compare(world.belief(seat), lines, 10, seed=5)
            for world in (state, state.belief(seat).sample(rng))
        ]
        assert np.array_equal(told[0], told[1])


def test_an_empty_line_is_an_outlook() -> None:
    """Not by the same draws, but to the same chance."""
    belief = FAUST.start(1).belief(0)
    share = compare(belief, [()], 2_000, seed=1).mean()
    prospect = win_probabilities(belief, 2_000, seed=2)[0]
    assert share == pytest.approx(prospect.chance, abs=0.05)


def test_what_cannot_be_compared_is_refused() -> None:
    belief = FAUST.start(1).belief(0)
    with pytest.raises(ValueError, match="a line and a world"):
        compare(belief, [], 10)
    with pytest.raises(ValueError, match="a line and a world"):
        compare(belief, [("s1",)], 0)
    with pytest.raises(ValueError, match="no action"):
        compare(belief, [("dance",)], 10)
    with pytest.raises(ValueError, match="spectator"):
        compare(FAUST.start(1).belief(None), [("s1",)], 10)
