"""The greedy bot: it looks through its own turn and takes what leaves it best off, and thinks no further."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..chance import Seed, seed_bytes
from ..compiled import PACKAGE, Record, specialise
from ..dtypes import new_records
from ..game import Belief, Game
from .scratch_buffer import new_scratch
from .turn_check import choices

WORLDS = 3
WIDTH = 1 << 13
DEPTH = 12


def scratch_for(game: Game) -> Record:
    """What a look-ahead works with (see `new_scratch`): also depth, steps so far, best values, payoffs."""
    scratch = new_scratch(
        game,
        ("depth", np.int64),
        ("steps", np.int64),
        ("best", np.float32, game.most_actions),
        ("values", np.float32, game.seat_range[1]),
    )
    scratch.depth = DEPTH
    scratch.best = -np.inf
    return scratch


def without_history(layers: Record, game: Game) -> Record:
    """What of state records tells positions apart, as the widest integers that fit.

    Left out are the fields at their beginning: the generator's words, and the game's `history_fields`.
    """
    start, width = content_part(game)
    parts = layers.view(f"i{width}").reshape(*layers.shape, game.STATE.itemsize // width)
    return parts[..., start:]


def content_part(game: Game) -> tuple[int, int]:
    """Where `without_history` begins in a state record, in integers of so many bytes."""
    state = game.STATE
    assert state.fields is not None
    skipped = ("rng", *game.history_fields)
    assert state.names is not None
    assert state.names[: len(skipped)] == skipped, f"a state's record begins with {skipped}"
    start = sum(state.fields[name][0].itemsize for name in skipped)
    width = math.gcd(start, state.itemsize, np.dtype(np.int64).itemsize)
    return start // width, width


class Greedy:
    """One-turn look-ahead over what the seat knows: the mean over a few worlds it holds possible.

    A bot belongs to one thread: its layers of positions are written over at every choice.
    """

    def __init__(self, game: Game, seed: Seed = None) -> None:
        """Prepare for one game. Compiles on first use."""
        self.game = game
        self._style = game.ai.style()
        self._rng = np.random.default_rng(list(seed_bytes(seed)))
        self._layers = new_records(game.STATE, 2, WIDTH)
        self._contents = without_history(self._layers, game)
        self._firsts = np.zeros((2, WIDTH), np.int32)
        self._seen = np.zeros(2 * WIDTH, np.int64)

    def choose(self, belief: Belief) -> str:
        """An action with the best mean value; equals are drawn at random.

        Raises ValueError if the belief's seat is not to move.
        """
        legal = choices(self.game, belief)
        if len(legal) == 1:
            return legal[0]
        values = self.values(belief)
        best = np.flatnonzero(values >= values.max() - 1e-9)
        return self.game.action(int(self._rng.choice(best)))

    def values(self, belief: Belief) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        """What each first action can come to by the end of the turn, −1 to 1; −inf: not considered."""
        loop = specialise(f"{PACKAGE}.bots.lookahead_loop", self.game.compiled_rules)
        total = np.zeros(self.game.n_actions)
        for _ in range(WORLDS):
            scratch = scratch_for(self.game)
            self._layers[0, 0] = belief.sample(self._rng).record
            loop.look_ahead(
                self.game.tables,
                self._style,
                self._layers,
                self._contents,
                self._firsts,
                self._seen,
                scratch,
            )
            total += scratch.best[: scratch.actions]
        return total / WORLDS

    def __reduce__(self) -> tuple[Any, ...]:
        return Greedy, (self.game,), {"_rng": self._rng}
