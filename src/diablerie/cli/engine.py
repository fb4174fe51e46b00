"""`diablerie engine`: the engine for other programs, one JSON object a line in, one a line out."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer


def engine(
    threads: Annotated[
        int, typer.Option(min=1, max=256, help="How many requests are worked on at a time.")
    ] = 1,
) -> None:
    """Answer JSON requests on standard input, one a line, until quit or the end of the input."""
    from .engine_protocol.line_reader import lines
    from .engine_protocol.session import Session

    try:
        Session(sys.stdout.buffer, threads).hold(lines(sys.stdin.buffer))
    except BrokenPipeError:
        # Nobody listens any more: an ordinary end. What Python still holds for them would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
