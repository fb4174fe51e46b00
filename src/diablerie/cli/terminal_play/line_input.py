"""Line input: what a player types, with history and Tab completion where there is a terminal."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from types import ModuleType

LONGEST = 500
"""How much of a line is read as typed; nothing that means anything is longer."""


def read_line(prompt: str) -> str:
    """The next line, without what cannot be printed. Raises EOFError at the end of the input."""
    typed = input(prompt if sys.stdin.isatty() else "")
    return "".join(letter for letter in typed[:LONGEST] if letter.isprintable()).strip()


def nothing_to_complete(_line: str) -> list[str]:
    """What a line can become before anybody has said."""
    return []


def forget_history() -> None:
    """Forget the lines typed so far: the next player must not find them under the arrow keys."""
    readline = _readline()
    if readline is not None:
        readline.clear_history()


class TabCompletion:
    """Tab completion of the words of a line, where the system has readline."""

    def __init__(self, complete: Callable[[str], list[str]]) -> None:
        """Complete by what `complete` offers for the line up to the cursor."""
        self._complete = complete
        self._offers: list[str] = []
        readline = _readline()
        if readline is not None:
            readline.set_completer(self._offer)
            readline.set_completer_delims(" ")
            is_libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")

    def _offer(self, _word: str, number: int) -> str | None:
        readline = _readline()
        if number == 0 and readline is not None:
            self._offers = self._complete(readline.get_line_buffer()[: readline.get_endidx()])
        return self._offers[number] if number < len(self._offers) else None


def _readline() -> ModuleType | None:
    try:
        return importlib.import_module("readline")
    except ImportError:
        return None
