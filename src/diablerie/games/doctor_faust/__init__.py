"""Doctor Faust (Reinhold Wittig; Perlhuhn 1990, Blatz 1994): two devils hunt one soul."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from ...capabilities.composite_moves import CompositeMoves
from ...capabilities.hidden_facts import HiddenFacts
from ...capabilities.open_facts import OpenFacts
from ...compiled import Record
from ...documents import Document
from ...events import NOBODY, Seat
from ...fields import Plain
from ...game import Game
from ...outcome import Outcome
from ...refusals import Refusal
from . import notation
from .ai.settings import AI_SETTINGS
from .belief import view
from .belief.hidden_facts import TrapFacts
from .belief.open_facts import TurnFacts
from .belief.tensor import PIECES
from .composite_moves import PieceMoves
from .events import KINDS
from .options import EDITIONS, OPTIONS
from .position import reader, writer
from .rules.refusal_reasons import Reasons
from .state import (
    ACTIONS,
    DEVIL_CARDS,
    END_REASONS,
    LOWEST_SOUL,
    ONGOING,
    REASONS,
    SEATS,
    SOUL_CARDS,
    STATE,
)
from .tables import tables_of

COLOURS = ("red", "blue")
"""The colours of the seats (DF-03)."""


class DoctorFaust(Game):
    """The game with its switches settled."""

    name = "doctor-faust"
    title = "Doctor Faust"
    seat_range = (SEATS, SEATS)
    default_seats = SEATS
    OPTIONS = OPTIONS
    EDITIONS = EDITIONS
    STATE = STATE
    ai = AI_SETTINGS
    EVENT_KINDS = KINDS
    END_REASONS = END_REASONS
    rules_version = "1"
    clause_prefix = "DF"
    no_action_clause = 8
    kernels = f"{__name__}.kernels"
    chance = False
    n_actions = ACTIONS
    tensor_pieces = PIECES
    environment_version = "2"
    EARLIER_TENSORS: ClassVar = {"1": "met"}

    def __init__(self, seats: int | None = None, **options: Any) -> None:
        """Settle the options; the pyramid and the stones need different start spaces (DF-02)."""
        super().__init__(seats, **options)
        if self.options["soul_start"] == self.options["devil_start"]:
            raise ValueError("soul_start and devil_start must be two different spaces (DF-02)")

    @property
    def deck(self) -> dict[str, int]:
        """DF-03, DF-04, DF-05: the soul cards, and the devil cards of both seats."""
        souls = {f"soul:{LOWEST_SOUL + at}": 1 for at in range(SOUL_CARDS)}
        lowest = self.plain_tables.lowest_devil
        values = range(lowest, lowest + DEVIL_CARDS)
        return souls | {f"{colour}:{value}": 1 for colour in COLOURS for value in values}

    def make_tables(self) -> Record:
        """The switches as numbers."""
        return tables_of(self.options)

    def action(self, number: int) -> str:
        """The notation of an action number."""
        return notation.write_action(number, self.plain_tables.lowest_devil)

    def action_id(self, text: str) -> int:
        """The number of an action in notation."""
        return notation.read_action(text, self.plain_tables.lowest_devil)

    def seen_action(self, action: str, actor: Seat, viewer: Seat | None) -> str:
        """The value of a card laid by another seat is not seen (DF-04)."""
        return action if actor == viewer else notation.hide_value(action)

    def write_position(self, plain: Plain) -> Document:
        """Everything about a record as JSON."""
        return writer.write(self.plain_tables, plain, self._scores(plain))

    def read_position(self, document: Mapping[str, Any], record: Record) -> None:
        """Set a dealt record to a position document."""
        reader.read(self.tables, document, record)

    def see_table(self, plain: Plain) -> Document:
        """What everybody may see."""
        return view.see_table(self.plain_tables, plain)

    def see_own(self, plain: Plain, seat: Seat | None) -> Document:
        """The cards, as far as a seat may know them."""
        return view.see_own(self.plain_tables, plain, seat)

    def see_revealed(self, plain: Plain) -> Document:
        """Both hands, and all cards that lie beside the board."""
        return view.see_revealed(self.plain_tables, plain)

    @cached_property
    def composite_moves(self) -> CompositeMoves:
        """Where each of the mover's pieces can go with the points left."""
        return PieceMoves(self.options)

    @property
    def hidden_facts(self) -> HiddenFacts:
        """What the card beside a space would do to the stone that walks there."""
        return TrapFacts()

    @property
    def open_facts(self) -> OpenFacts:
        """What a turn surely brings, and what it leaves to the rival."""
        return TurnFacts(self.options)

    def outcome(self, plain: Plain) -> Outcome | None:
        """How the game ended."""
        if plain.reason == ONGOING:
            return None
        winner = plain.winner
        return Outcome(str(REASONS[plain.reason]), None if winner == NOBODY else winner)

    def scores(self, plain: Plain) -> tuple[float, ...]:
        """The points of DF-41, public at every moment."""
        return tuple(self._scores(plain))

    def _scores(self, plain: Plain) -> list[int]:
        out = np.zeros(SEATS, np.int64)
        self.rules.scores(self.tables, plain.record, out)
        points: list[int] = out.tolist()
        return points

    def rematch(self, outcome: Outcome) -> dict[str, Any]:
        """DF-06: the winner starts the next game; after a drawn one the seats take turns."""
        drawn = outcome.winner is None
        return {"first_player": 1 - self.options["first_player"] if drawn else outcome.winner}

    def refuse(self, record: Record, action: str) -> Refusal:
        """Why an action is not legal: the first clause it breaks."""
        try:
            number = self.action_id(action)
        except ValueError:
            return self._refusal(self.no_action_clause, "", {"action": str(action)})
        clause = int(self.rules.refusal(self.tables, record, number))
        return self._refusal(clause, *Reasons(self.tables, record).find(number, clause))

    def _refusal(self, clause: int, kind: str, params: Mapping[str, Any]) -> Refusal:
        return Refusal(self.clause(clause), f"{self.name}-refusal-{clause:02d}{kind}", params)
