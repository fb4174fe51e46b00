"""PettingZoo's classic environments at random, from Python as they are made to be used."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
from asked import answer, steps_a_second
from pettingzoo.classic import hanabi_v5, leduc_holdem_v4, texas_holdem_no_limit_v6

GAMES: dict[str, Callable[[], Any]] = {
    "leduc_holdem": leduc_holdem_v4.raw_env,
    "texas_holdem_no_limit, 6 seats": partial(texas_holdem_no_limit_v6.raw_env, num_players=6),
    "hanabi, 4 seats": partial(hanabi_v5.raw_env, players=4),
}


def games(env: Any) -> Iterator[int]:
    """Random games, one after another: the steps of each."""
    while True:
        env.reset(seed=random.getrandbits(31))
        steps = 0
        for _ in env.agent_iter():
            observed, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = observed["action_mask"] if "action_mask" in observed else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
        yield steps


if __name__ == "__main__":
    answer({name: partial(steps_a_second, games(make())) for name, make in GAMES.items()})
