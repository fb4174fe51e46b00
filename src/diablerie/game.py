"""Game, State, Belief: a game, a position of it, and what one seat knows of a position.

Each of the three makes the others, so they stand together. What a game fills in is in `definition`, how its
rules are run in `engine`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .batch import Batch
from .capabilities.composite_moves import CompositeMove
from .capabilities.facts import Fact
from .chance import Seed, seed_bytes, words
from .compiled import Record
from .documents import Document
from .dtypes import new_record, writable
from .engine import Engine
from .events import NOBODY, Event, Seat
from .fields import Plain
from .outcome import Outcome
from .refusals import IllegalAction
from .whole_numbers import whole_number

ANY_WORLD = words(b"any world", 0)
"""The generator with which the world of every belief is dealt anew."""


class Game(Engine):
    """What every game has: it starts, takes up a position, and runs many games side by side."""

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
        cells, notes = self.dealt(record)
        random = not np.array_equal(cells["rng"], before)
        return State(self, cells), self.tell(notes, None, random)

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


class State:
    """A position of a game. Immutable and hashable; two are equal if game, options and position are."""

    __slots__ = ("__weakref__", "_allowed", "_cells", "_legal", "_plain", "game", "to_play")

    game: Game
    to_play: Seat | None
    """The seat that must choose now, None when the game is over."""
    _cells: NDArray[np.void]
    _plain: Plain
    _allowed: bytes | None
    _legal: tuple[str, ...] | None

    def __init__(self, game: Game, record: Record) -> None:
        """A position with the content of `record`."""
        cells = np.ndarray((), game.STATE, record.tobytes()[-game.STATE.itemsize :])
        mover = cells["to_play"].item()
        object.__setattr__(self, "game", game)
        object.__setattr__(self, "to_play", mover if mover >= 0 else None)
        object.__setattr__(self, "_cells", cells)
        object.__setattr__(self, "_plain", Plain(cells))
        object.__setattr__(self, "_allowed", None)
        object.__setattr__(self, "_legal", None)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_play is None

    @property
    def mask(self) -> NDArray[np.uint8]:
        """1 for every legal action, by number; shape (n_actions,)."""
        mask = np.zeros(self.game.n_actions, np.uint8)
        self.game.rules.legal(self.game.tables, self._cells, mask)
        return mask

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal actions in the game's notation, by rising number."""
        if self._legal is None:
            allowed = self.mask.tobytes()
            object.__setattr__(self, "_allowed", allowed)
            object.__setattr__(self, "_legal", self.game.texts_of(allowed))
        return self._legal or ()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self.game.outcome(self._plain)

    @property
    def board_problem(self) -> str:
        """What has no place on the board, as a sentence; "" if nothing."""
        return self.game.board_problem(self._plain)

    @property
    def scores(self) -> tuple[float, ...] | None:
        """The game's own points or ranks per seat."""
        return self.game.scores(self._plain)

    @property
    def returns(self) -> tuple[float, ...]:
        """Zero-sum payoffs per seat, from −1 to 1; all 0 while the game goes on."""
        if not self.is_over:
            return (0.0,) * self.game.seats
        out = np.zeros(self.game.seats, np.float32)
        self.game.rules.payoffs(self.game.tables, self._cells, out)
        return tuple(out.tolist())

    def allows(self, action: str) -> bool:
        """Whether an action is legal here: one look instead of all of `legal`."""
        number = self._number(action)
        return number is not None and not self._is_refused(number)

    def play(self, action: str) -> State:
        """The state after `action`. Raises IllegalAction if it is not legal here."""
        number = self._checked(action)
        cells = writable(self._cells)
        self.game.rules.apply(self.game.tables, cells, number)
        return State(self.game, cells)

    def narrate(
        self, action: str, rng: NDArray[np.int64] | None = None
    ) -> tuple[State, tuple[Event, ...]]:
        """The state after `action`, and what happened on the way, each event with its clause.

        `rng`: words for the generator in place of its own, as `rekeyed` has them.
        """
        number = self._checked(action)
        cells = self._cells
        if rng is not None:
            cells = writable(cells)
            cells["rng"] = rng
        after, notes = self.game.applied(cells, number)
        random = after["rng"].tobytes() != cells["rng"].tobytes()
        return State(self.game, after), self.game.tell(notes, self.to_play, random)

    def view(self, seat: Seat | None) -> Document:
        """What a seat may know, as JSON; None: a spectator. It is made of `table_view` and `own_view`."""
        return {**self.table_view, **self.own_view(seat)}

    @property
    def table_view(self) -> Document:
        """What everybody may know, as JSON."""
        scores = self.scores
        return {
            "game": self.game.name,
            **self.game.see_table(self._plain),
            "scores": None if scores is None else list(scores),
            "returns": list(self.returns),
        }

    def own_view(self, seat: Seat | None) -> Document:
        """What besides a seat, or a spectator (None), may know, as JSON."""
        seat = self._seat(seat)
        return {
            "seat": seat,
            **self.game.see_own(self._plain, seat),
            "legal": list(self.legal) if seat is not None and seat == self.to_play else [],
        }

    @property
    def revealed_view(self) -> Document:
        """A spectator's `view` with all that is hidden laid open: never for a game that is being played."""
        own = self.game.see_revealed(self._plain)
        return {**self.table_view, "seat": None, **own, "legal": []}

    def tensor(self, seat: Seat) -> NDArray[np.float32]:
        """What a seat may know as numbers, shape `game.tensor_shape`, pieces as in `game.tensor_pieces`."""
        number = self._seat(seat)
        if number is None:
            raise ValueError("a tensor needs a seat")
        out = np.zeros(self.game.tensor_shape, np.float32)
        self.game.rules.observe(self.game.tables, self._cells, number, out)
        return out

    def truth(self) -> NDArray[np.float32]:
        """All that is so, as numbers, shape `game.truth_shape`: for a critic, never for who plays.

        The tensor of each seat, seat 0 first, and then what no seat need know, pieces as in
        `game.unseen_pieces`. What chance has still to bring is not in it.
        """
        out = np.zeros(self.game.truth_shape, np.float32)
        length = self.game.tensor_shape[0]
        for seat in range(self.game.seats):
            own = out[seat * length : (seat + 1) * length]
            self.game.rules.observe(self.game.tables, self._cells, seat, own)
        out[self.game.seats * length :] = self.game.unseen(self._plain)
        return out

    def belief(self, seat: Seat | None) -> Belief:
        """All that a seat, or a spectator (None), can know of this state: what a bot is handed."""
        return Belief(self, self._seat(seat))

    def composite_moves(self) -> tuple[CompositeMove, ...]:
        """Moves of several actions that the seat to move can make as one, from what it may know."""
        return () if self.is_over else self.game.composite_moves.find(self, self._plain)

    def hidden_facts(self, actions: Sequence[str]) -> tuple[Fact, ...]:
        """What is hidden here and bears on what the seat to move does by these actions, one after another.

        It tells what no seat may know: ask worlds of a belief.
        """
        return () if self.is_over else tuple(self.game.hidden_facts.find(self, actions))

    def teaches(self, event: Event, seat: Seat) -> bool:
        """Whether a seat knows something after an event here that it did not know before."""
        return event.teaches(seat) and not self.game.knew(self._plain, event, seat)

    def seen_action(self, action: str, viewer: Seat | None) -> str:
        """An action of the seat to move as `viewer`, or a spectator (None), sees it made."""
        actor, watcher = self.to_play, self._seat(viewer)
        return action if actor is None else self.game.seen_action(action, actor, watcher)

    def position(self) -> Document:
        """Everything about this state as JSON: for finished matches, puzzles and tests."""
        return self.game.write_position(self._plain)

    @property
    def record(self) -> Record:
        """A copy of the record behind this state, for compiled code. It holds everything: see `belief`."""
        return self._copy()

    def rekeyed(self, seed: bytes, ply: int) -> State:
        """The same position with the generator's words for one ply of a match (see `chance.words`)."""
        cells = writable(self._cells)
        cells["rng"] = words(seed, ply)
        return State(self.game, cells)

    def _checked(self, action: str) -> int:
        number = self._number(action)
        if number is None or self._is_refused(number):
            raise IllegalAction(action, self.game.refuse(self._copy(), action), self.legal)
        return number

    def _is_refused(self, number: int) -> bool:
        # Where all that is legal has been looked for, this is among it or not.
        if self._allowed is not None:
            return not self._allowed[number]
        return bool(self.game.rules.refusal(self.game.tables, self._cells, number))

    def _number(self, action: str) -> int | None:
        try:
            return self.game.action_id(action)
        except ValueError:
            return None

    def _seat(self, seat: Seat | None) -> Seat | None:
        if seat is None:
            return None
        number = whole_number(seat)
        if number is None or not 0 <= number < self.game.seats:
            raise ValueError(f"seats of this game are 0 to {self.game.seats - 1}, not {seat!r}")
        return number

    def _copy(self) -> Record:
        return new_record(self.game.STATE, self._cells.tobytes())

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a state does not change: {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a state does not change: {name} cannot be deleted")

    def _key(self) -> bytes:
        cells = writable(self._cells)
        cells["rng"] = 0
        return cells.tobytes()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.game, self._key()))

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restore, (self.game, self._cells.tobytes()))

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.position()}>"


