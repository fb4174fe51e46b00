"""Rollout: so many actions played in games side by side, and what was seen and thought at each decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from ..envs.vector import VectorGames
from .league import GREEDY, LEARNER, League
from .observed import Bytes, Floats, Numbers, Observed, Observer, drawn_actions
from .perceptron import Perceptron, log_policy


@dataclass(frozen=True)
class Rollout:
    """Decisions (n,), all with more than one legal action, in the order in which they were made.

    `seen`: what was observed; `action` and `log_chance`, what was done and the logarithm of how likely the
    learner was to do it; `is_own`: whether it was the learner's; `step` and `game`: where. `over` (steps,
    games) and `payoffs` (steps, games, seats): which games an action ended, and what came of them.
    """

    seen: Observed
    action: Numbers
    log_chance: Floats
    is_own: NDArray[np.bool_]
    step: Numbers
    game: Numbers
    over: NDArray[np.bool_]
    payoffs: Floats


class Player:
    """Plays games on, the learner's network and its league in their seats."""

    def __init__(
        self,
        games: int,
        seed: int,
        observer: Observer,
        league: League,
        rng: np.random.Generator,
    ) -> None:
        """Deal so many games by a seed; `rng` draws actions. A pickle of it goes on where it was."""
        self.observer = observer
        self.league = league
        self._envs = VectorGames(observer.game, games)
        self._shown, _ = self._envs.reset(seed=seed)
        self._rng = rng

    def play(self, network: Perceptron, steps: int) -> Rollout:
        """Play so many actions in each game."""
        moments = []
        over = np.zeros((steps, self._envs.num_envs), np.bool_)
        payoffs = np.zeros((*over.shape, self._envs.game.seats), np.float32)
        for step in range(steps):
            moments.append(self._decide(network, step))
            self._shown, _, done, _, _ = self._envs.step(moments[-1].pop("actions"))
            over[step], payoffs[step] = done, self._envs.payoffs
            if done.any():
                self.league.seat_anew(done)
        joined = {name: np.concatenate([each[name] for each in moments]) for name in moments[0]}
        seen = Observed(
            *(joined.pop(name) for name in ("own", "truth", "mask", "log_prior", "mover"))
        )
        return Rollout(seen, **joined, over=over, payoffs=payoffs)

    def _decide(self, network: Perceptron, step: int) -> dict[str, NDArray[Any]]:
        """What is observed and decided wherever there is a choice, and under `actions` what all games do."""
        mask = self._shown["action_mask"] > 0
        actions = mask.argmax(1)
        games = np.flatnonzero(mask.sum(1) > 1)
        records = self._envs.records[games]
        seen = self.observer.observe(self._shown["observation"][games], mask[games], records)
        seated = self.league.seated[games, seen.mover]
        chosen, log_chance = self._drawn(network, seen, np.arange(len(games)))
        for player in np.unique(seated[seated > LEARNER]):
            rows = np.flatnonzero(seated == player)
            chosen[rows], _ = self._drawn(self.league.frozen[player - 1], seen, rows)
        for row in np.flatnonzero(seated == GREEDY):
            chosen[row] = self.league.greedy_action(records[row])
        actions[games] = chosen
        return {
            **vars(seen),
            "action": chosen,
            "log_chance": log_chance,
            "is_own": seated == LEARNER,
            "step": np.full(len(games), step),
            "game": games,
            "actions": actions,
        }

    def _drawn(self, network: Perceptron, seen: Observed, rows: Numbers) -> tuple[Numbers, Floats]:
        """Actions by a network's policy, and the logarithms of how likely they were."""
        with torch.no_grad():
            policy = (
                log_policy(
                    network(on_device(network, seen.own[rows])),
                    on_device(network, seen.log_prior[rows]),
                    on_device(network, seen.mask[rows]),
                )
                .cpu()
                .numpy()
            )
        actions = drawn_actions(policy, seen.mask[rows], self._rng)
        return actions, policy[np.arange(len(rows)), actions]


def on_device(network: Perceptron, array: Bytes | Floats | Numbers | NDArray[np.bool_]) -> Tensor:
    """An array as a tensor where a network is."""
    return torch.from_numpy(array).to(network.device)
