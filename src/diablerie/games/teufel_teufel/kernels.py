"""The compiled face of Teufel Teufel: what loops over any game may call."""

from __future__ import annotations

from ...chance import shuffle
from ..open_actions import seen_as
from .belief import redeal
from .board import occupied
from .devils import has_tower_choice
from .judgement import evaluate, weigh
from .legality import can_move, can_swap, has_room, legal
from .moves import may_go_on
from .observation import observe
from .recollection import rewind
from .refusals import refusal
from .rules import apply, deal
from .shuffles import may_swap
from .turns import payoffs, rank

__all__ = [
    "apply",
    "can_move",
    "can_swap",
    "deal",
    "evaluate",
    "has_room",
    "has_tower_choice",
    "legal",
    "may_go_on",
    "may_swap",
    "observe",
    "occupied",
    "payoffs",
    "rank",
    "redeal",
    "refusal",
    "rewind",
    "seen_as",
    "shuffle",
    "weigh",
]
