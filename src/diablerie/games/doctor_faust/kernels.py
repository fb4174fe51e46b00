"""The compiled face of Doctor Faust: what loops over any game may call."""

from __future__ import annotations

from .ai.evaluation import evaluate
from .ai.order import drop_duplicates
from .ai.prior import prior
from .ai.undo import undo
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
    "drop_duplicates",
    "evaluate",
    "legal",
    "observe",
    "payoffs",
    "prior",
    "redeal",
    "refusal",
    "scores",
    "seen_as",
    "undo",
]
