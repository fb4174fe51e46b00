"""Seat review: the decisions of one seat in a match that is over, looked at again one after another.

Each is judged by what the seat knew, as `review.analyse` does with the same effort and seed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from ..bots.deliberation import Deliberation, concluded
from ..chance import seed_bytes
from ..events import Seat
from ..game import State
from ..matches import Match, Stop
from .decisions import Decision, Effort, reasons_to_tell
from .document import account_document, decision_document, effort_document, reasons_document
from .luck_and_skill import TurnLuck, luck_and_skill_of, luck_by_turn
from .moves import move_of
from .review import Choice, choices_of, ends_of, first_chance
from .rounding import PLACES, rounded

KEY = seed_bytes(0)
"""Worlds are drawn by this and the decision's version, never by a match's own seed, which knows the truth."""


class SeatReview:
    """The review of one seat, as far as it is worked out."""

    def __init__(self, match: Match, seat: Seat) -> None:
        """Of a match that is over; `begin` says what there is to look at."""
        self._match = match
        self._seat = seat
        self._effort = Effort()
        self._of: int | None = None
        self._ahead: deque[Choice] = deque()
        self._decisions: list[Decision] = []
        self._told: list[dict[str, Any]] = []
        self._summary: dict[str, Any] = {"account": None, "turns": []}
        self._is_complete = False

    @property
    def complete(self) -> bool:
        """Whether nothing is left to work out."""
        return self._is_complete

    def begin(self, every: Sequence[Stop]) -> None:
        """Find the seat's decisions; `every`: all stops of the match."""
        own = (each for each in choices_of(self._match, every) if each.seat == self._seat)
        self._ahead.extend(own)
        self._of = len(self._ahead)

    def consider(self) -> None:
        """Look at the next decision, or sum up after the last; it has begun."""
        concluded(self.considering())

    def considering(self) -> Deliberation[None]:
        """What `consider` does, in slices."""
        assert self._of is not None
        if not self._ahead:
            self._sum_up()
            return
        choice = self._ahead[0]
        decision = yield from choice.considering(self._effort, KEY)
        self._told.append(self._document(choice, decision))
        self._decisions.append(decision)
        # What has been told of needs no position any more.
        self._ahead.popleft()

    def document(self, after: int = 0) -> dict[str, Any]:
        """As JSON, without the first `after` decisions.

        `of` is null until the decisions are counted, `account` until all is `complete`.
        """
        return {
            "seat": self._seat,
            "complete": self._is_complete,
            "done": len(self._told),
            "of": self._of,
            **effort_document(self._effort),
            "decisions": self._told[after:],
            **self._summary,
        }

    def _document(self, choice: Choice, decision: Decision) -> dict[str, Any]:
        """The decision, with the moves and the few reasons to tell it by."""
        document = decision_document(decision)
        state = State(choice.state.game, choice.state.belief(self._seat).world)
        lines = choice.line, decision.best.line
        for name, line, reasons in zip(
            ("played", "best"), lines, reasons_to_tell(decision), strict=True
        ):
            document[name] |= {
                "move": move_of(state, line),
                "reasons": reasons_document(reasons),
            }
        return document

    def _sum_up(self) -> None:
        seat, match = self._seat, self._match
        ends = ends_of(match, [seat])
        begins = {} if self._decisions else {seat: first_chance(match, seat, self._effort, KEY)}
        [account] = luck_and_skill_of(self._decisions, begins, ends)
        turns = luck_by_turn(self._decisions, ends[seat])
        self._summary = {
            "account": account_document(account),
            "turns": [_turn_document(each) for each in turns],
        }
        self._decisions.clear()
        self._is_complete = True


def _turn_document(turn: TurnLuck) -> dict[str, Any]:
    return {
        "v": turn.v,
        "turn": turn.turn,
        "begin": rounded(turn.begin),
        "cost": rounded(turn.cost),
        "rest": round(turn.rest, PLACES),
        "end": round(turn.end, PLACES),
    }
