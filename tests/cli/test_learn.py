"""`diablerie learn`: what it tells and keeps, that its weights play in the arena, and what it refuses."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import diablerie
from tests.cli.calling import call
from tests.learning.recipes import TINY, toml
from tests.networks.policies import written

SHORT = ("doctor-faust", "--option", "max_turns=6")


def test_it_tells_how_it_goes_and_what_is_kept_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("diablerie.cli.learn.MEASURED_GAMES", 4)
    recipe, out = tmp_path / "tiny.toml", tmp_path / "run"
    recipe.write_text(toml(TINY))
    asked = ("learn", *SHORT, "--recipe", str(recipe), "--actions", "400", "--out", str(out))
    done = call(*asked, "--measure")
    assert done.exit_code == 0, done.stderr
    told, kept, measured = done.stdout.splitlines()
    assert measured.startswith("against greedy: ")
    assert measured.endswith(" of the wins of 4 games, fair 50%")
    assert "actions/s, entropy" in told
    assert kept.startswith(f"weights: {out / 'weights.npz'} (")
    assert sorted(each.name for each in out.iterdir()) == [
        *("checkpoint.pickle", "curve.csv", "plan.json", "weights.npz")
    ]
    again = call(*asked)
    assert again.exit_code == 2
    assert f"{out} holds a training already: --resume goes on with it" in again.stderr
    bots = f"learned:{out / 'weights.npz'},random"
    played = call("arena", *SHORT, "--bots", bots, "--games", "4", "--processes", "1", "--json")
    assert played.exit_code == 0, played.stderr
    report = json.loads(played.stdout)
    assert report["learned"].keys() == {f"learned:{out / 'weights.npz'}"}
    assert [each["games"] for each in report["standings"]] == [4, 4]


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (("chess", "--actions", "9"), "there is no game 'chess'"),
        (SHORT, "say for how long: --actions N or --minutes M"),
        (("doctor-faust", "--seats", "3", "--actions", "9"), "is for 2 seats, not 3"),
        ((*SHORT, "--actions", "9", "--resume"), "holds no training to resume"),
        ((*SHORT, "--actions", "9", "--recipe", "secret"), "there is no recipe 'secret'"),
        ((*SHORT, "--actions", "9", "--device", "abacus"), "a device is one of cpu, cuda"),
        ((*SHORT, "--actions", "0"), "Invalid value for '--actions'"),
    ],
    ids=["game", "how long", "seats", "nothing to resume", "recipe", "device", "actions"],
)
def test_what_there_is_not_is_refused_in_one_line(
    tmp_path: Path, asked: tuple[str, ...], complaint: str
) -> None:
    done = call("learn", *asked, "--out", str(tmp_path))
    assert done.exit_code == 2
    assert complaint in done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def test_without_pytorch_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [each for each in sys.modules if each.startswith("diablerie.learning")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("diablerie.learning", raising=False)
    monkeypatch.setitem(sys.modules, "torch", None)
    done = call("learn", *SHORT, "--actions", "9", "--out", str(tmp_path))
    assert done.exit_code == 2
    assert "needs torch" in done.stderr
    assert "pip install 'diablerie[learn]'" in done.stderr


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("learned:none.npz", "none.npz: there is no such file"),
        ("learned:README.md", "is no file of weights"),
        ("learned:", "there is no such file"),
        ("learned", "nothing was learnt for"),
        ("learned:speed=9", "a search has no 'speed'"),
    ],
)
def test_what_is_no_file_of_weights_does_not_play(name: str, complaint: str) -> None:
    done = call("arena", *SHORT, "--bots", f"{name},random", "--processes", "1")
    assert done.exit_code == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


def test_weights_for_another_set_up_do_not_play(tmp_path: Path) -> None:
    path = written(tmp_path, diablerie.load("doctor-faust", max_turns=7))
    done = call("arena", *SHORT, "--bots", f"learned:{path},random", "--processes", "1")
    assert done.exit_code == 2
    assert "does not play here: this was learnt with options" in done.stderr
