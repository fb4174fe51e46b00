"""Events: who is told what, and to whom something is revealed."""

from __future__ import annotations

import pytest

from diablerie.events import Event, EventKind

DRAWN = EventKind("drawn", ("seat", "card"), private={"card": "seat"}, reveals=True)
SHOWN = EventKind("shown", ("seat", "card"), reveals=True)
LAID = EventKind("laid", ("seat", "card"), private={"card": "seat"})


def happened(kind: EventKind) -> Event:
    return kind.event("X-01", 1, (1, 7), random=False)


@pytest.mark.parametrize(("kind", "learners"), [(DRAWN, [1]), (SHOWN, [0, 1, 2, None]), (LAID, [])])
def test_what_is_private_is_revealed_to_its_owner_and_what_is_open_to_all(
    kind: EventKind, learners: list[int | None]
) -> None:
    event = happened(kind)
    assert [seat for seat in (0, 1, 2, None) if event.reveals_to(seat)] == learners


def test_what_a_seat_may_not_know_is_null_to_it() -> None:
    event = happened(DRAWN)
    assert event.seen_by(1)["params"] == {"seat": 1, "card": 7}
    assert event.seen_by(0)["params"] == event.seen_by(None)["params"] == {"seat": 1, "card": None}
