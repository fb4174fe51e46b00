"""Stable-Baselines3 and MaskablePPO of sb3-contrib take our environments by their ids, as they take others.

They take seconds to import: that is left to whoever runs these tests, not to all who collect them.
"""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import pytest
from gymnasium.spaces import Discrete

import diablerie
import diablerie.envs.gymnasium as one_seat
from tests.settings import cut_short

IDS = [
    f"diablerie/{name}-v{diablerie.load(name).environment_version}" for name in diablerie.games()
]


def short(name: str) -> gymnasium.Env[dict[str, object], object]:
    """An environment by its id, over after few turns: what comes of a stray action is a loss."""
    return gymnasium.make(name, illegal="lose", **few_turns(name))


def few_turns(name: str) -> dict[str, Any]:
    """By which option that is so, if the game has it."""
    return cut_short(name.removeprefix("diablerie/").rpartition("-v")[0], 4)


@pytest.mark.parametrize("name", IDS)
def test_environments_are_made_by_id(name: str) -> None:
    from stable_baselines3.common.env_util import make_vec_env

    envs = make_vec_env(name, n_envs=2, env_kwargs=few_turns(name))
    observed = envs.reset()
    assert isinstance(observed, dict)
    assert observed["observation"].shape[0] == 2


@pytest.mark.parametrize("name", IDS)
def test_the_checker_has_nothing_to_say(name: str) -> None:
    from stable_baselines3.common.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(short(name).unwrapped)


def test_ppo_is_made_by_id() -> None:
    from stable_baselines3 import PPO

    model = PPO("MultiInputPolicy", "diablerie/doctor-faust-v2", n_steps=8, batch_size=8)
    assert model.action_space == Discrete(diablerie.load("doctor-faust").n_actions)


def test_maskable_ppo_learns_by_id_and_does_what_is_legal() -> None:
    from sb3_contrib import MaskablePPO

    model = MaskablePPO("MultiInputPolicy", "diablerie/doctor-faust-v2", n_steps=32, batch_size=32)
    model.learn(64)  # an action that is not legal would raise IllegalAction
    env = one_seat.make("doctor-faust")
    observed, _ = env.reset(seed=1)
    action, _ = model.predict(observed, action_masks=env.action_masks())
    assert observed["action_mask"][int(action)]
