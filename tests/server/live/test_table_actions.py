"""What is done at a table besides the game's own actions: for whom, when, and that it happens once."""

from __future__ import annotations

import random
from typing import Any

import pytest

from diablerie.matches import verify

from ..clients import PERSON, RANDOM_BOT, Client, Table, frames, fresh_cmd
from ..gathered import OPEN, company, do, done, invite, join, reason, standing, to_play

TURN = ["s1"] * 7


def state(table: Table, seat: int = 0) -> dict[str, Any]:
    seen: dict[str, Any] = table.read(seat)["view"]["state"]
    return seen


def version(table: Table) -> int:
    return int(table.read(None)["v"])


# Taking back


def test_an_action_is_taken_back(address: str) -> None:
    with company(address, 2) as (one, other):
        before = state(one)
        one.play("s1")
        assert standing(one, 0)["fixed"] is None
        v = done(one, "take-back", 0, expect=version(one))
        assert (state(one), version(other)) == (before, v)


def test_all_viewers_are_told_that_an_action_was_taken_back(address: str) -> None:
    with company(address, 2) as (one, other), other.live(1) as live:
        v = live.snap()["v"]
        one.play("s1")
        live.snap(v + 1)
        done(one, "take-back", 0, expect=v + 1)
        event, snap = live.until("snap")
        assert (event["event"]["kind"], event["event"]["params"]) == (
            "taken-back",
            {"seat": 0, "undone": [v + 1]},
        )
        assert snap["view"]["state"] == state(other, 1)


def test_taking_back_needs_the_version_that_is_seen(address: str) -> None:
    with company(address, 2) as (one, _):
        one.play("s1", "s1")
        assert reason(do(one, "take-back", 0), 422) == "expect-missing"
        assert reason(do(one, "take-back", 0, expect=version(one) - 1)) == "stale"


def test_nothing_is_taken_back_before_anything_is_done(address: str) -> None:
    with company(address, 2) as (one, _):
        assert standing(one, 0)["fixed"] == "nothing-done"
        assert reason(do(one, "take-back", 0, expect=version(one))) == "nothing-done"


def test_what_another_has_answered_stays_done(address: str) -> None:
    with company(address, 2) as (one, other):
        one.play(*TURN)
        other.play("s1")
        assert reason(do(one, "take-back", 0, expect=version(one))) == "done-by-another"


def test_what_a_bot_has_answered_stays_done(client: Client) -> None:
    table = client.new_match(PERSON, RANDOM_BOT)
    table.play(*TURN)
    with table.live(0) as live:
        while live.snap()["view"]["state"]["to_play"] != 0:
            pass
    assert reason(do(table, "take-back", 0, expect=version(table))) == "done-by-another"


def test_what_has_brought_something_hidden_to_light_stays_done(client: Client) -> None:
    table = client.new_match(*[PERSON] * 3, game="kill-doctor-lucky")
    rng = random.Random(1)
    seat = -1
    for _ in range(100):
        seat = table.read(None)["view"]["state"]["to_play"]
        legal = state(table, seat)["legal"]
        table.play("snoop" if "snoop" in legal else rng.choice(legal))
        if standing(table, seat)["fixed"] is not None:
            break
    fixed = standing(table, seat)["fixed"]
    assert fixed in ("was-random", "has-revealed")
    assert reason(do(table, "take-back", seat, expect=version(table))) == fixed


# Resigning


def test_of_two_the_other_wins_when_one_resigns(address: str) -> None:
    with company(address, 2) as (one, other), one.live(0) as live:
        live.snap()
        done(other, "resign", 1)
        told = [frame["event"]["kind"] for frame in frames("ev", live.until("snap"))]
        assert told == ["resigned", "match-ended"]
        result = standing(one)["result"]
        assert (result["reason"], result["winner"], result["returns"]) == ("resigned", 0, [1, -1])
        assert live.room(lambda room: room["status"] == "over")


def test_the_seed_and_the_whole_record_are_published_at_the_end(address: str) -> None:
    with company(address, 2) as (one, other):
        one.play("8@17", "s1")
        done(one, "take-back", 0, expect=version(one))
        assert one.read(0)["view"]["match"]["seed"] is None
        done(one, "resign", 0)
        record = other.record(None)
        assert record["seed"] == one.read(0)["view"]["match"]["seed"]
        assert record["seed_hash"] == one.begun["seed_hash"]
        deeds = [entry.get("deed", entry.get("action")) for entry in record["actions"]]
        assert deeds == ["8@17", "s1", "take-back", "resign"]
        assert verify(record).is_honest


