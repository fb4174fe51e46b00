"""Shuffle check: what is to be said against a shuffle, by its record and by what one client kept of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from ..events import Seat
from .players import Player
from .shuffle import SETTLED, Share, Shuffle, fits

HEX = 64
"""How many hexadecimal digits 32 bytes are."""


@dataclass(frozen=True)
class Kept:
    """What a client has kept of the shuffle of a match in which it revealed something.

    `seed_hash`: what the server had published when the client committed. `commitments`: those of all seats in
    hexadecimal, as they were told before it revealed; None: of no seat.
    """

    match: str
    round_number: int
    seat: Seat
    seed_hash: str
    contribution: str
    commitments: tuple[str | None, ...]

    @classmethod
    def read(cls, document: Any) -> Self:
        """What was kept, from JSON.

        Its members: `match`, `round`, `seat`, `seed_hash`, `contribution`, `commitments`. Raises ValueError
        saying which of them is missing or of another form.
        """
        members = {
            "match": str,
            "round": int,
            "seat": int,
            "seed_hash": str,
            "contribution": str,
            "commitments": list,
        }
        if not isinstance(document, Mapping):
            raise ValueError(f"what was kept is an object with {', '.join(members)}")
        for name, kind in members.items():
            if not isinstance(document.get(name), kind):
                raise ValueError(f"what was kept needs {name!r}: {_FORMS[kind]}")
        for name in ("seed_hash", "contribution"):
            if not _is_hex(document[name]):
                raise ValueError(f"{name} has to be {HEX} hexadecimal digits")
        return cls(
            document["match"],
            document["round"],
            document["seat"],
            document["seed_hash"],
            document["contribution"],
            tuple(document["commitments"]),
        )


def read_kept(document: Any) -> tuple[Kept, ...]:
    """All that was kept of a match, from JSON: an object, or an array of one for each round.

    Raises ValueError as `Kept.read`, and for an empty array.
    """
    documents = document if isinstance(document, list) else [document]
    if not documents:
        raise ValueError(
            "what was kept is an object, or an array of one for each round: this array is empty"
        )
    return tuple(map(Kept.read, documents))


_FORMS = {str: "a text", int: "a whole number", list: "a list, an entry per seat"}


def doubts_of(shuffle: Shuffle, players: Sequence[Player]) -> Iterator[str]:
    """What does not fit within the shuffle of a match that was dealt, in English."""
    for seat, (share, player) in enumerate(zip(shuffle.shares, players, strict=True)):
        if share.state not in SETTLED:
            yield f"seat {seat} is {share.state}: no match is dealt before that is settled"
        if (share.state == "bot") != (player.kind == "bot"):
            yield f"seat {seat} is {share.state} in the shuffle, and a {player.kind} plays there"
        yield from _doubts_of_share(shuffle, seat, share)
    if not shuffle.is_excused:
        yield (
            f"there were {shuffle.round_number} rounds, and not as many seats withheld or were vacated: "
            "whoever asks for another round has seen what would be dealt"
        )


def _doubts_of_share(shuffle: Shuffle, seat: Seat, share: Share) -> Iterator[str]:
    commitment, contribution = share.commitment, share.contribution
    if share.state != "given":
        if contribution is not None:
            yield f"seat {seat} is {share.state}, and a contribution stands there"
        if commitment is not None:
            yield f"seat {seat} committed, and its contribution is missing"
    elif commitment is None or contribution is None:
        yield f"seat {seat} gave a contribution, and it or its commitment is missing"
    elif not fits(commitment, contribution, shuffle, seat):
        yield f"the contribution of seat {seat} is not the one that it committed to"


def doubts_by(kept: Sequence[Kept], shuffle: Shuffle | None, seed_hash: str) -> Iterator[str]:
    """What does not fit what one client kept, in English. `shuffle`, `seed_hash`: as the record has them.

    `kept`: of each round in which it revealed something.
    """
    for seat in sorted({each.seat for each in kept}):
        *earlier, last = sorted(
            (each for each in kept if each.seat == seat), key=lambda each: each.round_number
        )
        yield from _doubts_by_last(last, shuffle, seed_hash)
        for each in earlier:
            yield from _doubts_by_earlier(each, last, shuffle)


def _doubts_by_earlier(kept: Kept, last: Kept, shuffle: Shuffle | None) -> Iterator[str]:
    """What does not fit that a client was asked again after it had revealed."""
    if kept.seed_hash != last.seed_hash:
        yield (
            f"another hash was published in round {kept.round_number} than in round {last.round_number}"
        )
    if shuffle is not None and not _is_prompted(kept, shuffle):
        yield (
            f"seat {kept.seat} revealed in round {kept.round_number}, and was asked again though nobody who "
            "had committed then withheld or left"
        )


def _is_prompted(kept: Kept, shuffle: Shuffle) -> bool:
    """Whether another seat had committed that can be the reason for a further round."""
    others = [
        share
        for seat, (share, commitment) in enumerate(
            zip(shuffle.shares, kept.commitments, strict=False)
        )
        if seat != kept.seat and commitment is not None
    ]
    left = bool(others) and shuffle.vacancies > 0
    return left or any(share.state == "withheld" for share in others)


def _doubts_by_last(kept: Kept, shuffle: Shuffle | None, seed_hash: str) -> Iterator[str]:
    if seed_hash != kept.seed_hash:
        yield (
            f"the record promises a seed with hash {seed_hash}, and {kept.seed_hash} was published before "
            f"seat {kept.seat} committed"
        )
    if shuffle is None:
        yield f"seat {kept.seat} gave a contribution, and the record has none of anybody"
        return
    if (shuffle.match, shuffle.round_number) != (kept.match, kept.round_number):
        yield (
            f"the record's shuffle is round {shuffle.round_number} of match {shuffle.match}, and what was "
            f"kept is of round {kept.round_number} of match {kept.match}"
        )
    yield from _doubts_by_share(kept, shuffle)


def _doubts_by_share(kept: Kept, shuffle: Shuffle) -> Iterator[str]:
    found = [share.document() for share in shuffle.shares]
    if len(found) != len(kept.commitments) or kept.seat >= len(found):
        yield f"the record has {len(found)} seats, and what was kept {len(kept.commitments)}"
        return
    if found[kept.seat]["contribution"] != kept.contribution:
        yield f"the contribution of seat {kept.seat} is not the one that its client kept"
    for seat, commitment in enumerate(kept.commitments):
        if found[seat]["commitment"] != commitment:
            yield (
                f"the commitment of seat {seat} is not the one that was told before seat {kept.seat} revealed"
            )


def _is_hex(text: str) -> bool:
    return len(text) == HEX and all(digit in "0123456789abcdef" for digit in text)
