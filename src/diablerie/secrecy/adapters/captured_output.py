"""Captured output: what a game prints, warns of and logs while something is done."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from typing import Generic, TypeVar

ALL = 1
"""The level of logging from which everything is heard."""


Answer = TypeVar("Answer")


@dataclass(frozen=True)
class CapturedOutput(Generic[Answer]):
    """`printed` on standard output and error; `logged` through `logging`, Python's warnings after that."""

    answer: Answer
    printed: str
    logged: str


def capture_output(act: Callable[[], Answer]) -> CapturedOutput[Answer]:
    """What something answers, and what is said while it is done.

    Of a log every level is heard, but for loggers with a level of their own, and of warnings also those
    that were given before.
    """
    printed = StringIO()
    with redirect_stdout(printed), redirect_stderr(printed), _logged() as lines:
        answer = act()
    return CapturedOutput(answer, printed.getvalue(), "\n".join(lines))


@contextmanager
def _logged() -> Iterator[list[str]]:
    """The lines that are logged meanwhile, without the time; nobody else hears them."""
    root = logging.getLogger()
    listener = _Listener()
    handlers, level = root.handlers, root.level
    root.handlers = [listener]
    root.setLevel(ALL)
    try:
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            yield listener.lines
    finally:
        root.handlers = handlers
        root.setLevel(level)
    listener.lines += [f"{each.category.__name__}: {each.message}" for each in warned]


class _Listener(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name} {record.levelname}: {record.getMessage()}")
