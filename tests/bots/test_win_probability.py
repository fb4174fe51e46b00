"""An outlook tells how likely each seat is to win by what one seat knows, and how sure that is."""

from __future__ import annotations

import numpy as np
import pytest

import diablerie
from diablerie import Game
from diablerie.bots.win_probability import WinProbability, win_probabilities
from tests.games.of_game import of_game

GAMES = diablerie.built_in_games()


def small(name: str) -> Game:
    """A game that is soon over."""
    return diablerie.load(name, **of_game(name, "set_ups").PLAYED_OUT)


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_all_seats_are_one_win(name: str) -> None:
    game = small(name)
    prospects = win_probabilities(game.start(1).belief(0), 40, seed=1)
    assert len(prospects) == game.seats
    assert sum(prospect.chance for prospect in prospects) == pytest.approx(1)
    assert all(p.low <= p.chance <= p.high for p in prospects)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_a_seat_cannot_tell_apart_look_the_same_to_it(name: str) -> None:
    game = small(name)
    rng = np.random.default_rng(3)
    for seed in range(4):
        state = game.start(seed)
        for _ in range(12):
            if not state.is_over:
                state = state.play(state.legal[int(rng.integers(len(state.legal)))])
        other = state.belief(0).sample(rng)
        looked = [win_probabilities(world.belief(0), 20, seed=5) for world in (state, other)]
        assert looked[0] == looked[1]


def test_a_seat_that_is_far_ahead_is_likely_to_win() -> None:
    game = diablerie.load("doctor-faust", max_turns=6)
    ahead = game.position({"won": [[10, 11, 12, 13], []], "pile": [3, 4]})
    mine, its = win_probabilities(ahead.belief(0), 100, seed=1)
    assert mine.low > 0.9
    assert its.high < 0.1


def test_the_same_seed_gives_the_same_outlook() -> None:
    belief = diablerie.load("doctor-faust").start(1).belief(1)
    assert win_probabilities(belief, 30, seed=2) == win_probabilities(belief, 30, seed=2)
    assert win_probabilities(belief, 30, seed=2) != win_probabilities(belief, 30, seed=3)


def test_more_games_make_it_surer() -> None:
    few, many = WinProbability.counted(5, 10), WinProbability.counted(100, 200)
    assert few.chance == many.chance == 0.5
    assert many.high - many.low < few.high - few.low
    assert many.high - many.low == pytest.approx(0.137, abs=0.002)


@pytest.mark.parametrize(("wins", "chance"), [(0, 0.0), (20, 1.0)])
def test_certainty_is_never_claimed_of_what_was_only_counted(wins: float, chance: float) -> None:
    prospect = WinProbability.counted(wins, 20)
    assert prospect.chance == chance
    assert 0.1 < prospect.high - prospect.low < 0.2


def test_who_is_no_seat_has_no_outlook() -> None:
    state = diablerie.load("doctor-faust").start(1)
    with pytest.raises(ValueError, match="spectator"):
        win_probabilities(state.belief(None), 10)
    with pytest.raises(ValueError, match="at least one game"):
        win_probabilities(state.belief(0), 0)
