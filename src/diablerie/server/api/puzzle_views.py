"""Puzzle views: what the API tells of puzzles, and of one that is tried."""

from __future__ import annotations

from pydantic import BaseModel

from ...puzzles import Kind, Standing
from ..protocol.documents import MoveSeen, View
from ..protocol.frames import Version
from .lesson_views import LessonEvent


class PuzzleListed(BaseModel):
    """A puzzle, without what solves it."""

    number: int
    """From 1, within its game."""
    kind: Kind
    """The best move is to be found, or a question to be answered."""
    theme: str
    """What it is about, the same in all languages."""
    title: str
    """That in the reader's language."""
    grade: int
    """From 1, easy, to 4."""


class PuzzlesListed(BaseModel):
    """The puzzles of a game, without what solves them."""

    game: str
    title: str
    """The name of the game."""
    puzzles: list[PuzzleListed]


class PuzzleLine(BaseModel):
    """A move and how likely it leads to a win, from 0 to 1."""

    move: MoveSeen
    chance: float


class PuzzleMargin(BaseModel):
    """How much more of a win the best move brings than any other, and an interval around it."""

    value: float
    low: float
    high: float


class PuzzleFact(BaseModel):
    """A hidden fact, and how likely it is, from 0 to 1."""

    kind: str
    facts: dict[str, str | int]
    chance: float


class PuzzleAnswer(PuzzleFact):
    """A possible answer to a question."""

    text: str
    """In the reader's language."""


class PuzzleSeen(PuzzleListed):
    """A puzzle with what solves it."""

    why: str
    """Why that is so, in the game's terms."""
    seats: int
    seat: int
    """Through whose eyes it is seen."""
    solution: list[str]
    """Actions one after another; none where a question is to be answered."""
    lines: list[PuzzleLine]
    """The best move, then those that come next to it."""
    margin: PuzzleMargin | None
    reasons: list[PuzzleFact]
    """Hidden facts that bear on the best move."""
    about: MoveSeen | None
    """The move that is asked about."""
    answers: list[PuzzleAnswer]
    """What it would run into, the answer first."""


class PuzzlesSeen(BaseModel):
    """The puzzles of a game with what solves them."""

    game: str
    title: str
    """The name of the game."""
    lang: str
    puzzles: list[PuzzleSeen]


class PuzzlePosition(BaseModel):
    """Where a puzzle has come to, as its seat may know it; the rest is dealt anew."""

    v: Version
    """How many events there have been."""
    events: list[LessonEvent]
    view: View
    standing: Standing
    """It can still become the solution, it is that, it is something else."""
    enough: list[str]
    """Nothing: what would be right is not told here."""
