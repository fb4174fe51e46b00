"""What everybody, or one seat, remembers of face-down cards: TT-37a and the keys `known` and `mixed`."""

from __future__ import annotations

from typing import Any

from .slow_table import SlowTable


def after_swap(game: SlowTable, one: str, other: str) -> None:
    """What lay on one cell lies on the other, and is remembered there."""
    moved = {one: other, other: one}
    game.known = [sorted(moved.get(cell, cell) for cell in cells) for cells in game.known]
    for statement in game.mixed:
        statement["cells"] = sorted(moved.get(cell, cell) for cell in statement["cells"])


def after_turning_up(game: SlowTable, cell: str) -> None:
    """A face-up card is no secret: nobody need remember it, and the others lie in the other cells."""
    for cells in game.known:
        if cell in cells:
            cells.remove(cell)
    card = game.cards[cell]["card"]
    for statement in game.mixed:
        if cell in statement["cells"]:
            statement["cells"].remove(cell)
            if card in statement["cards"]:
                statement["cards"].remove(card)
    game.mixed = [statement for statement in game.mixed if statement["cards"]]


def after_shuffle(game: SlowTable) -> None:
    """What was said of lifted cells holds of all cells laid; then what went in is stated."""
    for statement in game.mixed:
        kept = set(statement["cells"]) - set(game.lifted_from)
        if len(kept) < len(statement["cells"]):
            statement["cells"] = sorted(kept | set(game.laid))
    _state(game, game.lifted_open, None)
    for seat, cards in enumerate(game.lifted_known):
        _state(game, cards, [seat])


def _state(game: SlowTable, cards: list[str], known_to: list[int] | None) -> None:
    if cards:
        statement: dict[str, Any] = {
            "cells": list(game.laid), "cards": list(cards), "known_to": known_to,
        }  # fmt: skip
        game.mixed.append(statement)
