"""Frame: what stands before a player at one moment, whatever kind of screen shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol, Self

from rich.console import RenderableType
from rich.text import Text

from ...terminal import StyledLine


@dataclass(frozen=True)
class Frame:
    """One moment of a match for one reader.

    `board` draws it for a width and a height, or not at all if they are too little; `description`
    says the same in sentences. `story` tells the last so many lines of what happened, `fresh` what
    the reader has not been told yet. `begins` says that a new turn has begun since the reader was
    last shown anything. `notices` answer what was typed, `hint` says what can be typed.
    """

    heading: Text
    board: Callable[[int, int], tuple[StyledLine, ...] | None]
    description: tuple[StyledLine, ...]
    story: Callable[[int], Sequence[Text]]
    fresh: Callable[[], Sequence[Text]]
    begins: bool
    notices: Sequence[Text]
    hint: Text


class Screen(Protocol):
    """Where a match is shown and where players type."""

    complete: Callable[[str], list[str]]
    """What the line typed so far could become; set by whoever asks."""

    def __enter__(self) -> Self:
        """Take the terminal."""

    def __exit__(self, *error: object) -> None:
        """Give the terminal back as it was."""

    def show(self, frame: Frame) -> None:
        """Bring a player up to date."""

    def watch(self, frame: Frame) -> None:
        """Show how things stand while nobody is asked anything."""

    def ask(self, prompt: str) -> str:
        """A line typed by the player. Raises EOFError when there will be no more."""

    def read_out(self, text: RenderableType, way_back: str) -> None:
        """Show something of any length; `way_back` asks to press Enter."""

    def curtain(self, pass_on: str, way_on: str) -> None:
        """Hide everything until the next player has the keyboard. Raises EOFError as `ask`."""

    def busy(self, doing: str) -> AbstractContextManager[object]:
        """Say what the player is waiting for."""
