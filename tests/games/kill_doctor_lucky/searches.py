"""What is looked for in Kill Doctor Lucky's rulebook, and where it stands: language, words, place."""

from __future__ import annotations

INFLECTED = [("de", "mischen", "KDL-23")]
PUT_TOGETHER = [("de", "Nachziehstapel", "KDL-23")]
CONTENTS = [("en", "runcible spoon", "deck"), ("en", "line of sight", "sight")]
"""What stands somewhere in a section."""
