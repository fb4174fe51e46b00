"""What is looked for in Doctor Faust's rulebook, and where it stands: language, words, place."""

from __future__ import annotations

INFLECTED = [
    ("en", "traps", "DF-19"),
    ("en", "laid cards", "DF-18"),
    ("de", "Gemeinheiten", "DF-35"),
    ("de", "wer fängt an", "DF-06"),
    ("de", "aufgedeckte Karte", "DF-19"),
    ("fr", "pièges", "DF-19"),
    ("fr", "jumelles", "DF-27"),
]
PUT_TOGETHER = [("de", "Stapel", "DF-05")]
NAMES = [("en", "contact", "DF-26"), ("de", "end_on_last_card", "DF-42")]
"""Of switches and actions."""
