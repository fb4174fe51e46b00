"""Puzzle text: what is asked in a puzzle, what was right and why, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from ..analysis.text import fact_text, percent
from ..capabilities.composite_moves import move_document
from ..puzzles import Puzzle, foremost_reasons
from ..text_interface.choices import written
from ..text_interface.seat_text import Moment, SeatText

Lines = Sequence[str]


class PuzzleText:
    """A puzzle in one language, as its seat sees it."""

    def __init__(self, puzzle: Puzzle, text: SeatText) -> None:
        self._puzzle = puzzle
        self._text = text

    def title(self) -> Lines:
        """The game, which puzzle, how hard, what it is about, and what the game is about."""
        puzzle, say = self._puzzle, self._text.say
        number = say("puzzle-number", number=puzzle.number)
        grade = say("puzzle-grade", grade=puzzle.grade)
        title = say(f"{puzzle.game}-puzzle-{puzzle.theme}")
        seat = say("terminal-you-are", seat=self._text.seat_name(puzzle.seat))
        aim = say(f"{puzzle.game}-aim")
        return (f"{self._text.game.title} · {number} · {grade}", title, f"{aim} {seat}")

    def task(self) -> Lines:
        """What is to be found, or asked with the answers there are, in an order that tells nothing."""
        if self._puzzle.kind == "move":
            return (self._text.say("puzzle-find"),)
        asked = self._text.say("puzzle-asked", what=self._move(self._puzzle.about, is_typed=False))
        told = (f"{number:>3}  {self._fact(kind)}" for number, kind in enumerate(self.answers, 1))
        return (asked, *told)

    @property
    def answers(self) -> Lines:
        """The kinds of the answers to choose from, in that order."""
        return sorted(str(each["kind"]) for each in self._puzzle.document.get("answers", ()))

    def solution(self) -> Lines:
        """Why it is so, and how the best moves, or the answers, compare."""
        puzzle, document = self._puzzle, self._puzzle.document
        why = self._text.say(f"{puzzle.game}-puzzle-{puzzle.theme}-why")
        reasons = foremost_reasons(document.get("reasons", ()))
        told = " ".join([why, *map(self._reason, reasons)])
        lines = [
            self._line(self._move(each["actions"]), each["chance"])
            for each in document.get("lines", ())
        ]
        answers = [
            self._line(self._fact(each["kind"]), each["chance"])
            for each in document.get("answers", ())
        ]
        heading = [self._text.say("puzzle-lines")] if lines else []
        return (told, *heading, *lines, *answers)

    def _line(self, called: str, chance: float) -> str:
        return f"{percent(chance, self._text.lang):>5}  {called}"

    def _reason(self, reason: Mapping[str, Any]) -> str:
        kind, facts, chance = reason["kind"], reason["facts"], reason["chance"]
        return fact_text(self._puzzle.game, kind, facts, chance, self._text.lang)

    def _fact(self, kind: str) -> str:
        return self._text.say(f"{self._puzzle.game}-puzzle-fact-{kind}")

    def _move(self, line: Sequence[str], *, is_typed: bool = True) -> str:
        """What a line begins with, in words, and as it is typed."""
        state, text = self._puzzle.start, self._text
        moves = state.composite_moves()
        actions = tuple(move_document(moves, line)["actions"])
        walk = next((move for move in moves if move.actions == actions), None)
        if walk is not None:
            called: str | None = text.terminal.told(self._view, walk, text.lang)
        else:
            menu = text.terminal.menu(self._view, moves, text.lang)
            called = next((label for label, does in menu if does == actions), None)
        typed = written(actions)
        if called is None:
            return typed
        return f"{called}  [{typed}]" if is_typed else called

    @cached_property
    def _view(self) -> Any:
        return Moment.of(self._puzzle.start, self._puzzle.seat).view
