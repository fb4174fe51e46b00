"""Take pictures of every page, keep them, compare them.

    python -m pictures take [board/ lesson/doctor-faust ...] [--width 390] [--theme dark]
    python -m pictures accept
    python -m pictures compare
    python -m pictures docs
    python -m pictures cards

All in the folder `pictures`, which git ignores; `index.html` there shows them side by side. `docs` makes
those of the README and of docs/print.md anew, `cards` those that links to a game show.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from diablerie.page import PAGE

from . import album, readme
from .camera import HEIGHTS, THEMES, Order, take, titles
from .comparing import Difference, compare

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "pictures"

Folder = Annotated[Path, typer.Option(help="Where the pictures are.")]
Built = Annotated[Path, typer.Option(help="The built page.")]

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)


@app.command("take")
def take_pictures(
    scenes: Annotated[
        list[str] | None, typer.Argument(help="Only those with one of these in their title.")
    ] = None,
    width: Annotated[list[int] | None, typer.Option(help="Only so wide, in pixels.")] = None,
    theme: Annotated[list[str] | None, typer.Option(help="Only dark, or light.")] = None,
    browsers: Annotated[int, typer.Option(help="How many browsers at once.")] = min(
        8, os.cpu_count() or 2
    ),
    folder: Folder = FOLDER,
    page: Built = PAGE,
) -> None:
    """Take pictures, in place of those that were taken last; of all but these, those are kept."""
    begun = time.monotonic()
    wanted = titles(scenes or [])
    if not wanted:
        raise typer.BadParameter(f"no title holds {' or '.join(scenes or [])}")
    order = Order(
        wanted, tuple(width or HEIGHTS), tuple(theme or THEMES), folder / album.TAKEN, page
    )
    if not scenes:
        album.clear(order.folder)
    troubles = take(order, browsers)
    album.write(folder)
    count = len(list(order.folder.rglob("*.png")))
    print(f"{count} pictures in {time.monotonic() - begun:.0f} s: {folder / 'index.html'}")
    _complain(troubles)


@app.command()
def accept(folder: Folder = FOLDER) -> None:
    """Keep the pictures that were taken last, to compare others with."""
    print(f"pictures kept: {album.accept(folder)}")


@app.command("compare")
def compare_pictures(folder: Folder = FOLDER) -> None:
    """Compare the pictures that were taken last with those kept; status 1 if any differs."""
    found = compare(folder / album.ACCEPTED, folder / album.TAKEN, folder / album.DIFFERENCES)
    album.write(folder)
    for difference in found:
        print(_told(difference))
    print(f"pictures that differ: {len(found)}")
    if found:
        raise typer.Exit(1)


@app.command()
def docs(page: Built = PAGE) -> None:
    """Take the pictures of the README and of docs/print.md anew."""
    folder = ROOT / "docs" / "pictures"
    _complain([*readme.take_all(folder, page), *readme.print_all(folder)])


@app.command()
def cards(page: Built = PAGE) -> None:
    """Take the pictures anew that other programs show of links to a game."""
    _complain(readme.take_cards(ROOT / "web" / "public", page))


def _told(difference: Difference) -> str:
    what = difference.what
    return f"{difference.name}: {what if what else f'{difference.share:.2%} of it differs'}"


def _complain(troubles: list[str]) -> None:
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    if troubles:
        raise typer.Exit(1)


if __name__ == "__main__":
    app()
