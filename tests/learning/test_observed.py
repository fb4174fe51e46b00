"""What a policy learns from is what its seat knows; what a critic sees besides is there in training alone."""

from __future__ import annotations

import numpy as np
import pytest

from diablerie import State
from diablerie.compiled import Record
from diablerie.dtypes import new_records
from diablerie.learning.observed import Observed, Observer, Prior, drawn_actions, measured

from ..bots.positions import alike, warmed
from .recipes import short

PAIRS = 40


@pytest.fixture(scope="module")
def observer() -> Observer:
    """An observer of a short game."""
    game = warmed(short())
    prior = Prior(game, {})
    return Observer(game, *measured(game, prior, 1), prior)


def records_of(states: list[State]) -> Record:
    """The records behind some states."""
    records = new_records(states[0].game.STATE, len(states))
    for row, state in enumerate(states):
        records[row] = state.record
    return records


def seen(observer: Observer, states: list[State]) -> Observed:
    """What is observed of some states."""
    tensors = np.stack([state.tensor(state.to_play or 0) for state in states])
    mask = np.stack([state.mask for state in states]) > 0
    return observer.observe(tensors, mask, records_of(states))


def test_worlds_that_a_seat_cannot_tell_apart_differ_for_the_critic_alone(
    observer: Observer,
) -> None:
    here, there = map(list, zip(*alike(observer.game, PAIRS, seed=2), strict=True))
    one, other = seen(observer, here), seen(observer, there)
    for name in ("own", "mask", "log_prior", "mover"):
        assert getattr(one, name).tolist() == getattr(other, name).tolist(), name
    differs = (one.truth != other.truth).any(1)
    assert differs.mean() > 0.9


def test_an_action_is_drawn_by_its_likelihood_and_never_one_that_is_not_legal() -> None:
    mask = np.array([[False, True, True, False]] * 4_000)
    likelihoods = np.log(np.array([0.9, 0.25, 0.75, 0.9], np.float32))
    found = drawn_actions(np.tile(likelihoods, (4_000, 1)), mask, np.random.default_rng(1))
    shares = np.bincount(found, minlength=4) / 4_000
    assert shares[[0, 3]].tolist() == [0, 0]
    assert 0.7 < shares[2] < 0.8
