"""Request: a JSON object whose every key is checked when it is asked for."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

T = TypeVar("T")

WORDS = {
    bool: "true or false",
    dict: "an object",
    int: "an integer",
    list: "a list",
    str: "text",
    type(None): "null",
}


class BadRequest(ValueError):
    """A request that cannot be answered. `more` are further keys of the error, such as `allowed`."""

    def __init__(self, message: str, **more: Any) -> None:
        super().__init__(message)
        self.more = more


class Request:
    """One request. `id` is what its answer carries, `cmd` what it asks for."""

    def __init__(self, line: bytes) -> None:
        """Read a line. Raises BadRequest if it is no JSON object or has no usable id."""
        try:
            document = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadRequest(f"the line is no JSON: {error}") from error
        if not isinstance(document, dict):
            raise BadRequest("a request is a JSON object")
        self._document: Mapping[str, Any] = document
        self.id: str | int | None = self.value("id", (str, int, type(None)), None)

    @property
    def cmd(self) -> str:
        """What is asked for."""
        return str(self.value("cmd", (str,)))

    def has(self, key: str) -> bool:
        """Whether a key was given."""
        return key in self._document

    def only(self, allowed: Iterable[str]) -> None:
        """Refuse keys that the command does not know: most are misspelt."""
        known = ["id", "cmd", *allowed]
        for key in self._document:
            if key not in known:
                told = f"{self.cmd!r} does not take {key!r}, but {', '.join(known)}"
                raise BadRequest(told, allowed=known)

    def value(self, key: str, kinds: tuple[type, ...], *default: Any) -> Any:
        """The value of a key, of one of these kinds. Without a default the key is needed."""
        if key not in self._document:
            if default:
                return default[0]
            raise BadRequest(f"{key!r} is missing")
        value = self._document[key]
        # JSON's true and false are no numbers, though Python takes them for such.
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            wanted = " or ".join(WORDS[kind] for kind in kinds)
            raise BadRequest(f"{key!r} must be {wanted}, not {_shown(value)}")
        return value

    def number(self, key: str, low: int, high: int, *default: int) -> int:
        """An integer in a range."""
        value = self.value(key, (int,), *default)
        if not low <= value <= high:
            raise BadRequest(f"{key!r} must be from {low} to {high}, not {_shown(value)}")
        return int(value)


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:60]}…"
