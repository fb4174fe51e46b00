"""Styled text: the lines that games draw, as rich prints them."""

from __future__ import annotations

from rich.text import Text

from ...terminal import StyledLine


def text_of(line: StyledLine) -> Text:
    """A line as rich prints it."""
    return Text.assemble(*line)
