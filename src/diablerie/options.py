"""A game's options: the switches of its rules, with their values, documentation and sources."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from .whole_numbers import whole_number

EDITION = "edition"

_INTEGER = re.compile(r"-?[0-9]{1,18}")


@dataclass(frozen=True)
class Option:
    """One switch of a game's rules.

    Either `values` lists what is allowed, or `minimum` and `maximum` bound an integer (`maximum`
    None: no bound). `doc` says in a sentence what it changes, `source` which texts speak of it.
    """

    name: str
    default: Any
    doc: str
    source: str
    values: tuple[Any, ...] | None = None
    minimum: int = 0
    maximum: int | None = None

    def parse(self, value: Any) -> Any:
        """The value meant, also from text such as a command line gives. ValueError names the choices."""
        number = _integer(value)
        if self.values is None and number is not None and self._is_in_range(number):
            return number
        for candidate in self.values or ():
            if number == candidate if type(candidate) is int else _means(value, candidate):
                return candidate
        raise ValueError(f"option {self.name} takes {self.choices}, not {value!r}")

    def _is_in_range(self, number: int) -> bool:
        return number >= self.minimum and (self.maximum is None or number <= self.maximum)

    @property
    def choices(self) -> str:
        """What is allowed, in words."""
        if self.values is not None:
            return " or ".join(str(value) for value in self.values)
        if self.maximum is None:
            return f"an integer from {self.minimum} on"
        return f"an integer from {self.minimum} to {self.maximum}"


def _means(value: Any, candidate: Any) -> bool:
    if isinstance(value, str):
        return value == str(candidate)
    return type(value) is type(candidate) and bool(value == candidate)


def _integer(value: Any) -> int | None:
    if isinstance(value, str):
        return int(value) if _INTEGER.fullmatch(value) else None
    return whole_number(value)


def settle(
    game: str,
    options: tuple[Option, ...],
    editions: Mapping[str, Mapping[str, Any]],
    given: Mapping[str, Any],
) -> Mapping[str, Any]:
    """Every option's value: the default, over it the edition's, over that what is given by name.

    Raises ValueError for an unknown option, edition or value, naming the choices.
    """
    known = {option.name: option for option in options}
    unknown = [name for name in given if name not in known]
    if unknown:
        raise ValueError(f"{game} has no option {unknown[0]!r}; its options are {', '.join(known)}")
    settled = {option.name: option.default for option in options}
    parsed = {name: known[name].parse(value) for name, value in given.items()}
    settled.update(editions.get(str(parsed.get(EDITION, settled.get(EDITION))), {}))
    settled.update(parsed)
    return MappingProxyType(settled)
