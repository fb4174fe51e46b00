"""Chances of hidden facts: what bears on what a seat does, and how likely it is by what the seat knows."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..bots.win_probability import WinProbability
from ..capabilities.facts import Fact
from ..chance import Seed, seed_bytes
from ..game import Belief

WORLDS = 200
"""How many worlds are looked at: a share is then off by 7 in 100 at most, in 95 of 100 cases."""


@dataclass(frozen=True)
class Likely:
    """Something hidden, and the share of the worlds a seat holds possible in which it is so."""

    fact: Fact
    share: WinProbability


def likely(
    belief: Belief, line: Sequence[str], seed: Seed = None, worlds: int = WORLDS
) -> tuple[Likely, ...]:
    """What hidden facts the actions of a line would run into, the likeliest first; none if there are none.

    Looked for in so many worlds. Deterministic per seed and belief.
    """
    rng = np.random.default_rng(list(seed_bytes(seed)))
    counted: Counter[Fact] = Counter()
    for number in range(worlds):
        counted.update(belief.sample(rng).hidden_facts(line))
        if number == 0 and not counted:
            break
    return tuple(
        Likely(fact, WinProbability.counted(count, worlds))
        for fact, count in sorted(counted.items(), key=lambda item: (-item[1], repr(item[0])))
    )


def foremost(reasons: Sequence[Likely], most: int) -> Sequence[Likely]:
    """At most so many of them, the likeliest; of two that exclude each other and leave nothing open, one."""
    shares = [reason.share.chance for reason in reasons]
    is_either_or = len(shares) == 2 and math.isclose(sum(shares), 1)
    return reasons[: 1 if is_either_or else most]
