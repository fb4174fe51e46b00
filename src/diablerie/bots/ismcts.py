"""The searching bot: information-set Monte Carlo tree search over any game (see `search_loop`)."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..chance import Seed, seed_bytes, words
from ..compiled import PACKAGE, Record, specialise
from ..dtypes import new_record, new_records
from ..game import Belief, Game, State
from ..traits import style_dtype
from .action_likelihood import MOST_WORLDS, ActionLikelihood
from .continuation import is_news
from .deliberation import AT_ONCE, Deliberation, concluded
from .endgame import EndgameSolver, is_solvable
from .plan import Plan
from .scratch_buffer import new_scratch
from .tree import MAX_DEPTH, NONE
from .turn_check import choices

ROOM = 2
"""Nodes for a simulation and each of several trees: one that is not the mover's can get several at once."""

PLAN = np.dtype(
    [
        ("simulations", np.int64),
        ("trees", np.int64),
        ("horizon", np.int64),
        ("exploration", np.float64),
        ("reduction", np.float64),
        ("spite", np.float64),
        ("widening", np.float64),
        ("distinct", np.int64),
        ("last", np.int64),
    ]
)
"""A plan as one search has it. `last`: the action that the seat has done just before in its turn, where it
goes on with a tree; else NONE."""


def node_dtype(game: Game) -> np.dtype[np.void]:
    """A node: the action that leads to it, its first child and next sibling, counts, payoff sums per seat.

    There is room for as many seats as the game can have, so that what is compiled serves any number.
    """
    return np.dtype(
        [
            ("action", np.int32),
            ("first", np.int32),
            ("next", np.int32),
            ("visits", np.int32),
            ("available", np.int32),
            ("total", np.float32, game.seat_range[1]),
        ]
    )


def scratch_for(game: Game, key: NDArray[np.int64]) -> Record:
    """What a search works with (see `new_scratch`), and besides its generator, payoffs, the path taken."""
    most = game.seat_range[1]
    scratch = new_scratch(
        game,
        ("rng", np.int64, 4),
        ("picked", np.float32),
        ("values", np.float32, most),
        ("path", np.int32, (MAX_DEPTH, most)),
    )
    scratch.rng = key
    return scratch


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of one action: visits, and the seat's mean payoff from −1 to 1."""

    action: str
    visits: int
    value: float


