"""Clients at a table who add to its seed; vectors of the hashes, which the page is tested with, too."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from diablerie.matches import Kept, Shuffle
from diablerie.matches.commit_reveal import commitment_to

VECTORS = Path(__file__).with_name("shuffle-vectors.json")
"""Seeds, contributions and what they come to, as they stand: whoever changes a hash changes this file."""

MATCH = "pXq0Jm-t_2vLw8Zk"


def vectors() -> dict[str, Any]:
    """The test vectors."""
    found: dict[str, Any] = json.loads(VECTORS.read_text("utf-8"))
    return found


def drawn(seat: int, draw: int = 1) -> bytes:
    """What a seat's client draws, another each time."""
    return bytes([16 * draw + seat] * 32)


def committed(shuffle: Shuffle, seats: Sequence[int], draw: int = 1) -> Shuffle:
    """After these seats have committed in the present round."""
    for seat in seats:
        number = shuffle.round_number
        commitment = commitment_to(drawn(seat, draw), shuffle.match, number, seat)
        shuffle = shuffle.add(seat, number, commitment, None)
    return shuffle


def revealed(shuffle: Shuffle, seats: Sequence[int], draw: int = 1) -> Shuffle:
    """After these seats have revealed."""
    for seat in seats:
        shuffle = shuffle.add(seat, shuffle.round_number, None, drawn(seat, draw))
    return shuffle


def expected(seats: int) -> Shuffle:
    """Persons at a table, each of whose clients has offered to add something."""
    return Shuffle.of(MATCH, ["expected"] * seats)


def dealt(seats: int) -> Shuffle:
    """The same after all have committed and revealed."""
    return revealed(committed(expected(seats), range(seats)), range(seats))


def kept_by(seat: int, shuffle: Shuffle, seed_hash: str) -> Kept:
    """What an honest client keeps of a shuffle."""
    document = shuffle.document()
    return Kept.read(
        {
            "match": document["match"],
            "round": document["round"],
            "seat": seat,
            "seed_hash": seed_hash,
            "contribution": document["seats"][seat]["contribution"],
            "commitments": [share["commitment"] for share in document["seats"]],
        }
    )
