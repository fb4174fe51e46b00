"""Teufel Teufel on a whole terminal, as a person sees it."""

from __future__ import annotations

import re

import pytest

from diablerie.words import speak
from tests.cli.calling import terminal

from ..typed import HELL


@pytest.mark.parametrize(
    ("lang", "columns", "rows", "seats"),
    [("en", 80, 24, 6), ("fr", 80, 24, 2), ("de", 120, 40, 4), ("fr", 80, 18, 3)],
)
def test_underworld_sleds_story_hint_and_prompt_fit_the_screen(
    lang: str, columns: int, rows: int, seats: int
) -> None:
    args = (*HELL, "--against", "random", "--lang", lang, "--seats", str(seats))
    with terminal(*args, columns=columns, rows=rows) as opened:
        opened.wait_for(speak(lang, "terminal-hint"))
        opened.wait_until(lambda text: text.endswith(" >"))
        screen = opened.screen
        assert screen[0].startswith(speak(lang, "teufel-teufel-turn", turn=1))
        assert [line[0] for line in screen if line[:1] in set("1234567")] == list("1234567")
        sleds = [speak(lang, f"teufel-teufel-seat-{seat}") for seat in range(seats)]
        assert all(name in line for name, line in zip(sleds, screen[1:], strict=False))
        assert speak(lang, "terminal-hint") in screen[-2]


def test_the_underworld_follows_what_is_typed() -> None:
    with terminal(*HELL, "--hotseat", "--seats", "2") as opened:
        opened.wait_for("Pass the keyboard to Ruprecht.")
        opened.type("", then="Where do you begin? >")
        opened.type("c3", then="Pass the keyboard to Mathilde.")
        opened.type("", then="Where do you begin? >")
        opened.type("g6", then="Pass the keyboard to Ruprecht.")
        opened.type("", then="Ruprecht >")
        assert re.search(r"^3 │ ▒▒▒  │•▒▒▒  │ ▒▒▒R │•▒▒▒  │", opened.text, re.MULTILINE)
