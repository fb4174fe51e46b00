"""Full screen: the board on top, the story under it, a line to type on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.status import Status
from rich.text import Text

from ...terminal import StyledLine
from .frame import Frame
from .line_input import TabCompletion, forget_history, nothing_to_complete, read_line
from .styled_text import text_of

PROMPT_LINES = 1
CUT_OFF = "…"
LEAST_STORY = 1
"""How many lines the story gets before the board gives way to sentences."""

STORY_SHARE = 7
"""The story has one line in so many, if the board can be drawn in the others, and so have notices."""


class FullScreen:
    """The terminal's second screen, which keeps no lines to scroll back to.

    What one player saw is gone when the next one looks, and the terminal is as before afterwards.
    """

    def __init__(self, console: Console) -> None:
        """Draw on `console`, read from the keyboard."""
        self._console = console
        self.complete: Callable[[str], list[str]] = nothing_to_complete
        TabCompletion(self._completed)

    def __enter__(self) -> Self:
        """Turn to the second screen."""
        self._console.set_alt_screen(True)
        return self

    def __exit__(self, *error: object) -> None:
        """Turn back to the first one."""
        self._console.clear()
        self._console.set_alt_screen(False)

    def show(self, frame: Frame) -> None:
        """Draw everything anew, and leave the cursor under it."""
        console = self._console
        hint = self._wrapped([frame.hint])
        below = [*self._notices(frame), *hint]
        above = self._top(frame, console.height - PROMPT_LINES - len(hint), len(below) - len(hint))
        room = console.height - PROMPT_LINES - len(above) - len(below)
        told = self._story(frame, room)
        self._console.clear()
        for line in (*above, *told, *[Text()] * (room - len(told)), *below):
            console.print(line, no_wrap=True, overflow="ellipsis", crop=True)

    def watch(self, frame: Frame) -> None:
        """Draw everything anew."""
        self.show(frame)

    def ask(self, prompt: str) -> str:
        """The next line."""
        return read_line(f"{prompt} > " if prompt else "> ")

    def read_out(self, text: RenderableType, way_back: str) -> None:
        """Show it page by page; Enter turns the page and at the end leads back."""
        lines = self._console.render_lines(text, pad=False)
        page = max(1, self._console.height - PROMPT_LINES - 1)
        for start in range(0, len(lines), page):
            self._print_page(lines[start : start + page])
            read_line(f"{way_back} ")

    def curtain(self, pass_on: str, way_on: str) -> None:
        """Wipe the screen, and wait for the next player."""
        forget_history()
        self._console.clear()
        self._console.line(self._console.height // 3)
        self._console.print(pass_on, style="bold", justify="center")
        self._console.print(way_on, justify="center")
        read_line("")

    def busy(self, doing: str) -> Status:
        """A line with something that turns."""
        return self._console.status(doing)

    def _story(self, frame: Frame, room: int) -> list[Text]:
        """The end of the story; run together where that shows more of what the player has not seen."""
        if room <= 0:
            return []
        fresh = frame.fresh()
        if len(self._wrapped(fresh)) > room:
            return self._wrapped([Text(" ").join(fresh)])[-room:]
        return self._wrapped(frame.story(room))[-room:]

    @property
    def _share(self) -> int:
        """How many lines of the screen belong to the story and to notices."""
        return max(LEAST_STORY, self._console.height // STORY_SHARE)

    def _notices(self, frame: Frame) -> list[Text]:
        """The notices, cut off where they would take the board's place."""
        lines = self._wrapped(frame.notices)
        return lines if len(lines) <= self._share else [*lines[: self._share - 1], Text(CUT_OFF)]

    def _top(self, frame: Frame, room: int, noticed: int) -> list[Text]:
        """Heading and board; in sentences where the board would leave no room for story and notices.

        The board keeps its size whatever is noticed, as long as it can.
        """
        heading = self._wrapped([frame.heading])
        for below in (self._share, max(LEAST_STORY, noticed)):
            board = frame.board(self._console.width, room - len(heading) - max(below, noticed))
            if board is not None:
                return [*heading, *map(text_of, board)]
        return [*heading, *self._wrapped_lines(frame.description)]

    def _wrapped_lines(self, lines: Sequence[StyledLine]) -> list[Text]:
        return self._wrapped([text_of(line) for line in lines])

    def _wrapped(self, texts: Sequence[Text]) -> list[Text]:
        """The texts as lines that fit the width."""
        width = self._console.width
        return [line for text in texts for line in text.wrap(self._console, width)]

    def _print_page(self, lines: Sequence[Sequence[Segment]]) -> None:
        self._console.clear()
        for line in lines:
            parts = ((part.text, part.style or "") for part in line)
            self._console.print(Text.assemble(*parts), no_wrap=True)

    def _completed(self, line: str) -> list[str]:
        return self.complete(line)
