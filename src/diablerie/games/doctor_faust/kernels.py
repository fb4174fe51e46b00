"""The compiled face of Doctor Faust: what loops over any game may call."""

from __future__ import annotations

from .ai.evaluation import evaluate, weigh
from .ai.undo import rewind
from .belief.redeal import observe, redeal, seen_as
from .rules.actions import apply, deal, legal, refusal
from .rules.ending import payoffs, scores

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
