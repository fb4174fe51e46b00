"""What is raised where nothing can be drawn."""

from __future__ import annotations


class RenderingError(RuntimeError):
    """A position could not be drawn; the message says what is missing, or which part gave up."""


class EngineSpent(RenderingError):
    """What draws has had all the time or memory that it may have; it is not asked again."""