def test_nobody_does_anything_in_a_match_that_is_over(address: str) -> None:
    with company(address, 2) as (one, other):
        one.play("s1")
        done(one, "offer", 0)
        done(other, "resign", 1)
        v = version(one)
        assert reason(one.act(0, "s1", v)) == "match-over"
        assert reason(other.act(1, "s1", v)) == "match-over"
        for deed in ("resign", "offer", "accept", "decline", "return"):
            assert reason(do(other, deed, 1)) == "match-over"
        assert reason(do(one, "take-back", 0, expect=v)) == "match-over"
        assert reason(do(one, "vote", 0, about=1)) == "match-over"
        assert reason(do(one, "substitute", None, about=1)) == "match-over"
        assert version(one) == v


def test_of_four_a_bot_goes_on_for_who_resigns_and_he_is_out(hasty: str) -> None:
    with company(hasty, 3, RANDOM_BOT, game="teufel-teufel") as (one, two, _):
        done(two, "resign", 1)
        seen = standing(one)
        assert (seen["forfeits"][1], seen["substitutes"][1]) == ("resigned", "random")
        assert seen["result"] is None
        with one.live(None) as live:
            while live.snap()["view"]["state"]["to_play"] not in (0, 2):
                pass
        for deed in ("resign", "offer"):
            assert reason(do(two, deed, 1)) == "not-playing"
        assert reason(do(two, "return", 1)) == "not-substituted"
        assert two.read(1)["view"]["seat"] == 1