class Ismcts:
    """Chooses by information-set Monte Carlo tree search; the same seed and beliefs give the same choices.

    A bot belongs to one thread: it counts its decisions.
    """

    def __init__(self, game: Game, plan: Plan, seed: Seed = None) -> None:
        """Prepare the search for one game. Compiles on first use.

        Raises ValueError for a trait that the game has not.
        """
        self.game = game
        self.plan = plan
        self._tables = game.tables
        styles = [game.ai.style(**plan.style), game.ai.style(**{**plan.style, **plan.playouts})]
        self._styles = new_records(style_dtype(game.ai.traits), 2)
        self._styles[0], self._styles[1] = styles
        self._seed = seed_bytes(seed)
        self._decisions = 0
        self._grown_before: _Grown | None = None
        self._likelihood = ActionLikelihood(game, plan.reasoning)
        self._endgame = (
            EndgameSolver(game, plan.endgame) if plan.endgame > 0 and is_solvable(game) else None
        )

    def choose(self, belief: Belief) -> str:
        """The action most visited, or one drawn by the visits (`mixing`), or by the solved rest of the game.

        Raises ValueError if the belief's seat is not to move.
        """
        return concluded(self._choosing(belief, self.plan.simulations))

    def choosing(self, belief: Belief) -> Deliberation[str]:
        """What `choose` does, in slices."""
        return self._choosing(belief, AT_ONCE)

    def _choosing(self, belief: Belief, at_once: int) -> Deliberation[str]:
        legal = choices(self.game, belief)
        if len(legal) == 1:
            return legal[0]
        solved = None if self._endgame is None else (yield from self._endgame.policy(belief))
        if solved is not None:
            self._decisions += 1
            return self._drawn(solved)
        opinions = yield from self.forming_opinions(belief, at_once)
        chosen = opinions[0].action
        if self.plan.mixing:
            chosen = self._drawn({opinion.action: opinion.visits for opinion in opinions})
        if self._grown_before is not None:
            self._grown_before.chosen = chosen
        return chosen

    def wants_past(self, belief: Belief) -> bool:
        """Whether it would make use of what its seat has seen, where that is not in the belief."""
        if self.plan.reasoning > 0:
            return True
        return self._endgame is not None and self._endgame.is_near(belief)

    def policy(self, belief: Belief) -> dict[str, float] | None:
        """How likely it does each action where it solves the rest of the game; None where it searches.

        Raises ValueError if the belief's seat is not to move.
        """
        choices(self.game, belief)
        solved = None if self._endgame is None else concluded(self._endgame.policy(belief))
        if solved is None:
            return None
        total = sum(solved.values())
        return {action: weight / total for action, weight in solved.items()}

    def _drawn(self, weights: Mapping[str, int]) -> str:
        """Each action as often as its weight says; by whole numbers, the same on any machine."""
        upto = list(accumulate(weights.values()))
        chance = int(words(self._seed + b"/mixing", self._decisions)[0])
        return list(weights)[bisect_right(upto, chance % upto[-1])]

    def opinions(self, belief: Belief) -> list[Opinion]:
        """All actions considered, the most visited first.

        Raises ValueError if the belief's seat is not to move.
        """
        return concluded(self.forming_opinions(belief, self.plan.simulations))

    def forming_opinions(
        self, belief: Belief, at_once: int = AT_ONCE
    ) -> Deliberation[list[Opinion]]:
        """What `opinions` does, in slices of so many simulations: the same tree, to the last byte.

        With several threads there is but one slice.
        """
        legal = [self.game.action_id(action) for action in choices(self.game, belief)]
        visits, totals = yield from self._searched(belief, at_once)
        opinions = [
            Opinion(self.game.action(i), int(visits[i]), float(totals[i] / visits[i]))
            for i in sorted(legal, key=lambda i: (-visits[i], i))
            if visits[i] > 0
        ]
        if self._grown_before is not None:
            self._grown_before.chosen = opinions[0].action
        return opinions

    def _searched(
        self, belief: Belief, at_once: int
    ) -> Deliberation[tuple[NDArray[np.int64], NDArray[np.float64]]]:
        """How often each root action was chosen, by number, and the sum of the seat's payoffs."""
        visits = np.zeros(self.game.n_actions, np.int64)
        totals = np.zeros(self.game.n_actions, np.float64)
        decision = self._decisions
        self._decisions += 1
        assert belief.seat is not None
        plans = [self._plan_record(thread) for thread in range(self.plan.threads)]
        keys = [words(self._key_of(thread), decision) for thread in range(self.plan.threads)]
        trees = yield from self._grown(belief, plans, keys, at_once)
        for plan, nodes in zip(plans, trees, strict=True):
            self._loop.root_visits(nodes, plan.trees, visits, totals, belief.seat)
        return visits, totals

    def _grown(
        self, belief: Belief, plans: list[Record], keys: list[NDArray[np.int64]], at_once: int
    ) -> Deliberation[Sequence[Record]]:
        """The trees of each thread."""
        if len(plans) == 1:
            return [(yield from self._searching(belief, plans[0], keys[0], at_once))]
        # Here: browsers have no threads.
        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(len(plans)) as pool:
            return list(pool.map(self._search, [belief] * len(plans), plans, keys))

    @property
    def _loop(self) -> ModuleType:
        return specialise(f"{PACKAGE}.bots.search_loop", self.game.compiled_rules)

    def _search(self, belief: Belief, plan: Record, key: NDArray[np.int64]) -> Record:
        return concluded(self._searching(belief, plan, key, int(plan.simulations)))

    def _searching(
        self, belief: Belief, plan: Record, key: NDArray[np.int64], at_once: int
    ) -> Deliberation[Record]:
        game = self.game
        worlds = self._worlds(belief, key)
        room = 1 if plan.trees == 1 else ROOM
        size = int(plan.trees * (room * plan.simulations + 1))
        before = self._grown_before
        root = NONE if before is None else before.root_for(belief)
        used = 0
        if before is not None and root != NONE:
            size += int(before.nodes[root].visits)
        nodes = new_records(node_dtype(game), size)
        if before is not None and root != NONE:
            used = self._loop.transplant(before.nodes, root, nodes)
            plan.last = before.action
        scratch, search = scratch_for(game, key), self._simulations(size)
        left = int(plan.simulations)
        while left > 0:
            plan.simulations = min(left, at_once)
            left -= int(plan.simulations)
            used = search(
                self._tables, self._styles, worlds, belief.seat, nodes, used, scratch, plan
            )
            if left > 0:
                yield
        if self.plan.reuse and plan.trees == self.plan.threads == 1:
            self._grown_before = _Grown(belief, nodes)
        return nodes

    def _simulations(self, size: int) -> Callable[..., int]:
        """What runs simulations, for one thread and trees of so many nodes: see `search_loop.search`."""
        search: Callable[..., int] = self._loop.search
        return search

    def _worlds(self, belief: Belief, key: NDArray[np.int64]) -> Record:
        """The world of a belief, room for another, and behind them those that the past speaks for."""
        remembered = 0 if self.plan.reasoning == 0 or not belief.past else self.plan.simulations
        worlds = new_records(self.game.STATE, 2 + min(remembered, MOST_WORLDS))
        worlds[0] = belief.world
        if len(worlds) > 2:
            self._likelihood.draw(belief, worlds[2:], key)
        return worlds

    def _key_of(self, thread: int) -> bytes:
        """The seed of a thread; the first has that of the search."""
        return self._seed if thread == 0 else self._seed + b"/thread/%d" % thread

    def _plan_record(self, thread: int) -> Record:
        """The plan as one thread has it, with its part of the simulations."""
        plan = self.plan
        record = new_record(PLAN, bytes(PLAN.itemsize))
        record.simulations = plan.simulations // plan.threads
        record.simulations += thread < plan.simulations % plan.threads
        record.trees = 1 if plan.observers == "one" else self.game.seats
        record.horizon = plan.horizon
        record.exploration = plan.exploration
        record.reduction = plan.reduction
        record.spite = plan.spite
        record.widening = plan.widening
        record.distinct = plan.distinct
        record.last = NONE
        return record

    def __reduce__(self) -> tuple[Any, ...]:
        kept = {"_decisions": self._decisions, "_grown_before": self._grown_before}
        return Ismcts, (self.game, self.plan, self._seed), kept


