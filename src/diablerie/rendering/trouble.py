"""What is raised where nothing can be drawn."""

from __future__ import annotations


class RenderingError(RuntimeError):
    """A position could not be drawn; the message says what is missing, or which part gave up."""
