"""Faults: what forfeits a game, told in a line: time, crash, protocol, error, illegal action."""

from __future__ import annotations

from typing import Literal

from ..display_text import in_one_line

Kind = Literal["time", "crash", "protocol", "error", "illegal"]
"""Overstepped its time; ended or was not to be reached; answered what is no answer; said itself that it
cannot go on; did what the rules forbid."""

LONGEST = 300
"""The most characters of a fault that are kept: the words may be anybody's."""


class Fault(Exception):
    """What an entrant did wrong. `kind` says of what sort, `detail` what, in one line."""

    def __init__(self, kind: Kind, detail: str) -> None:
        line = in_one_line(" ".join(detail.split()))
        self.kind: Kind = kind
        self.detail = line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
        super().__init__(f"{kind}: {self.detail}")

    def __reduce__(self) -> tuple[type[Fault], tuple[Kind, str]]:
        return (Fault, (self.kind, self.detail))
