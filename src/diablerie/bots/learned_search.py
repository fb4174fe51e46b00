"""The search that goes by what was learnt: a policy for what comes to mind, values for where it gets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ..chance import Seed
from ..game import Game
from ..networks.laid_out import LaidOutPolicy
from .ismcts import Ismcts
from .plan import Plan


class LearnedSearch(Ismcts):
    """Chooses as `Ismcts` does, by a learned policy and, where there are any, learned values.

    The values are asked about worlds that the search has made up, in which nothing is hidden from it.
    """

    def __init__(self, game: Game, plan: Plan, learned: LaidOutPolicy, seed: Seed = None) -> None:
        """Prepare the search for one game. Compiles on first use.

        Raises ValueError for a policy that was learnt for another game, and for a trait that it has not.
        """
        learned.check(game)
        super().__init__(game, plan, seed)
        self._learned = learned
        self._tables = learned.shown(game).tables
        self._styles[0] = game.ai.style(**{**learned.traits, **plan.style})

    def _simulations(self, size: int) -> Callable[..., int]:
        return partial(self._loop.learned_search, *self._learned.arrays(size))

    def __reduce__(self) -> tuple[Any, ...]:
        _, (game, plan, seed), kept = super().__reduce__()
        return LearnedSearch, (game, plan, self._learned, seed), kept
