"""Information-set Monte Carlo tree search; `rules` is put into the namespace by `compiled.specialise`.

`search` grows trees; `play_worlds` does without and plays every world to its end, and so does
`compare_lines`, once for each of several ways to begin.

ISMCTS (Cowling, Powley and Whitehouse 2012): every simulation draws a world that the searching seat
cannot tell from the true one and walks through it, counting for each action how often it was
available. Selection is PUCT (Rosin 2011; Silver et al. 2017) with the game's `prior` as prior, so that
rare actions do not drown the tree. Each seat maximises its own payoff (max^n). A simulation that has
left the tree plays on by `prior` for a number of actions, and `evaluate` judges where it got to.

With one tree, hidden actions of other seats stand in it under their true numbers, told apart by what
they hide: below such a node the searching seat chooses as if it had seen them (strategy fusion). With
a tree for each seat (multi-observer ISMCTS, ibidem) a seat chooses in its own, in which the actions of
others stand as it sees them made (the game's `seen_as`): then a card laid face down is one to whoever
has not laid it.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from ..chance import WORDS, below, draw
from ..compiled import Record, compiled
from ..networks.evaluation import Evaluator
from .guide import Guide, ask_policy, has_values, read_values, write_knowledge, write_policy
from .tree import MAX_DEPTH, NONE, add_child, back_up, child_by, pick, select

if TYPE_CHECKING:
    rules: ModuleType


@compiled
def search(
    tables: Record,
    styles: Record,
    worlds: Record,
    seat: int,
    nodes: Record,
    used: int,
    scratch: Record,
    plan: Record,
) -> int:
    """Run simulations from `worlds[0]` for `seat` and return the number of nodes used.

    `used`: so many nodes are a tree already (see `transplant`), 0 for a search from nothing.

    `styles`: two (see `AI.style`), by which the tree is grown and judged, and by which is played on.
    `worlds`: two state records, the second is overwritten; any more are worlds to think of (see
    `action_likelihood_loop`), where else each simulation redeals the first. `nodes`: all trees, see
    `ismcts.node_dtype`, zeroed; the first are the roots. `scratch` and `plan`: see
    `ismcts.scratch_for` and `ismcts.PLAN`.
    """
    return grow(None, tables, styles, worlds, seat, nodes, used, scratch, plan)


@compiled
def learned_search(
    policy_sizes: Record,
    policy_weights: Record,
    policy_scales: Record,
    policy_room: Record,
    value_sizes: Record,
    value_weights: Record,
    value_scales: Record,
    value_room: Record,
    gains: Record,
    hidden: Record,
    tensor: Record,
    logits: Record,
    known: Record,
    tables: Record,
    styles: Record,
    worlds: Record,
    seat: int,
    nodes: Record,
    used: int,
    scratch: Record,
    plan: Record,
) -> int:
    """What `search` does, by what was learnt: what comes before `tables` are the arrays of a `Guide`."""
    policy = Evaluator(policy_sizes, policy_weights, policy_scales, policy_room)
    values = Evaluator(value_sizes, value_weights, value_scales, value_room)
    guide = Guide(policy, values, gains, hidden, tensor, logits, known)
    return grow(guide, tables, styles, worlds, seat, nodes, used, scratch, plan)


@compiled
def grow(
    guide: Record,
    tables: Record,
    styles: Record,
    worlds: Record,
    seat: int,
    nodes: Record,
    used: int,
    scratch: Record,
    plan: Record,
) -> int:
    """Run simulations by a `Guide`; None: by the game's own prior and evaluation."""
    if used == 0:
        used = int(plan.trees)
        for root in range(plan.trees):
            nodes[root].first = NONE
            nodes[root].next = NONE
    for _ in range(plan.simulations):
        world = imagine(tables, worlds, seat, scratch)
        used, depth = descend(tables, styles[0], world, nodes, used, scratch, plan, guide)
        play_on(tables, styles[1], world, scratch, plan.horizon)
        judge(tables, styles[0], world, scratch, guide)
        back_up(nodes, scratch, plan.trees, depth)
    return used


