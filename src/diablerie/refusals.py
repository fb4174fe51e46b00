"""Refusals: why an action is not legal, told by the clause it breaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .words import speak


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the clause it breaks, a message key, and that message's parameters."""

    clause: str
    reason: str
    params: Mapping[str, Any]


class IllegalAction(ValueError):
    """An action that the rules do not allow here.

    Attributes: `action` as given, `clause` the rule it breaks, `reason` and `params` a message of the
    catalogue (see `diablerie.words`), `legal` the actions that are legal instead.
    """

    def __init__(self, action: str, refusal: Refusal, legal: tuple[str, ...]) -> None:
        self.action = action
        self.clause = refusal.clause
        self.reason = refusal.reason
        self.params = dict(refusal.params)
        self.legal = legal
        super().__init__(
            f"{action!r} is not legal ({self.clause}): {self._why()} {self._instead()}"
        )

    def _why(self) -> str:
        return speak("en", self.reason, **self.params)

    def _instead(self) -> str:
        shown = ", ".join(self.legal[:8]) or "nothing"
        more = len(self.legal) - 8
        return f"Legal now: {shown}{f' and {more} more' if more > 0 else ''}."

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            IllegalAction,
            (self.action, Refusal(self.clause, self.reason, self.params), self.legal),
        )
