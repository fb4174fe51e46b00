"""Device code beside the vector environment: `python -m tests.envs.device.compare GAME`.

Both play the same games; after every step masks, tensors, payoffs and states are compared to the last byte.
Prints for each number of seats and kind of opponents how many steps that were, and how many games ended;
and as `planted` what comes of it if the device lets games end after fewer turns.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np

import diablerie
from diablerie import Game
from diablerie.envs.device_kernels import kernels_of
from diablerie.envs.vector_block import SideBySide

from .compiler import Asked, arguments_of, buffers, listen, named
from .extent import ENDS, GAMES, TURNS
from .processor import KernelHere

KEY = b"the same games here and there"

SHARED = ("mask", "tensor", "to_play", "done", "payoffs", "callers", "_states")


class ThereAndHere:
    """The same games on a device, as far as this processor can be one, and in the vector environment."""

    def __init__(
        self, kernels: dict[str, KernelHere], game: Game, opponent: str, played_there: Game
    ) -> None:
        """Deal both. `opponent`: "random" or "none"."""
        self.there = buffers(played_there, GAMES, KEY)
        self.here = SideBySide(game, GAMES, 1)
        self.there["dice"]["game"] = np.arange(GAMES)
        if opponent == "random":
            seats = np.arange(GAMES) % game.seats
            self.there["callers"][:] = self.here.callers[:] = seats
        self._kernels = kernels
        self.launch("begin")
        self.here.begin(KEY)

    def launch(self, name: str) -> None:
        """Launch a kernel."""
        kernel = self._kernels[name]
        kernel(*arguments_of(kernel.source, self.there))

    def step(self) -> None:
        """A random step in all games."""
        actions = self.here.draw()
        self.there["actions"][:] = actions
        self.launch("find_refused")
        self.launch("step")
        self.here.step(actions, 1)

    def differences(self) -> list[str]:
        """What is not the same."""
        found = []
        for name in SHARED:
            here = np.asarray(getattr(self.here, name))
            if self.there[name.removeprefix("_")].tobytes() != here.tobytes():
                found.append(name)
        return found


def compared(both: ThereAndHere) -> dict[str, Any]:
    """How many steps and ends were the same, and what differed first."""
    ended = np.zeros(GAMES, np.int64)
    steps = 0
    different = both.differences()
    while ended.min() < ENDS and not different:
        both.step()
        different = both.differences()
        ended += both.here.done
        steps += 1
    return {"steps": steps, "ended": int(ended.sum()), "different": different}


def _refused(both: ThereAndHere) -> dict[str, Any]:
    """Which game is said to be refused for an action that is not legal in it, and whether one was stepped."""
    before = both.there["states"].tobytes()
    both.there["actions"][:] = both.here.draw()
    both.there["actions"][[5, 7]] = (-1, np.flatnonzero(both.here.mask[7] == 0)[0])
    both.launch("find_refused")
    both.launch("step")
    return {
        "game": int(both.there["refused"][0]),
        "stepped": before != both.there["states"].tobytes(),
    }


def main(name: str) -> dict[str, Any]:
    """Compare at every table."""
    facts = diablerie.describe(name)
    asked = Asked(is_compiled=False)
    listen(asked)
    some = diablerie.load(name)
    kernels = {
        kernel_name: KernelHere(kernel, arguments_of(kernel, buffers(some, 1, KEY)), asked)
        for kernel_name, kernel in named(kernels_of(some)).items()
    }
    found = {}
    for seats in sorted({*facts.seat_range, facts.default_seats}):
        game = diablerie.load(name, seats, max_turns=TURNS)
        for opponent in ("none", "random"):
            both = ThereAndHere(kernels, game, opponent, game)
            told = compared(both)
            found[f"{seats} seats, {opponent}"] = {**told, "refused": _refused(both)}
    shorter = diablerie.load(name, seats, max_turns=2)
    return {"found": found, "planted": compared(ThereAndHere(kernels, game, "none", shorter))}


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1])))  # noqa: T201 - it is asked for
