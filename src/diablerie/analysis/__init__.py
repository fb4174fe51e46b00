"""Matches that are over, looked at again: what each seat could know, what it did, what it threw away.

Everything here is worked out from the beliefs of the seats alone. Nothing reads a file or a clock.
"""

from .decisions import Decision, Effort, Way, considered, ways
from .document import document, rounded, way_document
from .hidden_fact_chances import Likely, foremost, likely
from .luck_and_skill import SeatLuck, TurningPoint, luck_and_skill_of, turning_points
from .paired_difference import Difference
from .review import Analysis, NotOver, analyse, warm
from .text import percent, reason_text

__all__ = [
    "Analysis",
    "Decision",
    "Difference",
    "Effort",
    "Likely",
    "NotOver",
    "SeatLuck",
    "TurningPoint",
    "Way",
    "analyse",
    "considered",
    "document",
    "foremost",
    "likely",
    "luck_and_skill_of",
    "percent",
    "reason_text",
    "rounded",
    "turning_points",
    "warm",
    "way_document",
    "ways",
]
