"""Rendering: a position as a picture, drawn outside the page by the page's own boards.

What draws is the page's: its board components, compiled for a server (`web/src/ssr`) and run in an embedded
V8, make plain SVG of what a seat may know, and resvg makes pixels of that. Neither a browser nor a server is
needed; `pip install diablerie[render]` brings both.
"""

from __future__ import annotations

from .renderer import HEIGHT, WIDTH, Renderer, position_seen, renderer, require_drawing
from .trouble import RenderingError

__all__ = [
    "HEIGHT",
    "WIDTH",
    "Renderer",
    "RenderingError",
    "position_seen",
    "renderer",
    "require_drawing",
]
