"""History of one game: its states in a chain, and what each seat has received on the way.

A course never changes, so clones share it. What a seat has received is the actions as it saw them
made and its view after each: an information state with perfect recall.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, NamedTuple

import orjson

from diablerie import Belief, State

from ..deals import Deals
from ..past_actions import seen_number

DIGEST_BYTES = 16

Document = dict[str, Any]
Seat = int | None
"""None is a spectator."""


class Received(NamedTuple):
    """All that a seat has received: actions as it saw them made, and a digest of its views in their order."""

    actions: str
    views: bytes

    def then(self, action: str, view: bytes) -> Received:
        """After one more action and the view that came of it."""
        return Received(f"{self.actions} {action}", _digest(self.views, view))


@dataclass(frozen=True)
class Imagined:
    """A world that a seat took for possible, and what all would have received in it.

    `past`: the numbers of the actions before, as that seat saw them made.
    """

    world: State
    past: tuple[int, ...]
    received: dict[Seat, Received]


@dataclass(frozen=True)
class Folded:
    """A course as it is pickled: how it began, and the actions since."""

    chosen: tuple[int, ...]
    imagined: Imagined | None
    actions: tuple[int, ...]

    def unfolded(self, deals: Deals) -> History:
        """The course again."""
        if self.imagined is None:
            course = History(deals)
            for outcome in self.chosen:
                course = course.after(outcome)
        else:
            course = History(deals, self.chosen, self.imagined.world, imagined=self.imagined)
        for action in self.actions:
            course = course.after(action)
        return course


class History:
    """One moment of a game and all that came before it.

    `state`: None while chance has not finished dealing. `chosen`: what chance has decided so far.
    `texts` and `retold` are for others to keep what they have made of it.
    """

    def __init__(
        self,
        deals: Deals,
        chosen: tuple[int, ...] = (),
        state: State | None = None,
        *,
        before: History | None = None,
        action: int | None = None,
        imagined: Imagined | None = None,
    ) -> None:
        """The beginning of a course unless more is said."""
        self.deals = deals
        self.chosen = chosen
        self.state = deals.dealt(()) if state is None and deals.nodes == 0 else state
        self.before = before
        self.action = action
        self.imagined = imagined
        self._received: dict[Seat, Received] = dict(imagined.received) if imagined else {}
        self._beliefs: dict[int, Belief] = {}
        self._views: dict[Seat, bytes] = {}
        self._table: Document | None = None
        self._legal: list[int] | None = None
        self.texts: dict[Any, str] = {}
        self.retold: dict[int, Any] = {}

    def after(self, action: int) -> History:
        """The course one action, or one outcome of chance, later."""
        if self.state is None:
            chosen = (*self.chosen, action)
            dealt = self.deals.dealt(chosen) if len(chosen) == self.deals.nodes else None
            return History(self.deals, chosen, dealt)
        later = self.state.play(self.deals.game.action_texts[action])
        return History(self.deals, self.chosen, later, before=self, action=action)

    def received(self, seat: Seat) -> Received:
        """What a seat has received until now. Raises ValueError before the deal."""
        way: list[History] = []
        course: History | None = self
        while course is not None and seat not in course._received:
            way.append(course)
            course = course.before
        for course in reversed(way):
            course._received[seat] = course._receive(seat)
        return self._received[seat]

    def _receive(self, seat: Seat) -> Received:
        view = self.view(seat)
        if self.before is None:
            return Received("", _digest(b"", view))
        return self.before.received(seat).then(self._seen(seat), view)

    def view(self, seat: Seat) -> bytes:
        """The view of a seat, or of a spectator, as JSON."""
        if seat not in self._views:
            state = self._dealt
            self._table = self._table or state.table_view
            self._views[seat] = orjson.dumps({**self._table, **state.own_view(seat)})
        return self._views[seat]

    def own_view(self, seat: int) -> bytes:
        """What of the view is not the same for everybody, as JSON."""
        return orjson.dumps(self._dealt.own_view(seat))

    def all_received(self, seat: int) -> str:
        """Everything that a seat has received as text: the past in brief, the present in full."""
        actions, views = self.received(seat)
        return f"{actions} [{views.hex()}] {self.view(seat).decode()}"

    def _seen(self, seat: Seat) -> str:
        assert self.before is not None
        assert self.action is not None
        earlier = self.before._dealt
        action = self.deals.game.action_texts[self.action]
        return f"{earlier.to_play}:{earlier.seen_action(action, seat)}"

    @property
    def _dealt(self) -> State:
        if self.state is None:
            raise ValueError("nothing is to be seen before chance has dealt")
        return self.state

    @property
    def legal(self) -> list[int]:
        """The numbers of the legal actions, rising."""
        if self._legal is None:
            mask = self._dealt.mask.tobytes()
            self._legal = [number for number, is_legal in enumerate(mask) if is_legal]
        return self._legal

    def belief(self, seat: int) -> Belief:
        """What a seat knows: all that a bot is handed."""
        if seat not in self._beliefs:
            self._beliefs[seat] = self._dealt.belief(seat)
        return self._beliefs[seat]

    def imagine(self, seat: int, seed: int) -> History:
        """A course that `seat` cannot tell from this one, in another world; deterministic per seed.

        The seat has received in it what it has received here. What the others have is made up of what
        a spectator has, and of their own view in the other world: nothing else of the past is known.
        """
        world = self.belief(seat).sample(seed)
        public = self.received(None)
        received: dict[Seat, Received] = {
            other: Received(f"{public.actions} |", _digest(public.views, view_bytes(world, other)))
            for other in range(self.deals.game.seats)
            if other != seat
        }
        received |= {seat: self.received(seat), None: public}
        unknown = (0,) * self.deals.nodes
        imagined = Imagined(world, self.past(seat), received)
        return History(self.deals, unknown, world, imagined=imagined)

    def past(self, seat: int) -> tuple[int, ...]:
        """The numbers of the actions so far as a seat knows them; its own are as they were."""
        seen: list[int] = []
        course = self
        while course.before is not None:
            assert course.action is not None
            seen.append(seen_number(course.before._dealt, course.action, seat))
            course = course.before
        earlier = course.imagined.past if course.imagined else ()
        return (*earlier, *reversed(seen))

    def folded(self) -> Folded:
        """The course as it is pickled."""
        actions: list[int] = []
        course = self
        while course.before is not None:
            assert course.action is not None
            actions.append(course.action)
            course = course.before
        return Folded(self.chosen, course.imagined, tuple(reversed(actions)))

    def __deepcopy__(self, memo: Any) -> History:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        folded = self.folded()
        return (Folded, (folded.chosen, folded.imagined, folded.actions))


def view_bytes(state: State, seat: Seat) -> bytes:
    """The view of a seat, or of a spectator (None), as JSON."""
    return orjson.dumps(state.view(seat))


def _digest(*parts: bytes) -> bytes:
    digest = blake2b(digest_size=DIGEST_BYTES)
    for part in parts:
        digest.update(part)
    return digest.digest()
