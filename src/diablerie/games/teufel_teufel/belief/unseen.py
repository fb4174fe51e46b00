"""The cards of Teufel Teufel that no seat need know, as numbers: for a critic, not for who plays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....fields import Plain
from ..state import CELLS, KINDS, MOST_LIFTED, NO_CARD

UNSEEN: dict[str, tuple[int, ...]] = {"cards": (CELLS, KINDS), "lifted": (MOST_LIFTED, KINDS)}
"""The card on each cell, and those in hand for a shuffle, one-hot by kind.

Colours are as they are, not counted from a seat's own.
"""


def unseen(plain: Plain) -> NDArray[np.float32]:
    """The pieces of `UNSEEN`, one after another."""
    cards = np.zeros((CELLS + MOST_LIFTED, KINDS), np.float32)
    lifted = plain.lifted[: plain.lifted_size]
    for place, kind in [*enumerate(plain.card), *enumerate(lifted, CELLS)]:
        if kind != NO_CARD:
            cards[place, kind] = 1
    return cards.ravel()
