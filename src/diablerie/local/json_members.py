"""Members of JSON objects that are sent, read with their types: a fault is a Rejection that says where."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

from ..rejection import Rejection
from ..whole_numbers import whole_number

LARGEST = 2**31 - 1


def fault(where: str, what: str, reason: str = "malformed") -> Rejection:
    """The answer to something that is not what it has to be."""
    return Rejection("invalid", reason, f"{where}: {what}", {"param": where})


def read_object(text: str | None, where: str = "body") -> Mapping[str, Any]:
    """A JSON object from its text. Raises Rejection invalid."""
    try:
        found = json.loads(text or "")
    except ValueError as error:
        raise fault(where, f"this is not JSON: {error}", "not-json") from error
    if not isinstance(found, dict):
        raise fault(where, "a JSON object is needed")
    return found


def known_members(given: Mapping[str, Any], names: Collection[str]) -> None:
    """Raise Rejection invalid if there is a member that nobody asks for."""
    for name in given:
        if name not in names:
            raise fault(name, f"there is no such member; there are {', '.join(names)}")


def text(given: Mapping[str, Any], name: str, longest: int = 100) -> str:
    """A text that is not empty. Raises Rejection invalid."""
    found = given.get(name)
    if not isinstance(found, str) or not 1 <= len(found) <= longest or "\0" in found:
        raise fault(name, f"a text of 1 to {longest} characters is needed")
    return found


def text_or_none(given: Mapping[str, Any], name: str, longest: int = 100) -> str | None:
    """A text, or None where there is none. Raises Rejection invalid."""
    return None if given.get(name) is None else text(given, name, longest)


def integer(given: Mapping[str, Any], name: str, low: int = 0, high: int = LARGEST) -> int:
    """A whole number in a range. Raises Rejection invalid."""
    found = whole_number(given.get(name))
    if found is None or not low <= found <= high:
        raise fault(name, f"a whole number from {low} to {high} is needed")
    return found


def integer_or_none(given: Mapping[str, Any], name: str) -> int | None:
    """A whole number from 0 on, or None where there is none. Raises Rejection invalid."""
    return None if given.get(name) is None else integer(given, name)


def items(given: Mapping[str, Any], name: str, most: int) -> list[Any]:
    """A list of some length. Raises Rejection invalid."""
    found = given.get(name)
    if not isinstance(found, list) or len(found) > most:
        raise fault(name, f"a list of at most {most} is needed")
    return found
