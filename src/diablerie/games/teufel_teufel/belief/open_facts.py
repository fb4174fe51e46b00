"""Open facts of Teufel Teufel that speak for a move: letters, devils, and what is known of cards face down.

A card that lies face down is known to who has peeked at it (TT-17); of cards that were shuffled it is known
among which cells they lie (TT-37a).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....capabilities.facts import Fact
from ....capabilities.open_facts import KnownLine, OpenFacts
from ....documents import Document
from ....events import Event, Seat
from ..notation import CELL_NUMBERS, COLOURS, LETTER_NAMES
from ..state import DEVIL_LETTERS, SIDE
from .known_cards import known_at, missing, places

DEVIL, TOWER = "devil", "tower"


class MoveFacts(OpenFacts):
    """What a move surely brings, and what is known of where it leads."""

    def find(self, line: KnownLine) -> Iterator[Fact]:
        """What is won, then what becomes of devils and cards, then where the sled stands."""
        yield from _won(line)
        yield from _devils(line)
        yield from _choice(line)
        yield from _swapped(line)
        yield from _shuffled(line)
        yield from _looked_at(line)
        yield from _place(line)

    def of_turn(self, events: Sequence[Event], seat: Seat) -> Iterator[Fact]:
        """Out of hell, a letter, a card turned up, a swap, or where the sled has gone."""
        own = [event for event in events if event.params.get("seat") == seat]
        kinds = {event.kind for event in own}
        if "left" in kinds:
            yield Fact.of("line-out")
        for event in own:
            if event.kind == "letter-won":
                yield Fact.of("line-letter", letter=event.params["letter"])
        if "letter-won" in kinds:
            yield Fact.of("line-letters")
        for kind, told in (("turned-up", "turns-up"), ("swap", "swaps"), ("mixed", "shuffles")):
            if kind in kinds:
                yield Fact.of(f"line-{told}")


def _won(line: KnownLine) -> Iterator[Fact]:
    """TT-12, TT-14, TT-38: out of hell, or a letter more."""
    own = [event for event in line.events if event.params.get("seat") == line.seat]
    for event in own:
        if event.kind == "left":
            yield Fact.of("out", place=event.params["place"])
    for event in own:
        if event.kind == "letter-won":
            count = len(line.end["letters"][line.seat])
            yield Fact.of("letter", letter=event.params["letter"], count=count)


def _devils(line: KnownLine) -> Iterator[Fact]:
    """TT-17, TT-24, TT-25, TT-31: devils that come and go."""
    told = {event.kind: event.params for event in line.events}
    if "devil-handed" in told:
        yield _handed(line.start, told["devil-handed"]["to"])
    elif "banished" in told:
        yield Fact.of("banish")
    elif line.end["possessed"][line.seat] and not line.start["possessed"][line.seat]:
        yield Fact.of("flight")


def _handed(start: Document, other: Seat) -> Fact:
    """TT-25, TT-31: a devil handed over, which may be the other's second."""
    if not start["possessed"][other]:
        return Fact.of("hands-over", seat=other)
    count = min(len(start["letters"][other]), DEVIL_LETTERS)
    return Fact.of("hands-second", seat=other, count=count)


def _choice(line: KnownLine) -> Iterator[Fact]:
    """TT-16, TT-25, TT-40: whose devil is taken, which letter is lost, what is left to be turned up."""
    verb, _, subject = line.actions[0].partition(":")
    start = line.start
    if verb == "take":
        counts = {
            seat: len(letters)
            for seat, letters in enumerate(start["letters"])
            if seat != line.seat and start["possessed"][seat]
        }
        seat = int(subject)
        if counts[seat] == min(counts.values()):
            yield Fact.of("frees", seat=seat, count=counts[seat])
    elif verb == "lose":
        for cell in places(start, line.seat, subject):
            yield Fact.of("comes-back", letter=subject, cell=cell)
    elif verb == "reveal":
        hidden = sum(not card["up"] for card in start["cards"].values())
        yield Fact.of("judgement", count=hidden)


def _swapped(line: KnownLine) -> Iterator[Fact]:
    """TT-34: letters brought nearer to who lacks them, or further from them."""
    swaps = [event.params for event in line.events if event.kind == "swap"]
    if not swaps:
        return
    start, end = line.start, line.end
    pair = (swaps[0]["from"], swaps[0]["to"])
    for cell, other in (pair, pair[::-1]):
        card = known_at(start, cell)
        for seat in _lacking(start, card):
            letter, sled = str(card)[-1], start["sleds"][seat]
            closer = distance(sled, other) - distance(sled, cell)
            if seat == line.seat and closer < 0:
                yield Fact.of("swap-nearer", letter=letter, cell=other)
            elif seat != line.seat and closer > 0:
                yield Fact.of("swap-away", letter=letter, seat=seat)
    if all(known_at(end, cell) is None for cell in pair):
        yield Fact.of("swap-blind")


