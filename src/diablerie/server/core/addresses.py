"""Network addresses: IPv4, IPv6 and IPv4-mapped IPv6 as one kind; trusted networks; origins.

A socket that listens on `::` names an IPv4 client `::ffff:192.0.2.7`. Whatever compares addresses compares
them as `parsed` gives them.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlsplit

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

SUBSCRIBER = 64
"""The leading bits of an IPv6 address that one subscriber cannot choose."""

MAPPED = ipaddress.IPv6Network("::ffff:0:0/96")
"""Where IPv4 addresses stand among those of IPv6."""

PORTS = {"http": 80, "https": 443}
"""The ports that an origin need not name."""

LONGEST = 64
"""No address is written with more characters."""

LONGEST_ORIGIN = 300
"""Nor any origin: a host name has 253 at most."""


@lru_cache(4096)
def parsed(host: str) -> Address | None:
    """An address, a mapped one as IPv4 and without the name of an interface; None for what is none."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def subscriber(host: str) -> str:
    """By what a client is counted: the address, or of IPv6 the network that is one subscriber's.

    What is no address, such as a host name, is counted as it stands.
    """
    address = parsed(host)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, SUBSCRIBER), strict=False))
    return host if address is None else str(address)


def is_unspecified(host: str) -> bool:
    """Whether a host is no address of its own but all of a machine's: `0.0.0.0` or `::`, however written."""
    address = parsed(host)
    return address is not None and address.is_unspecified


def is_loopback(host: str) -> bool:
    """Whether a host can be reached from the same machine alone."""
    address = parsed(host)
    return host == "localhost" if address is None else address.is_loopback


class Networks:
    """Addresses and networks that are trusted."""

    def __init__(self, texts: Iterable[str]) -> None:
        """Read them. Raises ValueError for what is no address and no network."""
        self._networks = [network(text) for text in texts]

    def __contains__(self, host: str) -> bool:
        address = parsed(host)
        return address is not None and any(address in network for network in self._networks)


def network(text: str) -> Network:
    """An address or network such as `127.0.0.1`, `10.0.0.0/8` or `fd00::/8`; a mapped one as IPv4.

    Raises ValueError, saying what would be right, for anything else.
    """
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError as error:
        raise ValueError(
            f"{text!r} is no address or network: one is 127.0.0.1, 10.0.0.0/8, ::1 or fd00::/8"
        ) from error
    address = ipaddress.ip_address(text.partition("/")[0])
    if found.prefixlen < found.max_prefixlen and address != found.network_address:
        raise ValueError(f"{text!r} is an address within a network: the network is {found}")
    if isinstance(found, ipaddress.IPv6Network) and found.subnet_of(MAPPED):
        inner = found.network_address.ipv4_mapped
        assert inner is not None
        return ipaddress.IPv4Network((inner, found.prefixlen - MAPPED.prefixlen))
    return found


def spoken_for(peer: str, forwarded: Sequence[str], trusted: Networks) -> str:
    """The address for which a request is made, by the values of `X-Forwarded-For`.

    Each proxy adds, at the end, from whom it has heard: the last that is not trusted is the client. What a
    trusted proxy hands on that is no address counts as the proxy's own.
    """
    if peer not in trusted:
        return peer
    host = peer
    for entry in reversed(",".join(forwarded).split(",")):
        said = _without_port(entry.strip())
        if parsed(said) is None:
            return host
        host = said
        if host not in trusted:
            return host
    return host


def _without_port(text: str) -> str:
    """The host of `192.0.2.7:443` or `[2001:db8::7]:443`, and of either without a port."""
    if len(text) > LONGEST:
        return ""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


@dataclass(frozen=True)
class Origin:
    """Where a page comes from: scheme, host and port."""

    scheme: str
    host: str
    port: int

    def is_at(self, host_header: str) -> bool:
        """Whether a request for this value of `Host` is one to the page's own site.

        A proxy may name the port that goes without saying; that the schemes agree nobody here can tell.
        """
        return origin_or_none(f"{self.scheme}://{host_header}") == self


def origin(text: str) -> Origin:
    """An origin such as `https://play.example`. Raises ValueError, saying what would be right."""
    found = origin_or_none(text)
    if found is None:
        raise ValueError(
            f"{text!r} is no origin: one is https://play.example, and nothing after it"
        )
    return found


def origin_or_none(text: str) -> Origin | None:
    """An origin such as `https://play.example`, or None for what is none, such as `null`."""
    return _origin(text) if len(text) <= LONGEST_ORIGIN else None


@lru_cache(256)
def _origin(text: str) -> Origin | None:
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    host = parts.hostname
    if parts.scheme not in PORTS or not host or text.partition("://")[2] != parts.netloc:
        return None
    if "@" in parts.netloc:
        return None
    address = parsed(host)
    return Origin(
        parts.scheme,
        _ascii(host) if address is None else str(address),
        PORTS[parts.scheme] if port is None else port,
    )


def _ascii(name: str) -> str:
    """A host name as browsers send it."""
    try:
        return name.encode("idna").decode()
    except UnicodeError:
        return name
