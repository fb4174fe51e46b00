"""Kill Doctor Lucky (James Ernest; Cheapass Games 1996): a house full of murderers, and one old man."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from ...compiled import Record
from ...events import NOBODY, EventKind
from ...fields import Plain
from ...game import Game, Outcome
from ...refusals import Refusal
from ...state import Document, State, new_record
from ...suppositions import Supposition
from ...walks import Walk
from . import composite_moves, premoves
from .ai.traits import STYLES, TRAITS
from .belief import hidden_facts, view
from .belief.tensor import pieces
from .events import KINDS, kinds_of
from .mansion import Mansion, printed, read_mansion_text
from .notation import Notation
from .options import OPTIONS
from .position import reader, writer
from .rules.refusal_reasons import Reasons
from .state import HAND, MAX_ACTIONS, MAX_SEATS, NONE, ONGOING, REASONS, STATE, TABLES


class KillDoctorLucky(Game):
    """The game with its seats, switches and house settled."""

    name = "kill-doctor-lucky"
    title = "Kill Doctor Lucky"
    seat_range = (2, MAX_SEATS)
    default_seats = 4
    OPTIONS = OPTIONS
    STATE = STATE
    TRAITS = TRAITS
    STYLES = STYLES
    EVENT_KINDS = KINDS
    rules_version = "1"
    clause_prefix = "KDL"
    no_action_clause = 6
    kernels = f"{__name__}.kernels"
    search: ClassVar[Mapping[str, Any]] = {"horizon": 0, "exploration": 0.6, "reduction": 0.04}
    LEVELS: ClassVar[Mapping[str, Mapping[str, Any]]] = {"imp": {"simulations": 400}}

    def __init__(self, seats: int | None = None, **options: Any) -> None:
        """Settle seats and options; dealer and first player are seats of this game (KDL-04)."""
        super().__init__(seats, **options)
        for name in ("dealer", "first_player"):
            seat = self.options[name]
            if seat is not None and seat >= self.seats:
                raise ValueError(
                    f"option {name} is a seat from 0 to {self.seats - 1}, not {seat} (KDL-04)"
                )
        cards = sum(self._deck.values())
        if cards < HAND * self.seats:
            raise ValueError(
                f"the deck of this mansion has {cards} cards in play, and {self.seats} seats "
                f"need {HAND} each (KDL-05)"
            )

    @cached_property
    def mansion(self) -> Mansion:
        """The house that is played in."""
        text = self.options["mansion"]
        return printed() if text is None else read_mansion_text(text)

    @cached_property
    def notation(self) -> Notation:
        """The ids of the house by number."""
        return Notation(self.mansion)

    @cached_property
    def _deck(self) -> dict[str, int]:
        """KDL-02, KDL-31: how many cards of each kind are in play."""
        deck = dict(self.mansion.deck_cards)
        if self.options["remove_f3"]:
            deck["fail3"] = 0
        return deck

    @cached_property
    def board(self) -> Document:
        """The house, public and the same all through a game: spaces, doors, sight lines, the deck in play."""
        return {**self.mansion.board(), "deck": self._deck}

    @cached_property
    def event_kinds(self) -> tuple[EventKind, ...]:
        """The kinds of event, with the names of this house's spaces, cards and weapons."""
        return kinds_of(self.notation.spaces, self.notation.cards, self.notation.weapons)

    @property
    def n_actions(self) -> int:
        """How many actions there are in this house."""
        return len(self.notation.actions)

    @property
    def most_actions(self) -> int:
        """How many actions there can be in any house."""
        return MAX_ACTIONS

    @cached_property
    def tensor_pieces(self) -> Mapping[str, tuple[int, ...]]:
        """The named pieces of the tensor in order, with their shapes (see `observation.pieces`)."""
        return pieces(self.seats, len(self.notation.spaces), len(self.notation.cards))

    def make_tables(self) -> Record:
        """The house and the switches as numbers."""
        tables = new_record(TABLES, bytes(TABLES.itemsize))
        chosen = self.options
        tables.seats = self.seats
        tables.weapon_bonus = chosen["weapon_bonus"]
        tables.max_turns = chosen["max_turns"]
        for name in ("dealer", "first_player"):
            tables[name] = NOBODY if chosen[name] is None else chosen[name]
        self._tabulate_spaces(tables)
        self._tabulate_cards(tables)
        return tables

    def _tabulate_spaces(self, tables: Record) -> None:
        house, number = self.mansion, self.notation.space_numbers
        tables.spaces = len(number)
        tables.start = number[house.start]
        for space in house.spaces:
            here = number[space.id]
            coming = house.next_space[space.id]
            tables.named[here] = space.named
            tables.exposure[here] = len(house.sees[space.id])
            tables.next_space[here] = NONE if coming is None else number[coming]
            tables.doors[here] = len(house.neighbours[space.id])
            tables.door[here, [number[to] for to in house.neighbours[space.id]]] = 1
            tables.sees[here, [number[to] for to in house.sees[space.id]]] = 1
            for to in number:
                tables.distance[here, number[to]] = house.distance(space.id, to)
        for rail in house.railings:
            tables.rail[number[rail.a], number[rail.b]] = 1
            tables.rail[number[rail.b], number[rail.a]] = 1

    def _tabulate_cards(self, tables: Record) -> None:
        house, number = self.mansion, self.notation.space_numbers
        tables.rooms = len(house.rooms)
        tables.weapons = len(house.weapons)
        tables.kinds = len(self.notation.cards)
        counts = [self._deck[card] for card in self.notation.cards]
        tables.deck[: len(counts)] = counts
        tables.room_space[: len(house.rooms)] = [number[room] for room in house.rooms]
        for index, weapon in enumerate(house.weapons):
            tables.weapon_value[index] = weapon.value
            special = weapon.special_space
            tables.special_space[index] = NONE if special is None else number[special]
            tables.special_value[index] = weapon.special_value or 0
        by_value = sorted(range(len(house.weapons)), key=lambda w: -house.weapons[w].value)
        tables.by_value[: len(by_value)] = by_value

    def action(self, number: int) -> str:
        """The notation of an action number."""
        return self.notation.write_action(number)

    def action_id(self, text: str) -> int:
        """The number of an action in notation."""
        return self.notation.read_action(text)

    def write_position(self, plain: Plain) -> Document:
        """The position document, with the keys of `position.KEYS`."""
        return writer.write(self.notation, self.plain_tables, plain)

    def read_position(self, document: Mapping[str, Any], record: Record) -> None:
        """Set a dealt record to a position document."""
        rules = self.interpreted_rules
        reader.read(self.notation, self.tables, document, record, rules.shuffle)
        if document.get("attempt") is not None and not rules.may_attempt(self.tables, record):
            raise ValueError(
                "attempt: the attacker is not alone and unseen with the Doctor (KDL-15)"
            )

    def see_table(self, plain: Plain) -> Document:
        """What everybody may see."""
        return view.see_table(self.notation, self.plain_tables, plain)

    def see_own(self, plain: Plain, seat: int | None) -> Document:
        """The hands, as far as a seat may know them."""
        return view.see_own(self.notation, self.plain_tables, plain, seat)

    def see_revealed(self, plain: Plain) -> Document:
        """All hands."""
        return view.see_revealed(self.notation, self.plain_tables, plain)

    def walks(self, state: State, plain: Plain) -> tuple[Walk, ...]:
        """Where the seat to move can bring its pawn and the Doctor."""
        return composite_moves.walks(self.notation, self.mansion.neighbours, plain)

    def suppositions(
        self, state: State, plain: Plain, actions: Sequence[str]
    ) -> tuple[Supposition, ...]:
        """Whether others can foil an attempt, and what card would be drawn."""
        return tuple(hidden_facts.suppositions(state, actions))

    def outcome(self, plain: Plain) -> Outcome | None:
        """How the game ended."""
        if plain.reason == ONGOING:
            return None
        winner = plain.winner
        return Outcome(str(REASONS[plain.reason]), None if winner == NOBODY else winner)

    def scores(self, plain: Plain) -> tuple[float, ...]:
        """1 for the murderer, 0 for all others."""
        return tuple(int(seat == plain.winner) for seat in range(self.seats))

    def read_prepared(self, document: Any) -> Document:
        """An answer to the next attempt, made up in advance: `{"up_to": points}`, 0 to pass."""
        return premoves.read(document)

    def prepared_action(
        self, view: Document, prepared_answer: Document, done: Sequence[str]
    ) -> str | None:
        """What a seat that is asked plays by the answer it has prepared."""
        return premoves.action(view, prepared_answer, done)

    def reflex(self, view: Document) -> str | None:
        """KDL-19: whoever can foil an attempt alone does, without counting on those who come after."""
        return premoves.saving(view)

    def rematch(self, outcome: Outcome) -> dict[str, Any]:
        """KDL-04: the winner deals for the next game, and the deal decides who begins.

        Where nobody won the dealer is drawn by lot, as for a first game.
        """
        return {"dealer": outcome.winner, "first_player": None}

    def refuse(self, record: Record, action: str) -> Refusal:
        """Why an action is not legal: the lowest clause it breaks."""
        try:
            number = self.action_id(action)
        except ValueError:
            return self._refusal(self.no_action_clause, "", {"action": str(action)})
        clause = int(self.rules.refusal(self.tables, record, number))
        return self._refusal(
            clause, *Reasons(self.notation, self.tables, record).find(action, clause)
        )

    def _refusal(self, clause: int, kind: str, params: Mapping[str, Any]) -> Refusal:
        return Refusal(self.clause(clause), f"{self.name}-refusal-{clause:02d}{kind}", params)
