"""The proxies in deploy/, real ones, in front of real servers: all of one match is led to one of them."""

from __future__ import annotations

import json
import re
import time
from itertools import product
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from tests.settings import everyday

from ..clients import PERSON, Client
from ..proxies import Proxy, caddy, haproxy, nginx, plain_nginx
from ..zygote import Server, zygote

MATCHES = 12
"""With so many it is next to impossible that chance alone leads each to one server."""


def in_memory(server: Server) -> int:
    """How many matches a server holds."""
    told = httpx2.get(f"{server.address}/metrics").text
    found = re.search(r"^diablerie_matches ([\d.]+)$", told, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def held_after_a_restart(
    servers: list[Server], client: Client, ids: list[str], patience: float
) -> list[int]:
    """How many matches each server holds once it was killed and all have been asked for by a proxy."""
    for server in servers:
        server.kill()
        server.start()
    time.sleep(patience)
    for _ in range(3):
        for name in ids:
            assert client.http.get(f"/api/matches/{name}").status_code == 200
    return [in_memory(server) for server in servers]


@pytest.mark.parametrize("proxy", everyday([nginx, caddy, haproxy], nginx))
def test_all_of_one_match_is_led_to_one_server(
    proxy: Proxy, postgres_url: str, tmp_path: Path
) -> None:
    with zygote() as forge:
        servers = [forge.serve(postgres_url, metrics=True) for _ in range(2)]
        with proxy(tmp_path, servers) as address, Client(address) as maker:
            ids = [maker.new_match().id for _ in range(MATCHES)]
            # On a busy machine it takes a proxy longer to see that both are back.
            for patience in (3, 10, 30):
                held = held_after_a_restart(servers, maker, ids, patience)
                if min(held) > 0 and sum(held) == MATCHES:
                    break
            assert sum(held) == MATCHES
            assert min(held) > 0
            assert maker.http.get("/metrics").status_code == 404


@pytest.mark.parametrize("proxy", everyday([nginx, caddy, haproxy], caddy))
def test_a_press_goes_through_the_socket_of_a_proxy(
    proxy: Proxy, postgres_url: str, tmp_path: Path
) -> None:
    with zygote() as forge:
        servers = [forge.serve(postgres_url) for _ in range(2)]
        with proxy(tmp_path, servers) as address, Client(address) as client:
            table = client.new_match()
            with table.live(0) as live:
                v = live.snap()["v"]
                live.send(type="act", cmd="press", expect=v, actions=["s1", "s1"])
                assert live.until("ack")[-1]["done"] == 2


def test_frames_are_streamed_where_no_socket_is_let_through(tmp_path: Path) -> None:
    with zygote() as forge:
        server = forge.serve(str(tmp_path / "matches.sqlite3"))
        with plain_nginx(tmp_path, server.port) as address, Client(address) as client:
            table = client.new_match()
            with pytest.raises(InvalidStatus), table.live(0):
                pass
            with client.http.stream("GET", f"{table.path}/frames", params={"seat": 0}) as stream:
                lines = (line for line in stream.iter_lines() if line.startswith("data: "))
                frames = (json.loads(line.removeprefix("data: ")) for line in lines)
                snap = next(frame for frame in frames if frame["type"] == "snap")
                done = table.act(0, snap["view"]["state"]["legal"][0], snap["v"])
                assert done.status_code == 200, done.text
                assert (
                    next(frame for frame in frames if frame["type"] == "ev")["v"] == snap["v"] + 1
                )


@pytest.mark.parametrize(
    ("trusted", "proxy"),
    everyday(
        product(["127.0.0.1", "127.0.0.0/8"], [nginx, haproxy]),
        ("127.0.0.1", haproxy),
        ("127.0.0.0/8", nginx),
    ),
)
def test_a_proxy_over_ipv4_is_believed_by_a_server_that_listens_over_ipv6(
    proxy: Proxy, trusted: str, tmp_path: Path
) -> None:
    with zygote() as forge:
        database = str(tmp_path / "matches.sqlite3")
        server = forge.serve(database, host="::", proxies=[trusted])
        with proxy(tmp_path, [server] * 2) as address, Client(address) as client:
            body = {"game": "doctor-faust", "seats": [PERSON, PERSON]}
            answer = client.http.post("/api/matches", json=body)
            assert "; Secure" in answer.raise_for_status().headers["Set-Cookie"]
