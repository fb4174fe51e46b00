"""The pace of bots: whoever plays with nobody else sets it, and it tells no more than the server's own."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
import pytest_asyncio

import diablerie
from diablerie import bots
from diablerie.game import Belief
from diablerie.matches import Player
from diablerie.server import Settings
from diablerie.server.bots import runner
from diablerie.server.live.match import LiveMatch
from diablerie.server.services import Services
from diablerie.server.storage.models import Chair

from .. import tables
from ..clients import PERSON, RANDOM_BOT, Client, Table, running
from ..gathered import OPEN, invite, join
from ..problems import problem
from ..waiting import until

MakeHouse = Callable[..., Services]
QUANTUM = 0.1
"""The server's own pace, in seconds."""


def wish(table: Table, seconds: object, client: Client | None = None) -> httpx2.Response:
    http = (client or table.client).http
    return http.put(f"{table.path}/bot-pace", json={"seconds": seconds})


def wanted(table: Table) -> float | None:
    seconds: float | None = table.client.get(f"{table.path}/room").json()["bot_pace"]
    return seconds


# Who may, and what is kept


def test_who_plays_with_bots_sets_their_pace_and_takes_it_back(client: Client) -> None:
    table = client.new_match(PERSON, RANDOM_BOT)
    assert wanted(table) is None
    for seconds in (1.5, 0, None):
        assert wish(table, seconds).status_code == 204
        assert wanted(table) == seconds


def test_all_who_look_on_are_told(client: Client) -> None:
    table = client.new_match(PERSON, RANDOM_BOT)
    with table.live(None) as live:
        live.room(lambda room: room["bot_pace"] is None)
        wish(table, 2)
        live.room(lambda room: room["bot_pace"] == 2)


@pytest.mark.parametrize("seconds", [-0.1, 10.1, "1", True])
def test_what_is_no_pace_is_refused(client: Client, seconds: object) -> None:
    table = client.new_match(PERSON, RANDOM_BOT)
    problem(wish(table, seconds), 422)
    assert wanted(table) is None


def test_it_is_not_for_who_looks_on(client: Client, stranger: Client) -> None:
    table = client.new_match(PERSON, RANDOM_BOT)
    problem(wish(table, 1, stranger), 401)
    stranger.new_match()
    assert problem(wish(table, 1, stranger), 403)["reason"] == "not-your-seat"


def test_where_other_people_play_or_may_the_pace_is_the_servers(
    client: Client, stranger: Client
) -> None:
    table = invite(client, PERSON, OPEN, RANDOM_BOT, game="teufel-teufel")
    assert problem(wish(table, 1), 409)["reason"] == "others-play"
    join(table, stranger, 1)
    assert problem(wish(table, 1, stranger), 409)["reason"] == "others-play"


def test_several_at_one_screen_may(client: Client) -> None:
    table = client.new_match(PERSON, PERSON, RANDOM_BOT, game="teufel-teufel")
    assert wish(table, 1).status_code == 204


def test_it_outlives_the_server_and_stands_in_no_record(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "matches.sqlite3", bot_pace=0, warm=False)
    with running(settings) as address, Client(address) as client:
        table = client.new_match()
        before = table.record()
        wish(table, 1.5)
        assert table.record() == before
        cookies = client.http.cookies
    with running(settings) as address, Client(address) as client:
        client.http.cookies = cookies
        assert wanted(Table(client, table.id, table.begun)) == 1.5


def test_a_rematch_keeps_it(client: Client) -> None:
    table = client.new_match(max_turns=2)
    wish(table, 1.5)
    while (seat := table.read(None)["view"]["state"]["to_play"]) is not None:
        table.play(table.read(seat)["view"]["state"]["legal"][0])
    again = client.http.post(f"{table.path}/rematch").json()["id"]
    assert wanted(Table(client, again, {})) == 1.5


# How long bots take


@pytest_asyncio.fixture
async def make_house(tmp_path: Path) -> AsyncIterator[MakeHouse]:
    """Makes houses, and closes them."""
    houses: list[Services] = []

    def make(pace: float) -> Services:
        houses.append(Services(Settings(tmp_path / "matches.sqlite3", bot_pace=pace, warm=False)))
        houses[-1].warmup.settle()
        return houses[-1]

    yield make
    for house in houses:
        await house.close()


class Thinker:
    """Thinks for so many seconds, and takes the first action there is."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, belief: Belief) -> str:
        time.sleep(self.seconds)
        return belief.legal[0]


async def begin(house: Services, wanted: float | None, *, others: bool) -> LiveMatch:
    """A match in which a bot begins, with one person at the other seats or with two."""
    game = diablerie.load("teufel-teufel", seats=3, first_player=0)
    table = tables.table_of("m", game, Player.bot("imp"), Player.person(), Player.person())
    one, _ = await house.identities.welcome()
    two, _ = await house.identities.welcome() if others else (one, "")
    for seat, person in ((1, one), (2, two)):
        table = table.with_chair(seat, Chair("person", person=person))
    return await house.matches.open(replace(table, bot_pace=wanted))


@pytest.mark.parametrize(
    ("wanted", "thinking", "others", "paces"),
    [
        pytest.param(None, 0.0, False, 1, id="the server's own"),
        pytest.param(0.0, 0.0, False, 1, id="never quicker than that"),
        pytest.param(0.3, 0.0, False, 3, id="slower"),
        pytest.param(0.3, 0.22, False, 3, id="however long it thought"),
        pytest.param(0.27, 0.0, False, 3, id="a whole number of the server's"),
        pytest.param(0.3, 0.35, False, 6, id="and of its own if it thinks for longer"),
        pytest.param(0.3, 0.0, True, 1, id="the server's own where others play"),
    ],
)
async def test_a_bot_takes_a_whole_number_of_paces(
    make_house: MakeHouse,
    monkeypatch: pytest.MonkeyPatch,
    wanted: float | None,
    thinking: float,
    others: bool,
    paces: int,
) -> None:
    monkeypatch.setattr(bots, "load", lambda _level, _game: Thinker(thinking))
    house = make_house(QUANTUM)
    live = await begin(house, wanted, others=others)
    await until(live, lambda match: len(match.log) == 1)
    assert house.bots.seconds == pytest.approx(paces * QUANTUM)


def test_the_first_action_waits_for_somebody_who_will_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "COMING", 60.0)
    monkeypatch.setattr(runner, "PACES", 1000)
    settings = Settings(tmp_path / "matches.sqlite3", bot_pace=QUANTUM, warm=False)
    with running(settings) as address, Client(address) as client:
        table = client.new_match(RANDOM_BOT, PERSON, first_player=0)
        begun = table.read(1)["v"]
        time.sleep(10 * QUANTUM)
        assert table.read(1)["v"] == begun
        with table.live(1, after=begun) as live:
            live.until("ev")


async def test_a_pace_that_is_changed_holds_from_the_next_action_on(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "load", lambda _level, _game: Thinker(0.0))
    house = make_house(QUANTUM)
    game = diablerie.load("doctor-faust", first_player=0)
    live = await tables.begin(house, "m", game, Player.bot("imp"), Player.person())
    await until(live, lambda match: len(match.log) == 1)
    await live.set_bot_pace(0.4)
    await until(live, lambda match: len(match.log) == 3)
    # Of the one between nobody knows whether it was thought of before.
    assert house.bots.seconds > QUANTUM + QUANTUM + 0.4 - QUANTUM / 2
