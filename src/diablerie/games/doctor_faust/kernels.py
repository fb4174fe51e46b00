"""The compiled face of Doctor Faust: what loops over any game may call."""

from __future__ import annotations

from .belief import observe, redeal, seen_as
from .ending import payoffs, scores
from .judgement import evaluate, weigh
from .recollection import rewind
from .rules import apply, deal, legal, refusal

__all__ = [
    "apply",
    "deal",
    "evaluate",
    "legal",
    "observe",
    "payoffs",
    "redeal",
    "refusal",
    "rewind",
    "scores",
    "seen_as",
    "weigh",
]
