"""The learned bot: it does what it has learnt to do, drawn by its own probabilities, and looks no further."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..chance import Seed, seed_bytes
from ..dtypes import new_records
from ..game import Belief, Game, State
from ..networks import LearnedPolicy
from ..networks.fixed_point import drawn
from .action_likelihood import ActionLikelihood
from .turn_check import choices


class LearnedBot:
    """Draws an action by the weights of a learned policy, which knows its seat's tensor and mask alone.

    All is reckoned in integers: the same seed and beliefs give the same choices on any machine. A bot
    belongs to one thread: its generator moves on with every choice.
    """

    def __init__(self, game: Game, policy: LearnedPolicy, seed: Seed = None) -> None:
        """Prepare for one game. Compiles on first use.

        Raises ValueError for a policy that was learnt for another game.
        """
        policy.check(game)
        self.game = game
        self._policy = policy
        self._shown = policy.shown(game)
        self._prior = ActionLikelihood(game, opponents=policy.traits)
        self._rng = np.random.default_rng(list(seed_bytes(seed)))

    def choose(self, belief: Belief) -> str:
        """One of `belief.legal`. Raises ValueError if the belief's seat is not to move."""
        legal = choices(self.game, belief)
        if len(legal) == 1:
            return legal[0]
        actions, weights = self.weights(belief)
        return self.game.action(int(actions[drawn(weights, self._rng)]))

    def weights(self, belief: Belief) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The legal actions by number, and how readily each is done, as `LearnedPolicy.weights` says it.

        Raises ValueError if the belief's seat is not to move.
        """
        choices(self.game, belief)
        assert belief.seat is not None
        actions = np.flatnonzero(belief.mask)
        world = belief.world
        worlds = new_records(self.game.STATE, len(actions))
        worlds[:] = world
        tensor = State(self._shown, world).tensor(belief.seat)
        readiness = self._prior.likelihood(worlds, actions)
        return actions, self._policy.weights(tensor, actions, readiness)
