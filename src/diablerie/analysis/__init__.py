"""Matches that are over, looked at again: what each seat could know, what it did, what it threw away.

Everything here is worked out from the beliefs of the seats alone. Nothing reads a file or a clock.
"""

from .decisions import Decision, Effort, Way, considered, reasons_to_tell, ways
from .hidden_fact_chances import Likely, likely
from .luck_and_skill import SeatLuck, TurningPoint, luck_and_skill_of, turning_points
from .paired_difference import Difference
from .review import Analysis, NotOver, analyse, warm
from .rounding import rounded
from .seat_review import SeatReview
from .text import percent, reason_text
from .worded_document import worded_document, worded_way

__all__ = [
    "Analysis",
    "Decision",
    "Difference",
    "Effort",
    "Likely",
    "NotOver",
    "SeatLuck",
    "SeatReview",
    "TurningPoint",
    "Way",
    "analyse",
    "considered",
    "likely",
    "luck_and_skill_of",
    "percent",
    "reason_text",
    "reasons_to_tell",
    "rounded",
    "turning_points",
    "warm",
    "ways",
    "worded_document",
    "worded_way",
]
