"""Where games are to be is said by name, and where they cannot be it is said why."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest
from gymnasium.vector import AutoresetMode

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


def test_what_is_no_device_is_refused() -> None:
    anything: Any = "tpu"
    with pytest.raises(ValueError, match="a device is one of 'cpu', 'cuda', not 'tpu'"):
        vector.make("doctor-faust", 2, device=anything)


@pytest.mark.parametrize(
    ("name", "value", "told", "usual"),
    [
        ("threads", 2, "2", "1"),
        ("autoreset_mode", "NextStep", "'NextStep'", "'SameStep'"),
        ("autoreset_mode", AutoresetMode.DISABLED, "'Disabled'", "'SameStep'"),
        ("copy", True, "True", "False"),
        ("illegal", "lose", "'lose'", "'refuse'"),
        ("position", "which-card", "'which-card'", "None"),
        ("history", 32, "32", "0"),
    ],
)
def test_what_a_device_cannot_do_is_refused_by_name(
    name: str, value: Any, told: str, usual: str
) -> None:
    """Before anything of CUDA is asked for."""
    words = f"{name}={told} is for device='cpu': on a CUDA device it is {usual}"
    said: dict[str, Any] = {"device": "cuda", name: value}
    with pytest.raises(ValueError, match=f"^{words}$"):
        vector.make("doctor-faust", 2, **said)


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, "SameStep"])
def test_what_a_device_does_can_be_said(monkeypatch: pytest.MonkeyPatch, mode: Any) -> None:
    """Nothing is refused but that the extra is missing."""
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    monkeypatch.delitem(sys.modules, "diablerie.envs.vector_on_device", raising=False)
    said: dict[str, Any] = {**vector.ON_CPU, "autoreset_mode": mode}
    with pytest.raises(NotInstalled):
        vector.make("doctor-faust", 2, device="cuda", **said)


def test_what_a_device_s_games_cannot_do_is_refused_by_name() -> None:
    for asked, kind, told in (
        ({"reset": {"position": None}}, "ValueError", "reset has no option 'position' on a CUDA"),
        ({"reset": {"reset_mask": [True]}}, "ValueError", "reset has no option 'reset_mask' on a"),
        ({"pickled": True}, "TypeError", "games on a CUDA device cannot be pickled"),
    ):
        error, words = run_there("ask", json.dumps(asked), **SIMULATED)
        assert error == kind
        assert words.startswith(told)


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
