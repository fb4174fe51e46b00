"""Playing again: one following match for all who ask, with the same people in the same seats."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import diablerie
from tests.settings import seats_at_most

from ..clients import PERSON, RANDOM_BOT, Client, Table
from ..gathered import company, done, invite, join, leave, reason, room, take


def again(table: Table) -> Table:
    """The match that follows, asked for by the table's client."""
    answer = table.client.http.post(f"{table.path}/rematch")
    assert answer.status_code == 200, answer.text
    return Table(table.client, answer.json()["id"], answer.json())


def test_all_who_ask_get_the_same_match(address: str) -> None:
    with company(address, 3, game="teufel-teufel") as tables:
        for seat in range(3):
            done(tables[seat], "resign", seat)
        assert len({again(table).id for table in (*tables, *tables)}) == 1


def test_two_who_ask_at_once_get_the_same_match(address: str) -> None:
    with company(address, 2) as tables, ThreadPoolExecutor(2) as threads:
        for _ in range(10):
            done(tables[0], "resign", 0)
            following = list(threads.map(again, tables))
            assert following[0].id == following[1].id != tables[0].id
            for seat, table in enumerate(following):
                take(table, table.client, seat)
            tables[:] = following


def test_who_asks_sits_down_and_the_others_seats_are_kept_for_them(
    address: str, stranger: Client
) -> None:
    with company(address, 2, names=["Ada", None]) as (one, other):
        done(other, "resign", 1)
        following = again(other)
        assert following.begun["status"] == "waiting"
        seats = room(following)["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [
            ("reserved", "Ada"),
            ("person", None),
        ]
        assert room(following)["host"]
        assert [seat["yours"] for seat in room(following, one.client)["seats"]] == [True, False]
        assert reason(take(following, stranger, 0)) == "seat-reserved"
        assert take(following, one.client, 0).json() == {"status": "running"}
        record = following.record(1)
        assert [player["name"] for player in record["players"]] == ["Ada", None]


def test_the_winner_starts_the_next_game_of_doctor_faust(address: str) -> None:
    for winner in (0, 1):
        with company(address, 2) as tables:
            done(tables[1 - winner], "resign", 1 - winner)
            following = again(tables[0])
            join(following, tables[1].client, 1)
            assert following.read(None)["view"]["state"]["to_play"] == winner


def test_the_winner_deals_for_the_next_game_of_kill_doctor_lucky(client: Client) -> None:
    table = client.new_match(*[PERSON] * 3, game="kill-doctor-lucky", dealer=0, first_player=1)
    for seat in (0, 1, 2):
        done(table, "resign", seat)
    options = room(again(table))["options"]
    assert (options["dealer"], options["first_player"]) == (None, None)


def test_everything_else_stays_as_it_was(address: str) -> None:
    clock = {"kind": "bank", "seconds": 60, "increment": 2}
    options = {"edition": "arles-fr", "max_turns": 12}
    with company(address, 2, options=options, clock=clock, public=True) as (one, other):
        done(one, "resign", 0)
        before, after = room(one), room(again(other))
        changed = {
            name for name in before["options"] if before["options"][name] != after["options"][name]
        }
        assert changed <= {"first_player"}
        for same in ("game", "clock", "public"):
            assert after[same] == before[same]
        assert after["seed_hash"] != before["seed_hash"]


def test_everybody_at_the_old_table_is_told_of_the_new_one(address: str) -> None:
    with company(address, 2) as (one, other), one.live(0) as live:
        assert live.room()["rematch"] is None
        done(one, "resign", 0)
        following = again(other)
        assert live.room(lambda seen: seen["rematch"] is not None)["rematch"] == following.id
        assert room(one)["rematch"] == following.id


def test_one_person_and_bots_begin_at_once(client: Client) -> None:
    table = client.new_match(PERSON, RANDOM_BOT)
    done(table, "resign", 0)
    following = again(table)
    assert following.begun["status"] == "running"
    assert following.read(0)["view"]["state"]["to_play"] is not None


def test_bots_sit_down_at_once(address: str) -> None:
    with company(address, 2, RANDOM_BOT, game="teufel-teufel") as (one, other):
        done(one, "resign", 0)
        done(other, "resign", 1)
        following = again(one)
        assert [seat["kind"] for seat in room(following)["seats"]] == ["person", "reserved", "bot"]


def test_the_host_may_open_a_seat_that_was_kept(address: str, stranger: Client) -> None:
    with company(address, 2) as (one, other):
        done(one, "resign", 0)
        following = again(one)
        leave(following, one.client, 1).raise_for_status()
        join(following, stranger, 1)
        assert reason(take(following, other.client, 1)) == "seat-taken"


def test_who_does_not_want_to_play_again_declines(address: str) -> None:
    with company(address, 2) as (one, other):
        done(one, "resign", 0)
        following = again(one)
        leave(following, other.client, 1).raise_for_status()
        assert room(following)["seats"][1]["kind"] == "open"


def test_after_a_rematch_was_called_off_there_can_be_another(address: str) -> None:
    with company(address, 2) as (one, other):
        done(one, "resign", 0)
        first = again(one)
        one.client.http.delete(first.path).raise_for_status()
        second = again(other)
        assert second.id != first.id
        assert again(one).id == second.id
        assert room(one)["rematch"] == second.id


def test_only_who_has_played_asks_and_only_when_it_is_over(
    client: Client, stranger: Client
) -> None:
    table = client.new_match()
    ask = f"{table.path}/rematch"
    assert reason(client.http.post(ask)) == "not-over"
    done(table, "resign", 0)
    assert reason(stranger.http.post(ask), 401) == "nobody"
    invite(stranger, PERSON, PERSON)
    assert reason(stranger.http.post(ask), 403) == "not-your-seat"
    waiting = invite(client, PERSON, {"kind": "open"})
    assert reason(client.http.post(f"{waiting.path}/rematch")) == "not-begun"


@pytest.mark.parametrize("game", diablerie.games())
def test_every_game_can_be_played_again(client: Client, game: str) -> None:
    seats = seats_at_most(game, 4)
    table = client.new_match(*[PERSON] * seats, game=game)
    for seat in range(1 if seats == 2 else seats):
        done(table, "resign", seat)
    following = again(table)
    assert (following.begun["status"], room(following)["game"]) == ("running", game)
