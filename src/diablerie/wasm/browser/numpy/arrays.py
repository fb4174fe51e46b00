"""Arrays and records: numbers in a piece of memory, seen through memory views."""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from .dtypes import bool_, float64, int64
from .dtypes import dtype as Dtype


class generic:
    """What NumPy's own scalars are."""


class ndarray:
    """A view of bytes as elements of a dtype; shape () holds one."""

    __slots__ = ("__weakref__", "_bytes", "_numbers", "dtype", "shape")

    dtype: Dtype
    shape: tuple[int, ...]
    _bytes: memoryview
    _numbers: Any

    def __init__(self, shape: Any, dtype: Any = float64, buffer: Any = None) -> None:
        """Elements in `buffer`, or else zeros."""
        kind = Dtype(dtype)
        counts = (shape,) if isinstance(shape, int) else tuple(shape)
        size = math.prod(counts) * kind.itemsize
        if buffer is None:
            buffer = bytearray(size)
        self._see(kind, counts, memoryview(buffer).cast("B")[:size])

    def _see(self, kind: Dtype, shape: tuple[int, ...], piece: memoryview) -> None:
        object.__setattr__(self, "dtype", kind.base)
        object.__setattr__(self, "shape", shape + kind.shape)
        object.__setattr__(self, "_bytes", piece)
        code: Any = None if kind.big_endian else kind.code
        object.__setattr__(self, "_numbers", piece.cast(code) if code else None)

    def __class_getitem__(cls, _: Any) -> type[ndarray]:
        return cls

    @property
    def buffer(self) -> memoryview:
        """The bytes of all elements, in one piece."""
        return self._bytes

    @property
    def ndim(self) -> int:
        """How many axes there are."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many elements there are."""
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        """How many bytes they take."""
        return len(self._bytes)

    def tobytes(self) -> bytes:
        """A copy of the bytes."""
        return self._bytes.tobytes()

    def _flat(self) -> list[Any]:
        if self._numbers is not None:
            numbers: list[Any] = self._numbers.tolist()
            return numbers
        if self.dtype.code is None:
            raise TypeError("records are no numbers")
        return list(struct.unpack(f">{self.size}{self.dtype.code}", self._bytes))

    def tolist(self) -> Any:
        """Python's own numbers, in lists within lists."""
        flat = self._flat()
        if not self.shape:
            return flat[0]
        for axis in reversed(range(1, len(self.shape))):
            count, rows = self.shape[axis], range(math.prod(self.shape[:axis]))
            flat = [flat[row * count : (row + 1) * count] for row in rows]
        return flat

    def item(self) -> Any:
        """The only element, as one of Python's numbers."""
        [found] = self._flat()
        return found

    def _part(self, key: Any) -> ndarray:
        """What lies at a place: indices, and one slice behind them."""
        if isinstance(key, str):
            kind, offset = self._field(key)
            if self.size != 1:
                raise TypeError(f"{key} of many records does not lie in one piece")
            return _seen(type(self), kind, (), self._bytes[offset : offset + kind.itemsize])
        kind, shape, start, end = self.dtype, list(self.shape), 0, self.nbytes
        keys = key if isinstance(key, tuple) else (key,)
        for index, each in enumerate(keys):
            if each is Ellipsis:
                if index != len(keys) - 1:
                    raise TypeError("an ellipsis stands last")
                break
            step = (end - start) // shape[0] if shape[0] else 0
            if isinstance(each, slice):
                first, last, stride = each.indices(shape[0])
                if stride != 1 or index != len(keys) - 1:
                    raise TypeError("a slice stands last, and leaves nothing out")
                count = max(0, last - first)
                start, end = start + first * step, start + (first + count) * step
                shape[0] = count
            else:
                number = operator.index(each)
                if not -shape[0] <= number < shape[0]:
                    raise IndexError(f"there is no {number} among {shape[0]}")
                start += number % shape[0] * step
                end = start + step
                del shape[0]
        return _seen(type(self), kind, tuple(shape), self._bytes[start:end])

    def _field(self, name: str) -> tuple[Dtype, int]:
        if self.dtype.fields is None or name not in self.dtype.fields:
            raise ValueError(f"no field of name {name}")
        return self.dtype.fields[name]

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, tuple) and key[:1] == (Ellipsis,):
            return columns(self, key[1])
        if type(key) is int and len(self.shape) == 1 and self._numbers is not None:
            return self._numbers[key]
        if isinstance(key, ndarray):
            chosen = zip(self._flat(), key._flat(), strict=True)
            return array([each for each, yes in chosen if yes], self.dtype)
        part = self._part(key)
        if part.shape or isinstance(key, str):
            return part
        return part.item() if part._numbers is not None else void(part)

    def __setitem__(self, key: Any, value: Any) -> None:
        if type(key) is int and len(self.shape) == 1 and self._numbers is not None:
            self._numbers[key] = value
        elif isinstance(key, list):
            for each, one in zip(key, _for_each(value, len(key)), strict=True):
                self[each] = one
        elif isinstance(key, tuple) and key and isinstance(key[-1], list):
            for each, one in zip(key[-1], _for_each(value, len(key[-1])), strict=True):
                self[(*key[:-1], each)] = one
        else:
            self._part(key)._fill(value)

    def _fill(self, value: Any) -> None:
        if isinstance(value, void):
            value = value.array
        if (
            isinstance(value, ndarray)
            and value.shape == self.shape
            and value.dtype.layout == self.dtype.layout
        ):
            self._bytes[:] = value._bytes
            return
        if self._numbers is None:
            raise TypeError("a record is set to a record of its own dtype")
        if isinstance(value, ndarray):
            value = value.tolist()
        flat = _flattened(value) if isinstance(value, list | tuple) else [value] * self.size
        if len(flat) != self.size:
            raise ValueError(f"{len(flat)} numbers for {self.size}")
        for index, number in enumerate(flat):
            self._numbers[index] = number

    def __getattr__(self, name: str) -> Any:
        try:
            return self._part(name)
        except ValueError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self._part(name)._fill(value)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))

    def __bool__(self) -> bool:
        return bool(self.item())

    def __index__(self) -> int:
        return operator.index(self.item())

    def astype(self, dtype: Any) -> ndarray:
        """The same numbers as another kind of number."""
        made = ndarray(self.shape, int64 if dtype is int else dtype)
        made[...] = self.tolist()
        return made

    def view(self, kind: Any) -> ndarray:
        """The same memory as integers, by letters; as anything else it is what it is."""
        if not isinstance(kind, str):
            return self
        numbers = Dtype(kind)
        per = self.dtype.itemsize // numbers.itemsize
        shape = self.shape if per == 1 else (*self.shape[:-1], self.shape[-1] * per)
        return _seen(ndarray, numbers, shape, self._bytes)

    def reshape(self, *shape: int) -> ndarray:
        """The same elements in another shape."""
        if math.prod(shape) != self.size:
            raise ValueError(f"{self.size} elements do not make {shape}")
        return _seen(type(self), self.dtype, shape, self._bytes)

    def copy(self) -> ndarray:
        """The same in memory of its own."""
        return _seen(type(self), self.dtype, self.shape, memoryview(bytearray(self._bytes)))

    def sum(self) -> Any:
        """The sum of all."""
        return sum(self._flat())

    def max(self) -> Any:
        """The greatest."""
        return max(self._flat())

    def min(self) -> Any:
        """The least."""
        return min(self._flat())

    def argmax(self) -> int:
        """Where the first of the greatest is."""
        flat = self._flat()
        return flat.index(max(flat))

    def any(self) -> bool:
        """Whether one is not 0."""
        return any(self._flat())

    def all(self) -> bool:
        """Whether none is 0."""
        return all(self._flat())

    def _with(self, other: Any, act: Callable[[Any, Any], Any], kind: Dtype | None = None) -> Any:
        flat = self._flat()
        if isinstance(other, ndarray):
            if other.shape != self.shape:
                raise TypeError(f"{self.shape} and {other.shape} do not go together")
            found = list(map(act, flat, other._flat()))
        else:
            found = [act(each, other) for each in flat]
        if not self.shape:
            return found[0]
        whole = all(isinstance(each, int) for each in found)
        made = ndarray(self.shape, kind or (int64 if whole else float64))
        made[...] = found
        return made

    def __add__(self, other: Any) -> Any:
        return self._with(other, operator.add)

    def __sub__(self, other: Any) -> Any:
        return self._with(other, operator.sub)

    def __mul__(self, other: Any) -> Any:
        return self._with(other, operator.mul)

    __rmul__ = __mul__
    __radd__ = __add__

    def __truediv__(self, other: Any) -> Any:
        return self._with(other, operator.truediv)

    def __and__(self, other: Any) -> Any:
        return self._with(other, operator.and_, self.dtype)

    def __lt__(self, other: Any) -> Any:
        return self._with(other, operator.lt, bool_)

    def __le__(self, other: Any) -> Any:
        return self._with(other, operator.le, bool_)

    def __gt__(self, other: Any) -> Any:
        return self._with(other, operator.gt, bool_)

    def __ge__(self, other: Any) -> Any:
        return self._with(other, operator.ge, bool_)

    def __eq__(self, other: object) -> Any:
        return self._with(other, operator.eq, bool_)

    def __ne__(self, other: object) -> Any:
        return self._with(other, operator.ne, bool_)

    __hash__ = None  # type: ignore[assignment]  # as NumPy's, equal element by element


