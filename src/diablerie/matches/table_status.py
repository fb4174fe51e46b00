"""Table status: who has given up, who is stood in for, what is offered among the people at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from typing import Any

from ..events import Event, Seat
from ..outcome import Outcome
from .log_entries import Entry, Refused, told

FORFEITS = {"resign": "resigned", "time-out": "time-out"}
"""Of each deed by which a seat gives up: the reason that stands in the result."""


Wanted = tuple[Seat, int | None]
"""What is voted about: a seat, and the number of the volunteer who is to have it; None: a bot."""


@dataclass(frozen=True)
class Offer:
    """A seat's offer to end the match without a winner, and who has agreed to it so far."""

    by: Seat
    agreed: frozenset[Seat]


@dataclass(frozen=True)
class TableStatus:
    """The table at one moment. It never changes: each deed gives the next one.

    `people`: the seats that persons took at the start. `substitutes`: the levels of the bots that play
    for them now. `forfeits`: why some will not come back. `outcome`: how the match ended if it was not
    by the rules of the game. `quiet`: the seats that have offered an end and not acted since. `votes`: who
    has voted about a seat, for a volunteer of some number or for a bot (None). `taken_over`: the seats whose
    person was another at the start, and since when they are the present one's.
    """

    people: frozenset[Seat]
    seats: int
    substitutes: Mapping[Seat, str] = field(default_factory=dict)
    forfeits: Mapping[Seat, str] = field(default_factory=dict)
    offer: Offer | None = None
    votes: Mapping[Wanted, frozenset[Seat]] = field(default_factory=dict)
    quiet: frozenset[Seat] = frozenset()
    taken_over: Mapping[Seat, datetime] = field(default_factory=dict)
    outcome: Outcome | None = None

    @property
    def present(self) -> frozenset[Seat]:
        """The seats that a person plays for now."""
        return self.people - set(self.substitutes) - set(self.forfeits)

    @property
    def returns(self) -> tuple[float, ...]:
        """The payoffs of a match that did not end by the rules: those who gave up share the loss."""
        lost, kept = len(self.forfeits), self.seats - len(self.forfeits)
        if self.outcome is None or self.outcome.reason == "agreed" or not lost or not kept:
            return (0.0,) * self.seats
        most = max(lost, kept)
        each = {True: -kept / most, False: lost / most}
        return tuple(each[seat in self.forfeits] for seat in range(self.seats))

    @cached_property
    def document(self) -> Mapping[str, Any]:
        """The table as JSON, the same for everybody."""
        seats = range(self.seats)
        offer = self.offer
        return {
            "substitutes": [self.substitutes.get(seat) for seat in seats],
            "forfeits": [self.forfeits.get(seat) for seat in seats],
            "offer": None if offer is None else {"by": offer.by, "agreed": sorted(offer.agreed)},
            "votes": [
                {"about": about, "volunteer": volunteer, "by": sorted(self.votes[about, volunteer])}
                for about, volunteer in sorted(self.votes, key=lambda w: (w[0], w[1] or 0))
            ],
        }

    def acted(self, seat: Seat) -> TableStatus:
        """The table after an action of the game: who acts may make an offer again."""
        seen = self.seen(seat)
        return replace(seen, quiet=self.quiet - {seat}) if seat in self.quiet else seen

    def seen(self, seat: Seat) -> TableStatus:
        """The table after something done by a seat: that it is away is no longer to be voted about."""
        votes = {wanted: by for wanted, by in self.votes.items() if wanted[0] != seat}
        return self if len(votes) == len(self.votes) else replace(self, votes=votes)


Told = tuple[TableStatus, tuple[Event, ...]]


def after(standing: TableStatus, entry: Entry) -> Told:
    """The table after a deed, and what is told of it. Raises Refused if it cannot be done.

    Knows nothing of clocks, presence and volunteers: whoever logs a `time-out`, a `vote` or a `substitute`
    has seen to it that time is up, that the person is away, or that the volunteer is still there.
    """
    table = (
        standing if entry.seat is None or entry.deed == "time-out" else standing.seen(entry.seat)
    )
    return DEEDS[entry.deed](table, entry)


def _give_up(standing: TableStatus, entry: Entry) -> Told:
    """The seat's match is over; with more than two seats a bot goes on in it."""
    seat, reason = _demand_present(standing, entry.seat), FORFEITS[entry.deed]
    gone = replace(
        _without(standing, seat),
        forfeits={**standing.forfeits, seat: reason},
    )
    events = (told(reason, seat),)
    if standing.seats == 2:
        return _ended(gone, events, Outcome(reason, 1 - seat))
    if gone.people <= set(gone.forfeits):
        return _ended(gone, events, Outcome(reason, None))
    return _substituted(gone, events, seat, entry)


def _offer(standing: TableStatus, entry: Entry) -> Told:
    seat = _demand_present(standing, entry.seat)
    if standing.offer is not None:
        raise Refused("offer-stands", "there is an offer already: it can be accepted or declined")
    if seat in standing.quiet:
        raise Refused("offer-again", "an end can be offered again after an action of one's own")
    offering = replace(
        standing, offer=Offer(seat, frozenset({seat})), quiet=standing.quiet | {seat}
    )
    return _agreed(offering, (told("end-offered", seat),))


