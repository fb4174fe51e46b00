"""The random bot: it knows what is legal and nothing else."""

from __future__ import annotations

import numpy as np

from ..chance import Seed, seed_bytes
from ..game import Belief, Game
from .turn_check import choices


class RandomBot:
    """Chooses any legal action, every one equally likely. A bot belongs to one thread."""

    def __init__(self, game: Game, seed: Seed = None) -> None:
        """Seed the choice."""
        self.game = game
        self._rng = np.random.default_rng(list(seed_bytes(seed)))

    def choose(self, belief: Belief) -> str:
        """Any legal action. Raises ValueError if the belief's seat is not to move."""
        return str(self._rng.choice(choices(self.game, belief)))
