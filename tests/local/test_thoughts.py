"""Hints and chances are those of a server, hasty first, whoever holds the match."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest

import diablerie
from diablerie.analysis import SeatReview
from diablerie.analysis.hint import hint
from diablerie.bots.deliberation import concluded
from diablerie.matches import Match, Player, stops
from diablerie.matches.record import read_unvalidated
from diablerie.server.library.review import Review
from diablerie.server.library.win_probability import Chances
from tests.settings import everyday

from .device import PERSON, Device, resigned

GAMES = diablerie.games()

NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_hasty_first_and_then_the_one_that_a_server_gives(game: str) -> None:
    device = Device()
    name = device.begin(game, PERSON, PERSON)
    document = json.loads(device.server.take_changes()[name] or "")
    match = Match.from_parts(read_unvalidated(document["record"]))
    seat = match.to_play
    assert seat is not None
    asked = [device.ask("POST", f"/api/matches/{name}/hint", {"seat": seat})]
    while not asked[-1]["complete"]:
        asked.append(device.ask("POST", f"/api/matches/{name}/hint", {"seat": seat}))
    told = asked[-1]
    assert told == {
        "v": match.version,
        "complete": True,
        **json.loads(json.dumps(concluded(hint(match.state.belief(seat))))),
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_belief_that_a_server_sends_gives_the_hint_that_a_server_gives(game: str) -> None:
    match = Match.start(
        diablerie.load(game),
        [Player.person()] * diablerie.describe(game).default_seats,
        bytes(32),
        NOW,
    )
    seat = match.to_play
    assert seat is not None
    wanted = {
        "game": game,
        "seats": match.game.seats,
        "options": json.loads(json.dumps(dict(match.game.options))),
        "seat": seat,
        "v": match.version,
        "belief": match.belief_text(seat),
    }
    device = Device()
    while not (told := device.ask("POST", "/api/hint", wanted))["complete"]:
        pass
    known = concluded(hint(match.state.belief(seat)))
    assert told == {"v": match.version, "complete": True, **json.loads(json.dumps(known))}
    assert device.server.take_changes() == {}


@pytest.mark.parametrize("game", everyday(GAMES, "kill-doctor-lucky"))
def test_chances_of_moves_are_told_soon_and_then_with_more_certainty(game: str) -> None:
    device = Device()
    name = device.begin(game, *[PERSON] * diablerie.describe(game).default_seats)
    path = f"/api/matches/{name}"
    view = device.ask("GET", path)["view"]
    seat = view["state"]["to_play"]
    own = device.ask("GET", f"{path}?seat={seat}")["view"]
    lines = [[action] for action in own["state"]["legal"]]
    wanted = {"seat": seat, "lines": lines}
    asked = [device.ask("POST", f"{path}/moves", wanted)]
    while not asked[-1]["complete"]:
        asked.append(device.ask("POST", f"{path}/moves", wanted))
    widths = [told["chances"][0]["high"] - told["chances"][0]["low"] for told in asked]
    assert widths[-1] <= widths[0]
    assert widths[-1] < 0.11
    assert all(len(told["chances"]) == len(lines) for told in asked)
    record = json.loads(device.server.take_changes()[name] or "")["record"]
    match = Match.from_parts(read_unvalidated(record))
    believed = {
        "game": game,
        "seats": match.game.seats,
        "options": record["options"],
        "v": match.version,
        "belief": match.belief_text(seat),
    }
    elsewhere = Device()
    while not (told := elsewhere.ask("POST", "/api/moves", {**wanted, **believed}))["complete"]:
        pass
    assert told == asked[-1]
    wrongs: list[object] = [[], [[]], [["no"]], ["soul"], 3]
    for wrong in wrongs:
        device.ask("POST", f"{path}/moves", {**wanted, "lines": wrong}, 422)


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"belief": "%"}, 422),
        ({"belief": "AAAA"}, 422),
        ({"seat": 2}, 422),
        ({"seat": 1}, 409),
        ({"options": 3}, 422),
        ({"more": 3}, 422),
    ],
)
def test_what_is_no_belief_is_refused(change: dict[str, Any], status: int) -> None:
    game = diablerie.load("doctor-faust", first_player=0)
    match = Match.start(game, [Player.person()] * 2, bytes(32), NOW)
    wanted = {"game": "doctor-faust", "seats": 2, "options": {"first_player": 0}, "seat": 0, "v": 1}
    device = Device()
    device.ask("POST", "/api/hint", {**wanted, "belief": match.belief_text(0), **change}, status)


@pytest.mark.parametrize("game", GAMES)
def test_chances_are_worked_out_while_nothing_else_is_to_be_done(game: str) -> None:
    device, name = resigned(game, turns=2)
    first = Chances.model_validate(device.ask("GET", f"/api/matches/{name}/chances"))
    assert not first.complete
    device.play_bots()
    last = Chances.model_validate(device.ask("GET", f"/api/matches/{name}/chances"))
    assert last.complete
    assert len(last.moments) == last.of


@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_that_of_a_server(game: str) -> None:
    device, name = resigned(game, turns=7)
    asked = [device.ask("GET", f"/api/matches/{name}/review?seat=0")]
    assert Review.model_validate(asked[0]).done == 0
    while device.server.wait() is not None:
        device.server.work()
    told = device.ask("GET", f"/api/matches/{name}/review?seat=0")
    assert Review.model_validate(told).complete
    document = json.loads(device.server.take_changes()[name] or "")
    match = Match.from_parts(read_unvalidated(document["record"]))
    review = SeatReview(match, 0)
    review.begin(list(stops(match)))
    while not review.complete:
        review.consider()
    assert told == json.loads(json.dumps(review.document()))
    assert told["of"] > 0
    part = device.ask("GET", f"/api/matches/{name}/review?seat=0&after=1")
    assert part["decisions"] == told["decisions"][1:]
    device.ask("GET", f"/api/matches/{name}/review", status=422)
