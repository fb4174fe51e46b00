"""The text of a notice: which game, with whom, and where; nothing of the position."""

from __future__ import annotations

from dataclasses import dataclass

from babel.lists import format_list

from ...matches.players import Person
from ...words import speak
from .occasions import MatchCalls, Occasion

LONGEST_NAME = 40
MOST_NAMES = 8

TRIAL = "trial"
"""The tag of a notice that is about no match."""


@dataclass(frozen=True)
class Notice:
    """What somebody reads. `path`: of the table on the page; `tag`: one that comes later replaces this."""

    title: str
    body: str
    path: str
    tag: str
    url: str


def notice_of(
    calls: MatchCalls, person: Person, occasion: Occasion, language: str, site: str
) -> Notice:
    """What is said to a person of an occasion in a match."""
    game = speak(language, f"{calls.game}-title")
    names = [name[:LONGEST_NAME] for name in calls.others_of(person)[:MOST_NAMES]]
    title = speak(language, f"notices-{occasion}", game=game)
    body = speak(language, "notices-alone")
    if names:
        body = speak(language, "notices-with", names=format_list(names, locale=language))
    path = f"/m/{calls.match}"
    return Notice(title, body, path, calls.match, f"{site}{path}")


def trial_of(language: str, site: str) -> Notice:
    """What is said where somebody tries whether notices reach them."""
    title, body = (speak(language, f"notices-trial{part}") for part in ("", "-text"))
    return Notice(title, body, "/account", TRIAL, f"{site}/account")
