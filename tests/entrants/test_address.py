"""Addresses as entrants: who is called at all, over what, and how long and how much is listened to."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from diablerie.entrants import Fault
from diablerie.entrants.address import Address, check_address
from diablerie.entrants.channel import Conversation
from tests.certificates import certificate

from .addresses import first_legal, raw, served

READY = 60.0
SOON = 0.5

ENTER = {"cmd": "enter"}


def asked(url: str, seconds: float = READY) -> dict[str, object]:
    """What an address answers."""
    conversation = Conversation(Address(url))
    try:
        return conversation.ask(ENTER, seconds)
    finally:
        conversation.close()


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/play",
        "https://10.0.0.7:8443/play?token=x",
        "http://127.0.0.1:8080/",
        "http://127.9.9.9/",
        "http://localhost:8080",
        "http://[::1]:8080/",
    ],
)
def test_https_and_this_machine_are_called(url: str) -> None:
    check_address(url)


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("http://example.org/", "is not called"),
        ("http://10.0.0.7/", "is not called"),
        ("http://localhost.example.org/", "is not called"),
        ("http://127.0.0.1.example.org/", "is not called"),
        ("http://0.0.0.0/", "is not called"),
        ("ftp://localhost/", "is not called"),
        ("https://me:secret@example.org/", "no user, password or fragment"),
        ("https://example.org/#there", "no user, password or fragment"),
        ("https:///play", "has a host"),
        ("https://example.org:port/", "is no address"),
        ("https://[::1/", "is no address"),
        ("https://example.org/a b", "without blanks"),
        ("https://exämple.org/", "of ASCII"),
        ("https://example.org/" + "a" * 2000, "up to 2000 characters"),
    ],
)
def test_others_are_refused(url: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        check_address(url)


def test_a_password_in_an_address_is_not_repeated() -> None:
    with pytest.raises(ValueError, match="password") as refused:
        check_address("https://me:secret@example.org/")
    assert "secret" not in str(refused.value)


def test_each_request_gets_its_answer_over_one_connection() -> None:
    with served(first_legal) as port:
        conversation = Conversation(Address(f"http://127.0.0.1:{port}/play"))
        told = [conversation.ask(ENTER, READY)["name"] for _ in range(3)]
        conversation.close()
    assert told == ["first"] * 3


def test_over_https_the_certificate_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = certificate(tmp_path)
    with served(first_legal, files) as port:
        with pytest.raises(Fault, match=r"crash: .*CERTIFICATE_VERIFY_FAILED"):
            asked(f"https://localhost:{port}/")
        monkeypatch.setenv("SSL_CERT_FILE", str(files[0]))
        assert asked(f"https://localhost:{port}/")["name"] == "first"


def test_a_name_that_does_not_lead_here_is_not_called_without_tls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever the resolver says of a name that sounds as if it did."""

    async def elsewhere(*_: object, **__: object) -> list[object]:
        return [(2, 1, 6, "", ("127.0.0.1", 80)), (2, 1, 6, "", ("192.0.2.1", 80))]

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", elsewhere)
    with pytest.raises(Fault, match=r"crash: game\.localhost is not this machine"):
        asked("http://game.localhost/")


OK = b"HTTP/1.1 200 OK\r\n"


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (OK + b"Content-Length: 2\r\n\r\n{}", "protocol: the answer's 'id' must be 1, not None"),
        (OK + b"Content-Length: 4\r\n\r\nyes!", "protocol: the answer is no JSON"),
        (OK + b"Content-Length: 9\r\n\r\n{}", "crash: it is not to be reached"),
        (b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n", "protocol: .*status 302"),
        (b"HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n", "protocol: .*status 500"),
        (b"what?\r\n\r\n", "crash: it is not to be reached"),
        (b"", "crash: it is not to be reached"),
    ],
)
def test_what_is_no_answer_is_a_fault(content: bytes, complaint: str) -> None:
    with raw(content) as port, pytest.raises(Fault, match=complaint):
        asked(f"http://127.0.0.1:{port}/")


@pytest.mark.parametrize(
    ("content", "then", "complaint"),
    [
        (b"", b"x" * 10_000, "crash: it is not to be reached"),
        (OK, b"A: " + b"a" * 10_000, "crash: it is not to be reached"),
        (OK, b"A: a\r\n" * 1000, "crash: it is not to be reached"),
        (OK + b"\r\n", b" " * 10_000, "protocol: the answer is longer than 1048576 bytes"),
    ],
)
def test_what_has_no_end_is_not_read_to_the_end(
    content: bytes, then: bytes, complaint: str
) -> None:
    with raw(content, then) as port, pytest.raises(Fault, match=complaint):
        asked(f"http://127.0.0.1:{port}/")


@pytest.mark.parametrize("content", [b"H", OK, OK + b"\r\n"])
def test_who_answers_bit_by_bit_is_held_to_its_time(content: bytes) -> None:
    began = time.monotonic()
    with (
        raw(content, b"A:a\r\n", pause=0.1) as port,
        pytest.raises(Fault, match=r"time: no answer within 0\.5 s"),
    ):
        asked(f"http://127.0.0.1:{port}/", SOON)
    assert time.monotonic() - began < SOON + 10


def test_who_says_nothing_is_held_to_its_time() -> None:
    with (
        raw(b"H", b"T", pause=1000) as port,
        pytest.raises(Fault, match=r"time: no answer within 0\.5 s"),
    ):
        asked(f"http://127.0.0.1:{port}/", SOON)


def test_where_nobody_listens_is_told() -> None:
    with raw(b"") as port:
        pass
    with pytest.raises(Fault, match="crash: it is not to be reached"):
        asked(f"http://127.0.0.1:{port}/")
