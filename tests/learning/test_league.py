"""Leagues: who sits where, and who leaves when there are too many."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import torch

from diablerie.learning.league import GREEDY, LEARNER, League
from diablerie.learning.perceptron import Perceptron

from .recipes import TINY, short

RECIPE = replace(TINY, games=4_000, league=0.3, greedy=0.1, league_size=2)


def network(seed: int) -> Perceptron:
    """One that follows from a seed."""
    return Perceptron((4, 3, 2), torch.Generator().manual_seed(seed))


def league(seats: int) -> League:
    """One without frozen selves yet."""
    return League(short(seats), RECIPE, np.random.default_rng(1))


def test_with_two_seats_all_are_the_learner_s() -> None:
    made = league(2)
    made.freeze(network(1))
    made.seat_anew(np.ones(RECIPE.games, np.bool_))
    assert not made.frozen
    assert not made.seated.any()


def test_others_have_their_shares_of_the_seats_and_the_learner_one_in_each_game() -> None:
    made = league(3)
    assert {*np.unique(made.seated)} == {GREEDY, LEARNER}
    made.freeze(network(1))
    made.freeze(network(2))
    made.seat_anew(np.ones(RECIPE.games, np.bool_))
    assert {*np.unique(made.seated)} == {GREEDY, LEARNER, 1, 2}
    assert (made.seated == LEARNER).any(1).all()
    # One seat in three is the learner's whatever the luck.
    assert abs((made.seated > LEARNER).mean() - 0.3 * 2 / 3) < 0.02
    assert abs((made.seated == GREEDY).mean() - 0.1 * 2 / 3) < 0.02


def test_only_games_that_begin_are_seated_anew() -> None:
    made = league(3)
    made.freeze(network(1))
    before = made.seated.copy()
    made.seat_anew(np.arange(RECIPE.games) < RECIPE.games // 2)
    changed = (made.seated != before).any(1)
    assert changed[: RECIPE.games // 2].any()
    assert not changed[RECIPE.games // 2 :].any()


def test_the_oldest_leaves_and_its_seats_go_to_the_next() -> None:
    made = league(3)
    for seed in (1, 2):
        made.freeze(network(seed))
    made.seat_anew(np.ones(RECIPE.games, np.bool_))
    second = made.frozen[1]
    made.freeze(network(3))
    assert made.frozen[0] is second
    assert made.seated.max() == 1


def test_a_frozen_self_does_not_learn_on() -> None:
    made, learner = league(3), network(1)
    made.freeze(learner)
    with torch.no_grad():
        learner.layers[0].weight.add_(1)
    assert not torch.equal(made.frozen[0].layers[0].weight, learner.layers[0].weight)
