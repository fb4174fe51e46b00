"""Commit and reveal: the hashes by which the clients at a table add to the seed of a match.

The server publishes the hash of its seed, then each client commits to random bytes of its own, and reveals
them once all commitments are known. So nobody could choose their part knowing another's, and one part
that was drawn honestly makes the whole random. Every hash is SHA-256 of its parts, each preceded by its
length in four bytes, big-endian: no two lists of parts are hashed alike.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from ..events import Seat

SHARE_BYTES = 32
"""How many random bytes a client adds."""

DOMAIN = b"diablerie-shuffle-1"
"""First part of every hash: what it is of can be taken for nothing else that is hashed anywhere."""


def commitment_to(contribution: bytes, match: str, round_number: int, seat: Seat) -> bytes:
    """What a seat's client publishes before it reveals its contribution, 32 bytes.

    It holds for that match, round and seat alone: nobody can pass another's off as their own.
    """
    return _hash(b"commitment", match.encode(), _word(round_number), _word(seat), contribution)


def dealing_seed(
    seed: bytes, match: str, round_number: int, contributions: Sequence[bytes | None]
) -> bytes:
    """What a match is dealt from, 32 bytes: the hash of the server's seed and what each seat has added.

    `contributions`: by seat; None: nothing.
    """
    parts = [contribution or b"" for contribution in contributions]
    return _hash(b"seed", seed, match.encode(), _word(round_number), *parts)


def _hash(purpose: bytes, *parts: bytes) -> bytes:
    found = hashlib.sha256()
    for part in (DOMAIN, purpose, *parts):
        found.update(_word(len(part)) + part)
    return found.digest()


def _word(number: int) -> bytes:
    return number.to_bytes(4, "big")
