"""A provider for all tests of this folder, and a server whose people may sign in by it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ...clients import Client, Serve
from .people import fresh_login
from .provider_process import ProviderProcess, provider


@pytest.fixture(scope="session")
def inn() -> Iterator[ProviderProcess]:
    """The provider."""
    with provider() as started:
        yield started


@pytest.fixture(scope="session")
def address(serve: Serve, inn: ProviderProcess) -> Iterator[str]:
    with serve(oidc=inn.settings) as address:
        yield address


@pytest.fixture
def own_inn() -> Iterator[ProviderProcess]:
    """A provider that may be killed, paused or given another key."""
    with provider() as started:
        yield started


@pytest.fixture
def guest_of_own_inn(serve: Serve, own_inn: ProviderProcess) -> Iterator[Client]:
    """A client of a server whose people may sign in by that one."""
    with serve(oidc=own_inn.settings) as address, Client(address) as client:
        yield client


@pytest.fixture
def login() -> str:
    return fresh_login()
