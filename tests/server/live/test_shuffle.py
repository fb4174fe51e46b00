"""Clients who add to the seed of a match, over HTTP and the WebSocket, before it begins."""

from __future__ import annotations

import json
from typing import Any

import pytest

from diablerie.matches import verify
from diablerie.server.storage.match_repository import MatchRepository

from ..clients import PERSON, RANDOM_BOT, Client, Table
from ..contributing import Contributor, stage, states
from ..gathered import OPEN, do, done, invite, join, kinds, reason, room, take
from ..logins import log_in, register

LUCKY = "kill-doctor-lucky"


def whole_record(table: Table, *seats: int) -> dict[str, Any]:
    """The record once these seats have given up."""
    for seat in seats:
        done(table, "resign", seat)
    return table.record(None)


@pytest.fixture
def alone(client: Client) -> Table:
    """A table with a bot, that waits for what its person adds."""
    return invite(client, PERSON, RANDOM_BOT, game=LUCKY, contributes=True)


# One person


def test_who_plays_against_bots_adds_with_one_message_and_begins(alone: Table) -> None:
    assert alone.begun["status"] == "waiting"
    client = Contributor(alone, 0)
    assert client.both().json() == {"status": "running", "shuffle": None}
    record = whole_record(alone, 0)
    assert [seat["state"] for seat in record["shuffle"]["seats"]] == ["given", "bot"]
    assert verify(record, client.kept).is_honest
    assert record["seed_hash"] == alone.begun["seed_hash"]


def test_a_client_that_adds_nothing_begins_at_once_as_ever(client: Client) -> None:
    table = invite(client, PERSON, RANDOM_BOT)
    assert table.begun["status"] == "running"
    assert room(table)["shuffle"] is None
    record = whole_record(table, 0)
    assert record["format"] == "diablerie-match-1"


def test_who_plays_several_seats_adds_for_the_first_of_them(client: Client) -> None:
    table = invite(client, PERSON, RANDOM_BOT, PERSON, game=LUCKY, contributes=True)
    assert states(table) == ["expected", "bot", "none"]
    assert reason(Contributor(table, 2).commit()) == "not-expected"
    assert Contributor(table, 0).both().json()["status"] == "running"


def test_what_was_sent_twice_is_answered_twice(alone: Table) -> None:
    client = Contributor(alone, 0)
    assert client.both().json() == client.both().json()
    other = Contributor(alone, 0)
    assert reason(other.put(1, commitment=other.commitment())) == "has-begun"


def test_the_same_again_is_written_and_told_once(
    both: list[Contributor], monkeypatch: pytest.MonkeyPatch
) -> None:
    advances = []
    advance = MatchRepository._advance

    def counted(*args: Any) -> Any:
        advances.append(args)
        return advance(*args)

    monkeypatch.setattr(MatchRepository, "_advance", counted)
    first = both[0].commit().json()
    assert len(advances) == 1
    assert all(both[0].commit().json() == first for _ in range(3))
    assert len(advances) == 1


def test_nothing_can_be_done_before_the_match_has_begun(alone: Table) -> None:
    assert reason(do(alone, "resign", 0)) == "not-begun"
    assert reason(alone.client.get(alone.path)) == "not-begun"


# Several


def open_table(host: Client, **asked: Any) -> Table:
    """A table whose host's client adds to the seed."""
    return invite(host, PERSON, OPEN, game=LUCKY, contributes=True, **asked)


@pytest.fixture
def both(client: Client, stranger: Client) -> list[Contributor]:
    """Two people's clients, both of which have offered to add something."""
    table = open_table(client, public=True)
    return [Contributor(table, 0), Contributor(join(table, stranger, 1, contributes=True), 1)]


def test_two_people_commit_and_then_reveal(both: list[Contributor]) -> None:
    table = both[0].table
    assert stage(table) == "committing"
    assert both[1].commit().json()["shuffle"]["stage"] == "committing"
    assert reason(both[1].reveal()) == "reveal-early"
    assert both[0].commit().json()["shuffle"]["stage"] == "revealing"
    assert both[1].reveal().json()["status"] == "waiting"
    assert both[0].reveal().json() == {"status": "running", "shuffle": None}
    record = whole_record(table, 0)
    for client in both:
        assert verify(record, client.kept).is_honest
        told = record["shuffle"]["seats"][client.seat]
        assert told["contribution"] == client.drawn.hex()


def test_who_gets_a_second_seat_by_logging_in_adds_for_one(
    client: Client, stranger: Client
) -> None:
    name = register(client)
    table = open_table(client)
    join(table, stranger, 1, contributes=True)
    assert states(table) == ["expected", "expected"]
    log_in(stranger, name).raise_for_status()
    assert states(table) == ["expected", "none"]
    assert Contributor(table, 0).both().json()["status"] == "running"


def test_who_has_committed_from_one_of_two_seats_is_asked_for_no_more_when_they_log_in(
    client: Client, stranger: Client
) -> None:
    name = register(client)
    table = open_table(client)
    second = Contributor(join(table, stranger, 1, contributes=True), 1)
    second.commit().raise_for_status()
    log_in(stranger, name).raise_for_status()
    assert states(table) == ["none", "committed"]
    assert stage(table) == "revealing"
    assert second.reveal().json()["status"] == "running"


