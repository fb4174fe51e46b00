"""What a seat may know of a game of Teufel Teufel, and how it ended: section 5 of the rules once more."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .slow_board import CELLS, DECK
from .slow_table import SlowTable

PUBLIC = (
    "to_play", "turn_of", "turn", "phase", "sleds", "letters", "possessed", "left", "known", "visited",
    "swap", "lifted_open", "lifted_from", "laid", "lose", "peeked", "banished", "revealed", "outcome",
)  # fmt: skip
"""The keys of the position document that everybody may see."""


def view_of(game: SlowTable, seat: int | None) -> dict[str, Any]:
    """What a seat sees, or a spectator (None); what it may do stands aside."""
    whole = game.position()
    cards = {cell: card for cell in CELLS if (card := _seen(game, cell, seat))}
    placed = Counter(card["card"] for card in cards.values() if card["card"])
    return {
        **{key: whole[key] for key in PUBLIC},
        "game": "teufel-teufel",
        "seat": seat,
        "home": game.home,
        "cards": cards,
        "unseen": dict(Counter(DECK) - placed),
        "lifted_size": len(game.lifted),
        "lifted_known": [] if seat is None else whole["lifted_known"][seat],
        "mixed": [
            {
                "cells": statement["cells"],
                "cards": statement["cards"],
                "private": statement["known_to"] is not None,
            }
            for statement in whole["mixed"]
            if statement["known_to"] is None or seat in statement["known_to"]
        ],
        "scores": scores(game),
        "returns": returns(game),
    }


def _seen(game: SlowTable, cell: str, seat: int | None) -> dict[str, Any] | None:
    """A card as a seat sees it: face down, it is known to those who have peeked at it."""
    card = game.cards.get(cell)
    if card is None:
        return None
    peeked = seat is not None and cell in game.known[seat]
    named = card["up"] or peeked or game.phase == "over"
    return {"card": card["card"] if named else None, "up": card["up"]}


def scores(game: SlowTable) -> list[float] | None:
    """TT-43: the ranks from 1; seats that share places have the mean of them. None before the end."""
    if game.outcome is None:
        return None
    ranks = [0.0] * game.seats
    place = 1
    for seats in game.outcome["ranking"]:
        for seat in seats:
            ranks[seat] = place + (len(seats) - 1) / 2
        place += len(seats)
    return ranks


def returns(game: SlowTable) -> list[float]:
    """1 for the first, -1 for the last of the table, evenly between; 0 before the end."""
    ranks = scores(game)
    if ranks is None:
        return [0.0] * game.seats
    return [1 - 2 * (rank - 1) / (game.seats - 1) for rank in ranks]
