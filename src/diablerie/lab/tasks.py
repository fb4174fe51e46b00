"""Tasks: a run of many; what was done before is taken from the journal, the rest is done now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .journal import Journal, Row
from .workers import Workers

Work = Callable[[int], tuple[Row, ...]]


def in_order(
    work: Work[Row],
    count: int,
    workers: Workers,
    journal: Journal[Row] | None,
) -> Iterator[tuple[Row, ...]]:
    """What comes of the tasks 0 to `count` − 1, in order; each is kept as soon as it is done."""
    done = {} if journal is None else journal.done()
    left = [task for task in range(count) if task not in done]
    coming = workers(work, left)
    for task in range(count):
        while task not in done:
            other, rows = next(coming)
            done[other] = rows
            if journal is not None:
                journal.keep(other, rows)
        yield done.pop(task)