def _accept(standing: TableStatus, entry: Entry) -> Told:
    seat = _demand_present(standing, entry.seat)
    offer = _demand_offer(standing)
    if seat in offer.agreed:
        raise Refused("agreed-before", "this seat has agreed already")
    agreeing = replace(standing, offer=replace(offer, agreed=offer.agreed | {seat}))
    return _agreed(agreeing, (told("end-accepted", seat),))


def _decline(standing: TableStatus, entry: Entry) -> Told:
    seat = _demand_present(standing, entry.seat)
    _demand_offer(standing)
    return replace(standing, offer=None), (told("end-declined", seat),)


def _agreed(standing: TableStatus, events: tuple[Event, ...]) -> Told:
    """The match is over once all persons who still play agree."""
    if standing.offer is not None and standing.present <= standing.offer.agreed:
        return _ended(standing, events, Outcome("agreed", None))
    return standing, events


def _vote(standing: TableStatus, entry: Entry) -> Told:
    seat = _demand_present(standing, entry.seat)
    volunteer = entry.volunteer
    demand = _demand_other if volunteer is None else _demand_left
    about = demand(standing, entry.about)
    if volunteer is not None and entry.level is not None:
        raise ValueError("a vote is for a volunteer or for a bot of some level, not for both")
    if about == seat:
        raise Refused("own-vote", "nobody votes about their own seat")
    wanted = about, volunteer
    before = standing.votes.get(wanted, frozenset())
    if seat in before:
        raise Refused("voted-before", "this seat has voted already")
    voting = replace(standing, votes={**standing.votes, wanted: before | {seat}})
    if volunteer is None:
        events = (told("voted", seat, about=about),)
    else:
        events = (told("voted-for", seat, about=about, volunteer=volunteer),)
    voters = standing.present - {about}
    if 2 * len(voting.votes[wanted] & voters) <= len(voters):
        return voting, events
    if volunteer is not None:
        return _taken_over(voting, events, about, entry.at)
    return _substituted(voting, events, about, entry)


def _substitute(standing: TableStatus, entry: Entry) -> Told:
    return _substituted(standing, (), _demand_other(standing, entry.about), entry)


def _return(standing: TableStatus, entry: Entry) -> Told:
    seat = entry.seat
    if seat is None or seat not in standing.substitutes or seat in standing.forfeits:
        raise Refused("not-substituted", "no bot plays for this seat that could be relieved")
    left = {s: level for s, level in standing.substitutes.items() if s != seat}
    return replace(standing, substitutes=left), (told("returned", seat),)


def _substituted(
    standing: TableStatus, events: tuple[Event, ...], seat: Seat, entry: Entry
) -> Told:
    if entry.level is None:
        raise ValueError(f"{entry.deed} needs the level of the bot that takes over")
    relieved = replace(
        _without(standing, seat), substitutes={**standing.substitutes, seat: entry.level}
    )
    events = (*events, told("substituted", None, seat=seat, level=entry.level))
    return _agreed(relieved, events) if relieved.present else (relieved, events)


def _taken_over(standing: TableStatus, events: tuple[Event, ...], seat: Seat, at: datetime) -> Told:
    """Another person plays for the seat: what the one before has agreed to does not bind them."""
    left = _without(standing, seat)
    offer = left.offer and replace(left.offer, agreed=left.offer.agreed - {seat})
    taken = replace(
        left,
        offer=offer,
        substitutes={s: level for s, level in left.substitutes.items() if s != seat},
        quiet=left.quiet - {seat},
        taken_over={**left.taken_over, seat: at},
    )
    return taken, (*events, told("taken-over", None, seat=seat))


def _without(standing: TableStatus, seat: Seat) -> TableStatus:
    """What is left of offers and votes when a person no longer plays.

    An offer of theirs lapses. All votes do: they were counted among more people than there are now.
    """
    offer = standing.offer
    if offer is not None and offer.by == seat:
        offer = None
    return replace(standing, offer=offer, votes={})


def _ended(standing: TableStatus, events: tuple[Event, ...], outcome: Outcome) -> Told:
    ended = told("match-ended", None, reason=outcome.reason, winner=outcome.winner)
    return replace(standing, outcome=outcome, offer=None), (*events, ended)


def _demand_present(standing: TableStatus, seat: Seat | None) -> Seat:
    if seat is None or seat not in standing.present:
        raise Refused("not-playing", "nobody plays for this seat but a bot")
    return seat


def _demand_other(standing: TableStatus, about: Seat | None) -> Seat:
    if about is None or about not in standing.present:
        raise Refused("not-a-person", "a bot can only take over from a person who plays")
    return about


def _demand_left(standing: TableStatus, about: Seat | None) -> Seat:
    if about is None or about not in standing.people or about in standing.forfeits:
        raise Refused("not-left", "a seat can only be taken over from a person who has left it")
    return about


def _demand_offer(standing: TableStatus) -> Offer:
    if standing.offer is None:
        raise Refused("no-offer", "nobody has offered to end the match")
    return standing.offer


DEEDS: Mapping[str, Callable[[TableStatus, Entry], Told]] = {
    "resign": _give_up,
    "time-out": _give_up,
    "offer": _offer,
    "accept": _accept,
    "decline": _decline,
    "vote": _vote,
    "substitute": _substitute,
    "return": _return,
}
"""What is done at the table itself; `act` and `take-back` are the match's."""
