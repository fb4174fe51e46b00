"""How well a win probability foretells who wins, beside the evaluation of a position and a blind guess.

Usage: win_probability.py [GAME ...]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np

import diablerie
from diablerie import Belief, Game, bots
from diablerie.bots.win_probability import win_probabilities

LEVEL = "greedy"
MATCHES = 8
MOMENTS = 24
"""How many moments of a match are looked at, each as one seat sees it."""
GAMES = 60
WORLDS = 6
EVERY = 11
"""Moments are this many actions apart at least."""


def judged(belief: Belief) -> float:
    """The chance to win that follows from the mean of `evaluate` over some worlds."""
    game, seat = belief.game, belief.seat or 0
    out, total = np.zeros(game.seats, np.float32), 0.0
    for world in range(WORLDS):
        game.compiled_rules.evaluate(game.tables, game.ai.style(), belief.sample(world).record, out)
        total += float(out[seat])
    return min(1.0, max(0.0, (1 + total / WORLDS * (game.seats - 1)) / game.seats))


def match(game: Game, seed: int) -> tuple[list[Belief], tuple[float, ...]]:
    """Play one match; what its seats knew on the way, and each seat's part of the win."""
    players = [bots.load(LEVEL, game, 10 * seed + seat) for seat in range(game.seats)]
    state, beliefs, actions = game.start(seed), [], 0
    while state.to_play is not None:
        if actions % EVERY == 0:
            beliefs += [state.belief(seat) for seat in range(game.seats)]
        state = state.play(players[state.to_play].choose(state.belief(state.to_play)))
        actions += 1
    won = np.array(state.returns) == max(state.returns)
    return beliefs, tuple(won / won.sum())


def foretold(game: Game) -> Iterator[tuple[float, float, float, float]]:
    """Of many moments: the win probability, the evaluation, the blind guess, and what came of it."""
    for seed in range(MATCHES):
        beliefs, won = match(game, seed)
        for index in np.random.default_rng(seed).permutation(len(beliefs))[:MOMENTS]:
            belief = beliefs[index]
            seat = belief.seat or 0
            chance = win_probabilities(belief, GAMES, int(index))[seat].chance
            yield chance, judged(belief), 1 / game.seats, won[seat]


def main(names: list[str]) -> None:
    """Print a line for each game."""
    print(f"{'':20}{'moments':>9}{'outlook':>9}{'evaluate':>9}{'alike':>9}")
    for name in names or diablerie.games():
        game = diablerie.load(name)
        bots.warm(game)
        told = np.array(list(foretold(game)))
        errors = ((told[:, :3] - told[:, 3:]) ** 2).mean(axis=0)
        print(f"{game.title:20}{len(told):9}" + "".join(f"{error:9.3f}" for error in errors))


if __name__ == "__main__":
    main(sys.argv[1:])
