"""A value in a mansion file that knows where it stands, so that whatever is wrong with it can be found."""

from __future__ import annotations

import reprlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from ....whole_numbers import whole_number

Path = tuple[str | int, ...]
"""The keys and indices that lead to a value: `("doors", 3, "rect")`."""


class MansionError(ValueError):
    """A mansion that is none. `fault` says what is wrong and what would be right.

    `path` leads to the place in the document; `line`, from 1, is its line if it was read from text.
    """

    def __init__(self, fault: str, path: Path = (), line: int | None = None) -> None:
        super().__init__(fault, path, line)
        self.fault = fault
        self.path = path
        self.line = line

    def __str__(self) -> str:
        return self.fault if self.line is None else f"line {self.line}: {self.fault}"


@dataclass(frozen=True)
class Node:
    """A value of a JSON document and the way to it. Every check raises MansionError."""

    value: Any
    path: Path = ()

    @property
    def name(self) -> str:
        """The way to it as people write it: `doors[3].rect`."""
        steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.path)
        return "".join(steps).removeprefix(".") or "a mansion"

    def fault(self, what: str) -> MansionError:
        """An error that says something of this value."""
        return MansionError(f"{self.name} {what}", self.path)

    def _must_be(self, what: str) -> MansionError:
        return self.fault(f"must be {what}, not {_shown(self.value)}")

    def key(self, key: str) -> Node:
        """The value of a key."""
        if not isinstance(self.value, Mapping):
            raise self._must_be("a JSON object")
        if key not in self.value:
            raise self.fault(f"lacks the key {key!r}")
        return Node(self.value[key], (*self.path, key))

    def key_or_null(self, key: str) -> Node:
        """The value of a key that may be left out."""
        if isinstance(self.value, Mapping) and key not in self.value:
            return Node(None, self.path)
        return self.key(key)

    def items(self, length: int | None = None) -> Iterator[Node]:
        """The values of a list, of a given length if one is given."""
        listed = self.value
        if not isinstance(listed, Sequence) or isinstance(listed, (str, bytes, bytearray)):
            raise self._must_be("a list")
        if length is not None and len(listed) != length:
            raise self.fault(f"must have {length} entries, not {len(listed)}")
        return (Node(value, (*self.path, index)) for index, value in enumerate(listed))

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self._must_be("true or false")
        return self.value

    def integer(self, low: int, high: int) -> int:
        """An integer in a range."""
        number = whole_number(self.value)
        if number is None or not low <= number <= high:
            raise self._must_be(f"an integer from {low} to {high}")
        return number

    def number(self, low: float, high: float) -> float:
        """A number in a range."""
        value = self.value
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if not is_number or not low <= value <= high:
            raise self._must_be(f"a number from {low:,} to {high:,}")
        return float(value)

    def text(self, longest: int) -> str:
        """Some text on one line."""
        value = self.value
        if not isinstance(value, str) or not value.strip() or len(value) > longest:
            raise self._must_be(f"a text of 1 to {longest} characters")
        if not value.isprintable():
            raise self._must_be("a text without line breaks and other invisible characters")
        return value

    def one_of(self, values: Collection[str]) -> str:
        """One of some words."""
        if self.value not in values:
            raise self._must_be(" or ".join(f'"{value}"' for value in values))
        return str(self.value)

    def space(self, ids: Collection[str]) -> str:
        """The id of a space there is."""
        if not isinstance(self.value, str):
            raise self._must_be("the id of a space")
        if self.value not in ids:
            near = get_close_matches(self.value, ids, 1)
            hint = f"; is {near[0]!r} meant?" if near else ""
            raise self.fault(f"is {_shown(self.value)}, but there is no such space{hint}")
        return self.value


def _shown(value: Any) -> str:
    words = {None: "null", True: "true", False: "false"}
    return words[value] if value is None or isinstance(value, bool) else reprlib.repr(value)
