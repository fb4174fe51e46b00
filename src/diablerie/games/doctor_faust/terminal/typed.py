"""What players of Doctor Faust type for their actions."""

from __future__ import annotations

from collections.abc import Sequence

from ....capabilities.composite_moves import CompositeMove
from ....terminal import TerminalView


def as_notation(typed: str, view: TerminalView, moves: Sequence[CompositeMove], lang: str) -> str:
    """What is typed is the notation already."""
    return typed
