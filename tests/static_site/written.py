"""A static site of the built page, written once for all tests of a process."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from diablerie.page import PAGE
from diablerie.server.core.file_lock import alone
from diablerie.static_site.folder import write_site


@pytest.fixture(scope="session")
def static_site(built_modules: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder."""
    assert built_modules.is_dir()
    folder = tmp_path_factory.mktemp("site") / "games"
    # The archive is made by one process, the others find it.
    with (Path(tempfile.gettempdir()) / "diablerie-site.lock").open("wb") as lock, alone(lock):
        write_site(PAGE, folder)
    return folder
