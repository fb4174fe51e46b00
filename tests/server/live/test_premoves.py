"""Answers prepared in advance: how they are prepared, and given when the seat is asked."""

from __future__ import annotations

import time

from ..clients import PERSON, RANDOM_BOT, Client, Table
from ..preparing import ANSWER, TURN, actions, prepare, put, wait_for

# Preparing


def test_a_game_with_nothing_to_prepare_refuses(client: Client) -> None:
    table = client.new_match()
    refused = put(table, 0, {"up_to": 3})
    assert (refused.status_code, refused.json()["reason"]) == (422, "cannot-prepare")
    with table.live(0) as live:
        live.snap()
        cmd = prepare(live, {"up_to": 3})
        told = live.next()
    assert (told["type"], told["cmd"], told["reason"]) == ("rej", cmd, "cannot-prepare")
    assert "nothing to prepare" in told["message"]


def test_what_is_prepared_is_acknowledged_and_shown_to_its_seat_alone(player: Client) -> None:
    table = player.new_match()
    with table.live(1) as live:
        v = live.snap()["v"]
        cmd = prepare(live, ANSWER)
        assert live.next() == {"type": "ack", "cmd": cmd, "v": v, "done": 1, "stopped": None}
        snap = live.next()
    assert (snap["type"], snap["v"], snap["view"]["prepared"]) == ("snap", v, ANSWER)
    assert table.read(1)["view"]["prepared"] == ANSWER
    assert table.read(0)["view"]["prepared"] is table.read(None)["view"]["prepared"] is None


def test_over_http_it_is_put_and_taken_back(player: Client) -> None:
    table = player.new_match()
    assert put(table, 1, ANSWER).json() == {"v": table.read(1)["v"]}
    assert table.read(1)["view"]["prepared"] == ANSWER
    assert put(table, 1, None).status_code == 200
    assert table.read(1)["view"]["prepared"] is None


def test_over_http_what_comes_late_under_its_name_changes_nothing(player: Client) -> None:
    table = player.new_match()
    path = f"{table.path}/prepared"
    for cmd, answer in (("one", ANSWER), ("two", None), ("one", ANSWER)):
        body = {"seat": 1, "answer": answer, "cmd": cmd}
        assert player.http.put(path, json=body).status_code == 200
    assert table.read(1)["view"]["prepared"] is None


def test_an_answer_that_will_not_do_is_refused_in_the_games_words(player: Client) -> None:
    table = player.new_match()
    refused = put(table, 1, {"times": 1}).json()
    assert (refused["status"], refused["detail"]) == (422, "an answer has action and times")
    assert table.read(1)["view"]["prepared"] is None


def test_only_the_owner_of_a_seat_prepares_for_it(player: Client, quick: str) -> None:
    table = player.new_match(PERSON, RANDOM_BOT)
    assert put(table, 1, ANSWER).status_code == 403
    with Client(quick) as stranger:
        assert put(Table(stranger, table.id, {}), 0, ANSWER).status_code == 403
    assert put(table, 0, ANSWER, Origin="https://evil.example").status_code == 403
    with table.live(None) as live:
        live.snap()
        prepare(live, ANSWER)
        assert live.next()["reason"] == "not-your-seat"


def test_once_over_nothing_can_be_prepared(player: Client) -> None:
    table = player.new_match(max_turns=1)
    table.play(*TURN)
    assert put(table, 1, ANSWER).json()["reason"] == "match-over"
    assert put(table, 1, None).status_code == 200


def test_a_repeated_command_is_answered_alike_and_brings_nothing_back(player: Client) -> None:
    table = player.new_match()
    with table.live(1) as live:
        v = live.snap()["v"]
        prepare(live, ANSWER, "mine")
        live.until("ack")
        prepare(live, {**ANSWER, "times": 2}, "mine")
        assert live.until("rej")[-1]["reason"] == "command-reused"
        table.play(*TURN)
        wait_for(table, 3)
        prepare(live, ANSWER, "mine")
        assert live.until("ack")[-1]["v"] == v
    assert table.read(1)["view"]["prepared"] is None


def test_what_has_been_replaced_does_not_come_back_with_a_late_repetition(player: Client) -> None:
    table = player.new_match()
    with table.live(1) as live:
        live.snap()
        later = {**ANSWER, "times": 2}
        for answer, cmd in ((ANSWER, "first"), (later, "second"), (ANSWER, "first")):
            prepare(live, answer, cmd)
            live.until("ack")
    assert table.read(1)["view"]["prepared"] == later


def test_a_command_that_names_an_action_names_no_preparation(player: Client) -> None:
    table = player.new_match()
    table.act(0, "s1", cmd="mine").raise_for_status()
    with table.live(0) as live:
        live.snap()
        prepare(live, ANSWER, "mine")
        assert live.until("rej")[-1]["reason"] == "command-reused"


# Answering


def test_when_the_seat_is_asked_it_answers_by_itself_and_what_was_prepared_lapses(
    player: Client,
) -> None:
    table = player.new_match()
    put(table, 1, ANSWER)
    with table.live(1) as live:
        live.snap()
        table.play(*TURN)
        wait_for(table, 3)
        while (snap := live.snap())["view"]["prepared"] is not None:
            pass
    assert actions(table, 1) == ["s1"] * 3
    assert (snap["view"]["state"]["to_play"], snap["view"]["walks"] != []) == (1, True)


def test_it_waits_where_it_is_no_answer_to_what_is_asked(player: Client) -> None:
    table = player.new_match()
    put(table, 1, {"action": "9@17", "times": 1})
    table.play("8@17", *["s1"] * 6)
    time.sleep(0.2)
    assert actions(table, 1) == []
    assert table.read(1)["view"]["prepared"] == {"action": "9@17", "times": 1}


def test_taken_back_in_time_it_is_not_given(player: Client) -> None:
    table = player.new_match()
    put(table, 1, ANSWER)
    put(table, 1, None)
    table.play(*TURN)
    time.sleep(0.2)
    assert actions(table, 1) == []


def test_the_last_that_was_prepared_counts(player: Client) -> None:
    table = player.new_match()
    put(table, 1, ANSWER)
    put(table, 1, {"action": "s2", "times": 1})
    table.play(*TURN)
    wait_for(table, 1)
    assert table.read(1)["view"]["prepared"] is None
    assert actions(table, 1) == ["s2"]


def test_the_match_ending_ends_what_is_prepared(player: Client) -> None:
    table = player.new_match(max_turns=1)
    put(table, 1, ANSWER)
    put(table, 0, {"action": "9@17", "times": 1})
    table.play(*TURN)
    assert table.read(1)["view"]["prepared"] is table.read(0)["view"]["prepared"] is None
