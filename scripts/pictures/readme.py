"""Pictures of the README, of docs/print.md and of links: telling moments, printed sheets, for a slow line."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PIL import Image
from pypdfium2 import PdfDocument
from tests.games.of_game import of_game
from typer.testing import CliRunner

import diablerie
from diablerie.cli import app

from .camera import Order, take
from .stage import TELLING

SIZES = {"": 1280, "-phone": 390}
QUALITY = 82
"""Of WebP, from 0 to 100."""


def take_all(folder: Path, page: Path) -> list[str]:
    """Take them and write them into a folder; what went wrong, a line each."""
    with tempfile.TemporaryDirectory() as scratch:
        scenes = tuple(f"board/{moment.name}" for moment in TELLING)
        order = Order(scenes, tuple(SIZES.values()), ("dark",), Path(scratch), page)
        troubles = take(order, 2)
        if not troubles:
            for moment in TELLING:
                for suffix, width in SIZES.items():
                    taken = Path(scratch) / "board" / f"{moment.name}-{width}-dark.png"
                    with Image.open(taken) as picture:
                        picture.save(folder / f"{moment.game}{suffix}.webp", quality=QUALITY)
        return troubles


CARD = (1200, 630)
"""Pixels of the picture that other programs show of a link to a game."""


def take_cards(folder: Path, page: Path) -> list[str]:
    """Take a telling moment of each game for its links, into a folder; what went wrong, a line each."""
    width, height = CARD
    with tempfile.TemporaryDirectory() as scratch:
        scenes = tuple(f"board/{moment.name}" for moment in TELLING)
        troubles = take(Order(scenes, (SIZES[""],), ("dark",), Path(scratch), page), 2)
        if not troubles:
            for moment in TELLING:
                taken = Path(scratch) / "board" / f"{moment.name}-{SIZES['']}-dark.png"
                with Image.open(taken) as picture:
                    top = picture.crop((0, 0, picture.width, picture.width * height // width))
                    small = top.convert("RGB").resize(CARD, Image.Resampling.LANCZOS)
                    name = f"social-card-{moment.game}.jpg"
                    small.save(folder / name, quality=QUALITY, optimize=True)
        return troubles


def sheets() -> dict[str, tuple[list[str], int]]:
    """Sheets that are printed for docs/print.md, as the games have them: how, and which page."""
    return {
        f"{game}-{part}": ([game, "--what", part, *more], page)
        for game in diablerie.built_in_games()
        for part, more, page in of_game(game, "scenes").SHEETS
    }


SHEET_WIDTH = 420
"""In pixels."""
SHEET_QUALITY = 68


def print_all(folder: Path) -> list[str]:
    """Print sheets and draw them into a folder; what went wrong, a line each."""
    with tempfile.TemporaryDirectory() as scratch:
        troubles = []
        for name, (asked, page) in sheets().items():
            out = Path(scratch) / f"{name}.pdf"
            done = CliRunner().invoke(app, ["print", *asked, "--lang", "en", "--out", str(out)])
            if done.exit_code:
                troubles.append(done.output)
                continue
            sheet = PdfDocument(out)[page]
            picture = sheet.render(scale=2 * SHEET_WIDTH / sheet.get_width()).to_pil()
            height = round(picture.height * SHEET_WIDTH / picture.width)
            small = picture.resize((SHEET_WIDTH, height), Image.Resampling.LANCZOS)
            small.save(folder / f"print-{name}.webp", quality=SHEET_QUALITY)
        return troubles
