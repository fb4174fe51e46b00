"""Settings that cannot be are refused when they are made."""

from __future__ import annotations

import pytest

from diablerie.server.config import OidcSettings


@pytest.mark.parametrize(
    "issuer",
    [
        "https://login.example",
        "https://login.example/realms/club",
        "https://login.example:8443/",
        "http://127.0.0.1:3000",
        "http://localhost:3000",
        "http://[::1]:3000",
    ],
)
def test_an_issuer_is_an_address_that_nobody_on_the_way_reads(issuer: str) -> None:
    assert OidcSettings(issuer, "client", "secret").issuer == issuer


@pytest.mark.parametrize(
    "issuer",
    [
        "",
        "login.example",
        "http://login.example",
        "http://127.0.0.1.example",
        "https://",
        "https://login.example/?a=b",
        "https://login.example/#a",
        "https://login.example/?",
        "https://user:password@login.example",
        "https://login.example/\n",
        "https://[login.example",
        "file:///etc/passwd",
    ],
)
def test_what_is_no_issuer_is_refused_with_what_is_one(issuer: str) -> None:
    with pytest.raises(ValueError, match=r"is no issuer: one is https://login\.example"):
        OidcSettings(issuer, "client", "secret")


@pytest.mark.parametrize(("client", "secret"), [("", "secret"), ("client", "")])
def test_a_client_without_id_or_secret_is_none(client: str, secret: str) -> None:
    with pytest.raises(ValueError, match="needs a client id and its secret"):
        OidcSettings("https://login.example", client, secret)


def test_a_provider_is_called_by_its_label_or_its_host_and_its_secret_never_told() -> None:
    settings = OidcSettings("https://login.example/realms/club", "client", "the secret")
    assert settings.title == "login.example"
    assert OidcSettings("https://login.example", "client", "s", "The Club").title == "The Club"
    assert "the secret" not in repr(settings)
