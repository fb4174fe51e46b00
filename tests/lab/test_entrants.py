"""Anybody in the arena: all kinds in one run, the same wherever it is played; who does wrong forfeits."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import diablerie
from diablerie import Game
from diablerie.entrants import TimeControl
from diablerie.lab import Journal, OtherRun, Played, Report, Schedule, here, hold, in_processes
from tests.entrants.addresses import first_legal, served
from tests.entrants.policies import BY_TENSOR, DRAWN, linear_model
from tests.entrants.programs import ENTERS, FIRST_LEGAL, named
from tests.node import node_command
from tests.processes import is_running
from tests.settings import game_for

from .test_arena import dying, eventually

GAME = diablerie.load("doctor-faust", max_turns=6)
HUNTER = Path(__file__).parents[2] / "examples" / "hunter.mjs"
PATIENT = TimeControl(60.0, 120.0)


def of_four() -> Game:
    """A game for four, broken off after a turn of each."""
    return diablerie.load(game_for(4), seats=4, max_turns=4)


def met(*bots: str, games: int = 2, move: float = 60.0, **more: Any) -> Report:
    """What comes of some games of Doctor Faust, or of as many seats as there are bots."""
    schedule = Schedule(GAME, bots, b"1", control=TimeControl(move, 120.0))
    return hold(schedule, games, **more)


def file(folder: Path, text: str, name: str) -> str:
    """A file with a policy."""
    (folder / name).write_text(text)
    return str(folder / name)


def test_all_kinds_meet_and_the_results_are_the_same_in_two_processes(tmp_path: Path) -> None:
    with served(first_legal) as port:
        bots = (
            "greedy",
            file(tmp_path, BY_TENSOR, "last.py"),
            file(tmp_path, DRAWN, "drawn.py") + ":Drawn",
            f"onnx:{linear_model(GAME, tmp_path / 'policy.onnx')}:temperature=30",
            f"cmd:{shlex.join([node_command(), str(HUNTER)])}",
            f"http://127.0.0.1:{port}/play",
        )
        one, two = (met(*bots, games=30, workers=workers) for workers in (here, in_processes(2)))
    assert one.games == two.games
    assert len(one.games) == 30
    assert one.forfeits == ()
    assert {each.bot for each in one.standings} == set(bots)
    assert all(each.games == 10 for each in one.standings)


def test_a_bot_in_another_language_beats_chance() -> None:
    hunter = f"cmd:{shlex.join([node_command(), str(HUNTER)])}"
    whole = Schedule(diablerie.load("doctor-faust"), (hunter, "random"), b"1", control=PATIENT)
    first, _ = hold(whole, 4).standings
    assert (first.bot, first.share.value) == (hunter, 1.0)


def test_who_takes_too_long_forfeits_and_is_counted(tmp_path: Path) -> None:
    report = met("random", named(tmp_path, ENTERS + "time.sleep(1000)"), move=0.3, games=4)
    assert [(game.reason, game.fault) for game in report.games] == [
        ("forfeit", "time: no answer within 0.3 s")
    ] * 4
    for game in report.games:
        lost = game.players.index(1)
        assert (game.forfeit, game.returns[lost], game.shares[lost]) == (lost, -1.0, 0.0)
        assert (game.returns[1 - lost], game.shares[1 - lost]) == (1.0, 1.0)
    (forfeits,) = report.forfeits
    assert (forfeits.games, forfeits.kinds) == (4, {"time": 4})
    assert forfeits.in_words.endswith(
        "has forfeited 4 games (4 time), the first: time: no answer within 0.3 s."
    )


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("sys.exit(1)", "crash"),
        ("os.kill(os.getpid(), 9)", "crash"),
        ("answer(asked, action='castle')", "illegal"),
        ("answer(asked, error={'message': 'I resign'})", "error"),
        ("answer(asked)", "protocol"),
        ("print('hello', flush=True)", "protocol"),
    ],
)
def test_whatever_goes_wrong_is_a_game_that_is_lost(tmp_path: Path, text: str, kind: str) -> None:
    again = f"answer(ask())\nwhile True:\n    asked = ask()\n    {text}\n"
    report = met("random", named(tmp_path, again))
    assert [each.kinds for each in report.forfeits] == [{kind: 2}]


def test_among_four_the_others_share_what_is_forfeited(tmp_path: Path) -> None:
    away = named(tmp_path, ENTERS + "sys.exit(1)")
    schedule = Schedule(of_four(), (away, "random"), b"1", alone=True, control=PATIENT)
    for game in schedule.play_block(0):
        lost = game.players.index(0)
        others = [each for seat, each in enumerate(game.returns) if seat != lost]
        assert game.returns[lost] == -1.0
        assert others == pytest.approx([1 / 3] * 3)
        assert sum(game.shares) == pytest.approx(1.0)


def test_who_breaks_down_again_and_again_ends_the_run(tmp_path: Path) -> None:
    broken = named(tmp_path, ENTERS + "sys.exit(1)")
    report = met("random", broken, games=100, most_forfeits=3)
    assert len(report.games) == 4
    assert report.forfeits[0].games == 4


def test_who_breaks_down_once_begins_anew(tmp_path: Path) -> None:
    once = f"""