def test_a_client_may_commit_as_soon_as_it_sits(client: Client, stranger: Client) -> None:
    table = open_table(client)
    first = Contributor(table, 0)
    assert first.commit().json()["shuffle"]["stage"] == "gathering"
    second = Contributor(join(table, stranger, 1, contributes=True), 1)
    assert second.commit().json()["shuffle"]["stage"] == "revealing"
    first.reveal().raise_for_status()
    assert second.reveal().json()["status"] == "running"


def test_nobody_waits_for_a_client_that_has_not_offered_anything(
    client: Client, stranger: Client
) -> None:
    table = open_table(client)
    first = Contributor(table, 0)
    first.commit().raise_for_status()
    join(table, stranger, 1)
    assert states(table) == ["committed", "none"]
    assert first.reveal().json()["status"] == "running"
    record = whole_record(table, 0)
    assert [seat["state"] for seat in record["shuffle"]["seats"]] == ["given", "none"]
    assert verify(record, first.kept).is_honest


def test_both_at_once_is_refused_where_somebody_else_adds_something(
    both: list[Contributor],
) -> None:
    assert reason(both[0].both()) == "reveal-early"
    assert states(both[0].table) == ["expected", "expected"]


def test_what_is_revealed_has_to_fit(both: list[Contributor]) -> None:
    for client in both:
        client.commit().raise_for_status()
    assert reason(both[0].put(1, contribution="00" * 32)) == "reveal-unfit"
    assert reason(both[0].put(2, contribution=both[0].drawn.hex())) == "other-round"


def test_while_clients_add_to_the_seed_nobody_comes_or_goes(
    both: list[Contributor], client: Client, address: str
) -> None:
    table = both[0].table
    assert reason(client.http.delete(f"{table.path}/seats/0")) == "has-begun"
    assert reason(client.http.post(f"{table.path}/start", json={"level": "random"})) == "has-begun"
    with Client(address) as third:
        assert reason(take(table, third, 1)) == "seat-taken"
    listed = client.get("/api/lobby", status="waiting").json()["matches"]
    assert table.id not in [match["id"] for match in listed]
    assert kinds(table) == ["person", "person"]


def test_a_host_may_still_call_the_match_off(both: list[Contributor], client: Client) -> None:
    assert client.http.delete(both[0].table.path).status_code == 204
    assert reason(both[1].put(1, commitment=both[1].commitment()), 404) == "no-such-match"


def test_whoever_stands_up_takes_their_commitment_along(client: Client, stranger: Client) -> None:
    table = open_table(client)
    Contributor(table, 0).commit().raise_for_status()
    client.http.delete(f"{table.path}/seats/0").raise_for_status()
    assert states(table) == ["open", "open"]
    join(table, stranger, 0, contributes=True)
    assert states(table) == ["expected", "open"]


def test_whoever_is_called_otherwise_has_committed_still(client: Client) -> None:
    table = open_table(client)
    Contributor(table, 0).commit().raise_for_status()
    take(table, client, 0, name="Ada", contributes=True).raise_for_status()
    assert states(table) == ["committed", "open"]


def test_bots_that_the_host_calls_add_nothing(client: Client) -> None:
    table = open_table(client)
    asked = client.http.post(f"{table.path}/start", json={"level": "random"})
    assert asked.json() == {"status": "waiting"}
    assert states(table) == ["expected", "bot"]
    assert Contributor(table, 0).both().json()["status"] == "running"


def test_only_who_sits_there_adds_for_a_seat(both: list[Contributor], client: Client) -> None:
    table = both[0].table
    other = Contributor(Table(client, table.id, table.begun), 1)
    assert reason(other.commit(), 403) == "not-your-seat"
    out_of_range = Contributor(Table(client, table.id, table.begun), 7)
    assert reason(out_of_range.commit(), 422) == "not-allowed"


@pytest.mark.parametrize(
    "members",
    [{}, {"commitment": "00"}, {"commitment": "X" * 64}, {"contribution": 7}, {"round": 0}],
)
def test_what_is_no_contribution_is_refused(alone: Table, members: dict[str, Any]) -> None:
    body = {"seat": 0, "round": 1, **members}
    answer = alone.client.http.put(f"{alone.path}/shuffle", json=body)
    assert reason(answer, 422) == "invalid"


# Over the WebSocket


def test_two_people_commit_and_reveal_over_the_websocket(both: list[Contributor]) -> None:
    first, second = both
    with first.table.live(0) as one, second.table.live(1) as other:
        for live, client in ((one, first), (other, second)):
            live.send(type="contribute", cmd="c", round=1, commitment=client.commitment())
            assert live.until("ack")[-1]["cmd"] == "c"
        for live, client in ((one, first), (other, second)):
            seen = live.room(lambda room: room["shuffle"]["stage"] == "revealing")
            client.told = seen["shuffle"]
            live.send(type="contribute", cmd="r", round=1, contribution=client.drawn.hex())
            assert live.until("ack")[-1]["cmd"] == "r"
        one.snap()
        other.snap()
    record = whole_record(first.table, 0)
    assert all(verify(record, client.kept).is_honest for client in both)


