"""What is done in matches, counted and logged: which deed by which seat, never which action."""

from __future__ import annotations

from collections.abc import Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Any

from ..core.logging import logger
from ..core.metrics import Metrics
from ..errors import Rejection, Unavailable
from .commands import Asked

if TYPE_CHECKING:
    from .match import LiveMatch

log = logger(__name__)

RULE = "rule"
"""The reason told where a rule forbids something: which rule would say what somebody tried."""

OTHER = "other"

REASONS = frozenset(
    (
        "agreed-before",
        "command-reused",
        "done-by-another",
        "has-revealed",
        "match-over",
        "no-offer",
        "no-such-match",
        "not-a-person",
        "not-begun",
        "not-playing",
        "not-substituted",
        "not-your-turn",
        "nothing-done",
        "offer-again",
        "offer-stands",
        "own-vote",
        "rules-changed",
        "stale",
        "time-left",
        "too-soon",
        "unavailable",
        "voted-before",
        "was-random",
        RULE,
        OTHER,
    )
)
"""The reasons that are told apart."""


class Tally:
    """Keeps count of what is done in matches.

    An answer prepared beforehand counts as what it looks like: something its person does.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def count(self, live: LiveMatch, asked: Asked, work: Coroutine[Any, Any, int]) -> int:
        """Do what is asked, and count it; returns and raises what that does."""
        begun = monotonic()
        try:
            v = await work
        except (Rejection, Unavailable) as error:
            # Nobody is to know that something was prepared and came too late.
            if asked.doer != "prepared":
                self._metrics.refused(reason_of(error))
                log.debug(
                    "refused",
                    match=live.name,
                    seat=asked.seat,
                    deed=asked.deed,
                    reason=reason_of(error),
                )
            raise
        self._metrics.done(
            asked.deed, "bot" if asked.doer == "bot" else "person", monotonic() - begun
        )
        log.debug("done", match=live.name, seat=asked.seat, deed=asked.deed, v=v)
        return v


def reason_of(error: Rejection | Unavailable) -> str:
    """Why something was refused, as it may be told to anybody: one of REASONS."""
    if isinstance(error, Unavailable):
        return "unavailable"
    if error.kind == "invalid":
        return RULE
    return error.reason if error.reason in REASONS else OTHER