def _shuffled(line: KnownLine) -> Iterator[Fact]:
    """TT-35: letters lying open that go face down again, and that a shuffle takes the place of a move."""
    cells = [action.partition(":")[2] for action in line.actions if action.startswith("lift:")]
    for cell in cells:
        card = line.start["cards"][cell]
        for seat in _lacking(line.start, card["card"] if card["up"] else None):
            if seat != line.seat:
                yield Fact.of("hides", letter=card["card"][-1], seat=seat)
    if cells:
        yield Fact.of("stays")


def _looked_at(line: KnownLine) -> Iterator[Fact]:
    """TT-12, TT-17, TT-37a: what may be found under a card that is turned up or looked at."""
    if line.last is None:
        return
    for event in line.last.events:
        if event.kind not in ("turned-up", "peek"):
            continue
        cell, seat = event.params["cell"], line.seat
        wanted = {
            f"{COLOURS[seat]}-{letter}"
            for letter in missing(line.end, seat)
            if not places(line.end, seat, letter)
        }
        for statement in line.end["mixed"]:
            for card in sorted(wanted & set(statement["cards"])):
                if cell in statement["cells"]:
                    yield Fact.of("among", letter=card[-1], count=len(statement["cells"]))
        count = sum(line.end["unseen"].values())
        if wanted:
            yield Fact.of("unknown", count=count, letters=len(wanted))
        if event.kind == "peek":
            yield Fact.of("peek")
        return


def _place(line: KnownLine) -> Iterator[Fact]:
    """TT-11, TT-19, TT-29: whom the sled keeps from a letter, and what it comes nearer to."""
    start, end, seat = line.start, line.end, line.seat
    before, at = start["sleds"][seat], end["sleds"][seat]
    if at is None:
        return
    if before is None:
        yield Fact.of("beside", count=_hidden_beside(end, at))
        return
    if at == before:
        return
    if line.last is None:
        for other in _lacking(end, known_at(end, at)):
            is_kept_out = not end["possessed"][other] and end["sleds"][other] != at
            if other != seat and end["cards"][at]["up"] and is_kept_out:
                yield Fact.of("blocks", letter=str(known_at(end, at))[-1], seat=other)
    yield from _nearer(end, seat, before, at)
    if line.last is None and (at not in end["cards"] or start["cards"][at]["up"]):
        yield Fact.of("nothing-turned")


def _nearer(view: Document, seat: Seat, before: str, at: str) -> Iterator[Fact]:
    """A missing letter, or the way to be rid of the devil, that a sled has come nearer to."""
    lacked = [
        (letter, cell) for letter in missing(view, seat) for cell in places(view, seat, letter)
    ]
    closer = [each for each in lacked if distance(at, each[1]) < distance(before, each[1])]
    if closer:
        letter, cell = min(closer, key=lambda each: distance(at, each[1]))
        yield Fact.of("nearer", letter=letter, cell=cell)
    if view["possessed"][seat] and len(view["letters"][seat]) >= LEAVING:
        towers = [cell for cell in view["cards"] if known_at(view, cell) == TOWER]
        closer_towers = [each for each in towers if distance(at, each) < distance(before, each)]
        if closer_towers:
            yield Fact.of("to-tower", cell=min(closer_towers, key=lambda each: distance(at, each)))


LEAVING = len(LETTER_NAMES) - 1
"""With so many letters a sled begins to look for where it may leave its devil."""


def _lacking(view: Document, card: str | None) -> list[Seat]:
    """The seat still inside to which a card is a missing letter."""
    if card is None or card in (DEVIL, TOWER):
        return []
    colour, letter = card.split("-")
    seat = COLOURS.index(colour)
    inside = seat < len(view["sleds"]) and view["sleds"][seat] is not None
    return [seat] if inside and letter in missing(view, seat) else []


def _hidden_beside(view: Document, cell: str) -> int:
    """How many cards lie face down on the cells next to one."""
    return sum(
        distance(cell, other) == 1 and not card["up"] for other, card in view["cards"].items()
    )


def distance(one: str, other: str) -> int:
    """TT-10: the steps from a cell to another over open cells."""
    rows, columns = zip(*(divmod(CELL_NUMBERS[cell], SIDE) for cell in (one, other)), strict=True)
    return int(abs(rows[0] - rows[1]) + abs(columns[0] - columns[1]))
