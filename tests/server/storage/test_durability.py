"""What was acknowledged is never lost: the server process is killed and started again."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx2
import pytest

from tests.settings import everyday

from ..clients import PATIENCE, PERSON, RANDOM_BOT, Client, Table
from ..process import process


@dataclass
class Played:
    """What one client asked for in its match, and what it was told."""

    client: Client
    table: Table
    acks: dict[str, dict[str, object]] = field(default_factory=dict)
    asked: list[tuple[str, int, str, int]] = field(default_factory=list)

    def play(self, seed: int) -> None:
        """Act at random until the server is gone or the match is over."""
        rng = Random(seed)
        try:
            while True:
                position = self.table.read(None)
                seat, v = position["view"]["state"]["to_play"], position["v"]
                if seat is None:
                    return
                cmd, action = f"c{len(self.asked)}", rng.choice(["s1", "s2"])
                self.asked.append((cmd, seat, action, v))
                self.acks[cmd] = self.table.act(seat, action, v, cmd).json()
        except httpx2.TransportError:
            return

    def back_at(self, address: str) -> None:
        """Go on with the server started anew, with the cookie of old."""
        cookies = self.client.http.cookies
        self.client = Client(address)
        self.client.http.cookies = cookies
        self.table = Table(self.client, self.table.id, self.table.begun)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with process(database) as server:
        clients = [Client(server.address) for _ in range(4)]
        played = [Played(client, client.new_match()) for client in clients]
        with ThreadPoolExecutor() as threads:
            done = [threads.submit(one.play, seed) for seed, one in enumerate(played)]
            while sum(len(one.acks) for one in played) < 50:
                time.sleep(0.01)
            server.kill()
        for future in done:
            future.result()

    with process(database) as server:
        for one in played:
            one.client.http.close()
            one.back_at(server.address)
            saved = [entry["action"] for entry in one.table.record(0)["actions"]]
            asked = [action for _, _, action, _ in one.asked]
            assert saved == asked[: len(saved)]
            assert len(one.acks) <= len(saved) <= len(one.acks) + 1
            for cmd, seat, action, v in one.asked:
                again = one.table.act(seat, action, v, cmd).json()
                assert again == one.acks.get(cmd, again)
            assert len(one.table.record(0)["actions"]) == len(asked)
            one.client.http.close()


def test_a_viewer_sees_the_same_past_from_a_server_started_anew(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with process(database) as server, Client(server.address) as client:
        one = Played(client, client.new_match())
        one.table.play("soul", "8@16", *["s1"] * 5, "s2", "3@9")
        before = {}
        for seat in (0, 1, None):
            with one.table.live(seat) as live:
                live.snap()
            before[seat] = live.texts
        server.kill()
    with process(database) as server:
        one.back_at(server.address)
        for seat, texts in before.items():
            with one.table.live(seat) as live:
                live.snap()
            assert live.texts == texts
        one.client.http.close()


def test_a_bot_whose_turn_it_was_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with process(database, bot_pace=30) as server, Client(server.address) as client:
        one = Played(client, client.new_match(PERSON, RANDOM_BOT))
        one.table.play(*["s1"] * 7)
        assert one.table.read(None)["view"]["state"]["to_play"] == 1
        server.kill()
    with process(database) as server:
        one.back_at(server.address)
        until = time.monotonic() + PATIENCE
        while (state := one.table.read(None)["view"]["state"])["to_play"] != 0:
            assert time.monotonic() < until
            time.sleep(0.02)
        assert state["turn"] == 3
        one.client.http.close()


@pytest.mark.parametrize("watching", everyday(["events", "live"], "live"))
def test_a_server_told_to_stop_stops_though_somebody_is_watching(
    tmp_path: Path, watching: str
) -> None:
    with process(tmp_path / "matches.sqlite3") as server, Client(server.address) as client:
        table = client.new_match()
        if watching == "live":
            with table.live(0) as live:
                live.snap()
                server.process.terminate()
                assert server.process.wait(4) == 0
        else:
            with client.http.stream("GET", f"{table.path}/events") as response:
                next(response.iter_lines())
                server.process.terminate()
                assert server.process.wait(4) == 0
