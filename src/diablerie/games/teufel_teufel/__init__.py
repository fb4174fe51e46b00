"""Teufel Teufel (Andreas Steiner, Hartmut Witt; Fun Connection and Salagames 1992): out of the underworld."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ...capabilities.composite_moves import CompositeMoves
from ...capabilities.hidden_facts import HiddenFacts
from ...capabilities.open_facts import OpenFacts
from ...compiled import Record
from ...definition import FULL
from ...documents import Document
from ...events import Event
from ...fields import Plain
from ...game import Game
from ...outcome import Outcome
from ...refusals import Refusal
from .ai.settings import AI_SETTINGS
from .belief import view
from .belief.hidden_facts import CardFacts
from .belief.open_facts import MoveFacts
from .belief.tensor import HIGHEST
from .belief.tensor_forms import pieces_of_form
from .belief.unseen import UNSEEN, unseen
from .composite_moves import SledMoves, has_peeked
from .events import KINDS
from .notation import CARD_NAMES, CELL_NAMES, COLOURS, read_action, write_action
from .options import OPTIONS
from .position import reader, writer
from .rules.refusal_reasons import Reasons
from .state import ACTIONS, CENTRE, COPIES, END_REASONS, MAX_SEATS, ONGOING, REASONS, SMALL, STATE
from .tables import tables_of


class TeufelTeufel(Game):
    """The game with its seats and switches settled."""

    name = "teufel-teufel"
    title = "Teufel Teufel"
    seat_range = (2, MAX_SEATS)
    default_seats = 4
    OPTIONS = OPTIONS
    STATE = STATE
    ai = AI_SETTINGS
    EVENT_KINDS = KINDS
    END_REASONS = END_REASONS
    rules_version = "2"
    environment_version = "2"
    EARLIER_RULES: ClassVar = {"1": {"start_again": "no"}}
    clause_prefix = "TT"
    no_action_clause = 8
    kernels = f"{__name__}.kernels"
    n_actions = ACTIONS
    TENSOR_FORMS = (FULL, SMALL)
    history_fields = (
        "visited",
        "mixed_cells",
        "mixed_persons",
        "mixed_devils",
        "mixed_towers",
        "mixed_for",
    )

    def __init__(self, seats: int | None = None, **options: Any) -> None:
        """Settle seats and options; the first player is a seat of this game (TT-04)."""
        super().__init__(seats, **options)
        first = self.options["first_player"]
        if first >= self.seats:
            raise ValueError(
                f"option first_player is a seat from 0 to {self.seats - 1}, not {first} (TT-04)"
            )

    @cached_property
    def board(self) -> Document:
        """The cells, the marked ones among them, and the switches: public and the same all through a game."""
        return {
            "cells": list(CELL_NAMES),
            "centre": CELL_NAMES[CENTRE],
            "marked": self.options["marked"].split(),
            "colours": list(COLOURS[: self.seats]),
            "switches": dict(self.options),
        }

    @property
    def deck(self) -> dict[str, int]:
        """TT-02: a letter in a colour is on one card; there are several devils and towers."""
        return dict(zip(CARD_NAMES, COPIES, strict=True))

    @cached_property
    def tensor_pieces(self) -> Mapping[str, tuple[int, ...]]:
        """The named pieces of the tensor in order, with their shapes (see `pieces`, `small_pieces`)."""
        return pieces_of_form(self.seats, self.tensor_form)

    @property
    def unseen_pieces(self) -> Mapping[str, tuple[int, ...]]:
        """All cards, wherever they lie."""
        return UNSEEN

    def unseen(self, plain: Plain) -> NDArray[np.float32]:
        """The cards by kind, where they lie and in hand."""
        return unseen(plain)

    @property
    def tensor_highest(self) -> Mapping[str, float | Sequence[float]]:
        """Counts of cards, devils and letters."""
        return HIGHEST

    def make_tables(self) -> Record:
        """The switches as numbers."""
        return tables_of(self.options, self.seats, self.tensor_form)

    def action(self, number: int) -> str:
        """The notation of an action number."""
        return write_action(number)

    def action_id(self, text: str) -> int:
        """The number of an action in notation."""
        return read_action(text)

    def write_position(self, plain: Plain) -> Document:
        """The position document, with the keys of `position.KEYS`."""
        return writer.write(self.plain_tables, plain)

    def read_position(self, document: Mapping[str, Any], record: Record) -> None:
        """Set a dealt record to a position document."""
        reader.read(self.tables, document, record, self.interpreted_rules)

    def knew(self, plain: Plain, event: Event, seat: int) -> bool:
        """TT-17: whether a card turned up is one that the seat had peeked at."""
        return event.kind == "turned-up" and has_peeked(plain, seat, event.params["cell"])

    def see_table(self, plain: Plain) -> Document:
        """What everybody may see."""
        return view.see_table(self.plain_tables, plain)

    def see_own(self, plain: Plain, seat: int | None) -> Document:
        """The cards, as far as a seat may know them."""
        return view.see_own(plain, seat)

    def see_revealed(self, plain: Plain) -> Document:
        """All cards, those in hand for a shuffle among them."""
        return view.see_revealed(plain)

    @cached_property
    def composite_moves(self) -> CompositeMoves:
        """Where the seat to move can go."""
        return SledMoves(self.options)

    @property
    def hidden_facts(self) -> HiddenFacts:
        """What the card is that would be turned up or looked at."""
        return CardFacts(self.seats)

    @property
    def open_facts(self) -> OpenFacts:
        """Letters, devils and towers, and what is known of cards face down."""
        return MoveFacts()

    def outcome(self, plain: Plain) -> Outcome | None:
        """How the game ended: the first out is the winner, if anybody got out (TT-43)."""
        if plain.reason == ONGOING:
            return None
        ranking = tuple(map(tuple, writer.ranking(self.plain_tables, plain)))
        winner = ranking[0][0] if plain.left_count > 0 else None
        return Outcome(str(REASONS[plain.reason]), winner, ranking)

    def scores(self, plain: Plain) -> tuple[float, ...] | None:
        """Ranks from 1, tied seats the mean of their places (TT-43); None before the end."""
        if plain.reason == ONGOING:
            return None
        rank = self.interpreted_rules.rank
        return tuple(rank(self.tables, plain.record, seat) for seat in range(self.seats))

    def refuse(self, record: Record, action: str) -> Refusal:
        """Why an action is not legal: the lowest clause it breaks."""
        try:
            number = self.action_id(action)
        except ValueError:
            return self._refusal(self.no_action_clause, "", {"action": str(action)})
        clause = int(self.rules.refusal(self.tables, record, number))
        reasons = Reasons(self.interpreted_rules, self.tables, record)
        return self._refusal(clause, *reasons.find(action, clause))

    def _refusal(self, clause: int, kind: str, params: Mapping[str, Any]) -> Refusal:
        return Refusal(self.clause(clause), f"{self.name}-refusal-{clause:02d}{kind}", params)
