"""The compiled face of Kill Doctor Lucky: what loops over any game may call."""

from __future__ import annotations

from ...chance import shuffle
from ..open_actions import seen_as
from .attempts import payoffs
from .belief import redeal
from .house import may_attempt
from .judgement import evaluate, weigh
from .observation import observe
from .recollection import rewind
from .refusals import refusal
from .rules import apply, deal, legal

__all__ = [
    "apply",
    "deal",
    "evaluate",
    "legal",
    "may_attempt",
    "observe",
    "payoffs",
    "redeal",
    "refusal",
    "rewind",
    "seen_as",
    "shuffle",
    "weigh",
]
