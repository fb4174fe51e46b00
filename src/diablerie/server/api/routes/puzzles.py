"""Routes of puzzles: what there is, and trying one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from ....catalogue.puzzle_books import every_puzzle, puzzles_in
from ....catalogue.puzzle_positions import tried_puzzle
from ...protocol.frames import ActionText, Frame
from ..origin_check import OWN_PAGE
from ..puzzle_views import PuzzlePosition, PuzzlesListed, PuzzlesSeen

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

MOST_ACTIONS = 40
"""More than any turn takes."""


class PuzzleAttempt(Frame):
    """What has been done in a puzzle so far, from its beginning."""

    actions: Annotated[list[ActionText], Field(max_length=MOST_ACTIONS)]


@router.get("/{lang}")
def list_puzzles(lang: str) -> list[PuzzlesListed]:
    """All puzzles by game, without what solves them, in a language."""
    return [PuzzlesListed.model_validate(each) for each in every_puzzle(lang)]


@router.get("/{game}/{lang}")
def read_puzzles(game: str, lang: str) -> PuzzlesSeen:
    """The puzzles of a game with what solves them, in a language."""
    return PuzzlesSeen.model_validate(puzzles_in(game, lang))


@router.post("/{game}/{number}/tries", dependencies=[OWN_PAGE])
def try_puzzle(game: str, number: int, wanted: PuzzleAttempt) -> PuzzlePosition:
    """Where these actions lead in a puzzle, as its seat may know it.

    Nothing is kept: every request tells all actions from the beginning. An action that the rules forbid is
    refused as in a match.
    """
    return PuzzlePosition.model_validate(tried_puzzle(game, number, wanted.actions))
