"""What is hidden in Teufel Teufel."""

from __future__ import annotations

FIELDS = ("card",)
"""The parts of a record that nobody but their owners sees."""

IS_DRAWN = True
"""Whether a picture would show what others hold, were it given away."""
