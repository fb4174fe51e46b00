"""One-card poker as environments of PettingZoo: an honest one, and one for each of some planted leaks."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from diablerie.secrecy.adapters.pettingzoo_hidden_state import Inside
from diablerie.secrecy.gallery.leaks import mask_of_what_is_worth_doing
from diablerie.secrecy.gallery.poker import (
    ACTIONS,
    CARDS,
    SEATS,
    Poker,
    Table,
    any_other_card,
    mask,
)

from .stakes import payoffs, refuse_unless_legal

AGENTS = ("first", "second")
LEAKS = ("info", "logged", "mask", "observation", "printed", "refusals", "warned")
SIZE = len(CARDS) + len(ACTIONS)


class PettingPoker(AECEnv):
    metadata: ClassVar[dict[str, Any]] = {"name": "one_card_poker_v0", "render_modes": []}

    def __init__(self, leak: str = "") -> None:
        super().__init__()
        self.leak = leak
        self.possible_agents = list(AGENTS)
        space: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, len(ACTIONS), (SIZE,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(space) for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(len(ACTIONS)) for agent in AGENTS}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        first, second = np.random.default_rng(seed).permutation(len(CARDS))[:SEATS]
        self.table = Table(Poker(), (int(first), int(second)))
        self.agents = list(AGENTS)
        self.agent_selection = AGENTS[0]
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self._tell()

    def _tell(self) -> None:
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"cards": self.table.deal} if self.leak == "info" else {} for agent in AGENTS
        }
        if self.leak == "printed":
            print(f"the table is now {self.table.world}")  # noqa: T201 - the leak
        if self.leak == "logged":
            logging.getLogger("poker").debug("the table is now %s", self.table.world)
        if self.leak == "warned":
            warnings.warn(f"the table is now {self.table.world}", stacklevel=2)

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = AGENTS.index(agent)
        tell = mask_of_what_is_worth_doing if self.leak == "mask" else mask
        return {
            "observation": self._observation(seat),
            "action_mask": np.array(tell(self.table, seat), np.int8),
        }

    def _observation(self, seat: int) -> NDArray[np.float32]:
        shown = self.table.deal if self.leak == "observation" else (self.table.deal[seat],)
        cards = [float(card in shown) for card in CARDS]
        taken = [float(self.table.line.count(action)) for action in ACTIONS]
        return np.array(cards + taken, np.float32)

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        refuse_unless_legal(self.table, ACTIONS[action], explains=self.leak == "refusals")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table = self.table.play(ACTIONS[action])
        self.agent_selection = AGENTS[len(self.table.line) % SEATS]
        if self.table.to_play is None:
            self.rewards = dict(zip(AGENTS, payoffs(self.table), strict=True))
            self.terminations = dict.fromkeys(AGENTS, True)
        self._accumulate_rewards()
        self._tell()
        self._deads_step_first()


def env() -> PettingPoker:
    """The honest one."""
    return PettingPoker()


def known(env: PettingPoker, seat: int, actions: Sequence[int]) -> Hashable:
    return env.table.deal[seat], tuple(actions)


def deal(env: PettingPoker, seat: int, untouched: int, rng: np.random.Generator) -> None:
    """Another card for the other seat."""
    card = any_other_card(env.table, seat, rng)
    cards = tuple(env.table.deal[who] if who == seat else card for who in range(SEATS))
    env.table = Table(env.table.poker, cards)
    env._tell()


INSIDE = Inside(known, lambda env: env.table.world, deal=deal)
