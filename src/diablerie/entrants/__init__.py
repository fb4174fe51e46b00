"""Entrants: whoever takes part in an arena, bots of ours and policies, models and programs of anybody's.

None of them is handed a state. A bot of ours gets a `Belief`; everybody else runs in a process or at an
address of their own and is sent what follows from a belief: view, tensor, mask of legal actions, and the
events that the seat has seen.
"""

from __future__ import annotations

from .entrant import Entrant, Player, SeatSeed, TimeControl
from .faults import Fault
from .names import parse, split_names
from .outside import OutsideEntrant
from .running import dismiss

__all__ = [
    "Entrant",
    "Fault",
    "OutsideEntrant",
    "Player",
    "SeatSeed",
    "TimeControl",
    "dismiss",
    "parse",
    "split_names",
]
