"""Moves: the first of several actions that a person does as one, for whoever tells it in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..capabilities.composite_moves import move_document
from ..game import State


def move_of(state: State, actions: Sequence[str]) -> dict[str, Any]:
    """The longest move of several actions that these begin with, or the first of them, as JSON."""
    return move_document(state.composite_moves(), actions)
