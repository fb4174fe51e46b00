"""Match metrics: commands counted and logged by deed and outcome, never by action."""

from __future__ import annotations

from ...matches.commands import Command, DoneCommand
from ...rejection import Rejection
from ..core.logging import logger
from ..core.metrics import Metrics
from ..errors import STORAGE_ANSWERS, Unavailable
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
        "voted-before",
        "was-random",
        RULE,
        OTHER,
        *(reason for reason, _detail, _seconds in STORAGE_ANSWERS.values()),
    )
)
"""The reasons that are told apart."""


class MatchMetrics:
    """Keeps count of what is done in matches.

    An answer prepared beforehand counts as what it looks like: something its person does.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def done(self, live: LiveMatch, command: Command, done: DoneCommand, seconds: float) -> None:
        """Count a command that was done in so many seconds."""
        doer = "bot" if command.doer == "bot" else "person"
        self._metrics.done(command.deed, doer, seconds, done.done)
        log.debug("done", match=live.name, seat=command.seat, deed=command.deed, v=done.v)

    def refused(self, live: LiveMatch, command: Command, error: Rejection | Unavailable) -> None:
        """Count a command that was refused."""
        # Nobody is to know that something was prepared and came too late.
        if command.doer == "prepared":
            return
        reason = reason_of(error)
        self._metrics.refused(reason)
        log.debug("refused", match=live.name, seat=command.seat, deed=command.deed, reason=reason)


def reason_of(error: Rejection | Unavailable) -> str:
    """Why something was refused, as it may be told to anybody: one of REASONS."""
    if isinstance(error, Unavailable):
        return STORAGE_ANSWERS[error.fault][0]
    if error.kind == "invalid":
        return RULE
    return error.reason if error.reason in REASONS else OTHER