class _Grown:
    """A tree, the belief that it was grown from, and the action that was chosen by it."""

    def __init__(self, belief: Belief, nodes: Record) -> None:
        self.nodes = nodes
        self.chosen: str | None = None
        self._belief = belief

    @property
    def action(self) -> int:
        """The number of the action that was chosen; NONE if none was."""
        return NONE if self.chosen is None else self._belief.game.action_id(self.chosen)

    def root_for(self, belief: Belief) -> int:
        """The node that stands for another belief of the same seat; NONE if there is none.

        That is the one below the action that was chosen, if doing it leads to the very position, and
        would have in every world: else what lies below was found for other positions, too.
        """
        if self.chosen is None or belief.seat != self._belief.seat:
            return NONE
        state = State(belief.game, self._belief.world).play(self.chosen)
        if not _differ_by_chance_alone(state, belief) or is_news(self._belief, self.chosen):
            return NONE
        return self._child_by(self.action)

    def _child_by(self, action: int) -> int:
        child = int(self.nodes[0].first)
        while child != NONE and self.nodes[child].action != action:
            child = int(self.nodes[child].next)
        return child


def _differ_by_chance_alone(state: State, belief: Belief) -> bool:
    """Whether a state is that of a belief's world, but for what chance will do next."""
    world = new_record(state.game.STATE, state.record.tobytes())
    world.rng = belief.world.rng
    return bool(world.tobytes() == belief.world.tobytes())


def measure_simulations(
    game: Game, seconds: float = 2.0, plan: Plan | None = None
) -> dict[str, float]:
    """Simulations a second from the opening, searching afresh each time; compiling is not counted.

    The default plan plays every simulation to the game's end, as plain ISMCTS does.
    """
    plan = plan or Plan(simulations=5_000, horizon=1_000_000)
    bot = Ismcts(game, plan, seed=0)
    state = game.start(seed=0)
    belief = state.belief(state.to_play or 0)
    Ismcts(game, Plan(simulations=10, horizon=10), seed=0).opinions(belief)
    simulations = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        bot.opinions(belief)
        simulations += plan.simulations
    return {"simulations": simulations, "seconds": spent, "simulations_per_s": simulations / spent}
