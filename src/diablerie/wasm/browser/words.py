"""Words in the browser: the page says every message in the reader's language; here they go by their keys.

In the pack it stands in the place of `diablerie.words`.
"""

from __future__ import annotations

__all__ = ["LANGUAGES", "speak"]

LANGUAGES = ("en", "fr", "de")
"""The languages that the page speaks."""


def speak(lang: str, message_id: str, /, **params: str | int) -> str:
    """The key of a message and its parameters: what a program is told, not what people read."""
    told = ", ".join(f"{name}={value}" for name, value in params.items())
    return f"{message_id} ({told})" if told else message_id
