"""Clauses of Doctor Faust's rulebook, and who wrote the game."""

from __future__ import annotations

AUTHOR = "Reinhold Wittig"

ALL = [
    *(f"DF-{number:02d}" for number in range(1, 10)),
    *("DF-09a", *(f"DF-{number:02d}" for number in range(10, 49))),
]

QUOTED = [
    *("DF-08", "DF-10", "DF-12", "DF-13", "DF-16", "DF-19", "DF-20", "DF-21", "DF-22"),
    *("DF-23", "DF-24", "DF-26", "DF-27", "DF-28", "DF-29", "DF-30", "DF-32", "DF-35"),
    *("DF-36", "DF-37", "DF-40", "DF-42", "DF-48", "DF-14", "DF-18"),
]
"""Those that events and refusals name."""

MAIN = {
    *("DF-08", "DF-09", "DF-10", "DF-12", "DF-13", "DF-14", "DF-16", "DF-19", "DF-20"),
    *("DF-26", "DF-27", "DF-29", "DF-32", "DF-35", "DF-40", "DF-41"),
}
"""What nobody can play without knowing."""

NOT_TAUGHT = {"Aim and setup", "Notes on play"}
"""Chapters that tell nothing one does, or nothing one has to know for a first game."""

FOLLOW = {"DF-01", "DF-07", "DF-15", "DF-46"}
"""Those that follow from the others, or from what is not there: no code is theirs."""
