"""Room in a record for what compiled rules note."""

from __future__ import annotations

import numpy as np
import pytest

from diablerie.compiled import Record, compiled, note
from diablerie.notes import ROOM, NoRoom, notes_in, with_room

PLACE = np.dtype([("row", np.int16, (3,)), ("size", np.int16)])


@compiled
def tell(place: Record, times: int) -> None:
    """Note a number, nothing, and a row."""
    for _ in range(times):
        note(place[()], 7, 1, place[()].size, -2)
        note(place[()], 8, 2)
        note(place[()], 9, 3, place[()].row[:2], place[()].row)


def test_notes_are_read_as_they_were_written() -> None:
    place = with_room(np.array(([5, -6, 7], 4), PLACE))
    tell(place, 1)
    assert notes_in(place) == [(7, 1, 4, -2), (8, 2), (9, 3, [5, -6], [5, -6, 7])]


def test_what_is_behind_the_room_is_the_record() -> None:
    place = np.array(([5, -6, 7], 4), PLACE)
    longer = with_room(place)
    assert longer.tobytes().endswith(place.tobytes())
    assert longer["row"].tolist() == [5, -6, 7]


def test_a_record_without_room_forgets() -> None:
    place = np.array(([5, -6, 7], 4), PLACE)
    before = place.tobytes()
    tell(place, 1)
    assert place.tobytes() == before


def test_too_little_room_is_an_error_and_nothing_else_is_written_over() -> None:
    place = with_room(np.array(([5, -6, 7], 4), PLACE))
    tell(place, ROOM)
    assert place["row"].tolist() == [5, -6, 7]
    with pytest.raises(NoRoom, match=f"room for {ROOM}"):
        notes_in(place)
