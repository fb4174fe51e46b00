"""A server with an operator, and what they ask of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from diablerie.server import Settings
from diablerie.server.accounts.sessions import digest

from ..clients import Client, running
from .hosts import TOKEN, Host


@pytest.fixture(scope="module")
def hosted_settings(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    database = tmp_path_factory.mktemp("database") / "matches.sqlite3"
    return replace(
        settings, database=database, operators=(("Eve", digest(TOKEN)),), position_pictures=True
    )


@pytest.fixture(scope="module")
def hosted(hosted_settings: Settings) -> Iterator[str]:
    with running(hosted_settings) as address:
        yield address


@pytest.fixture
def host(hosted: str) -> Iterator[Host]:
    """The operator."""
    with Host(hosted) as host:
        yield host


@pytest.fixture
def ada(hosted: str) -> Iterator[Client]:
    with Client(hosted) as client:
        yield client


@pytest.fixture
def bob(hosted: str) -> Iterator[Client]:
    with Client(hosted) as client:
        yield client
