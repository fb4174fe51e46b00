"""Puzzle session: a puzzle in a terminal, from what is asked to what was right and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from rich.console import Console
from rich.text import Text

from ...puzzles import Puzzle, PuzzleTry
from ...refusals import IllegalAction
from ...text_interface.choices import Choice
from ...text_interface.replies import NotUnderstood
from ...text_interface.seat_text import Moment, SeatText
from ..puzzle_text import PuzzleText
from .line_input import TabCompletion, read_line
from .styled_text import text_of

Goal = Literal["solved", "shown"]
"""How a puzzle ends that is not left."""

BELOW_BOARD = 9
"""So many lines of the terminal what is asked and what is typed take."""


class PuzzleSession:
    """A puzzle, whoever tries it, and what they have done in it so far."""

    def __init__(self, puzzle: Puzzle, console: Console, lang: str, *, draws: bool) -> None:
        """`draws`: the board is drawn where there is room; else the position is told in sentences."""
        self._puzzle = puzzle
        self._console = console
        self._draws = draws
        self._done: list[str] = []
        self._text = SeatText(puzzle.start.game, puzzle.seat, lang)
        self._words = PuzzleText(puzzle, self._text)
        self._orders: dict[str, Callable[[], Goal | None]] = {
            "?": self._list,
            "legal": self._list,
            "board": self._show_position,
            "again": self._again,
            "show": lambda: "shown",
        }
        TabCompletion(self._completed)

    def play(self) -> Goal | None:
        """Ask until the puzzle is solved, shown, or left (None). Raises EOFError when nothing is typed."""
        self._say(*self._words.title(), "")
        self._show_position()
        self._ask()
        while True:
            typed = read_line("> ")
            if typed.lower() == "quit":
                return None
            goal = self._obeyed(typed)
            if goal is not None:
                if goal == "shown":
                    self._say(self._text.say("puzzle-shown"))
                self._say(*self._words.solution())
                return goal

    def _obeyed(self, typed: str) -> Goal | None:
        if not typed:
            return None
        order = self._orders.get(typed.lower())
        if order is not None:
            return order()
        return self._answered(typed) if self._puzzle.kind == "question" else self._tried(typed)

    # Answers and moves

    def _answered(self, typed: str) -> Goal | None:
        answers = self._words.answers
        if not typed.isdecimal() or not 1 <= int(typed) <= len(answers):
            self._say(self._hint)
            return None
        if answers[int(typed) - 1] == self._puzzle.document["answers"][0]["kind"]:
            self._say(self._text.say("puzzle-met"))
            return "solved"
        self._say(self._text.say("puzzle-missed"), self._hint)
        return None

    def _tried(self, typed: str) -> Goal | None:
        moment = self._moment
        try:
            actions = self._text.actions_in(typed, moment)
        except NotUnderstood as error:
            self._say(str(error), self._hint)
            return None
        except IllegalAction as error:
            self._say(self._text.refusal(error), self._hint)
            return None
        before = len(self._so_far.events)
        for action in actions:
            if not self._so_far.state.allows(action) or self._so_far.standing != "open":
                break
            self._done.append(action)
        return self._judged(before)

    def _judged(self, before: int) -> Goal | None:
        """Tell what has happened since so many events, and what that makes of the puzzle."""
        so_far = self._so_far
        seen = [event.seen_by(self._puzzle.seat) for event in so_far.events[before:]]
        self._say(*self._text.story(seen), self._text.say(f"puzzle-{so_far.standing}"))
        if so_far.standing == "met":
            return "solved"
        if so_far.standing == "missed":
            self._done.clear()
            self._say(self._text.say("terminal-puzzle-begins"))
        return None

    # What is asked for

    def _list(self) -> None:
        if self._puzzle.kind == "question":
            self._ask()
            return
        choices = self._text.choices(self._moment)
        self._say(*(_numbered(number, each) for number, each in enumerate(choices, 1)))

    def _again(self) -> None:
        self._done.clear()
        self._show_position()
        self._ask()

    def _ask(self) -> None:
        self._say("", *self._words.task(), self._hint)

    def _show_position(self) -> None:
        view, terminal, lang = self._moment.view, self._text.terminal, self._text.lang
        width, height = self._console.width, self._console.height - BELOW_BOARD
        board = terminal.board(view, lang, width, height) if self._draws else None
        told = (
            terminal.describe(view, lang) if board is None else [*board, *terminal.hand(view, lang)]
        )
        self._say(*map(text_of, (terminal.heading(view, lang), *told)))

    @property
    def _hint(self) -> str:
        """What can be typed."""
        if self._puzzle.kind == "question":
            return self._text.say("terminal-puzzle-choose", count=len(self._words.answers))
        return self._text.say("terminal-puzzle-hint")

    @property
    def _so_far(self) -> PuzzleTry:
        return self._puzzle.play(self._done)

    @property
    def _moment(self) -> Moment:
        return Moment.of(self._so_far.state, self._puzzle.seat)

    def _say(self, *lines: str | Text) -> None:
        for line in lines:
            self._console.print(line, soft_wrap=not self._draws)

    def _completed(self, line: str) -> list[str]:
        """What a line could become."""
        words: Sequence[str] = [*self._orders, "quit", *self._moment_actions()]
        return [] if " " in line else [word for word in words if line and word.startswith(line)]

    def _moment_actions(self) -> tuple[str, ...]:
        return self._so_far.state.legal if self._puzzle.kind == "move" else ()


def _numbered(number: int, choice: Choice) -> Text:
    """A choice with its number and how it is typed."""
    return Text.assemble(
        (f"{number:>3}  ", "bold"), choice.whole.called, "  ", (choice.whole.text, "dim")
    )
