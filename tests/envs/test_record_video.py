"""Whole games as videos, by Gymnasium's own wrapper, which wants an older Pillow: in a home of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import diablerie
from diablerie.rendering import HEIGHT, WIDTH
from tests.games.of_game import of_game

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
sys.path.insert(0, str(ROOT / "bench"))

from homes import home_of  # noqa: E402

WANTED = ("gymnasium", "mini-racer", "resvg-py")
OLDER = ("moviepy==2.2.1", "pillow==11.3.0")

RECORD = """
import json, pathlib, sys
from moviepy import VideoFileClip
import record_video
name, folder, options = sys.argv[1:]
record_video.record(name, folder, **json.loads(options))
[video] = pathlib.Path(folder).glob("*.mp4")
with VideoFileClip(str(video)) as clip:
    frames = list(clip.iter_frames())
shapes = {frame.shape for frame in frames}
print(json.dumps([len(frames), len({frame.tobytes() for frame in frames}), *shapes]))
"""
"""Records a game, and tells how many frames it has, how many different ones, and of what shapes."""


def requirements() -> list[str]:
    """What pip installs there: in the versions of all other tests, but for what clashes."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = {canonicalize_name(line.partition("==")[0]): line for line in lines}
    needed = [Requirement(each) for each in requires("diablerie") or () if "extra ==" not in each]
    return [
        *OLDER,
        *(pins[canonicalize_name(name)] for name in (*WANTED, *(n.name for n in needed))),
    ]


@pytest.mark.libraries
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    "name", [each for each in diablerie.games() if diablerie.load(each).is_drawn]
)
def test_a_whole_game_becomes_a_video(name: str, tmp_path: Path) -> None:
    version = diablerie.load(name).environment_version
    game = f"diablerie/{name}-v{version}"
    done = subprocess.run(
        [
            home_of("videos", requirements()),
            "-c",
            RECORD,
            game,
            tmp_path,
            json.dumps(of_game(name, "set_ups").FILMED),
        ],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(EXAMPLES)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    frames, different, *shapes = json.loads(done.stdout.splitlines()[-1])
    assert frames > 10
    assert different > frames / 2
    assert shapes == [[HEIGHT, WIDTH, 3]]


def test_the_example_takes_no_more_than_thirty_lines() -> None:
    source = (EXAMPLES / "record_video.py").read_text("utf-8")
    assert len(source.splitlines()) <= 30
