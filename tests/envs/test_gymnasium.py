"""Gymnasium takes one seat of our games for an environment of its own."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import diablerie
import diablerie.envs.gymnasium as one_seat
from diablerie import IllegalAction, bots
from diablerie.envs import endings, vector
from diablerie.envs.vector_setup import shown_space
from tests.settings import cut_short

from .tables import Table, at_every_table


def made(table: Table, **said: Any) -> one_seat.OneSeat:
    version = diablerie.load(table.name).environment_version
    env = gymnasium.make(
        f"diablerie/{table.name}-v{version}", seats=table.seats, **cut_short(table.name), **said
    )
    assert isinstance(env.unwrapped, one_seat.OneSeat)
    return env.unwrapped


@at_every_table
def test_gymnasiums_check_passes(table: Table) -> None:
    check_env(made(table, seat=table.seats - 1, illegal="lose"))


@at_every_table
def test_a_game_seen_from_one_seat_is_a_game_of_the_engine(table: Table) -> None:
    seat = table.seats // 2
    env = made(table, seat=seat)
    rng = np.random.default_rng(1)
    observed, info = env.reset(seed=1)
    over = False
    while not over:
        state = env._played
        assert state.to_play == seat
        assert np.array_equal(observed["observation"], state.tensor(seat))
        assert np.array_equal(observed["action_mask"], state.mask)
        assert observed in env.observation_space
        action = rng.choice(np.flatnonzero(observed["action_mask"]))
        observed, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert bool(info) == over
        assert reward == env._played.returns[seat]
    assert env._played.outcome is not None
    assert env.reasons[info["reason"]] == env._played.outcome.reason
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_a_seed_starts_the_game_of_that_seed() -> None:
    env = one_seat.make("doctor-faust")
    env.reset(seed=7)
    assert env._played == env.game.start(7)


def test_the_same_seed_gives_the_same_opponent() -> None:
    env = one_seat.make("kill-doctor-lucky", opponent=bots.level("random").make)
    seen = []
    for _ in range(2):
        observed, _ = env.reset(seed=3)
        for _ in range(5):
            observed, *_ = env.step(observed["action_mask"].argmax())
        seen.append(observed["observation"])
    assert np.array_equal(seen[0], seen[1])


def test_what_is_not_legal_is_refused_or_loses() -> None:
    cases: tuple[tuple[endings.Illegal, float | None], ...] = (("refuse", None), ("lose", -1.0))
    for illegal, expected in cases:
        env = one_seat.make("kill-doctor-lucky", illegal=illegal)
        observed, _ = env.reset(seed=1)
        action = int(observed["action_mask"].argmin())
        if expected is None:
            with pytest.raises(IllegalAction):
                env.step(action)
        else:
            seen, *result = env.step(action)
            assert result[:3] == [expected, True, False]
            assert result[3] == {"reason": env.reasons.index("illegal")}
            assert not seen["action_mask"].any()
            with pytest.raises(ResetNeeded):
                env.step(0)


@pytest.mark.parametrize("action", [-1, 243, 0.5, "s1", None, True])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = one_seat.make("doctor-faust")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="actions are 0 to 242"):
        env.step(action)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"seat": 2}, "seat is a whole number from 0 to 1, not 2"),
        ({"seat": None}, "seat"),
        ({"opponent": "devil"}, "an opponent is 'random' or a function"),
        ({"seat": 1, "max_turns": 1}, "seat 1 has nothing to choose"),
        ({"illegal": "ignore"}, "illegal is 'refuse' or 'lose', not 'ignore'"),
        ({"edition": "x"}, "edition"),
    ],
)
def test_what_makes_no_environment_is_refused(said: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        one_seat.make("doctor-faust", **said)


def test_masks_are_there_for_who_asks_for_them_by_themselves() -> None:
    env = one_seat.make("kill-doctor-lucky")
    observed, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), observed["action_mask"] == 1)


@pytest.mark.parametrize(
    ("said", "vectorized"),
    [({"frameskip": 4}, False), ({"frameskip": 4}, True), ({"render_mode": "rgb_array"}, True)],
)
def test_a_keyword_that_there_is_not_is_an_error_of_type(
    said: dict[str, Any], vectorized: bool
) -> None:
    """Stable-Baselines3 and TorchRL try some, and leave them out after a TypeError in Python's words."""
    name = "diablerie/doctor-faust-v2"
    told = f"got an unexpected keyword argument '{next(iter(said))}'"
    made = (
        partial(gymnasium.make_vec, vectorization_mode="vector_entry_point")
        if vectorized
        else gymnasium.make
    )
    with pytest.raises(TypeError, match=told):
        made(name, **said)


def test_no_render_mode_may_be_said() -> None:
    gymnasium.make("diablerie/doctor-faust-v2", render_mode=None)
    vector.make("doctor-faust", 2, render_mode=None)


@pytest.mark.filterwarnings("ignore:.*is out of date:DeprecationWarning")
def test_an_earlier_version_shows_what_it_showed() -> None:
    """Pieces are added at the end, and who has learnt from fewer still gets those."""
    now, before = (gymnasium.make(f"diablerie/doctor-faust-v{version}") for version in (2, 1))
    seen, seen_before = (env.reset(seed=7)[0]["observation"] for env in (now, before))
    assert np.array_equal(seen[: len(seen_before)], seen_before)
    game = diablerie.load("doctor-faust")
    assert list(game.split(seen_before)) == list(game.split(seen))[:-1]
    with pytest.raises(ValueError, match="versions of doctor-faust are 1, 2, not '3'"):
        one_seat.make("doctor-faust", version="3")


def test_bounds_are_those_of_each_piece() -> None:
    game = diablerie.load("kill-doctor-lucky")
    space = shown_space(game, None)["observation"]
    assert isinstance(space, gymnasium.spaces.Box)
    high = game.split(space.high)
    assert (high["pawns"] == 1).all()
    assert high["draw_size"] == high["own_hand"].sum() == sum(game.deck.values())


def test_states_of_which_one_ends_sooner_are_not_shown_the_same() -> None:
    """DF-48: after the same step the one is over and the other goes on."""
    game = diablerie.load("doctor-faust")
    first = game.start(1).position()
    shown = []
    for turn in (5, 399, 400):
        state = game.position({**first, "turn": turn, "points": 1})
        shown.append(state.tensor(0))
        assert state.play("s1").is_over == (turn == 400)
    assert len({tensor.tobytes() for tensor in shown}) == 3
