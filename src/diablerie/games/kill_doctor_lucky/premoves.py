"""Answers to attempts in Kill Doctor Lucky made up in advance, or given without thinking (KDL-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from ...documents import fields, integer
from ...state import Document
from .state import FAILURES, MAX_CARDS

HIGHEST = FAILURES * MAX_CARDS


def read(document: Any) -> Document:
    """`{"up_to": n}`: play failure cards up to n points in the next attempt that asks; 0: pass.

    Raises ValueError for anything else.
    """
    given = fields("a prepared answer", document, ("up_to",))
    return {"up_to": integer("up_to", given["up_to"], 0, HIGHEST)}


def action(view: Document, prepared: Document, done: Sequence[str]) -> str | None:
    """What the seat of `view` answers, having answered `done` so far; None if it is not asked.

    It foils with as few points as its budget and cards allow, or else spends what it may.
    """
    if not _is_asked(view):
        return None
    budget = prepared["up_to"] - sum(_points(card) for card in done)
    return max(_answer(view, budget), default="pass")


def saving(view: Document) -> str | None:
    """A card with which the seat of `view` begins to foil the attempt as cheaply as it alone can.

    None if it is not asked, or cannot foil it alone.
    """
    if not _is_asked(view):
        return None
    cards = _answer(view, HIGHEST)
    return max(cards) if _total(cards) >= view["attempt"]["value"] else None


def _is_asked(view: Document) -> bool:
    return bool(view["phase"] == "answer" and view["to_play"] == view["seat"])


def _answer(view: Document, budget: int) -> tuple[str, ...]:
    held = Counter(card for card in view["hands"][view["seat"]] if card.startswith("fail"))
    value = view["attempt"]["value"]
    return _cards_to_play({card: min(count, value) for card, count in held.items()}, value, budget)


def _points(card: str) -> int:
    return int(card.removeprefix("fail")) if card.startswith("fail") else 0


def _cards_to_play(held: Mapping[str, int], value: int, budget: int) -> tuple[str, ...]:
    """The cheapest failures worth `value` within a budget, or the most it buys; rather fewer cards."""
    affordable = [cards for cards in _choices(held) if _total(cards) <= budget]
    foiling = [cards for cards in affordable if _total(cards) >= value]
    if foiling:
        return min(foiling, key=lambda cards: (_total(cards), len(cards)))
    return max(affordable, key=lambda cards: (_total(cards), -len(cards)), default=())


def _choices(held: Mapping[str, int]) -> list[tuple[str, ...]]:
    counts = [range(count + 1) for count in held.values()]
    return [
        tuple(card for card, count in zip(held, taken, strict=True) for _ in range(count))
        for taken in product(*counts)
    ]


def _total(cards: Sequence[str]) -> int:
    return sum(map(_points, cards))
