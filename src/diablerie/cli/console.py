"""Console: printing for people, without colours or links of its own accord."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


def console(*, stderr: bool = False) -> Console:
    """A console on standard output, or on standard error."""
    from rich.console import Console

    tolerate(sys.stderr if stderr else sys.stdout)
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def tolerate(stream: TextIO) -> None:
    """Let a stream replace what its encoding cannot hold, instead of failing there."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")


def is_terminal(console: Console) -> bool:
    """Whether somebody sits before the output and can type, with a terminal that can do something."""
    return sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal


def print_long(text: RenderableType) -> None:
    """Print, page by page if the output is a terminal and the text is longer than it."""
    screen = console()
    lines = screen.render_lines(text, pad=False)
    if not is_terminal(screen) or len(lines) < screen.height:
        screen.print(text)
        return
    os.environ.setdefault("LESS", "-R")
    with screen.pager(styles=True):
        screen.print(text)


@contextmanager
def progress(doing: str) -> Iterator[None]:
    """Say on standard error what takes a while, if somebody is looking, and wipe it away afterwards."""
    screen = console(stderr=True)
    if not screen.is_terminal:
        yield
        return
    with screen.status(doing):
        yield
