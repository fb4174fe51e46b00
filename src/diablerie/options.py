"""Options of a game: the switches of its rules, with their values, documentation and sources."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from .whole_numbers import whole_number

EDITION = "edition"

NULL = "null"
"""How text, such as a command line gives, writes that an option has no value."""

LONGEST_SHOWN = 100
"""So many characters of what was given are repeated in an error."""

_INTEGER = re.compile(r"-?[0-9]{1,18}")


@dataclass(frozen=True)
class Option:
    """One switch of a game's rules.

    Either `values` lists what is allowed, or `minimum` and `maximum` bound an integer (`maximum`
    None: no bound); `is_seat` says that the integer is a seat, so that those of the game itself are
    to be offered. Where the default is True or False and nothing is listed, those two are allowed.
    Where it is None, None is allowed besides. `doc` says in a sentence what it changes, `source` which
    texts speak of it. Raises ValueError for a default that is not allowed.
    """

    name: str
    default: Any
    doc: str
    source: str
    values: tuple[Any, ...] | None = None
    minimum: int = 0
    maximum: int | None = None
    is_seat: bool = False

    def __post_init__(self) -> None:
        if self.is_text or self.is_document:
            return
        if self.values is None and isinstance(self.default, bool):
            object.__setattr__(self, "values", (True, False))
        if not self.is_nullable and not self._allows(self.default):
            raise ValueError(
                f"the option {self.name} has the default {self.default!r}; it takes {self._choices}"
            )

    def _allows(self, value: Any) -> bool:
        if self.values is not None:
            return any(type(each) is type(value) and each == value for each in self.values)
        return type(value) is int and self._is_in_range(value)

    @property
    def is_nullable(self) -> bool:
        """Whether it may be left without a value: None, written `null`."""
        return self.default is None

    @property
    def is_document(self) -> bool:
        """Whether its value is a whole JSON document: see `DocumentOption`."""
        return False

    @property
    def is_text(self) -> bool:
        """Whether its value is a line of text: see `TextOption`."""
        return False

    @property
    def bounds(self) -> tuple[int, int | None] | None:
        """`minimum` and `maximum` where those are what is allowed."""
        return (self.minimum, self.maximum) if self.values is None else None

    def parse(self, value: Any) -> Any:
        """The value meant, also from text such as a command line gives. ValueError names the choices."""
        if self.is_nullable and (value is None or (isinstance(value, str) and value == NULL)):
            return None
        return self._parse(value)

    def _parse(self, value: Any) -> Any:
        number = _integer(value)
        if self.values is None and number is not None and self._is_in_range(number):
            return number
        for candidate in self.values or ():
            if number == candidate if type(candidate) is int else _means(value, candidate):
                return candidate
        raise self._refusal(value)

    def _refusal(self, value: Any) -> ValueError:
        return ValueError(f"option {self.name} takes {self.choices}, not {_abridged(value)}")

    def _is_in_range(self, number: int) -> bool:
        return number >= self.minimum and (self.maximum is None or number <= self.maximum)

    def shown(self, value: Any) -> str:
        """A settled value as Python writes it, a long one abridged."""
        return repr(value)

    @property
    def choices(self) -> str:
        """What is allowed, in words."""
        return f"{NULL} or {self._choices}" if self.is_nullable else self._choices

    @property
    def _choices(self) -> str:
        if self.values is not None:
            return " or ".join(map(written, self.values))
        if self.maximum is None:
            return f"an integer from {self.minimum} on"
        return f"an integer from {self.minimum} to {self.maximum}"


@dataclass(frozen=True)
class TextOption(Option):
    """A switch whose value is a line of text in a form of the game's own, such as a list of cells.

    `canonical` takes what is given and gives the one text by which it is known from then on. It
    raises ValueError for what will not do. `form` says in words what is allowed.
    """

    canonical: Callable[[Any], str] = field(kw_only=True)
    form: str = field(kw_only=True)

    @property
    def is_text(self) -> bool:
        """Its value is a line of text."""
        return True

    @property
    def bounds(self) -> None:
        """No integer is allowed."""
        return

    def _parse(self, value: Any) -> str:
        try:
            return self.canonical(value)
        except ValueError as error:
            raise self._refusal(value) from error

    @property
    def _choices(self) -> str:
        return self.form


@dataclass(frozen=True)
class DocumentOption(Option):
    """A switch whose value is a document of the game's own, such as a board drawn by somebody.

    `canonical` takes the document as a mapping or as JSON text that opens with `{`, and gives the
    one JSON text by which it is known from then on: two documents that say the same give the same.
    It raises ValueError for one that will not do; the error may carry the `line` of the text that is
    at fault, and the `fault` by itself: see `fault_of`.
    """

    canonical: Callable[[Mapping[str, Any] | str], str] = field(kw_only=True)

    @property
    def is_document(self) -> bool:
        """Its value is a whole JSON document."""
        return True

    @property
    def bounds(self) -> None:
        """No integer is allowed."""
        return

    def _parse(self, value: Any) -> str:
        if not isinstance(value, Mapping) and not is_document_text(value):
            raise self._refusal(value)
        try:
            return self.canonical(value)
        except RecursionError as error:
            raise ValueError("the document is nested too deeply") from error

    def shown(self, value: Any) -> str:
        """Documents are long."""
        return repr(value) if value is None else "{...}"

    @property
    def _choices(self) -> str:
        return "a document, which is a JSON object"


def fault_of(error: ValueError) -> tuple[str, int | None]:
    """What is wrong with a document, and on which line of its text, if that is known."""
    return getattr(error, "fault", str(error)), getattr(error, "line", None)


def is_document_text(value: Any) -> bool:
    """Whether a value is the text of a JSON document rather than, say, the name of its file."""
    return isinstance(value, str) and value.lstrip().startswith("{")


def written(value: Any) -> str:
    """A value as text that `Option.parse` reads: as JSON, but text as it is."""
    if value is None:
        return NULL
    return str(value).lower() if isinstance(value, bool) else str(value)


def _abridged(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def _means(value: Any, candidate: Any) -> bool:
    if isinstance(value, str):
        return value == written(candidate)
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
        there_are = f"its options are {', '.join(known)}" if known else "it has none"
        raise ValueError(f"{game} has no option {unknown[0]!r}; {there_are}")
    settled = {option.name: option.default for option in options}
    parsed = {name: known[name].parse(value) for name, value in given.items()}
    settled.update(editions.get(str(parsed.get(EDITION, settled.get(EDITION))), {}))
    settled.update(parsed)
    return MappingProxyType(settled)
