"""What is looked for in Teufel Teufel's rulebook, and where it stands: language, words, place."""

from __future__ import annotations

NAMES = [("fr", "peek", "TT-17"), ("en", "lift", "TT-35")]
"""Of switches and actions."""
NUMBERS = [
    ("en", "2 players", "two players"),
    ("fr", "3 lettres", "trois lettres"),
    ("de", "2 Spieler", "zwei Spieler"),
]
"""In digits, and in words."""
TWO_SIGNS = [("de", "Türme"), ("fr", "possédé")]
"""Words with letters that can be put together of two signs."""