def test_who_has_resigned_does_not_move_for_the_bot_that_has_his_seat(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with company(address, 3, game="teufel-teufel") as tables:
        mover = to_play(tables[0]) or 0
        legal = state(tables[mover], mover)["legal"]
        monkeypatch.setattr("diablerie.server.bots.runner.BotRunner.attend", lambda *_: None)
        v = done(tables[mover], "resign", mover)
        assert to_play(tables[0]) == mover
        assert reason(tables[mover].act(mover, legal[0], v)) == "not-playing"
        assert version(tables[0]) == v


def test_when_the_last_person_resigns_the_match_is_over(hasty: str) -> None:
    with company(hasty, 2, RANDOM_BOT, game="teufel-teufel") as (one, two):
        done(one, "resign", 0)
        assert standing(two)["result"] is None
        done(two, "resign", 1)
        result = standing(two)["result"]
        assert (result["reason"], result["winner"]) == ("resigned", None)


# Offering an end


def test_an_end_is_agreed_upon(address: str) -> None:
    with company(address, 2) as (one, other):
        done(one, "offer", 0)
        assert standing(other)["offer"] == {"by": 0, "agreed": [0]}
        done(other, "accept", 1)
        result = standing(one)["result"]
        assert (result["reason"], result["winner"], result["returns"]) == ("agreed", None, [0, 0])
        assert verify(one.record(None)).is_honest


def test_all_who_play_must_agree_to_an_end(address: str) -> None:
    with company(address, 3, game="teufel-teufel") as (one, two, three):
        done(two, "offer", 1)
        done(three, "accept", 2)
        assert standing(one)["offer"] == {"by": 1, "agreed": [1, 2]}
        assert standing(one)["result"] is None
        done(one, "accept", 0)
        assert standing(one)["result"]["reason"] == "agreed"


def test_an_end_is_declined(address: str) -> None:
    with company(address, 2) as (one, other):
        done(one, "offer", 0)
        done(other, "decline", 1)
        assert standing(one)["offer"] is None
        assert reason(do(one, "offer", 0)) == "offer-again"
        one.play("s1")
        done(one, "offer", 0)


def test_offers_that_make_no_sense_are_refused(address: str) -> None:
    with company(address, 2) as (one, other):
        for deed in ("accept", "decline"):
            assert reason(do(one, deed, 0)) == "no-offer"
        done(one, "offer", 0)
        assert reason(do(other, "offer", 1)) == "offer-stands"
        assert reason(do(one, "accept", 0)) == "agreed-before"


# Who may ask, and how


def test_nobody_does_anything_for_another(client: Client, stranger: Client) -> None:
    table = invite(client, PERSON, OPEN)
    other = join(table, stranger, 1)
    assert reason(do(other, "resign", 0), 403) == "not-your-seat"
    assert reason(do(other, "resign", None), 403) == "not-your-seat"
    assert reason(do(other, "resign", 2), 422) == "not-allowed"
    assert reason(do(other, "substitute", None, about=0), 403) == "not-the-host"
    assert standing(table)["result"] is None


def test_nobody_known_does_nothing(client: Client, stranger: Client) -> None:
    table = client.new_match()
    assert reason(do(Table(stranger, table.id, {}), "resign", 0), 401) == "nobody"


@pytest.mark.parametrize("deed", ["act", "time-out", "win", "", None])
def test_what_is_no_deed_is_refused(client: Client, deed: Any) -> None:
    assert reason(do(client.new_match(), deed, 0), 422) == "invalid"


def test_nothing_is_done_before_the_match_begins(client: Client) -> None:
    table = invite(client, PERSON, OPEN)
    assert reason(do(table, "resign", 0)) == "not-begun"


def test_a_repeated_command_is_answered_alike_and_happens_once(address: str) -> None:
    with company(address, 2) as (one, other):
        first = do(one, "offer", 0, cmd="mine")
        done(other, "decline", 1)
        assert do(one, "offer", 0, cmd="mine").json() == first.json()
        assert standing(one)["offer"] is None


def test_a_command_name_means_one_thing(address: str) -> None:
    with company(address, 2) as (one, other):
        done(one, "offer", 0, cmd="mine")
        assert reason(do(one, "resign", 0, cmd="mine")) == "command-reused"
        assert reason(do(other, "accept", 1, cmd="mine")) == "command-reused"
        assert reason(one.act(0, "s1", version(one), cmd="mine")) == "command-reused"


def test_a_deed_upon_an_old_version_is_stale_if_it_names_one(address: str) -> None:
    with company(address, 2) as (one, other):
        v = version(one)
        one.play("s1")
        assert reason(do(other, "resign", 1, expect=v)) == "stale"
        done(other, "offer", 1)


# Over the WebSocket


def test_a_deed_over_the_websocket_is_acknowledged_told_and_shown(address: str) -> None:
    with company(address, 2) as (one, _), one.live(0) as live:
        v = live.snap()["v"]
        live.send(type="do", cmd="mine", deed="offer")
        ack, event, snap = live.until("snap")
        assert ack == {"type": "ack", "cmd": "mine", "v": v + 1, "done": 1, "stopped": None}
        assert event["event"] == {
            "kind": "end-offered",
            "clause": None,
            "actor": 0,
            "random": False,
            "reveals": False,
            "params": {"seat": 0},
        }
        assert snap["view"]["table"]["offer"] == {"by": 0, "agreed": [0]}


def test_a_command_is_the_same_by_either_way(address: str) -> None:
    with company(address, 2) as (one, _), one.live(0) as live:
        v = live.snap()["v"]
        live.send(type="do", cmd="mine", deed="offer")
        assert live.next()["v"] == v + 1
        assert done(one, "offer", 0, cmd="mine") == v + 1
        live.snap(v + 1)
        live.send(type="do", cmd="mine", deed="offer")
        assert live.next() == {"type": "ack", "cmd": "mine", "v": v + 1, "done": 1, "stopped": None}


def test_refusals_over_the_websocket_are_those_over_http(address: str) -> None:
    with company(address, 2) as (one, _), one.live(0) as live, one.live(None) as spectator:
        live.snap()
        asked: list[tuple[dict[str, Any], str]] = [
            ({"deed": "accept"}, "no-offer"),
            ({"deed": "take-back"}, "expect-missing"),
            ({"deed": "take-back", "expect": version(one)}, "nothing-done"),
            ({"deed": "vote"}, "not-allowed"),
            ({"deed": "vote", "about": 0}, "own-vote"),
            ({"deed": "vote", "about": 7}, "not-allowed"),
            ({"deed": "return"}, "not-substituted"),
        ]
        for rest, expected in asked:
            cmd = fresh_cmd()
            live.send(type="do", cmd=cmd, **rest)
            rej = live.next()
            assert (rej["type"], rej["cmd"], rej["reason"]) == ("rej", cmd, expected)
        spectator.snap()
        spectator.send(type="do", cmd="c", deed="resign")
        assert spectator.next()["reason"] == "not-your-seat"
        live.send(type="do", cmd="c", deed="act")
        assert live.next()["reason"] == "malformed"
