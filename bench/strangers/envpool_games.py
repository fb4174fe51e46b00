"""EnvPool's games of cards and boards at random, a thousand at once.

Legal actions are chosen by compiled code, so that the choosing takes next to nothing of the time.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

import envpool
import numba
import numpy as np
from asked import answer, steps_a_second

GAMES = ("LeducHoldem-v1", "SparrowMahjong-v1", "Backgammon-v1")
AT_ONCE = 1024


def games(name: str) -> Iterator[int]:
    """Random games side by side: the steps of each call."""
    envs = envpool.make_gymnasium(name, num_envs=AT_ONCE, num_threads=1)
    _, info = envs.reset()
    rng = np.random.default_rng(1)
    actions = np.zeros(AT_ONCE, np.int32)
    while True:
        choose(info["legal_action_mask"], rng.random(AT_ONCE), actions)
        *_, info = envs.step(actions)
        yield AT_ONCE


@numba.njit
def choose(masks: Any, lots: Any, actions: Any) -> None:
    """Any legal action of each game, every one equally likely."""
    for game in range(len(masks)):
        left = int(lots[game] * masks[game].sum())
        for action in range(masks.shape[1]):
            if masks[game, action]:
                if left == 0:
                    actions[game] = action
                    break
                left -= 1


if __name__ == "__main__":
    answer({f"{name}, {AT_ONCE} at once": partial(steps_a_second, games(name)) for name in GAMES})
