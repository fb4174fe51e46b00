"""The hasty bot: mostly it does what suggests itself, and thinks where nothing does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..chance import Seed, seed_bytes
from ..game import Game
from ..state import Belief
from .asking import choices

if TYPE_CHECKING:
    from ..state import Bot

LAPSE = 0.1
"""How often it does not see what suggests itself."""


class Hasty:
    """Follows the reflexes of a game (`Game.reflex`), but for lapses, and leaves all else to another bot.

    A bot belongs to one thread: its generator moves on with every choice.
    """

    def __init__(self, game: Game, thinker: Bot, seed: Seed = None) -> None:
        """Prepare for one game; `thinker` chooses where there is no reflex."""
        self.game = game
        self._thinker = thinker
        self._rng = np.random.default_rng(list(seed_bytes(seed)))

    def choose(self, belief: Belief) -> str:
        """The reflex, or what the other bot chooses.

        Raises ValueError if the belief's seat is not to move.
        """
        choices(self.game, belief)
        reflex = self.game.reflex(belief.view)
        lapses = self._rng.random() < LAPSE
        return self._thinker.choose(belief) if reflex is None or lapses else reflex
