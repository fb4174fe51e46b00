"""Rasteriser: drawings as pixels, by resvg; what lies under many positions is done once."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from ..extras import needs
from ..page import DRAWING
from .drawing_script import Drawing

with needs("diablerie[render]"):
    import resvg_py
    from PIL import Image

FACES = "faces"
"""The folder of the page's faces, in files that resvg reads; the first stand in for the others."""

GROUNDS = 8
"""How many grounds are kept: a few megabytes each."""

FINENESS = 2
"""A ground is drawn so many times as large and made smaller: woodcuts are displaced by whole pixels."""


class Rasterizer:
    """Makes pictures of drawings, of one size."""

    def __init__(self, size: tuple[int, int], folder: Path = DRAWING) -> None:
        """Find the faces that drawings are lettered in. `size`: width and height in pixels."""
        self._size = size
        self._faces = sorted(str(path) for path in (folder / FACES).glob("*.ttf"))
        self._ground: Callable[[str], Image.Image] = lru_cache(maxsize=GROUNDS)(self._draw_ground)

    def picture(self, drawing: Drawing) -> Image.Image:
        """A drawing as a picture in RGB."""
        picture = self._ground(drawing.ground).copy()
        picture.alpha_composite(self._pixels(drawing.top, 1))
        return picture.convert("RGB")

    def _draw_ground(self, svg: str) -> Image.Image:
        return self._pixels(svg, FINENESS).resize(self._size, Image.Resampling.LANCZOS)

    def _pixels(self, svg: str, fineness: int) -> Image.Image:
        width, height = self._size
        png = resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width * fineness,
            height=height * fineness,
            # The page has its faces with it: a picture is the same on every machine.
            skip_system_fonts=True,
            font_files=self._faces,
        )
        return Image.open(io.BytesIO(png)).convert("RGBA")
