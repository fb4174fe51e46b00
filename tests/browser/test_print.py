"""Print and play: what is printed is at true size, whole, and all of it there."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import diablerie
from diablerie import rulebook
from diablerie.words import LANGUAGES, speak
from tests.games.of_game import of_game
from tests.settings import everyday

from .printing import MM, PAPERS, Printed, lines_of, open_part, printed, rulers_of

OVERLAP = 10
LEADING = 1.5
"""Millimetres by which the boxes of two lines may run into each other though their letters do not."""
TIGHT = 0.2
"""Millimetres by which a length may be off."""

GAMES = diablerie.built_in_games()
OWN = {game: of_game(game, "printed") for game in GAMES}
"""What each game knows of its print."""
CARDS = [(game, *own.CARD_SHEETS) for game, own in OWN.items()]
BOARDS = [(game, own.BOARD_PAPER) for game, own in OWN.items()]

CLAUSE_HEADING = re.compile(r"[A-Z]{2,3}-\d{2}[a-z]? · ")


def check_sheets(found: Printed, paper: str) -> None:
    """All sheets are pages of the paper, at true size, and nothing is cut off by an edge."""
    width, height = PAPERS[paper]
    assert len(found.pdf) == len(found.sheets) > 0
    for sheet, page in zip(found.sheets, found.pdf, strict=True):
        assert sheet["size"] == pytest.approx((width, height), abs=TIGHT)
        assert page.get_size() == pytest.approx((width * MM, height * MM), abs=1)
        assert sheet["beyond"] == sheet["spilt"] == []
        assert not any(overlap(one, other) for one, other in combinations(sheet["words"], 2))
        assert rulers_of(page) == pytest.approx([50 * MM], abs=0.3)


def overlap(one: list[float], other: list[float]) -> bool:
    """Whether two lines of words run into each other, by more than their letters' room above and below."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > LEADING and down > LEADING


def name_of(card: dict[str, Any]) -> str:
    return str(card["card"]).partition("#")[0]


@pytest.mark.parametrize(("game", "paper", "ink", "lang"), CARDS)
def test_all_cards_are_there_and_their_backs_lie_behind_them(
    page: Page, server_url: str, game: str, paper: str, ink: str, lang: str
) -> None:
    found = printed(page, server_url, game, "cards", paper=paper, ink=ink, lang=lang)
    check_sheets(found, paper)
    fronts, backs = found.sheets[::2], found.sheets[1::2]
    counted = Counter(name_of(card) for sheet in fronts for card in sheet["cards"])
    assert counted == diablerie.load(game).deck
    for front, back in zip(fronts, backs, strict=True):
        width = front["size"][0]
        there = {card["card"]: card for card in back["cards"]}
        assert {card["side"] for card in back["cards"]} == {"back"}
        assert len(there) == len(front["cards"]) == len(back["cards"])
        for card in front["cards"]:
            left, top, right, bottom = card["box"]
            behind = (width - right, top, width - left, bottom)
            assert there[card["card"]]["box"] == pytest.approx(behind, abs=TIGHT)


def test_the_cards_are_those_of_the_switches_chosen(page: Page, server_url: str) -> None:
    open_part(page, server_url, "doctor-faust", "cards", option="devil_values=1..8")
    assert page.locator('[data-card="red:1"]').count() == 2
    assert page.locator('[data-card="red:9"]').count() == 0


@pytest.mark.parametrize(("game", "paper"), BOARDS)
def test_the_parts_of_a_board_overlap_and_make_all_of_it_at_true_size(
    page: Page, server_url: str, game: str, paper: str
) -> None:
    found = printed(page, server_url, game, "board", paper=paper, ink="colour")
    check_sheets(found, paper)
    tiles = {sheet["tiles"][0]["tile"]: sheet["tiles"][0] for sheet in found.sheets}
    columns, rows = sorted({name[0] for name in tiles}), sorted({name[1] for name in tiles})
    assert set(tiles) == {column + row for column in columns for row in rows}

    def start(tile: dict[str, Any]) -> tuple[float, float]:
        return float(tile["x"]), float(tile["y"])

    def size(tile: dict[str, Any]) -> tuple[float, float]:
        left, top, right, bottom = tile["box"]
        return right - left, bottom - top

    for row in rows:
        for one, next_one in pairwise(tiles[column + row] for column in columns):
            over = start(one)[0] + size(one)[0] - start(next_one)[0]
            assert over == pytest.approx(OVERLAP, abs=TIGHT)
    for column in columns:
        for one, next_one in pairwise(tiles[column + row] for row in rows):
            over = start(one)[1] + size(one)[1] - start(next_one)[1]
            assert over == pytest.approx(OVERLAP, abs=TIGHT)
    last = tiles[columns[-1] + rows[-1]]
    whole = tuple(a + b for a, b in zip(start(last), size(last), strict=True))
    assert start(tiles["A1"]) == (0, 0)
    assert whole == pytest.approx(OWN[game].BOARD, abs=0.5)
    for sheet in found.sheets:
        assert f" {sheet['tiles'][0]['tile']} " in sheet["text"]


