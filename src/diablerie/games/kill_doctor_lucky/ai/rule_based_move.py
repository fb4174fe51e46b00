"""The rule-based move of Kill Doctor Lucky: whoever can foil an attempt alone does (KDL-19)."""

from __future__ import annotations

from ....documents import Document
from ..premoves import HIGHEST, cheapest_answer, is_asked, points_of


def foiling_card(view: Document) -> str | None:
    """A card with which the seat of `view` begins to foil the attempt as cheaply as it alone can.

    It does not count on those who come after. None if it is not asked, or cannot foil it alone.
    """
    if not is_asked(view):
        return None
    cards = cheapest_answer(view, HIGHEST)
    return max(cards) if points_of(cards) >= view["attempt"]["value"] else None
