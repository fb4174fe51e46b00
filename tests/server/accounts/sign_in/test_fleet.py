"""Two servers on one database share every sign-in, whichever of them is asked next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from diablerie.server import Settings

from ...clients import Client, running
from ...logins import fresh_name
from .people import answer, begin, choose
from .provider_process import ProviderProcess, Visitor


@pytest.fixture
def servers(
    settings: Settings, inn: ProviderProcess, database_url: str
) -> Iterator[tuple[str, str]]:
    chosen = replace(settings, database=database_url, oidc=inn.settings)
    with running(chosen) as one, running(chosen) as other:
        yield one, other


def test_a_sign_in_begun_at_one_server_goes_on_at_the_other(
    servers: tuple[str, str], login: str
) -> None:
    one, other = servers
    with Client(one) as client, Client(other) as later:
        told = Visitor(login).consent(begin(client))
        # A proxy leads this browser to the other server now.
        client.http.base_url = other
        response = answer(client, told)
        assert response.status_code == 200, response.text
        assert response.json()["outcome"] == "new"
        client.http.base_url = one
        name = fresh_name()
        assert choose(client, name).json()["name"] == name
        client.http.base_url = other
        assert client.get("/api/me").json()["name"] == name
        told = Visitor(login).consent(begin(later))
        assert answer(later, told).json()["me"]["name"] == name
