"""Starting the server: where it listens, and what it says."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from diablerie.server import Settings, default_database, run_server
from diablerie.server.main import address_of, addresses_for_others, listen


def test_a_port_that_is_taken_is_said_to_be_before_anything_starts(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            run_server(port=port, database=tmp_path / "matches.sqlite3")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://127.0.0.1:80"),
        ("0:0:0:0:0:0:0:0", "http://127.0.0.1:80"),
        ("::1", "http://[::1]:80"),
        ("devil.example", "http://devil.example:80"),
    ],
)
def test_the_address_told_is_one_that_a_browser_here_can_open(host: str, address: str) -> None:
    assert address_of(host, 80) == address


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "localhost"])
def test_nobody_else_reaches_what_is_here_alone(host: str) -> None:
    assert addresses_for_others(host, 80) == []


@pytest.mark.parametrize(
    ("host", "address"),
    [("192.0.2.7", "http://192.0.2.7:80"), ("2001:db8::7", "http://[2001:db8::7]:80")],
)
def test_others_reach_the_address_it_listens_on(host: str, address: str) -> None:
    assert addresses_for_others(host, 80) == [address]


def test_it_listens_on_this_machine_alone_unless_told_otherwise() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert listener.family == socket.AF_INET
        assert listener.getsockname()[0] == "127.0.0.1"


def test_matches_are_kept_in_the_users_own_folder_unless_told_otherwise() -> None:
    assert Settings().database == default_database()
    assert default_database().is_relative_to(Path.home())
