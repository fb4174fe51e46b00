"""Puzzle search: positions with exactly one clearly best move, or one answer, by what a seat may know.

A move is found with a budget and confirmed with ten times as much by another seed. Both times the search
must like it best, and the paired measurement must give it more of a win than each of its rivals, by
`MARGIN` at least; the second time even the lower end of that difference's interval must be `SURE`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from ..analysis import Difference, Likely, likely
from ..bots import Ismcts, Plan, level
from ..bots.continuation import continuing, is_news
from ..bots.deliberation import concluded
from ..bots.paired_comparison import ActionLine, compare
from ..game import Belief, State

LEVEL = "devil"
"""As this level searches, with a budget of its own."""

MARGIN = 0.05
"""So much more of a win, from 0 to 1, the best move brings than every other, at least."""

SURE = 0.02
"""And so much, if chance was as kind in the measurement as in 95 of 100 cases."""

CLEAR = 0.5
"""The share of a search that its best action has, at least: else nothing is measured."""

RIVALS = 6
"""So many others that the search likes next best are measured beside the best."""

GLANCE = 40, 2
"""In so many worlds and beside so many others the best is measured first: hardly any is worth more."""

AHEAD = 8
"""The search for what follows an action has this part of the budget."""

LONGEST = 8
"""The most actions of a solution."""

ANSWER_MARGIN = 0.3
"""So much likelier, from 0 to 1, the answer to a question is than every other, at least."""


@dataclass(frozen=True)
class Budget:
    """What is spent on one decision: simulations of a search, worlds in which is measured."""

    simulations: int = 1_000
    worlds: int = 100

    @property
    def tenfold(self) -> Budget:
        """Ten times as much."""
        return Budget(10 * self.simulations, 10 * self.worlds)


@dataclass(frozen=True)
class Line:
    """An action with what the search would do after it, and the chance to win by it, from 0 to 1."""

    actions: ActionLine
    chance: float


@dataclass(frozen=True)
class Ranking:
    """The measured lines of one decision: what the search likes best comes first."""

    lines: tuple[Line, ...]
    margin: Difference
    """How much more the first brings than the best of the others."""

    def is_clear(self) -> bool:
        """Whether the first is best by the margin."""
        return self.margin.value >= MARGIN

    def is_proved(self) -> bool:
        """Whether that is so beyond what chance can have done."""
        return self.is_clear() and self.margin.low >= SURE


@dataclass(frozen=True)
class Solution:
    """Actions that are clearly best one after another, and the lines of the first decision."""

    actions: ActionLine
    ranking: Ranking


def solution(belief: Belief, budget: Budget, key: bytes) -> Solution | None:
    """What is clearly best for a belief's seat by a budget; None where nothing is.

    Deterministic per belief, budget and key. Raises ValueError if the seat is not to move.
    """
    first = ranking(belief, budget, key)
    if first is None or not first.is_clear():
        return None
    actions = [first.lines[0].actions[0]]
    for _ in range(LONGEST - 1):
        following = _after(belief, actions[-1])
        if following is None:
            break
        belief = following
        best = _only_or_best(belief, budget, key + b"/%d" % len(actions))
        if best is None:
            break
        actions.append(best)
    return Solution(tuple(actions), first)


def _only_or_best(belief: Belief, budget: Budget, key: bytes) -> str | None:
    if len(belief.legal) == 1:
        return belief.legal[0]
    found = ranking(belief, budget, key)
    return found.lines[0].actions[0] if found is not None and found.is_clear() else None


def _after(belief: Belief, action: str) -> Belief | None:
    """What the seat knows after an action, None where it learns something by it or is to move no more."""
    if is_news(belief, action):
        return None
    state = State(belief.game, belief.world).play(action)
    return state.belief(belief.seat) if state.to_play == belief.seat else None


def ranking(belief: Belief, budget: Budget, key: bytes) -> Ranking | None:
    """The lines that a search likes best, measured in the same worlds; None where nothing stands out."""
    plan = level(LEVEL).plan(belief.game)
    assert plan is not None, f"{LEVEL} searches"
    plan = replace(plan, simulations=budget.simulations, threads=1)
    opinions = Ismcts(belief.game, plan, key).opinions(belief)
    if len(opinions) < 2 or opinions[0].visits < CLEAR * plan.simulations:
        return None
    follow = replace(plan, simulations=max(1, budget.simulations // AHEAD))
    worlds, rivals = GLANCE
    firsts = [each.action for each in opinions[: RIVALS + 1]]
    lines = _lines(belief, firsts[: rivals + 1], follow, key)
    if not _measured(belief, lines, worlds, key + b"/glance").is_clear():
        return None
    lines += _lines(belief, firsts[rivals + 1 :], follow, key)
    return _measured(belief, lines, budget.worlds, key + b"/measured")


def _lines(belief: Belief, firsts: Sequence[str], plan: Plan, key: bytes) -> list[ActionLine]:
    """Actions, each with what a search would do after it."""
    return [
        concluded(continuing(belief, action, Ismcts(belief.game, plan, key))) for action in firsts
    ]


def _measured(belief: Belief, lines: Sequence[ActionLine], worlds: int, key: bytes) -> Ranking:
    shares = compare(belief, lines, worlds, key)
    chances = shares.mean(axis=0)
    second = 1 + int(chances[1:].argmax())
    return Ranking(
        tuple(Line(line, float(chance)) for line, chance in zip(lines, chances, strict=True)),
        Difference.measured((shares[:, 0] - shares[:, second]).tolist()),
    )


def proved(belief: Belief, budget: Budget, key: bytes, actions: ActionLine) -> Solution | None:
    """A solution as far as ten times the budget comes to the same; None where it does not at all."""
    again = solution(belief, budget.tenfold, key + b"/tenfold")
    if again is None or not again.ranking.is_proved() or again.actions[0] != actions[0]:
        return None
    both = takewhile(lambda pair: pair[0] == pair[1], zip(actions, again.actions, strict=False))
    return replace(again, actions=tuple(action for action, _ in both))


def goes_astray(belief: Belief, found: Solution) -> bool:
    """Whether a move of several actions begins as the solution does and leads elsewhere than its line."""
    state, line = State(belief.game, belief.world), found.ranking.lines[0].actions
    length = len(found.actions)
    return any(
        move.actions[:length] == found.actions and move.actions != line[: len(move.actions)]
        for move in state.composite_moves()
        if len(move.actions) > length
    )


def answer(belief: Belief, line: Sequence[str], worlds: int, key: bytes) -> tuple[Likely, ...]:
    """What a line would run into, the likeliest first, if one of it is by far the likeliest; else nothing."""
    found = likely(belief, line, key, worlds)
    shares = [each.share.chance for each in found]
    if len(found) < 2 or abs(sum(shares) - 1) > 1e-9 or shares[0] - shares[1] < ANSWER_MARGIN:
        return ()
    return found
