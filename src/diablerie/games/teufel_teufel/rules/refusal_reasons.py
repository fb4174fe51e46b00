"""Reasons of refusals in Teufel Teufel: why an action is not legal, in terms a player understands."""

from __future__ import annotations

from typing import Any

from ....compiled import Record
from ..notation import CARD_NAMES, CELL_NAMES, CELL_NUMBERS
from ..state import LETTERS, LIFT, NO_CARD, NO_CELL, PEGS, PERSONS, PHASES, SIDE, TURN

Reason = tuple[str, dict[str, Any]]


class Reasons:
    """Finds the reason within a clause that an action breaks."""

    def __init__(self, rules: Any, tables: Record, record: Record) -> None:
        """Look at one position by the interpreted rules."""
        self.rules = rules
        self.tables = tables
        self.record = record

    def find(self, action: str, clause: int) -> Reason:
        """The end of the message's id and its parameters."""
        verb, _, rest = action.partition(":")
        if clause == 8:
            return f"-{PHASES[self.record.phase]}", {"action": action}
        if clause == 11:
            return self._no_way(verb, rest)
        if clause == 20:
            return "", {"home": PEGS - int(self.record.possessed.sum())}
        if clause == 16:
            own = int(rest) == self.record.to_play
            return ("-self", {}) if own else ("", {"seat": int(rest)})
        if clause == 25:
            return "", {"letter": rest}
        if rest in CELL_NUMBERS:
            return self._of_cell(verb, CELL_NUMBERS[rest], clause)
        return ("-devil", {}) if clause == 17 else ("", {})

    def _of_cell(self, verb: str, cell: int, clause: int) -> Reason:
        place = {"cell": CELL_NAMES[cell]}
        told: Reason = ("", {})
        if clause == 6:
            told = self._too_near(cell)
        elif clause == 10:
            told = ("", {"from": self._here(), "to": CELL_NAMES[cell]})
        elif clause == 17:
            told = ("-again", {}) if self.record.peeked else self._not_hidden(cell)
        elif clause == 19:
            told = ("", {**place, "seat": self._sled_on(cell)})
        elif clause == 30:
            told = ("", place)
        elif clause == 34:
            told = self._no_swap(cell)
        elif clause == 35:
            told = self._no_shuffle(verb, cell)
        elif clause == 36:
            told = self._not_free(verb, cell)
        elif clause == 40:
            told = self._not_hidden(cell)
        return told

    def _here(self) -> str:
        return str(CELL_NAMES[self.record.sled[self.record.to_play]])

    def _no_way(self, verb: str, rest: str) -> Reason:
        if verb == "go":
            return "-again", {"cell": rest}
        return ("-start", {}) if self.record.phase == TURN else ("-centre", {})

    def _sled_on(self, cell: int) -> int:
        """The first seat whose sled is on a cell."""
        return int(self.record.sled.tolist().index(cell))

    def _too_near(self, cell: int) -> Reason:
        """TT-06: the nearest sled, or that no space is far enough."""
        if not self.rules.has_room(self.tables, self.record):
            return "-jam", {"cell": CELL_NAMES[cell]}
        gaps = {
            seat: abs(cell // SIDE - sled // SIDE) + abs(cell % SIDE - sled % SIDE)
            for seat, sled in enumerate(self.record.sled[: self.tables.seats].tolist())
            if sled != NO_CELL
        }
        nearest = min(gaps, key=lambda seat: gaps[seat])
        return "", {"cell": CELL_NAMES[cell], "seat": nearest, "gap": gaps[nearest]}

    def _not_hidden(self, cell: int) -> Reason:
        there = self.record.card[cell] != NO_CARD
        return ("-up" if there else "-none"), {"cell": CELL_NAMES[cell]}

    def _no_swap(self, cell: int) -> Reason:
        place = {"cell": CELL_NAMES[cell]}
        kind = int(self.record.card[cell])
        if kind == NO_CARD:
            return "-none", place
        if cell in self.record.sled:
            return "-sled", {**place, "seat": self._sled_on(cell)}
        if cell == self.record.swap_cell:
            return "-same", place
        own_colour = kind < PERSONS and kind // LETTERS == self.record.to_play
        if self.record.up[cell] and not own_colour:
            card = {**place, "card": CARD_NAMES[kind]}
            return ("-colour" if kind < PERSONS else "-special"), card
        return "-single", place

    def _no_shuffle(self, verb: str, cell: int) -> Reason:
        if not self.record.possessed[self.record.to_play]:
            return "-possessed", {}
        if verb == "lay":
            return "-two", {}
        if self.record.card[cell] == NO_CARD:
            return "-none", {"cell": CELL_NAMES[cell]}
        return ("-four" if self.record.phase == LIFT else "-single"), {}

    def _not_free(self, verb: str, cell: int) -> Reason:
        place = {"cell": CELL_NAMES[cell]}
        if cell in self.record.sled:
            end = "-sled" if verb == "lift" else "-occupied"
            return end, {**place, "seat": self._sled_on(cell)}
        return "-card", place
