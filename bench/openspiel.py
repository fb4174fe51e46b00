"""The other side: OpenSpiel's C++ games, driven from Python and by OpenSpiel's own native code.

Every figure counts in OpenSpiel's favour where there is a choice. Draws of chance count as actions
beside the players' own (ours are never counted), native rollouts start after the deal, and they run
in blocks, so that nothing of the call from Python is left in them.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pyspiel

State = Any
Speed = dict[str, float]

ROLLOUTS_A_BLOCK = 200
SIMULATIONS_A_SEARCH = 500
UCT_C = 1.4
MEGABYTES = 200
"""Bound on the tree of an MCTSBot; one simulation never comes near."""


@dataclass
class Steps:
    """How many steps games took: players' decisions, and draws of chance."""

    games: int = 0
    decisions: int = 0
    draws: int = 0

    def play_out(self, state: State) -> None:
        """Finish a game at random from Python, legal actions and all, and count it."""
        uniform = random.random
        while not state.is_terminal():
            if state.is_chance_node():
                action, _ = pyspiel.sample_action(state.chance_outcomes(), uniform())
                self.draws += 1
            else:
                legal = state.legal_actions()
                action = legal[int(uniform() * len(legal))]
                self.decisions += 1
            state.apply_action(action)
        self.games += 1

    def per_second(self, seconds: float) -> Speed:
        """The counts as speeds."""
        return {
            "actions_per_s": (self.decisions + self.draws) / seconds,
            "decisions_per_s": self.decisions / seconds,
            "games_per_s": self.games / seconds,
        }


def dealt(game: Any) -> State:
    """A new game, everything that chance decides before the first decision decided."""
    state = game.new_initial_state()
    while state.is_chance_node():
        action, _ = pyspiel.sample_action(state.chance_outcomes(), random.random())
        state.apply_action(action)
    return state


def python_playouts(name: str) -> Callable[[float], Speed]:
    """Random games from the first deal to the end, driven from Python."""
    game = pyspiel.load_game(name)

    def measure(seconds: float) -> Speed:
        steps = Steps()
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            steps.play_out(game.new_initial_state())
        return steps.per_second(elapsed)

    return measure


def native_rollouts(name: str, *, sample: int = 500) -> Callable[[float], Speed]:
    """Random games as OpenSpiel's own search plays them, all in C++.

    `RandomRolloutEvaluator` cannot be called from Python. A search of one simulation calls it
    exactly once, at the root, for a block of rollouts. It does not say how long they were: a
    sample of games played from Python gives the mean (500 gin rummy games: within about 3 %).
    """
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_A_BLOCK, random.getrandbits(31))
    search = pyspiel.MCTSBot(
        game, evaluator, UCT_C, 1, MEGABYTES, False, random.getrandbits(31), False
    )
    sampled = Steps()
    for _ in range(sample):
        sampled.play_out(dealt(game))

    def measure(seconds: float) -> Speed:
        rollouts = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            search.mcts_search(dealt(game))
            rollouts += ROLLOUTS_A_BLOCK
        share = rollouts / sampled.games
        played = Steps(rollouts, round(sampled.decisions * share), round(sampled.draws * share))
        return played.per_second(elapsed)

    return measure


def ismcts(name: str) -> Callable[[float], Speed]:
    """Information-set MCTS from the opening: OpenSpiel's C++ bot, a random rollout a simulation."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, random.getrandbits(31))
    bot = pyspiel.ISMCTSBot(random.getrandbits(31), evaluator, UCT_C, SIMULATIONS_A_SEARCH)

    def measure(seconds: float) -> Speed:
        simulations = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds:
            bot.get_policy(dealt(game))
            simulations += SIMULATIONS_A_SEARCH
        return {"simulations_per_s": simulations / elapsed}

    return measure
