"""Where games are to be is said by name, and where they cannot be it is said why."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from diablerie.envs import vector
from diablerie.extras import NotInstalled

from .home import run_there
from .test_simulate import SIMULATED


def test_without_a_device_it_is_said_what_is_missing() -> None:
    kind, told = run_there("ask", "{}", CUDA_VISIBLE_DEVICES="")
    assert kind == "RuntimeError"
    assert told.startswith(
        "device='cuda' needs an NVIDIA device and its driver, and none was found: "
    )


def test_without_the_extra_the_line_that_installs_it_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    monkeypatch.delitem(sys.modules, "diablerie.envs.vector_on_device", raising=False)
    with pytest.raises(NotInstalled, match=r"pip install 'diablerie\[cuda\]'"):
        vector.make("doctor-faust", 2, device="cuda")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"device": "tpu"}, "a device is one of 'cpu', 'cuda', not 'tpu'"),
        ({"device": "cuda", "threads": 2}, "threads share games of device='cpu'"),
    ],
)
def test_what_is_no_device_is_refused(said: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        vector.make("doctor-faust", 2, **said)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"opponent": "bot"}, "bots think on the processor"),
        ({"opponent": "greedy"}, "bots think on the processor"),
        ({"seat": 0}, "a seat of one's own needs an opponent"),
        ({"seat": 2, "opponent": "random"}, "seat is a whole number from 0 to 1, not 2"),
        ({"num_envs": 0}, "num_envs is a whole number from 1 on, not 0"),
    ],
)
def test_what_makes_no_environment_on_a_device_is_refused(said: dict[str, Any], told: str) -> None:
    kind, words = run_there("ask", json.dumps(said), **SIMULATED)
    assert kind == "ValueError"
    assert words.startswith(told)