@pytest.mark.parametrize("game", everyday(GAMES, *GAMES[1:]))
def test_all_pieces_are_there_and_none_lies_on_another(
    page: Page, server_url: str, game: str
) -> None:
    found = printed(page, server_url, game, "pieces", paper="letter", ink="black")
    check_sheets(found, "letter")
    assert sum(len(sheet["pieces"]) for sheet in found.sheets) == OWN[game].PIECES
    for sheet in found.sheets:
        boxes = sheet["pieces"]
        for at, (left, top, right, bottom) in enumerate(boxes):
            for x1, y1, x2, y2 in boxes[at + 1 :]:
                assert right <= x1 or x2 <= left or bottom <= y1 or y2 <= top


@pytest.mark.parametrize(("form", "size"), [("columns", (210, 297)), ("booklet", (148, 210))])
def test_the_rulebook_is_on_numbered_pages_and_no_heading_ends_one(
    page: Page, server_url: str, form: str, size: tuple[int, int]
) -> None:
    found = printed(page, server_url, "doctor-faust", "rulebook", paper="a4", form=form, lang="en")
    assert len(found.pdf) > 4
    for number, sheet in enumerate(found.pdf, 1):
        assert sheet.get_size() == pytest.approx(tuple(side * MM for side in size), abs=1)
        lines = lines_of(sheet)
        assert str(number) in lines
        *_, last = (line for line in lines if line != str(number))
        assert not CLAUSE_HEADING.match(last)
    told = " ".join(line for sheet in found.pdf for line in lines_of(sheet))
    for clause in rulebook.load("doctor-faust", "en").clauses:
        assert f"{clause.id} · " in told


ONE_SHEET = [
    (part, game, lang)
    for game, own in OWN.items()
    if own.ONE_SHEET
    for part, lang in [own.ONE_SHEET]
]


def check_section(page: Page, url: str, part: str, game: str, lang: str, paper: str) -> None:
    """A section of a rulebook fits its sheet, or is told to be missing where the book has none."""
    sections = {section.id for section in rulebook.load(game, lang).sections}
    if part not in sections:
        page.goto(f"{url}/print/{game}/{part}?lang={lang}")
        expect(page.get_by_text(speak(lang, "print-missing"))).to_be_visible()
        return
    found = printed(page, url, game, part, paper=paper, lang=lang)
    check_sheets(found, paper)
    if part == "setup":
        assert len(found.sheets) == 1


@pytest.mark.parametrize(("part", "game", "lang"), ONE_SHEET)
def test_what_is_on_one_sheet_fits_it(
    page: Page, server_url: str, part: str, game: str, lang: str
) -> None:
    check_section(page, server_url, part, game, lang, "letter")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", ["setup", "card"])
def test_what_is_on_one_sheet_fits_it_in_every_language(
    page: Page, server_url: str, game: str, part: str
) -> None:
    for lang in LANGUAGES:
        for paper in PAPERS:
            check_section(page, server_url, part, game, lang, paper)


def test_paper_and_ink_are_chosen_on_the_index_and_kept_on_the_way(
    page: Page, server_url: str
) -> None:
    page.goto(f"{server_url}/rules/teufel-teufel")
    page.get_by_role("link", name=speak("en", "page-print")).click()
    page.get_by_text(speak("en", "print-paper-letter"), exact=True).click()
    page.get_by_text(speak("en", "print-ink-black"), exact=True).click()
    expect(page.get_by_text(speak("en", "print-whose"))).to_be_visible()
    page.get_by_role("link", name=speak("en", "print-pieces"), exact=True).click()
    expect(page.locator(".paper-sheet.letter").first).to_be_visible()
    assert "paper=letter" in page.url
    assert "ink=black" in page.url
    used = page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--tt-devil')"
    )
    red, green, blue = (used.strip()[at : at + 2] for at in (1, 3, 5))
    assert red == green == blue


def test_there_is_nothing_to_print_of_what_there_is_not(
    page: Page, server_url: str, console_errors: list[str]
) -> None:
    for address in ("doctor-faust/sheets", "solitaire", "solitaire/cards"):
        page.goto(f"{server_url}/print/{address}")
        expect(page.get_by_text(speak("en", "print-missing"))).to_be_visible()
        # What else was asked for is answered too, before it is forgotten.
        page.wait_for_load_state("networkidle")
    # The browser tells of answers that are no page.
    console_errors.clear()


GREYS = "() => ((own) => [...own].map(n => [n, own.getPropertyValue(n)]))(document.documentElement.style)"


def test_black_ink_is_that_of_daylight_for_who_comes_from_a_dark_page(
    page: Page, server_url: str
) -> None:
    page.emulate_media(color_scheme="light")
    open_part(page, server_url, "kill-doctor-lucky", "board", ink="black", lang="en")
    by_day = page.evaluate(GREYS)
    page.emulate_media(color_scheme="dark")
    page.goto(f"{server_url}/print/kill-doctor-lucky?ink=black&lang=en")
    page.get_by_role("link", name=speak("en", "print-board"), exact=True).click()
    expect(page.locator("html[data-printed=ready]")).to_be_attached(timeout=30_000)
    assert page.evaluate(GREYS) == by_day != []
