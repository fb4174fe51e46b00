"""Illegal moves in games of others: which are tried, and what is raised by them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from zlib import crc32

TRIED = 2
"""So many actions that are not legal the seat to move tries at each position."""


def not_legal(count: int, legal: Collection[int]) -> tuple[int, ...]:
    """Some of the actions 0 to `count` − 1 that are not legal: the same wherever the same ones are legal.

    So they are the same in two worlds that a seat cannot tell apart, and others at other positions.
    """
    others = sorted({*range(count)} - {*legal})
    first = crc32(str(sorted(legal)).encode())
    return tuple(others[(first + n) % len(others)] for n in range(min(TRIED, len(others))))


def raised_by(act: Callable[[], object]) -> str:
    """The kind and text of what is raised when something is done; nothing where nothing is."""
    try:
        act()
    except Exception as error:  # noqa: BLE001 - whatever it is, that is how this game refuses
        return f"{type(error).__name__}: {error}"
    return ""
