"""Render modes of environments: a position as text or as pixels, as whoever it is drawn for sees it."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from diablerie import State
from diablerie.text_interface.game_terminal import plain_text

RenderMode = Literal["ansi", "rgb_array"]

ANSI: RenderMode = "ansi"
RGB_ARRAY: RenderMode = "rgb_array"

RENDERING: dict[str, Any] = {"render_modes": [ANSI, RGB_ARRAY], "render_fps": 2}
"""What metadata say of it: a video shows two positions a second."""

Rendered = str | NDArray[np.uint8]
"""Text of several lines, or pixels of shape (630, 1200, 3)."""


def known_mode(given: Any) -> RenderMode | None:
    """A render mode, or None. Raises ValueError for what is none.

    What `rgb_array` needs is looked for when something is drawn: learners ask for the mode and never draw.
    """
    if given not in (None, ANSI, RGB_ARRAY):
        raise ValueError(f"render_mode is None, {ANSI!r} or {RGB_ARRAY!r}, not {given!r}")
    mode: RenderMode | None = given
    return mode


def drawn(state: State, seat: int | None, mode: str | None) -> Rendered | None:
    """A position as a seat, or an onlooker (None), sees it; None without a mode.

    Raises NotInstalled with the line that installs what draws pixels, and RenderingError.
    """
    if mode is None:
        return None
    if mode == ANSI:
        return plain_text(state, seat)
    from diablerie.rendering import renderer

    return renderer().rgb_array(state, seat)
