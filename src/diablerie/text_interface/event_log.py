"""Event log: the story of a match in words, as one reader sees it, in lines with their clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from babel.lists import format_list

from ..terminal import GameTerminal, SeenEvent, StyledLine
from ..words import speak

HIDDEN, NOBODY = "unknown", "none"
"""How the catalogue calls a value that the reader may not know, and no seat at all."""

TABLE = "table"
"""Whose event it is that follows from no clause: people have done something besides playing."""

TABLE_SEATS = ("seat", "about", "winner")
"""The parameters of such events that hold a seat."""


@dataclass(frozen=True)
class Reader:
    """Who reads: the game, the language, and the seat addressed as you (None: nobody is)."""

    game: str
    terminal: GameTerminal
    lang: str
    you: int | None

    def seat_name(self, seat: int) -> str:
        """What a seat is called."""
        return speak(self.lang, f"{self.game}-seat-{seat}")

    def sentence(self, event: SeenEvent) -> str:
        """An event in words."""
        happened, of_table = event["params"], event["clause"] is None
        seats = TABLE_SEATS if of_table else self.terminal.SEAT_PARAMS
        named = self._named_as(happened, seats)
        told = {
            **{name: self._worded(value, name in seats) for name, value in happened.items()},
            "you": self._role(happened, named),
            "named": named,
        }
        whose = TABLE if of_table else self.game
        return speak(self.lang, f"{whose}-event-{event['kind']}", **told)

    def line(self, event: SeenEvent) -> StyledLine:
        """An event in words, with its clause if it follows from one."""
        heads = event["kind"] in self.terminal.HEADINGS
        told = (self.sentence(event), "bold" if heads else "")
        clause = event["clause"]
        return (told,) if clause is None else (told, (" ", ""), (clause, "dim"))

    def _named_as(self, params: dict[str, Any], seats: Sequence[str]) -> str:
        """The parameter by which an event names the reader; NOBODY: by none."""
        if self.you is None:
            return NOBODY
        return next((name for name in seats if params.get(name) == self.you), NOBODY)

    def _role(self, params: dict[str, Any], named: str) -> str:
        """The reader's part in an event: whose it is, only named in it, or none."""
        if self.you is not None and params.get("seat", params.get("winner")) == self.you:
            return "yes"
        return "no" if named == NOBODY else "named"

    def _worded(self, value: Any, is_seat: bool) -> str | int:
        # Where one event has a seat another may have a space: that stays what it is.
        if is_seat and not isinstance(value, str):
            return self._seats_named(value)
        if isinstance(value, list):
            return format_list([str(item) for item in value], locale=self.lang)
        if value is None:
            return HIDDEN
        return value if isinstance(value, int) else str(value)

    def _seats_named(self, value: Any) -> str:
        if value is None or value == []:
            return NOBODY
        seats = value if isinstance(value, list) else [value]
        return format_list([self.seat_name(seat) for seat in seats], locale=self.lang)


def merged(events: Iterable[SeenEvent], terminal: GameTerminal) -> Iterator[SeenEvent]:
    """The events, those in a row that the game tells as one made one."""
    held: SeenEvent | None = None
    for event in events:
        both = None if held is None else terminal.merge(held, event)
        if both is None and held is not None:
            yield held
        held = event if both is None else both
    if held is not None:
        yield held


def not_undone(numbered: Iterable[tuple[int, SeenEvent | None]]) -> list[SeenEvent]:
    """Of events by their versions those that hold: not those hidden whole, nor those taken back since."""
    known = [(version, event) for version, event in numbered if event is not None]
    undone = {
        version
        for _, event in known
        if event["clause"] is None
        for version in event["params"].get("undone", ())
    }
    return [event for version, event in known if version not in undone]


def last_clause(events: Iterable[SeenEvent], terminal: GameTerminal) -> str | None:
    """The clause of the last thing that happened; headings only if nothing else did."""
    clause = None
    for event in events:
        if event["kind"] not in terminal.HEADINGS or clause is None:
            clause = event["clause"]
    return clause
