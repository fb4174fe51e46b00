"""The arena: the same results wherever games are played, and nothing lost when it is broken off."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from diablerie.extras import NotInstalled
from diablerie.lab import (
    Journal,
    OtherRun,
    Played,
    Question,
    Schedule,
    Workers,
    WorkersDied,
    here,
    hold,
    in_processes,
    on_ray,
)
from diablerie.lab.arena import score_of_first
from tests.processes import is_running

from .schedules import quick

GAMES = 24


@pytest.fixture(scope="module")
def results() -> tuple[Played, ...]:
    """What comes of the quick schedule in one process."""
    return hold(quick(), GAMES).games


def test_games_are_counted_in_whole_blocks() -> None:
    assert len(hold(quick(seats=3), 7).games) == 9


@pytest.mark.parametrize("processes", [pytest.param(1, marks=pytest.mark.soak), 2])
def test_the_results_are_the_same_in_so_many_processes(
    results: tuple[Played, ...], processes: int
) -> None:
    assert hold(quick(), GAMES, workers=in_processes(processes)).games == results


@pytest.mark.soak
@pytest.mark.filterwarnings(
    "ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::ResourceWarning"
)
def test_the_results_are_the_same_on_a_ray_cluster(results: tuple[Played, ...]) -> None:
    assert hold(quick(), GAMES, workers=on_ray("local", 2)).games == results
    gc.collect()  # What Ray leaves open is complained of here, not in another test.


def test_where_ray_is_not_installed_it_says_how_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(NotInstalled, match=r"pip install 'diablerie\[ray\]'"):
        on_ray("local")


class Deadly:
    """Work whose worker is killed the first so many times that it comes to some block."""

    def __init__(self, work: Callable[[Any], Any], folder: Path, times: int) -> None:
        self.work = work
        self.folder = folder
        self.times = times

    def __call__(self, number: int) -> Any:
        if number == 3 and len(list(self.folder.iterdir())) < self.times:
            (self.folder / str(os.getpid())).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.work(number)


def dying(workers: Workers, folder: Path, times: int) -> Workers:
    """Workers to whom the fourth block is deadly."""

    def run(work: Callable[[Any], Any], numbers: Iterable[Any]) -> Iterator[Any]:
        return workers(Deadly(work, folder, times), numbers)

    return run


def test_a_worker_that_is_killed_loses_nothing(results: tuple[Played, ...], tmp_path: Path) -> None:
    found = hold(quick(), GAMES, workers=dying(in_processes(2), tmp_path, 2)).games
    assert len(list(tmp_path.iterdir())) == 2, "two were killed"
    assert found == results


@pytest.mark.soak
@pytest.mark.filterwarnings(
    "ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::ResourceWarning"
)
def test_a_worker_of_ray_that_is_killed_loses_nothing(
    results: tuple[Played, ...], tmp_path: Path
) -> None:
    found = hold(quick(), GAMES, workers=dying(on_ray("local", 2), tmp_path, 2)).games
    gc.collect()
    assert len(list(tmp_path.iterdir())) == 2, "two were killed"
    assert found == results


def test_work_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(WorkersDied, match="5 times in a row"):
        hold(quick(), GAMES, workers=dying(in_processes(1), tmp_path, 100))


ENDLESS = """
from diablerie.lab import in_processes
from tests.lab.test_arena import note_process
from functools import partial
import sys
if __name__ == "__main__":
    list(in_processes(2)(partial(note_process, sys.argv[1]), range(1_000_000)))
"""


def note_process(folder: str, _: int) -> None:
    """Leave a note of the process that this runs in."""
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(0.01)


def test_workers_go_when_whoever_hands_the_work_out_is_killed(tmp_path: Path) -> None:
    script, notes = tmp_path / "endless.py", tmp_path / "notes"
    script.write_text(ENDLESS)
    notes.mkdir()
    first = subprocess.Popen(
        [sys.executable, str(script), str(notes)], env={**os.environ, "PYTHONPATH": str(Path.cwd())}
    )
    eventually(lambda: len(list(notes.iterdir())) == 2)
    first.kill()
    first.wait()
    workers = [int(note.name) for note in notes.iterdir()]
    eventually(lambda: not any(is_running(worker) for worker in workers))


def eventually(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something holds."""
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, "that never came to be"
        time.sleep(0.05)


def test_what_is_kept_is_what_was_played(results: tuple[Played, ...], tmp_path: Path) -> None:
    report = hold(quick(), GAMES, folder=tmp_path)
    assert report.file is not None
    assert tuple(Journal(tmp_path, quick().plan, Played).finished()) == results


class Unplugged(Exception):
    """Somebody pulled the plug."""


def unplugged_after(blocks: int) -> Workers:
    """Workers that fail after so many blocks."""

    def run(work: Callable[[Any], Any], numbers: Iterable[Any]) -> Iterator[Any]:
        for done, number in enumerate(numbers):
            if done == blocks:
                raise Unplugged
            yield number, work(number)

    return run


