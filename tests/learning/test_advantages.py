"""Advantages: surprises of every seat, led back to the decisions that went before."""

from __future__ import annotations

import numpy as np

from diablerie.learning.advantages import advantages


def test_a_win_reaches_back_to_the_decisions_before_it_and_no_further_than_its_game() -> None:
    """One game: decisions at steps 0, 1 and 3, its end by an action that was forced, then another."""
    values = np.array([[0.1, -0.1], [0.2, -0.2], [0.5, -0.5], [0, 0]], np.float32)
    places = np.array([0, 1, 3, 4]), np.zeros(4, np.int64)
    over, payoffs = np.zeros((5, 1), np.bool_), np.zeros((5, 1, 2), np.float32)
    over[2], payoffs[2, 0] = True, (1, -1)
    found = advantages(values, places, over, payoffs, trace=0.5)
    assert found.is_known.tolist() == [True, True, True, False]
    surprises = [0.2 - 0.1, 1 - 0.2, 0 - 0.5]
    expected = [surprises[0] + 0.5 * surprises[1], surprises[1], surprises[2], 0]
    np.testing.assert_allclose(found.advantage[:, 0], expected, atol=1e-6)
    np.testing.assert_allclose(found.advantage[:, 1], -found.advantage[:, 0], atol=1e-6)


def test_games_side_by_side_do_not_touch() -> None:
    rng = np.random.default_rng(1)
    steps, games = 6, 3
    places = np.repeat(np.arange(steps), games), np.tile(np.arange(games), steps)
    values = rng.normal(size=(steps * games, 2)).astype(np.float32)
    over = rng.random((steps, games)) < 0.3
    payoffs = np.where(over[..., None], rng.normal(size=(steps, games, 2)), 0).astype(np.float32)
    together = advantages(values, places, over, payoffs, 0.9)
    for game in range(games):
        rows = places[1] == game
        own = (places[0][rows], np.zeros(steps, np.int64))
        alone = advantages(values[rows], own, over[:, [game]], payoffs[:, [game]], 0.9)
        assert together.advantage[rows].tolist() == alone.advantage.tolist()
        assert together.is_known[rows].tolist() == alone.is_known.tolist()


def test_of_a_payoff_less_is_left_at_each_decision_before() -> None:
    """One game, of which nothing was expected, won by its third decision."""
    values = np.zeros((3, 2), np.float32)
    places = np.arange(3), np.zeros(3, np.int64)
    over, payoffs = np.zeros((3, 1), np.bool_), np.zeros((3, 1, 2), np.float32)
    over[2], payoffs[2, 0] = True, (1, -1)
    found = advantages(values, places, over, payoffs, trace=1, discount=0.9)
    np.testing.assert_allclose(found.advantage[:, 0], [0.81, 0.9, 1], atol=1e-6)
    # What is expected of the next decision is worth less as well.
    values[1] = 0.5, -0.5
    found = advantages(values, places, over, payoffs, trace=0, discount=0.9)
    np.testing.assert_allclose(found.advantage[:, 0], [0.45, -0.5, 1], atol=1e-6)
