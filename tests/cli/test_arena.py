"""`diablerie arena`: what it tells people and programs, what it keeps, and what it refuses."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.calling import call, run
from tests.entrants.programs import ENTERS, FIRST_LEGAL, named

QUICK = ("arena", "doctor-faust", "--option", "max_turns=6", "--processes", "1")


def test_it_tells_how_strong_each_bot_is() -> None:
    done = call(*QUICK, "--bots", "random,greedy", "--games", "8")
    assert done.exit_code == 0
    heading, first, second = done.stdout.splitlines()[:3]
    assert heading.split()[:3] == ["bot", "games", "wins"]
    assert first.split()[:2] == ["greedy", "8"]
    assert second.split()[:2] == ["random", "8"]


def test_as_json_in_processes_of_its_own_it_is_the_same_as_in_one(tmp_path: Path) -> None:
    told = []
    for processes in ("1", "2"):
        done = run(
            *("arena", "doctor-faust", "--option", "max_turns=6", "--bots", "random,greedy"),
            *(
                "--games",
                "8",
                "--processes",
                processes,
                "--json",
                "--out",
                str(tmp_path / processes),
            ),
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == b""
        told.append(json.loads(done.stdout))
    one, two = told
    assert one["file"] == str(tmp_path / "1" / "games.parquet")
    assert (tmp_path / "2" / "report.html").is_file()
    assert {**one, "file": None} == {**two, "file": None}
    assert one["games"] == 8
    assert one["options"]["max_turns"] == 6
    assert [each["bot"] for each in one["standings"]] == ["greedy", "random"]


def test_it_stops_when_the_question_is_decided() -> None:
    asked = (*QUICK, "--option", "max_turns=40", "--bots", "imp,random", "--games", "500")
    told = json.loads(call(*asked, "--elo", "0:380", "--json").stdout)
    assert told["verdict"]["answer"] == "high"
    assert told["games"] < 100
    assert "Decided after" in call(*asked, "--elo", "0:380").stdout


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (("arena", "chess", "--bots", "imp,devil"), "there is no game 'chess'"),
        ((*QUICK, "--bots", "imp"), "at least two bots"),
        ((*QUICK, "--bots", "imp,angel"), "there is no bot 'angel'"),
        ((*QUICK, "--bots", "imp,devil", "--elo", "20"), "LOW:HIGH in Elo points"),
        ((*QUICK, "--bots", "imp,devil", "--elo", "a:b"), "LOW:HIGH in Elo points"),
        ((*QUICK, "--bots", "imp,devil", "--elo", "20:0"), "the lower first"),
        ((*QUICK, "--bots", "imp,devil", "--elo", "0:4000"), "from -1000 to 1000"),
        ((*QUICK, "--bots", "imp,devil", "--out", "/dev/null"), "/dev/null"),
        ((*QUICK, "--bots", "imp,devil", "--games", "1"), "too few"),
        ((*QUICK, "--bots", "imp,devil,random", "--elo", "0:20"), "about two bots"),
        ((*QUICK, "--bots", "imp,devil", "--games", "0"), "games"),
        ((*QUICK, "--bots", "imp,"), "a name in 'imp,' is empty"),
        ((*QUICK, "--bots", "imp,'devil"), "a quote in"),
        ((*QUICK, "--bots", "imp,no-such.py"), "no-such.py: there is no such file"),
        ((*QUICK, "--bots", "imp,cmd:no-such-program"), "no-such-program: No such file"),
        ((*QUICK, "--bots", "imp,http://example.org/"), "'http://example.org/' is not called"),
        ((*QUICK, "--bots", "imp,devil", "--move-time", "0"), "more than 0"),
        ((*QUICK, "--bots", "imp,devil", "--option", "max_turns=x"), "max_turns"),
    ],
)
def test_what_there_is_not_is_refused_in_one_line(asked: tuple[str, ...], complaint: str) -> None:
    done = call(*asked)
    assert done.exit_code == 2
    assert complaint in done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_anybody_takes_part_by_the_command(tmp_path: Path) -> None:
    policy = tmp_path / "mine.py"
    policy.write_text("def policy(tensor, mask):\n    return mask.nonzero()[0][0]\n")
    bots = f"random,{policy},'{named(tmp_path, FIRST_LEGAL)}'"
    done = run(*QUICK[:4], "--bots", bots, "--games", "6", "--processes", "2", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert [each["games"] for each in told["standings"]] == [4, 4, 4]
    assert told["forfeits"] == []
    assert told["outside"][str(policy)].keys() == {"sha256"}


def test_who_breaks_down_is_told_and_the_status_says_so(tmp_path: Path) -> None:
    broken = named(tmp_path, f"{ENTERS}sys.exit('no more')")
    asked = (*QUICK, "--bots", f"random,'{broken}'", "--games", "100", "--forfeits", "3")
    done = call(*asked, "--out", str(tmp_path / "run"))
    assert done.exit_code == 1, done.stderr
    told = " ".join(done.stdout.split())
    assert "has forfeited 4 games (4 crash), the first: crash: it has ended: no more." in told
    assert "It has broken down: no more games were played." in told
    assert "has forfeited 4 games" in (tmp_path / "run" / "report.html").read_text("utf-8")


def test_a_folder_with_another_contest_is_left_alone(tmp_path: Path) -> None:
    kept = ("--bots", "random,greedy", "--games", "2", "--out", str(tmp_path))
    assert call(*QUICK, *kept).exit_code == 0
    done = call(*QUICK, *kept, "--seed", "9")
    assert done.exit_code == 2
    assert "another run: its seed is '0', not '9'" in done.stderr


def test_without_the_lab_s_libraries_it_says_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in [each for each in sys.modules if each.startswith("diablerie.lab")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("diablerie.lab", raising=False)
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    done = call(*QUICK, "--bots", "random,greedy")
    assert done.exit_code == 2
    assert "needs scipy" in done.stderr
    assert "pip install 'diablerie[lab]'" in done.stderr
