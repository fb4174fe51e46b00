"""The WebSocket of a match: what comes in which order, for whom, and what is refused."""

from __future__ import annotations

import itertools
import json
import threading
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from diablerie.server.protocol.down import DOWN

from ..clients import Client, Frame, Live, frames, fresh_cmd


def versions(of: list[Frame]) -> list[int]:
    return [frame["v"] for frame in frames("ev", of)]


def test_a_viewer_gets_all_events_and_then_the_position(client: Client) -> None:
    table = client.new_match()
    table.play("soul", "8@3")
    with table.live(0) as live:
        *events, snap = live.until("snap")
    assert versions(events) == list(range(1, snap["v"] + 1))
    assert {"v": snap["v"], "view": snap["view"]} == table.read(0)


def test_a_viewer_who_resumes_gets_only_what_he_missed(client: Client) -> None:
    table = client.new_match()
    seen = table.read(0)["v"]
    table.play("soul", "soul")
    with table.live(0, after=seen) as live:
        assert versions(live.until("snap")) == [seen + 1, seen + 2]


def test_resuming_after_a_version_that_never_was_gives_the_present(client: Client) -> None:
    table = client.new_match()
    with table.live(0, after=10_000) as live:
        (snap,) = live.until("snap")
    assert snap["v"] == table.read(0)["v"]


def test_what_does_not_change_comes_once_after_each_resume(client: Client) -> None:
    table = client.new_match(game="kill-doctor-lucky", first_player=0)
    match = table.read(0)["view"]["match"]
    assert match["board"]
    with table.live(0) as live:
        assert live.snap()["view"]["match"] == match
        table.play("end")
        assert live.until("snap")[-1]["view"]["match"] is None
        live.send(type="resume", after=0)
        assert live.until("snap")[-1]["view"]["match"] == match


def test_what_does_not_change_comes_again_when_it_has(client: Client) -> None:
    table = client.new_match()
    with table.live(0) as live:
        assert live.snap()["view"]["match"]["seed"] is None
        live.send(type="do", cmd="r", deed="resign")
        match = live.until("snap")[-1]["view"]["match"]
    assert match["seed"] == table.record()["seed"]
    assert match["board"] is None


def test_nothing_is_sent_before_the_first_resume(client: Client) -> None:
    table = client.new_match()
    with table.live(0, after=None) as live:
        table.play("soul")
        with pytest.raises(TimeoutError):
            live.socket.recv(timeout=0.1)


def test_messages_are_numbered_and_those_that_answer_a_resume_say_so(client: Client) -> None:
    table = client.new_match()
    with table.live(0) as live:
        v = live.snap()["v"]
        live.act("soul", expect=v)
        live.snap(v + 1)
        live.send(type="resume", after=0)
        live.snap(v + 1)
    assert [head["anew"] for head in live.heads] == [True, False, True]


@pytest.mark.parametrize("seat", [0, None])
def test_a_ping_is_answered_by_a_head_alone(client: Client, seat: int | None) -> None:
    table = client.new_match()
    with table.live(seat) as live:
        live.snap()
        assert live.ping() == {"type": "head", "n": 2, "anew": False}


def test_a_ping_is_answered_before_the_first_resume_and_takes_its_place_for_nothing(
    client: Client,
) -> None:
    table = client.new_match()
    with table.live(0, after=None) as live:
        assert live.ping() == {"type": "head", "n": 1, "anew": False}
        table.play("soul")
        assert live.ping() == {"type": "head", "n": 2, "anew": False}


def test_an_action_is_acknowledged_then_told_then_shown(client: Client) -> None:
    table = client.new_match()
    with table.live(0) as live:
        v = live.snap()["v"]
        cmd = live.act("soul", expect=v)
        ack, event, snap = live.until("snap")
    assert ack == {"type": "ack", "cmd": cmd, "v": v + 1, "done": 1, "stopped": None}
    assert (event["type"], event["v"], event["event"]["kind"]) == ("ev", v + 1, "soul-step")
    assert snap["v"] == v + 1


def test_other_viewers_are_told_without_asking(client: Client, stranger: Client) -> None:
    table = client.new_match()
    with table.live(0) as actor, table.live(1) as other, table.live(None) as spectator:
        v, *_ = [live.snap()["v"] for live in (actor, other, spectator)]
        actor.act("soul", expect=v)
        for live in (other, spectator):
            assert [frame["type"] for frame in live.until("snap")] == ["ev", "snap"]


