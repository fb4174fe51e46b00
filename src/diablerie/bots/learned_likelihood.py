"""Learned likelihood: what the others have done tells of what they hide, if they go by what was learnt."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..game import Game
from ..networks.evaluation import Evaluator
from ..networks.laid_out import LaidOutPolicy
from .action_likelihood import ActionLikelihood
from .guide import Guide


class LearnedLikelihood(ActionLikelihood):
    """Draws worlds as `ActionLikelihood` does; others are supposed to do what a learned policy does.

    The policy is asked what another seat would have known in a world that is thought of. It is that of
    `LearnedSearch`: what it says, multiplied with the prior. Compiled only, not for browsers.
    """

    def __init__(self, game: Game, learned: LaidOutPolicy, trust: float = 1.0) -> None:
        """`trust`: as `ActionLikelihood` has it. Compiles on first use.

        Raises ValueError for a policy that was learnt for another game.
        """
        learned.check(game)
        super().__init__(game, trust, learned.traits)
        self._learned = learned
        self._tables = learned.shown(game).tables

    @property
    def _weighing(self) -> Callable[..., None]:
        return partial(self._loop.weigh_worlds_by, self._guide)

    @property
    def _finding(self) -> Callable[..., None]:
        return partial(self._loop.find_likelihoods_by, self._guide)

    @property
    def _guide(self) -> Guide:
        """What was learnt, with room for one node: anew for each call, as threads share a likelihood."""
        arrays = self._learned.arrays(1)
        return Guide(Evaluator(*arrays[:4]), Evaluator(*arrays[4:8]), *arrays[8:])