def test_over_the_websocket_it_is_refused_with_the_reason(both: list[Contributor]) -> None:
    first = both[0]
    with first.table.live(0) as live, first.table.live(None) as spectator:
        live.send(type="contribute", cmd="c", round=1, contribution=first.drawn.hex())
        assert live.until("rej")[-1]["reason"] == "not-expected"
        live.send(type="contribute", cmd="d", round=1)
        assert live.until("rej")[-1]["reason"] == "malformed"
        spectator.send(type="contribute", cmd="e", round=1, commitment=first.commitment())
        assert spectator.until("rej")[-1]["reason"] == "not-your-seat"


# Playing again


def test_a_rematch_is_dealt_from_what_both_add_anew(both: list[Contributor]) -> None:
    for client in both:
        client.commit().raise_for_status()
    for client in both:
        client.reveal().raise_for_status()
    table = both[0].table
    done(table, "resign", 0)
    path = f"{table.path}/rematch"
    answer = table.client.http.post(path, json={"contributes": True}).json()
    following = Table(table.client, answer["id"], room(Table(table.client, answer["id"], {})))
    assert states(following) == ["expected", "open"]
    joined = join(following, both[1].table.client, 1, contributes=True)
    again = [Contributor(following, 0), Contributor(joined, 1)]
    for client in again:
        client.commit().raise_for_status()
    for client in again:
        client.reveal().raise_for_status()
    record = whole_record(following, 0)
    assert all(verify(record, client.kept).is_honest for client in again)
    assert not verify(record, both[0].kept).is_honest


def test_a_rematch_against_bots_waits_for_what_its_person_adds(alone: Table) -> None:
    Contributor(alone, 0).both().raise_for_status()
    done(alone, "resign", 0)
    answer = alone.client.http.post(f"{alone.path}/rematch", json={"contributes": True}).json()
    assert answer["status"] == "waiting"
    following = Table(alone.client, answer["id"], answer)
    assert Contributor(following, 0).both().json()["status"] == "running"


# What has been played


def test_a_record_that_is_brought_in_is_kept_with_what_was_added(alone: Table) -> None:
    Contributor(alone, 0).both().raise_for_status()
    record = whole_record(alone, 0)
    kept = alone.client.http.post("/api/records", json=record).json()["id"]
    found = alone.client.get(f"/api/matches/{kept}/record").json()
    assert found["shuffle"] == record["shuffle"]
    assert alone.client.http.post("/api/verify", json=found).json()["honest"]


def test_a_record_that_was_changed_is_not_taken_in(alone: Table) -> None:
    Contributor(alone, 0).both().raise_for_status()
    record = json.loads(json.dumps(whole_record(alone, 0)))
    record["shuffle"]["seats"][0]["contribution"] = "00" * 32
    checked = alone.client.http.post("/api/verify", json=record).json()
    assert checked["findings"][0]["kind"] == "shuffle"
    assert reason(alone.client.http.post("/api/records", json=record), 422) == "bad-record"


# Where it is found


def test_ones_own_matches_say_that_one_is_waited_for(both: list[Contributor]) -> None:
    def waits_for(client: Contributor) -> bool:
        found = client.table.client.get("/api/me/matches", status="waiting").json()["matches"]
        (turn,) = [match["your_turn"] for match in found if match["id"] == client.table.id]
        return bool(turn)

    first, second = both
    assert [waits_for(client) for client in both] == [True, True]
    first.commit().raise_for_status()
    assert [waits_for(client) for client in both] == [False, True]
    second.commit().raise_for_status()
    assert [waits_for(client) for client in both] == [True, True]
    second.reveal().raise_for_status()
    assert [waits_for(client) for client in both] == [True, False]


def test_a_seat_whose_person_is_deleted_is_open_again_and_the_others_draw_anew(
    both: list[Contributor], address: str
) -> None:
    first, second = both
    for client in both:
        client.commit().raise_for_status()
    first.reveal().raise_for_status()
    second.table.client.http.post("/api/me/deletion", json={}).raise_for_status()
    assert states(first.table) == ["expected", "open"]
    with Client(address) as third:
        instead = Contributor(join(first.table, third, 1, contributes=True), 1)
        again = [Contributor(first.table, 0), instead]
        for client in again:
            client.commit().raise_for_status()
        for client in again:
            client.reveal().raise_for_status()
        record = whole_record(first.table, 0)
    assert record["shuffle"]["round"] == 2
    assert all(verify(record, client.kept).is_honest for client in again)


def test_ones_own_data_hold_what_one_has_added_and_nothing_of_others(
    both: list[Contributor],
) -> None:
    first, second = both
    for client in both:
        client.commit().raise_for_status()
    first.reveal().raise_for_status()
    answer = second.table.client.http.post("/api/me/export", json={})
    (match,) = answer.json()["matches"]
    assert [share["commitment"] for share in match["added_to_seed"]] == [second.commitment()]
    assert first.commitment() not in answer.text
    assert first.drawn.hex() not in answer.text