def test_a_repeated_command_gets_its_first_ack_again_and_happens_once(client: Client) -> None:
    table = client.new_match()
    with table.live(0) as live:
        v = live.snap()["v"]
        cmd = live.act("soul", expect=v)
        first = live.until("snap")[0]
        live.act("soul", expect=v, cmd=cmd)
        assert live.next() == first
    assert table.read(0)["v"] == v + 1


def test_a_command_name_cannot_be_used_for_something_else(client: Client) -> None:
    table = client.new_match()
    with table.live(0) as live:
        v = live.snap()["v"]
        cmd = live.act("soul", expect=v)
        live.snap()
        live.act("s1", expect=v + 1, cmd=cmd)
        assert live.next()["reason"] == "command-reused"


def test_an_action_upon_an_old_version_is_refused_as_stale(client: Client) -> None:
    table = client.new_match()
    with table.live(0) as live:
        v = live.snap()["v"]
        table.play("soul")
        live.snap(v + 1)
        live.act("soul", expect=v)
        rej = live.next()
    assert (rej["type"], rej["reason"], rej["params"]) == (
        "rej",
        "stale",
        {"expect": v, "v": v + 1},
    )


def test_an_illegal_action_is_refused_with_clause_reason_and_what_is_legal(client: Client) -> None:
    table = client.new_match()
    table.play("8@17")
    with table.live(0) as live:
        snap = live.snap()
        cmd = live.act("7@18", expect=snap["v"])
        rej = live.next()
    assert (rej["type"], rej["cmd"], rej["clause"]) == ("rej", cmd, "DF-16")
    assert rej["reason"].startswith("doctor-faust-refusal-16")
    assert rej["message"]
    assert rej["legal"] == snap["view"]["state"]["legal"]


def test_a_seat_that_is_not_to_move_is_refused_without_a_hint(client: Client) -> None:
    table = client.new_match()
    with table.live(1) as live:
        live.act("soul", expect=live.snap()["v"])
        rej = live.next()
    assert (rej["reason"], rej["legal"]) == ("not-your-turn", [])


def test_a_spectator_cannot_act(client: Client) -> None:
    table = client.new_match()
    with table.live(None) as live:
        live.act("soul", expect=live.snap()["v"])
        assert live.next()["reason"] == "not-your-seat"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        "{}",
        '{"type": "snap"}',
        '{"type": "resume"}',
        '{"type": "resume", "after": -1}',
        '{"type": "resume", "after": "0"}',
        '{"type": "resume", "after": 1e400}',
        '{"type": "resume", "after": 0, "more": 1}',
        '{"type": "act", "cmd": "c", "expect": 1}',
        '{"type": "act", "cmd": "", "expect": 1, "action": "soul"}',
        '{"type": "act", "cmd": 7, "expect": 1, "action": "soul"}',
        '{"type": "act", "cmd": "c", "expect": true, "action": "soul"}',
        json.dumps({"type": "act", "cmd": "c", "expect": 1, "action": "s" * 1000}),
        json.dumps({"type": "act", "cmd": "\ud800", "expect": 1, "action": "s1"}),
        "[" * 60_000,
        b"\xff\xfe",
    ],
)
def test_what_is_no_frame_is_refused_and_the_connection_goes_on(
    client: Client, text: str | bytes
) -> None:
    table = client.new_match()
    with table.live(0) as live:
        v = live.snap()["v"]
        live.socket.send(text)
        rej = live.next()
        # What names itself can be told by that, whatever else is wrong with it.
        cmd = "c" if '"cmd": "c"' in str(text) else None
        assert (rej["type"], rej["cmd"], rej["reason"]) == ("rej", cmd, "malformed")
        live.act("soul", expect=v)
        assert live.next()["type"] == "ack"


def test_a_frame_may_come_as_bytes(client: Client) -> None:
    with client.new_match().live(0, after=None) as live:
        live.socket.send(b'{"type": "resume", "after": 0}')
        assert live.snap()


