"""Tree: the nodes of a search, in which one is selected, one is added and payoffs are backed up (PUCT).

It knows no rules: see `search_loop`, which grows it.
"""

from __future__ import annotations

import math

from ..chance import WORD, draw
from ..compiled import Record, compiled

NONE = -1

MAX_DEPTH = 64
"""The deepest a tree may grow, in actions."""


@compiled
def chance(scratch: Record) -> float:
    """A random number from 0 to 1, without 1."""
    return draw(scratch) / (WORD + 1)


@compiled
def add_child(nodes: Record, child: int, node: int, action: int) -> int:
    """Make an unused node the child that an action leads to, and give its number."""
    nodes[child].action = action
    nodes[child].first = NONE
    nodes[child].next = nodes[node].first
    nodes[child].available = 1
    nodes[node].first = child
    return child


@compiled
def child_by(nodes: Record, node: int, action: int) -> int:
    """The child that an action leads to, or NONE."""
    child = int(nodes[node].first)
    while child != NONE and nodes[child].action != action:
        child = int(nodes[child].next)
    return child


@compiled
def select(
    nodes: Record, node: int, mover: int, scratch: Record, total: float, plan: Record
) -> tuple[int, int]:
    """The child to follow and its action, or NONE and an action not tried yet."""
    best, best_action, best_value = NONE, NONE, -math.inf
    untried, tried = total, 0
    child = nodes[node].first
    while child != NONE:
        action = nodes[child].action
        weight = scratch.weights[action]
        if weight > 0:
            nodes[child].available += 1
            value = promise(nodes[child], mover, scratch.seats, weight / total, plan)
            if value > best_value:
                best, best_action, best_value = child, action, value
            untried -= weight
            tried += 1
            scratch.weights[action] = 0
        child = nodes[child].next
    may_widen = plan.widening == 0 or tried < (nodes[node].visits + 1) ** plan.widening
    if untried > total * 1e-6 and (best == NONE or may_widen):
        action = pick(scratch, untried)
        if action != NONE:
            value = first_promise(nodes[node], mover, scratch, total, plan)
            if best == NONE or value > best_value:
                return NONE, action
    return best, best_action


@compiled
def promise(child: Record, mover: int, seats: int, prior: float, plan: Record) -> float:
    """PUCT: mean payoff so far, and a bonus for what was available often but tried seldom."""
    spread = plan.exploration * prior * math.sqrt(child.available) / (1 + child.visits)
    return float(mean_payoff(child, mover, seats, plan.spite) + spread)


@compiled
def mean_payoff(node: Record, mover: int, seats: int, spite: float) -> float:
    """What the mover has had of a node; less with spite, the more the best off of the others has had."""
    if spite == 0:
        return float(node.total[mover] / node.visits)
    best = -math.inf
    for seat in range(seats):
        if seat != mover:
            best = max(best, node.total[seat])
    return float((node.total[mover] - spite * best) / (1 + spite) / node.visits)


@compiled
def first_promise(parent: Record, mover: int, scratch: Record, total: float, plan: Record) -> float:
    """What an untried action promises: a little less than its parent, and the bonus of no visit."""
    mean = mean_payoff(parent, mover, scratch.seats, plan.spite) if parent.visits > 0 else 0.0
    spread = plan.exploration * scratch.picked / total * math.sqrt(parent.visits + 1)
    return float(mean - plan.reduction + spread)


@compiled
def pick(scratch: Record, total: float) -> int:
    """Draw an action by its weight; NONE if rounding left no weight. `scratch.picked` is its weight."""
    left = chance(scratch) * total
    found = NONE
    for action in range(scratch.actions):
        weight = scratch.weights[action]
        if weight > 0:
            found = action
            scratch.picked = weight
            left -= weight
            if left < 0:
                break
    return found


@compiled
def back_up(nodes: Record, scratch: Record, trees: int, depth: int) -> None:
    """Add the payoffs of a simulation to every node on its path through each tree."""
    for index in range(depth + 1):
        for tree in range(trees):
            node = scratch.path[index, tree]
            nodes[node].visits += 1
            for seat in range(scratch.seats):
                nodes[node].total[seat] += scratch.values[seat]
