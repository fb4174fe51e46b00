"""Blind bots: in two worlds that its seat cannot tell apart, with the same seed, a bot does the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .equivalence import Equivalence
from .finding import Finding, Report, difference
from .subject_under_test import Pair, SubjectUnderTest

CHECK = "blind bots"

Bot = Callable[[Any, int], object]
"""Asks a fresh bot, made with a seed, what it does at a position of its subject, and what it thinks of it.

What comes of it is compared as text."""


def check_blind(
    subject: SubjectUnderTest, bot: Bot, equivalence: Equivalence, positions: int, seed: int = 0
) -> Report:
    """Ask a bot in pairs of worlds at so many positions, whenever its seat is to move.

    Raises ValueError for a bot that is not settled by its seed.
    """
    rng = np.random.default_rng(seed)
    compared, findings = 0, list[Finding]()
    for pair in equivalence.pairs(subject, positions, rng):
        # At the end nobody is to move, and an onlooker is nobody.
        asked = pair.seat is not None and pair.here.to_play == pair.seat
        if asked and pair.differs:
            compared += 1
            findings += compare_bot(pair, bot, int(rng.integers(1 << 31)))
    return Report(CHECK, subject.name, equivalence.name, compared, findings)


def compare_bot(pair: Pair, bot: Bot, seed: int) -> list[Finding]:
    """The finding that a bot does one thing here and another there, or none.

    Raises ValueError if it does now one thing and now another in the very same world.
    """
    here, there = (repr(bot(position, seed)) for position in (pair.here, pair.there))
    if here != there and repr(bot(pair.here, seed)) != here:
        raise ValueError(
            "this bot is not settled by its seed: asked twice in the same world it differs, so two "
            "worlds cannot be compared; all it draws has to come from the seed"
        )
    return difference(pair, "bot", here, there)
