"""On which line of a JSON text something stands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Literal

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],]|[^\s{}\[\],:"]+')
"""As much of JSON as it takes to find one's way in a text that is known to be JSON."""

KEY: Literal["key"] = "key"
VALUE: Literal["value"] = "value"

Steps = tuple[str | int | None, ...]
"""Keys and indices; None is a key that has not been read yet."""


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line, from 1, where the value begins to which keys and indices lead."""
    wanted = (VALUE, tuple(path))
    return next(_line(text, at) for kind, steps, at in _places(text) if (kind, steps) == wanted)


def line_of_repeated_key(text: str) -> int | None:
    """The line where an object has a key for the second time, None if there is no such line."""
    keys: set[Steps] = set()
    for kind, steps, at in _places(text):
        if kind == KEY:
            if steps in keys:
                return _line(text, at)
            keys.add(steps)
    return None


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _places(text: str) -> Iterator[tuple[Literal["key", "value"], Steps, int]]:
    """The keys and values in their order: the steps that lead to each, and where it begins."""
    steps: list[str | int | None] = []
    for token in TOKEN.finditer(text):
        match token[0]:
            case "}" | "]":
                steps.pop()
            case ",":
                last = steps[-1]
                steps[-1] = last + 1 if isinstance(last, int) else None
            case name if steps and steps[-1] is None:
                steps[-1] = json.loads(name)
                yield KEY, tuple(steps), token.start()
            case begun:
                yield VALUE, tuple(steps), token.start()
                if begun in "{[":
                    steps.append(None if begun == "{" else 0)
