"""OwnGame: a game of one's own, of which only fields, actions and rules are declared; all else follows."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from inspect import getdoc
from types import ModuleType
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from .. import rulebook, words
from ..capabilities.ai import AI
from ..compiled import Record
from ..documents import Document
from ..dtypes import new_record
from ..events import NOBODY, EventKind, Seat
from ..fields import Plain, fields_of
from ..game import Game
from ..options import Option
from ..outcome import Outcome
from ..refusals import Refusal
from ..whole_numbers import whole_number
from . import position, redeal, tensor, view, wording
from .declaration import THE_DEAL, THE_GAME, Declaration
from .declared import Secret
from .ending import outcome_of
from .events import ACTED, ACTED_SECRETLY, DEALT, EVENT_KINDS, kinds_of
from .instances import key_of
from .layout import KNOWN, TABLES, cells_of, owners_of, shape_of, state_dtype
from .page_script import digest_of, script_of
from .picture import Picture, board_document
from .rules_state import RulesState, tell

INTERPRETED_LEVELS: Mapping[str, Mapping[str, Any]] = {
    "imp": {"simulations": 60},
    "devil": {"simulations": 400},
    "archdevil": {"simulations": 2_000, "endgame": 1_000},
}
"""Rules that are not compiled take a hundred times as long: searches look at less."""


class OwnGame(Game):
    """A game of one's own: a subclass declares it.

    It must have `interface`, `name` and `seat_range`; its fields, as class attributes (see `Public`,
    `Private`, `Hidden`); `endings`, a sentence for each reason by which it can end; and an
    `action` for each kind of action. Where it needs them it has `answers`, a sentence for each that
    `RulesState.answer` gives, `OPTIONS`, `title`, `default_seats`, `picture`, `page`, `deal`,
    `highest_points`, `forbidden`, `redeal`, `judge` and `prior`. Rules read the state and change it (see
    `RulesState`). Raises ValueError for a declaration that will not do.
    """

    interface: ClassVar[int]
    endings: ClassVar[Mapping[str, str]]
    answers: ClassVar[Mapping[str, str]] = {}
    page: ClassVar[str | None] = None
    """A file beside the module, an ES module that draws the board on the page: see docs/own-game.md."""
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    EVENT_KINDS = EVENT_KINDS
    rules_version = "1"
    environment_version = "1"
    no_action_clause = THE_GAME
    kernels = f"{__package__}.kernels"
    is_compiled = False
    is_drawn = False
    terminal = f"{__package__}.terminal"
    ai = AI(search={"horizon": 60}, levels=INTERPRETED_LEVELS)
    tensor_highest: ClassVar[Mapping[str, float]] = {}

    declared: ClassVar[Declaration]
    """What this class declares."""

    # What a game may declare

    @property
    def picture(self) -> Picture | None:
        """The board as it is drawn, None for a game without one."""
        return None

    @property
    def highest_points(self) -> float | None:
        """The farthest that anybody's points can be from the mean; None: payoffs go by places alone."""
        return None

    def deal(self, state: RulesState) -> None:
        """Every field begins as it is declared, and the first seat begins."""

    def forbidden(self, state: RulesState, name: str, *arguments: int | str) -> str | None:
        """Why the seat to move may not do an action, as a sentence; None if it may."""
        return None

    def redeal(self, state: RulesState, seat: Seat) -> None:
        """Deal anew what `seat` (-1: an onlooker) does not know, each possibility as likely as it is."""
        redeal.redealt(state, self.declared.fields, seat)

    def judge(self, state: RulesState) -> Sequence[float]:
        """What a game that goes on is worth to each seat at a glance, from −1 to 1, for bots that search."""
        return [0.0] * self.seats

    def prior(self, state: RulesState, name: str, *arguments: int | str) -> float:
        """How readily a legal action comes to the mind of the seat to move, above 0; 1: as any.

        Bots try sooner what comes readily, and take it for what others do. It may follow from what that seat
        knows alone.
        """
        return 1.0

    # The declaration, read

    def __init_subclass__(cls, **known: Any) -> None:
        super().__init_subclass__(**known)
        if not hasattr(cls, "name"):
            return
        cls.title = getattr(cls, "title", cls.name.replace("-", " ").capitalize())
        cls.default_seats = getattr(cls, "default_seats", cls.seat_range[0])
        if getdoc(cls) == getdoc(OwnGame):
            raise ValueError(f"{cls.__qualname__} needs a docstring: it tells players the game")
        cls.declared = Declaration.of(cls)
        script_of(cls)
        if isinstance(cls.picture, Picture):
            cls.picture.check(cls.declared)
            cls.picture.check_whole(cls.declared)
        cls.STATE = state_dtype(cls.declared.fields, cls.seat_range[1])
        cls.clause_prefix = cls.declared.clause_prefix
        cls.END_REASONS = dict.fromkeys(cls.endings, (cls.declared.clause_of_end,))
        words.add_game(cls.name, wording.catalogues(cls.declared))
        rulebook.add_game(cls.name, wording.rulebook(cls.declared))

    def _state(self, record: Record, clause: int = THE_GAME) -> RulesState:
        return RulesState(self.declared, self.seats, record, clause)

    # The rules, for loops over any game: see `kernels`

    def start_rules(self, record: Record) -> None:
        """Deal a game into a record."""
        record.turn, record.reason, record.to_play = 1, 0, 0
        record.points[...] = 0
        for name, field in self.declared.fields.items():
            if shape_of(field, self.seats):
                getattr(record, name)[...] = field.start
            else:
                setattr(record, name, field.start)
            if isinstance(field, Secret):
                known = getattr(record, f"{name}{KNOWN}")
                known[...] = owners_of(field, known.shape)
        self.deal(self._state(record, THE_DEAL))
        tell(record, THE_DEAL, DEALT, int(record.to_play))

    def legal_numbers(self, record: Record) -> list[int]:
        """The numbers of the legal actions."""
        if record.to_play < 0:
            return []
        state, forbidden, ways = self._state(record), self.forbidden, self.declared.ways
        found, number = list[int](), 0
        try:
            for number in self.declared.numbers_of[record.to_play]:
                each, way = ways[number]
                if forbidden(state, each.name, *way) is None:
                    found.append(number)
        except Exception as error:
            error.add_note(f"in forbidden, asked for {self.declared.action_texts[number]}")
            raise
        return found

    def refusing(self, record: Record, number: int) -> tuple[int, str | None]:
        """The clause that forbids an action and why; 0 for none."""
        if record.to_play < 0:
            return self.declared.clause_of_end, None
        each, way = self.declared.ways[number]
        if each.seat not in (None, record.to_play):
            return self.declared.clause_of(each), None
        why = self.forbidden(self._state(record), each.name, *way)
        return (0 if why is None else self.declared.clause_of(each)), why

    def act(self, record: Record, number: int) -> None:
        """Do a legal action."""
        each, way = self.declared.ways[number]
        seat, clause = int(record.to_play), self.declared.clause_of(each)
        if each.secret:
            tell(record, clause, ACTED_SECRETLY, seat, number, number, number, number)
        else:
            tell(record, clause, ACTED, seat, number, number)
        try:
            each.function(self, self._state(record, clause), *way)
        except Exception as error:
            error.add_note(f"in the action {self.declared.action_texts[number]} of seat {seat}")
            raise

    def payoffs_of(self, record: Record) -> NDArray[np.float64]:
        """Zero-sum payoffs from the points, from −1 to 1."""
        points = np.array(record.points[: self.seats], np.float64)
        if self.highest_points is not None:
            return np.asarray((points - points.mean()) / self.highest_points)
        beaten = np.sign(points[:, None] - points[None, :]).sum(axis=1)
        return np.asarray(beaten / max(1, self.seats - 1))

    def evaluated(self, record: Record) -> Any:
        """The payoffs of a game that is over, else what it is worth at a glance."""
        return self.payoffs_of(record) if record.reason else self.judge(self._state(record))

    def write_prior(self, record: Record, weights: NDArray[np.float32]) -> None:
        """Write over the weights that are not 0 how readily the actions come to mind."""
        if type(self).prior is OwnGame.prior:
            return
        state = self._state(record)
        for number in np.flatnonzero(weights).tolist():
            each, way = self.declared.ways[number]
            try:
                weights[number] = _above_nought(self.prior(state, each.name, *way))
            except Exception as error:
                error.add_note(f"in prior, asked for {self.declared.action_texts[number]}")
                raise

    def observed(self, record: Record, seat: Seat, out: NDArray[np.float32]) -> None:
        """Write what a seat may know into a tensor."""
        tensor.write(self._state(record), self.declared.fields, seat, out)

    def dealt_anew(self, record: Record, seat: Seat) -> None:
        """Deal anew what a seat does not know. When the game is over, points stay as they are."""
        try:
            self.redeal(self._state(record), seat)
        except Exception as error:
            who = ", an onlooker" if seat == NOBODY else ""
            error.add_note(f"in redeal(state, {seat}){who}")
            raise

    def open_number(self, number: int) -> int:
        """The number by which other seats know an action."""
        return self.declared.open_numbers[number]

    # What engines ask

    def warm(self) -> None:
        """Nothing: these rules stay with the interpreter."""

    @cached_property
    def compiled_rules(self) -> ModuleType:
        """The rules as the interpreter runs them, for loops that are interpreted with them."""
        return self.interpreted_rules.module

    def make_tables(self) -> Record:
        """By which the rules find this game. Raises ValueError for a picture that will not do."""
        if self.picture is not None:
            self.picture.check(self.declared)
        tables = new_record(TABLES, bytes(TABLES.itemsize))
        tables.key = key_of(self)
        return tables

    @property
    def n_actions(self) -> int:
        """How many actions there are."""
        return len(self.declared.ways)

    def action(self, number: int) -> str:
        """The notation of an action number."""
        found = whole_number(number)
        if found is None or not 0 <= found < self.n_actions:
            raise ValueError(f"actions are numbered 0 to {self.n_actions - 1}, not {number!r}")
        return self.declared.action_texts[found]

    def action_id(self, text: str) -> int:
        """The number of an action in notation."""
        if not isinstance(text, str) or text not in self.declared.numbers:
            known = ", ".join(each.pattern for each in self.declared.actions)
            raise ValueError(f"{text!r} is no action; actions are {known}")
        return self.declared.numbers[text]

    def seen_action(self, action: str, actor: Seat, viewer: Seat | None) -> str:
        """A secret action as others see it: without its arguments."""
        return action if actor == viewer else self.declared.open_texts[self.action_id(action)]

    def refuse(self, record: Record, action: str) -> Refusal:
        """Why an action is not legal."""
        if action not in self.declared.numbers:
            known = ", ".join(each.pattern for each in self.declared.actions)
            told = {"action": str(action), "known": known}
            return self._refusal(self.no_action_clause, "none", told)
        clause, why = self.refusing(record, self.declared.numbers[action])
        if why is not None:
            return self._refusal(clause, "why", {"why": why})
        return self._refusal(clause, "over" if record.to_play < 0 else "seat", {})

    def _refusal(self, clause: int, kind: str, params: Mapping[str, Any]) -> Refusal:
        return Refusal(self.clause(clause), f"{self.name}-refusal-{kind}", params)

    def outcome(self, plain: Plain) -> Outcome | None:
        """How the game ended: whoever has more points than anybody else has won."""
        return outcome_of(self.declared, self.seats, plain)

    def scores(self, plain: Plain) -> tuple[float, ...] | None:
        """The points once the game is over."""
        return tuple(plain.points[: self.seats]) if plain.reason else None

    @property
    def event_kinds(self) -> tuple[EventKind, ...]:
        """The kinds of event by number."""
        return self._event_kinds

    @cached_property
    def _event_kinds(self) -> tuple[EventKind, ...]:
        return kinds_of(self.declared, self.picture)

    @property
    def tensor_pieces(self) -> Mapping[str, tuple[int, ...]]:
        """Who is to move, and each field: see `tensor`."""
        return self._tensor_pieces

    @cached_property
    def _tensor_pieces(self) -> Mapping[str, tuple[int, ...]]:
        return tensor.pieces_of(self.declared.fields, self.seats)

    @property
    def board(self) -> Document:
        """What fields and arguments are called, and the picture: see `picture.board_document`.

        `page`: the digest of the script that draws it on the page, null without one.
        """
        page = digest_of(type(self))
        return {**board_document(self.declared, self.picture), "page": page}

    def board_problem(self, plain: Plain) -> str:
        """What about a position is drawn on the picture and has no place there."""
        if self.picture is None:
            return ""
        record, fields = fields_of(plain.record), self.declared.fields
        cells = {
            name: np.ravel(cells_of(record, name, fields[name], self.seats)).tolist()
            for name in self.picture.drawn
        }
        return self.picture.misdrawn(cells)

    @classmethod
    def board_script(cls) -> bytes | None:
        """The script that draws its board on the page, if it brings one."""
        return script_of(cls)

    def see_table(self, plain: Plain) -> Document:
        """The public fields, and what besides everybody sees."""
        return view.see_table(self.declared, self.seats, plain)

    def see_own(self, plain: Plain, seat: Seat | None) -> Document:
        """The secret fields as a seat sees them."""
        return view.see_own(self.declared, self.seats, plain, seat)

    def see_revealed(self, plain: Plain) -> Document:
        """The same with nothing hidden."""
        return view.see_revealed(self.declared, self.seats, plain)

    def write_position(self, plain: Plain) -> Document:
        """Everything about a state as JSON."""
        return position.write(self.declared, self.seats, plain)

    def read_position(self, document: Mapping[str, Any], record: Record) -> None:
        """Set a dealt record to a position document."""
        position.read(self.declared, self.seats, document, record)


def _above_nought(weight: float) -> float:
    """How readily something comes to mind. Raises ValueError unless it is a number above 0."""
    if not 0 < weight < math.inf:
        raise ValueError(f"how readily an action comes to mind is a number above 0, not {weight!r}")
    return weight
