"""Lesson views: a lesson and its steps as JSON for the page.

A position in a lesson looks like one in a match, so that whatever draws a match draws a lesson too.
"""

from __future__ import annotations

from pydantic import BaseModel

from ...lessons import LEARNER, Lesson, LessonStep, Progress, Try
from ...words import speak
from ..protocol.documents import (
    ClockSeen,
    EventSeen,
    MatchSeen,
    ResultSeen,
    SeatSeen,
    TableSeen,
    View,
    WalkSeen,
)
from ..protocol.frames import Version

TIMELESS = "1970-01-01T00:00:00.000Z"
"""When a lesson began, and since when its clock stands still: it has no time."""

NO_SEED = "0" * 64
"""The hash of a lesson's seed: its shuffles are the same for everybody."""


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


def lesson_seen(lesson: Lesson, lang: str) -> LessonSeen:
    """The steps of a lesson, in a language."""
    game = lesson.steps[0].start.game
    return LessonSeen(
        game=lesson.game,
        lang=lang,
        title=game.title,
        seats=game.seats,
        seat=LEARNER,
        steps=[_step_seen(lesson.game, step, lang) for step in lesson.steps],
    )


def _step_seen(game: str, step: LessonStep, lang: str) -> StepSeen:
    stem = f"{game}-lesson-{step.name}"
    return StepSeen(
        name=step.name,
        title=speak(lang, stem),
        text=speak(lang, f"{stem}-text"),
        task=speak(lang, f"{stem}-task"),
        done=speak(lang, f"{stem}-done"),
        clauses=list(step.clauses),
        solution=list(step.solution),
    )


def position_seen(step: LessonStep, tried: Try) -> LessonPosition:
    """A step as far as it has been played, as the learner may know it."""
    told = [event.seen_by(LEARNER) for event in tried.events]
    events = [LessonEvent(v=v, event=EventSeen(**event)) for v, event in enumerate(told, 1)]
    return LessonPosition(
        v=len(events),
        events=events,
        view=_view(step, tried),
        standing=tried.standing,
        enough=list(tried.enough),
    )


def _view(step: LessonStep, tried: Try) -> View:
    state = tried.state
    walks = state.composite_moves() if state.to_play == LEARNER else ()
    return View(
        match=_match_seen(step),
        seat=LEARNER,
        state=state.view(LEARNER),
        walks=[WalkSeen(**walk.document()) for walk in walks],
        table=_table_seen(tried),
        prepared=None,
    )


def _match_seen(step: LessonStep) -> MatchSeen:
    game = step.start.game
    return MatchSeen(
        id=f"lesson-{step.name}",
        game=game.name,
        title=game.title,
        options=dict(game.options),
        board=game.board,
        seats=[_seat_seen(seat) for seat in range(game.seats)],
        seed_hash=NO_SEED,
        seed=None,
        created=TIMELESS,
    )


def _seat_seen(seat: int) -> SeatSeen:
    """A seat of a lesson: people sit there, whose names are those of the game."""
    return SeatSeen(
        seat=seat, kind="person", level=None, name=None, account=False, yours=seat == LEARNER
    )


def _table_seen(tried: Try) -> TableSeen:
    seats = tried.state.game.seats
    return TableSeen(
        clock=ClockSeen(kind="none", left=[], running=None, since=TIMELESS),
        substitutes=[None] * seats,
        forfeits=[None] * seats,
        offer=None,
        votes=[],
        fixed="nothing-done",
        result=_result_seen(tried),
    )


def _result_seen(tried: Try) -> ResultSeen | None:
    state, outcome = tried.state, tried.state.outcome
    if outcome is None:
        return None
    return ResultSeen(
        reason=outcome.reason,
        winner=outcome.winner,
        returns=list(state.returns),
        scores=list(state.scores or ()),
    )
