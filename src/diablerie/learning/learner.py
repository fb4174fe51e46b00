"""Learner: a policy and a critic, and how they learn from a rollout (masked PPO).

Schulman et al. 2017, with what is not legal masked out; besides an entropy bonus, and a divergence from a
reference network that is replaced now and then (magnetic mirror descent, Sokota et al. 2023). The critic
has a value for every seat, the mover's first, and sees all: it is in training alone.
"""

from __future__ import annotations

from copy import deepcopy
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from .advantages import advantages
from .observed import Floats, Numbers
from .perceptron import Perceptron, log_policy
from .recipe import Recipe
from .rollout import Rollout, on_device

MOST_GRADIENT = 0.5
"""Longer gradients are cut to this length."""


class Told(NamedTuple):
    """What is told of a round of learning, means of its decisions.

    `entropy` of the policy in nats; `divergence` from the reference (Kullback and Leibler) in nats;
    `clipped`: the share of decisions whose likelihood changed by more than the clip; `explained`: what part
    of the variance of what came the critic had foreseen, at most 1.
    """

    entropy: float
    divergence: float
    clipped: float
    explained: float


class Lot(NamedTuple):
    """Decisions of the learner's as tensors: what the policy is learnt from."""

    own: Tensor
    mask: Tensor
    log_prior: Tensor
    action: Tensor
    log_chance: Tensor
    advantage: Tensor
    reference: Tensor

    def rows(self, rows: Tensor) -> Lot:
        """Some of them."""
        return Lot(*(each[rows] for each in self))


class Learner:
    """Networks with their optimisers. `rng` settles the order in which decisions are learnt from."""

    def __init__(
        self, policy: Perceptron, critic: Perceptron, recipe: Recipe, rng: np.random.Generator
    ) -> None:
        """Both networks are on one device."""
        self.policy, self.critic = policy, critic
        self.reference = deepcopy(policy)
        self._recipe = recipe
        self._rng = rng
        rate = recipe.learning_rate
        self.policy_optimiser = torch.optim.Adam(policy.parameters(), rate, eps=1e-5)
        self.critic_optimiser = torch.optim.Adam(critic.parameters(), rate, eps=1e-5)

    def refer(self) -> None:
        """Take the policy as it is for the reference."""
        self.reference = deepcopy(self.policy)

    def learn(self, rollout: Rollout, left: float) -> Told:
        """Learn from a rollout; `left`: what of learning rate and entropy bonus is left."""
        for optimiser in (self.policy_optimiser, self.critic_optimiser):
            optimiser.param_groups[0]["lr"] = self._recipe.learning_rate * left
        values = self._values(rollout)
        found = advantages(
            values,
            (rollout.step, rollout.game),
            rollout.over,
            rollout.payoffs,
            self._recipe.trace,
            self._recipe.discount,
        )
        known = np.flatnonzero(found.is_known)
        targets = (found.advantage + values)[known]
        explained = 1 - float(((targets - values[known]) ** 2).mean() / (targets.var() + 1e-8))
        self._learn_values(rollout, known, targets)
        own = np.flatnonzero(found.is_known & rollout.is_own)
        entropy, divergence, clipped = self._learn_policy(
            self._lot(rollout, own, found.advantage), left
        )
        return Told(entropy, divergence, clipped, explained)

    def _values(self, rollout: Rollout) -> Floats:
        """What each seat may expect at each decision, (n, seats)."""
        with torch.no_grad():
            found: Floats = self.critic(on_device(self.critic, rollout.seen.truth)).cpu().numpy()
        absolute = np.zeros_like(found)
        np.put_along_axis(absolute, _seats_from(rollout.seen.mover, found.shape[1]), found, 1)
        return absolute

    def _learn_values(self, rollout: Rollout, known: Numbers, targets: Floats) -> None:
        seats = _seats_from(rollout.seen.mover[known], targets.shape[1])
        wanted = on_device(self.critic, np.take_along_axis(targets, seats, 1))
        truth = on_device(self.critic, rollout.seen.truth[known])
        for rows in self._minibatches(len(known)):
            loss = nn.functional.mse_loss(self.critic(truth[rows]), wanted[rows])
            _step(self.critic, self.critic_optimiser, loss)

    def _lot(self, rollout: Rollout, own: Numbers, advantage: Floats) -> Lot:
        seen = rollout.seen
        gained = advantage[own, seen.mover[own]]
        worth = (gained - gained.mean()) / (gained.std() + 1e-8)
        arrays = (seen.own, seen.mask, seen.log_prior, rollout.action, rollout.log_chance)
        features, mask, prior, action, log_chance = (
            on_device(self.policy, each[own]) for each in arrays
        )
        with torch.no_grad():
            reference = log_policy(self.reference(features), prior, mask)
        gains = on_device(self.policy, worth.astype(np.float32))
        return Lot(features, mask, prior, action, log_chance, gains, reference)

    def _learn_policy(self, lot: Lot, left: float) -> list[float]:
        told = []
        for rows in self._minibatches(len(lot.action)):
            loss, figures = self._loss(lot.rows(rows), left)
            _step(self.policy, self.policy_optimiser, loss)
            told.append(figures)
        mean: list[float] = torch.stack(told).double().mean(0).tolist()
        return mean

    def _loss(self, lot: Lot, left: float) -> tuple[Tensor, Tensor]:
        """PPO's loss, and the figures that are told of it."""
        recipe = self._recipe
        policy = log_policy(self.policy(lot.own), lot.log_prior, lot.mask)
        chances = policy.exp()
        ratio = (policy.gather(1, lot.action[:, None])[:, 0] - lot.log_chance).exp()
        clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        gain = torch.min(ratio * lot.advantage, clipped * lot.advantage).mean()
        entropy = -(chances * policy).sum(1).mean()
        divergence = (chances * (policy - lot.reference)).sum(1).mean()
        loss = -gain - left * recipe.entropy * entropy + recipe.reference_weight * divergence
        share = (ratio != clipped).float().mean()
        return loss, torch.stack([entropy, divergence, share]).detach()

    def _minibatches(self, count: int) -> list[Tensor]:
        """All rows, so many at a time, in a random order; so often as there are epochs."""
        device = self.policy.device
        found: list[Tensor] = []
        for _ in range(self._recipe.epochs):
            order = torch.from_numpy(self._rng.permutation(count)).to(device)
            found += order.split(self._recipe.minibatch)
        return found


def _seats_from(mover: Numbers, seats: int) -> Numbers:
    """The seats in their order from each mover on: (n, seats)."""
    found: Numbers = (mover[:, None] + np.arange(seats)) % seats
    return found


def _step(network: Perceptron, optimiser: torch.optim.Optimizer, loss: Tensor) -> None:
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), MOST_GRADIENT)
    optimiser.step()
