"""Reasons of refusals in Kill Doctor Lucky: why an action is not legal, in terms a player understands."""

from __future__ import annotations

from typing import Any

from ....compiled import Record
from ..notation import Notation
from ..state import LUCKY, ME, MOVING, PAWNS, TURN

Reason = tuple[str, dict[str, Any]]


class Reasons:
    """Finds the reason within a clause that an action breaks."""

    def __init__(self, notation: Notation, tables: Record, record: Record) -> None:
        """Look at one position of one house."""
        self.spaces = notation.spaces
        self.tables = tables
        self.record = record

    def find(self, action: str, clause: int) -> Reason:
        """The end of the message's id and its parameters."""
        kind, _, rest = action.partition(":")
        told: Reason = ("", {})
        if clause == 7:
            told = self._no_snooping()
        elif clause == 9:
            told = ("-go", {}) if kind == "go" else ("-card", {"card": _card(action)})
        elif clause == 10:
            told = self._no_move(kind, rest)
        elif clause == 11:
            pawn = PAWNS.index(action.rpartition(":")[2])
            told = ("", {"pawn": PAWNS[pawn], "space": self._place(pawn)})
        elif clause == 13:
            told = ("", {"from": self._place(self._walker(kind)), "to": rest})
        elif clause == 15:
            told = self._no_attempt()
        elif clause == 17:
            told = ("", {"weapon": rest})
        elif clause == 19:
            told = self._no_answer(kind)
        return told

    def _place(self, pawn: int) -> str:
        record = self.record
        space = record.pawn[record.turn_of] if pawn == ME else record.lucky
        return str(self.spaces[space])

    def _walker(self, kind: str) -> int:
        return int(self.record.moving_pawn) if kind == "step" else ME

    def _no_snooping(self) -> Reason:
        if self.record.card_played:
            return "-card", {}
        return "-space", {"space": self._place(ME)}

    def _no_move(self, kind: str, rest: str) -> Reason:
        is_moving = self.record.phase == MOVING
        if kind in ("step", "halt") and not is_moving:
            return "-idle", {}
        if kind == "halt":
            return "-halt", {}
        if is_moving and kind != "step":
            card = f"move{int(self.record.moving_card) + 1}"
            return "-moving", {"card": card, "left": int(self.record.moving_left)}
        if kind.startswith("move"):
            return "-pawn", {"pawn": rest, "space": self._place(PAWNS.index(rest))}
        return "-door", {"from": self._place(self._walker(kind)), "to": rest}

    def _no_answer(self, kind: str) -> Reason:
        if self.record.phase == TURN:
            return "-none", {}
        if kind == "pass":
            return "-must", {"value": int(self.record.attempt_value)}
        return "-card", {"card": kind}

    def _no_attempt(self) -> Reason:
        """KDL-15: the Doctor is elsewhere, or the first at the left who is there or looks in."""
        record, seats = self.record, int(self.tables.seats)
        attacker = int(record.turn_of)
        space = int(record.pawn[attacker])
        if space != record.lucky:
            return "-away", {"space": self._place(LUCKY)}
        for distance in range(1, seats):
            seat = (attacker + distance) % seats
            theirs = int(record.pawn[seat])
            if theirs == space:
                return "-company", {"seat": seat, "space": self.spaces[space]}
            if self.tables.sees[theirs, space]:
                places = {"from": self.spaces[theirs], "space": self.spaces[space]}
                return "-seen", {"seat": seat, **places}
        raise AssertionError(f"nobody sees seat {attacker}")


def _card(action: str) -> str:
    """The card that an action would play."""
    kind, _, rest = action.partition(":")
    return f"room:{rest.rpartition(':')[0]}" if kind == "room" else kind
