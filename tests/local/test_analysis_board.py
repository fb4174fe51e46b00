"""Analysis boards of the local server: set up, walked through, advised by what a seat may know, refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import diablerie
from diablerie.local import server as local_server
from tests.settings import usual_length

from .device import PERSON, Device, resigned

GAMES = diablerie.games()

Setup = dict[str, Any]


def deal(game: str) -> Setup:
    """What sets up the deal of a game."""
    seats = diablerie.describe(game).default_seats
    return {"game": game, "seats": seats, "options": {}, "position": None}


def amid(game: str, acts: int) -> int:
    """So many acts, or about half of a game that is over before."""
    return min(acts, usual_length(game, diablerie.describe(game).default_seats) // 2)


def set_up(device: Device, setup: Setup, *acts: list[str], status: int = 200) -> Any:
    """A board, or why there is none."""
    members = ("game", "seats", "options", "position")
    wanted = {name: setup[name] for name in members} | {"acts": list(acts)}
    return device.ask("POST", "/api/analysis", wanted, status)


def legal(device: Device, board: Any, seat: int) -> list[str]:
    """What a seat may do at the end of a board."""
    path = f"/api/matches/{board['id']}/replay?seat={seat}&after={board['last'] - 1}"
    found: list[str] = device.ask("GET", path)["versions"][-1]["view"]["state"]["legal"]
    return found


def played(device: Device, setup: Setup, acts: int, seed: int = 1) -> Any:
    """A board on which so many acts have been done by chance."""
    chance, done = Random(seed), list[list[str]]()
    board = set_up(device, setup)
    while len(done) < acts and board["to_play"] is not None:
        done.append([chance.choice(legal(device, board, board["to_play"]))])
        board = set_up(device, setup, *done)
        assert board["acts"] == done
        assert board["stopped"] is None
    return board


def other_worlds(board: Any) -> list[Setup]:
    """Other positions that the seat to move at the end of a board holds possible."""
    made = diablerie.make(board["game"], board["seats"], board["options"])
    belief = made.position(board["position"], b"\1" * 32).belief(board["to_play"])
    worlds = [belief.sample(number).position() for number in range(20)]
    return [world for world in worlds if world != board["position"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_played_by_one_for_all_and_leads_to_the_same_again(game: str) -> None:
    device = Device()
    board = played(device, deal(game), amid(game, 12))
    again = Device()
    same = set_up(again, deal(game), *board["acts"])
    assert same == board
    # From where it has led it goes on alike.
    onward = set_up(again, board)
    assert onward["position"] == board["position"]
    assert onward["to_play"] == board["to_play"]
    seat = board["to_play"]
    assert legal(again, onward, seat) == legal(device, board, seat)
    # Nothing of it is kept.
    assert device.server.take_changes() == {}
    assert device.ask("GET", "/api/me/matches")["matches"] == []


@pytest.mark.parametrize("game", GAMES)
def test_positions_of_a_match_that_is_over_are_set_up(game: str) -> None:
    device, name = resigned(game)
    path = f"/api/matches/{name}"
    versions = device.ask("GET", f"{path}/replay?revealed=true")["versions"]
    running = [step for step in versions if step["view"]["state"]["outcome"] is None]
    then = running[:3][-1]
    setup = device.ask("GET", f"{path}/position?v={then['v']}")
    board = set_up(device, setup)
    shown = device.ask("GET", f"/api/matches/{board['id']}/replay?revealed=true")["versions"][-1]
    assert shown["view"]["state"] == then["view"]["state"]
    asked = {"v": board["last"], "seat": board["to_play"]}
    onward = device.ask("POST", f"/api/matches/{board['id']}/play-on", asked, 201)["id"]
    assert device.line(onward, board["to_play"]).legal


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_that_of_who_cannot_see_the_rest(game: str) -> None:
    device = Device()
    acts = amid(game, 25)
    boards = (played(device, deal(game), acts + later, seed=3) for later in range(3))
    # There are seats that know everything.
    board, others = next((each, found) for each in boards if (found := other_worlds(each)))
    seat = board["to_play"]
    told = []
    for position in (board["position"], *others[:2]):
        alike = set_up(device, {**board, "position": position})
        path = f"/api/matches/{alike['id']}/hint"
        hint = device.ask("POST", path, {"seat": seat})
        while not hint["complete"]:
            hint = device.ask("POST", path, {"seat": seat})
        told.append({name: said for name, said in hint.items() if name != "v"})
    assert all(each == told[0] for each in told)


def test_what_cannot_be_done_ends_the_line_with_its_rule() -> None:
    device, setup = Device(), deal("doctor-faust")
    board = set_up(device, setup, ["s1"], ["9@31"], ["s1"])
    assert board["acts"] == [["s1"]]
    assert board["stopped"]["clause"] == "DF-08"
    # What is done as one ends where the turn does.
    board = set_up(device, setup, ["s1"] * 9)
    assert board["acts"] == [["s1"] * 7]
    assert board["stopped"]["reason"] == "turn-over"


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"laid": [{"space": 3, "seat": 0, "value": 2}] * 2}, "DF-16"),
        ({"points": 0}, "DF-08"),
        ({"pile": [4, 3]}, "DF-05"),
        ({"ghosts": 1}, "ghosts"),
        ({"outcome": {"reason": "resigned", "winner": 1}}, "outcome"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_clause(
    position: dict[str, Any], said: str
) -> None:
    problem = set_up(Device(), {**deal("doctor-faust"), "position": position}, status=422)
    assert problem["param"] == "position"
    assert said in problem["detail"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": 9},
        {"options": []},
        {"position": "start"},
        {"acts": [[]]},
        {"acts": "s1"},
        {"seed": "00"},
    ],
)
def test_what_is_no_board_is_refused(wrong: dict[str, Any]) -> None:
    wanted = {**deal("doctor-faust"), "acts": [], **wrong}
    problem = Device().ask("POST", "/api/analysis", wanted, 422)
    assert problem["detail"]


def test_a_match_that_runs_shows_no_position_and_boards_that_are_old_go() -> None:
    device = Device()
    name = device.begin("doctor-faust", PERSON, PERSON)
    device.ask("GET", f"/api/matches/{name}/position?v=1", status=409)
    first = set_up(device, deal("doctor-faust"))
    for number in range(local_server.MOST_BOARDS):
        set_up(device, deal("doctor-faust"), *[["s1"]] * (number + 1))
    device.ask("GET", f"/api/matches/{first['id']}/replay", status=404)
    assert device.ask("GET", f"/api/matches/{name}/room")
