"""`diablerie print`, from the command to the document."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument, PdfPage

import diablerie
from diablerie.cli.booklet import booklet_sides
from tests.cli.calling import COMMAND, environment
from tests.settings import everyday

from .printing import MM, PAPERS, lines_of, rulers_of

PATIENCE = 240


def document(folder: Path, *asked: str) -> PdfDocument:
    """What the command prints."""
    out = folder / "game.pdf"
    command = [*COMMAND, "print", *asked, "--out", str(out)]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=environment()
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout.startswith(f"{out}: ")
    return PdfDocument(out.read_bytes())


@pytest.mark.parametrize("game", everyday(diablerie.games(), "doctor-faust"))
def test_all_of_a_game_is_one_document(tmp_path: Path, game: str) -> None:
    pdf = document(tmp_path, game, "--paper", "letter", "--ink", "black", "--lang", "fr")
    width, height = PAPERS["letter"]
    for page in pdf:
        assert page.get_size() == pytest.approx((width * MM, height * MM), abs=1)
    ruled = [len(rulers_of(page)) for page in pdf]
    numbered = ruled.index(1)
    # First the rulebook, whose pages are numbered instead, then sheets with a ruler each.
    assert 4 < numbered < len(pdf)
    assert ruled == [0] * numbered + [1] * (len(pdf) - numbered)
    for number in range(numbered):
        assert str(number + 1) in lines_of(pdf[number])


def test_a_booklet_has_its_pages_where_folding_puts_them_in_order(tmp_path: Path) -> None:
    pdf = document(tmp_path, "doctor-faust", "--what", "rulebook", "--booklet", "--lang", "en")
    sides = [_pages_on(side) for side in pdf]
    numbers = [number for side in sides for number in side]
    assert sorted(numbers) == list(range(1, max(numbers) + 1))
    placed = booklet_sides(max(numbers))
    assert sides == [[page + 1 for page in side if page is not None] for side in placed]
    for side in pdf:
        assert side.get_size() == pytest.approx((2 * 148 * MM, 210 * MM), abs=2)


def _pages_on(side: PdfPage) -> list[int]:
    """The numbers at the foot of the left half and of the right half."""
    width, _ = side.get_size()
    text = side.get_textpage()
    halves = (0, width / 2), (width / 2, width)
    feet = [text.get_text_bounded(left=x1, right=x2, bottom=0, top=12 * MM) for x1, x2 in halves]
    return [int(foot) for foot in feet if foot.strip()]
