"""The modules of all games, built once for all processes of a run."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from diablerie.server.core.file_lock import alone
from diablerie.wasm import modules


@pytest.fixture(scope="session")
def built_modules() -> Path:
    """The folder with the modules of all games and their layouts."""
    with (
        (Path(tempfile.gettempdir()) / "diablerie-wasm-build.lock").open("wb") as lock,
        alone(lock),
    ):
        return modules.build()
