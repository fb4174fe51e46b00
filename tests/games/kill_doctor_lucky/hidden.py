"""What is hidden in Kill Doctor Lucky."""

from __future__ import annotations

FIELDS = ("hand",)
"""The parts of a record that nobody but their owners sees."""

IS_DRAWN = False
"""Whether a picture would show what others hold, were it given away."""
