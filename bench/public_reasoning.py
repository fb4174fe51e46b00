"""What the past of a match tells of what is hidden, in bits.

    python bench/public_reasoning.py doctor-faust --level devil --games 20

Bots of a level play among themselves. At each of its decisions a seat weighs worlds by what it has
seen the others do (`bots.Recollection`), and the true world with them: how much likelier the past is in
the true world than in one that is drawn blindly, as a logarithm to base 2. Zero bits: the past told nothing;
below zero: it misled. Intervals are bootstrapped over games (95 %).
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

import diablerie
from diablerie import Game, State, bots
from diablerie.bots import Memory, Recollection
from diablerie.chance import words
from diablerie.state import Belief, new_records

WORLDS = 200


def bits(game: Game, level: str, seed: int, every: int) -> Iterator[float]:
    """What the past was worth at one in so many decisions of a match."""
    recollection = Recollection(game)
    seats = range(game.seats)
    players = [bots.parse(level).make(game, seed * game.seats + seat) for seat in seats]
    memories = [Memory(game, seat) for seat in seats]
    state = game.start(seed)
    ply = 0
    while (mover := state.to_play) is not None:
        belief = memories[mover].belief(state)
        action = players[mover].choose(belief)
        if ply % every == 0 and len(state.legal) > 1 and belief.past:
            yield told(recollection, belief, state, words(b"bits", ply))
        for memory in memories:
            memory.see(state, action)
        state = state.play(action)
        ply += 1


def told(recollection: Recollection, belief: Belief, truth: State, rng: NDArray[np.int64]) -> float:
    """How far the past speaks for the truth, against worlds drawn blindly."""
    game = belief.game
    worlds = new_records(game.STATE, WORLDS + 1)
    for index in range(WORLDS):
        worlds[index] = belief.sample(index).record
    worlds[WORLDS] = truth.record
    likelihoods = recollection.likelihoods(belief, worlds, rng)
    blind = np.logaddexp.reduce(likelihoods[:-1]) - math.log(WORLDS)
    return float((likelihoods[-1] - blind) / math.log(2))


def main() -> None:
    """Measure one game."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=diablerie.games())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="devil")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=3)
    asked = parser.parse_args()
    game = diablerie.load(asked.game, seats=asked.seats)
    game.warm()
    means = [
        np.mean(list(bits(game, asked.level, seed, asked.every))) for seed in range(asked.games)
    ]
    draws = np.random.default_rng(0).choice(means, (1_000, len(means))).mean(axis=1)
    low, high = np.percentile(draws, [2.5, 97.5])
    print(f"{game!r}, {asked.level}: {np.mean(means):+.2f} bits ({low:+.2f} to {high:+.2f})")


if __name__ == "__main__":
    main()
