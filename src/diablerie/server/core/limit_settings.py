"""Limit settings: texts such as `guests=200/hour` read into the limits of a server."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from ..config import Limits
from .rate_limits import read_limit

NAMES = tuple(limit.name for limit in fields(Limits))

NUMBERS = tuple(name for name in NAMES if isinstance(getattr(Limits(), name), int))
"""Those that are so many at a time, and not so many in some time."""

LARGEST = 1_000_000

AWAY = "none"
"""What takes a limit away."""


def with_limits(limits: Limits, texts: Iterable[str]) -> Limits:
    """Limits of which some are others: `guests=200/hour`, `connections=40`, `hints=none`; later ones count.

    Raises ValueError, saying what would be right, for what is none.
    """
    chosen: dict[str, Any] = dict(map(_read, texts))
    return replace(limits, **chosen)


def _read(text: str) -> tuple[str, str | int | None]:
    name, is_said, value = text.partition("=")
    name, value = name.strip().replace("-", "_"), value.strip()
    if not is_said or name not in NAMES:
        raise ValueError(
            f"{text!r} is no limit: one is guests=200/hour; there are {', '.join(NAMES)}"
        )
    if value == AWAY:
        return name, None
    return name, _number(name, value) if name in NUMBERS else _rate(name, value)


def _number(name: str, value: str) -> int:
    if not (value.isascii() and value.isdecimal() and 1 <= int(value) <= LARGEST):
        raise ValueError(
            f"{name}={value} is no limit: it is a number from 1 to {LARGEST}, or {AWAY}"
        )
    return int(value)


def _rate(name: str, value: str) -> str:
    try:
        # Nothing at all would take the limit away, and is more likely a slip.
        read_limit(value or " ")
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from error
    return value
