"""Tables of Doctor Faust: the switches as numbers for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...compiled import Record
from ...dtypes import new_record
from .state import TABLES


def tables_of(options: Mapping[str, Any]) -> Record:
    """The record of what does not change during a game."""
    tables = new_record(TABLES, bytes(TABLES.itemsize))
    tables.even_plus = options["devil_scoring"] == "even_plus"
    tables.bonus_on_arrival = options["lane_bonus"] == "arrive"
    tables.infamy_at_turn_end = options["infamy"] == "turn_end"
    tables.contact_by_state = options["contact"] == "turn_state"
    tables.contact_at_once = options["contact"] == "any_time"
    tables.may_leave_next_turn = options["leave_shared"] == "next_turn"
    tables.one_stone_a_turn = options["stones_per_turn"] == 1
    tables.finish_last_turn = options["end_on_last_card"] == "finish_turn"
    tables.twin_before_trap = options["trap_on_soul"] == "twin_first"
    tables.lowest_devil = 1 if options["devil_values"] == "1..8" else 2
    tables.soul_start = options["soul_start"]
    tables.devil_start = options["devil_start"]
    tables.max_turns = options["max_turns"]
    tables.first_player = options["first_player"]
    return tables