@dataclass(frozen=True)
class Seen:
    """An action as a seat saw it made.

    `world`: the bytes of the world that its belief held before it; `action`: the number by which the
    seat knows the action (the game's `seen_as`).
    """

    world: bytes
    action: int


class Belief:
    """What a bot is handed instead of a state.

    It holds one possible world, redealt from what the seat knows with a generator that is the same
    for every belief: two states that the seat cannot tell apart give the same belief to the last
    byte, so nothing of the true state is in it. `past` is what the seat has seen of the match so far,
    the oldest action first; empty where nobody has kept it (see `bots.Memory`).
    """

    def __init__(self, state: State, seat: Seat | None, past: tuple[Seen, ...] = ()) -> None:
        """Forget all of `state` that `seat`, or a spectator (None), cannot know."""
        self.game = state.game
        self.seat = seat
        self.past = past
        world = state._copy()
        world.rng = ANY_WORLD
        self._redeal(world)
        world.rng = 0
        self._state = State(self.game, world)

    def remembering(self, past: tuple[Seen, ...]) -> Belief:
        """The same belief with what the seat has seen of the match so far."""
        return Belief(self._state, self.seat, past)

    @property
    def world(self) -> Record:
        """A copy of the possible world as a record, for compiled bots to redeal from."""
        return self._state._copy()

    @property
    def view(self) -> Document:
        """What the seat sees, as `State.view(seat)`."""
        return self._state.view(self.seat)

    @property
    def to_play(self) -> int | None:
        """The seat that must choose now."""
        return self._state.to_play

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal actions if the seat is to move, else none."""
        return self._state.legal if self.to_play == self.seat else ()

    @property
    def mask(self) -> NDArray[np.uint8]:
        """1 for every legal action if the seat is to move, else all 0; shape (n_actions,)."""
        if self.to_play != self.seat or self.seat is None:
            return np.zeros(self.game.n_actions, np.uint8)
        return self._state.mask

    @property
    def tensor(self) -> NDArray[np.float32]:
        """What the seat knows as numbers, as `State.tensor`. Raises ValueError for a spectator's belief."""
        if self.seat is None:
            raise ValueError("a tensor needs a seat")
        return self._state.tensor(self.seat)

    def sample(self, rng: np.random.Generator | int | None = None) -> State:
        """A state that the seat cannot tell from the true one, drawn with `rng` (a generator or a seed)."""
        generator = np.random.default_rng(rng)
        record = self.world
        record.rng = generator.integers(0, 1 << 32, size=len(record.rng))
        self._redeal(record)
        return State(self.game, record)

    def _redeal(self, record: Record) -> None:
        seat = NOBODY if self.seat is None else self.seat
        self.game.rules.redeal(self.game.tables, record, seat)


def _restore(game: Game, content: bytes) -> State:
    return State(game, new_record(game.STATE, content))
