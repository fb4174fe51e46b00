"""Domain errors: what a request is refused for, in words that know nothing of HTTP.

`api.problem_details` answers each kind with its status code, the WebSocket with a frame `rej`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

ErrorKind = Literal[
    "unauthenticated",
    "forbidden",
    "not-found",
    "conflict",
    "invalid",
    "too-many",
    "internal",
    "unavailable",
]
"""What sort of error it is: who asks is not known, or may not; what is asked for is not there, does not
fit how things stand, is wrong in itself, comes too often; the server fails, or cannot at present."""


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


@dataclass
class Rejection(Exception):
    """A request that is refused: why, by which rule, and what could be done instead.

    `reason`: a fixed word by which programs tell it apart. `detail`: the reason in English. `extra`: further
    members of the answer, such as `clause`, `params`, `legal`, `param`, `allowed`. `retry_after`: seconds
    until it may be asked for again.
    """

    kind: ErrorKind
    reason: str
    detail: str
    extra: Mapping[str, Any] = field(default_factory=dict)
    retry_after: int | None = None


def refusal(  # one argument per member of the answer
    kind: ErrorKind,
    reason: str,
    detail: str,
    *,
    clause: str | None = None,
    params: Mapping[str, Any] | None = None,
    legal: Sequence[str] = (),
) -> Rejection:
    """An action refused: with the clause if a rule forbids it, and with the legal actions."""
    extra = {"clause": clause, "params": dict(params or {}), "legal": list(legal)}
    return Rejection(kind, reason, detail, extra)


def not_among(
    param: str, value: object, allowed: Sequence[Any], kind: ErrorKind = "invalid"
) -> Rejection:
    """A value that is none of those allowed."""
    choices = ", ".join(map(str, allowed))
    detail = f"{param}: {value!r} is not one of {choices}"
    return Rejection(kind, "not-allowed", detail, {"param": param, "allowed": list(allowed)})


def not_your_seat(seat: int) -> Rejection:
    """The answer to who asks for something for a seat that is another's, be it by now."""
    return Rejection("forbidden", "not-your-seat", f"seat {seat} is not yours", {"param": "seat"})


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
