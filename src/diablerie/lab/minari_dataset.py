"""Minari: a dataset of transitions as Minari's readers know it, an episode for each seat of a game."""

from __future__ import annotations

import warnings
from copy import deepcopy
from itertools import islice
from pathlib import Path

import numpy as np

from .. import __version__
from ..extras import needs
from ..game import Game
from .dataset import Dataset, read
from .episodes import Episode

with needs("diablerie[minari]"):
    import gymnasium
    import minari
    from gymnasium import spaces
    from gymnasium.envs.registration import EnvSpec
    from minari import MinariDataset
    from minari.data_collector import EpisodeBuffer
    from minari.dataset.minari_dataset import parse_dataset_id
    from minari.storage.datasets_root_dir import get_dataset_path

    from ..envs import gymnasium as one_seat  # noqa: F401 - it registers the environments
    from ..envs.observations import MASK, TENSOR, observation_space

TRUTH = "truth"
"""The name in an episode's infos."""

AT_ONCE = 256
"""So many episodes are in memory."""


def require_new(dataset_id: str) -> None:
    """Raise ValueError for what is no name of a dataset with a version, or is one that is there already."""
    try:
        parse_dataset_id(dataset_id)
    except (ValueError, TypeError):
        raise ValueError(
            f"a dataset of Minari's is named as faust-v0 or faust/greedy-v0, not {dataset_id!r}"
        ) from None
    if get_dataset_path(dataset_id).exists():
        raise ValueError(f"Minari has {dataset_id} already: give another name or version")


def write_minari(dataset: Dataset, transitions: Path, dataset_id: str) -> MinariDataset:
    """Write transitions that `collect` has given as `(NAMESPACE/)NAME-vVERSION`, where Minari keeps datasets.

    Observations are `observation` and `action_mask` as in the environments, the last of an episode with
    nothing legal; actions are numbers; the truth, where the dataset has it, stands in `infos`. An episode's
    options say which seat of which game it was, and who sat there. Raises ValueError as `require_new`.
    """
    require_new(dataset_id)
    game = dataset.schedule.game
    buffers = (_buffer(episode) for episode in read(transitions))
    with warnings.catch_warnings():
        # Who has made it and where more is to be read its maker may say, before they publish it.
        warnings.filterwarnings("ignore", message=".* is set to None")
        whole: MinariDataset = minari.create_dataset_from_buffers(
            dataset_id,
            list(islice(buffers, AT_ONCE)),
            env=_environment(game),
            observation_space=observation_space(game),
            action_space=spaces.Discrete(game.n_actions),
            algorithm_name=", ".join(
                dataset.schedule.bots if dataset.only is None else [dataset.only]
            ),
            description=f"Seats of {game.title}, {game.seats} at a table, as each saw its games.",
            requirements=[f"diablerie=={__version__}"],
            data_format="arrow",
        )
    while more := list(islice(buffers, AT_ONCE)):
        whole.update_dataset_from_buffer(more)
    return whole


def _environment(game: Game) -> EnvSpec:
    """One seat of the game, as the dataset's readers can make it again: `recover_environment`."""
    found = deepcopy(gymnasium.spec(f"diablerie/{game.name}-v{game.environment_version}"))
    found.kwargs |= {"seats": game.seats, **game.options}
    return found


def _buffer(episode: Episode) -> EpisodeBuffer:
    return EpisodeBuffer(
        options={
            "block": episode.sitting.block,
            "rotation": episode.sitting.rotation,
            "seat": episode.seat,
            "bot": episode.bot,
        },
        observations={TENSOR: episode.observations, MASK: episode.masks.view(np.int8)},
        actions=episode.actions,
        rewards=episode.rewards,
        terminations=episode.terminations,
        truncations=np.zeros(len(episode), np.bool_),
        infos={TRUTH: episode.truths} if episode.truths.shape[1] else {},
    )
