"""Tables of Teufel Teufel: the switches as numbers for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...compiled import Record
from ...dtypes import new_record
from .notation import CELL_NUMBERS
from .state import GAPS, SMALL, TABLES


def tables_of(options: Mapping[str, Any], seats: int, tensor_form: str) -> Record:
    """The record of what does not change during a game."""
    tables = new_record(TABLES, bytes(TABLES.itemsize))
    tables.seats = seats
    tables.first_player = options["first_player"]
    tables.start_gap = GAPS.index(options["start_gap"])
    tables.may_keep_devil = options["give_devil"] == "may"
    tables.judgement_after_exit = options["judgement"] == "after_first_exit"
    tables.centre_stop = options["centre_stop"] == "yes"
    tables.start_barred = options["start_again"] == "no"
    tables.flight_passes = options["flight_special"] == "pass"
    tables.no_flip = options["flight_flip"] == "no_flip"
    tables.shuffle_under_sled = options["shuffle_under_sled"] == "yes"
    tables.max_turns = options["max_turns"]
    tables.marked[[CELL_NUMBERS[cell] for cell in options["marked"].split()]] = 1
    tables.small_tensor = tensor_form == SMALL
    return tables
