"""Channel and conversation: a request there, an answer back, within a time; what is no answer is a fault."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import count
from typing import Any, Protocol

from .faults import Fault

LONGEST = 1 << 20
"""The longest answer that is read, in bytes; what is asked is never as long."""


class Channel(Protocol):
    """How an entrant is reached."""

    def exchange(self, request: bytes, seconds: float) -> bytes:
        """One JSON object there, in one line, one back. Raises Fault, at the latest after so many seconds."""

    def close(self, *, gently: bool = False) -> None:
        """End it, and all that runs for it; `gently`: nothing is wrong. It may be closed again."""


class Conversation:
    """Requests with a number each, and the answers to them."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._numbers = count(1)
        self.is_open = True

    def ask(self, request: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a request. After a fault the conversation is over, for who knows where it stands.

        Raises Fault.
        """
        number = next(self._numbers)
        line = json.dumps({"id": number, **request}, separators=(",", ":")).encode() + b"\n"
        try:
            return _read(self._channel.exchange(line, seconds), number)
        except BaseException:
            self.close()
            raise

    def close(self, *, gently: bool = False) -> None:
        """End it; `gently`: nothing is wrong."""
        self.is_open = False
        self._channel.close(gently=gently)


def _read(answered: bytes, number: int) -> dict[str, Any]:
    try:
        answer = json.loads(answered)
    except (ValueError, RecursionError) as error:
        raise Fault("protocol", f"the answer is no JSON: {error}") from error
    if not isinstance(answer, dict):
        raise Fault("protocol", "the answer is no JSON object")
    given = answer.get("id")
    if isinstance(given, bool) or given != number:
        raise Fault("protocol", f"the answer's 'id' must be {number}, not {given!r}")
    return answer
