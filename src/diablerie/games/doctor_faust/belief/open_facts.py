"""Open facts of Doctor Faust that speak for a turn: soul cards, pairs, traps, and what is in reach of whom.

What the rival can reach is found by playing all they can do with the seven points of a turn; only the
values of their own cards are not known, and those do nothing to their own stones (DF-19).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....capabilities.facts import Fact
from ....capabilities.open_facts import KnownLine, OpenFacts, Step
from ....capabilities.playable import Playable
from ....documents import Document
from ....events import Event, Seat
from ..rules.board import ahead
from ..state import POINTS_A_TURN, SPACES, STONES

NEAR = 10
"""A card further than so many spaces from a stone is not near it."""

STEPS = ("s1", "s2", "soul")


class TurnFacts(OpenFacts):
    """What a turn surely brings, and what it leaves to the rival."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        """`options`: those of the game."""
        self._soul_is_held = options["leave_shared"] == "never"

    def find(self, line: KnownLine) -> Iterator[Fact]:
        """What is won, then what is threatened and warded off, then where everything stands."""
        events = (*line.events, *_settled(line.last))
        yield from _won(events, line.seat)
        yield from _pairs(line)
        yield from _laid(line)
        if line.reached.to_play == 1 - line.seat:
            yield from self._left_to_the_rival(line)
        yield from _way(line)

    def of_turn(self, events: Sequence[Event], seat: Seat) -> Iterator[Fact]:
        """A soul card, a card laid, the pyramid pushed or a stone walked, by which the turn can be told."""
        kinds = {event.kind for event in events}
        if any(event.kind == "soul-card" and event.params["seat"] == seat for event in events):
            yield Fact.of("line-soul-card")
        for event in events:
            if event.kind == "card-laid":
                yield Fact.of("line-laid", space=event.params["space"])
        if "card-laid" in kinds:
            yield Fact.of("line-lays")
        if "soul-step" in kinds:
            yield Fact.of("line-pushes")
        elif "stone-step" in kinds:
            yield Fact.of("line-walks")

    def _left_to_the_rival(self, line: KnownLine) -> Iterator[Fact]:
        """How near stones and pyramid are once the turn is over."""
        end, seat = line.end, line.seat
        is_safe = not can_take_soul(line.reached, 1 - seat)
        if is_safe:
            yield Fact.of("no-soul")
        near = [way for way in _ways(end, seat) if 0 < way <= POINTS_A_TURN]
        if near:
            yield Fact.of("stone-near", count=min(near))
        if not is_safe and all(way > POINTS_A_TURN for way in _ways(end, 1 - seat)):
            yield Fact.of("rival-far")
        if self._soul_is_held and end["soul"] in end["stones"][seat]:
            yield Fact.of("holds-soul")


def can_take_soul(state: Playable, seat: Seat) -> bool:
    """Whether a seat that is to move can come to a soul card with the points of its turn.

    Of its cards only that laying one takes a point matters, so one stands for all.
    """
    won = int(state.record.won_count[seat])
    lay = next((action for action in state.legal if "@" in action), None)
    actions = STEPS if lay is None else (*STEPS, lay)
    waiting, seen = [state], {state}
    while waiting:
        before = waiting.pop()
        for action in filter(before.allows, actions):
            after = before.play(action)
            if int(after.record.won_count[seat]) > won:
                return True
            if after.to_play == seat and after not in seen:
                seen.add(after)
                waiting.append(after)
    return False


def _settled(last: Step | None) -> tuple[Event, ...]:
    """What is certain of a step that shows something: how a game ends, but not what a trap does.

    Scores are public (DF-41), and so is that a soul card comes before the trap (DF-24).
    """
    if last is None:
        return ()
    if all(event.kind != "trap" for event in last.events):
        return last.events
    return tuple(event for event in last.events if event.params.get("way") == "trap")


def _won(events: Sequence[Event], seat: Seat) -> Iterator[Fact]:
    """DF-26 to DF-43: soul cards, and the end of the game."""
    told = {event.kind: event.params for event in events}
    over = told.get("game-over")
    if over is not None and over["winner"] == seat:
        yield Fact.of("wins", own=over["scores"][seat], other=over["scores"][1 - seat])
    rest = told.get("rest-taken")
    if rest is not None and rest["seat"] == seat:
        yield Fact.of("infamy", total=rest["total"])
    for event in events:
        if event.kind == "soul-card" and event.params["seat"] == seat:
            yield Fact.of(event.params["way"], value=event.params["value"])


def _pairs(line: KnownLine) -> Iterator[Fact]:
    """DF-35: a pair within reach of the pyramid, the seat's own before, the rival's after."""
    own, seat = _pair_ahead(line.start, line.seat), line.seat
    if own is not None and _pair_ahead(line.end, seat) is None:
        yield Fact.of("pair-parted", count=own)
    other = _pair_ahead(line.end, 1 - seat)
    if other is not None and line.reached.to_play is not None:
        yield Fact.of("pair-ahead", count=other)


def _pair_ahead(view: Document, seat: Seat) -> int | None:
    """How far the pyramid is behind both stones of a seat, if they stand together and nothing holds it up."""
    first, second = view["stones"][seat]
    way = (first - view["soul"]) % SPACES
    others = [(stone - view["soul"]) % SPACES for stone in view["stones"][1 - seat]]
    is_free = all(other > way for other in others)
    return way if first == second and is_free and 0 < way <= POINTS_A_TURN else None


def _laid(line: KnownLine) -> Iterator[Fact]:
    """DF-16, DF-20: whom a card that is laid lies before, and what it would do."""
    stones = line.end["stones"][1 - line.seat]
    for event in line.events:
        if event.kind != "card-laid":
            continue
        space, value = event.params["space"], event.params["value"]
        ways = {stone: (space - stone) % SPACES for stone in stones}
        stone = min(
            (each for each in ways if ways[each]), key=lambda each: ways[each], default=None
        )
        if stone is None:
            continue
        soul = (line.end["soul"] - stone) % SPACES
        if 0 < ways[stone] <= soul <= POINTS_A_TURN:
            yield Fact.of("card-between", space=space, stone=stone)
        elif ways[stone] <= NEAR:
            yield Fact.of("card-near", space=space, count=ways[stone])
        is_forward = value % 2 == 0
        to = ahead(space, value if is_forward else -value)
        yield Fact.of("card-drives" if is_forward else "card-throws", value=value, to=to)


def _way(line: KnownLine) -> Iterator[Fact]:
    """DF-19: the rival's cards that a way keeps clear of."""
    cards = {card["space"] for card in line.start["laid"] if card["seat"] != line.seat}
    if line.last is not None:
        return
    ends = {ahead(stone, 1) for stone in _moved(line)}
    for space in sorted(cards & ends):
        yield Fact.of("stops-before", space=space)
    if cards and _moved(line):
        yield Fact.of("way-clear")


def _moved(line: KnownLine) -> list[int]:
    """Where the stones stand that the seat has moved."""
    before, after = line.start["stones"][line.seat], line.end["stones"][line.seat]
    return [after[stone] for stone in range(STONES) if before[stone] != after[stone]]


def _ways(view: Document, seat: Seat) -> list[int]:
    """How far each stone of a seat is behind the pyramid."""
    return [(view["soul"] - stone) % SPACES for stone in view["stones"][seat]]
