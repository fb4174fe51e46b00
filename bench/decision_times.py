"""How long bots think about one decision.

Usage: decision_times.py GAME SEATS BOT ...

The mean over positions of random games in which there is something to choose, begun anew each time; the
processor's own time, so that what else runs on the machine counts little.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import islice

import numpy as np

import diablerie
from diablerie import Game, State, bots

POSITIONS = 40
APART = 30
"""At most so many actions lie between one position and the next."""


def positions(game: Game, seed: int) -> Iterator[State]:
    """Positions of random games in which a seat has something to choose, without end."""
    rng = np.random.default_rng(seed)
    while True:
        state = game.start(int(rng.integers(1 << 30)))
        while not state.is_over:
            if len(state.legal) > 1:
                yield state
            for _ in range(int(rng.integers(1, APART))):
                if not state.is_over:
                    state = state.play(str(rng.choice(state.legal)))


def thinking_time(game: Game, name: str) -> float:
    """Seconds for a decision."""
    spent = 0.0
    for number, state in enumerate(islice(positions(game, seed=1), POSITIONS)):
        bot, belief = bots.parse(name).make(game, number), state.belief(state.to_play)
        begun = time.process_time()
        bot.choose(belief)
        spent += time.process_time() - begun
    return spent / POSITIONS


def main(name: str, seats: str, *names: str) -> None:
    """Print a line for each bot."""
    game = diablerie.load(name, seats=int(seats))
    bots.warm(game)
    for each in names:
        print(f"{each:32}{1000 * thinking_time(game, each):10.2f} ms", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
