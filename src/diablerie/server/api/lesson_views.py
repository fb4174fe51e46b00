"""Lesson views: what the API tells of a lesson and its steps."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from ...lessons import Progress
from ..protocol.documents import EventSeen, View
from ..protocol.frames import Version


class StepSeen(BaseModel):
    """One step of a lesson, in the reader's language."""

    name: str
    title: str
    text: str
    """The rule, in a sentence or two."""
    task: str
    """What the learner is to do."""
    done: str
    """What is said once it is done."""
    clauses: list[str]
    """The rules it is about, the first of them the most."""
    solution: list[str]
    """Actions that do it."""
    position: dict[str, Any]
    """Where it begins, as a position document."""


class LessonSeen(BaseModel):
    """The lesson of a game."""

    game: str
    lang: str
    title: str
    """The name of the game."""
    seats: int
    seat: int
    """The learner's."""
    steps: list[StepSeen]


class LessonEvent(BaseModel):
    """An event of a lesson, numbered from 1; null where the learner may not know of it."""

    v: Version
    event: EventSeen | None


class LessonPosition(BaseModel):
    """Where a step of a lesson has come to."""

    v: Version
    """How many events there have been."""
    events: list[LessonEvent]
    view: View
    standing: Progress
    """There is still something to do, it has been done, it can no longer be done: begin anew."""
    enough: list[str]
    """The actions each of which would meet the step now; none once it is over."""
