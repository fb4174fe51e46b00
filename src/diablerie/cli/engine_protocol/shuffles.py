"""Shuffle commands: what a client adds to the seed of a match on a server, and the check of a record."""

from __future__ import annotations

import re
import secrets
from typing import Any

from ...matches import read_kept, verify
from ...matches.commit_reveal import SHARE_BYTES, commitment_to
from .request import BadRequest, Request

Response = dict[str, Any]

MOST_SEATS = 16
MOST_ROUNDS = 1000
"""Bounds to what a record may hold."""


def tell_share(request: Request) -> Response:
    """What a client adds to the seed, drawn here unless it is given, and its commitment to that."""
    match = request.value("match", (str,))
    seat = request.number("seat", 0, MOST_SEATS - 1)
    number = request.number("round", 1, MOST_ROUNDS, 1)
    contribution = _contribution(request)
    commitment = commitment_to(contribution, match, number, seat)
    return {"contribution": contribution.hex(), "commitment": commitment.hex()}


def _contribution(request: Request) -> bytes:
    if not request.has("contribution"):
        return secrets.token_bytes(SHARE_BYTES)
    text = request.value("contribution", (str,))
    if not re.fullmatch(rf"[0-9a-f]{{{2 * SHARE_BYTES}}}", text):
        raise BadRequest(f"'contribution' must be {2 * SHARE_BYTES} hexadecimal digits")
    return bytes.fromhex(text)


def tell_verdict(request: Request) -> Response:
    """Whether a record holds, and what is to be said against it."""
    kept = request.value("kept", (dict, list, type(None)), None)
    verdict = verify(request.value("record", (dict,)), None if kept is None else read_kept(kept))
    findings = [{"kind": each.kind, "detail": each.detail} for each in verdict.findings]
    return {"honest": verdict.is_honest, "findings": findings}
