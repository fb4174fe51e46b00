"""A shuffle: what the seats of a match add to its seed, from sitting down to the last reveal.

Immutable and without a clock: whoever keeps it says when the time of a stage is up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from hmac import compare_digest
from typing import Any, Literal, Self

from ..events import Seat
from .commit_reveal import SHARE_BYTES, commitment_to, dealing_seed

ShareState = Literal["open", "bot", "none", "expected", "committed", "given", "late", "withheld"]
"""How far a seat is: `open` nobody sits there; `bot`; `none` its client has not offered to add anything;
`expected` it has; `committed`; `given` it has revealed; `late` it did not commit in time; `withheld` it
committed and did not reveal in time."""

Stage = Literal["gathering", "committing", "revealing", "complete"]
"""`gathering` seats are open; `committing` some client is still to commit; `revealing` all have, and some
are to reveal; `complete` the match can be dealt."""

SETTLED: frozenset[ShareState] = frozenset({"bot", "none", "given", "late", "withheld"})
"""The states in which a seat can be when its match is dealt."""


class ShuffleRefused(ValueError):
    """Something that a seat cannot add, or not now. `reason`: a word for programs."""

    def __init__(self, reason: str, detail: str) -> None:
        self.reason = reason
        super().__init__(detail)


@dataclass(frozen=True)
class Share:
    """What one seat adds, 32 bytes each: its commitment first, then what it is to."""

    state: ShareState
    commitment: bytes | None = None
    contribution: bytes | None = None

    def document(self) -> dict[str, Any]:
        """The share as JSON."""
        members = {"commitment": self.commitment, "contribution": self.contribution}
        hexed = {name: None if value is None else value.hex() for name, value in members.items()}
        return {"state": self.state, **hexed}

    @classmethod
    def of(cls, document: Mapping[str, Any]) -> Self:
        """The share that `document` wrote."""
        commitment, contribution = (
            None if document[name] is None else bytes.fromhex(document[name])
            for name in ("commitment", "contribution")
        )
        return cls(document["state"], commitment, contribution)


@dataclass(frozen=True)
class Shuffle:
    """What the seats of a match add to its seed, in which round.

    Who committed and did not reveal in time is left out, and all others draw, commit and reveal anew in the
    next round: whoever knew what the deal would be can refuse it, once for each seat, but not choose another.
    """

    match: str
    """The id of the match for which it is; a copy of it may be kept under another."""
    shares: tuple[Share, ...]
    round_number: int = 1
    vacancies: int = 0
    """How many further rounds there may have been because people left for good, not for who withholds now."""

    @classmethod
    def of(cls, match: str, states: Iterable[ShareState]) -> Self:
        """The shuffle of a match with seats in these states."""
        return cls(match, tuple(map(Share, states)))

    # How far it is

    @property
    def stage(self) -> Stage:
        """What it waits for."""
        states = {share.state for share in self.shares}
        if "open" in states:
            return "gathering"
        if "expected" in states:
            return "committing"
        return "revealing" if "committed" in states else "complete"

    @property
    def is_offered(self) -> bool:
        """Whether any client has said that it will add something, whatever has become of that."""
        return any(share.state not in ("open", "bot", "none") for share in self.shares)

    @property
    def contributions(self) -> tuple[bytes | None, ...]:
        """What each seat has added."""
        return tuple(share.contribution for share in self.shares)

    def dealing_seed(self, seed: bytes) -> bytes:
        """What the match is dealt from, 32 bytes, given the server's `seed`."""
        return dealing_seed(seed, self.match, self.round_number, self.contributions)

    # What seats do

    def seated(self, seat: Seat, state: ShareState) -> Self:
        """After somebody has sat down, or stood up, while seats were open."""
        # The round that was for who withheld here is not explained by the seat any more.
        vacancies = self.vacancies + (self.shares[seat].state == "withheld")
        return replace(self._with(seat, Share(state)), vacancies=vacancies)

    def vacated(self, seats: Iterable[Seat]) -> Self:
        """After people of these seats have left for good, at whatever stage: all others draw anew.

        Whoever comes instead commits when some have revealed already, and must not choose by that.
        """
        again = self._turned({"committed": "expected", "given": "expected"})
        for seat in seats:
            again = again.seated(seat, "open")
        return replace(again, round_number=self.round_number + 1, vacancies=again.vacancies + 1)

    @property
    def is_excused(self) -> bool:
        """Whether each further round is explained by a seat that withheld, or by people who left."""
        withheld = sum(share.state == "withheld" for share in self.shares)
        return self.round_number - 1 <= withheld + self.vacancies

    def add(
        self, seat: Seat, round_number: int, commitment: bytes | None, contribution: bytes | None
    ) -> Self:
        """After a seat has committed, or revealed; both at once only where no other seat adds anything.

        The same again changes nothing. Raises ShuffleRefused.
        """
        if round_number != self.round_number:
            raise ShuffleRefused(
                "other-round", f"this is round {self.round_number}, not {round_number}"
            )
        if commitment is not None and contribution is not None and self._others_add(seat):
            detail = "others add to this shuffle: reveal once their commitments are known"
            raise ShuffleRefused("reveal-early", detail)
        after = self if commitment is None else self._committed(seat, commitment)
        return after if contribution is None else after._revealed(seat, contribution)

    def closed(self) -> Self:
        """After the time of the present stage is up."""
        match self.stage:
            case "committing":
                return self._turned({"expected": "late"})
            case "revealing":
                left_out = self._turned({"committed": "withheld", "given": "expected"})
                return replace(left_out, round_number=self.round_number + 1)
            case _:
                return self

    def _committed(self, seat: Seat, commitment: bytes) -> Self:
        share = self.shares[seat]
        if share.commitment is not None and compare_digest(share.commitment, commitment):
            return self
        if share.state != "expected":
            detail = {
                "committed": f"seat {seat} has committed to something else",
                "given": f"seat {seat} has revealed already",
            }.get(share.state, f"nothing is expected of seat {seat} ({share.state})")
            raise ShuffleRefused("not-expected", detail)
        return self._with(seat, Share("committed", commitment))

    def _revealed(self, seat: Seat, contribution: bytes) -> Self:
        share = self.shares[seat]
        if share.state == "given" and share.contribution == contribution:
            return self
        if share.state != "committed" or share.commitment is None:
            detail = f"seat {seat} has nothing to reveal ({share.state}): commit first"
            raise ShuffleRefused("not-expected", detail)
        if self.stage != "revealing":
            raise ShuffleRefused(
                "reveal-early", "some are still to commit: reveal once all commitments are known"
            )
        if not fits(share.commitment, contribution, self, seat):
            detail = f"seat {seat} has committed to something else than it reveals"
            raise ShuffleRefused("reveal-unfit", detail)
        return self._with(seat, replace(share, state="given", contribution=contribution))

    def _others_add(self, seat: Seat) -> bool:
        adding = ("open", "expected", "committed", "given")
        others = (share for other, share in enumerate(self.shares) if other != seat)
        return any(share.state in adding for share in others)

    def _turned(self, states: Mapping[ShareState, ShareState]) -> Self:
        """With seats in other states, which have committed to nothing."""
        shares = (
            Share(states[share.state]) if share.state in states else share for share in self.shares
        )
        return replace(self, shares=tuple(shares))

    def _with(self, seat: Seat, share: Share) -> Self:
        shares = (share if s == seat else kept for s, kept in enumerate(self.shares))
        return replace(self, shares=tuple(shares))

    # As JSON

    def document(self) -> dict[str, Any]:
        """Everything about it as JSON: for who keeps it, and for all once the match is dealt."""
        seats = [share.document() for share in self.shares]
        return {
            "match": self.match,
            "round": self.round_number,
            "vacancies": self.vacancies,
            "seats": seats,
        }

    def seen(self) -> dict[str, Any]:
        """The same as everybody may know it now.

        No commitment is in it before all have committed, and no contribution before all have revealed.
        """
        commitments = self.stage in ("revealing", "complete")
        shown = [
            Share(
                share.state,
                share.commitment if commitments else None,
                share.contribution if self.stage == "complete" else None,
            )
            for share in self.shares
        ]
        return replace(self, shares=tuple(shown)).document()

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> Self:
        """The shuffle that `document` wrote. JSON may write a whole number as 1.0.

        Earlier versions wrote no `vacancies`.
        """
        shares = tuple(Share.of(share) for share in document["seats"])
        vacancies = int(document.get("vacancies", 0))
        return cls(document["match"], shares, int(document["round"]), vacancies)


def fits(commitment: bytes, contribution: bytes, shuffle: Shuffle, seat: Seat) -> bool:
    """Whether a contribution is the one that a seat has committed to."""
    if len(contribution) != SHARE_BYTES:
        return False
    found = commitment_to(contribution, shuffle.match, shuffle.round_number, seat)
    return compare_digest(found, commitment)
