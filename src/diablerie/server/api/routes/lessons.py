"""Routes of lessons: their steps, and trying one out."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from ....catalogue.books import lesson_in
from ....catalogue.lesson_positions import tried
from ...protocol.frames import ActionText, Frame
from ..lesson_views import LessonPosition, LessonSeen
from ..origin_check import OWN_PAGE

router = APIRouter(prefix="/api/lessons", tags=["lessons"])

MOST_ACTIONS = 40
"""More than any step of a lesson takes."""


class Attempt(Frame):
    """What the learner has done in a step so far, from its beginning."""

    actions: Annotated[list[ActionText], Field(max_length=MOST_ACTIONS)]


@router.get("/{game}/{lang}")
def read_lesson(game: str, lang: str) -> LessonSeen:
    """The steps of a game's lesson, in a language."""
    return LessonSeen.model_validate(lesson_in(game, lang))


@router.post("/{game}/{step}/tries", dependencies=[OWN_PAGE])
def try_step(game: str, step: str, wanted: Attempt) -> LessonPosition:
    """Where the learner's actions lead in a step, and what the others do about them.

    Nothing is kept: every request tells all actions from the beginning of the step. An action that the
    rules forbid is refused as in a match; one that is legal but leads away from what the step is about,
    with 409 and the reason `lesson-aside`.
    """
    return LessonPosition.model_validate(tried(game, step, wanted.actions))
