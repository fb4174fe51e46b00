"""What the tests of the command share."""

from __future__ import annotations

import pytest

SPOKEN = ("LC_ALL", "LC_MESSAGES", "LANG")
DRAWN = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TTY_COMPATIBLE", "TTY_INTERACTIVE")


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """English and 80 columns, whatever the environment of whoever runs the tests."""
    for name in (*SPOKEN, *DRAWN):
        monkeypatch.delenv(name, raising=False)
