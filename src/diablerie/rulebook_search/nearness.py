"""Nearness: how close to each other in a passage stand words that are sought together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise

FAR = 8
"""From how many words apart on words are no longer near each other."""


def positions(fields: Iterable[Sequence[Iterable[str]]]) -> dict[str, list[int]]:
    """At which words of a passage each stem stands: the stems of its words by field, fields far apart."""
    found: dict[str, list[int]] = defaultdict(list)
    start = 0
    for words in fields:
        for at, stems in enumerate(words, start):
            for stem in stems:
                found[stem].append(at)
        start += len(words) + FAR
    return found


def nearness(standing: Mapping[str, Sequence[int]], sought: Sequence[Iterable[str]]) -> float:
    """From 0 to 1, how near the words sought, each by its stems, stand to the next one sought."""
    at = [{i for stem in stems for i in standing.get(stem, ())} for stems in sought]
    near = [(FAR - _apart(one, other)) / (FAR - 1) for one, other in pairwise(at)]
    return sum(near) / len(near) if near else 0.0


def _apart(one: AbstractSet[int], other: AbstractSet[int]) -> int:
    ways = range(1, FAR)
    return next(
        (way for way in ways if any(i + way in other or i - way in other for i in one)), FAR
    )
