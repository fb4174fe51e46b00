"""What players of Doctor Faust type for their actions."""

from __future__ import annotations

from collections.abc import Sequence

from ....walks import Walk
from .names import View


def as_notation(typed: str, view: View, walks: Sequence[Walk], lang: str) -> str:
    """What is typed is the notation already."""
    return typed
