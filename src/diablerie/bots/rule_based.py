"""The hasty bot: rule-based moves first, and another bot's choice where there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..chance import Seed, seed_bytes
from ..game import Belief, Game
from .deliberation import Deliberation, choosing, concluded
from .informed import Remembering
from .turn_check import choices

if TYPE_CHECKING:
    from ..bot import Bot

LAPSE = 0.1
"""How often it does not see what suggests itself."""


class RuleBased:
    """Does a game's rule-based moves (`AI.rule_based_move`), but for lapses; the rest another bot chooses.

    A bot belongs to one thread: its generator moves on with every choice.
    """

    def __init__(self, game: Game, thinker: Bot, seed: Seed = None) -> None:
        """Prepare for one game; `thinker` chooses where there is no move."""
        self.game = game
        self._thinker = thinker
        self._rng = np.random.default_rng(list(seed_bytes(seed)))

    def choose(self, belief: Belief) -> str:
        """The move, or what the other bot chooses.

        Raises ValueError if the belief's seat is not to move.
        """
        return concluded(self.choosing(belief))

    def wants_past(self, belief: Belief) -> bool:
        """Whether the other bot would make use of what the seat has seen."""
        return isinstance(self._thinker, Remembering) and self._thinker.wants_past(belief)

    def choosing(self, belief: Belief) -> Deliberation[str]:
        """What `choose` does, in slices."""
        choices(self.game, belief)
        move = self.game.ai.rule_based_move(belief.view)
        lapses = self._rng.random() < LAPSE
        if move is None or lapses:
            move = yield from choosing(self._thinker, belief)
        return move
