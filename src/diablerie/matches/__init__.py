"""Matches: a game, the players in its seats, and the record that is the only truth about it.

Nothing here reads a clock, a file or a socket: time and seeds are handed in. Server, terminal and
laboratory all play through `Match`.
"""

from .clocks import Clock
from .log_entries import Cause, Deed, Entry, Refused
from .match import FIXED, LogStep, Match, WrongSeat
from .players import Player
from .record import RecordError, record_schema
from .replay import Stop, past_of, stops
from .shuffle import Share, Shuffle, ShuffleRefused
from .shuffle_check import Kept, read_kept
from .transaction import Halt, Transaction, consider
from .verify import Finding, Verdict, verify

__all__ = [
    "FIXED",
    "Cause",
    "Clock",
    "Deed",
    "Entry",
    "Finding",
    "Halt",
    "Kept",
    "LogStep",
    "Match",
    "Player",
    "RecordError",
    "Refused",
    "Share",
    "Shuffle",
    "ShuffleRefused",
    "Stop",
    "Transaction",
    "Verdict",
    "WrongSeat",
    "consider",
    "past_of",
    "read_kept",
    "record_schema",
    "stops",
    "verify",
]
