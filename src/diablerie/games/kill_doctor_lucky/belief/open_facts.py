"""Open facts of Kill Doctor Lucky that speak for a turn: who sees what, when the Doctor comes, who follows.

Pawns, the Doctor and his way are public, and so is what a failure that is played takes off an attempt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ....capabilities.facts import Fact
from ....capabilities.open_facts import KnownLine, OpenFacts
from ....documents import Document
from ....events import Event, Seat

AHEAD = 4
"""So many turns ahead where the Doctor comes is spoken of."""

ANSWER = "answer"
WAYS = ("free-step", "card-step", "room-card")
"""Events by which a pawn or the Doctor comes elsewhere."""

ENDS = {"end", "snoop"}
"""Actions that end a turn, whatever card is drawn."""


class HouseFacts(OpenFacts):
    """What a turn surely brings in one house."""

    def __init__(
        self, sees: Mapping[str, Sequence[str]], next_spaces: Mapping[str, str | None]
    ) -> None:
        """Which spaces see which others (KDL-16), and where the Doctor goes from each (KDL-25)."""
        self._sees = sees
        self._next = next_spaces

    def find(self, line: KnownLine) -> Iterator[Fact]:
        """What is won or warded off, then whose turn follows, then where pawn and Doctor stand."""
        if line.start["phase"] == ANSWER:
            yield from _answered(line)
            return
        end, ends = _before_the_end(line), bool(ENDS & set(line.actions))
        yield from _attempted(line)
        yield from self._doctor_moved(line.start, end, line.seat)
        if ends:
            yield from self._turn_given(end, line.seat)
        yield from self._place(end, line.seat)
        if "snoop" in line.actions and end["draw_size"] + len(end["discard"]) > 0:
            yield Fact.of("snoop")
        if ends:
            yield from self._turn_that_follows(end, line.seat)

    def of_turn(self, events: Sequence[Event], seat: Seat) -> Iterator[Fact]:
        """An attempt, a card drawn, or where the pawn has gone."""
        kinds = {event.kind for event in events}
        if "attempt" in kinds:
            yield Fact.of("line-attempt")
        ways = [event.params["to"] for event in events if _is_way(event)]
        if ways:
            yield Fact.of("line-space", space=ways[-1])
        if "draw" in kinds:
            yield Fact.of("line-draw")

    def _doctor_moved(self, start: Document, end: Document, seat: Seat) -> Iterator[Fact]:
        """KDL-10, KDL-11, KDL-26: whom cards bring the Doctor to, and whom they keep him from."""
        if start["lucky"] == end["lucky"]:
            return
        if end["lucky"] == end["pawns"][seat]:
            yield Fact.of("fetched")
        before = self._met(start, seat)
        if before not in (None, seat, self._met(end, seat)):
            yield Fact.of("kept-from", seat=before)

    def _turn_given(self, end: Document, seat: Seat) -> Iterator[Fact]:
        """KDL-15, KDL-26: that the seat moves again, or sees where the next to move may meet the Doctor."""
        to, met = self._next[end["lucky"]], self._met(end, seat)
        if to is None:
            return
        if met == seat:
            yield Fact.of("again")
        elif met is not None and self._is_seen(end, to, {seat}):
            others = set(range(len(end["pawns"]))) - {seat, met}
            if not self._is_seen(end, to, others):
                yield Fact.of("guards", seat=met, space=to)

    def _place(self, end: Document, seat: Seat) -> Iterator[Fact]:
        """When the Doctor comes to where the seat then is, and that nobody else sees it."""
        at = end["pawns"][seat]
        count = self._turns_until(end["lucky"], at)
        if count is not None and count < 2:
            yield Fact.of("next" if count else "here", space=at)
        elif count is not None:
            yield Fact.of("later", space=at, count=count)
        if not self._is_seen(end, at, set(range(len(end["pawns"]))) - {seat}):
            yield Fact.of("unseen")

    def _turn_that_follows(self, end: Document, seat: Seat) -> Iterator[Fact]:
        """KDL-26, KDL-27: who moves next."""
        met = self._met(end, seat)
        if met is None:
            yield Fact.of("follows-left", seat=(seat + 1) % len(end["pawns"]))
        elif met != seat:
            yield Fact.of("follows-met", seat=met)

    def _turns_until(self, lucky: str, at: str) -> int | None:
        """After how many turns the Doctor comes to a space by himself; None: not soon."""
        space: str | None = lucky
        for count in range(AHEAD + 1):
            if space == at:
                return count
            space = None if space is None else self._next[space]
        return None

    def _met(self, view: Document, mover: Seat) -> Seat | None:
        """KDL-26: whom the Doctor comes to when the turn ends, the first to the left, the mover last."""
        pawns, to = view["pawns"], self._next[view["lucky"]]
        order = [(mover + 1 + step) % len(pawns) for step in range(len(pawns))]
        return next((seat for seat in order if pawns[seat] == to), None)

    def _is_seen(self, view: Document, space: str, seats: set[Seat]) -> bool:
        """Whether one of some seats is in a space or sees into it (KDL-16)."""
        places = {space, *self._sees[space]}
        return any(view["pawns"][seat] in places for seat in seats)


def _before_the_end(line: KnownLine) -> Document:
    """What the seat sees before it ends its turn, and the Doctor walks on (KDL-25)."""
    if line.known and line.known[-1].action in ENDS:
        before = line.known[-2].after if len(line.known) > 1 else line.before
        return before.view(line.seat)
    return line.end


def _is_way(event: Event) -> bool:
    """Whether an event brings the pawn of the seat to move elsewhere."""
    return event.kind in WAYS and event.params.get("pawn", "me") == "me"


def _attempted(line: KnownLine) -> Iterator[Fact]:
    """KDL-15, KDL-17: that an attempt is open to the seat, and what its weapon counts there."""
    for event in line.events:
        if event.kind == "attempt":
            yield Fact.of("attempt")
            if event.params["special"]:
                yield Fact.of("special", weapon=event.params["weapon"], value=event.params["value"])


def _answered(line: KnownLine) -> Iterator[Fact]:
    """KDL-19: what failures played take off, what those kept could, and who comes after."""
    start, seat = line.start, line.seat
    value, own = start["attempt"]["value"], _points(start["hands"][seat])
    after = (seat + 1) % len(start["pawns"])
    is_last = after == start["turn_of"]
    kinds = {event.kind for event in line.events}
    if "foiled" in kinds:
        wasted = next(each.params["wasted"] for each in line.events if each.kind == "foiled")
        yield Fact.of("foils") if wasted else Fact.of("foils-exactly", value=value)
    elif own < value:
        yield Fact.of("too-few", own=own, value=value)
    if is_last:
        yield Fact.of("last")
    elif "foiled" not in kinds:
        yield Fact.of("asked-after", seat=after)


def _points(hand: Sequence[str]) -> int:
    """What the failures of a hand take off together."""
    return sum(int(card.removeprefix("fail")) for card in hand if card.startswith("fail"))
