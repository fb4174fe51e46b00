"""The process that draws: positions in, a line each, and JPEG files out."""

from __future__ import annotations

import io
import json
import subprocess
import sys

from PIL import Image

import diablerie
from diablerie.rendering import position_seen, renderer


def test_a_process_answers_one_position_after_another() -> None:
    game = diablerie.load("doctor-faust")
    positions = [position_seen(game.start(seed), None, "en") for seed in (1, 2)]
    asked = [json.dumps(each) for each in [positions[0], {"game": "chess"}, positions[1]]]
    answered = subprocess.run(
        [sys.executable, "-m", "diablerie.rendering"],
        input="\n".join(asked).encode(),
        capture_output=True,
        check=True,
    )
    told, files = io.BytesIO(answered.stdout), []
    while length := told.read(4):
        files.append(told.read(int.from_bytes(length, "big")))
    assert files == [renderer().jpeg(positions[0]), b"", renderer().jpeg(positions[1])]
    assert Image.open(io.BytesIO(files[0])).size == (1200, 630)
    assert b'there is no drawing of "chess"' in answered.stderr