@compiled
def transplant(old: Record, root: int, nodes: Record) -> int:
    """Copy what lies below a node of another tree, which becomes the root; return the number of nodes."""
    origin = np.zeros(len(nodes), np.int64)
    origin[0] = root
    nodes[0] = old[root]
    nodes[0].next = NONE
    index, used = 0, 1
    while index < used:
        child = int(old[origin[index]].first)
        nodes[index].first = NONE
        while child != NONE and used < len(nodes):
            nodes[used] = old[child]
            nodes[used].next = nodes[index].first
            nodes[index].first = used
            origin[used] = child
            used += 1
            child = int(old[child].next)
        index += 1
    return used


@compiled
def imagine(tables: Record, worlds: Record, seat: int, scratch: Record) -> Record:
    """Put a world that `seat` holds possible into `worlds[1]`."""
    worlds[1] = worlds[0]
    world = worlds[1]
    if len(worlds) > 2:
        worlds[1] = worlds[2 + below(scratch, len(worlds) - 2)]
        reseed(scratch, world)
    else:
        reseed(scratch, world)
        rules.redeal(tables, world, seat)
    return world


@compiled
def reseed(scratch: Record, world: Record) -> None:
    """Give the world a generator of its own for this simulation."""
    for word in range(WORDS):
        world.rng[word] = draw(scratch)


@compiled
def descend(
    tables: Record,
    style: Record,
    world: Record,
    nodes: Record,
    used: int,
    scratch: Record,
    plan: Record,
    guide: Record,
) -> tuple[int, int]:
    """Walk down until the mover's tree gets a new node or the game is over; return nodes used and depth."""
    trees = plan.trees
    depth = 0
    last, mover = plan.last, world.to_play
    for tree in range(trees):
        scratch.path[0, tree] = tree
    while world.to_play >= 0 and depth < MAX_DEPTH - 1 and used + trees <= len(nodes):
        if world.to_play != mover:
            last, mover = NONE, world.to_play
        own = mover if trees > 1 else 0
        node = scratch.path[depth, own]
        mask, weights = scratch.mask[: scratch.actions], scratch.weights[: scratch.actions]
        rules.legal(tables, world, mask)
        if plan.distinct and last != NONE:
            rules.drop_duplicates(tables, world, last, mask)
        total = rules.prior(tables, style, world, mask, weights)
        if guide is not None:
            total = write_learned(tables, world, node, scratch, guide, total)
        child, action = select(nodes, node, mover, scratch, total, plan)
        is_new = child == NONE
        if is_new:
            child = add_child(nodes, used, node, action)
            used += 1
        scratch.path[depth + 1, own] = child
        if trees > 1:
            used = follow_others(tables, world, action, own, nodes, used, scratch, depth, trees)
        rules.apply(tables, world, action)
        last = action
        depth += 1
        if is_new:
            break
    return used, depth


@compiled
def follow_others(
    tables: Record,
    world: Record,
    action: int,
    own: int,
    nodes: Record,
    used: int,
    scratch: Record,
    depth: int,
    trees: int,
) -> int:
    """Go down by an action in the trees of all seats but the mover's, as each sees it; return nodes used."""
    for tree in range(trees):
        if tree != own:
            seen = rules.seen_as(tables, world, action, tree)
            node = scratch.path[depth, tree]
            other = child_by(nodes, node, seen)
            if other == NONE:
                other = add_child(nodes, used, node, seen)
                used += 1
            scratch.path[depth + 1, tree] = other
    return used


@compiled
def write_prior(tables: Record, style: Record, world: Record, scratch: Record) -> float:
    """Write into `scratch.weights` how readily each action comes to mind, and give the sum."""
    mask, weights = scratch.mask[: scratch.actions], scratch.weights[: scratch.actions]
    rules.legal(tables, world, mask)
    return float(rules.prior(tables, style, world, mask, weights))


@compiled
def write_learned(
    tables: Record, world: Record, node: int, scratch: Record, guide: Record, total: float
) -> float:
    """Write into `scratch.weights`, where the prior stands with its sum, a learned policy; give the sum.

    The policy is asked in the first world in which a node is come to: what it says there is kept, as asking
    takes longer than all else, and holds for what may be done in others, too.
    """
    mask, weights = scratch.mask[: scratch.actions], scratch.weights[: scratch.actions]
    if not guide.known[node]:
        rules.observe(tables, world, world.to_play, guide.tensor)
        ask_policy(guide, node)
    return float(write_policy(guide, node, mask, weights, total))


