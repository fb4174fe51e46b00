"""Routes of puzzle days: one's days in a row, and the solution that makes it one more."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from .... import puzzles
from ....matches.commands import rejected
from ....puzzles import Puzzle
from ....refusals import IllegalAction
from ....rejection import Rejection
from ...accounts.puzzle_days import MOST_DAYS, NONE, Streak, date_of, demand_present
from ...clock import now
from ...protocol.frames import ActionText, Frame
from ..dependencies import Somebody, TheServices
from ..origin_check import OWN_PAGE
from .puzzles import MOST_ACTIONS

router = APIRouter(prefix="/api/me/puzzle-days", tags=["puzzles"])

Days = Annotated[int, Field(ge=0, le=MOST_DAYS)]


class StreakKept(Frame):
    """A streak as a browser has kept it."""

    day: Days
    """The last day whose puzzle was solved on it, counted from 1970 in coordinated universal time."""
    length: Days
    """How many in a row those were by then."""


class DaySolved(Frame):
    """How the puzzle of a day was solved."""

    day: Days
    """Counted from 1970 in coordinated universal time."""
    actions: Annotated[list[ActionText], Field(max_length=MOST_ACTIONS)]
    """What was done, from its beginning; nothing where a question is answered."""
    answer: Annotated[str, Field(max_length=80)] | None = None
    """The kind of the answer to a question."""
    kept: StreakKept | None = None
    """What the browser has kept: believed once, as long as the server knows of no day."""


class StreakSeen(BaseModel):
    """On how many days in a row the caller has solved the puzzle of the day."""

    day: int
    """The last of them, counted from 1970 in coordinated universal time; 0: there is none."""
    length: int
    """How many they were by then."""


@router.get("")
async def read_puzzle_days(services: TheServices, person: Somebody) -> StreakSeen:
    """The caller's days in a row."""
    return _seen(await services.puzzle_days.of(person))


@router.post("", dependencies=[OWN_PAGE])
async def keep_puzzle_day(services: TheServices, person: Somebody, solved: DaySolved) -> StreakSeen:
    """Take note that the caller has solved today's puzzle; their days in a row by now."""
    moment = now()
    demand_present(solved.day, moment)
    _demand_solved(puzzles.of_day(date_of(solved.day)), solved)
    kept = NONE if solved.kept is None else Streak(solved.kept.day, solved.kept.length)
    return _seen(await services.puzzle_days.keep(person, solved.day, kept, moment))


def _demand_solved(puzzle: Puzzle, solved: DaySolved) -> None:
    """Raise Rejection for what does not solve a puzzle."""
    try:
        standing = puzzle.play(solved.actions).standing
    except IllegalAction as error:
        raise rejected(error) from error
    if puzzle.kind == "question":
        is_met = not solved.actions and solved.answer == puzzle.document["answers"][0]["kind"]
    else:
        is_met = standing == "met"
    if not is_met:
        raise Rejection("conflict", "not-solved", "this does not solve the puzzle of that day")


def _seen(streak: Streak) -> StreakSeen:
    return StreakSeen(day=streak.day, length=streak.length)
