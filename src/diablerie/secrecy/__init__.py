"""Checks that hidden information stays hidden, for anybody's games.

>>> from diablerie import secrecy
>>> case = secrecy.gallery.CASES["leaky-log"]
>>> [report.check for report in secrecy.check(case, positions=200) if report.findings]
['non-interference', 'non-interference']
"""

from __future__ import annotations

from . import gallery
from .battery import CHECKS, Case, check, is_passed
from .blind import check_blind
from .calibration import check_calibration, misfits
from .equivalence import Channel, Equivalence, Grouped, Probe, Resampler, Shown, Trace
from .finding import Finding, Report
from .met_pairs import check_met_pairs
from .met_worlds import check_met_worlds
from .noninterference import check_noninterference
from .resampling import Resampled
from .subject_under_test import CHANCE, Pair, Position, SubjectUnderTest
from .sufficiency import check_sufficiency

__all__ = [
    "CHANCE",
    "CHECKS",
    "Case",
    "Channel",
    "Equivalence",
    "Finding",
    "Grouped",
    "Pair",
    "Position",
    "Probe",
    "Report",
    "Resampled",
    "Resampler",
    "Shown",
    "SubjectUnderTest",
    "Trace",
    "check",
    "check_blind",
    "check_calibration",
    "check_met_pairs",
    "check_met_worlds",
    "check_noninterference",
    "check_sufficiency",
    "gallery",
    "is_passed",
    "misfits",
]
