"""Sufficiency: what a seat receives determines what it may do, and what it has done.

Too little told is no leak, but whoever plays by a channel that is not enough plays another game, and
an information state that forgets splits differently from what its seat knows.
"""

from __future__ import annotations

from collections.abc import Hashable

import numpy as np

from .equivalence import received_on
from .finding import Finding, Report, between
from .histories import Moment, decisions
from .subject_under_test import SubjectUnderTest

CHECK = "sufficiency"
LEGAL, PAST = "legal actions", "own past"


def check_sufficiency(
    subject: SubjectUnderTest,
    channel: str,
    positions: int,
    seed: int = 0,
    *,
    remembers: bool = False,
) -> Report:
    """Compare positions in which the seat to move receives the same on a channel.

    `remembers`: whether the channel is said to remember all that the seat has done (perfect recall).
    Raises ValueError if there is no such channel.
    """
    first: dict[Hashable, Moment] = {}
    compared, findings = 0, list[Finding]()
    for moment in decisions(subject, positions, np.random.default_rng(seed)):
        seat = moment.position.to_play
        key = (seat, received_on(channel, moment.position, seat))
        other = first.setdefault(key, moment)
        if other is not moment and other.position.world != moment.position.world:
            compared += 1
            findings += compare_meant(other, moment, remembers=remembers)
    return Report(CHECK, subject.name, f"its {channel}", compared, findings)


def compare_meant(here: Moment, there: Moment, *, remembers: bool) -> list[Finding]:
    """What two moments that look the same to the seat to move do not have in common."""
    seat = here.position.to_play
    assert seat is not None
    meant = {LEGAL: (_legal(here), _legal(there))}
    if remembers:
        meant[PAST] = (str(here.past(seat)), str(there.past(seat)))
    return [
        between(seat, what, (here.position, one), (there.position, other))
        for what, (one, other) in meant.items()
        if one != other
    ]


def _legal(moment: Moment) -> str:
    return str(sorted(map(str, moment.position.choices)))
