"""JSON documents, and how they are read: each check says what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from .whole_numbers import whole_number

Document = dict[str, Any]


def known_keys(document: Mapping[str, Any], keys: Collection[str]) -> None:
    """Refuse keys that the document does not have."""
    for key in document:
        if key not in keys:
            raise ValueError(f"a position has no key {key!r}; its keys are {', '.join(keys)}")


def integer(name: str, value: Any, low: int, high: int | None = None) -> int:
    """An integer in a range."""
    span = f"{low} to {high}" if high is not None else f"{low} on"
    number = whole_number(value)
    if number is None:
        raise ValueError(f"{name} must be an integer from {span}, not {value!r}")
    if number < low or (high is not None and number > high):
        raise ValueError(f"{name} must be from {span}, not {number}")
    return number


def boolean(name: str, value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError(f"{name} must be true or false, not {value!r}")
    return value


def items(name: str, value: Any, length: int | None = None) -> Sequence[Any]:
    """A list, of a given length if one is given."""
    if not isinstance(value, Sequence) or isinstance(value, (str, bytes, bytearray, memoryview)):
        raise ValueError(f"{name} must be a list, not {value!r}")
    if length is not None and len(value) != length:
        raise ValueError(f"{name} must have {length} entries, not {len(value)}")
    return value


def integers(name: str, value: Any, low: int, high: int, length: int | None = None) -> list[int]:
    """A list of integers in a range."""
    return [
        integer(f"{name}[{i}]", item, low, high)
        for i, item in enumerate(items(name, value, length))
    ]


def distinct(name: str, values: Sequence[Any]) -> None:
    """No value twice."""
    for index, value in enumerate(values):
        if value in values[:index]:
            raise ValueError(f"{name}: {value!r} stands there twice")


def fields(name: str, value: Any, keys: Collection[str]) -> Mapping[str, Any]:
    """An object with exactly these keys."""
    if not isinstance(value, Mapping) or set(value) != set(keys):
        raise ValueError(f"{name} must be an object with {', '.join(keys)}, not {value!r}")
    return value
