"""Premoves of Kill Doctor Lucky: how much to spend against the next attempt (KDL-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from ...capabilities.premoves import Premoves
from ...documents import Document, fields, integer
from .state import FAILURES, MAX_CARDS

HIGHEST = FAILURES * MAX_CARDS


class AttemptPremoves(Premoves):
    """Answers to the next attempt, made up in advance."""

    def __init__(self, title: str, options: Mapping[str, Any]) -> None:
        """`options`: those of the game."""
        super().__init__(title)
        self._last_must_foil = options["last_must_foil"]

    def read(self, document: Any) -> Document:
        """`{"up_to": n}`: play failure cards up to n points in the next attempt that asks; 0: pass.

        Raises ValueError for anything else.
        """
        given = fields("a prepared answer", document, ("up_to",))
        return {"up_to": integer("up_to", given["up_to"], 0, HIGHEST)}

    def asks(self, view: Document) -> bool:
        """Whether the seat of `view` is asked to foil an attempt."""
        return is_asked(view)

    def action(self, view: Document, premove: Document, done: Sequence[str]) -> str | None:
        """What the seat of `view` answers, having answered `done` so far; None if it is not asked.

        It foils with as few points as its budget and cards allow, or else spends what it may; where
        the rules have it foil, whatever that takes.
        """
        if not is_asked(view):
            return None
        budget = premove["up_to"] - sum(_points(card) for card in done)
        if self._last_must_foil and self._must_foil(view):
            budget = HIGHEST
        return max(cheapest_answer(view, budget), default="pass")

    def _must_foil(self, view: Document) -> bool:
        """KDL-19: whether nobody is asked after the seat of `view`, and its failure cards suffice."""
        is_last = (view["seat"] + 1) % len(view["pawns"]) == view["turn_of"]
        points = points_of(cheapest_answer(view, HIGHEST))
        return bool(is_last and points >= view["attempt"]["value"])


def is_asked(view: Document) -> bool:
    """Whether the seat of `view` is asked to foil an attempt."""
    return bool(view["phase"] == "answer" and view["to_play"] == view["seat"])


def cheapest_answer(view: Document, budget: int) -> tuple[str, ...]:
    """The failure cards with which the seat of `view` answers within a budget of points."""
    held = Counter(card for card in view["hands"][view["seat"]] if card.startswith("fail"))
    value = view["attempt"]["value"]
    return _cards_to_play({card: min(count, value) for card, count in held.items()}, value, budget)


def _points(card: str) -> int:
    return int(card.removeprefix("fail")) if card.startswith("fail") else 0


def _cards_to_play(held: Mapping[str, int], value: int, budget: int) -> tuple[str, ...]:
    """The cheapest failures worth `value` within a budget, or the most it buys; rather fewer cards."""
    affordable = [cards for cards in _choices(held) if points_of(cards) <= budget]
    foiling = [cards for cards in affordable if points_of(cards) >= value]
    if foiling:
        return min(foiling, key=lambda cards: (points_of(cards), len(cards)))
    return max(affordable, key=lambda cards: (points_of(cards), -len(cards)), default=())


def _choices(held: Mapping[str, int]) -> list[tuple[str, ...]]:
    counts = [range(count + 1) for count in held.values()]
    return [
        tuple(card for card, count in zip(held, taken, strict=True) for _ in range(count))
        for taken in product(*counts)
    ]


def points_of(cards: Sequence[str]) -> int:
    """The points of failure cards together."""
    return sum(map(_points, cards))