@compiled
def judge(tables: Record, style: Record, world: Record, scratch: Record, guide: Record) -> None:
    """Write into `scratch.values` how good a world is for each seat: payoffs where the game is over."""
    found = scratch.values[: scratch.seats]
    if guide is None or world.to_play < 0 or not has_values(guide):
        rules.evaluate(tables, style, world, found)
    else:
        written = 0
        for further in range(scratch.seats):
            seat = (world.to_play + further) % scratch.seats
            rules.observe(tables, world, seat, guide.tensor)
            written = write_knowledge(guide, written, further == 0)
        read_values(guide, world.to_play, found)


@compiled
def play_on(tables: Record, style: Record, world: Record, scratch: Record, horizon: int) -> None:
    """Play by `prior` for so many actions, or to the end."""
    for _ in range(horizon):
        if world.to_play < 0:
            return
        total = write_prior(tables, style, world, scratch)
        rules.apply(tables, world, pick(scratch, total))


@compiled
def play_worlds(
    tables: Record,
    style: Record,
    worlds: Record,
    seat: int,
    scratch: Record,
    wins: Record,
    games: int,
    horizon: int,
) -> None:
    """Play `games` worlds that `seat` holds possible and add up in `wins` (float64[seats]) who won them.

    `worlds` and `scratch`: as in `search`. A game that is not over after `horizon` actions is counted
    by how it then stands.
    """
    for _ in range(games):
        worlds[1] = worlds[0]
        world = worlds[1]
        reseed(scratch, world)
        rules.redeal(tables, world, seat)
        play_on(tables, style, world, scratch, horizon)
        values = scratch.values[: scratch.seats]
        rules.evaluate(tables, style, world, values)
        share_win(values, wins)


@compiled
def share_win(values: Record, wins: Record) -> None:
    """One win, shared by all whose payoff is the best: a draw is half a win for each of two."""
    best = values.max()
    winners = 0
    for seat in range(len(values)):
        winners += int(values[seat] == best)
    for seat in range(len(values)):
        if values[seat] == best:
            wins[seat] += 1 / winners


@compiled
def compare_lines(
    tables: Record,
    style: Record,
    worlds: Record,
    seat: int,
    scratch: Record,
    lines: Record,
    shares: Record,
    horizon: int,
) -> None:
    """Play worlds that `seat` holds possible once by each line, and write its share of each win.

    `worlds`: three state records, of which the first is redealt from and the others are overwritten;
    `scratch`: as in `search`. `lines` (int64[lines, length]) are actions that the seat does first, NONE
    behind their end. `shares` (float64[worlds, lines]) receives 0 to 1. All lines meet the same world
    with the same generators. A game that is not over after `horizon` more actions is counted by how
    it then stands.
    """
    begun, later = scratch.rng.copy(), scratch.rng.copy()
    for game in range(len(shares)):
        worlds[1] = worlds[0]
        reseed(scratch, worlds[1])
        rules.redeal(tables, worlds[1], seat)
        for word in range(WORDS):
            begun[word] = draw(scratch)
        later[:] = scratch.rng
        for line in range(len(lines)):
            worlds[2] = worlds[1]
            world = worlds[2]
            scratch.rng[:] = begun
            follow(tables, world, seat, lines[line])
            play_on(tables, style, world, scratch, horizon)
            values = scratch.values[: scratch.seats]
            rules.evaluate(tables, style, world, values)
            shares[game, line] = share_of(values, seat)
        scratch.rng[:] = later


@compiled
def follow(tables: Record, world: Record, seat: int, line: Record) -> None:
    """Do what a line says for as long as the seat is to move and may do it."""
    for action in line:
        if action == NONE or world.to_play != seat or rules.refusal(tables, world, action) != 0:
            return
        rules.apply(tables, world, action)


@compiled
def share_of(values: Record, seat: int) -> float:
    """The seat's part of one win: see `share_win`."""
    best = values.max()
    return 1 / (values == best).sum() if values[seat] == best else 0.0


@compiled
def root_visits(nodes: Record, trees: int, visits: Record, totals: Record, seat: int) -> None:
    """Add how often each root action was chosen and the sum of the seat's payoffs, by action number."""
    child = nodes[seat if trees > 1 else 0].first
    while child != NONE:
        visits[nodes[child].action] += nodes[child].visits
        totals[nodes[child].action] += nodes[child].total[seat]
        child = nodes[child].next
