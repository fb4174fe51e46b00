"""Record import: records brought from elsewhere, verified and kept as finished matches."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from ...display_text import fault_of_name
from ...matches import Finding, Match, Stop, Verdict, stops, verify
from ...rejection import Rejection
from ..storage.match_repository import MatchRepository
from ..storage.models import Chair, MatchSetup

WAITING = 8
"""The most records that wait to be gone through: each of them is held in memory."""

NAME_BYTES = 16
"""Bytes of a match's id that is made from its record."""

T = TypeVar("T")


class RecordImport:
    """Goes through records off the event loop, one at a time."""

    def __init__(self, store: MatchRepository) -> None:
        """Keep in `store` what is taken in."""
        self._store = store
        self._waiting = 0
        self._turnstile = asyncio.Lock()

    async def verify(self, document: Mapping[str, Any]) -> Verdict:
        """What is to be said against a record. Raises Rejection too-many if too many wait for that."""
        return await self._in_turn(lambda: verify(document))

    async def take_in(self, document: Mapping[str, Any]) -> str:
        """Keep an honest record as a match that nobody owns; its id.

        A match's id comes from what its record says, so that the same match is kept once. Raises
        Rejection: invalid with the findings if it is not honest, too-many if too many wait.
        """
        table, match, every = await self._in_turn(lambda: _read(document))
        await self._store.add_finished(table, match, every)
        return table.name

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            detail = "too many records are being gone through: try again later"
            raise Rejection("too-many", "busy", detail, retry_after=10)
        self._waiting += 1
        try:
            async with self._turnstile:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def _read(document: Mapping[str, Any]) -> tuple[MatchSetup, Match, list[Stop]]:
    verdict = verify(document)
    if not verdict.is_honest:
        raise _dishonest(verdict.findings)
    match = Match.from_record(document)
    _check_names(match)
    return _table(match), match, list(stops(match))


def _check_names(match: Match) -> None:
    """Raise Rejection if anybody in a record is called what nobody at a table may be called."""
    for number, player in enumerate(match.players):
        fault = None if player.name is None else fault_of_name(player.name)
        if fault is not None:
            raise _dishonest((Finding("record", f"players.{number}.name: a name {fault}"),))


def _table(match: Match) -> MatchSetup:
    return MatchSetup(
        name=_name(match),
        game=match.game,
        chairs=tuple(Chair(p.kind, p.level, p.name) for p in match.players),
        seed=match.seed,
        clock=match.clock,
        public=False,
        host=None,
        created=match.started,
        shuffle=match.shuffle,
        position=match.position,
    )


def _name(match: Match) -> str:
    """An id that only who has the record can know."""
    told = {**match.record(None), "package_version": None}
    digest = hashlib.sha256(json.dumps(told, sort_keys=True).encode()).digest()
    return base64.urlsafe_b64encode(digest[:NAME_BYTES]).decode().rstrip("=")


def _dishonest(findings: tuple[Finding, ...]) -> Rejection:
    first, *_ = findings
    told = [{"kind": finding.kind, "detail": finding.detail} for finding in findings]
    return Rejection("invalid", "bad-record", first.detail, {"findings": told})
