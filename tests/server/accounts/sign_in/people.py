"""People who sign in to a server by the provider of the tests, as the page does it for them."""

from __future__ import annotations

from itertools import count
from typing import Any

import httpx2

from ...clients import Client
from .provider_process import Visitor

_numbers = count(1)

Told = dict[str, str]


def fresh_login() -> str:
    """A name at the provider that nobody has had."""
    return f"eve_{next(_numbers)}"


def begin(client: Client, back: str = "/account", password: str | None = None) -> str:
    """Begin to sign in, or to link one's account, with its password; the provider's page."""
    response = client.http.post("/api/sign-in", json={"back": back, "password": password})
    assert response.status_code == 201, response.text
    location: str = response.json()["location"]
    return location


def answer(client: Client, told: Told) -> httpx2.Response:
    """Tell the server what the provider has sent back, as the page does."""
    known = {name: told[name] for name in ("state", "code", "iss") if name in told}
    return client.http.post("/api/sign-in/answer", json=known)


def signed_in(
    client: Client, login: str, back: str = "/account", password: str | None = None
) -> dict[str, Any]:
    """Go the whole way; how it went."""
    response = answer(client, Visitor(login).consent(begin(client, back, password)))
    assert response.status_code == 200, response.text
    went: dict[str, Any] = response.json()
    return went


def choose(client: Client, name: str) -> httpx2.Response:
    """Choose a name after a first sign-in."""
    return client.http.post("/api/sign-in/account", json={"name": name})


def newcomer(client: Client, login: str) -> str:
    """Have somebody sign in for the first time, under the name that is suggested."""
    name: str = signed_in(client, login)["suggestion"]
    choose(client, name).raise_for_status()
    return name
