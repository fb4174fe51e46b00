"""Routes of lessons: their steps, and trying one out."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from .... import games, lessons
from ....refusals import IllegalAction
from ....words import LANGUAGES
from ...errors import not_among, refusal
from ...live.commands import rejected
from ...protocol.frames import ActionText, Frame
from ..lesson_views import LessonPosition, LessonSeen, lesson_seen, position_seen
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
    lesson = _lesson(game)
    if lang not in LANGUAGES:
        raise not_among("lang", lang, LANGUAGES, kind="not-found")
    return lesson_seen(lesson, lang)


@router.post("/{game}/{step}/tries", dependencies=[OWN_PAGE])
def try_step(game: str, step: str, wanted: Attempt) -> LessonPosition:
    """Where the learner's actions lead in a step, and what the others do about them.

    Nothing is kept: every request tells all actions from the beginning of the step. An action that the
    rules forbid is refused as in a match; one that is legal but leads away from what the step is about,
    with 409 and the reason `lesson-aside`.
    """
    lesson = _lesson(game)
    names = [known.name for known in lesson.steps]
    if step not in names:
        raise not_among("step", step, names, kind="not-found")
    found = lesson.step(step)
    try:
        return position_seen(found, found.play(wanted.actions))
    except IllegalAction as error:
        raise rejected(error) from error
    except lessons.Aside as error:
        raise refusal("conflict", "lesson-aside", str(error)) from error


def _lesson(game: str) -> lessons.Lesson:
    if game not in games():
        raise not_among("game", game, games(), kind="not-found")
    return lessons.lesson(game)