class columns:
    """The columns of an array from one on. They do not lie in one piece: modules are handed the whole."""

    def __init__(self, array: ndarray, part: slice) -> None:
        """`part`: of the last axis."""
        self.shape = (*array.shape[:-1], len(range(*part.indices(array.shape[-1]))))


class recarray(ndarray):
    """An array of records."""

    __slots__ = ()

    def __init__(self, shape: Any, dtype: Any, buf: Any = None) -> None:
        """Records in `buf`, or else zeros."""
        super().__init__(shape, dtype, buf)


class void(generic):
    """One record, with its fields as attributes: numbers of Python's own, and arrays."""

    __slots__ = ("array",)

    array: ndarray

    def __init__(self, seen: ndarray) -> None:
        """`seen`: an array without dimensions that holds it."""
        object.__setattr__(self, "array", seen)

    @property
    def dtype(self) -> Dtype:
        """Its fields."""
        return self.array.dtype

    def tobytes(self) -> bytes:
        """A copy of its bytes."""
        return self.array.tobytes()

    def __getitem__(self, name: str) -> Any:
        part = self.array._part(name)
        return part if part.shape else part.item()

    def __setitem__(self, name: str, value: Any) -> None:
        self.array._part(name)._fill(value)

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def _seen(cls: type[ndarray], kind: Dtype, shape: tuple[int, ...], piece: memoryview) -> ndarray:
    made = object.__new__(cls)
    made._see(kind, shape, piece)
    return made