first = not os.path.exists({str(tmp_path / "been")!r})
open({str(tmp_path / "been")!r}, "w").close()
for number, line in enumerate(sys.stdin):
    asked = json.loads(line)
    if asked["cmd"] == "enter":
        answer(asked)
    elif first and number > 2:
        sys.exit(1)
    else:
        answer(asked, action=asked["view"]["legal"][0])
"""
    report = met("random", named(tmp_path, once), games=6)
    assert report.forfeits[0].kinds == {"crash": 1}
    assert Counter(game.reason == "forfeit" for game in report.games) == {True: 1, False: 5}


def test_who_does_not_even_get_ready_is_told_before_anything_is_played(tmp_path: Path) -> None:
    for text, complaint in [
        ("sys.exit(1)", "does not get ready .crash: it has ended"),
        ("answer(ask(), error={'message': 'I know only chess'})", "I know only chess"),
        ("answer(ask(), wants=['state'])", "it wants 'state'"),
    ]:
        with pytest.raises(ValueError, match=complaint):
            met("random", named(tmp_path, text))
    slow = Schedule(
        GAME, ("random", named(tmp_path, "ask(); time.sleep(1000)")), control=TimeControl(1, 0.3)
    )
    with pytest.raises(ValueError, match=r"time: no answer within 0\.3 s"):
        hold(slow, 2)


NOTED = """
with open(os.path.join(%r, str(os.getpid())), "a") as notes:
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["cmd"] == "enter":
            answer(asked, wants=["view", "events"])
            continue
        notes.write(line)
        notes.flush()
        answer(asked, action=asked["view"]["legal"][0])
"""
"""Does the first thing that is legal, and keeps all that it was asked in a file of its process."""


def kept(folder: Path) -> dict[int, list[dict[str, Any]]]:
    """What each process was asked."""
    return {
        int(notes.name): [json.loads(line) for line in notes.read_text().splitlines()]
        for notes in folder.iterdir()
    }


def test_in_each_of_its_seats_an_entrant_is_another_process(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    schedule = Schedule(
        of_four(), (named(tmp_path, NOTED % str(notes)), "random"), b"1", control=PATIENT
    )
    assert len(hold(schedule, 4).games) == 4
    asked = kept(notes)
    assert len(asked) == 2
    for each in asked.values():
        matches = {request["match"]: request["seat"] for request in each}
        assert all(matches[request["match"]] == request["seat"] for request in each)
    names = [{request["match"] for request in each} for each in asked.values()]
    assert names[0].isdisjoint(names[1])


def test_it_is_told_all_that_its_seat_has_seen_happen(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    schedule = Schedule(
        GAME, ("random", named(tmp_path, NOTED % str(notes))), b"1", control=PATIENT
    )
    hold(schedule, 2)
    (asked,) = kept(notes).values()
    first = [request for request in asked if request["match"] == asked[0]["match"]]
    told = [event for request in first for event in request["events"]]
    seat = first[0]["seat"]
    assert {event["actor"] for event in told} == {0, 1}
    laid = [event for event in told if event["kind"] == "card-laid"]
    assert laid
    assert all((event["params"]["value"] is None) == (event["actor"] != seat) for event in laid)


def test_nothing_of_it_is_left_afterwards(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    for workers in (here, in_processes(2)):
        met("random", named(tmp_path, NOTED % str(notes)), games=6, workers=workers)
    processes = list(kept(notes))
    assert len(processes) >= 2
    eventually(lambda: not any(map(is_running, processes)))


def test_a_worker_that_is_killed_takes_its_entrants_along_and_loses_nothing(tmp_path: Path) -> None:
    notes, deaths = tmp_path / "notes", tmp_path / "deaths"
    notes.mkdir()
    deaths.mkdir()
    bots = ("random", named(tmp_path, NOTED % str(notes)))
    expected = met(*bots, games=12)
    found = met(*bots, games=12, workers=dying(in_processes(2), deaths, 2))
    assert len(list(deaths.iterdir())) == 2, "two were killed"
    assert found.games == expected.games
    eventually(lambda: not any(map(is_running, kept(notes))))


def test_a_policy_that_has_changed_is_another_run(tmp_path: Path) -> None:
    name = file(tmp_path, BY_TENSOR, "mine.py")
    met("random", name, folder=tmp_path / "run")
    Path(name).write_text(BY_TENSOR + "# better\n")
    with pytest.raises(OtherRun, match="its outside is"):
        met("random", name, folder=tmp_path / "run")


def test_forfeits_are_kept_with_the_games(tmp_path: Path) -> None:
    broken = named(tmp_path, ENTERS + "sys.exit(1)")
    report = met("random", broken, folder=tmp_path / "run")
    kept_games = tuple(Journal(tmp_path / "run", report.schedule.plan, Played).finished())
    assert kept_games == report.games
    assert kept_games[0].fault.startswith("crash: it has ended")


def test_first_legal_everywhere_is_first_legal(tmp_path: Path) -> None:
    """The same policy as a program, at an address and in a file plays the same game."""
    by_view = "def policy(view):\n    return view['legal'][0]\n"
    with served(first_legal) as port:
        names = (
            named(tmp_path, FIRST_LEGAL),
            f"http://127.0.0.1:{port}/",
            file(tmp_path, by_view, "first.py"),
        )
        games = [met("random", name).games for name in names]
    assert games[0] == games[1] == games[2]
