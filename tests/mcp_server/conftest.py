"""A server of matches in this process, for assistants to sit down at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from diablerie.server import UNLIMITED, Settings
from diablerie.server.main import serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address. It waits for no compiler, and bots act at once."""
    database = tmp_path_factory.mktemp("server") / "matches.sqlite3"
    with serving(Settings(database, bot_pace=0, warm=False, limits=UNLIMITED)) as address:
        yield address
