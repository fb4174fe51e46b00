"""The report: one page that holds everything, drawn the same each time."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

from diablerie.lab import Question, hold, write_report

from .schedules import quick


class Balanced(HTMLParser):
    """Whether every element that opens is closed."""

    EMPTY = frozenset(("meta", "link", "br", "path", "use", "rect"))

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        del attrs
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag


def test_it_holds_the_standings_the_plots_and_how_games_ended(tmp_path: Path) -> None:
    report = hold(quick(), 8, question=Question(0.5, 0.6))
    page = write_report(report, tmp_path).read_text("utf-8")
    parser = Balanced()
    parser.feed(page)
    assert parser.open == []
    assert page.count("<svg") == 3
    for told in ("Doctor Faust", "random", "greedy", "max_turns", "blatz-de", "log-likelihood"):
        assert told in page
    assert {file.name for file in tmp_path.glob("*.svg")} == {
        "strength.svg",
        "course.svg",
        "turns.svg",
    }
    assert not re.search(r"(src|href)=\"https?:", page), "it needs nothing else"


def test_bots_in_several_seats_have_no_openskill_rating(tmp_path: Path) -> None:
    page = write_report(hold(quick(seats=4), 4), tmp_path).read_text("utf-8")
    assert "–" in page


def test_the_same_contest_makes_the_same_page(tmp_path: Path) -> None:
    pages = [write_report(hold(quick(), 4), tmp_path).read_bytes() for _ in range(2)]
    assert pages[0] == pages[1]
