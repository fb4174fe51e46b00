"""Compares two folders of pictures, pixel by pixel."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops

LEAST = 2
"""By how much a channel of a pixel, from 0 to 255, differs at least to count: less is seen by nobody."""
FADED = 0.75
"""How far what is equal fades into white in a picture of differences."""
MARK = (214, 0, 90)


@dataclass(frozen=True)
class Difference:
    """How a picture is not what it was."""

    name: str
    share: float
    """Which part of its pixels differs, from 0 to 1."""
    what: str = ""
    """In words, where there is nothing to compare pixel by pixel."""


def compare(before: Path, after: Path, differences: Path) -> list[Difference]:
    """What differs between the pictures of two folders, the most first; pictures of that in a third."""
    shutil.rmtree(differences, ignore_errors=True)
    return sorted(_all(before, after, differences), key=lambda one: -one.share)


def _all(before: Path, after: Path, differences: Path) -> Iterator[Difference]:
    names = {
        path.relative_to(folder) for folder in (before, after) for path in folder.rglob("*.png")
    }
    for name in sorted(names):
        found = _one(before / name, after / name, differences / name)
        if found is not None:
            yield Difference(str(name), *found)


def _one(before: Path, after: Path, shown: Path) -> tuple[float, str] | None:
    if not before.exists():
        return 1.0, "is new"
    if not after.exists():
        return 1.0, "is gone"
    if before.read_bytes() == after.read_bytes():
        return None
    with Image.open(before) as old, Image.open(after) as new:
        if old.size != new.size:
            return 1.0, f"was {old.width} × {old.height}, is {new.width} × {new.height}"
        return _pixels(old.convert("RGB"), new.convert("RGB"), shown)


def _pixels(old: Image.Image, new: Image.Image, shown: Path) -> tuple[float, str] | None:
    """The share of the pixels that differ, and a picture that marks them."""
    channels = ImageChops.difference(old, new).split()
    most = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    mask = most.point(lambda value: 255 if value >= LEAST else 0)
    count = mask.histogram()[255]
    if count == 0:
        return None
    shown.parent.mkdir(parents=True, exist_ok=True)
    faded = Image.blend(new.convert("L").convert("RGB"), Image.new("RGB", new.size, "white"), FADED)
    faded.paste(MARK, mask=mask)
    faded.save(shown)
    return count / (old.width * old.height), ""
