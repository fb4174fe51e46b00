"""What players of Doctor Faust type for their actions."""

from __future__ import annotations

from collections.abc import Sequence

from ....capabilities.composite_moves import CompositeMove
from .names import View


def as_notation(typed: str, view: View, walks: Sequence[CompositeMove], lang: str) -> str:
    """What is typed is the notation already."""
    return typed
