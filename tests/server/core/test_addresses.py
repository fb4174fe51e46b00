"""Addresses: IPv4 and its mapped form are one; who is trusted, who is spoken for, which origins are equal."""

from __future__ import annotations

import pytest

from diablerie.server.core.addresses import (
    Networks,
    is_loopback,
    is_unspecified,
    network,
    origin,
    origin_or_none,
    parsed,
    spoken_for,
    subscriber,
)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:c000:207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_one_subscriber_is_counted_as_one(host: str, counted: str) -> None:
    assert subscriber(host) == counted


@pytest.mark.parametrize(
    ("peer", "trusted"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("::ffff:127.0.0.1", "127.0.0.0/8"),
        ("127.0.0.1", "::ffff:127.0.0.1"),
        ("127.9.9.9", "::ffff:127.0.0.0/104"),
        ("::1", "::1"),
        ("0:0:0:0:0:0:0:1", "::1"),
        ("fe80::1%eth0", "fe80::/10"),
        ("172.30.83.9", "172.30.83.0/255.255.255.0"),
    ],
)
def test_a_trusted_proxy_is_known_however_its_address_is_written(peer: str, trusted: str) -> None:
    assert peer in Networks([trusted])


@pytest.mark.parametrize(
    ("peer", "trusted"),
    [
        ("192.0.2.7", "192.0.2.8"),
        ("::1", "127.0.0.1"),
        ("::ffff:10.0.0.1", "127.0.0.0/8"),
        ("192.0.2.7", "::/0"),
        ("unix", "127.0.0.1"),
    ],
)
def test_nobody_else_is_trusted(peer: str, trusted: str) -> None:
    assert peer not in Networks([trusted])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("*", "'*' is no address or network: one is 127.0.0.1, 10.0.0.0/8, ::1 or fd00::/8"),
        ("caddy", "'caddy' is no address or network"),
        ("127.0.0.1:80", "'127.0.0.1:80' is no address or network"),
        ("10.0.0.5/8", "'10.0.0.5/8' is an address within a network: the network is 10.0.0.0/8"),
        ("10.0.0.0/33", "'10.0.0.0/33' is no address or network"),
        ("", "'' is no address or network"),
    ],
)
def test_what_is_no_network_is_told_with_what_would_be(text: str, told: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - what it says is looked at
        network(text)
    assert str(refused.value).startswith(told)


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        (["203.0.113.9"], "203.0.113.9"),
        (["203.0.113.9:4711"], "203.0.113.9"),
        (["[2001:db8::9]:4711"], "2001:db8::9"),
        (["2001:db8::9"], "2001:db8::9"),
        (["198.51.100.1, 203.0.113.9"], "203.0.113.9"),
        (["198.51.100.1", "203.0.113.9"], "203.0.113.9"),
        (["203.0.113.9, ::ffff:10.0.0.2, 10.0.0.3"], "203.0.113.9"),
        (["10.0.0.2, 10.0.0.3"], "10.0.0.2"),
        (["203.0.113.9, unknown"], "10.0.0.1"),
        (["203.0.113.9, unknown, 10.0.0.4"], "10.0.0.4"),
        (["x" * 10_000], "10.0.0.1"),
        ([""], "10.0.0.1"),
        ([], "10.0.0.1"),
    ],
)
def test_a_proxy_speaks_for_the_last_who_is_not_trusted(forwarded: list[str], client: str) -> None:
    assert spoken_for("10.0.0.1", forwarded, Networks(["10.0.0.0/8"])) == client


def test_nobody_else_speaks_for_anybody() -> None:
    assert spoken_for("192.0.2.7", ["203.0.113.9"], Networks(["10.0.0.0/8"])) == "192.0.2.7"


@pytest.mark.parametrize(
    ("page", "host"),
    [
        ("https://play.example", "play.example"),
        ("https://play.example", "play.example:443"),
        ("https://play.example:443", "PLAY.example"),
        ("http://play.example:8000", "play.example:8000"),
        ("http://[::ffff:192.0.2.7]:8000", "192.0.2.7:8000"),
        ("http://[::1]", "[0:0:0:0:0:0:0:1]:80"),
        ("https://xn--bcher-kva.example", "bücher.example"),
    ],
)
def test_a_page_is_at_its_own_site_however_a_proxy_writes_it(page: str, host: str) -> None:
    assert origin(page).is_at(host)


@pytest.mark.parametrize(
    ("page", "host"),
    [
        ("https://play.example", "play.example:80"),
        ("https://play.example", "play.example.evil"),
        ("http://play.example:8000", "play.example"),
        ("https://play.example", ""),
        ("https://play.example", "play.example/"),
        ("https://play.example", "user@play.example"),
        ("https://play.example", "[::1"),
    ],
)
def test_a_page_of_another_site_is_told_from_it(page: str, host: str) -> None:
    assert not origin(page).is_at(host)


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "play.example",
        "https://play.example/",
        "https://[::1",
        "https://x:port",
        "https://" + "x" * 400,
        "ftp://play.example",
        "",
    ],
)
def test_what_is_no_origin_is_none(text: str) -> None:
    assert origin_or_none(text) is None
    with pytest.raises(ValueError, match=r"one is https://play\.example, and nothing after it"):
        origin(text)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "0:0:0:0:0:0:0:0", "::ffff:0.0.0.0"])
def test_all_addresses_of_a_machine_are_no_address_of_its_own(host: str) -> None:
    assert is_unspecified(host)
    assert not is_loopback(host)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1", "localhost"])
def test_some_addresses_are_for_the_machine_itself(host: str) -> None:
    assert is_loopback(host)
    assert not is_unspecified(host)


def test_what_is_no_address_is_none() -> None:
    assert [parsed(text) for text in ("somewhere", "", "1", "192.0.2.7/32")] == [None] * 4
