"""The compiled face of Kill Doctor Lucky: what loops over any game may call."""

from __future__ import annotations

from ...chance import shuffle
from ..no_duplicates import drop_duplicates
from ..open_actions import seen_as
from .ai.evaluation import evaluate
from .ai.prior import prior
from .ai.undo import undo
from .belief.redeal import redeal
from .belief.tensor import observe
from .rules.actions import apply, deal
from .rules.attempts import payoffs
from .rules.house import company, may_attempt
from .rules.legality import legal
from .rules.refusals import refusal

__all__ = [
    "apply",
    "company",
    "deal",
    "drop_duplicates",
    "evaluate",
    "legal",
    "may_attempt",
    "observe",
    "payoffs",
    "prior",
    "redeal",
    "refusal",
    "seen_as",
    "shuffle",
    "undo",
]
