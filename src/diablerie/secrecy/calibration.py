"""Calibrated beliefs: a sampler against the exact posterior, on set-ups whose worlds can be counted.

Which worlds are possible is found by walking the whole tree; how likely each is follows from the odds
of chance and from what the seats would do at random. The sampler has to draw every possible world, no
other one, and each as often as is right: by Pearson's chi-square test.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from math import prod
from typing import TypeVar

import numpy as np

from ..extras import needs
from .equivalence import Knowledge
from .finding import Finding, Report
from .histories import Moment, whole_tree
from .subject_under_test import CHANCE, Resampling, Seat, SubjectUnderTest

CHECK = "calibrated beliefs"
IMPOSSIBLE, MISSED, FREQUENCIES = "impossible worlds", "worlds never drawn", "frequencies"

MOST = 200_000
"""Moments of a tree that is walked whole."""

DRAWS_A_WORLD, DRAWS_AT_LEAST = 20, 400
CHANCE_OF_A_MISS = 1e-9
"""A world not drawn counts as missed where a true sampler would so seldom leave it out."""

CHANCE_OF_A_FALSE_ALARM = 1e-6
"""For frequencies, at each position and seat."""

World = TypeVar("World", bound=Hashable)

Likelihood = Callable[[Moment, Seat], float]
"""How likely a moment is before the seat has learnt anything."""


def by_chance(moment: Moment, _seat: Seat) -> float:
    """The odds of chance alone: what others have done tells nothing."""
    return moment.chance


def if_others_play_at_random(moment: Moment, seat: Seat) -> float:
    """The odds of chance, and of the other seats' choices if to them each is as likely as another."""
    others = (step for step in moment.steps if step.actor not in (CHANCE, seat))
    return moment.chance * prod(1 / len(step.before.choices) for step in others)


@dataclass(frozen=True)
class Misfit:
    """How draws fall short of a posterior: IMPOSSIBLE, MISSED or FREQUENCIES, and both sides."""

    kind: str
    expected: str
    drawn: str


def misfits(
    drawn: Mapping[World, int],
    expected: Mapping[World, float],
    false_alarm: float = CHANCE_OF_A_FALSE_ALARM,
) -> list[Misfit]:
    """Compare how often worlds were drawn with how likely they are, in any unit.

    `false_alarm`: how seldom the frequencies of a true sampler are to be taken for wrong ones.
    Raises ValueError if no world is possible or none was drawn, NotInstalled where SciPy is missing.
    """
    total, draws = sum(expected.values()), sum(drawn.values())
    if total <= 0 or draws == 0:
        raise ValueError("a sampler is compared with at least one possible world and one draw")
    found = [Misfit(IMPOSSIBLE, "never", f"{w}") for w in drawn if expected.get(w, 0) <= 0]
    found += [
        Misfit(MISSED, f"{weight / total:.4f} {world}", "never")
        for world, weight in expected.items()
        if world not in drawn and (1 - weight / total) ** draws < CHANCE_OF_A_MISS
    ]
    due = {world: weight * draws / total for world, weight in expected.items()}
    return found or _by_chi_square(drawn, due, false_alarm)


def _by_chi_square(
    drawn: Mapping[World, int], due: Mapping[World, float], false_alarm: float
) -> list[Misfit]:
    if len(due) < 2:
        return []
    likely = chi_square([drawn.get(world, 0) for world in due], due.values())
    if likely >= false_alarm:
        return []
    worst = max(due, key=lambda world: abs(drawn.get(world, 0) - due[world]) / due[world] ** 0.5)
    told = f"{worst} {drawn.get(worst, 0)} times (p = {likely:.1e})"
    return [Misfit(FREQUENCIES, f"{worst} {due[worst]:.1f} times", told)]


def chi_square(seen: Iterable[int], due: Iterable[float]) -> float:
    """How likely frequencies are at least so far from those due (Pearson 1900).

    Raises NotInstalled where SciPy is not.
    """
    with needs("diablerie[secrecy]"):
        from scipy.stats import chisquare
    return float(chisquare(list(seen), list(due)).pvalue)


def check_calibration(
    subject: SubjectUnderTest,
    knowledge: Knowledge,
    positions: int,
    seed: int = 0,
    likelihood: Likelihood = by_chance,
) -> Report:
    """Compare the resampler of a small game with the exact posterior, in so many states of knowledge.

    Raises ValueError if the tree is too large to walk whole, or chance is not explicit.
    """
    rng = np.random.default_rng(seed)
    tree = whole_tree(subject, MOST, rng)
    if tree is None:
        raise ValueError(
            f"{subject.name} has no tree that can be walked whole: calibration is for set-ups of at "
            f"most {MOST} positions, with explicit chance"
        )
    groups = _by_knowledge(tree, knowledge, subject.watchers)
    chosen = rng.permutation(len(groups))[:positions]
    compared, findings = 0, list[Finding]()
    for key, moments in (list(groups.items())[number] for number in chosen):
        found = _compare_with_posterior(moments, key[0], likelihood, rng)
        compared += found is not None
        findings += found or []
    return Report(CHECK, subject.name, knowledge.name, compared, findings)


def _by_knowledge(
    tree: list[Moment], knowledge: Knowledge, seats: Iterable[Seat]
) -> dict[tuple[Seat, Hashable], list[Moment]]:
    """Decisions by what a seat knows in them, as far as it leaves anything open."""
    groups: dict[tuple[Seat, Hashable], list[Moment]] = {}
    for seat in seats:
        for moment in (moment for moment in tree if moment.position.to_play == seat):
            groups.setdefault((seat, knowledge.known(moment, seat)), []).append(moment)
    return {key: moments for key, moments in groups.items() if len(moments) > 1}


def _compare_with_posterior(
    moments: list[Moment], seat: Seat, likelihood: Likelihood, rng: np.random.Generator
) -> list[Finding] | None:
    """What is wrong with the worlds drawn where a seat knows this; None if there is no sampler."""
    expected: defaultdict[str, float] = defaultdict(float)
    for moment in moments:
        expected[moment.position.world] += likelihood(moment, seat)
    true = moments[int(rng.integers(len(moments)))].position
    drawn: Counter[str] = Counter()
    for _ in range(DRAWS_AT_LEAST + DRAWS_A_WORLD * len(expected)):
        other = true.resampled(seat, rng) if isinstance(true, Resampling) else None
        if other is None:
            return None
        drawn[other.world] += 1
    return [
        Finding(seat, misfit.kind, true.history, ("the sampler",), misfit.expected, misfit.drawn)
        for misfit in misfits(drawn, expected)
    ]
