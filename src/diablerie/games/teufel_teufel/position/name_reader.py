"""Names in position documents of Teufel Teufel, read: cells and cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from ....documents import distinct, items
from ..notation import CARD_NUMBERS, CELL_NUMBERS
from ..state import KINDS

Cells = list[int]


def cells_of(name: str, value: Any) -> Cells:
    """A list of different cells as their numbers."""
    given = items(name, value)
    for cell in given:
        if not isinstance(cell, str) or cell not in CELL_NUMBERS:
            raise ValueError(f"{name}: {cell!r} is no cell; cells are a1 to g7")
    distinct(name, given)
    return [CELL_NUMBERS[cell] for cell in given]


def kind_of(name: str, value: Any) -> int:
    """The number of a kind of card. Raises ValueError if there is no such card."""
    kind = CARD_NUMBERS.get(value) if isinstance(value, str) else None
    if kind is None:
        raise ValueError(
            f"{name}: {value!r} is no card; cards are red-A to white-F, devil and tower"
        )
    return kind


def kinds_of(name: str, value: Any) -> list[int]:
    """A list of cards as the numbers of their kinds."""
    return [kind_of(f"{name}[{index}]", card) for index, card in enumerate(items(name, value))]


def counts_of(kinds: Iterable[int]) -> np.ndarray[Any, Any]:
    """So many cards of each kind."""
    return np.bincount(list(kinds), minlength=KINDS)
