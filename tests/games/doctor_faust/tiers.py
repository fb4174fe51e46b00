"""Which tests of Doctor Faust take long, as `tests/tiers.py` has it of all others."""

from __future__ import annotations

BIG = {
    "games/doctor_faust/rules/test_differential.py": "a second set of rules, action by action",
    "browser/test_doctor_faust_screens.py": "one board on every screen",
}
"""Files below tests/, with what takes so long there."""

BIG_TESTS = {
    "browser/test_doctor_faust.py": (
        "test_on_a_phone_what_can_be_done_stays_in_sight_after_another_has_thought",
        "test_what_is_printed_is_not_drawn_again_for_what_is_taken_up",
    ),
}
"""Tests in files that are otherwise quick."""
