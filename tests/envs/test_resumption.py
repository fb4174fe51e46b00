"""A run of any environment is pickled in the middle, and goes on in another process to the last byte."""

from __future__ import annotations

import hashlib
import pickle
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import diablerie
from diablerie import bots
from diablerie.envs import gymnasium as one_seat
from diablerie.envs import pettingzoo, vector
from diablerie.envs.opponents import AtRandom, Opponent
from tests.settings import cut_short, everyday, in_turn

STEPS = 40

OPPONENTS: dict[str, Opponent | None] = {
    "nobody": None,
    "random": "random",
    "a bot at random": AtRandom,
    **{name: bots.parse(name).make for name in ("random", "greedy")},
    "imp": bots.parse("imp:simulations=10").make,
    "a search": bots.parse("search:simulations=10:reuse=1").make,
}

DAILY = in_turn(diablerie.games(), OPPONENTS)
"""Every opponent once, each game as often as another; the others in a soak."""

ELSEWHERE = "from tests.envs.test_resumption import go_on_there; go_on_there()"


def fingerprint_of(envs: Any) -> str:
    """A run's next steps, as their bytes."""
    digest = hashlib.sha256()
    for _ in range(STEPS):
        observed, rewards, over, _, infos = envs.step(envs.random_actions())
        for array in (*observed.values(), rewards, over, envs.payoffs):
            digest.update(np.ascontiguousarray(array).tobytes())
        digest.update(repr(infos).encode())
        if envs.autoreset_mode == AutoresetMode.DISABLED and over.any():
            envs.reset(options={"reset_mask": over})
    observed, _ = envs.reset()
    digest.update(observed["observation"].tobytes())
    return digest.hexdigest()


def go_on_there() -> None:
    """Take up a run from standard input and print what comes of it."""
    envs = pickle.load(sys.stdin.buffer)
    sys.stdout.write(fingerprint_of(envs))


def elsewhere(envs: Any) -> str:
    """What comes of a run in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        cwd=Path(__file__).parents[2],
        input=pickle.dumps(envs),
        capture_output=True,
        check=True,
    ).stdout.decode()


def halfway(name: str, seats: int, opponent: Opponent | None, **said: Any) -> vector.VectorGames:
    """A run after some steps, in which games have ended already."""
    envs = vector.make(name, 3, seats=seats, opponent=opponent, **cut_short(name), **said)
    envs.reset(seed=1)
    for _ in range(STEPS):
        _, _, over, _, _ = envs.step(envs.random_actions())
        if envs.autoreset_mode == AutoresetMode.DISABLED and over.any():
            envs.reset(options={"reset_mask": over})
    return envs


@pytest.mark.parametrize(
    ("name", "opponent"), everyday(product(diablerie.games(), OPPONENTS), *DAILY)
)
def test_a_run_goes_on_in_another_process(name: str, opponent: str) -> None:
    envs = halfway(name, diablerie.describe(name).seat_range[0], OPPONENTS[opponent])
    there = elsewhere(envs)
    assert there == fingerprint_of(envs)


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_it_does_so_in_every_mode_from_positions_with_threads_and_a_history(
    mode: AutoresetMode,
) -> None:
    position = diablerie.load("teufel-teufel", seats=2).start(3).position()
    envs = halfway(
        "teufel-teufel",
        2,
        "random",
        autoreset_mode=mode,
        position=position,
        threads=2,
        illegal="lose",
        history=8,
    )
    there = elsewhere(envs)
    assert there == fingerprint_of(envs)


def test_the_run_that_was_pickled_and_the_other_do_not_touch() -> None:
    envs = halfway("doctor-faust", 2, "random")
    again = pickle.loads(pickle.dumps(envs))
    before = [envs._games.state(game) for game in range(3)]
    fingerprint_of(again)
    assert [envs._games.state(game) for game in range(3)] == before


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_one_seat_goes_on_where_it_was(opponent: str) -> None:
    env = one_seat.make("kill-doctor-lucky", opponent=bots.level(opponent).make, history=8)
    observed, _ = env.reset(seed=1)
    observed, *_ = env.step(observed["action_mask"].argmax())
    again = pickle.loads(pickle.dumps(env))
    for _ in range(10):
        action = int(observed["action_mask"].argmax())
        observed, *result = env.step(action)
        seen, *others = again.step(action)
        assert all(np.array_equal(seen[name], observed[name]) for name in seen)
        assert result == others
        if result[1]:
            break
    first, second = (each.reset()[0]["observation"] for each in (env, again))
    assert np.array_equal(first, second)


def test_seats_of_pettingzoo_go_on_where_they_were() -> None:
    env = pettingzoo.env("kill-doctor-lucky", 3, history=8)
    env.reset(seed=1)
    again: Any = None
    for turn, _ in enumerate(env.agent_iter(30)):
        if turn == 10:
            again = pickle.loads(pickle.dumps(env))
        observed = env.observe(env.agent_selection)
        assert observed is not None
        action = int(observed["action_mask"].argmax())
        env.step(action)
        if again is not None:
            again.step(action)
            assert again.agent_selection == env.agent_selection
            shown, expected = (each.observe("seat_1") for each in (again, env))
            assert np.array_equal(shown["observation"], expected["observation"])
            assert np.array_equal(shown["actions"], expected["actions"])
    env.reset()
    again.reset()
    shown, expected = (each.observe("seat_1") for each in (again, env))
    assert np.array_equal(shown["observation"], expected["observation"])
