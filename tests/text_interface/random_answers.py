"""A stand-in for a language model: it answers with anything that an observation offers."""

from __future__ import annotations

import re
from random import Random

OFFERED = re.compile(r"^(?:\d+\.|   -) .*?\[([^\]]+)\](?:: (.*))?$", re.MULTILINE)
"""A choice of an observation: how it is written, and what may take the place of "…" in it."""

CALLED = re.compile(r" \([^)]*\)")


class RandomAnswers:
    """Knows no game: all it goes by is the text."""

    def __init__(self, *seed: int) -> None:
        """The same answers for a seed."""
        self._rng = Random(str(seed))

    def __call__(self, observation: str) -> str:
        """An answer in words, with what counts in brackets."""
        offer = observation[observation.rindex("\n## ") :]
        written, rest = self._rng.choice(OFFERED.findall(offer))
        if rest:
            written = written.replace("…", self._rng.choice(CALLED.sub("", rest).split(", ")))
        return f"Let me see. I shall try [{written}]."
