"""Lesson positions: a step of a lesson as far as it has been played, as JSON.

A position in a lesson looks like one in a match, so that whatever draws a match draws a lesson too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import lessons
from ..lessons import LEARNER, LessonStep, Try
from ..matches.commands import rejected
from ..refusals import IllegalAction
from ..rejection import not_among, refusal
from .choices import check_built_in
from .untimed_view import untimed_view


def tried(game: str, name: str, actions: Sequence[str]) -> dict[str, Any]:
    """Where the learner's actions lead in a step, and what the others do about them, as they may know it.

    Raises Rejection: not-found for an unknown game or step; as a match does for an action that the rules
    forbid; conflict `lesson-aside` for one that leads away from what the step is about.
    """
    check_built_in(game)
    lesson = lessons.lesson(game)
    names = [known.name for known in lesson.steps]
    if name not in names:
        raise not_among("step", name, names, kind="not-found")
    step = lesson.step(name)
    try:
        return _position(step, step.play(actions))
    except IllegalAction as error:
        raise rejected(error) from error
    except lessons.Aside as error:
        raise refusal("conflict", "lesson-aside", str(error)) from error


def _position(step: LessonStep, so_far: Try) -> dict[str, Any]:
    told = [event.seen_by(LEARNER) for event in so_far.events]
    return {
        "v": len(told),
        "events": [{"v": v, "event": event} for v, event in enumerate(told, 1)],
        "view": untimed_view(f"lesson-{step.name}", so_far.state, LEARNER),
        "standing": so_far.standing,
        "enough": list(so_far.enough),
    }
