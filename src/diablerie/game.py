"""Game, State, Option, IllegalAction: what every game is, whoever asks."""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import compress
from math import prod
from types import ModuleType
from typing import Any, ClassVar, TypeVar

import numpy as np
from numpy.typing import NDArray

from .batch import Batch
from .chance import Seed, seed_bytes, words
from .compiled import Record, is_on, listening, twin
from .events import Event, EventKind, Seat
from .fields import CompiledRules, InterpretedRules, Plain
from .interpreted import Note
from .notes import notes_in, with_room
from .options import Option, settle
from .refusals import IllegalAction, Refusal
from .state import Belief, Document, State, new_record, read_only_record, writable
from .styles import Traits, style
from .suppositions import Supposition
from .walks import Walk
from .whole_numbers import whole_number

Pieces = TypeVar("Pieces", bound=Any)
"""An array of whatever library, the same in and out."""

__all__ = ["Belief", "Game", "IllegalAction", "Option", "Outcome", "Refusal", "State", "Walk"]

MASKS = 8
"""Of how many masks a game has the notation at hand: within a turn they hardly change."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the reason, and the winner's seat (None for a draw or no winner).

    Where a game ranks its seats, `ranking` lists them from first to last, tied seats together.
    """

    reason: str
    winner: Seat | None
    ranking: tuple[tuple[Seat, ...], ...] | None = None


