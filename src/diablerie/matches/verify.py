"""Verification of a record: was it played by the rules, and were its shuffles those promised?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from . import record
from .match import Match
from .shuffle_check import Kept, doubts_by, doubts_of

Doubt = Literal["record", "unfinished", "seed", "shuffle", "rules-version", "result"]


@dataclass(frozen=True)
class Finding:
    """One thing that does not hold: its kind, and what exactly in English.

    `record` it is malformed or breaks the rules; `unfinished` there is no result to check; `seed`
    it is not the seed whose hash was published; `shuffle` what clients added to it does not fit what they
    committed to or kept; `rules-version` it was played by other rules than are here; `result` the replay
    ends otherwise.
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


def verify(document: Mapping[str, Any], kept: Kept | Sequence[Kept] | None = None) -> Verdict:
    """Replay a record; compare seed with published hash, and result with the replay's.

    What clients have added to the seed is compared with what they had committed to; `kept`: what one of
    them kept of it, to be found in the record unchanged; of each round if it revealed in several.
    """
    try:
        parts = record.read(document)
    except record.RecordError as error:
        return Verdict((Finding("record", str(error)),))
    rounds = [kept] if isinstance(kept, Kept) else kept or ()
    findings = [*_doubts_of_seed(document, parts, rounds)]
    try:
        match = Match.from_parts(parts, record.other_rules(document, parts.game))
    except record.RecordError as error:
        findings.append(Finding("record", str(error)))
    else:
        findings += _doubts(document, match)
    return Verdict(tuple(findings))


def _doubts_of_seed(
    document: Mapping[str, Any], parts: record.Parts, kept: Sequence[Kept]
) -> Iterator[Finding]:
    promised = document["seed_hash"]
    if parts.seed_hash != promised:
        yield Finding("seed", f"the seed has hash {parts.seed_hash}, promised was {promised}")
    if parts.shuffle is not None:
        for detail in doubts_of(parts.shuffle, parts.players):
            yield Finding("shuffle", detail)
    for detail in doubts_by(kept, parts.shuffle, promised):
        yield Finding("shuffle", detail)


def _doubts(document: Mapping[str, Any], match: Match) -> Iterator[Finding]:
    game = match.game
    if document["rules_version"] not in (game.rules_version, *game.EARLIER_RULES):
        detail = f"played by {document['rules_version']}, checked by {match.game.rules_version}"
        yield Finding("rules-version", detail)
    if document["result"] is None and not match.is_over:
        yield Finding("unfinished", "the match is not over")
    elif document["result"] != match.result:
        yield Finding("result", f"the replay ends with {match.result}")
