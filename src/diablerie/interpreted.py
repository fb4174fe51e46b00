"""Interpreted rules: what `compiled` offers, for rules that stay Python and tell what happens in them.

Only `compiled.twin` imports this file, under the name `diablerie_interpreted.compiled`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])
Record = Any
Note = tuple[Any, ...]
"""Clause number, kind of event, then its facts in the order in which the game declares them."""

_listeners: ContextVar[list[Note] | None] = ContextVar("listeners", default=None)


def compiled(function: Function) -> Function:
    """The function itself."""
    return function


brief = compiled


def note(_state: Record, clause: int, kind: int, *facts: Any) -> None:
    """Remember that something happened under a clause, if anybody listens (see `listening`)."""
    notes = _listeners.get()
    if notes is not None:
        notes.append((clause, kind, *(_plain(fact) for fact in facts)))


def _plain(fact: Any) -> Any:
    return fact.tolist() if hasattr(fact, "tolist") else fact


@contextmanager
def listening() -> Iterator[list[Note]]:
    """Collect what the rules note while this block runs, in this thread alone."""
    notes: list[Note] = []
    token = _listeners.set(notes)
    try:
        yield notes
    finally:
        _listeners.reset(token)
