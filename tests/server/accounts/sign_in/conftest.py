"""A provider for all tests of this folder, and a server whose people may sign in by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from diablerie.server import Settings

from ...clients import Client, running
from .people import fresh_login
from .provider_process import ProviderProcess, provider


@pytest.fixture(scope="session")
def inn() -> Iterator[ProviderProcess]:
    """The provider."""
    with provider() as started:
        yield started


@pytest.fixture(scope="session")
def address(
    settings: Settings, inn: ProviderProcess, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    database = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    with running(replace(settings, database=database, oidc=inn.settings)) as address:
        yield address


@pytest.fixture
def own_inn() -> Iterator[ProviderProcess]:
    """A provider that may be killed, paused or given another key."""
    with provider() as started:
        yield started


@pytest.fixture
def guest_of_own_inn(
    settings: Settings, own_inn: ProviderProcess, tmp_path: Path
) -> Iterator[Client]:
    """A client of a server whose people may sign in by that one."""
    database = tmp_path / "matches.sqlite3"
    chosen = replace(settings, database=database, oidc=own_inn.settings)
    with running(chosen) as address, Client(address) as client:
        yield client


@pytest.fixture
def login() -> str:
    return fresh_login()
