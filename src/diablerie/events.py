"""Events: what happens in a game, told once and seen by each seat as far as it may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Seat = int
NOBODY = -1
"""How records write that no seat is meant: nobody to play, a spectator, no winner."""

Decoder = Sequence[Any] | Callable[[Any], Any]


@dataclass(frozen=True)
class Event:
    """One thing that happened, the clause it follows from, and who may know what about it.

    `clause` is None for what people do at a table, which follows from no rule of the game. `params`
    holds everything, `private` names the parameters that one seat alone may know, and that seat.
    `actor` is the seat whose action brought it about (None for the start of a game). `random`
    says that chance decided something in the same action, `reveals` that somebody learnt something
    hidden: both forbid taking the action back. `shown_by` is the seat whose own secret that was, which
    knew it before.
    """

    kind: str
    clause: str | None
    actor: Seat | None
    params: Mapping[str, Any]
    private: Mapping[str, Seat] = field(default_factory=dict)
    random: bool = False
    reveals: bool = False
    shown_by: Seat | None = None

    def teaches(self, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator (None), knows something after it that it did not know before."""
        return self.reveals_to(seat) and (seat is None or seat != self.shown_by)

    def reveals_to(self, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator (None), learns something hidden: openly, or as the only one."""
        return self.reveals and (not self.private or seat in self.private.values())

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """The event as JSON for one seat, or for a spectator (None): what it may not know is null."""
        params = {
            name: value if self.private.get(name, seat) == seat else None
            for name, value in self.params.items()
        }
        return self._document(params)

    def revealed(self) -> dict[str, Any]:
        """The event as JSON with everything in it: for who looks at a match that is over."""
        return self._document(dict(self.params))

    def _document(self, params: dict[str, Any]) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "clause": self.clause,
            "actor": self.actor,
            "random": self.random,
            "reveals": self.reveals,
            "params": params,
        }


@dataclass(frozen=True)
class EventKind:
    """How a game's notes of one kind become events.

    `fields` names the facts in the order in which the rules note them; a last name ending in `*`
    takes all facts that are left as a list. `decode` turns a number into what it stands for.
    `private` maps a field to the field naming the only seat that may know it; `shown_by` is the field
    naming the seat whose own secret comes to light.
    """

    name: str
    fields: tuple[str, ...]
    decode: Mapping[str, Decoder] = field(default_factory=dict)
    private: Mapping[str, str] = field(default_factory=dict)
    reveals: bool = False
    shown_by: str | None = None

    def event(self, clause: str, actor: Seat | None, facts: Sequence[Any], random: bool) -> Event:
        """The event that a note of this kind tells of."""
        params = {name: self._decoded(name, fact) for name, fact in self._named(facts)}
        private = {name: params[owner] for name, owner in self.private.items()}
        shown_by = None if self.shown_by is None else params[self.shown_by]
        return Event(self.name, clause, actor, params, private, random, self.reveals, shown_by)

    def _named(self, facts: Sequence[Any]) -> list[tuple[str, Any]]:
        if not self.fields[-1].endswith("*"):
            return list(zip(self.fields, facts, strict=True))
        single = len(self.fields) - 1
        named = list(zip(self.fields[:-1], facts[:single], strict=True))
        return [*named, (self.fields[-1].rstrip("*"), list(facts[single:]))]

    def _decoded(self, name: str, fact: Any) -> Any:
        decoder = self.decode.get(name)
        if decoder is None:
            return fact
        return decoder(fact) if callable(decoder) else decoder[fact]


def seat_or_none(number: int) -> Seat | None:
    """A seat as the rules write it: below 0 is nobody."""
    return number if number >= 0 else None
