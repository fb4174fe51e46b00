"""Fields of records: rules that are quick to call with them from Python, fields that are quick to reach.

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

from .compiled import PACKAGE, Record, specialise


def fields_of(record: Record) -> Record:
    """The same memory behind quicker attributes: arrays as views, single values as Python's own numbers."""
    return _kind(record.dtype)(record)


class Plain:
    """A record to be read only: its fields as Python's own numbers and nested lists.

    A field is turned into them once, when it is first asked for; what is written to the record later
    is not seen here. `record` is the record itself.
    """

    def __init__(self, record: Record) -> None:
        self.record = np.asarray(record)

    def __getattr__(self, name: str) -> Any:
        try:
            value = self.__dict__[name] = self.record[name].tolist()
        except ValueError:
            raise AttributeError(f"a record without a field {name!r}") from None
        return value


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


class CompiledRules:
    """A game's compiled rules as Python calls them: through `loops.call_wrappers` where there is one."""

    def __init__(self, module: ModuleType) -> None:
        """`module`: a game's kernels."""
        self.module = module
        self._doors = specialise(f"{PACKAGE}.loops.call_wrappers", module)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(self.module, name)
        door = getattr(self._doors, name, None)
        if door is None:
            return function

        def call(tables: Record, record: Record, *arguments: Any) -> Any:
            return door(np.asarray(tables), np.asarray(record), *arguments)

        setattr(self, name, call)
        return call


class InterpretedRules:
    """A game's interpreted rules; records handed to its functions get quick fields on the way in."""

    def __init__(self, module: ModuleType) -> None:
        """`module`: the twin of a game's kernels."""
        self.module = module
        self._known: tuple[Any, Any] = (None, None)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(self.module, name)

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
    is_record = isinstance(argument, np.void) or (
        isinstance(argument, np.ndarray) and argument.dtype.names
    )
    return fields_of(argument) if is_record else argument
