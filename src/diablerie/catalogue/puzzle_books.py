"""Puzzle books: what puzzles there are, and what solves them, in a language, as JSON documents.

Each is made once; nobody changes it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .. import built_in_games, describe, puzzles
from ..capabilities.composite_moves import move_document
from ..puzzles import Puzzle
from ..words import speak
from .books import check_language
from .choices import check_built_in


@cache
def every_puzzle(lang: str) -> list[dict[str, Any]]:
    """What puzzles there are, by game, without what solves them. Raises Rejection not-found."""
    check_language(lang)
    return [_listed_in(game, lang) for game in built_in_games()]


@cache
def puzzles_in(game: str, lang: str) -> dict[str, Any]:
    """The puzzles of a game with what solves them, in a language.

    Raises Rejection not-found for an unknown game or language.
    """
    check_built_in(game)
    check_language(lang)
    told = [_told(each, lang) for each in puzzles.puzzles(game)]
    return {"game": game, "title": describe(game).title, "lang": lang, "puzzles": told}


def _listed_in(game: str, lang: str) -> dict[str, Any]:
    listed = [_listed(each, lang) for each in puzzles.puzzles(game)]
    return {"game": game, "title": describe(game).title, "puzzles": listed}


def _listed(puzzle: Puzzle, lang: str) -> dict[str, Any]:
    return {
        "number": puzzle.number,
        "kind": puzzle.kind,
        "theme": puzzle.theme,
        "title": speak(lang, f"{puzzle.game}-puzzle-{puzzle.theme}"),
        "grade": puzzle.grade,
    }


def _told(puzzle: Puzzle, lang: str) -> dict[str, Any]:
    moves, document = puzzle.start.composite_moves(), puzzle.document
    about = move_document(moves, puzzle.about) if puzzle.about else None
    lines = [
        {"move": move_document(moves, line["actions"]), "chance": line["chance"]}
        for line in document.get("lines", ())
    ]
    return {
        **_listed(puzzle, lang),
        "why": speak(lang, f"{puzzle.game}-puzzle-{puzzle.theme}-why"),
        "seat": puzzle.seat,
        "seats": document["seats"],
        "solution": list(puzzle.solution),
        "lines": lines,
        "margin": document.get("margin"),
        "reasons": list(puzzles.foremost_reasons(document.get("reasons", ()))),
        "about": about,
        "answers": [
            {**each, "text": speak(lang, f"{puzzle.game}-puzzle-fact-{each['kind']}")}
            for each in document.get("answers", ())
        ],
    }
