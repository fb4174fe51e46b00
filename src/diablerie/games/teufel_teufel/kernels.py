"""The compiled face of Teufel Teufel: what loops over any game may call."""

from __future__ import annotations

from ...chance import shuffle
from ..no_duplicates import drop_duplicates
from ..open_actions import seen_as
from .ai.evaluation import evaluate
from .ai.prior import prior
from .ai.undo import undo
from .belief.redeal import redeal
from .belief.tensor_forms import observe
from .rules.actions import apply, deal
from .rules.board import occupied
from .rules.devils import has_tower_choice
from .rules.legality import can_move, can_swap, has_room, legal
from .rules.moves import may_go_on
from .rules.refusals import refusal
from .rules.shuffles import may_swap
from .rules.turns import payoffs, rank

__all__ = [
    "apply",
    "can_move",
    "can_swap",
    "deal",
    "drop_duplicates",
    "evaluate",
    "has_room",
    "has_tower_choice",
    "legal",
    "may_go_on",
    "may_swap",
    "observe",
    "occupied",
    "payoffs",
    "prior",
    "rank",
    "redeal",
    "refusal",
    "seen_as",
    "shuffle",
    "undo",
]
