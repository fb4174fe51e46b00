"""Matches that are over, looked at again: what each seat could know, what it did, what it threw away.

Everything here is worked out from the beliefs of the seats alone. Nothing reads a file or a clock.
"""

from .accounts import Account, TurningPoint, accounts, turning_points
from .decisions import Decision, Effort, Way, considered, ways
from .differences import Difference
from .document import document, rounded, way_document
from .reasons import Likely, foremost, likely
from .review import Analysis, NotOver, analyse, warm
from .wording import percent, reason_text

__all__ = [
    "Account",
    "Analysis",
    "Decision",
    "Difference",
    "Effort",
    "Likely",
    "NotOver",
    "TurningPoint",
    "Way",
    "accounts",
    "analyse",
    "considered",
    "document",
    "foremost",
    "likely",
    "percent",
    "reason_text",
    "rounded",
    "turning_points",
    "warm",
    "way_document",
    "ways",
]