def test_a_frame_larger_than_the_limit_ends_the_connection(client: Client) -> None:
    with client.new_match().live(0) as live:
        live.snap()
        live.socket.send("x" * (64 * 1024 + 1))
        with pytest.raises(ConnectionClosed) as caught:
            live.next()
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009


def test_every_frame_is_one_of_the_published_types(client: Client) -> None:
    table = client.new_match()
    with table.live(0) as live:
        v = live.snap()["v"]
        live.act("soul", expect=v)
        live.snap()
        live.act("fly", expect=v + 1)
        live.next()
        for text in live.texts:
            DOWN.validate_json(text)


def test_of_two_who_act_at_once_exactly_one_succeeds(client: Client) -> None:
    table = client.new_match()
    answers: list[Frame] = []

    def act(live: Live, action: str, v: int, ready: threading.Barrier) -> None:
        ready.wait()
        live.act(action, expect=v)
        answers.append(next(f for f in iter(live.next, None) if f["type"] in ("ack", "rej")))

    with table.live(0) as one, table.live(0) as two:
        for _ in range(20):
            position = table.read(0)
            mover = position["view"]["state"]["to_play"]
            if mover != 0:
                table.play("soul")
                continue
            ready, v = threading.Barrier(2), position["v"]
            threads = [
                threading.Thread(target=act, args=(live, action, v, ready))
                for live, action in ((one, "s1"), (two, "s2"))
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            pair = sorted(answers[-2:], key=lambda frame: str(frame["type"]))
            assert [frame["type"] for frame in pair] == ["ack", "rej"]
            assert pair[1]["reason"] in ("stale", "not-your-turn")


def test_a_viewer_who_does_not_read_holds_up_nobody_and_misses_nothing(client: Client) -> None:
    table = client.new_match()
    table.play(*["s1"] * 40)
    with table.live(1) as sleeper:
        for _ in range(2_000):
            sleeper.send(type="resume", after=0)
        table.play(*["s1"] * 20)
        last = table.read(1)["v"]
        seen = [0]
        while seen[-1] < last:
            seen = [*seen, *versions(sleeper.until("snap"))]
    assert all(b in (a + 1, 1) for a, b in itertools.pairwise(seen))


def test_who_sends_and_never_reads_is_not_listened_to_for_ever(client: Client) -> None:
    table = client.new_match()
    with table.live(0) as flood:
        flood.snap()
        for _ in range(200):
            flood.send(type="act", cmd=fresh_cmd(), expect=0, action="soul")
        table.play("soul")
        assert len(frames("rej", [flood.next() for _ in range(200)])) > 0


def refused(client: Client, path: str, seat: int | None = None, **headers: str) -> dict[str, Any]:
    with pytest.raises(InvalidStatus) as caught, client.connect(path, seat, **headers):
        pass
    response = caught.value.response
    assert response.headers["Content-Type"] == "application/problem+json"
    problem: dict[str, Any] = json.loads(response.body or b"")
    assert problem["status"] == response.status_code
    return problem


def test_who_may_not_look_is_told_why_before_anything_is_opened(
    client: Client, stranger: Client
) -> None:
    path = (
        f"{client.new_match(*({'kind': 'person'}, {'kind': 'bot', 'level': 'random'})).path}/live"
    )
    assert refused(client, "/api/matches/none/live")["status"] == 404
    assert refused(client, path, seat=1)["status"] == 403
    assert refused(client, path, seat=2)["allowed"] == [0, 1]
    assert refused(stranger, path, seat=0)["status"] == 403
    assert refused(client, path, seat=0, Authorization="Bearer nobody")["status"] == 401


def test_pages_of_other_sites_cannot_open_a_socket(client: Client) -> None:
    path = f"{client.new_match().path}/live"
    assert refused(client, path, 0, Origin="https://evil.example")["reason"] == "other-origin"
    assert refused(client, path, 0, Origin="null")["reason"] == "other-origin"
    with client.connect(path, 0, Origin=client.address):
        pass


def test_a_program_is_known_by_its_token(address: str) -> None:
    with Client(address) as program:
        token = program.http.post("/api/guests").json()["token"]
        program.http.headers["Authorization"] = f"Bearer {token}"
        table = program.new_match()
        assert not program.http.cookies
        with program.connect(f"{table.path}/live", 0, Authorization=f"Bearer {token}") as socket:
            assert socket.protocol.state.name == "OPEN"
