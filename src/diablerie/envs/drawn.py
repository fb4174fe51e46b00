"""Render modes of environments: a position as text or as pixels, as whoever it is drawn for sees it."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from diablerie import Game, State
from diablerie.text_interface.game_terminal import plain_text

RenderMode = Literal["ansi", "rgb_array"]

ANSI: RenderMode = "ansi"
RGB_ARRAY: RenderMode = "rgb_array"

FPS = 2
"""A video shows so many positions a second."""

Rendered = str | NDArray[np.uint8]
"""Text of several lines, or pixels of shape (630, 1200, 3)."""


def rendering(game: Game) -> dict[str, Any]:
    """What metadata say of it."""
    modes = [ANSI, RGB_ARRAY] if game.is_drawn else [ANSI]
    return {"render_modes": modes, "render_fps": FPS}


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

    Raises ValueError for pixels of a game that has no drawing, NotInstalled with the line that installs
    what draws pixels, and RenderingError.
    """
    if mode is None:
        return None
    if mode == ANSI:
        return plain_text(state, seat)
    if not state.game.is_drawn:
        raise ValueError(f"{state.game.name} has no drawing: render_mode is None or {ANSI!r}")
    from diablerie.rendering import renderer

    return renderer().rgb_array(state, seat)
