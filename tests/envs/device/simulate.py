"""The environment on a device that is simulated: `python -m tests.envs.device.simulate GAME SEATS OPPONENT`.

Wants NUMBA_ENABLE_CUDASIM=1: everything runs as on a device, launches and copies and all, but kernels are
Python. Beside it the same games are played by the vector environment. Prints how many steps were compared,
how many games ended, what differed first, and what is said to actions that are none.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded

from diablerie.envs import device_kernels, vector
from diablerie.envs.vector import VectorGames
from diablerie.envs.vector_on_device import VectorGamesOnDevice

from .extent import SIMULATED_GAMES as GAMES
from .extent import SIMULATED_TURNS as TURNS

device_kernels.THREADS = 4
"""Threads of a block that is simulated are Python's, all at once: many of them are in one another's way."""

RESULTS = ("rewards", "terminations", "truncations")


def compared(name: str, seats: int, opponent: str) -> dict[str, Any]:
    """Play the same games on both until all have ended once; every other action is drawn on the device."""
    said: dict[str, Any] = {"num_envs": GAMES, "seats": seats, "max_turns": TURNS}
    if opponent != "none":
        said.update(opponent=opponent, max_turns=TURNS * seats)
    here = vector.make(name, **said)
    there = vector.make(name, device="cuda", **said)
    early = _said_to(there, np.zeros(GAMES, np.int64))
    different = _different(here.reset(seed=3)[0], there.reset(seed=3)[0])
    ended = np.zeros(GAMES, np.int64)
    steps = 0
    while ended.min() < 1 and not different:
        actions = there.random_actions() if steps % 2 else here.random_actions()
        found_here, _ = _everything(here, here.step(_here(actions)))
        found_there, infos = _everything(there, there.step(actions))
        assert infos == {}
        different = _different(found_here, found_there)
        ended += found_here["terminations"]
        steps += 1
    return {
        "steps": steps,
        "ended": int(ended.sum()),
        "different": different or _different_states(here, there),
        "early": early,
        "refused": _refused(there),
    }


def _here(array: Any) -> Any:
    """A copy of an array of the device, or the array itself if it is none."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def _everything(
    envs: VectorGames | VectorGamesOnDevice, step: tuple[Any, ...]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """All arrays that a step has shown, and its infos."""
    shown, *results, infos = step
    named = dict(zip(RESULTS, results, strict=True))
    return {**shown, **named, "payoffs": envs.payoffs}, infos


def _different(here: Mapping[str, Any], there: Mapping[str, Any]) -> list[str]:
    """By what name arrays are not of one dtype and shape and the same to the last byte."""
    found = []
    for name, expected in here.items():
        array = _here(there[name])
        alike = (array.dtype, array.shape) == (expected.dtype, expected.shape)
        if not alike or array.tobytes() != expected.tobytes():
            found.append(name)
    return found


def _different_states(here: VectorGames, there: VectorGamesOnDevice) -> list[str]:
    return [
        f"state {game}"
        for game in range(GAMES)
        if here._games.state(game).record.tobytes() != there._games.state(game).record.tobytes()
    ]


def _refused(there: VectorGamesOnDevice) -> dict[str, str]:
    """What is said to actions that are none, after which all goes on."""
    legal = _here(there.random_actions())
    wrong = legal.copy()
    wrong[7] = -1
    return {
        "not legal": _said_to(there, wrong),
        "too few": _said_to(there, legal[1:]),
        "no numbers": _said_to(there, legal.astype(np.float32)),
        "bytes": _said_to(there, legal.astype(np.int32)),
    }


def _said_to(there: VectorGamesOnDevice, actions: Any) -> str:
    try:
        there.step(actions)
    except (ValueError, ResetNeeded) as error:
        return str(error)
    return ""


if __name__ == "__main__":
    name, seats, opponent = sys.argv[1:]
    print(json.dumps(compared(name, int(seats), opponent)))  # noqa: T201 - it is asked for
