"""Non-interference: what a seat cannot know changes nothing that it receives (Goguen and Meseguer 1982).

In two worlds that a seat cannot tell apart it must receive the same on every channel, to the last
byte. Where a game tells of choices as they are made, one is made in each world that looks the same to
the seat, and what it is told of it must be the same too, up to the first thing that reveals something.
"""

from __future__ import annotations

import numpy as np

from .equivalence import Equivalence
from .finding import Finding, Report, between, difference
from .histories import drawn
from .subject_under_test import CHANCE, Narrating, Pair, SubjectUnderTest

CHECK = "non-interference"


def check_noninterference(
    subject: SubjectUnderTest, equivalence: Equivalence, positions: int, seed: int = 0
) -> Report:
    """Compare two worlds for every watcher at so many positions.

    Raises ValueError where the equivalence cannot be laid on this subject.
    """
    rng = np.random.default_rng(seed)
    compared, findings = 0, list[Finding]()
    for pair in equivalence.pairs(subject, positions, rng):
        found = compare(pair, rng)
        compared += pair.differs or bool(found)
        findings += found
    return Report(CHECK, subject.name, equivalence.name, compared, findings)


def compare(pair: Pair, rng: np.random.Generator) -> list[Finding]:
    """All differences that a seat can see between two worlds it should not tell apart."""
    return [*compare_received(pair), *compare_next_choice(pair, rng)]


def compare_received(pair: Pair) -> list[Finding]:
    """The channels on which the seat receives different things; one that is missing counts as empty."""
    here, there = pair.here.received(pair.seat), pair.there.received(pair.seat)
    channels = dict.fromkeys([*here, *there])
    return [
        finding
        for channel in channels
        for finding in difference(pair, channel, here.get(channel, ""), there.get(channel, ""))
    ]


def compare_next_choice(pair: Pair, rng: np.random.Generator) -> list[Finding]:
    """Make a choice here, one that looks the same there, and compare what is told of them.

    Only a choice that openly reveals something at once may have none that looks the same.
    """
    here, there, seat = pair.here, pair.there, pair.seat
    if not isinstance(here, Narrating) or not isinstance(there, Narrating):
        return []
    if here.to_play in (None, CHANCE):
        return []
    choice = drawn(here, rng)
    seen = here.seen(choice, seat)
    alike = [other for other in there.choices if there.seen(other, seat) == seen]
    if not alike:
        none = "no action that looks the same"
        opens = here.lays_open(choice, seat)
        return [] if opens else [between(seat, "action", (here, seen), (there, none))]
    other = alike[int(rng.integers(len(alike)))]
    return difference(pair, "events", here.told(choice, seat), there.told(other, seat))
