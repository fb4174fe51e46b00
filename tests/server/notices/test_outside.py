"""Addresses that people name are called only if public: no private one, in whatever form, by any way."""

from __future__ import annotations

from pathlib import Path

import pytest

from diablerie.server.core.addresses import parsed
from diablerie.server.notices.outside import Away, NotAllowed, Outside, demand_callable, is_public
from diablerie.server.notices.web_push import demand_keys

from ..clients import Client
from .asking import ask
from .receivers import Browser, Post

INWARD = [
    "http://push.example/",
    "ftp://push.example/",
    "https://127.0.0.1/",
    "https://127.0.0.1:443/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://0.0.0.0/",
    "https://10.0.0.1/",
    "https://100.64.0.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://172.16.0.1/",
    "https://192.168.1.1/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://[::]/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[::127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/",
    "https://[fe80::1]/",
    "https://[fe80::1%25eth0]/",
    "https://[fc00::1]/",
    "https://[fec0::1]/",
    "https://[ff02::1]/",
    "https://localhost/",
    "https://localhost./",
    "https://push.localhost/",
    "https://router.local/",
    "https://metadata.google.internal/",
    "https://intranet/",
    "https://push.example:22/",
    "https://push.example:8443/",
    "https://push.example@127.0.0.1/",
    "https://eve:pw@push.example/",
    "https://push.example\\@127.0.0.1/",
    "https://push.example/ HTTP/1.1",
    "https://push.example/\r\nHost: 10.0.0.1",
    "https:///nowhere",
    "https://[::1",
    "https://push.example:0x1bb/",
    "https://push.example/#" + "x" * 2000,
]


@pytest.mark.asyncio
@pytest.mark.parametrize("url", INWARD)
async def test_an_address_that_leads_inward_is_not_called(url: str) -> None:
    outside = Outside()
    try:
        with pytest.raises((NotAllowed, Away)):
            await outside.post(url, {}, b"")
    finally:
        await outside.close()


@pytest.mark.asyncio
async def test_a_name_that_dns_leads_here_is_not_called(
    post: Post, files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name looks public; what the resolver says of it, it says of this machine."""
    import asyncio

    loop = asyncio.get_running_loop()
    honest = loop.getaddrinfo
    asked: list[object] = []

    async def poisoned(host: object, port: object, **more: object) -> object:
        asked.append(host)
        return await honest("localhost", port, **more)  # type: ignore[arg-type]  # as it was asked

    monkeypatch.setattr(loop, "getaddrinfo", poisoned)
    outside = Outside((f"127.0.0.1:{post.port}",), files[0])
    try:
        with pytest.raises(NotAllowed, match="not public"):
            await outside.post("https://push.example/", {}, b"")
    finally:
        await outside.close()
    assert asked == ["push.example"]
    assert post.arrived == []


@pytest.mark.asyncio
async def test_only_the_one_address_of_the_settings_is_called_though_it_is_here(
    post: Post, files: tuple[Path, Path]
) -> None:
    outside = Outside((f"127.0.0.1:{post.port}",), files[0])
    try:
        assert await outside.post(f"{post.url}/x", {}, b"y") == 201
        for other in (f"https://localhost:{post.port}/", "https://127.0.0.1/"):
            with pytest.raises(NotAllowed):
                await outside.post(other, {}, b"")
    finally:
        await outside.close()
    untrusting = Outside((f"127.0.0.1:{post.port}",))
    try:
        with pytest.raises(Away):
            await untrusting.post(post.url, {}, b"")
    finally:
        await untrusting.close()
    assert [one.path for one in post.arrived] == ["/x"]


@pytest.mark.parametrize("host", ["1.1.1.1", "8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_what_is_public_is(host: str) -> None:
    address = parsed(host)
    assert address is not None
    assert is_public(address)


def test_a_push_service_is_called() -> None:
    demand_callable("https://push.services.example/wpush/v2/gAAAA?x=1")


def test_what_is_asked_for_over_http_is_looked_at_as_well(calling: str) -> None:
    with Client(calling) as client:
        client.new_match()
        keys = Browser().keys
        for url in INWARD:
            if "\r" in url or url in ("https://127.1/", "https://0177.0.0.1/"):
                continue  # refused when it is called, by what DNS says
            refused = ask(client, "push", url, keys=keys)
            assert refused.status_code == 422, url
        good = "https://push.example/1"
        assert ask(client, "push", good).status_code == 422
        assert ask(client, "push", good, keys=keys | {"auth": "AAAA"}).status_code == 422
        assert ask(client, "push", good, keys=keys | {"p256dh": "B" * 87}).status_code == 422
        assert ask(client, "push", good, keys=keys).status_code == 201


def test_keys_of_no_point_are_refused() -> None:
    with pytest.raises(ValueError, match="keys"):
        demand_keys({"p256dh": "!", "auth": "!"})