def _for_each(value: Any, count: int) -> Iterable[Any]:
    """What each of several places is set to: all to one number, or each to its own."""
    if isinstance(value, list | tuple) or (isinstance(value, ndarray) and value.shape):
        if len(value) != count:
            raise ValueError(f"{len(value)} numbers for {count}")
        return value
    return [value] * count


def _flattened(values: Iterable[Any]) -> list[Any]:
    found: list[Any] = []
    for each in values:
        if isinstance(each, ndarray):
            found += each._flat()
        elif isinstance(each, list | tuple):
            found += _flattened(each)
        else:
            found.append(each)
    return found


def asarray(value: Any) -> ndarray:
    """An array as it is, a record as an array without dimensions over the same memory."""
    if isinstance(value, void):
        return value.array
    return value if isinstance(value, ndarray) else array(value)


def zeros(shape: Any, dtype: Any = float64) -> ndarray:
    """Zeros."""
    return ndarray(shape, dtype)


def full(shape: Any, value: Any, dtype: Any = int64) -> ndarray:
    """The same number everywhere."""
    made = ndarray(shape, dtype)
    made[...] = value
    return made


def array(values: Sequence[Any], dtype: Any = int64) -> ndarray:
    """Numbers in a row."""
    made = ndarray(len(values), dtype)
    made[...] = list(values)
    return made


def frombuffer(content: Any, dtype: Any) -> ndarray:
    """The numbers that some bytes hold."""
    kind = Dtype(dtype)
    return ndarray(len(content) // kind.itemsize, kind, content)


def array_equal(one: ndarray, other: ndarray) -> bool:
    """Whether two arrays have the same shape and numbers."""
    return one.shape == other.shape and one._flat() == other._flat()


def flatnonzero(values: ndarray) -> ndarray:
    """Where numbers are that are not 0."""
    return array([index for index, each in enumerate(values._flat()) if each])


def bincount(values: Iterable[int], minlength: int = 0) -> ndarray:
    """How often each number occurs."""
    found = [operator.index(each) for each in values]
    made = zeros(max([minlength, *(each + 1 for each in found)]), int64)
    for each in found:
        made[each] += 1
    return made
