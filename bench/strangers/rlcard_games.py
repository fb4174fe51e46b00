"""RLCard's games at random, from Python as they are made to be used."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import rlcard
from asked import answer, steps_a_second

GAMES = ("gin-rummy", "leduc-holdem", "uno", "doudizhu", "mahjong")


def games(env: Any) -> Iterator[int]:
    """Random games, one after another: the steps of each."""
    while True:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random.random() * len(legal))])
            steps += 1
        yield steps


if __name__ == "__main__":
    answer({name: partial(steps_a_second, games(rlcard.make(name))) for name in GAMES})
