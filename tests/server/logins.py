"""People with accounts."""

from __future__ import annotations

from itertools import count

import httpx2

from .clients import Client

PASSWORD = "correct horse battery"

_numbers = count(1)


def fresh_name() -> str:
    """A name that nobody has."""
    return f"Ada {next(_numbers)}"


def register(client: Client, name: str | None = None, password: str = PASSWORD) -> str:
    """Make a client's guest an account; its name."""
    name = name or fresh_name()
    try_to_register(client, name, password).raise_for_status()
    return name


def try_to_register(client: Client, name: str, password: str = PASSWORD) -> httpx2.Response:
    return client.http.post("/api/accounts", json={"name": name, "password": password})


def log_in(client: Client, name: str, password: str = PASSWORD) -> httpx2.Response:
    return client.http.post("/api/sessions", json={"name": name, "password": password})
