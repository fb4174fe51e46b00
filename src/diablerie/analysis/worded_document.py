"""A whole analysis as JSON, reasons also in the words of a language."""

from __future__ import annotations

from .decisions import Way
from .document import (
    Document,
    account_document,
    decision_document,
    effort_document,
    way_document,
)
from .luck_and_skill import TurningPoint
from .review import Analysis
from .rounding import rounded
from .text import reason_text


def worded_document(analysis: Analysis, lang: str) -> Document:
    """All that an analysis has found; reasons also in words of `lang`. Chances go from 0 to 1."""
    game = analysis.match.game
    return {
        "game": game.name,
        "seats": game.seats,
        **effort_document(analysis.effort),
        "accounts": [account_document(each) for each in analysis.accounts],
        "turning_points": [_point(each) for each in analysis.turning_points],
        "decisions": [
            decision_document(each, lambda way: worded_way(way, game.name, lang))
            for each in analysis.decisions
        ],
    }


def worded_way(way: Way, game: str, lang: str) -> Document:
    """An action with its chance, what would follow and what bears on it, also in words of `lang`."""
    document = way_document(way)
    for told, each in zip(document["reasons"], (*way.known, *way.reasons), strict=True):
        told["text"] = reason_text(each, game, lang)
    return document


def _point(point: TurningPoint) -> Document:
    return {
        "seat": point.seat,
        "turn": point.turn,
        "before": rounded(point.before),
        "after": rounded(point.after),
    }
