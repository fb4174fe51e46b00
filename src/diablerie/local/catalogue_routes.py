"""Routes of the local server that are about no match: the catalogue, lessons, records checked."""

from __future__ import annotations

from typing import Any

from .. import __version__, describe
from ..catalogue import documents
from ..catalogue.choices import check_game, game_of
from ..catalogue.lesson_positions import tried
from ..catalogue.puzzle_positions import tried_puzzle
from ..matches import verify
from .json_members import items, text
from .request import Request, no_such_path

MOST_TRIED = 40
LONGEST_NUMBER = 6

STATUS = {
    "version": __version__,
    "engine": {"ready": True, "progress": 1.0, "doing": "", "games": []},
    "closed": [],
}
"""How the server is: its rules have been compiled before it began."""


def answered(request: Request) -> Any:
    """The document that answers a request. Raises Rejection, also where nothing does."""
    match (request.method, *request.parts[1:]):
        case ("POST", "verify"):
            return _checked(request)
        case ("POST", "lessons", game, step, "tries"):
            return tried(game, step, _actions(request))
        case ("POST", "puzzles", game, number, "tries"):
            return tried_puzzle(game, _number(number), _actions(request))
        case ("GET", "games"):
            return documents.every_game()
        case ("GET", "games", game, "components"):
            return _components(game, request)
        case ("GET", "bots"):
            return documents.every_level()
        case ("GET", "lobby"):
            return {"matches": [], "next": None}
        case ("GET", "status"):
            return STATUS
    raise no_such_path(request)


def _actions(request: Request) -> list[str]:
    listed = items(request.document, "actions", MOST_TRIED)
    return [text({"actions": each}, "actions") for each in listed]


def _number(said: str) -> int:
    return int(said) if said.isascii() and said.isdigit() and len(said) < LONGEST_NUMBER else 0


def _components(game: str, request: Request) -> dict[str, Any]:
    check_game(game)
    seats = describe(game).seat_range[1]
    return documents.components(game_of(game, seats, request.query.get("option", [])))


def _checked(request: Request) -> dict[str, Any]:
    verdict = verify(request.document)
    findings = [{"kind": found.kind, "detail": found.detail} for found in verdict.findings]
    return {"honest": verdict.is_honest, "findings": findings}
