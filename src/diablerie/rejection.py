"""Domain errors: what a request is refused for, in words that know nothing of HTTP."""

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
