"""What a table has to tell: the facts of each of its events, and the reasons of its refusals."""

from __future__ import annotations

EVENTS: dict[str, set[str]] = {
    "set-up": set(),
    "taken-back": {"seat", "undone"},
    "resigned": {"seat"},
    "time-out": {"seat"},
    "end-offered": {"seat"},
    "end-accepted": {"seat"},
    "end-declined": {"seat"},
    "voted": {"seat", "about"},
    "voted-for": {"seat", "about", "volunteer"},
    "substituted": {"seat", "level"},
    "taken-over": {"seat"},
    "returned": {"seat"},
    "clock-shifted": {"seconds", "cause"},
    "match-ended": {"reason", "winner"},
}

ENDINGS = ("resigned", "time-out", "agreed")
"""How a match ends that is not played to its end."""

REFUSALS = (
    "nothing-done",
    "done-by-another",
    "was-random",
    "has-revealed",
    "match-over",
    "offer-stands",
    "offer-again",
    "no-offer",
    "agreed-before",
    "own-vote",
    "voted-before",
    "not-a-person",
    "not-left",
    "not-playing",
    "not-substituted",
    "time-left",
    "no-clock-runs",
    "shift-too-long",
)
