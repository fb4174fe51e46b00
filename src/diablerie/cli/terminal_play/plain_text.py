"""Plain text: playing line by line, for screen readers, scripts and terminals that can do nothing else."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import nullcontext
from typing import Self

from rich.console import Console, RenderableType
from rich.text import Text

from .frame import Frame
from .line_input import TabCompletion, forget_history, nothing_to_complete, read_line
from .styled_text import text_of


class PlainScreen:
    """Everything is told in sentences, each once, and nothing is ever wiped away."""

    def __init__(self, console: Console) -> None:
        """Print on `console`, read from standard input."""
        self._console = console
        self._hint = Text()
        self._asked = ""
        self.complete: Callable[[str], list[str]] = nothing_to_complete
        if sys.stdin.isatty():
            TabCompletion(self._completed)

    def __enter__(self) -> Self:
        """Nothing is to be taken."""
        return self

    def __exit__(self, *error: object) -> None:
        """Nothing is to be given back."""

    def show(self, frame: Frame) -> None:
        """Tell what is new, at the beginning of a turn how things stand, and a hint when it changes."""
        self.watch(frame)
        if frame.begins:
            for line in (frame.heading, *map(text_of, frame.description)):
                self._say(line)
        for notice in frame.notices:
            self._say(notice)
        if frame.hint != self._hint:
            self._say(frame.hint)
        self._hint = frame.hint

    def watch(self, frame: Frame) -> None:
        """Tell what is new."""
        for line in frame.fresh():
            self._say(line)

    def ask(self, prompt: str) -> str:
        """The next line, after what is asked; where nobody types it, that is told when it changes."""
        if prompt not in ("", self._asked) and not sys.stdin.isatty():
            self._say(prompt)
        self._asked = prompt
        return read_line(f"{prompt} > " if prompt else "> ")

    def read_out(self, text: RenderableType, way_back: str) -> None:
        """Print it; nothing has to be come back to."""
        self._say(text)

    def curtain(self, pass_on: str, way_on: str) -> None:
        """Push what was said off a terminal's screen, and wait for the next player."""
        forget_history()
        if self._console.is_terminal:
            self._console.line(self._console.height)
        self._say(f"{pass_on} {way_on}")
        read_line("")

    def busy(self, doing: str) -> nullcontext[None]:
        """Say nothing: a script has no use for it, and a screen reader would be interrupted."""
        return nullcontext()

    def _say(self, text: RenderableType) -> None:
        self._console.print(text, soft_wrap=isinstance(text, str | Text))

    def _completed(self, line: str) -> list[str]:
        return self.complete(line)
