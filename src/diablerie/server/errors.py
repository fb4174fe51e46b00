"""Storage errors: that the database cannot take or give something at present, and what is answered then."""

from __future__ import annotations

from typing import Literal

from ..rejection import Rejection

StorageFault = Literal["away", "overloaded", "locked", "full", "read-only", "failing", "replaced"]
"""Why the database does not take or give what it should: it cannot be reached, takes no more at present, is
locked by another program, has no room left, may not be written to, reports errors of its disk or of itself,
or is no longer what its path names."""


class Unavailable(RuntimeError):
    """The database has not taken or given something: what was asked may be asked again."""

    def __init__(self, detail: str = "", fault: StorageFault = "away") -> None:
        """`detail`: what happened, for the log; `fault`: the kind of it, for everybody."""
        super().__init__(detail)
        self.fault: StorageFault = fault


STORAGE_ANSWERS: dict[StorageFault, tuple[str, str, int]] = {
    "away": ("unavailable", "the database is away; ask again", 1),
    "overloaded": ("storage-overloaded", "the database is overloaded; ask again", 2),
    "locked": ("storage-locked", "another program keeps the database locked; ask again", 2),
    "full": (
        "storage-full",
        "the database has no room left: nothing is saved until its host makes room; ask again",
        10,
    ),
    "read-only": (
        "storage-read-only",
        "the database cannot be written to until its host allows it; ask again",
        10,
    ),
    "failing": (
        "storage-failing",
        "the database reports errors, and nothing is sure to be saved: its host has to look at it",
        30,
    ),
    "replaced": (
        "storage-replaced",
        "the database's file was removed or replaced under the server: its host has to restart it",
        30,
    ),
}
"""Of each fault the reason and the words that clients get, and after how many seconds to ask again."""


def unavailable(error: Unavailable) -> Rejection:
    """The answer where storage fails: what was asked may be asked again under the same name."""
    reason, detail, seconds = STORAGE_ANSWERS[error.fault]
    return Rejection("unavailable", reason, detail, retry_after=seconds)
