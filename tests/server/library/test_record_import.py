"""Records brought to the server: checked, kept once, and shown like any match that is over."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any, cast

import httpx2
import pytest

import diablerie
from diablerie.matches import Entry, Match, Player
from diablerie.rejection import Rejection
from diablerie.server.library.record_import import WAITING, RecordImport
from diablerie.server.storage.match_repository import MatchRepository
from tests.matches.playing import do, play_at_random
from tests.settings import seats_at_most, usual_length

from .. import tables
from ..clients import PERSON, Client, Table
from ..gathered import done, reason, room
from ..problems import problem
from .test_replay import shown

Record = dict[str, Any]


def finished(game: str = "doctor-faust", seats: int = 2, **options: Any) -> Record:
    """The record of a match that was played at random somewhere else."""
    players = [Player.person("Ada"), *[Player.bot("imp")] * (seats - 1)]
    loaded = diablerie.load(game, seats=seats, **options)
    match = Match.start(loaded, players, bytes(range(32)), tables.NOW)
    rng = Random(1)
    while not match.is_over:
        assert match.to_play is not None
        match.act(match.to_play, rng.choice(match.state.legal), tables.NOW)
    return match.record(None)


def unfinished_business(actions: int) -> Record:
    """The record of a long match in which one resigns in the end."""
    game = diablerie.load("teufel-teufel", seats=2)
    match = Match.start(game, [Player.person()] * 2, bytes(32), tables.NOW)
    rng = Random(1)
    for _ in range(actions):
        assert match.to_play is not None
        match.act(match.to_play, rng.choice(match.state.legal), tables.NOW)
    match.do(Entry("resign", 0, tables.NOW, level="random"))
    return match.record(None)


@pytest.fixture(scope="module")
def record() -> Record:
    return finished(max_turns=6)


@pytest.fixture
def guest(client: Client) -> Client:
    """Somebody whom the server knows."""
    token = client.http.post("/api/guests").json()["token"]
    client.http.headers["Authorization"] = f"Bearer {token}"
    return client


def bring(client: Client, record: object) -> httpx2.Response:
    return client.http.post("/api/records", json=record)


def brought(client: Client, record: object) -> Table:
    answer = bring(client, record)
    assert answer.status_code == 201, answer.text
    assert answer.headers["Location"] == f"/api/matches/{answer.json()['id']}"
    return Table(client, answer.json()["id"], answer.json())


def check(client: Client, record: object) -> Any:
    answer = client.http.post("/api/verify", json=record)
    assert answer.status_code == 200, answer.text
    return answer.json()


def with_other_seed(record: Record) -> None:
    record["seed"] = "00" * 32


def with_other_action(record: Record) -> None:
    record["actions"][0]["action"] = "9@29"


def with_other_result(record: Record) -> None:
    record["result"]["winner"] = 1 - (record["result"]["winner"] or 0)


def with_other_rules(record: Record) -> None:
    record["rules_version"] = "0.1"


def without_end(record: Record) -> None:
    record["actions"] = record["actions"][:3]
    record["result"] = None


def without_players(record: Record) -> None:
    del record["players"]


FORGERIES: list[tuple[Callable[[Record], None], str]] = [
    (with_other_seed, "seed"),
    (with_other_action, "record"),
    (with_other_result, "result"),
    (with_other_rules, "rules-version"),
    (without_end, "unfinished"),
    (without_players, "record"),
]


# Bringing


def test_a_record_is_kept_as_a_match_that_is_over(guest: Client, record: Record) -> None:
    table = brought(guest, record)
    assert table.record(None) == record
    view = table.read(None)["view"]
    assert view["table"]["result"] == record["result"]
    assert view["match"]["seed"] == record["seed"]
    seen = room(table)
    assert (seen["status"], seen["public"], seen["host"]) == ("over", False, False)
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", None]


def test_it_is_shown_again_from_every_seat(guest: Client, record: Record) -> None:
    table = brought(guest, record)
    for seat in (0, 1, None):
        versions = shown(table, seat)
        assert versions[-1]["view"]["table"]["result"] == record["result"]
        assert [v["v"] for v in versions] == list(range(1, len(versions) + 1))


def test_it_belongs_to_nobody(guest: Client, record: Record) -> None:
    table = brought(guest, record)
    assert not any(seat["yours"] for seat in room(table)["seats"])
    assert reason(guest.get(table.path, seat=0), 403) == "not-your-seat"
    assert reason(guest.http.post(f"{table.path}/rematch"), 403) == "not-your-seat"
    assert table.id not in guest.get("/api/lobby").text


def test_the_same_record_is_kept_once_whoever_brings_it(
    guest: Client, stranger: Client, record: Record
) -> None:
    token = stranger.http.post("/api/guests").json()["token"]
    stranger.http.headers["Authorization"] = f"Bearer {token}"
    turned = json.loads(json.dumps(record, indent=3), object_pairs_hook=lambda p: dict(p[::-1]))
    assert brought(guest, record).id == brought(stranger, turned).id == brought(guest, record).id
    other = brought(guest, {**record, "started": "2001-01-01T00:00:00.000Z"})
    assert other.id != brought(guest, record).id


@pytest.mark.parametrize("game", diablerie.games())
def test_a_record_of_any_game_is_kept(guest: Client, game: str) -> None:
    seats = seats_at_most(game, 3)
    match = guest.new_match(*[PERSON] * seats, game=game)
    for seat in range(1 if seats == 2 else seats):
        done(match, "resign", seat)
    record = match.record(None)
    table = brought(guest, record)
    assert table.id != match.id
    assert table.record(None) == record
    assert [v["event"] for v in shown(table, 1)] == [v["event"] for v in shown(match, 1)]


def test_a_record_much_longer_than_other_bodies_is_taken(guest: Client) -> None:
    record = unfinished_business(1_200)
    assert len(json.dumps(record)) > 64 * 1024
    assert check(guest, record) == {"honest": True, "findings": []}
    assert brought(guest, record).record(None) == record


def test_a_record_that_is_far_too_long_is_not(guest: Client, record: Record) -> None:
    for path in ("/api/records", "/api/verify"):
        answer = guest.http.post(path, json={**record, "more": "x" * 2**21})
        assert reason(answer, 413) == "too-large"


@pytest.mark.parametrize(("forge", "kind"), FORGERIES)
def test_a_record_that_is_not_honest_is_not_kept(
    guest: Client, record: Record, forge: Callable[[Record], None], kind: str
) -> None:
    forged = copy.deepcopy(record)
    forge(forged)
    answer = bring(guest, forged)
    assert reason(answer, 422) == "bad-record"
    assert kind in [finding["kind"] for finding in answer.json()["findings"]]
    assert answer.json()["detail"]


def test_what_only_one_viewer_may_know_is_not_kept(guest: Client) -> None:
    table = guest.new_match()
    table.play("8@3")
    for seat in (0, None):
        assert reason(bring(guest, table.record(seat)), 422) == "bad-record"


@pytest.mark.parametrize("name", diablerie.games())
def test_a_match_that_began_in_a_position_is_kept_with_it(guest: Client, name: str) -> None:
    game = diablerie.load(name)
    people = [Player.person()] * game.seats
    some = min(25, usual_length(name, game.seats) // 2)
    deal = play_at_random(Match.start(game, people, bytes(32), tables.NOW), seed=1, most=some)
    position = json.loads(json.dumps(deal.state.position()))
    match = Match.start(game, people, bytes(32), tables.NOW, position=position)
    play_at_random(match, seed=2, most=20)
    for seat in range(game.seats):
        if not match.is_over:
            do(match, "resign", seat, level="random")
    record = match.record(None)
    table = brought(guest, record)
    assert table.record(None) == record
    assert check(guest, table.record(None)) == {"honest": True, "findings": []}
    told = [event for _, event in match.events(None)]
    assert [version["event"] for version in shown(table, None)] == told


def test_who_brings_a_record_becomes_a_guest(stranger: Client, record: Record) -> None:
    assert reason(stranger.get("/api/me"), 401) == "nobody"
    brought(stranger, record)
    assert stranger.get("/api/me").json()["guest"]


def test_pages_of_other_sites_bring_nothing(guest: Client, record: Record) -> None:
    for path in ("/api/records", "/api/verify"):
        headers = {"Origin": "https://evil.example"}
        answer = guest.http.post(path, json=record, headers=headers)
        assert reason(answer, 403) == "other-origin"


# Checking


def test_anybody_may_have_a_record_checked(stranger: Client, record: Record) -> None:
    assert check(stranger, record) == {"honest": True, "findings": []}


@pytest.mark.parametrize(("forge", "kind"), FORGERIES)
def test_what_does_not_hold_is_named(
    client: Client, record: Record, forge: Callable[[Record], None], kind: str
) -> None:
    forged = copy.deepcopy(record)
    forge(forged)
    found = check(client, forged)
    assert not found["honest"]
    assert kind in [finding["kind"] for finding in found["findings"]]
    assert all(finding["detail"] for finding in found["findings"])


@pytest.mark.parametrize("body", [[], "record", 7, None])
def test_what_is_no_object_is_refused(guest: Client, body: object) -> None:
    for path in ("/api/records", "/api/verify"):
        assert reason(guest.http.post(path, json=body), 422) == "invalid"


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("players", 0, "name"), "a\x00b"),
        (("started",), "9999-12-31T23:59:59.000Z"),
        (("actions", 0, "at"), "9001-01-01T00:00:00.000Z"),
        (("clock",), {"kind": "days", "days": 0}),
        (("options", "max_turns"), 2**70),
        (("seed",), None),
    ],
)
def test_what_cannot_be_is_found(
    guest: Client, record: Record, where: tuple[Any, ...], value: object
) -> None:
    forged = copy.deepcopy(record)
    *path, last = where
    place = forged
    for step in path:
        place = place[step]
    place[last] = value
    assert [finding["kind"] for finding in check(guest, forged)["findings"]] == ["record"]
    assert reason(bring(guest, forged), 422) == "bad-record"


async def test_records_wait_for_one_another_but_not_too_many(record: Record) -> None:
    archive = RecordImport(cast("MatchRepository", None))
    async with archive._turnstile:
        waiting = [asyncio.create_task(archive.verify(record)) for _ in range(WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Rejection) as caught:
            await archive.verify(record)
        assert (caught.value.kind, caught.value.reason) == ("too-many", "busy")
    assert all(verdict.is_honest for verdict in await asyncio.gather(*waiting))


@pytest.mark.parametrize("name", ["\u202eadA", "\u200b", "\x1b[2J"])
def test_a_record_in_which_somebody_is_called_what_nobody_may_be_is_not_kept(
    guest: Client, record: Record, name: str
) -> None:
    players = [{"kind": "person", "level": None, "name": name}, *record["players"][1:]]
    refused = problem(bring(guest, record | {"players": players}), 422)
    assert refused["findings"][0]["kind"] == "record"
    assert refused["findings"][0]["detail"].startswith("players.0.name: a name has ")
