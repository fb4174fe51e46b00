"""Module: a game's WebAssembly module as Python in the browser calls it, over the module's own memory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast

import numpy as np

from ...notes import NOTED


class Memory(Protocol):
    """What `diablerie.mjs` makes of a module: its exports and its memory."""

    exports: Any
    base: int
    """Where what is handed over may begin."""

    def reach(self, end: int) -> None:
        """See that the memory reaches so far; what a function makes for itself begins there."""

    def bytes(self, address: int, length: int) -> Any:
        """A piece of the memory: `assign` writes a buffer of Python's into it, `assign_to` reads it."""


ALIGNMENT = 32

OVER_NOTES = "_noted"
"""Behind the name of an entry point: the same over a record with room for notes."""

CONTENTS = "contents"
"""What an array of records is called without what tells no positions apart."""


class Module:
    """The entry points of a module as functions.

    They take what compiled ones take, records, arrays and numbers, and leave in them what has been
    written. Records of bytes are only read. Lengths are told by the shapes of arrays.
    """

    def __init__(self, memory: Memory, layout: Mapping[str, Any]) -> None:
        """`layout`: the document that lies beside the module."""
        self._memory = memory
        self._entry_points = layout["entryPoints"]
        self._size = layout["records"]["tables"]["size"]
        self._tables: Any = None
        self._first = _aligned(memory.base + self._size)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name not in self._entry_points:
            raise AttributeError(f"the module exports no {name}")
        call = self._caller(name)
        noted = self._caller(name + OVER_NOTES) if name + OVER_NOTES in self._entry_points else call

        def choose(*given: Any) -> Any:
            over_notes = len(given) > 1 and NOTED in (np.asarray(given[1]).dtype.names or ())
            return (noted if over_notes else call)(*given)

        found = call if noted is call else choose
        setattr(self, name, found)
        return found

    def _caller(self, name: str) -> Callable[..., Any]:
        entry = self._entry_points[name]
        parameters, lengths = entry["parameters"], entry["lengths"]
        names = [each["name"] for each in parameters]
        tables = names.index("tables") if "tables" in names else None
        function = getattr(self._memory.exports, name)

        def call(*given: Any) -> Any:
            handed: list[Any] = []
            counts: dict[str, int] = {}
            pieces: list[tuple[memoryview, int]] = []
            at = self._first
            for parameter, value in zip(parameters, given, strict=True):
                element = parameter.get("element")
                if element is None:
                    handed.append(value)
                elif element == "tables":
                    handed.append(self._memory.base)
                elif element == CONTENTS:
                    # The layers before it, seen in another way.
                    handed.append(handed[-1])
                else:
                    array = cast("Any", np.asarray(value))
                    counts.update(zip(parameter["shape"], array.shape, strict=False))
                    handed.append(at)
                    pieces.append((array.buffer, at))
                    at = _aligned(at + array.nbytes)
            self._memory.reach(at)
            if tables is not None:
                self._place_tables(given[tables])
            views = [(piece, self._memory.bytes(start, len(piece))) for piece, start in pieces]
            for piece, view in views:
                view.assign(piece)
            result = function(*handed, *(counts[each] for each in lengths))
            for (piece, view), (_, start) in zip(views, pieces, strict=True):
                if not piece.readonly:
                    # Memory that has grown meanwhile is another, and this view leads nowhere.
                    lost = view.length != len(piece)
                    (self._memory.bytes(start, len(piece)) if lost else view).assign_to(piece)
            return result

        return call

    def _place_tables(self, tables: Any) -> None:
        """The tables stay where they are as long as they are those of the call before."""
        if tables is not self._tables:
            self._memory.bytes(self._memory.base, self._size).assign(
                cast("Any", np.asarray(tables)).buffer
            )
            self._tables = tables


def _aligned(address: int) -> int:
    return address + -address % ALIGNMENT
