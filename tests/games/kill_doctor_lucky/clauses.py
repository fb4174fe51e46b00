"""Clauses of Kill Doctor Lucky's rulebook, and who wrote the game."""

from __future__ import annotations

AUTHOR = "James Ernest"

ALL = [f"KDL-{number:02d}" for number in range(1, 34)]

QUOTED = [
    *("KDL-04", "KDL-05", "KDL-06", "KDL-07", "KDL-08", "KDL-09", "KDL-10", "KDL-11"),
    *("KDL-13", "KDL-15", "KDL-17", "KDL-19", "KDL-20", "KDL-21", "KDL-23", "KDL-25"),
    *("KDL-26", "KDL-27", "KDL-32"),
]
"""Those that events and refusals name."""

MAIN = {
    *("KDL-07", "KDL-08", "KDL-09", "KDL-10", "KDL-11", "KDL-14", "KDL-15", "KDL-16"),
    *("KDL-17", "KDL-19", "KDL-20", "KDL-22", "KDL-25", "KDL-26"),
}
"""What nobody can play without knowing."""

NOT_TAUGHT = {"Aim and setup", "Variants and limits"}
"""Chapters that tell nothing one does, or nothing one has to know for a first game."""

FOLLOW = {"KDL-33"}
"""Those that follow from the others, or from what is not there: no code is theirs."""
