"""OwnGame: a game of one's own, of which only fields, actions and rules are declared; all else follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from .. import rulebook, words
from ..capabilities.ai import AI
from ..compiled import Record
from ..documents import Document
from ..dtypes import new_record
from ..events import EventKind, Seat
from ..fields import Plain
from ..game import Game
from ..options import Option
from ..outcome import Outcome
from ..refusals import Refusal
from ..whole_numbers import whole_number
from . import position, redeal, tensor, view, wording
from .declared import ACTION, Action, Field, Secret, documented
from .events import ACTED, ACTED_SECRETLY, DEALT, EVENT_KINDS, kinds_of
from .instances import key_of
from .layout import KNOWN, RESERVED, TABLES, owners_of, shape_of, state_dtype
from .rules_state import RulesState, tell

THE_GAME, THE_DEAL, FIRST_ACTION = 1, 2, 3
"""The clauses of the rulebook that is made of the docstrings; the end comes after the actions."""

INTERPRETED_LEVELS: Mapping[str, Mapping[str, Any]] = {
    "imp": {"simulations": 60},
    "devil": {"simulations": 400},
    "archdevil": {"simulations": 2_000},
}
"""Rules that are not compiled take a hundred times as long: searches have fewer simulations."""

Ways = tuple[Action, tuple[int | str, ...]]


class OwnGame(Game):
    """A game of one's own: a subclass declares it.

    It must have `interface`, `name` and `seat_range`; its fields, as class attributes (see `Public`,
    `Private`, `Hidden`); `endings`, a sentence for each reason by which it can end; `deal`, and an
    `action` for each kind of action. Where it needs them it has `OPTIONS`, `title`, `default_seats`,
    `highest_points`, `forbidden`, `redeal` and `judge`. Rules read the state and change it (see
    `RulesState`). Raises ValueError for a declaration that will not do.
    """

    interface: ClassVar[int]
    endings: ClassVar[Mapping[str, str]]
    highest_points: float | None = None
    """The farthest that anybody's points can be from the mean; None: payoffs go by places alone."""

    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    EVENT_KINDS = EVENT_KINDS
    rules_version = "1"
    environment_version = "1"
    no_action_clause = THE_GAME
    kernels = f"{__package__}.kernels"
    is_compiled = False
    terminal = f"{__package__}.terminal"
    ai = AI(search={"horizon": 60}, levels=INTERPRETED_LEVELS)
    tensor_highest: ClassVar[Mapping[str, float]] = {}

    doc: ClassVar[str]
    deal_doc: ClassVar[str]
    fields: ClassVar[Mapping[str, Field]]
    declared_actions: ClassVar[tuple[Action, ...]]

    # What a game may declare

    def deal(self, state: RulesState) -> None:
        """Begin a game: set the fields, and who is to move if it is not seat 0."""
        raise NotImplementedError

    def forbidden(self, state: RulesState, name: str, *arguments: int | str) -> str | None:
        """Why the seat to move may not do an action, as a sentence; None if it may."""
        return None

    def redeal(self, state: RulesState, seat: Seat) -> None:
        """Deal anew what `seat` (-1: an onlooker) does not know, each possibility as likely as it is."""
        redeal.redealt(state, self.fields, seat)

    def judge(self, state: RulesState) -> Sequence[float]:
        """What a game that goes on is worth to each seat at a glance, from −1 to 1, for bots that search."""
        return [0.0] * self.seats

    # The declaration, read

    def __init_subclass__(cls, **known: Any) -> None:
        super().__init_subclass__(**known)
        if not hasattr(cls, "name"):
            return
        cls.title = getattr(cls, "title", cls.name.replace("-", " ").capitalize())
        cls.default_seats = getattr(cls, "default_seats", cls.seat_range[0])
        cls.doc, cls.deal_doc = documented(cls), documented(cls.deal)
        cls.fields = _fields_of(cls)
        cls.declared_actions = _actions_of(cls)
        cls.STATE = state_dtype(cls.fields, cls.seat_range[1])
        cls.clause_prefix = _initials(cls.name)
        cls.END_REASONS = dict.fromkeys(cls.endings, (FIRST_ACTION + len(cls.declared_actions),))
        words.add_game(cls.name, wording.catalogues(cls))
        rulebook.add_game(cls.name, wording.rulebook(cls))

    @cached_property
    def ways(self) -> tuple[Ways, ...]:
        """By its number, of every action the kind and the arguments."""
        return tuple((each, way) for each in self.declared_actions for way in each.ways)

    @cached_property
    def action_texts(self) -> tuple[str, ...]:
        """The notation of every action, by number."""
        return tuple(":".join(map(str, (each.name, *way))) for each, way in self.ways)

    @cached_property
    def action_names(self) -> tuple[str, ...]:
        """The notation of every action, by number, as others see it that may not know the arguments."""
        names = (each.name for each, _ in self.ways)
        return tuple(
            f"{name}:?" if each.secret else text
            for name, (each, _), text in zip(names, self.ways, self.action_texts, strict=True)
        )

    @cached_property
    def _numbers(self) -> Mapping[str, int]:
        return {text: number for number, text in enumerate(self.action_texts)}

    @cached_property
    def value_offsets(self) -> Mapping[str, int]:
        """Where the values of a field begin among those of all fields."""
        found, at = {}, 0
        for name, field in self.fields.items():
            found[name] = at
            at += len(field.values)
        return found

    # The rules, for loops over any game: see `kernels`

    def start_rules(self, record: Record) -> None:
        """Deal a game into a record."""
        record.turn, record.reason, record.to_play = 1, 0, 0
        record.points[...] = 0
        for name, field in self.fields.items():
            if shape_of(field, self.seats):
                getattr(record, name)[...] = field.start
            else:
                setattr(record, name, field.start)
            if isinstance(field, Secret):
                known = getattr(record, f"{name}{KNOWN}")
                known[...] = owners_of(field, known.shape)
        state = RulesState(self, record)
        self.deal(state)
        tell(record, THE_DEAL, DEALT, int(record.to_play))

    def legal_numbers(self, record: Record) -> list[int]:
        """The numbers of the legal actions."""
        if record.to_play < 0:
            return []
        state = RulesState(self, record)
        return [
            number
            for number, (each, way) in enumerate(self.ways)
            if self.forbidden(state, each.name, *way) is None
        ]

    def refusing(self, record: Record, number: int) -> tuple[int, str | None]:
        """The clause that forbids an action and why; 0 for none."""
        if record.to_play < 0:
            return self.clause_of_end, None
        each, way = self.ways[number]
        why = self.forbidden(RulesState(self, record), each.name, *way)
        return (0 if why is None else self._clause_of(each)), why

    def act(self, record: Record, number: int) -> None:
        """Do a legal action."""
        each, way = self.ways[number]
        seat, clause = int(record.to_play), self._clause_of(each)
        if each.secret:
            tell(record, clause, ACTED_SECRETLY, seat, number, number)
        else:
            tell(record, clause, ACTED, seat, number)
        each.function(self, RulesState(self, record), *way)

    def payoffs_of(self, record: Record) -> NDArray[np.float64]:
        """Zero-sum payoffs from the points, from −1 to 1."""
        points = np.array(record.points[: self.seats], np.float64)
        if self.highest_points is not None:
            return np.asarray((points - points.mean()) / self.highest_points)
        beaten = np.sign(points[:, None] - points[None, :]).sum(axis=1)
        return np.asarray(beaten / max(1, self.seats - 1))

    def evaluated(self, record: Record) -> Any:
        """The payoffs of a game that is over, else what it is worth at a glance."""
        return self.payoffs_of(record) if record.reason else self.judge(RulesState(self, record))

    def observed(self, record: Record, seat: Seat, out: NDArray[np.float32]) -> None:
        """Write what a seat may know into a tensor."""
        tensor.write(RulesState(self, record), self.fields, seat, out)

    def dealt_anew(self, record: Record, seat: Seat) -> None:
        """Deal anew what a seat does not know. When the game is over, points stay as they are."""
        self.redeal(RulesState(self, record), seat)

    def open_number(self, number: int) -> int:
        """The number by which other seats know an action: of a secret one the first of its kind."""
        each, _ = self.ways[number]
        if not each.secret:
            return number
        return next(at for at, (other, _) in enumerate(self.ways) if other is each)

    @property
    def clause_of_end(self) -> int:
        """The clause on how the game ends."""
        return FIRST_ACTION + len(self.declared_actions)

    @property
    def clause_of_showing(self) -> int:
        """The clause under which something is shown: what the game is."""
        return THE_GAME

    def _clause_of(self, each: Action) -> int:
        return FIRST_ACTION + self.declared_actions.index(each)

    # What engines ask

    def warm(self) -> None:
        """Nothing: these rules stay with the interpreter."""

    @cached_property
    def compiled_rules(self) -> ModuleType:
        """The rules as the interpreter runs them, for loops that are interpreted with them."""
        return self.interpreted_rules.module

    def make_tables(self) -> Record:
        """By which the rules find this game."""
        tables = new_record(TABLES, bytes(TABLES.itemsize))
        tables.key = key_of(self)
        return tables

    @property
    def n_actions(self) -> int:
        """How many actions there are."""
        return len(self.ways)

    def action(self, number: int) -> str:
        """The notation of an action number."""
        found = whole_number(number)
        if found is None or not 0 <= found < self.n_actions:
            raise ValueError(f"actions are numbered 0 to {self.n_actions - 1}, not {number!r}")
        return self.action_texts[found]

    def action_id(self, text: str) -> int:
        """The number of an action in notation."""
        if not isinstance(text, str) or text not in self._numbers:
            known = ", ".join(dict.fromkeys(each.name for each, _ in self.ways))
            raise ValueError(f"{text!r} is no action; actions are {known}")
        return self._numbers[text]

    def seen_action(self, action: str, actor: Seat, viewer: Seat | None) -> str:
        """A secret action as others see it: without its arguments."""
        return action if actor == viewer else self.action_names[self.action_id(action)]

    def refuse(self, record: Record, action: str) -> Refusal:
        """Why an action is not legal."""
        if action not in self._numbers:
            known = ", ".join(each.name for each in self.declared_actions)
            told = {"action": str(action), "known": known}
            return self._refusal(self.no_action_clause, "none", told)
        clause, why = self.refusing(record, self._numbers[action])
        return self._refusal(clause, "over" if why is None else "why", {"why": why} if why else {})

    def _refusal(self, clause: int, kind: str, params: Mapping[str, Any]) -> Refusal:
        return Refusal(self.clause(clause), f"{self.name}-refusal-{kind}", params)

    def outcome(self, plain: Plain) -> Outcome | None:
        """How the game ended: whoever has more points than anybody else has won."""
        if not plain.reason:
            return None
        reason = list(self.END_REASONS)[plain.reason - 1]
        return Outcome(reason, self.winner_by(plain.points[: self.seats]))

    def winner_by(self, points: Sequence[float]) -> Seat | None:
        """The seat with more points than any other."""
        best = [seat for seat, each in enumerate(points) if each == max(points)]
        return best[0] if len(best) == 1 else None

    def scores(self, plain: Plain) -> tuple[float, ...] | None:
        """The points once the game is over."""
        return tuple(plain.points[: self.seats]) if plain.reason else None

    @property
    def event_kinds(self) -> tuple[EventKind, ...]:
        """The kinds of event by number."""
        return self._event_kinds

    @cached_property
    def _event_kinds(self) -> tuple[EventKind, ...]:
        return kinds_of(self)

    @property
    def tensor_pieces(self) -> Mapping[str, tuple[int, ...]]:
        """Who is to move, and each field: see `tensor`."""
        return self._tensor_pieces

    @cached_property
    def _tensor_pieces(self) -> Mapping[str, tuple[int, ...]]:
        return tensor.pieces_of(self.fields, self.seats)

    @property
    def board(self) -> Document:
        """What each field is called, what its numbers are called, and whether each seat has its own."""
        return {
            name: {
                "doc": field.doc or name.replace("_", " "),
                "by_seat": field.is_by_seat,
                "names": None if field.names is None else list(field.names),
            }
            for name, field in self.fields.items()
        }

    def see_table(self, plain: Plain) -> Document:
        """The public fields, and what besides everybody sees."""
        return view.see_table(self, plain)

    def see_own(self, plain: Plain, seat: Seat | None) -> Document:
        """The secret fields as a seat sees them."""
        return view.see_own(self, plain, seat)

    def see_revealed(self, plain: Plain) -> Document:
        """The same with nothing hidden."""
        return view.see_revealed(self, plain)

    def write_position(self, plain: Plain) -> Document:
        """Everything about a state as JSON."""
        return position.write(self, plain)

    def read_position(self, document: Mapping[str, Any], record: Record) -> None:
        """Set a dealt record to a position document."""
        position.read(self, document, record)


def _fields_of(kind: type[OwnGame]) -> dict[str, Field]:
    found = {
        name: value
        for each in reversed(kind.__mro__)
        for name, value in vars(each).items()
        if isinstance(value, Field)
    }
    for name in found:
        if name in RESERVED or name.startswith("_"):
            raise ValueError(f"no field may be called {name!r}")
    return found


def _actions_of(kind: type[OwnGame]) -> tuple[Action, ...]:
    names = dict.fromkeys(name for each in reversed(kind.__mro__) for name in vars(each))
    found = [getattr(getattr(kind, name, None), ACTION, None) for name in names]
    actions = tuple(each for each in found if isinstance(each, Action))
    if not actions:
        raise ValueError(f"{kind.__name__} has no action: nobody could do anything")
    return actions


def _initials(name: str) -> str:
    """Two or three capitals before the numbers of clauses."""
    words_of = [part for part in name.split("-") if part[0].isalpha()]
    letters = "".join(part[0] for part in words_of) if len(words_of) > 1 else "".join(words_of)
    return "".join(filter(str.isalpha, letters))[:3].upper()
