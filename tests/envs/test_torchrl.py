"""TorchRL takes our PettingZoo environments as they are.

It takes seconds to import: that is left to whoever runs these tests, not to all who collect them.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

import numpy as np
import pytest

from diablerie.envs import pettingzoo, vector
from tests.settings import cut_short

from .tables import TABLES, Table, at_every_table, at_tables, named, outlasts

if TYPE_CHECKING:
    from torchrl.envs import PettingZooWrapper


def wrapped(table: Table) -> PettingZooWrapper:
    from torchrl.envs import PettingZooWrapper

    env = pettingzoo.env(table.name, table.seats, **cut_short(table.name))
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="PettingZoo in TorchRL is tested using version")
        return PettingZooWrapper(env, use_mask=True, categorical_actions=True, seed=1)


@pytest.mark.parametrize("table", [each for each in TABLES if outlasts(each, 3)], ids=named)
def test_torchrls_check_passes(table: Table) -> None:
    """After three steps it asks for an action: of a game that may be over by then there is none."""
    from torchrl.envs.utils import check_env_specs

    check_env_specs(wrapped(table))


@at_every_table
def test_torchrl_plays_what_is_legal_until_a_game_is_over(table: Table) -> None:
    import torch

    torch.manual_seed(1)
    played = wrapped(table).rollout(10_000)
    assert played["next", "done"][-1]
    seats = [f"seat_{seat}" for seat in range(table.seats)]
    rewards = torch.cat([played["next", seat, "reward"][-1].flatten() for seat in seats])
    assert np.isclose(rewards.sum(), 0, atol=1e-6)
    for seat in seats:
        its_turn = played[seat, "mask"].flatten()
        mask, action = played[seat, "action_mask"][its_turn], played[seat, "action"][its_turn]
        assert mask.flatten(0, -2).gather(-1, action.reshape(-1, 1)).all()


@at_tables(Table("doctor-faust", 2))
def test_torchrl_takes_many_games_at_once(table: Table) -> None:
    import torch
    from gymnasium.vector import AutoresetMode
    from tensordict import TensorDict
    from torchrl.envs import GymWrapper
    from torchrl.envs.utils import check_env_specs

    def at_random(tensordict: TensorDict) -> TensorDict:
        weights = tensordict["action_mask"].float()
        return tensordict.set("action", weights.multinomial(1).squeeze(-1))

    torch.manual_seed(1)
    games = vector.VectorGames(table.game(), 3, autoreset_mode=AutoresetMode.DISABLED, copy=True)
    env = GymWrapper(games, categorical_action_encoding=True)
    played = env.rollout(400, at_random, break_when_any_done=False)
    done = played["next", "done"].squeeze(-1)
    assert done.sum() >= 3
    assert not played["next", "reward"].squeeze(-1)[~done].any()
    first = played["observation"][:, 1:][done[:, :-1]]
    last = played["next", "observation"][done]
    assert not torch.equal(first[: len(last)], last[: len(first)])
    learning = vector.VectorGames(
        table.game(), 3, autoreset_mode=AutoresetMode.DISABLED, copy=True, illegal="lose"
    )
    check_env_specs(GymWrapper(learning, categorical_action_encoding=True))


def test_an_environment_of_gymnasium_is_made_by_its_id() -> None:
    from torchrl.envs import GymEnv

    import diablerie.envs.gymnasium  # noqa: F401 - registers the ids

    played = GymEnv("diablerie/doctor-faust-v2", categorical_action_encoding=True)
    assert played.reset()["observation"].shape == (487,)
