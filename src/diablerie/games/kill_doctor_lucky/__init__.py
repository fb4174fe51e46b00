"""Kill Doctor Lucky (James Ernest; Cheapass Games 1996): a house full of murderers, and one old man."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from ...capabilities.composite_moves import CompositeMoves
from ...capabilities.hidden_facts import HiddenFacts
from ...capabilities.open_facts import OpenFacts
from ...capabilities.premoves import Premoves
from ...compiled import Record
from ...documents import Document
from ...events import NOBODY, EventKind
from ...fields import Plain
from ...game import Game
from ...outcome import Outcome
from ...refusals import Refusal
from .ai.settings import AI_SETTINGS
from .belief import view
from .belief.hidden_facts import CardFacts
from .belief.open_facts import HouseFacts
from .belief.tensor import highest, pieces
from .composite_moves import PawnMoves
from .events import KINDS, kinds_of
from .mansion import Mansion, printed, read_mansion_text
from .mansion.commands import COMMANDS
from .notation import Notation
from .options import OPTIONS
from .position import reader, writer
from .premoves import AttemptPremoves
from .rules.refusal_reasons import Reasons
from .state import END_REASONS, HAND, LUCKY, MAX_ACTIONS, MAX_SEATS, MOVING, ONGOING, REASONS, STATE
from .tables import tables_of


class KillDoctorLucky(Game):
    """The game with its seats, switches and house settled."""

    name = "kill-doctor-lucky"
    title = "Kill Doctor Lucky"
    seat_range = (2, MAX_SEATS)
    default_seats = 4
    OPTIONS = OPTIONS
    STATE = STATE
    ai = AI_SETTINGS
    commands = COMMANDS
    EVENT_KINDS = KINDS
    END_REASONS = END_REASONS
    rules_version = "1"
    environment_version = "1"
    clause_prefix = "KDL"
    no_action_clause = 6
    kernels = f"{__name__}.kernels"

    def __init__(self, seats: int | None = None, **options: Any) -> None:
        """Settle seats and options; dealer and first player are seats of this game (KDL-04)."""
        super().__init__(seats, **options)
        for name in ("dealer", "first_player"):
            seat = self.options[name]
            if seat is not None and seat >= self.seats:
                raise ValueError(
                    f"option {name} is a seat from 0 to {self.seats - 1}, not {seat} (KDL-04)"
                )
        cards = sum(self.deck.values())
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
    def deck(self) -> dict[str, int]:
        """KDL-02, KDL-31: how many cards of each kind are in play."""
        deck = dict(self.mansion.deck_cards)
        if self.options["remove_f3"]:
            deck["fail3"] = 0
        return deck

    @cached_property
    def board(self) -> Document:
        """The house, public and the same all through a game: spaces, doors, sight lines, the deck in play."""
        return {**self.mansion.board(), "deck": self.deck}

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

    @property
    def tensor_highest(self) -> Mapping[str, float | Sequence[float]]:
        """Counts of cards, and the points of the strongest attempt."""
        return highest(self.plain_tables)

    def make_tables(self) -> Record:
        """The house and the switches as numbers."""
        return tables_of(self.mansion, self.notation, self.options, self.seats, self.deck)

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
        if not self.options["drag_past"]:
            self._demand_free_doctor(record)

    def _demand_free_doctor(self, record: Record) -> None:
        """KDL-10: no card goes on moving the Doctor from where another player stands."""
        seat = self.interpreted_rules.company(self.tables, record, record.turn_of, record.lucky)
        has_moved = record.moving_left <= record.moving_card
        if record.phase == MOVING and record.moving_pawn == LUCKY and has_moved and seat != NOBODY:
            raise ValueError(
                f"moving: the card ended when it took the Doctor to player {seat} (KDL-10)"
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

    @cached_property
    def composite_moves(self) -> CompositeMoves:
        """Where the seat to move can bring its pawn and the Doctor."""
        return PawnMoves(self.notation, self.mansion.neighbours, self.options)

    @property
    def hidden_facts(self) -> HiddenFacts:
        """Whether others can foil an attempt, and what card would be drawn."""
        return CardFacts()

    @property
    def open_facts(self) -> OpenFacts:
        """Who sees what, when the Doctor comes, whose turn follows."""
        return HouseFacts(self.board["sees"], self.board["next"])

    @property
    def premoves(self) -> Premoves:
        """An answer to the next attempt, made up in advance: `{"up_to": points}`, 0 to pass."""
        return AttemptPremoves(self.title, self.options)

    def outcome(self, plain: Plain) -> Outcome | None:
        """How the game ended."""
        if plain.reason == ONGOING:
            return None
        winner = plain.winner
        return Outcome(str(REASONS[plain.reason]), None if winner == NOBODY else winner)

    def scores(self, plain: Plain) -> tuple[float, ...]:
        """1 for the murderer, 0 for all others."""
        return tuple(int(seat == plain.winner) for seat in range(self.seats))

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
