"""The compiled face of Doctor Faust: what loops over any game may call."""

from __future__ import annotations

from .ai.evaluation import evaluate
from .ai.prior import weigh
from .ai.undo import rewind
from .belief.redeal import redeal
from .belief.seen_actions import seen_as
from .belief.tensor import observe
from .rules.actions import apply, deal
from .rules.ending import payoffs, scores
from .rules.legality import legal
from .rules.refusals import refusal

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
