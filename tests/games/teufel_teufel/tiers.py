"""Which tests of Teufel Teufel take long, as `tests/tiers.py` has it of all others."""

from __future__ import annotations

BIG = {
    "games/teufel_teufel/belief/test_redeal.py": "worlds that a seat cannot tell apart",
    "games/teufel_teufel/rules/test_differential.py": "a second set of rules, action by action",
    "games/teufel_teufel/belief/test_redeal_counted.py": "every layout that is possible, counted",
    "browser/test_teufel_teufel_on_a_phone.py": "one board on a phone",
    "browser/test_teufel_teufel_page.py": "one board in every state",
}
"""Files below tests/, with what takes so long there."""

BIG_TESTS = {
    "browser/test_teufel_teufel.py": (
        "test_at_a_tower_in_french_with_the_keyboard_alone",
        "test_three_people_pass_one_screen_round",
    ),
}
"""Tests in files that are otherwise quick."""
