"""Quick fields read and write the memory of the record behind them."""

from __future__ import annotations

import numpy as np
import pytest

from diablerie.dtypes import new_record, read_only_record
from diablerie.fields import fields_of

PLACE = np.dtype([("turn", np.int32), ("stones", np.int16, (2, 2))])


def test_what_is_written_to_a_field_is_in_the_record() -> None:
    record = new_record(PLACE, bytes(PLACE.itemsize))
    fields = fields_of(record)
    fields.turn = 5
    fields.stones = [[1, 2], [3, 4]]
    fields.stones[0, 0] = 9
    assert (record.turn, record.stones.tolist()) == (5, [[9, 2], [3, 4]])
    assert (fields.turn, fields.stones.tolist()) == (5, [[9, 2], [3, 4]])


def test_fields_of_a_read_only_record_cannot_be_written() -> None:
    fields = fields_of(read_only_record(PLACE, bytes(PLACE.itemsize)))
    with pytest.raises(ValueError, match="read-only"):
        fields.turn = 5
    with pytest.raises(ValueError, match="read-only"):
        fields.stones = 1
