"""Met pairs: how often two cells of a world go together, in worlds that are drawn and in those that are met.

For games in which a seat is hardly ever told the same twice, so that whole worlds cannot be counted. A game
that is met and the world that a right sampler draws there are two draws from one distribution, so a pair of
values that only one of the two has is as often the one's as the other's: the sign test, for every pair. That
holds as long as chance and the seat itself alone have acted; what others mean by their actions is open.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from math import log
from typing import Any

import numpy as np

from .finding import Finding, Report
from .histories import Moment, drawn
from .subject_under_test import CHANCE, Resampling, Seat, SubjectUnderTest

CHECK, SHARES = "pairs in beliefs", "shares of worlds"

BITS = 30
"""How sure a finding is: a right sampler comes to it once in two to this power."""

MOST_STEPS = 2
"""Choices of a seat after which a game is no longer looked at."""

MOST_CELLS = 40
"""So many cells that differ are looked at in pairs; of more, so many at random."""

Cells = Mapping[str, Any]


def check_met_pairs(subject: SubjectUnderTest, games: int, seed: int = 0) -> Report:
    """Compare the resampler of a subject, whose worlds are JSON, with so many random games, cell by cell."""
    rng = np.random.default_rng(seed)
    groups: defaultdict[tuple[Seat, int], list[tuple[Cells, Cells]]] = defaultdict(list)
    for _ in range(games):
        for moment, seat in _beginning(subject, rng):
            position = moment.position
            other = position.resampled(seat, rng) if isinstance(position, Resampling) else None
            if other is not None:
                worlds = _cells(json.loads(position.world)), _cells(json.loads(other.world))
                groups[seat, len(moment.steps)].append((dict(worlds[0]), dict(worlds[1])))
    compared, findings = 0, list[Finding]()
    for (seat, steps), worlds_of in groups.items():
        found = _compared(worlds_of, seat, steps, rng)
        compared += found is not None
        findings += found or []
    return Report(CHECK, subject.name, "what is open and what is not", compared, findings)


def _beginning(
    subject: SubjectUnderTest, rng: np.random.Generator
) -> Iterator[tuple[Moment, Seat]]:
    """Moments of a random game, each with a seat before which no other seat has acted."""
    moment = Moment(subject.start(rng))
    while moment.position.to_play is not None:
        actors = {step.actor for step in moment.steps} - {CHANCE}
        watchers = [seat for seat in subject.watchers if actors <= {seat}]
        if not watchers or len(moment.steps) > MOST_STEPS:
            return
        if moment.is_decision:
            yield from ((moment, seat) for seat in watchers)
        moment = moment.after(drawn(moment.position, rng))


def _cells(document: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value of a JSON document by where it stands: `card[1]`."""
    if isinstance(document, dict):
        for key, value in document.items():
            yield from _cells(value, f"{path}.{key}" if path else key)
    elif isinstance(document, list):
        for at, value in enumerate(document):
            yield from _cells(value, f"{path}[{at}]")
    else:
        yield path, document


def _compared(
    worlds: list[tuple[Cells, Cells]], seat: Seat, steps: int, rng: np.random.Generator
) -> list[Finding] | None:
    """The pair of which one sample has most more than is chance; None where nothing could be found."""
    values = defaultdict[str, set[Any]](set)
    for world in (each for pair in worlds for each in pair):
        for path, value in world.items():
            values[path].add(value)
    open_cells = sorted(path for path, told in values.items() if len(told) > 1)
    if len(open_cells) > MOST_CELLS:
        open_cells = sorted(rng.choice(open_cells, MOST_CELLS, replace=False).tolist())
    met, other = Counter[Any](), Counter[Any]()
    for one, two in worlds:
        pairs_met, pairs_drawn = _pairs(one, open_cells), _pairs(two, open_cells)
        met.update(pairs_met - pairs_drawn)
        other.update(pairs_drawn - pairs_met)
    alone = met + other
    # Hoeffding's bound for a sum of fair signs, for each of so many pairs.
    needed = 2 * (log(2 * max(1, len(alone))) + BITS * log(2))
    if not alone or max(alone.values()) < needed:
        return None
    worst = max(alone, key=lambda each: (met[each] - other[each]) ** 2 / alone[each])
    if (met[worst] - other[worst]) ** 2 < needed * alone[worst]:
        return []
    told = " and ".join(f"{path} {value}" for path, value in dict(worst).items())
    histories = (f"{len(worlds)} games met, {steps} actions",), ("as many worlds drawn",)
    texts = f"{met[worst]} alone have {told}", f"{other[worst]} alone have {told}"
    return [Finding(seat, SHARES, *histories, *texts)]


def _pairs(world: Cells, paths: list[str]) -> set[tuple[tuple[str, Any], ...]]:
    """Every two cells with their values, and every one with itself."""
    cells = [(path, world.get(path)) for path in paths]
    return set(combinations_with_replacement(cells, 2))
