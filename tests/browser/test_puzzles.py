"""Puzzles in a real browser: found in the list, solved on the board, answered, shown, and kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import diablerie
from diablerie.puzzles import Puzzle, puzzles

from .seated import PATIENCE, Seated, box_at_rest

PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1280, height=800)
every_size = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def first_of(game: str, kind: str) -> Puzzle:
    return next(each for each in puzzles(game) if each.kind == kind)


class Solver(Seated):
    """Somebody at a puzzle."""

    def open(self, puzzle: Puzzle, size: ViewportSize) -> None:
        self.page.set_viewport_size(size)
        self.page.emulate_media(reduced_motion="reduce")
        self.page.goto(f"/puzzles/{puzzle.game}/{puzzle.number}")

    def told(self, message: str) -> None:
        """Expect that this is said of what was done, where it is seen."""
        said = self.page.locator(".task [role=status]")
        expect(said).to_contain_text(self.word(message), timeout=PATIENCE)
        expect(said).to_be_in_viewport(ratio=1)

    def press(self, message: str) -> None:
        self.page.get_by_role("button", name=self.word(message), exact=True).click()


@every_size
@pytest.mark.parametrize("game", diablerie.games())
def test_a_solution_is_shown_on_the_board_and_explained(
    page: Page, game: str, size: ViewportSize
) -> None:
    solver, puzzle = Solver(page, "en"), first_of(game, "move")
    solver.open(puzzle, size)
    solver.told("puzzle-find")
    solver.press("puzzle-show")
    solver.told("puzzle-shown")
    expect(page.locator(".task ol li")).to_have_count(len(puzzle.document["lines"]))
    expect(page.locator(".task .best b")).to_have_text(re.compile(r"\d+%"), timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@every_size
def test_a_question_is_answered_wrongly_and_then_rightly_and_is_kept(
    page: Page, size: ViewportSize
) -> None:
    solver, puzzle = Solver(page, "en"), first_of("kill-doctor-lucky", "question")
    texts = [
        solver.word(f"{puzzle.game}-puzzle-fact-{answer['kind']}")
        for answer in puzzle.document["answers"]
    ]
    solver.open(puzzle, size)
    page.get_by_role("button", name=texts[-1]).click(timeout=PATIENCE)
    solver.told("puzzle-missed")
    solver.press("puzzle-again")
    page.get_by_role("button", name=texts[0]).click(timeout=PATIENCE)
    solver.told("puzzle-met")
    page.goto("/puzzles")
    name = re.compile(rf"^{puzzle.number}\b.*{solver.word('puzzle-solved')}")
    section = page.get_by_role("region", name=puzzle.start.game.title)
    expect(section.get_by_role("link", name=name)).to_be_visible(timeout=PATIENCE)


@every_size
def test_a_move_is_made_on_the_board(page: Page, size: ViewportSize) -> None:
    of = next(each for each in puzzles("teufel-teufel") if each.theme == "letter")
    _, _, cell = of.solution[0].partition(":")
    solver = Solver(page, "en")
    solver.open(of, size)
    solver.told("puzzle-find")
    page.locator(f'[data-space="{cell}"]').click(timeout=PATIENCE)
    solver.told("puzzle-met")
    expect(page.locator(".task ol li").first).to_be_visible()


def test_on_a_small_phone_the_whole_board_is_in_sight_above_what_is_asked(page: Page) -> None:
    solver = Solver(page, "en")
    solver.open(first_of("doctor-faust", "move"), ViewportSize(width=390, height=664))
    solver.told("puzzle-find")
    board = box_at_rest(page.locator("[data-board]"))
    foot = page.locator(".task .desk").bounding_box()
    assert board is not None
    assert foot is not None
    assert board["y"] + board["height"] < foot["y"]


def test_todays_puzzle_is_one_press_from_the_front_page_and_begins_a_streak(page: Page) -> None:
    solver = Solver(page, "en")
    page.goto("/")
    page.get_by_role("link", name=solver.word("page-puzzle")).click(timeout=PATIENCE)
    expect(page).to_have_url(re.compile("/puzzles/today$"))
    expect(page.locator(".task")).to_contain_text(solver.word("page-puzzle"), timeout=PATIENCE)


def test_a_puzzle_that_there_is_not_is_said_to_be_missing(page: Page) -> None:
    page.goto("/puzzles/doctor-faust/999")
    expect(page.get_by_role("heading", level=2)).to_be_visible(timeout=PATIENCE)
