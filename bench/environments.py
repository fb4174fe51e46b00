"""Our environments at random, and OpenSpiel's: every step with what the seat to move knows and may do."""

import random
import time
from collections.abc import Iterator, Mapping

import numpy as np
import open_spiel.python.games  # noqa: F401 - it registers those written in Python
import pyspiel

import openspiel
from diablerie.envs import pettingzoo, vector
from rounds import Measure

AT_ONCE = 1024


def vector_games(name: str, at_once: int = AT_ONCE) -> Measure:
    """The vector environment: choosing at random and stepping are two compiled calls from Python."""
    envs = vector.make(name, at_once)
    envs.reset(seed=1)

    def steps() -> Iterator[int]:
        while True:
            envs.step(envs.random_actions())
            yield at_once

    return _measure(steps())


def pettingzoo_games(name: str) -> Measure:
    """The PettingZoo environment, from Python as it is made to be used."""
    env = pettingzoo.env(name)

    def steps() -> Iterator[int]:
        while True:
            env.reset(seed=random.getrandbits(31))
            for _ in env.agent_iter():
                observed, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                assert observed is not None
                legal = np.flatnonzero(observed["action_mask"])
                env.step(int(legal[int(random.random() * len(legal))]))
                yield 1

    return _measure(steps())


def openspiel_games(name: str) -> Measure:
    """A game of OpenSpiel's, in C++ or Python, from Python: tensor and mask at every decision."""
    game = pyspiel.load_game(name)
    tensor = "observation" if game.get_type().provides_observation_tensor else "information_state"

    def steps() -> Iterator[int]:
        while True:
            state = openspiel.dealt(game)
            while not state.is_terminal():
                if state.is_chance_node():
                    action, _ = pyspiel.sample_action(state.chance_outcomes(), random.random())
                    state.apply_action(action)
                    continue
                getattr(state, f"{tensor}_tensor")(state.current_player())
                legal = np.flatnonzero(state.legal_actions_mask())
                state.apply_action(int(legal[int(random.random() * len(legal))]))
                yield 1

    return _measure(steps())


def _measure(steps: Iterator[int]) -> Measure:
    def measure(seconds: float) -> Mapping[str, float]:
        count = 0
        begun = time.perf_counter()
        while (elapsed := time.perf_counter() - begun) < seconds:
            count += next(steps)
        return {"steps_per_s": count / elapsed}

    return measure
