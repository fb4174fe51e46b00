"""Which tests of Kill Doctor Lucky take long, as `tests/tiers.py` has it of all others."""

from __future__ import annotations

BIG = {
    "games/kill_doctor_lucky/belief/test_redeal.py": "worlds that a seat cannot tell apart",
    "games/kill_doctor_lucky/rules/test_differential.py": "a second set of rules, action by action",
    "games/kill_doctor_lucky/belief/test_redeal_counted.py": "every layout that is possible, counted",
    "browser/test_kill_doctor_lucky_page.py": "one board in every state",
    "browser/test_kill_doctor_lucky_screens.py": "one board on every screen",
}
"""Files below tests/, with what takes so long there."""

BIG_TESTS = {
    "browser/test_kill_doctor_lucky.py": (
        "test_a_prepared_answer_is_given_and_looks_like_any_other",
    ),
}
"""Tests in files that are otherwise quick."""
