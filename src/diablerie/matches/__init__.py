"""Matches: a game, the players in its seats, and the record that is the only truth about it.

Nothing here reads a clock, a file or a socket: time and seeds are handed in. Server, terminal and
laboratory all play through `Match`.
"""

from .match import Match, Move, WrongSeat
from .players import Player
from .record import RecordError, record_schema
from .verify import Finding, Verdict, verify

__all__ = [
    "Finding",
    "Match",
    "Move",
    "Player",
    "RecordError",
    "Verdict",
    "WrongSeat",
    "record_schema",
    "verify",
]
