"""Packages as installed: folders on the path, with the entry points by which their games are found."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from diablerie import installed_games

STRANGE = """
from diablerie.games.doctor_faust import DoctorFaust

class Strange(DoctorFaust):
    interface = {interface!r}
    name = {name!r}
"""
"""A game of another package, in as few lines as will do."""


def strange(name: str = "strange", interface: object = installed_games.INTERFACE) -> str:
    """The source of a module with the class `Strange`."""
    return STRANGE.format(name=name, interface=interface)


def install(
    root: Path, package: str, source: str, *games: str, object_name: str = "Strange"
) -> None:
    """Put a package into a folder: one module of its own name, and an entry point for each game."""
    (root / f"{package}.py").write_text(source)
    points = "".join(f"{game} = {package}:{object_name}\n" for game in games)
    announce(root, package, points)


def announce(root: Path, package: str, points: str) -> None:
    """Write down in a folder that a package is installed, and its entry points."""
    notes = root / f"{package}-1.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (notes / "entry_points.txt").write_text(f"[{installed_games.GROUP}]\n{points}")


@contextmanager
def on_path(root: Path) -> Iterator[None]:
    """While this runs, what is in a folder is installed, and found anew."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(root))
        installed_games.allow(None)
        yield
    installed_games.allow(None)
