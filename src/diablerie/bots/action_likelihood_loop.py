"""Likelihood of a past in a world; `rules` is put into the namespace by `compiled.specialise`.

A world that a seat holds possible is followed back through the match (the game's `undo`), and for
each decision of another seat it is asked how readily that action would have come to its mind there
(the game's `prior`), against all that it could have done instead. The product is the world's likelihood.

Where others are supposed to go by what was learnt, a `Guide` says how readily: it is asked what that seat
would have known in that world. None: by the prior alone.
"""

from __future__ import annotations

import math
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from ..chance import WORDS, draw, fraction
from ..compiled import Record, compiled
from .guide import ask_policy, write_policy

if TYPE_CHECKING:
    rules: ModuleType

NONE = -1


@compiled
def redeal_worlds(
    tables: Record, world: Record, worlds: Record, seat: int, scratch: Record
) -> None:
    """Fill `worlds` with redeals of one for `seat`. `scratch`: see `ActionLikelihood`."""
    for index in range(len(worlds)):
        worlds[index] = world
        reseed(scratch, worlds[index])
        rules.redeal(tables, worlds[index], seat)


@compiled
def weigh_worlds(
    tables: Record,
    opponents: Record,
    moments: Record,
    actions: Record,
    worlds: Record,
    seat: int,
    logarithms: Record,
    scratch: Record,
) -> None:
    """Fill `logarithms` with those of how likely the past is in each of `worlds`, by the prior.

    `moments`: a possible world before each of `actions` (as `seat` saw them), in their order, and two
    more state records, which are overwritten. `opponents`: the style by which others are supposed to play.
    """
    weigh_worlds_by(None, tables, opponents, moments, actions, worlds, seat, logarithms, scratch)


@compiled
def weigh_worlds_by(
    guide: Record,
    tables: Record,
    opponents: Record,
    moments: Record,
    actions: Record,
    worlds: Record,
    seat: int,
    logarithms: Record,
    scratch: Record,
) -> None:
    """The same by a `Guide` with room for one node; None: by the prior."""
    for index in range(len(worlds)):
        logarithms[index] = plausibility(
            guide, tables, opponents, moments, actions, worlds[index], seat, scratch
        )


@compiled
def reseed(scratch: Record, world: Record) -> None:
    """Give a world a generator of its own."""
    for word in range(WORDS):
        world.rng[word] = draw(scratch)


@compiled
def plausibility(
    guide: Record,
    tables: Record,
    opponents: Record,
    moments: Record,
    actions: Record,
    world: Record,
    seat: int,
    scratch: Record,
) -> float:
    """The logarithm of how likely the others were to do what they did, if it has led to `world`."""
    total = 0.0
    later = world
    for index in range(len(actions) - 1, -1, -1):
        before = moments[len(actions) + index % 2]
        moments[len(actions) + index % 2] = moments[index]
        reseed(scratch, before)
        action = rules.undo(tables, before, later, actions[index], seat)
        if action == NONE:
            break
        if before.to_play != seat:
            chance = likelihood(guide, tables, opponents, before, action, scratch)
            if chance == 0:
                return -math.inf
            total += math.log(chance)
        later = before
    return total


@compiled
def likelihoods_of(
    tables: Record,
    opponents: Record,
    states: Record,
    actions: Record,
    found: Record,
    scratch: Record,
) -> None:
    """Fill `found` with the readiness to each of `actions` in each of `states`, by the prior."""
    find_likelihoods_by(None, tables, opponents, states, actions, found, scratch)


@compiled
def find_likelihoods_by(
    guide: Record,
    tables: Record,
    opponents: Record,
    states: Record,
    actions: Record,
    found: Record,
    scratch: Record,
) -> None:
    """The same by a `Guide` with room for one node; None: by the prior."""
    for index in range(len(states)):
        found[index] = likelihood(guide, tables, opponents, states[index], actions[index], scratch)


@compiled
def likelihood(
    guide: Record, tables: Record, opponents: Record, before: Record, action: int, scratch: Record
) -> float:
    """How likely the seat to move is to choose an action."""
    mask, weights = scratch.mask[: scratch.actions], scratch.weights[: scratch.actions]
    rules.legal(tables, before, mask)
    if mask[action] == 0:
        return 0.0
    total = rules.prior(tables, opponents, before, mask, weights)
    if guide is not None:
        rules.observe(tables, before, before.to_play, guide.tensor)
        ask_policy(guide, 0)
        total = write_policy(guide, 0, mask, weights, total)
    anything = scratch.slack / mask.sum()
    return float((1 - scratch.slack) * weights[action] / total + anything)


@compiled
def choose_worlds(worlds: Record, logarithms: Record, scratch: Record) -> None:
    """Put in the place of the worlds as many of them, each as often as its weight says.

    Systematic resampling; where the past is possible in none of them, all stay.
    """
    if logarithms.max() == -math.inf:
        return
    weights = np.exp(logarithms - logarithms.max())
    step = weights.sum() / len(weights)
    mark = fraction(scratch) * step
    chosen = np.zeros(len(worlds), np.int64)
    index, sum_so_far = 0, weights[0]
    for place in range(len(worlds)):
        while sum_so_far < mark and index < len(weights) - 1:
            index += 1
            sum_so_far += weights[index]
        chosen[place] = index
        mark += step
    copies = worlds[chosen]
    for place in range(len(worlds)):
        worlds[place] = copies[place]
