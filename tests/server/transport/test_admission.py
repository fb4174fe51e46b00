"""Connections are counted when they are accepted: by address, in all, and by whom a proxy speaks for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from diablerie.rejection import Rejection
from diablerie.server import UNLIMITED, Settings
from diablerie.server.core.addresses import Networks
from diablerie.server.transport.admission import Admission

from ..clients import Client, running
from ..strangers import Stranger, crowd, posting, request, stranger

PROXY = Networks(["10.0.0.1"])


class Line:
    """A connection that notes whether it had to make room."""

    def __init__(self) -> None:
        self.is_ended = False

    def end(self) -> None:
        self.is_ended = True


def come(admission: Admission, peer: str, *, is_at_work: bool = False) -> Line:
    line = Line()
    ticket = admission.enter(line, peer, line.end)
    if is_at_work:
        admission.work(ticket)
    return line


# Counting


def test_of_too_many_by_one_address_the_one_that_has_waited_longest_goes() -> None:
    admission = Admission(3, None, PROXY)
    lines = [come(admission, "192.0.2.7") for _ in range(5)]
    assert [line.is_ended for line in lines] == [True, True, False, False, False]
    assert len(admission) == 3


def test_others_have_their_own_number() -> None:
    admission = Admission(2, None, PROXY)
    lines = [come(admission, peer) for peer in ("192.0.2.7", "::ffff:192.0.2.7", "192.0.2.8")]
    lines += [come(admission, f"2001:db8::{n}") for n in range(1, 4)]
    assert [line.is_ended for line in lines] == [False] * 3 + [True, False, False]


def test_who_is_being_answered_makes_no_room() -> None:
    admission = Admission(2, None, PROXY)
    lines = [come(admission, "192.0.2.7", is_at_work=True) for _ in range(2)]
    with pytest.raises(Rejection) as refused:
        come(admission, "192.0.2.7")
    assert (refused.value.kind, refused.value.reason) == ("too-many", "too-many")
    assert "2 open sockets from your network's address" in refused.value.detail
    ticket = admission.ticket_of(lines[1])
    assert ticket is not None
    admission.wait(ticket)
    come(admission, "192.0.2.7")
    assert [line.is_ended for line in lines] == [False, True]


def test_who_has_waited_longest_is_told_by_when_the_last_answer_was_given() -> None:
    admission = Admission(2, None, PROXY)
    lines = [come(admission, "192.0.2.7") for _ in range(2)]
    ticket = admission.ticket_of(lines[0])
    assert ticket is not None
    admission.work(ticket)
    admission.wait(ticket)
    come(admission, "192.0.2.7")
    assert [line.is_ended for line in lines] == [False, True]


def test_of_too_many_in_all_the_one_that_has_waited_longest_goes() -> None:
    admission = Admission(None, 2, PROXY)
    lines = [come(admission, f"192.0.2.{n}") for n in range(3)]
    assert [line.is_ended for line in lines] == [True, False, False]


def test_if_all_are_being_answered_nobody_more_is_let_in() -> None:
    admission = Admission(None, 1, PROXY)
    come(admission, "192.0.2.7", is_at_work=True)
    with pytest.raises(Rejection) as refused:
        come(admission, "192.0.2.8")
    assert (refused.value.kind, refused.value.reason) == ("unavailable", "full")
    assert refused.value.retry_after == 5


def test_who_has_gone_is_counted_no_more() -> None:
    admission = Admission(1, 1, PROXY)
    for _ in range(3):
        line = come(admission, "192.0.2.7", is_at_work=True)
        admission.leave(line)
        admission.leave(line)
    assert len(admission) == 0


def test_a_proxys_connections_are_counted_by_whom_they_speak_for() -> None:
    admission = Admission(2, None, PROXY)
    lines = [come(admission, "10.0.0.1") for _ in range(4)]
    tickets = [admission.ticket_of(line) for line in lines]
    for ticket in tickets[:3]:
        assert ticket is not None
        admission.speak_for(ticket, "192.0.2.7")
    assert [line.is_ended for line in lines] == [True, False, False, False]
    assert tickets[1] is not None
    assert tickets[3] is not None
    admission.speak_for(tickets[1], None)
    admission.speak_for(tickets[3], "192.0.2.7")
    assert [line.is_ended for line in lines] == [True, False, False, False]


# Real sockets


@contextmanager
def few(settings: Settings, folder: Path, **limits: Any) -> Iterator[str]:
    chosen = replace(UNLIMITED, **limits)
    own = replace(settings, database=folder / "matches.sqlite3", limits=chosen)
    with running(own) as address:
        yield address


def answers(one: Stranger) -> bool:
    return one.send(request()) and one.hear_answer().startswith(b"HTTP/1.1 200 ")


def test_who_holds_sockets_pushes_out_their_own(settings: Settings, tmp_path: Path) -> None:
    with (
        few(settings, tmp_path, sockets=4) as address,
        stranger(address, "127.0.0.3") as other,
        crowd(address, 10) as silent,
        stranger(address) as asking,
    ):
        assert answers(asking)
        assert answers(other)
        assert all(one.ends() for one in silent[:7])
        assert [one.is_ended for one in silent[7:]] == [False] * 3


def test_unfinished_bodies_push_out_one_another(settings: Settings, tmp_path: Path) -> None:
    with few(settings, tmp_path, sockets=4) as address, crowd(address, 10) as them:
        for one in them:
            one.send(posting(60_000) + b"{")
        with stranger(address) as asking:
            assert answers(asking)
        assert all(one.ends() for one in them[:6])


def test_where_all_are_open_for_good_a_stranger_is_told_why(
    settings: Settings, tmp_path: Path
) -> None:
    with few(settings, tmp_path, sockets_in_all=2) as address, Client(address) as client:
        table = client.new_match()
        client.http.close()
        with table.live(0), table.live(1), stranger(address) as refused:
            head, _, body = refused.hear().partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 503 ")
            assert b"retry-after: 5" in head.lower()
            assert json.loads(body)["reason"] == "full"


def test_a_proxys_clients_are_counted_each(settings: Settings, tmp_path: Path) -> None:
    with (
        few(settings, tmp_path, sockets=3) as address,
        crowd(address, 8, "127.0.0.1") as through_proxy,
        stranger(address, "127.0.0.1") as other,
    ):
        for one in through_proxy:
            one.send(posting(60_000, X_Forwarded_For="192.0.2.7") + b"{")
        assert all(one.ends() for one in through_proxy[:5])
        other.send(request(X_Forwarded_For="192.0.2.8"))
        assert other.hear_answer().startswith(b"HTTP/1.1 200 ")
        assert [one.is_ended for one in through_proxy[5:]] == [False] * 3
        for _ in range(5):
            other.send(request(X_Forwarded_For="192.0.2.9"))
            assert other.hear_answer().startswith(b"HTTP/1.1 200 ")
