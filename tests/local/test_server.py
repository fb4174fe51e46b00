"""The local server is one like any other: the same documents, frames, refusals and hints; nothing is lost."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import diablerie
from diablerie.local import LocalServer, request
from diablerie.matches import Match, verify
from diablerie.server.api import problem_details
from diablerie.server.api.routes.catalogue import ComponentsSeen, GameSeen, Status
from diablerie.server.api.routes.lobby import OwnSeen
from diablerie.server.api.routes.matches import Begun, Position
from diablerie.server.library.replay import Replay
from diablerie.server.protocol.documents import RoomSeen
from diablerie.server.protocol.down import Ack, Ev, Rej, Room, Snap

from .device import BOT, PERSON, Device, resigned

GAMES = diablerie.games()


NOTHING = {"at": "2026-01-01T00:00:00Z", "seat": 0, "action": "no"}
"""Of a record: an action that there is not."""


def seats(game: str) -> list[dict[str, str]]:
    """A person, and as many bots as usually play with one."""
    return [PERSON, *[BOT] * (diablerie.describe(game).default_seats - 1)]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_kept_and_its_record_is_honest(game: str) -> None:
    device, name = resigned(game)
    record = device.ask("GET", f"/api/matches/{name}/record")
    assert verify(record).is_honest
    assert Match.from_record(record).is_over
    again = device.again()
    assert again.ask("GET", f"/api/matches/{name}/record") == record
    shown = Replay.model_validate(device.ask("GET", f"/api/matches/{name}/replay?after=0"))
    assert shown.last == Match.from_record(record).version
    listed = OwnSeen.model_validate(again.ask("GET", "/api/me/matches?status=over"))
    assert [each.id for each in listed.matches] == [name]


@pytest.mark.parametrize("game", GAMES)
def test_documents_are_those_of_the_api(game: str) -> None:
    device = Device()
    wanted = {"game": game, "seats": seats(game), "contributes": True}
    begun = Begun.model_validate(device.ask("POST", "/api/matches", wanted, 201))
    path = f"/api/matches/{begun.id}"
    for seat in ("", "?seat=0"):
        Position.model_validate(device.ask("GET", path + seat))
    RoomSeen.model_validate(device.ask("GET", f"{path}/room"))
    GameSeen.model_validate(device.ask("GET", "/api/games")[0])
    ComponentsSeen.model_validate(device.ask("GET", f"/api/games/{game}/components"))
    Status.model_validate(device.ask("GET", "/api/status"))
    assert device.ask("GET", f"{path}/messages") == {"messages": []}


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_goes_on_where_they_were(game: str) -> None:
    device = Device()
    name = device.begin(game, PERSON, PERSON)
    both = [device.line(name, seat) for seat in (0, 1)]
    for _ in range(6):
        for line in both:
            line.play(Random(game), 1)
        for line in both:
            line.take()
    again = device.again()
    for seat, line in enumerate(both):
        # What the match is, is told with the first view alone.
        assert {**again.line(name, seat).view, "match": None} == {**line.view, "match": None}
    assert again.server.take_changes() == {}


def test_what_was_done_as_one_is_taken_back_as_one_and_after_a_reload_as_well() -> None:
    for reload in (False, True):
        device = Device()
        name = device.begin("doctor-faust", PERSON, PERSON, first_player=0)
        line = device.line(name, 0)
        walk = next(walk for walk in line.view["walks"] if len(walk["actions"]) > 1)
        before = line.view["state"]
        assert isinstance(line.act(*walk["actions"]), Ack)
        if reload:
            device = device.again()
            line = device.line(name, 0)
        assert isinstance(line.do("take-back", expect=line.v), Ack)
        assert line.view["state"] == before


def test_a_command_that_comes_again_is_done_once_and_after_a_reload_as_well() -> None:
    device = Device()
    name = device.begin("doctor-faust", PERSON, PERSON, first_player=0)
    line = device.line(name, 0)
    first = line.act("soul", cmd="mine")
    again = device.again().line(name, 0)
    for later in (line, again):
        assert (
            later.act("soul", cmd="mine", expect=first.v - 1 if isinstance(first, Ack) else 0)
            == first
        )
    other = line.act("s1", cmd="mine")
    assert isinstance(other, Rej)
    assert other.reason == "command-reused"


def test_what_the_rules_forbid_is_refused_with_its_clause_and_changes_nothing() -> None:
    device = Device()
    name = device.begin("doctor-faust", PERSON, PERSON, first_player=0)
    line = device.line(name, 0)
    v = line.v
    told = line.act("pyramid")
    assert isinstance(told, Rej)
    assert told.clause is not None
    assert told.legal == line.legal
    stale = line.act("soul", expect=v - 1)
    assert isinstance(stale, Rej)
    assert stale.reason == "stale"
    assert isinstance(device.line(name, 1).act("soul"), Rej)
    assert isinstance(device.line(name, None).act("soul"), Rej)
    assert line.v == v


@pytest.mark.parametrize(
    ("frame", "where"),
    [
        ("{", "frame"),
        ("[]", "frame"),
        ('{"type": "dance"}', "type"),
        ('{"type": "act", "cmd": "a", "expect": -1, "action": "x"}', "expect"),
        ('{"type": "act", "cmd": "a", "expect": 1}', "action"),
        ('{"type": "act", "cmd": "a", "expect": 1, "actions": []}', "actions"),
        ('{"type": "act", "cmd": "a", "expect": 1, "actions": [3]}', "actions"),
        ('{"type": "act", "cmd": "", "expect": 1, "action": "x"}', "cmd"),
        ('{"type": "resume", "after": "x"}', "after"),
        ('{"type": "prepare", "cmd": "a", "answer": 3}', "answer"),
        ('{"type": "do", "cmd": "a", "deed": "dance"}', "deed"),
        ('{"type": "ping", "more": 1}', "more"),
    ],
)
def test_what_is_no_frame_is_refused_and_says_where(frame: str, where: str) -> None:
    device = Device()
    line = device.line(device.begin("teufel-teufel", PERSON, BOT))
    device.server.send(line._number, frame)
    (told,) = [each for each in line.take() if isinstance(each, Rej)]
    assert told.message.startswith(f"{where}: ")


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"game": "chess"}, 422, "not-allowed"),
        ({"seats": [PERSON]}, 422, "not-allowed"),
        ({"seats": [PERSON, {"kind": "open"}]}, 409, "not-here"),
        ({"seats": [PERSON, {"kind": "bot", "level": "god"}]}, 422, "not-allowed"),
        ({"clock": {"kind": "bank", "seconds": 60, "increment": 0}}, 409, "not-here"),
        ({"public": True}, 409, "not-here"),
        ({"options": {"colour": 1}}, 422, "not-allowed"),
        ({"names": ["A"]}, 422, "not-allowed"),
        ({"colour": 1}, 422, "malformed"),
    ],
)
def test_a_match_that_cannot_be_is_refused(
    change: dict[str, Any], status: int, reason: str
) -> None:
    wanted = {"game": "doctor-faust", "seats": [PERSON, BOT], **change}
    told = Device().ask("POST", "/api/matches", wanted, status)
    assert told["reason"] == reason
    assert told["type"] == f"urn:diablerie:problem:{reason}"


def test_what_is_not_there_says_so() -> None:
    device = Device()
    for method, path in (("GET", "/api/matches/~x"), ("GET", "/api/nothing"), ("PUT", "/x")):
        assert device.ask(method, path, status=404)["reason"] in ("no-such-match", "no-such-path")
    with pytest.raises(LookupError, match="no match"):
        device.server.open("~x", 0)
    name = device.begin("doctor-faust", PERSON, BOT)
    with pytest.raises(LookupError, match="seat 1 is not yours"):
        device.server.open(name, 1)
    assert device.ask("GET", f"/api/matches/{name}?seat=1", status=403)["reason"] == "not-your-seat"
    assert device.ask("GET", f"/api/matches/{name}/replay", status=409)["reason"] == "not-over"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_can_be_looked_at_and_is_not_kept(game: str) -> None:
    device, name = resigned(game, turns=2)
    record = device.ask("GET", f"/api/matches/{name}/record")
    other = Device()
    shown = other.ask("POST", "/api/records", record, 201)["id"]
    assert other.ask("POST", "/api/records", record, 201)["id"] == shown
    assert other.ask("GET", f"/api/matches/{shown}/record") == record
    other.ask("GET", f"/api/matches/{shown}/chances")
    other.play_bots()
    assert other.ask("GET", f"/api/matches/{shown}/chances")["complete"]
    assert other.server.take_changes() == {}
    assert other.ask("GET", "/api/me/matches") == {"matches": [], "next": None}
    wrong = {**record, "seed": "00" * 32, "game": "chess"}
    assert other.ask("POST", "/api/records", wrong, 422)["reason"] == "dishonest"


def test_bots_act_where_somebody_looks_and_in_their_pace() -> None:
    device = Device()
    name = device.begin("doctor-faust", PERSON, BOT, first_player=1)
    assert device.server.wait() is None
    # However long this machine takes for a moment, it is shorter.
    device.ask("PUT", f"/api/matches/{name}/bot-pace", {"seconds": 10}, 204)
    line = device.line(name)
    assert line.room["bot_pace"] == 10
    assert device.server.wait() == 0.0
    device.server.work()
    wait = device.server.wait()
    assert wait is not None
    assert 0 < wait <= 10
    for seconds in (-1, 11, "x", True):
        device.ask("PUT", f"/api/matches/{name}/bot-pace", {"seconds": seconds}, 422)


def test_an_answer_prepared_is_given_and_kept() -> None:
    device = Device()
    name = device.begin("kill-doctor-lucky", PERSON, PERSON, BOT)
    line = device.line(name, 0)
    answer = {"values": 0}
    told = line.send(type="prepare", cmd="p", answer=answer)
    assert any(isinstance(frame, Ack | Rej) for frame in told)
    prepared = line.view["prepared"]
    assert device.again().line(name, 0).view["prepared"] == prepared


def test_a_rematch_is_the_same_for_who_asks_twice_and_a_match_is_forgotten_for_good() -> None:
    device, name = resigned("teufel-teufel", turns=1)
    following = device.ask("POST", f"/api/matches/{name}/rematch", {})
    assert device.ask("POST", f"/api/matches/{name}/rematch", {}) == following
    assert device.ask("GET", f"/api/matches/{name}/room")["rematch"] == following["id"]
    device.server.take_changes()
    device.ask("DELETE", f"/api/matches/{name}", status=204)
    assert device.server.take_changes() == {name: None}
    device.ask("GET", f"/api/matches/{name}", status=404)


def test_what_cannot_be_read_back_says_so() -> None:
    device = Device()
    name = device.begin("doctor-faust", PERSON, BOT)
    good = json.loads(device.server.take_changes()[name] or "")
    wrong = [
        "{",
        "[]",
        json.dumps({**good, "format": "x"}),
        json.dumps({key: value for key, value in good.items() if key != "record"}),
        json.dumps({**good, "record": {**good["record"], "game": "chess"}}),
        json.dumps(
            {
                **good,
                "record": {
                    **good["record"],
                    "actions": [{"at": "2026-01-01T00:00:00Z", "seat": 0, "action": "no"}],
                },
            }
        ),
    ]
    for text in wrong:
        with pytest.raises(ValueError, match=r"\w"):
            LocalServer().load(text)


@pytest.mark.parametrize("game", diablerie.built_in_games())
def test_every_lesson_can_be_tried(game: str) -> None:
    device = Device()
    step = diablerie.lessons.lesson(game).steps[0]
    path = f"/api/lessons/{game}/{step.name}/tries"
    assert device.ask("POST", path, {"actions": list(step.solution)})["standing"] == "met"
    assert device.ask("POST", path, {"actions": ["no"]}, 422)["legal"]
    device.ask("POST", f"/api/lessons/{game}/nothing/tries", {"actions": []}, 404)


@pytest.mark.parametrize("game", diablerie.built_in_games())
def test_every_puzzle_can_be_tried(game: str) -> None:
    device = Device()
    puzzle = next(each for each in diablerie.puzzles.puzzles(game) if each.kind == "move")
    path = f"/api/puzzles/{game}/{puzzle.number}/tries"
    assert device.ask("POST", path, {"actions": list(puzzle.solution)})["standing"] == "met"
    device.ask("POST", f"/api/puzzles/{game}/999/tries", {"actions": []}, 404)
    device.ask("POST", f"/api/puzzles/{game}/one/tries", {"actions": []}, 404)


def test_events_come_once_and_without_a_gap() -> None:
    device = Device()
    name = device.begin("teufel-teufel", PERSON, BOT)
    device.ask("PUT", f"/api/matches/{name}/bot-pace", {"seconds": 0}, 204)
    line = device.line(name)
    line.play(Random(1), 5)
    numbers = [frame.v for frame in line.frames if isinstance(frame, Ev)]
    assert numbers == list(range(1, numbers[-1] + 1))
    assert sum(isinstance(frame, Room) for frame in line.frames) == 1
    snaps = [frame for frame in line.frames if isinstance(frame, Snap)]
    assert snaps[0].view.match is not None
    assert all(snap.view.match is None for snap in snaps[1:])


def test_errors_have_the_status_codes_of_a_server() -> None:
    assert request.STATUS == problem_details.STATUS


@pytest.mark.parametrize(
    "other",
    [{"rules_version": "99"}, {"format": "diablerie-match-99"}, {"package_version": "99"}],
    ids=lambda other: next(iter(other)),
)
def test_what_was_played_by_other_rules_is_not_gone_on_with(other: dict[str, str]) -> None:
    device = Device()
    name = device.begin("doctor-faust", PERSON, PERSON)
    kept = json.loads(device.server.take_changes()[name] or "")
    kept["record"].update(other)
    document = json.dumps(kept)
    server = LocalServer()
    if "package_version" in other:
        # The rules are the same, whatever else is newer.
        assert server.load(document) == name
        return
    with pytest.raises(ValueError, match="99"):
        server.load(document)
    assert server.answer("GET", f"/api/matches/{name}").status == 404
    assert server.take_changes() == {}


@pytest.mark.parametrize("game", diablerie.games())
def test_one_plays_on_from_a_position_of_a_match_that_is_over(game: str) -> None:
    device, name = resigned(game)
    versions = device.ask("GET", f"/api/matches/{name}/replay?seat=0")["versions"]
    running = [step for step in versions if step["view"]["state"]["outcome"] is None]
    then = running[:3][-1]
    asked = {"v": then["v"], "seat": 0}
    onward = device.ask("POST", f"/api/matches/{name}/play-on", asked, 201)["id"]
    line = device.line(onward)
    assert line.view["state"] == {**then["view"]["state"], "legal": line.legal}
    assert [seat["kind"] for seat in line.view["match"]["seats"]][:2] == ["person", "bot"]
    device.play_bots()
    line.take()
    line.play(Random(4), 3)
    # It is kept, and goes on when the page has been loaded anew.
    again = device.again()
    assert again.line(onward).view["state"] == device.line(onward).view["state"]


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"v": 1}, 422),
        ({"v": 0, "seat": 0}, 422),
        ({"v": 100_000, "seat": 0}, 422),
        ({"v": 1, "seat": 2}, 422),
        ({"v": 1, "seat": 0, "level": "imp"}, 422),
    ],
)
def test_what_is_no_position_to_play_on_from_is_refused(asked: dict[str, Any], status: int) -> None:
    device, name = resigned("doctor-faust")
    device.ask("POST", f"/api/matches/{name}/play-on", asked, status)


def test_nobody_plays_on_from_a_match_that_runs_or_where_it_was_over() -> None:
    device = Device()
    name = device.begin("doctor-faust", PERSON, PERSON)
    asked = {"v": 1, "seat": 0}
    device.ask("POST", f"/api/matches/{name}/play-on", asked, 409)
    device, name = resigned("doctor-faust")
    last = device.ask("GET", f"/api/matches/{name}/replay")["last"]
    state = device.ask("GET", f"/api/matches/{name}/replay?revealed=true&after={last - 1}")
    assert state["versions"][-1]["view"]["state"]["outcome"] is None
    device.ask("POST", f"/api/matches/{name}/play-on", {"v": last, "seat": 0}, 201)
