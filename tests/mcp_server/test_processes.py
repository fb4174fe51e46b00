"""Whole matches by the SDK's own client and real processes: against bots, and between two at a server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import anyio
import httpx2
import pytest
from mcp import Client

import diablerie
from diablerie import matches
from tests.cli.calling import run
from tests.settings import cut_short, everyday

from .assistants import AWHILE, Assistant, by_http, by_stdio, served, text_of

every_game = pytest.mark.parametrize("game", diablerie.games())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of matches in a process of its own."""
    with served(tmp_path_factory.mktemp("server")) as address:
        yield address


@every_game
async def test_an_assistant_plays_a_whole_match_against_bots(game: str, tmp_path: Path) -> None:
    options = ("--seed", "3", "--records", str(tmp_path))
    async with Client(by_stdio(*options)) as client:
        assistant = Assistant(client, 1)
        asked = {"game": game, "level": "random", "options": cut_short(game, 16)}
        await assistant.open("begin_match", **asked)
        end = await assistant.play()
    assert assistant.acts > 0
    assert end["ending"]
    assert -1 <= end["payoff"] <= 1
    record = the_only_record_in(tmp_path)
    assert matches.verify(record).findings == ()
    assert record["result"]["returns"][0] == pytest.approx(end["payoff"])


@pytest.mark.parametrize("game", everyday(diablerie.games(), "doctor-faust"))
async def test_two_assistants_play_a_whole_match_at_a_server(game: str, address: str) -> None:
    match = invited(address, game)
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(Client(by_stdio("--server", address))) for _ in range(2)
        ]
        one, other = (Assistant(client, seed) for seed, client in enumerate(clients))
        first = await one.open("take_seat", match=match, name="Ada")
        assert (first["seat"], first["status"]) == (0, "waiting")
        second = await other.open("take_seat", match=f"{address}/m/{match}", seat=1)
        assert (second["seat"], second["status"]) == (1, "running")
        async with anyio.create_task_group() as both:
            both.start_soon(one.play)
            both.start_soon(other.play)
    assert min(one.acts, other.acts) > 3
    assert one.seen["ending"] == other.seen["ending"] != ""
    assert one.seen["payoff"] + other.seen["payoff"] == pytest.approx(0)
    record = httpx2.get(f"{address}/api/matches/{match}/record").json()
    assert matches.verify(record).findings == ()
    assert record["result"]["returns"] == pytest.approx([one.seen["payoff"], other.seen["payoff"]])


@pytest.mark.soak
async def test_a_server_that_goes_and_comes_back_is_told_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    async with AsyncExitStack() as stack:
        with served(tmp_path) as address:
            match = invited(address, "doctor-faust")
            client = await stack.enter_async_context(Client(by_stdio("--server", address)))
            red, blue = Assistant(client, 1), Assistant(client, 2)
            await red.open("take_seat", match=match)
            await blue.open("take_seat", match=match)
            await red.call("act", table=red.seen["table"], action="s1*2")
        await until_told_gone(client, red.seen["table"])
        for tool, more in (("see", {}), ("act", {"action": "s1"}), ("why", {"action": "s1"})):
            gone = await client.call_tool(tool, {"table": red.seen["table"], **more})
            assert gone.is_error
            assert "does not answer. The table is kept" in text_of(gone), tool
        late = await client.call_tool("take_seat", {"match": match})
        assert late.is_error
        assert f"the server at {address} does not answer" in text_of(late)
        with served(tmp_path, urlsplit(address).port or 0):
            seen = await red.call("see", table=red.seen["table"], wait_seconds=AWHILE)
            assert "Your stone walks from 0 to 2." in seen["text"]
            answer = await red.call("act", table=red.seen["table"], action="s1")
            assert answer["done"] == ["s1"]
            seen = await blue.call("see", table=blue.seen["table"])
            assert seen["status"] == "running"


async def until_told_gone(client: Client, table: str) -> None:
    """Wait until a table's connection has heard that its server is gone: what is known is told until then."""
    with anyio.fail_after(AWHILE):
        gone = False
        while not gone:
            await anyio.sleep(0.1)
            gone = (await client.call_tool("see", {"table": table})).is_error


def the_only_record_in(folder: Path) -> dict[str, Any]:
    """What lies in a folder."""
    (file,) = folder.glob("*.json")
    record: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return record


def invited(address: str, game: str) -> str:
    """A match at a server with two seats that anybody may take."""
    token = httpx2.post(f"{address}/api/guests").json()["token"]
    body = {"game": game, "options": cut_short(game, 16), "seats": [{"kind": "open"}] * 2}
    headers = {"Authorization": f"Bearer {token}"}
    begun = httpx2.post(f"{address}/api/matches", json=body, headers=headers)
    return str(begun.raise_for_status().json()["id"])


async def test_by_http_each_client_has_tables_of_its_own_and_nobody_can_guess_them() -> None:
    with by_http() as url:
        assert url.startswith("http://127.0.0.1:")
        async with Client(url) as one, Client(url) as other:
            games = [Assistant(one, 1), Assistant(other, 2)]
            tables = [
                await each.open("begin_match", game="doctor-faust", level="random")
                for each in games
            ]
            assert tables[0]["table"] != tables[1]["table"]
            seen = await games[0].call("see", table=tables[0]["table"])
            assert seen["version"] == tables[0]["version"]
            wrong = await other.call_tool("see", {"table": tables[0]["table"][:-1]})
            assert wrong.is_error
        async with httpx2.AsyncClient() as elsewhere:
            answer = await elsewhere.post(url, json={}, headers={"Host": "evil.example"})
            assert answer.status_code == 421


async def test_a_token_in_a_file_plays_the_seats_of_whom_it_is_of(
    address: str, tmp_path: Path
) -> None:
    token = httpx2.post(f"{address}/api/guests").json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    body = {
        "game": "doctor-faust",
        "seats": [{"kind": "bot", "level": "random"}, {"kind": "person"}],
    }
    begun = httpx2.post(f"{address}/api/matches", json=body, headers=headers).json()
    file = written(tmp_path / "token", f"{token}\n")
    async with Client(by_stdio("--server", address, "--token-file", str(file))) as client:
        seen = await Assistant(client, 1).open("take_seat", match=begun["id"])
        assert seen["seat"] == 1
    async with Client(by_stdio("--server", address)) as stranger:
        refused = await stranger.call_tool("take_seat", {"match": begun["id"]})
        assert refused.is_error
        assert "no seat of this match is free" in text_of(refused)


def written(file: Path, text: str) -> Path:
    """A file with a text."""
    file.write_text(text)
    return file


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--server", "play.example"], "a server is an address such as http://localhost:8000"),
        (["--server", "http://me@play.example"], "a server is an address such as"),
        (["--server", "http://play.example/?x"], "has no ? and no #"),
        (["--token-file", "none"], "a token is for a server"),
        (["--server", "http://localhost:1", "--http", "0", "--token-file", "T"], "several clients"),
        (["--server", "http://localhost:1", "--token-file", "gone"], "cannot read the token"),
        (["--http", "70000"], "70000 is not in the range"),
    ],
)
def test_what_cannot_be_is_complained_of_in_one_line(
    options: list[str], told: str, tmp_path: Path
) -> None:
    (tmp_path / "T").write_text("secret")
    (tmp_path / "none").write_text("secret")
    named = [str(tmp_path / each) if each in ("none", "T", "gone") else each for each in options]
    done = run("mcp", *named)
    complaint = done.stderr.decode()
    assert done.returncode == 2
    assert told in complaint
    assert complaint.count("\n") == 1
    assert "secret" not in complaint
