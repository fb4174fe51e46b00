"""Clauses of Teufel Teufel's rulebook, and who wrote the game."""

from __future__ import annotations

AUTHOR = "Andreas Steiner"

ALL = [
    *(f"TT-{number:02d}" for number in range(1, 38)),
    *("TT-37a", *(f"TT-{number:02d}" for number in range(38, 47))),
]

QUOTED = [
    *("TT-04", "TT-06", "TT-07", "TT-08", "TT-09", "TT-10", "TT-11", "TT-12", "TT-14"),
    *("TT-15", "TT-16", "TT-17", "TT-19", "TT-20", "TT-22", "TT-23", "TT-25", "TT-26"),
    *("TT-27", "TT-28", "TT-30", "TT-31", "TT-32", "TT-33", "TT-34", "TT-35", "TT-36"),
    *("TT-37", "TT-38", "TT-40", "TT-41", "TT-42", "TT-46"),
]
"""Those that events and refusals name."""

MAIN = {
    *("TT-08", "TT-10", "TT-11", "TT-12", "TT-14", "TT-15", "TT-17", "TT-24", "TT-25"),
    *("TT-26", "TT-28", "TT-31", "TT-34", "TT-35", "TT-38", "TT-40", "TT-42"),
}
"""What nobody can play without knowing."""

NOT_TAUGHT = {"Aim and setup", "The centre", "Limits"}
"""Chapters that tell nothing one does, or nothing one has to know for a first game.

The centre opens only with four devils out, which few games see.
"""

FOLLOW = {"TT-01", "TT-05"}
"""Those that follow from the others, or from what is not there: no code is theirs."""
