"""The pictures of the README: a telling moment of each game, small enough to be read over a slow line."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PIL import Image

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
