"""The mansion as the game knows it: the printed house, and houses of one's own read from files.

What a house is stands in `plan`, how it is written down in `mansion_file`.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from .drawing import draw_mansion
from .file_reader import MansionError, read_mansion, read_mansion_text
from .plan import Mansion, Space, Weapon
from .sight import Opening, SightLine
from .summary import summary

__all__ = [
    "Mansion",
    "MansionError",
    "Opening",
    "SightLine",
    "Space",
    "Weapon",
    "draw_mansion",
    "printed",
    "read_mansion",
    "read_mansion_text",
    "summary",
]


@cache
def printed() -> Mansion:
    """The house of the printed game (KDL-01, KDL-02)."""
    file = resources.files(__package__) / "mansion.json"
    return read_mansion_text(file.read_text(encoding="utf-8"))
