"""Plan: a search's budget and shape."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from ..game import Game
from ..whole_numbers import whole_number
from .endgame import MOST_POSITIONS

OBSERVERS = ("one", "each")
"""Who has a tree in a search: the searching seat, or each seat."""


@dataclass(frozen=True)
class Plan:
    """A search's budget and shape.

    `simulations` per decision; `horizon` actions played on after leaving the tree; `exploration` the
    PUCT constant; `reduction` how much less than its parent an untried action promises; `observers`:
    `one` tree, that of the searching seat, or one for `each` seat; `threads` that search side by side,
    each with its part of the simulations and trees of its own, whose visits are added up; `spite` how
    much the good of whoever else is best off counts against one's own; `widening`: of n visits to a node
    only so many different actions come that n to the power of it is (progressive widening), 0 for no
    limit; `reuse`: 1 for going on with what the search before has found below the action that it chose,
    where nothing has happened since and there is but one tree, 0 for beginning anew; `distinct`: 1 for
    trying but one of several ways to come to the same within a turn, where a game knows them (partial order
    reduction), 0 for trying all; `mixing`: 1 for doing each action as often as it is visited, so that
    nobody reads what is hidden from what is done, 0 for doing the most visited always; `endgame`: where no
    more positions than that can follow, in a game for two, they are all looked at instead, and the game is
    solved (see `endgame`), 0 for never; `reasoning`: how far worlds are believed in by what the others have
    done (see `action_likelihood`), from 0 for not at all to 1 for taking them at their word; `style` the
    traits of the game that are not as usual, `playouts` those that differ besides after leaving the tree.
    Raises ValueError saying what is wrong for anything that cannot be searched by.
    """

    simulations: int
    horizon: int = 3
    exploration: float = 2.0
    reduction: float = 0.1
    observers: str = "one"
    threads: int = 1
    spite: float = 0.0
    widening: float = 0.0
    reuse: int = 1
    distinct: int = 1
    mixing: int = 0
    endgame: int = 0
    reasoning: float = 0.0
    style: Mapping[str, float] = field(default_factory=dict)
    playouts: Mapping[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._check_size()
        if not (math.isfinite(self.exploration) and self.exploration >= 0):
            raise ValueError(f"exploration is a number from 0 on, not {self.exploration!r}")
        if not math.isfinite(self.reduction):
            raise ValueError(f"reduction is a finite number, not {self.reduction!r}")
        for name in ("spite", "widening", "reasoning"):
            if not 0 <= getattr(self, name) <= 1:
                raise ValueError(f"{name} is a number from 0 to 1, not {getattr(self, name)!r}")
        if self.observers not in OBSERVERS:
            raise ValueError(f"a tree is for {' or '.join(OBSERVERS)}, not {self.observers!r}")
        for name in ("reuse", "distinct", "mixing"):
            if getattr(self, name) not in (0, 1):
                raise ValueError(f"{name} is 0 or 1, not {getattr(self, name)!r}")

    def _check_size(self) -> None:
        simulations, threads = whole_number(self.simulations), whole_number(self.threads)
        if simulations is None or simulations < 1:
            raise ValueError(f"a search needs at least one simulation, not {self.simulations!r}")
        if threads is None or not 1 <= threads <= simulations:
            raise ValueError(f"a search has 1 to {simulations} threads, not {self.threads!r}")
        horizon, endgame = whole_number(self.horizon), whole_number(self.endgame)
        if horizon is None or horizon < 0:
            raise ValueError(f"a search plays on for 0 or more actions, not {self.horizon!r}")
        if endgame is None or not 0 <= endgame <= MOST_POSITIONS:
            raise ValueError(
                f"an endgame has 0 to {MOST_POSITIONS} positions, not {self.endgame!r}"
            )

    @classmethod
    def suited(cls, game: Game, simulations: int) -> Plan:
        """The plan that suits a game best, with so many simulations."""
        return cls(simulations, **game.ai.search)
