"""Engine: the rules of one game at work, interpreted or compiled, and its notation and records at hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from itertools import compress
from math import prod
from types import ModuleType
from typing import Any, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from .chance import words
from .compiled import AHEAD_OF_TIME, Record, is_on, listening, rules_of, twin
from .definition import FULL, GameDefinition
from .dtypes import new_record, read_only_record, writable
from .events import Event, Seat
from .fields import CompiledRules, InterpretedRules, Plain
from .interpreted import Note
from .notes import notes_in, with_room
from .options import settle
from .whole_numbers import whole_number

Pieces = TypeVar("Pieces", bound=Any)
"""An array of whatever library, the same in and out."""

AnyEngine = TypeVar("AnyEngine", bound="Engine")

MASKS = 8
"""Of how many masks a game has the notation at hand: within a turn they hardly change."""


class Engine(GameDefinition):
    """A game with its rules at work. Two are equal if name, seats, options and the tensor's form are."""

    def __init__(self, seats: int | None = None, **options: Any) -> None:
        """Settle seats and options. Raises ValueError naming what is allowed."""
        low, high = self.seat_range
        count = self.default_seats if seats is None else whole_number(seats)
        if count is None or not low <= count <= high:
            allowed = str(low) if low == high else f"{low} to {high}"
            raise ValueError(f"{self.name} is for {allowed} seats, not {seats!r}")
        self.seats: int = count
        self.options: Mapping[str, Any] = settle(self.name, self.OPTIONS, self.EDITIONS, options)

    def with_tensor(self, form: str) -> Self:
        """The same game, showing its tensor in another form. Raises ValueError naming the forms."""
        if form not in self.TENSOR_FORMS:
            forms = ", ".join(self.TENSOR_FORMS)
            raise ValueError(f"the tensor of {self.name} comes as {forms}, not {form!r}")
        return _remake(type(self), self.seats, dict(self.options), form)

    def applied(self, cells: NDArray[np.void], action: int) -> tuple[NDArray[np.void], list[Note]]:
        """A position, that ends like a STATE, after a legal action; and what the rules noted on the way."""
        if not self._is_warm:
            after = writable(cells)
            with listening() as notes:
                self.interpreted_rules.apply(self.tables, after, action)
            return after, notes
        after = with_room(cells)
        self._called_rules.apply(self.tables, after, action)
        return after, notes_in(after)

    def dealt(self, record: Record) -> tuple[NDArray[np.void], list[Note]]:
        """A game dealt by the generator of a record, and what the rules noted on the way.

        What ends like a STATE. Compiled by Numba it would take seconds, for what is done once a match.
        """
        if not AHEAD_OF_TIME:
            with listening() as notes:
                self.interpreted_rules.deal(self.tables, record)
            return np.asarray(record), notes
        after = with_room(np.asarray(record))
        self._called_rules.deal(self.tables, after)
        return after, notes_in(after)

    def blank_record(self) -> Record:
        """A record of zeros."""
        return new_record(self.STATE, bytes(self.STATE.itemsize))

    @cached_property
    def tables(self) -> Record:
        """The record of what does not change during a game, read-only."""
        tables = self.make_tables()
        return read_only_record(tables.dtype, tables.tobytes())

    @cached_property
    def action_texts(self) -> tuple[str, ...]:
        """The notation of every action, by number."""
        return tuple(self.action(number) for number in range(self.n_actions))

    @cached_property
    def texts_of(self) -> Callable[[bytes], tuple[str, ...]]:
        """The notation of the actions that are 1 in a mask's bytes; of the last few masks it is at hand."""
        return lru_cache(MASKS)(lambda mask: tuple(compress(self.action_texts, mask)))

    @cached_property
    def plain_tables(self) -> Plain:
        """The tables for views and notation."""
        return Plain(self.tables)

    @property
    def rules(self) -> CompiledRules | InterpretedRules:
        """The rules: compiled once `warm` has been called for this game, interpreted until then."""
        return self._called_rules if self._is_warm else self.interpreted_rules

    @property
    def _is_warm(self) -> bool:
        return self.kernels in _warm or AHEAD_OF_TIME

    @cached_property
    def _called_rules(self) -> CompiledRules:
        return CompiledRules(self.compiled_rules)

    @cached_property
    def interpreted_rules(self) -> InterpretedRules:
        """The rules as the interpreter runs them."""
        return InterpretedRules(twin(self.kernels))

    @cached_property
    def compiled_rules(self) -> ModuleType:
        """The rules as machine code, compiled at the first call of each function."""
        return rules_of(self.kernels)

    def warm(self) -> None:
        """Compile the rules, or load them from the cache: a few seconds the first time, then none."""
        if self._is_warm or not is_on():
            return
        rules, tables, record = self._called_rules, self.tables, self.blank_record()
        record.rng = words(b"warm", 0)
        mask = np.zeros(self.n_actions, np.uint8)
        rules.deal(tables, record)
        seen = read_only_record(self.STATE, record.tobytes())
        rules.legal(tables, seen, mask)
        first = int(mask.argmax())
        rules.refusal(tables, seen, first)
        rules.observe(tables, seen, 0, np.zeros(prod(self.tensor_shape), np.float32))
        rules.payoffs(tables, seen, np.zeros(self.seats, np.float32))
        rules.redeal(tables, record, 0)
        rules.apply(tables, with_room(np.asarray(record)), first)
        rules.apply(tables, record, first)
        _warm.add(self.kernels)
        self.scores(Plain(seen))

    @property
    def tensor_shape(self) -> tuple[int]:
        """The shape of `State.tensor`: one axis, the pieces one after another."""
        return (sum(prod(shape) for shape in self.tensor_pieces.values()),)

    @property
    def truth_shape(self) -> tuple[int]:
        """The shape of `State.truth`: one axis, the seats' tensors and the pieces of `unseen_pieces`."""
        unseen = sum(prod(shape) for shape in self.unseen_pieces.values())
        return (self.seats * self.tensor_shape[0] + unseen,)

    def pieces_of_version(self, version: str | None = None) -> dict[str, tuple[int, ...]]:
        """The pieces that environments of a version show: all of them, or, of an earlier one, the first.

        None: the latest. Raises ValueError naming the versions.
        """
        if version in (None, self.environment_version):
            return dict(self.tensor_pieces)
        earlier = self._earlier_tensors
        if version not in earlier:
            versions = ", ".join((*earlier, self.environment_version))
            raise ValueError(f"versions of {self.name} are {versions}, not {version!r}")
        names = list(self.tensor_pieces)
        shown = names[: names.index(earlier[version]) + 1]
        return {name: self.tensor_pieces[name] for name in shown}

    @property
    def _earlier_tensors(self) -> Mapping[str, str]:
        """EARLIER_TENSORS; of other forms than the full one there are no earlier ones."""
        return self.EARLIER_TENSORS if self.tensor_form == FULL else {}

    @cached_property
    def _lengths(self) -> set[int]:
        """How long tensors are, of this version and of earlier ones."""
        versions = (*self._earlier_tensors, None)
        return {sum(map(prod, self.pieces_of_version(each).values())) for each in versions}

    def split(self, tensor: Pieces) -> dict[str, Pieces]:
        """The named pieces of a tensor, or of many: views of its last axis, shaped as `tensor_pieces` says.

        `tensor`: shape `(..., *tensor_shape)`, or as long as that of an earlier version of the environments,
        which has fewer pieces; an array of NumPy's or a tensor of PyTorch's. Raises ValueError if its last
        axis is of another length.
        """
        if not tensor.shape or tensor.shape[-1] not in self._lengths:
            raise ValueError(
                f"the last axis of a tensor of {self!r} has {self.tensor_shape[0]} numbers: "
                f"the shape {tuple(tensor.shape)} will not do"
            )
        found: dict[str, Pieces] = {}
        start = 0
        for name, shape in self.tensor_pieces.items():
            if start == tensor.shape[-1]:
                break
            end = start + prod(shape)
            found[name] = tensor[..., start:end].reshape(*tensor.shape[:-1], *shape)
            start = end
        return found

    def clause(self, number: int) -> str:
        """The name of a clause: `DF-08`."""
        return f"{self.clause_prefix}-{number:02d}"

    def tell(self, notes: list[Note], actor: Seat | None, random: bool) -> tuple[Event, ...]:
        """The events that the rules' notes tell of."""
        kinds = self.event_kinds
        return tuple(
            kinds[kind].event(self.clause(clause), actor, facts, random)
            for clause, kind, *facts in notes
        )

    def _identity(self) -> tuple[Any, ...]:
        options = tuple(sorted(self.options.items(), key=str))
        return (self.name, self.seats, options, self.tensor_form)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Engine) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def __reduce__(self) -> tuple[Any, ...]:
        return (_remake, (type(self), self.seats, dict(self.options), self.tensor_form))

    def __repr__(self) -> str:
        changed = [o for o in self.OPTIONS if self.options[o.name] != o.default]
        told = "".join(f", {o.name}={o.shown(self.options[o.name])}" for o in changed)
        if self.tensor_form != FULL:
            told += f", tensor={self.tensor_form}"
        return f"{type(self).__name__}(seats={self.seats}{told})"


def _remake(kind: type[AnyEngine], seats: int, options: dict[str, Any], form: str) -> AnyEngine:
    made = kind(seats, **options)
    made.tensor_form = form
    return made


_warm: set[str] = set()
