"""GameDefinition: what a game fills in, facts and methods; what every game has then follows from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from .capabilities.ai import AI
from .capabilities.commands import Commands
from .capabilities.composite_moves import CompositeMoves
from .capabilities.hidden_facts import HiddenFacts
from .capabilities.open_facts import OpenFacts
from .capabilities.premoves import Premoves
from .compiled import Record
from .documents import Document
from .events import Event, EventKind, Seat
from .fields import Plain
from .options import Option
from .outcome import Outcome
from .refusals import Refusal

FULL = "full"
"""The form of the tensor that every game has: all that a seat may know."""


class GameDefinition(ABC):
    """One game as its package fills it in, with its seats and options settled.

    STATE is the dtype of what changes during a game, `kernels` the module with the compiled rules. Records
    come as `Plain`: fields as Python's own numbers and lists. END_REASONS are the reasons of an outcome,
    each with the clauses by which a game ends so, in the order of the numbers in STATE's `reason` from 1 on.
    """

    # Facts

    name: ClassVar[str]
    title: ClassVar[str]
    seat_range: ClassVar[tuple[int, int]]
    default_seats: ClassVar[int]
    OPTIONS: ClassVar[tuple[Option, ...]]
    rules_version: ClassVar[str]
    environment_version: ClassVar[str]
    clause_prefix: ClassVar[str]
    no_action_clause: ClassVar[int]
    kernels: ClassVar[str]
    STATE: ClassVar[np.dtype[np.void]]
    EVENT_KINDS: ClassVar[tuple[EventKind, ...]]
    END_REASONS: ClassVar[Mapping[str, tuple[int, ...]]]

    seats: int
    options: Mapping[str, Any]

    # The rules, told to Python

    @abstractmethod
    def make_tables(self) -> Record:
        """The record of what does not change during a game."""

    @property
    @abstractmethod
    def n_actions(self) -> int:
        """How many actions there are, legal or not; they are numbered from 0."""

    @abstractmethod
    def action(self, number: int) -> str:
        """The notation of an action number. Raises ValueError if there is no such number."""

    @abstractmethod
    def action_id(self, text: str) -> int:
        """The number of an action in notation. Raises ValueError if it is no action of the game."""

    @abstractmethod
    def refuse(self, record: Record, action: str) -> Refusal:
        """Why an action that is not legal is not."""

    @abstractmethod
    def outcome(self, plain: Plain) -> Outcome | None:
        """How the game ended, None while it goes on."""

    @abstractmethod
    def scores(self, plain: Plain) -> tuple[float, ...] | None:
        """The game's own points or ranks per seat."""

    # What each seat may know

    @property
    @abstractmethod
    def tensor_pieces(self) -> Mapping[str, tuple[int, ...]]:
        """The named pieces of `State.tensor` in order, with their shapes."""

    @abstractmethod
    def see_table(self, plain: Plain) -> Document:
        """What everybody may know, as JSON: nothing is in it that is not put there."""

    @abstractmethod
    def see_own(self, plain: Plain, seat: Seat | None) -> Document:
        """What besides a seat, or a spectator (None), may know."""

    @abstractmethod
    def see_revealed(self, plain: Plain) -> Document:
        """The members of `see_own` with everything open: for who looks at a match that is over."""

    # Positions

    @abstractmethod
    def write_position(self, plain: Plain) -> Document:
        """Everything about a state as JSON."""

    @abstractmethod
    def read_position(self, document: Mapping[str, Any], record: Record) -> None:
        """Set `record`, dealt and with its generator seeded, to a position document.

        Raises ValueError saying what is wrong with the document.
        """

    # What a game may say besides: most do with what stands here

    EDITIONS: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Named bundles of options."""

    EARLIER_RULES: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Earlier values of `rules_version`, with options that settle what their rules left no choice in."""

    EARLIER_TENSORS: ClassVar[Mapping[str, str]] = {}
    """Earlier values of `environment_version`, with the last piece of what they showed.

    The version goes up whenever rules or tensor differ. Pieces are only ever added, and at the end.
    """

    TENSOR_FORMS: ClassVar[tuple[str, ...]] = (FULL,)
    """The forms of the tensor, the first of which is that of a game that nobody has asked for another."""

    tensor_form: str = FULL
    """The form of this game's tensor, one of TENSOR_FORMS: that which `tensor_pieces` names the pieces of."""

    chance: ClassVar[bool] = True
    """Whether the rules ever draw from the generator: cards chosen in secret may leave nothing to it."""

    is_compiled: ClassVar[bool] = True
    """Whether the rules are ever compiled: else loops over them stay with the interpreter, too."""

    is_drawn: ClassVar[bool] = True
    """Whether its board is drawn in pixels outside of the page: else there is only text."""

    history_fields: ClassVar[tuple[str, ...]] = ()
    """Fields of STATE, next to the generator's words, that tell only how a position has come about.

    They are left out of the transposition key: who looks ahead takes positions for one that differ in nothing
    else."""

    ai: ClassVar[AI] = AI()
    commands: ClassVar[Commands | None] = None

    @property
    def terminal(self) -> str:
        """The name of the module that draws the game in a terminal (see `terminal.GameTerminal`)."""
        return f"{type(self).__module__}.terminal"

    @property
    def most_actions(self) -> int:
        """How many actions there can be, whatever the options: bots have room for so many."""
        return self.n_actions

    @property
    def tensor_highest(self) -> Mapping[str, float | Sequence[float]]:
        """The highest number of each piece of the tensor in which there can be more than 1.

        One for all, or one for each place of its last axis. None is below 0.
        """
        return {}

    @property
    def unseen_pieces(self) -> Mapping[str, tuple[int, ...]]:
        """The named pieces of what lies on the table and no seat need know, in order, with their shapes.

        What chance has still to bring, as the order of a pile, is not among them.
        """
        return {}

    def unseen(self, plain: Plain) -> NDArray[np.float32]:
        """The pieces of `unseen_pieces`, one after another: numbers from 0 to 1."""
        return np.zeros(0, np.float32)

    @property
    def board(self) -> Document:
        """What a picture of the board is drawn from, as JSON: public, the same during a whole game."""
        return {}

    def board_problem(self, plain: Plain) -> str:
        """What about a position has no place on the board, as a sentence; "" if nothing."""
        return ""

    @classmethod
    def board_script(cls) -> bytes | None:
        """An ES module that draws its board on the page, for a game whose board the page does not have."""
        return None

    @property
    def deck(self) -> Mapping[str, int]:
        """All cards that are in play, by their ids, and how many there are of each: public."""
        return {}

    @property
    def event_kinds(self) -> tuple[EventKind, ...]:
        """The kinds of event by number, with facts decoded as the options have it."""
        return self.EVENT_KINDS

    @property
    def composite_moves(self) -> CompositeMoves:
        """Moves of several actions that a person makes as one."""
        return CompositeMoves()

    @property
    def hidden_facts(self) -> HiddenFacts:
        """What is hidden and bears on an action, each with a message `<game>-counsel-<kind>`."""
        return HiddenFacts()

    @property
    def open_facts(self) -> OpenFacts:
        """What a seat knows and speaks for what it does, each with a message `<game>-counsel-<kind>`."""
        return OpenFacts()

    @property
    def premoves(self) -> Premoves:
        """What seats may answer in advance, before they are asked."""
        return Premoves(self.title)

    def seen_action(self, action: str, actor: Seat, viewer: Seat | None) -> str:
        """An action as another seat, or a spectator, sees it made."""
        return action

    def knew(self, plain: Plain, event: Event, seat: Seat) -> bool:
        """Whether a seat knew before what an event brings to light of an action done at `plain`."""
        return False

    def rematch(self, outcome: Outcome) -> dict[str, Any]:
        """The options that change when the same seats play again, as the rules have it for a series."""
        return {}
