"""Firefox beside Chromium: a match of each game on this machine, begun, played and loaded anew."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import diablerie
from tests.settings import everyday

from .club import Club
from .firefox import Firefox, firefox
from .local_match import READ

WIDE, NARROW = (1280, 900), (390, 844)

BOARD = """document.querySelector('[data-board] svg.play [role="button"]')"""

CHOICES = """
[...document.querySelectorAll('main button, main [role="button"]')].filter(
    (each) => each.getAttribute('aria-disabled') !== 'true' && !each.disabled
        && !each.matches('.why, [aria-expanded]') && !each.closest('aside'))
"""
"""What can be pressed at the table."""

GOLD = f"{CHOICES.strip()}.find((each) => each.matches('.gold'))"

HASTE = 0.5
"""How often what has been taken up is done at once."""

MOST_PRESSES = 40
SOON = 2
"""Seconds after which a press has done nothing but take something up."""


def record(browser: Firefox) -> list[Any]:
    """What has been done in the one match that is kept."""
    [match] = browser.ask(f"({READ})()")
    actions: list[Any] = json.loads(match["document"])["record"]["actions"]
    return actions


def own_actions(browser: Firefox) -> int:
    """How many of them are those of the person at this device."""
    [match] = browser.ask(f"({READ})()")
    kept = json.loads(match["document"])["record"]
    people = {n for n, player in enumerate(kept["players"]) if player["kind"] == "person"}
    return sum(action["seat"] in people for action in kept["actions"])


def choose(browser: Firefox, random: Random) -> None:
    """Press what can be pressed until something has been done by that."""
    before = own_actions(browser)
    for _ in range(MOST_PRESSES):
        count = browser.wait(f"{CHOICES}.length")
        # What has been taken up is done by a gold button, where there is one.
        ready = random.random() < HASTE and browser.ask(f"{GOLD} != null")
        browser.press(GOLD if ready else f"{CHOICES}[{random.randrange(count)}]")
        deadline = time.monotonic() + SOON
        while time.monotonic() < deadline:
            if own_actions(browser) > before:
                return
            time.sleep(0.1)
    raise AssertionError("nothing can be done")


@pytest.mark.parametrize("game", everyday(diablerie.games(), "doctor-faust"))
def test_a_match_is_begun_played_and_there_again(club: Club, tmp_path: Path, game: str) -> None:
    random = Random(3)
    with firefox(tmp_path) as browser:
        browser.resize(*WIDE)
        browser.goto(club.url)
        play = f"document.querySelector('#{game} button.gold')"
        browser.wait(play + " !== null")
        assert browser.press(play)
        browser.wait("location.hash.startsWith('#/m/~')")
        browser.wait(f"{BOARD} !== null")
        for _ in range(2):
            choose(browser, random)
        done = record(browser)
        browser.resize(*NARROW)
        browser.reload()
        browser.wait(f"{BOARD} !== null")
        browser.wait(f"{CHOICES}.length")
        assert record(browser)[: len(done)] == done
        choose(browser, random)
        assert browser.ask("document.documentElement.scrollWidth <= innerWidth")
        assert browser.complaints == []


def test_what_a_page_complains_of_is_heard(club: Club, tmp_path: Path) -> None:
    with firefox(tmp_path) as browser:
        browser.goto(club.url)
        browser.ask("console.error('planted')")
        browser.ask("setTimeout(() => { throw new Error('thrown'); })")
        browser.wait("new Promise((done) => setTimeout(done, 500, true))")
        assert [told.split()[-1] for told in browser.complaints] == ["planted", "thrown"]
