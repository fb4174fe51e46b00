"""Renderer: positions as pictures of 1200 by 630 pixels, as one seat or an onlooker sees them."""

from __future__ import annotations

import io
import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ..documents import Document
from ..events import Seat
from ..game import State
from ..words import known_language
from .trouble import EngineSpent

if TYPE_CHECKING:
    from PIL.Image import Image

    from .drawing_script import Drawing

WIDTH = 1200
HEIGHT = 630

JPEG_QUALITY = 88
"""Of a hundred: the lines of woodcuts stay clean."""


class Renderer:
    """Draws what somebody may know of a position, and nothing else; one at a time, whichever thread asks."""

    def __init__(self) -> None:
        """Start what draws, which takes a second. Raises RenderingError, and NotInstalled."""
        from .drawing_script import DrawingScript, begin_engine
        from .rasterizer import Rasterizer

        begin_engine()
        self._worker = _thread_of(os.getpid())
        self._script = self._worker.submit(DrawingScript).result()
        self._rasterizer = Rasterizer((WIDTH, HEIGHT))

    def rgb_array(self, state: State, seat: Seat | None, language: str = "en") -> NDArray[np.uint8]:
        """A position as pixels, uint8 of shape (630, 1200, 3). `seat`: who sees it; None: an onlooker.

        `language`: of what is written in it, one of `words.LANGUAGES`. Raises RenderingError, and
        ValueError for a seat or a language that there is not.
        """
        return np.array(self.picture(position_seen(state, seat, language)))

    def png(self, state: State, seat: Seat | None, language: str = "en") -> bytes:
        """The same as a PNG file."""
        file = io.BytesIO()
        self.picture(position_seen(state, seat, language)).save(file, "PNG")
        return file.getvalue()

    def jpeg(self, position: Document) -> bytes:
        """What `position_seen` tells, as a JPEG file: a fifth of a PNG. Raises RenderingError."""
        file = io.BytesIO()
        self.picture(position).save(file, "JPEG", quality=JPEG_QUALITY)
        return file.getvalue()

    def picture(self, position: Document) -> Image:
        """What `position_seen` tells, as a picture in RGB. Raises RenderingError."""
        return self._worker.submit(self._drawn, position).result()

    def svg(self, position: Document) -> tuple[str, str]:
        """The same as two SVG files, to be laid one on the other. Their letters want the page's faces."""
        return self._worker.submit(self._parts, position).result()

    def _drawn(self, position: Document) -> Image:
        return self._rasterizer.picture(self._parts(position))

    def _parts(self, position: Document) -> Drawing:
        try:
            return self._script.draw(position)
        except EngineSpent:
            self._script = type(self._script)()
            raise


# Engines want to be asked from a thread that has no event loop, and all from one (`begin_engine`).
@cache
def _thread_of(_process: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="rendering")


def require_drawing() -> None:
    """Raise NotInstalled or RenderingError where what draws positions is not there."""
    from . import rasterizer  # noqa: F401
    from .drawing_script import sources

    sources()


def renderer() -> Renderer:
    """The renderer of this process, started when first asked for. Raises RenderingError, and NotInstalled."""
    return _renderer_of(os.getpid())


# Threads do not survive a fork: a child has a renderer of its own. It keeps that of its parent, which would
# wait for them if it were let go.
@cache
def _renderer_of(_process: int) -> Renderer:
    return Renderer()


def position_seen(state: State, seat: Seat | None, language: str) -> Document:
    """All that a picture is drawn from, as JSON: what a seat, or an onlooker (None), may know.

    Raises ValueError for a seat or a language that there is not.
    """
    game, view = state.game, state.view(seat)
    return {
        "game": game.name,
        "language": known_language(language),
        "options": dict(game.options),
        "board": game.board,
        "seats": game.seats,
        "seat": view["seat"],
        "state": view,
    }
