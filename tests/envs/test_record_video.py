"""Whole games as videos, by Gymnasium's own wrapper."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import diablerie
from diablerie.rendering import HEIGHT, WIDTH

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

import record_video

OPTIONS: dict[str, dict[str, Any]] = {
    "doctor-faust": {},
    "kill-doctor-lucky": {"max_turns": 60},
    "teufel-teufel": {"max_turns": 40},
}
"""Games that go on for thousands of turns at random end by a limit that the rules know."""


def frames_of(video: Path) -> list[np.ndarray[Any, np.dtype[np.uint8]]]:
    from moviepy import VideoFileClip

    with VideoFileClip(str(video)) as clip:
        return list(clip.iter_frames())


@pytest.mark.big
@pytest.mark.filterwarnings("ignore:Overwriting existing videos")
@pytest.mark.parametrize("name", diablerie.games())
def test_a_whole_game_becomes_a_video(name: str, tmp_path: Path) -> None:
    version = diablerie.load(name).environment_version
    record_video.record(f"diablerie/{name}-v{version}", str(tmp_path), **OPTIONS[name])
    [video] = tmp_path.glob("*.mp4")
    frames = frames_of(video)
    assert len(frames) > 10
    assert {frame.shape for frame in frames} == {(HEIGHT, WIDTH, 3)}
    assert len({frame.tobytes() for frame in frames}) > len(frames) / 2


def test_the_example_takes_no_more_than_thirty_lines() -> None:
    source = Path(record_video.__file__).read_text("utf-8")
    assert len(source.splitlines()) <= 30
