"""Event log: the story of a match in words, as one reader sees it, in lines with their clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from babel.lists import format_list
from rich.text import Text

from ...terminal import GameTerminal, SeenEvent
from ...words import speak

HIDDEN, NOBODY = "unknown", "none"
"""How the catalogue calls a value that the reader may not know, and no seat at all."""


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
        params = {name: self._worded(name, value) for name, value in event["params"].items()}
        named = self._named_as(event["params"])
        told = {**params, "you": self._role(event["params"], named), "named": named}
        return speak(self.lang, f"{self.game}-event-{event['kind']}", **told)

    def line(self, event: SeenEvent) -> Text:
        """An event in words, with its clause."""
        heads = event["kind"] in self.terminal.HEADINGS
        style = "bold" if heads else ""
        return Text.assemble((self.sentence(event), style), " ", (event["clause"], "dim"))

    def _named_as(self, params: dict[str, Any]) -> str:
        """The parameter by which an event names the reader; NOBODY: by none."""
        if self.you is None:
            return NOBODY
        names = self.terminal.SEAT_PARAMS
        return next((name for name in names if params.get(name) == self.you), NOBODY)

    def _role(self, params: dict[str, Any], named: str) -> str:
        """The reader's part in an event: whose it is, only named in it, or none."""
        if self.you is not None and params.get("seat", params.get("winner")) == self.you:
            return "yes"
        return "no" if named == NOBODY else "named"

    def _worded(self, name: str, value: Any) -> str | int:
        # Where one event has a seat another may have a space: that stays what it is.
        if name in self.terminal.SEAT_PARAMS and not isinstance(value, str):
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


def last_clause(events: Iterable[SeenEvent], terminal: GameTerminal) -> str | None:
    """The clause of the last thing that happened; headings only if nothing else did."""
    clause = None
    for event in events:
        if event["kind"] not in terminal.HEADINGS or clause is None:
            clause = event["clause"]
    return clause
