"""Records whose fields are quick to reach from Python, for interpreted rules and views.

NumPy's own records look every field up anew at each access, which makes up most of the time that
interpreted rules take. Here the look-up is done once per record.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from types import ModuleType
from typing import Any

import numpy as np

from .compiled import Record


def fields_of(record: Record) -> Record:
    """The same memory behind quicker attributes: arrays as views, single values as Python's own numbers."""
    return _kind(record.dtype)(record)


@cache
def _kind(dtype: np.dtype[np.void]) -> type:
    """The class for records of one dtype: a property per field, over a view of its memory."""
    names = dtype.names or ()
    arrays = [name for name in names if dtype[name].shape]
    singles = [name for name in names if not dtype[name].shape]

    def bind(self: Any, record: Record) -> None:
        for name in arrays:
            setattr(self, f"_{name}", record[name])
        cells = np.asarray(record)
        for name in singles:
            setattr(self, f"_{name}", cells[name])

    body: dict[str, Any] = {name: _single(f"_{name}") for name in singles}
    body.update({name: _array(f"_{name}") for name in arrays})
    body["__slots__"] = tuple(f"_{name}" for name in names)
    body["__init__"] = bind
    return type("Fields", (), body)


def _array(slot: str) -> property:
    def write(self: Any, values: Any) -> None:
        getattr(self, slot)[...] = values

    return property(attrgetter(slot), write)


def _single(slot: str) -> property:
    def read(self: Any) -> Any:
        return getattr(self, slot).item()

    def write(self: Any, value: Any) -> None:
        getattr(self, slot)[()] = value

    return property(read, write)


class InterpretedRules:
    """A game's interpreted rules; records handed to its functions get quick fields on the way in."""

    def __init__(self, module: ModuleType) -> None:
        """`module`: the twin of a game's kernels."""
        self.module = module
        self._known: tuple[Any, Any] = (None, None)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function = getattr(self.module, name)

        def call(tables: Record, *arguments: Any) -> Any:
            return function(self._fields_of_tables(tables), *map(_quick, arguments))

        setattr(self, name, call)
        return call

    def _fields_of_tables(self, tables: Record) -> Record:
        """The tables with quick fields: mostly they are those of the call before."""
        known, quick = self._known
        if known is not tables:
            quick = _quick(tables)
            self._known = (tables, quick)
        return quick


def _quick(argument: Any) -> Any:
    return fields_of(argument) if isinstance(argument, np.record) else argument
