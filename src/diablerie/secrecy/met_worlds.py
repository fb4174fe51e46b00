"""Met worlds: what a seat holds possible, against the worlds of many games in which it was told the same.

For games with too many ways to be walked whole, and with chance of their own. What a sampler draws and what
random games come to are two samples of one distribution, if the sampler is right: so nothing may turn up
again and again in one of them and never in the other. Only how games begin is looked at, as there alone the
same is told often enough; with many cards it is never told twice, and nothing is shown either way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from math import prod

import numpy as np

from .calibration import IMPOSSIBLE, MISSED
from .equivalence import Knowledge
from .finding import Finding, Report
from .histories import Moment, drawn
from .subject_under_test import CHANCE, Resampling, Seat, SubjectUnderTest

CHECK = "possible beliefs"

MOST_STEPS = 2
"""Choices of seats after which a game is no longer looked at."""

BITS = 40
"""How sure a finding is: a right sampler comes to it once in two to this power."""


def check_met_worlds(
    subject: SubjectUnderTest, knowledge: Knowledge, games: int, seed: int = 0
) -> Report:
    """Compare the resampler of a subject with so many random games, by what seats know in them."""
    rng = np.random.default_rng(seed)
    groups: dict[tuple[Seat, Hashable], list[Moment]] = {}
    for _ in range(games):
        for moment in _beginning(subject, rng):
            for seat in subject.watchers:
                groups.setdefault((seat, knowledge.known(moment, seat)), []).append(moment)
    compared, findings = 0, list[Finding]()
    for (seat, _), moments in groups.items():
        found = _compared(moments, seat, rng)
        compared += found is not None
        findings += found or []
    return Report(CHECK, subject.name, knowledge.name, compared, findings)


def _beginning(subject: SubjectUnderTest, rng: np.random.Generator) -> Iterator[Moment]:
    moment, steps = Moment(subject.start(rng)), 0
    while moment.position.to_play is not None and steps <= MOST_STEPS:
        if moment.is_decision:
            yield moment
            steps += 1
        moment = moment.after(drawn(moment.position, rng))


def _compared(moments: list[Moment], seat: Seat, rng: np.random.Generator) -> list[Finding] | None:
    """What one sample has again and again and the other has not; None where nothing could be found."""
    true = moments[0].position
    if not isinstance(true, Resampling) or len({_others_odds(m, seat) for m in moments}) > 1:
        return None
    others = [true.resampled(seat, rng) for _ in moments]
    drawn_worlds = Counter(other.world for other in others if other is not None)
    met = Counter(moment.position.world for moment in moments)
    worlds = len(met.keys() | drawn_worlds.keys())
    if worlds < 2 or len(others) < worlds + BITS or not drawn_worlds:
        return None
    found = []
    for kind, one, other in ((IMPOSSIBLE, drawn_worlds, met), (MISSED, met, drawn_worlds)):
        alone = {world: count for world, count in one.items() if world not in other}
        # Any set of worlds may be the one that is found; each of their turns was an even chance.
        if sum(alone.values()) >= worlds + BITS:
            world = max(alone, key=lambda each: alone[each])
            texts = f"met {met[world]} times", f"drawn {drawn_worlds[world]} times"
            told = f"the sampler, of {len(moments)} each:", world
            found.append(Finding(seat, kind, true.history, told, *texts))
    return found


def _others_odds(moment: Moment, seat: Seat) -> float:
    """How likely it was that the others did at random what they did: by that a game is met more often."""
    others = (step for step in moment.steps if step.actor not in (CHANCE, seat))
    return prod(1 / len(step.before.choices) for step in others)
