"""Verification of a record: was it played by the rules, and were its shuffles those promised?"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from . import record
from .match import Match

Doubt = Literal["record", "unfinished", "seed", "rules-version", "result"]


@dataclass(frozen=True)
class Finding:
    """One thing that does not hold: its kind, and what exactly in English.

    `record` it is malformed or breaks the rules; `unfinished` there is no result to check; `seed`
    it is not the seed whose hash was published; `rules-version` it was played by other rules than
    are here; `result` the replay ends otherwise.
    """

    kind: Doubt
    detail: str


@dataclass(frozen=True)
class Verdict:
    """What checking a record found: nothing, if it is honest."""

    findings: tuple[Finding, ...]

    @property
    def is_honest(self) -> bool:
        """Whether everything held."""
        return not self.findings


def verify(document: Mapping[str, Any]) -> Verdict:
    """Replay a record; compare seed with published hash, and result with the replay's."""
    try:
        match = Match.from_record(document)
    except record.RecordError as error:
        return Verdict((Finding("record", str(error)),))
    return Verdict(tuple(_doubts(document, match)))


def _doubts(document: Mapping[str, Any], match: Match) -> Iterator[Finding]:
    digest = hashlib.sha256(match.seed).hexdigest()
    if digest != document["seed_hash"]:
        yield Finding("seed", f"the seed has hash {digest}, promised was {document['seed_hash']}")
    game = match.game
    if document["rules_version"] not in (game.rules_version, *game.EARLIER_RULES):
        detail = f"played by {document['rules_version']}, checked by {match.game.rules_version}"
        yield Finding("rules-version", detail)
    if document["result"] is None and not match.is_over:
        yield Finding("unfinished", "the match is not over")
    elif document["result"] != match.result:
        yield Finding("result", f"the replay ends with {match.result}")
