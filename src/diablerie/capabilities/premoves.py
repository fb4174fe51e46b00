"""Premoves: what a seat answers in advance, before it is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..documents import Document


class Premoves:
    """The premoves of a game: none, no seat is asked anything out of its turn."""

    def __init__(self, title: str) -> None:
        """`title`: what the game is called."""
        self._title = title

    def read(self, document: Mapping[str, Any]) -> Document:
        """A premove, checked and in its one form.

        Raises ValueError saying what is wrong with it.
        """
        raise ValueError(f"{self._title} has nothing to prepare an answer to")

    def asks(self, view: Document) -> bool:
        """Whether the seat that `view` belongs to is asked what it may have prepared an answer to."""
        return False

    def action(self, view: Document, premove: Document, done: Sequence[str]) -> str | None:
        """What the seat that `view` belongs to, and that is to move, does by its premove.

        `done`: what it has already done by it. None: the premove is not to what is asked now.
        """
        return None
