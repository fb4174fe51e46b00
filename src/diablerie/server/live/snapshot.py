"""The snapshot: a match's position as JSON, cached for all who see the same; most of what a server sends."""

from __future__ import annotations

import orjson

from ...events import Seat
from ...matches import Match
from ...matches.players import Person
from ..protocol.down import json_text
from ..storage.models import MatchSetup
from .log import MatchLog
from .match_facts import match_seen

Reader = tuple[Person | None, bool, bool]
"""For whom what does not change is written, with the board or without it, and whether it is over."""


class SnapshotCache:
    """The present position of a match, as far as it has been written for anybody.

    It is asked for by whoever looks, be it before anybody has been told that the match has changed: what
    has been written counts for one match at one point of its log alone.
    """

    def __init__(self) -> None:
        self._of: tuple[Match, int] | None = None
        self._open: tuple[str, str] | None = None
        self._views: dict[tuple[Seat | None, bool], dict[str, object]] = {}
        self._facts: dict[Reader, str] = {}
        self._table: MatchSetup | None = None

    def frame(
        self, log: MatchLog, seat: Seat | None, facts: str, *, walks: bool, beliefs: bool
    ) -> str:
        """The frame `snap` with the position as `seat` may know it, as JSON.

        `facts`: the member `match`; `walks`: with moves of several actions; `beliefs`: with the seat's
        belief, if it is to move.
        """
        view = orjson.Fragment(self.view(log, seat, facts, walks=walks, beliefs=beliefs))
        return json_text({"type": "snap", "v": log.version, "view": view})

    def view(
        self, log: MatchLog, seat: Seat | None, facts: str, *, walks: bool, beliefs: bool
    ) -> str:
        """The document `View` of that frame, as JSON."""
        self._turn_to(log.match)
        members = self._view(log.match, seat, walks)
        held = {
            "prepared": log.prepared_by(seat),
            "belief": log.match.belief_text(seat) if beliefs else None,
        }
        return json_text({"match": orjson.Fragment(facts), **held, **members})

    def facts(self, log: MatchLog, person: Person | None, *, board: bool) -> str:
        """What does not change during the match, for `person`; `board`: with what a board is drawn from."""
        table, match = log.table, log.match
        if table is not self._table:
            self._table = table
            self._facts.clear()
        key = (person, board, match.is_over)
        if key not in self._facts:
            seen = match_seen(table, match, person, board=board)
            self._facts[key] = seen.model_dump_json()
        return self._facts[key]

    def _turn_to(self, match: Match) -> None:
        """Forget what has been written of another match, or at another point of it."""
        point = len(match.log)
        if self._of is None or self._of[0] is not match or self._of[1] != point:
            self._of = match, point
            self._open = None
            self._views.clear()

    def _view(self, match: Match, seat: Seat | None, walks: bool) -> dict[str, object]:
        """The members of `Match.view`."""
        known = self._views.get((seat, walks))
        if known is None:
            state, table = self._open_view(match)
            own = match.own_view(seat, walks=walks)
            known = self._views[seat, walks] = {
                "seat": seat,
                "walks": orjson.Fragment(json_text(own.walks)),
                "state": orjson.Fragment(_joined(json_text(own.state), state)),
                "table": orjson.Fragment(_joined(json_text(own.table), table)),
            }
        return known

    def _open_view(self, match: Match) -> tuple[str, str]:
        """What is the same for all: of the state, and of the table."""
        if self._open is None:
            view = match.open_view
            self._open = json_text(view.state), json_text(view.table)
        return self._open


def _joined(one: str, other: str) -> str:
    """Two JSON objects, neither of them empty, as one."""
    return f"{one[:-1]},{other[1:]}"