class Game(ABC):
    """One game with its seats and options settled; the maker of its states.

    A game package declares the facts below as data and fills in the abstract methods; everything
    else here serves every game alike. Games are equal if name, seats and options are. `search`
    holds what suits a tree search over this game better than the defaults of `bots.Plan`; `passing`
    names fields of STATE, next to the generator's words, that tell only how a position has come about:
    who looks ahead takes positions for one that differ in nothing else. `chance` says whether the rules
    ever draw from the generator: a game of cards chosen in secret may leave nothing to it. TRAITS are
    the numbers by which its judgement weighs things, STYLES what named ways of playing change in
    them, LEVELS what bots of a level have for a search over this game: settings of `bots.Plan`, or traits;
    HABITS the traits by which others are supposed to play where public reasoning asks what an action
    tells (`bots.Recollection`).
    """

    name: ClassVar[str]
    title: ClassVar[str]
    seat_range: ClassVar[tuple[int, int]]
    default_seats: ClassVar[int]
    OPTIONS: ClassVar[tuple[Option, ...]]
    EDITIONS: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    rules_version: ClassVar[str]
    clause_prefix: ClassVar[str]
    no_action_clause: ClassVar[int]
    kernels: ClassVar[str]
    search: ClassVar[Mapping[str, Any]] = {}
    passing: ClassVar[tuple[str, ...]] = ()
    chance: ClassVar[bool] = True
    TRAITS: ClassVar[Traits] = {}
    STYLES: ClassVar[Mapping[str, Mapping[str, float]]] = {}
    LEVELS: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    HABITS: ClassVar[Mapping[str, float]] = {}
    STATE: ClassVar[np.dtype[np.void]]
    EVENT_KINDS: ClassVar[tuple[EventKind, ...]]

    def __init__(self, seats: int | None = None, **options: Any) -> None:
        """Settle seats and options. Raises ValueError naming what is allowed."""
        low, high = self.seat_range
        count = self.default_seats if seats is None else whole_number(seats)
        if count is None or not low <= count <= high:
            allowed = str(low) if low == high else f"{low} to {high}"
            raise ValueError(f"{self.name} is for {allowed} seats, not {seats!r}")
        self.seats: int = count
        self.options: Mapping[str, Any] = settle(self.name, self.OPTIONS, self.EDITIONS, options)

    # What a game package fills in

    @abstractmethod
    def make_tables(self) -> Record:
        """The record of what does not change during a game."""

    @property
    @abstractmethod
    def n_actions(self) -> int:
        """How many actions there are, legal or not; they are numbered from 0."""

    @property
    def most_actions(self) -> int:
        """How many actions there can be, whatever the options: bots have room for so many."""
        return self.n_actions

    @property
    @abstractmethod
    def tensor_pieces(self) -> Mapping[str, tuple[int, ...]]:
        """The named pieces of `State.tensor` in order, with their shapes."""

    @abstractmethod
    def action(self, number: int) -> str:
        """The notation of an action number. Raises ValueError if there is no such number."""

    @abstractmethod
    def action_id(self, text: str) -> int:
        """The number of an action in notation. Raises ValueError if it is no action of the game."""

    @abstractmethod
    def write_position(self, plain: Plain) -> Document:
        """Everything about a state as JSON."""

    @abstractmethod
    def read_position(self, document: Mapping[str, Any], record: Record) -> None:
        """Set `record`, dealt and with its generator seeded, to a position document.

        Raises ValueError saying what is wrong with the document.
        """

    @abstractmethod
    def see_table(self, plain: Plain) -> Document:
        """What everybody may know, as JSON: nothing is in it that is not put there."""

    @abstractmethod
    def see_own(self, plain: Plain, seat: Seat | None) -> Document:
        """What besides a seat, or a spectator (None), may know."""

    @abstractmethod
    def see_revealed(self, plain: Plain) -> Document:
        """The members of `see_own` with everything open: for who looks at a match that is over."""

    @abstractmethod
    def refuse(self, record: Record, action: str) -> Refusal:
        """Why an action that is not legal is not."""

    @abstractmethod
    def outcome(self, plain: Plain) -> Outcome | None:
        """How the game ended, None while it goes on."""

    @abstractmethod
    def scores(self, plain: Plain) -> tuple[float, ...] | None:
        """The game's own points or ranks per seat."""

    @property
    def board(self) -> Document:
        """What a picture of the board is drawn from, as JSON: public, the same during a whole game."""
        return {}

    @property
    def event_kinds(self) -> tuple[EventKind, ...]:
        """The kinds of event by number, with facts decoded as the options have it."""
        return self.EVENT_KINDS

    def walks(self, state: State, plain: Plain) -> tuple[Walk, ...]:
        """Moves of several actions that the seat to move can make as one."""
        return ()

    def suppositions(
        self, state: State, plain: Plain, actions: Sequence[str]
    ) -> tuple[Supposition, ...]:
        """What is hidden in this state and bears on what the seat to move does by these actions.

        Each has a message `<game>-supposition-<kind>`. For worlds of a belief: it tells what is hidden.
        """
        return ()

    def seen_action(self, action: str, actor: Seat, viewer: Seat | None) -> str:
        """An action as another seat, or a spectator, sees it made."""
        return action

    def read_prepared(self, document: Mapping[str, Any]) -> Document:
        """An answer that a seat prepares before it is asked, checked and in its one form.

        Raises ValueError saying what is wrong with it.
        """
        raise ValueError(f"{self.title} has nothing to prepare an answer to")

    def prepared_action(
        self, view: Document, prepared: Document, done: Sequence[str]
    ) -> str | None:
        """What the seat that `view` belongs to, and that is to move, does by its prepared answer.

        `done`: what it has already done by it. None: the answer is not to what is asked now.
        """
        return None

    def reflex(self, view: Document) -> str | None:
        """What the seat that `view` belongs to, and that is to move, does without thinking twice.

        For bots that think little. None: nothing suggests itself that strongly.
        """
        return None

    def rematch(self, outcome: Outcome) -> dict[str, Any]:
        """The options that change when the same seats play again, as the rules have it for a series."""
        return {}

    # What every game has

    def style(self, **changed: float) -> Record:
        """The numbers by which positions are judged, the usual ones but for those that are changed.

        Raises ValueError for a trait that there is not, and for a number out of its range.
        """
        return style(self.TRAITS, changed)

    def start(self, seed: Seed = None) -> State:
        """A new game. `seed`: an int, bytes, or None for fresh entropy."""
        record = self.blank_record()
        record.rng = words(seed_bytes(seed), 0)
        self.rules.deal(self.tables, record)
        return State(self, record)

    def narrate_start(self, seed: Seed = None) -> tuple[State, tuple[Event, ...]]:
        """A new game, and the events of its beginning."""
        record = self.blank_record()
        record.rng = before = words(seed_bytes(seed), 0)
        with listening() as notes:
            self.interpreted_rules.deal(self.tables, record)
        random = not np.array_equal(record.rng, before)
        return State(self, record), self.tell(notes, None, random)

    def applied(self, cells: NDArray[np.void], action: int) -> tuple[NDArray[np.void], list[Note]]:
        """A position, that ends like a STATE, after a legal action; and what the rules noted on the way."""
        if self.kernels not in _warm:
            after = writable(cells)
            with listening() as notes:
                self.interpreted_rules.apply(self.tables, after, action)
            return after, notes
        after = with_room(cells)
        self._called_rules.apply(self.tables, after, action)
        return after, notes_in(after)

    def position(self, document: Mapping[str, Any], seed: Seed = None) -> State:
        """The state that a position document describes; `seed` settles what it leaves to chance."""
        if not isinstance(document, Mapping):
            raise ValueError(f"a position is a JSON object, not {type(document).__name__}")
        record = self.blank_record()
        record.rng = words(seed_bytes(seed), 0)
        self.rules.deal(self.tables, record)
        self.read_position(document, record)
        return State(self, record)

    def batch(self, n: int, seed: Seed = None) -> Batch:
        """`n` games side by side, stepped by compiled code; finished ones start again."""
        self.warm()
        return Batch(self, n, seed)

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
        return self._called_rules if self.kernels in _warm else self.interpreted_rules

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
        return importlib.import_module(self.kernels)

    def warm(self) -> None:
        """Compile the rules, or load them from the cache: a few seconds the first time, then none."""
        if self.kernels in _warm or not is_on():
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

    def split(self, tensor: Pieces) -> dict[str, Pieces]:
        """The named pieces of a tensor, or of many: views of its last axis, shaped as `tensor_pieces` says.

        `tensor`: shape `(..., *tensor_shape)`, an array of NumPy's or a tensor of PyTorch's. Raises
        ValueError if its last axis is of another length.
        """
        if tuple(tensor.shape[-1:]) != self.tensor_shape:
            raise ValueError(
                f"the last axis of a tensor of {self!r} has {self.tensor_shape[0]} numbers: "
                f"the shape {tuple(tensor.shape)} will not do"
            )
        found: dict[str, Pieces] = {}
        start = 0
        for name, shape in self.tensor_pieces.items():
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
        return (self.name, self.seats, tuple(sorted(self.options.items(), key=str)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def __reduce__(self) -> tuple[Any, ...]:
        return (_remake, (type(self), self.seats, dict(self.options)))

    def __repr__(self) -> str:
        changed = [o for o in self.OPTIONS if self.options[o.name] != o.default]
        told = "".join(f", {o.name}={o.shown(self.options[o.name])}" for o in changed)
        return f"{type(self).__name__}(seats={self.seats}{told})"


def _remake(kind: type[Game], seats: int, options: dict[str, Any]) -> Game:
    return kind(seats, **options)


_warm: set[str] = set()
