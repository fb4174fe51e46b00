"""Kill Doctor Lucky on a whole terminal, as a person sees it."""

from __future__ import annotations

from itertools import product

import pytest

from diablerie.words import speak
from tests.cli.calling import terminal
from tests.settings import everyday

from ..typed import LUCKY

HUNT = (*LUCKY, "--against", "random")


GRETA_BEGINS = (*HUNT, "--option", "first_player=0")


SCREENS = [("en", 80, 24), ("fr", 100, 34), ("de", 120, 40)]


SEATS = [2, 4, 8]


ALL = [(*screen, seats) for screen, seats in product(SCREENS, SEATS)]


EVERYDAY = [(*screen, seats) for screen, seats in zip(SCREENS, SEATS, strict=True)]


@pytest.mark.parametrize(("lang", "columns", "rows", "seats"), everyday(ALL, *EVERYDAY))
def test_plan_guests_story_hint_and_prompt_fit_the_screen(
    lang: str, columns: int, rows: int, seats: int
) -> None:
    args = (*GRETA_BEGINS, "--lang", lang, "--seats", str(seats))
    with terminal(*args, columns=columns, rows=rows) as opened:
        opened.wait_for(speak(lang, "terminal-hint"))
        opened.wait_until(lambda text: text.endswith(" >"))
        screen = opened.screen
        assert screen[0].startswith(speak(lang, "kill-doctor-lucky-turn", turn=1))
        assert screen[1].startswith("┌────")
        guests = [speak(lang, f"kill-doctor-lucky-seat-{seat}") for seat in range(seats)]
        assert all(name in line for name, line in zip(guests, screen[1:], strict=False))
        assert sum(line.startswith("└") for line in screen) == 1
        assert speak(lang, "terminal-hint") in screen[-2]


def test_the_plan_keeps_its_size_when_something_is_refused() -> None:
    with terminal(*HUNT) as opened:
        opened.wait_for("Greta >")
        before = [line[:50] for line in opened.screen[1:19]]
        opened.type("go master suite", then="No way leads to Master Suite now")
        opened.type("kill", then="KDL-15")
        assert [line[:50] for line in opened.screen[1:19]] == before


def test_several_ways_are_offered_under_the_plan() -> None:
    with terminal(*HUNT) as opened:
        opened.wait_for("Greta >")
        opened.type("go sw hall", then="Which way, 1 to 2? >")
        assert "2  Go into the Southwest Hall: free step, Move 1" in opened.text
        assert "┌────" in opened.text
        opened.type("1", then="You hurry from the Drawing Room as far as the Southwest Hall.")


def test_tab_completes_the_names_of_rooms() -> None:
    with terminal(*HUNT) as opened:
        opened.wait_for("Greta >")
        opened.press("go din\t", then="> go dining_hall")
        opened.press("\r", then="You walk from the Drawing Room into the Dining Hall.")
        opened.type("doctor", then="lucky … >")
        opened.press("kit\t", then="> kitchen")
