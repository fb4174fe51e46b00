"""Dtypes: of what an array consists, a kind of number or a record of named fields with their offsets."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any, Self, cast


class dtype:
    """A kind of element. `shape`: of a field that holds several, each of the dtype `base`.

    `code`: the letter by which `struct` and memory views know a number, None for a record. `fields`: of
    a record, by name, the dtype and the offset in bytes.
    """

    names: tuple[str, ...] | None = None
    fields: Mapping[str, tuple[dtype, int]] | None = None
    shape: tuple[int, ...] = ()
    code: str | None = None
    big_endian = False

    def __new__(cls, spec: Any, *, align: bool = False) -> Self:
        """Take what NumPy takes: a dtype, a list of fields, a mapping with offsets, a dtype and a shape.

        `align`: let each number of a field begin at a multiple of its size, as in C.
        """
        if isinstance(spec, dtype):
            return cast("Self", spec)
        if isinstance(spec, str):
            return cast("Self", BY_LETTERS[spec])
        made = object.__new__(cls)
        if isinstance(spec, Mapping):
            kinds = [dtype(each) for each in spec["formats"]]
            made._settle(zip(spec["names"], kinds, spec["offsets"], strict=True), spec["itemsize"])
        elif isinstance(spec, tuple):
            made._repeat(dtype(spec[0]), _shape(spec[1]))
        else:
            made._lay_out(spec, align)
        return made

    name: str
    base: dtype
    itemsize: int
    layout: tuple[Any, ...]
    """What two dtypes have in common that are of one kind."""

    @classmethod
    def number(cls, name: str, code: str, itemsize: int, *, big_endian: bool = False) -> dtype:
        """A kind of number."""
        made = object.__new__(cls)
        made.name, made.code, made.itemsize, made.base = name, code, itemsize, made
        made.big_endian, made.layout = big_endian, (code, big_endian)
        return made

    def _repeat(self, base: dtype, shape: tuple[int, ...]) -> None:
        self.name, self.base, self.code, self.shape = base.name, base.base, base.code, shape
        self.itemsize = base.itemsize * math.prod(shape)
        self.fields, self.names, self.layout = base.fields, base.names, (base.layout, shape)

    def _lay_out(self, spec: Iterable[Any], align: bool) -> None:
        found, at, widest = [], 0, 1
        for name, kind, *shape in spec:
            each = dtype((kind, shape[0])) if shape else dtype(kind)
            if align:
                at += -at % each.base.itemsize
                widest = max(widest, each.base.itemsize)
            found.append((name, each, at))
            at += each.itemsize
        self._settle(found, at + -at % widest)

    def _settle(self, fields: Iterable[tuple[str, dtype, int]], itemsize: int) -> None:
        self.fields = {name: (kind, offset) for name, kind, offset in fields}
        self.names = tuple(self.fields)
        self.name, self.base, self.itemsize = "void", self, itemsize
        each = ((name, kind.layout, offset) for name, (kind, offset) in self.fields.items())
        self.layout = (itemsize, *each)

    def __getitem__(self, name: str) -> dtype:
        """The dtype of a field."""
        return (self.fields or {})[name][0]

    def __class_getitem__(cls, _: Any) -> type[dtype]:
        return cls

    def __call__(self, value: Any) -> Any:
        """A number of this kind is one of Python's."""
        return float(value) if self.code in ("f", "d") else int(value)

    def __repr__(self) -> str:
        return f"dtype({self.name})"


def _shape(given: Any) -> tuple[int, ...]:
    return (given,) if isinstance(given, int) else tuple(given)


int8 = dtype.number("int8", "b", 1)
int16 = dtype.number("int16", "h", 2)
int32 = dtype.number("int32", "i", 4)
int64 = dtype.number("int64", "q", 8)
uint8 = dtype.number("uint8", "B", 1)
uint16 = dtype.number("uint16", "H", 2)
uint32 = dtype.number("uint32", "I", 4)
uint64 = dtype.number("uint64", "Q", 8)
float32 = dtype.number("float32", "f", 4)
float64 = dtype.number("float64", "d", 8)
bool_ = dtype.number("bool", "?", 1)

BY_LETTERS = {
    "i1": int8,
    "i2": int16,
    "i4": int32,
    "i8": int64,
    ">u4": dtype.number("uint32", "I", 4, big_endian=True),
}
"""The dtypes that are asked for by letters."""