def counting(played: list[int]) -> Workers:
    """Workers that note the blocks that they are given."""

    def run(work: Callable[[Any], Any], numbers: Iterable[Any]) -> Iterator[Any]:
        def noted(number: int) -> Any:
            played.append(number)
            return work(number)

        return here(noted, numbers)

    return run


def test_one_broken_off_goes_on_where_it_was(results: tuple[Played, ...], tmp_path: Path) -> None:
    with pytest.raises(Unplugged):
        hold(quick(), GAMES, folder=tmp_path, workers=unplugged_after(5))
    # The last line was being written.
    pieces = tmp_path / "pieces.jsonl"
    pieces.write_bytes(pieces.read_bytes()[:-40])
    played: list[int] = []
    assert hold(quick(), GAMES, folder=tmp_path, workers=counting(played)).games == results
    assert played == list(range(4, GAMES // 2))


def test_one_that_is_done_can_be_made_longer(tmp_path: Path) -> None:
    hold(quick(), 8, folder=tmp_path)
    played: list[int] = []
    longer = hold(quick(), 12, folder=tmp_path, workers=counting(played))
    assert played == [4, 5]
    assert longer.games == hold(quick(), 12).games


@pytest.mark.parametrize(
    ("other", "what"),
    [(quick(seed=2), "seed"), (quick("random", "imp"), "bots"), (quick(seats=3), "game")],
)
def test_a_folder_holds_one_contest(other: Schedule, what: str, tmp_path: Path) -> None:
    hold(quick(), 2, folder=tmp_path)
    with pytest.raises(OtherRun, match=f"its {what} is"):
        hold(other, 6, folder=tmp_path)


def test_it_ends_once_the_question_is_answered() -> None:
    """It is soon known that who searches beats who plays at random."""
    seen: list[tuple[int, float | None]] = []
    report = hold(
        quick("imp", "random", turns=40),
        1_000,
        question=Question(0.5, 0.9),
        watch=lambda games, ratio: seen.append((games, ratio)),
    )
    assert report.verdict is not None
    assert report.verdict.answer == "high"
    assert "+382 Elo" in report.verdict.in_words
    assert len(report.games) == 2 * report.verdict.blocks < 100
    assert [games for games, _ in seen] == list(range(2, len(report.games) + 1, 2))
    assert seen[-1][1] == report.verdict.log_likelihood_ratio


def test_it_says_where_the_games_did_not_suffice() -> None:
    report = hold(quick(), 2, question=Question(0.5, 0.51))
    assert report.verdict is not None
    assert report.verdict.answer is None
    assert "not decided" in report.verdict.in_words


def test_where_it_stops_does_not_depend_on_the_workers() -> None:
    question = Question(0.5, 0.9)
    one, two = (
        hold(quick("imp", "random", turns=40), 200, question=question, workers=workers)
        for workers in (here, in_processes(2))
    )
    assert one.games == two.games


@pytest.mark.parametrize(
    ("schedule", "complaint"),
    [
        (quick("random", "greedy", "imp"), "about two bots"),
        (quick(seats=3), "not at 3 seats"),
    ],
)
def test_a_question_is_about_two_that_sit_equally_often(schedule: Schedule, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        hold(schedule, 2, question=Question(0.5, 0.6))


@pytest.mark.parametrize(
    ("schedule", "games", "least"), [(quick(), 1, 2), (quick("random", "greedy", "imp"), 4, 6)]
)
def test_every_table_meets_at_least_once(schedule: Schedule, games: int, least: int) -> None:
    with pytest.raises(ValueError, match=f"takes {least}"):
        hold(schedule, games)


def test_what_is_done_is_kept_though_what_comes_before_it_is_not(tmp_path: Path) -> None:
    """A slow block holds nobody up: those that were done meanwhile are kept."""

    def backwards(work: Callable[[Any], Any], numbers: Iterable[Any]) -> Iterator[Any]:
        for number in reversed(list(numbers)):
            if number == 0:
                raise Unplugged
            yield number, work(number)

    with pytest.raises(Unplugged):
        hold(quick(), 8, folder=tmp_path, workers=backwards)
    played: list[int] = []
    assert (
        hold(quick(), 8, folder=tmp_path, workers=counting(played)).games == hold(quick(), 8).games
    )
    assert played == [0]


def test_a_plan_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(ValueError, match=r"plan\.json is no plan of a run"):
        hold(quick(), 2, folder=tmp_path)


def test_the_score_of_a_block_is_the_first_bot_s_share() -> None:
    block = quick("random", "greedy", seats=4).play_block(0)
    first = sum(
        share for g in block for share, who in zip(g.shares, g.players, strict=True) if who == 0
    )
    assert score_of_first(block) == pytest.approx(first / 4)
