"""EnvPool's Kuhn and Leduc poker in the shape of PettingZoo's environments, for the secrecy checks.

`envpool_secrecy.py` runs them. `info` is handed on as EnvPool gives it: one for both players.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from diablerie.secrecy.adapters.pettingzoo_hidden_state import Inside

AGENTS = ("first", "second")


class EnvPoolPoker:
    """One game of a pool of one, with the attributes of PettingZoo's AEC environments."""

    def __init__(self, name: str) -> None:
        """`name`: EnvPool's, such as `KuhnPoker-v1`."""
        self.name = name
        self.possible_agents = list(AGENTS)

    def reset(self, seed: int) -> None:
        """Begin a game from a seed."""
        import envpool

        self._pool = envpool.make(
            self.name, env_type="gymnasium", num_envs=1, num_threads=1, seed=seed
        )
        observations, info = self._pool.reset()
        self._take(observations, (0.0, 0.0), info, is_over=False)

    def step(self, action: int) -> None:
        """Let the player to move act."""
        import numpy as np

        observations, rewards, done, truncated, info = self._pool.step(np.array([action], np.int32))
        self._take(observations, rewards, info, is_over=bool(done[0] or truncated[0]))

    def _take(self, observations: Any, rewards: Any, info: Any, *, is_over: bool) -> None:
        self._observations = observations
        self.rewards = dict(zip(AGENTS, map(float, rewards), strict=True))
        self.infos = dict.fromkeys(AGENTS, info)
        self.terminations = dict.fromkeys(AGENTS, is_over)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.agents = [] if is_over else list(AGENTS)
        self.agent_selection = AGENTS[int(info["current_player"][0])]

    def observe(self, agent: str) -> dict[str, Any]:
        """The row of a player, and the mask of whoever is to move."""
        return {
            "observation": self._observations[AGENTS.index(agent)],
            "action_mask": self.infos[agent]["legal_action_mask"][0],
        }


def _known(env: EnvPoolPoker, seat: int, actions: Sequence[int]) -> Hashable:
    """Every action, one's own card, and from the second round on the open one."""
    info = env.infos[AGENTS[seat]]
    cards = info["cards"][0].tolist()
    is_open = "round" in info and int(info["round"][0]) > 0
    return (
        tuple(actions),
        env.agent_selection,
        cards[seat],
        tuple(cards[len(AGENTS) :] if is_open else ()),
    )


def _everything(env: EnvPoolPoker) -> str:
    return str(env.infos[AGENTS[0]]["cards"].tolist())


INSIDE = Inside(_known, _everything)


def kuhn() -> EnvPoolPoker:
    """Kuhn poker."""
    return EnvPoolPoker("KuhnPoker-v1")


def leduc() -> EnvPoolPoker:
    """Leduc hold'em."""
    return EnvPoolPoker("LeducHoldem-v1")
