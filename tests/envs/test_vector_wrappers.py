"""Gymnasium's wrappers for vector environments take ours: those that transform, those that record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers import vector as wrappers

import diablerie
from diablerie.envs.vector import VectorGames

STEPS = 40
N = 3


def made(mode: AutoresetMode, **said: Any) -> VectorGames:
    game = diablerie.load("doctor-faust", max_turns=2)
    return VectorGames(game, N, autoreset_mode=mode, **said)


def steps(envs: VectorEnv[Any, Any, Any], games: VectorGames) -> list[tuple[Any, ...]]:
    """What a wrapper makes of random steps; games that wait for their reset get it."""
    envs.reset(seed=1)
    found: list[tuple[Any, ...]] = []
    for _ in range(STEPS):
        result = envs.step(games.random_actions())
        found.append(result)
        over = np.asarray(result[2])
        if games.autoreset_mode == AutoresetMode.DISABLED and over.any():
            envs.reset(options={"reset_mask": over})
    return found


def tensor_alone(envs: VectorEnv[Any, Any, Any]) -> VectorEnv[Any, Any, Any]:
    """Nothing but the tensor, for wrappers that know no dictionaries."""
    space = envs.single_observation_space
    assert isinstance(space, spaces.Dict)
    return wrappers.TransformObservation(
        envs,
        func=lambda observed: observed["observation"],
        single_observation_space=space["observation"],
    )


TRANSFORMING: dict[str, Callable[[VectorEnv[Any, Any, Any]], VectorEnv[Any, Any, Any]]] = {
    "FilterObservation": lambda envs: wrappers.FilterObservation(
        envs, ["observation", "action_mask"]
    ),
    "FlattenObservation": wrappers.FlattenObservation,
    "TransformObservation": tensor_alone,
    "RescaleObservation": lambda envs: wrappers.RescaleObservation(
        tensor_alone(envs), np.float32(-1), np.float32(1)
    ),
    "ReshapeObservation": lambda envs: wrappers.ReshapeObservation(tensor_alone(envs), (1, 487)),
    "ClipReward": lambda envs: wrappers.ClipReward(envs, 0, 1),
    "TransformReward": lambda envs: wrappers.TransformReward(envs, lambda reward: 2 * reward),
}


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED])
@pytest.mark.parametrize("wrapper", TRANSFORMING)
def test_what_is_observed_and_paid_can_be_transformed(wrapper: str, mode: AutoresetMode) -> None:
    games = made(mode, copy=True)
    envs = TRANSFORMING[wrapper](games)
    for observed, rewards, *_ in steps(envs, games):
        assert observed in envs.observation_space
        assert rewards.shape == (N,)


def test_observations_and_rewards_are_normalized() -> None:
    games = made(AutoresetMode.NEXT_STEP)
    envs = wrappers.NormalizeObservation(tensor_alone(games))
    *_, (observed, *_) = steps(envs, games)
    assert observed in envs.observation_space
    assert abs(observed.mean()) < 1
    for mode in AutoresetMode:
        games = made(mode)
        assert np.isfinite(
            [each[1] for each in steps(wrappers.NormalizeReward(games), games)]
        ).all()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_statistics_of_whole_games_are_recorded(mode: AutoresetMode) -> None:
    games = made(mode)
    envs = wrappers.RecordEpisodeStatistics(games)
    recorded = [
        (infos["episode"]["l"][game], infos["episode"]["r"][game])
        for *_, over, _, infos in steps(envs, games)
        for game in np.flatnonzero(over)
    ]
    assert len(recorded) >= N
    assert all(returned in (-1, 0, 1) for _, returned in recorded)
    assert {length for length, _ in recorded} <= set(range(2, 15))


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_infos_become_a_list(mode: AutoresetMode) -> None:
    games = made(mode)
    for *_, over, _, infos in steps(wrappers.DictInfoToList(games), games):
        for game, info in enumerate(infos):
            told = info.get("final_info", info)
            assert bool(over[game]) == ("reason" in told)
            assert ("final_obs" in info) == (over[game] and mode == AutoresetMode.SAME_STEP)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED])
def test_arrays_become_pytorch_s(mode: AutoresetMode) -> None:
    import torch

    games = made(mode)
    envs = wrappers.NumpyToTorch(games)
    observed, _ = envs.reset(seed=1)
    for _ in range(STEPS):
        counts = observed["action_mask"].sum(1).clamp(min=1)
        actions = observed["action_mask"].cumsum(1).eq(counts[:, None]).int().argmax(1)
        observed, rewards, over, _, _ = envs.step(actions)
        assert torch.is_tensor(observed["observation"])
        assert torch.is_tensor(rewards)
        if mode == AutoresetMode.DISABLED and over.any():
            observed, _ = envs.reset(options={"reset_mask": over.numpy()})


def test_a_wrapper_of_one_seat_is_taken_for_all() -> None:
    games = made(AutoresetMode.NEXT_STEP, copy=True)
    pieces = diablerie.load("doctor-faust").tensor_pieces
    envs = wrappers.VectorizeTransformObservation(
        games,
        gymnasium.wrappers.TransformObservation,
        func=lambda seen: games.game.split(seen["observation"])["own_hand"],
        observation_space=spaces.Box(0, 1, pieces["own_hand"], np.float32),
    )
    for observed, *_ in steps(envs, games):
        assert observed.shape == (N, 8)


def test_what_transforms_observations_says_itself_that_it_wants_another_mode() -> None:
    with pytest.raises(ValueError, match="autoreset_mode"):
        wrappers.FlattenObservation(made(AutoresetMode.SAME_STEP))


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_gymnasium_makes_them_by_id_in_every_mode(mode: AutoresetMode) -> None:
    envs = gymnasium.make_vec(
        "diablerie.envs.gymnasium:diablerie/doctor-faust-v2",
        num_envs=2,
        autoreset_mode=mode,
        copy=True,
        illegal="lose",
    )
    assert envs.metadata["autoreset_mode"] is mode
    envs.reset(seed=1)
    _, rewards, *_ = envs.step(np.array([-1, -1]))
    assert rewards.tolist() == [-1, -1]
