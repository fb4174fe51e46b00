"""Several processes that serve one address on one file: whoever asks which of them, it is one server."""

from __future__ import annotations

import http.client
import json
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from diablerie.server.cluster.sharding import Home

from ..clients import PATIENCE, PERSON, RANDOM_BOT, Client, Table
from ..logins import log_in, register
from ..zygote import Server, zygote

COUNT = 3
ASKED = 12
"""So many connections hardly ever all come to the same of three processes."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with zygote() as forge:
        file = tmp_path_factory.mktemp("shared") / "matches.sqlite3"
        yield forge.serve(file, processes=COUNT, metrics=True)


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


def is_read(client: Client, table: Table) -> bool:
    try:
        return client.get(table.path).status_code == 200
    except httpx2.TransportError:
        return False


def has_ended(table: Table) -> bool:
    return table.read(None)["view"]["state"]["to_play"] is None


def is_his(client: Client, table: Table) -> bool:
    """Whether a client may look at the first seat of a match."""
    return client.get(table.path, seat=0).status_code == 200


def is_gone(process: int) -> bool:
    return not Path(f"/proc/{process}/stat").exists()


def home_of(table: Table) -> int:
    return Home(Path(), 0, COUNT).of(table.id)


def tables_everywhere(client: Client) -> list[Table]:
    """Matches of one guest, at least one in each process."""
    tables: list[Table] = []
    while len({home_of(table) for table in tables}) < COUNT:
        tables.append(client.new_match())
    return tables


def eventually(condition: Callable[..., bool], *about: Any) -> None:
    """Wait until a condition holds."""
    deadline = time.monotonic() + PATIENCE
    while not condition(*about):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def kill_one(server: Server) -> None:
    """End one of the processes without warning, and wait until another is there in its place."""
    victim = server.children[0]
    os.kill(victim, signal.SIGKILL)
    eventually(lambda: victim not in server.children and len(server.children) == COUNT)


def test_a_match_is_the_same_over_all_connections(server: Server, client: Client) -> None:
    table = client.new_match()
    for number in range(ASKED):
        with Client(server.address) as other:
            other.http.cookies.update(client.http.cookies)
            seen = other.get(table.path, seat=0).json()
            assert seen["v"] == table.read()["v"]
            move = {"cmd": f"c{number}", "seat": seen["view"]["state"]["to_play"]}
            done = other.http.post(
                f"{table.path}/actions", json=move | {"expect": seen["v"], "action": "soul"}
            )
            assert done.status_code == 200, done.text
            if table.read()["view"]["state"]["to_play"] is None:
                return


def test_what_is_done_over_one_connection_is_seen_over_the_others(client: Client) -> None:
    table = client.new_match()
    with ExitStack() as stack:
        lives = [stack.enter_context(table.live(seat)) for seat in (0, 1, None) * 3]
        snaps = [live.snap() for live in lives]
        lives[0].act("soul", snaps[0]["v"])
        assert {live.snap(snaps[0]["v"] + 1)["v"] for live in lives} == {snaps[0]["v"] + 1}


def test_one_connection_leads_to_all_matches(server: Server, client: Client) -> None:
    tables = tables_everywhere(client)
    host = server.address.removeprefix("http://")
    connection = http.client.HTTPConnection(host, timeout=PATIENCE)
    connection.connect()
    socket = connection.sock
    for table in tables * 3:
        connection.request("GET", table.path)
        answer = connection.getresponse()
        assert answer.status == 200
        assert json.load(answer)["view"]["match"]["id"] == table.id
        assert connection.sock is socket
    connection.close()


def test_who_logs_in_is_known_in_all_processes(server: Server, client: Client) -> None:
    name = register(client)
    with Client(server.address) as guest:
        token = guest.http.post("/api/guests").json()["token"]
        guest.http.headers["Authorization"] = f"Bearer {token}"
        tables = tables_everywhere(guest)
        assert log_in(guest, name).status_code == 201
        for table in tables:
            eventually(is_his, client, table)
            eventually(is_his, guest, table)


def test_who_logs_out_is_known_nowhere(server: Server) -> None:
    with Client(server.address) as guest, Client(server.address) as left_behind:
        register(guest)
        tables = tables_everywhere(guest)
        left_behind.http.cookies.update(guest.http.cookies)
        assert all(is_his(left_behind, table) for table in tables)
        guest.http.delete("/api/sessions/current").raise_for_status()
        for table in tables:
            eventually(lambda table: not is_his(left_behind, table), table)


def test_bots_play_in_the_process_in_which_a_match_is_at_home(client: Client) -> None:
    tables = [client.new_match(RANDOM_BOT, RANDOM_BOT) for _ in range(6)]
    for table in tables:
        eventually(has_ended, table)


def test_a_rematch_is_found_from_everywhere(server: Server, client: Client) -> None:
    table = client.new_match(PERSON, RANDOM_BOT)
    deed = {"cmd": "r", "seat": 0, "deed": "resign"}
    client.http.post(f"{table.path}/deeds", json=deed).raise_for_status()
    following = client.http.post(f"{table.path}/rematch").json()["id"]
    for _ in range(ASKED):
        with Client(server.address) as other:
            assert other.get(f"/api/matches/{following}").status_code == 200


def test_each_process_tells_its_own_numbers(server: Server, client: Client) -> None:
    tables = tables_everywhere(client)
    with Client(server.address) as other:
        texts = [other.get("/metrics", process=number).text for number in range(COUNT)]
        assert other.http.get("/metrics").text.split("diablerie_matches ")[1] != ""
    held = [int(float(text.split("\ndiablerie_matches ")[1].split()[0])) for text in texts]
    here = Counter(home_of(table) for table in tables)
    assert all(held[number] >= here[number] for number in range(COUNT))
    assert "process_start_time_seconds" in texts[0]


def test_a_process_that_dies_is_begun_anew_and_the_others_go_on(
    server: Server, client: Client
) -> None:
    tables = tables_everywhere(client)
    with ExitStack() as stack:
        lives = [stack.enter_context(table.live(0)) for table in tables]
        snaps = [live.snap() for live in lives]
        kill_one(server)
        cut = 0
        for live, snap in zip(lives, snaps, strict=True):
            try:
                live.act("soul", snap["v"])
                live.snap(snap["v"] + 1)
            except ConnectionClosed:
                cut += 1
    assert 0 < cut < len(tables)
    for table in tables:
        eventually(is_read, client, table)


def test_what_is_not_there_for_a_moment_is_said_to_be(server: Server, client: Client) -> None:
    tables = tables_everywhere(client)
    os.kill(server.children[-1], signal.SIGKILL)
    codes = set()
    for table in tables * 3:
        with suppress(httpx2.TransportError):
            codes.add(client.get(table.path).status_code)
    assert codes <= {200, 503}
    for table in tables:
        eventually(is_read, client, table)


def test_told_to_stop_all_of_them_have_everybody_come_back_later(tmp_path: Path) -> None:
    with zygote() as forge:
        server = forge.serve(tmp_path / "matches.sqlite3", processes=2)
        with Client(server.address) as client, ExitStack() as stack:
            lives = [stack.enter_context(client.new_match().live(0)) for _ in range(8)]
            for live in lives:
                live.snap()
            children = server.children
            os.kill(server.pid, signal.SIGTERM)
            for live in lives:
                with pytest.raises(ConnectionClosed) as closed:
                    live.socket.recv(timeout=PATIENCE)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
        for child in children:
            eventually(is_gone, child)
