"""Policies in Python files and in ONNX files: asked in processes of their own, told what is wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import diablerie
from diablerie.entrants import Fault, SeatSeed, TimeControl, dismiss, parse
from diablerie.extras import NotInstalled

from .policies import BY_TENSOR, BY_VIEW, DRAWN, linear_model, linear_numbers

GAME = diablerie.load("doctor-faust")
STATE = GAME.start(7)
CONTROL = TimeControl(60.0, 120.0)


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """End what a test has begun."""
    yield
    dismiss()


def chosen(name: str, seed: bytes = b"1", actions: int = 1) -> list[str]:
    """What an entrant does at the beginning of one match, asked so many times."""
    entrant = parse(name)
    entrant.check(GAME)
    player = entrant.sit(GAME, SeatSeed(seed), CONTROL)
    return [player.choose(STATE.belief(0)) for _ in range(actions)]


def written(folder: Path, text: str) -> Path:
    """A policy in a file."""
    file = folder / "mine.py"
    file.write_text(text)
    return file


@pytest.mark.parametrize("text", [BY_TENSOR, BY_VIEW])
def test_a_function_plays(tmp_path: Path, text: str) -> None:
    assert chosen(str(written(tmp_path, text))) == [STATE.legal[-1]]


def test_a_class_is_made_for_each_match_with_its_seed(tmp_path: Path) -> None:
    name = f"{written(tmp_path, DRAWN)}:Drawn"
    first = chosen(name, b"1", 4)
    assert chosen(name, b"2", 4) != first == chosen(name, b"1", 4)


def test_what_draws_from_numpy_or_random_is_settled_by_the_seed(tmp_path: Path) -> None:
    text = (
        "import random, numpy as np\n"
        "def policy(view):\n"
        "    drawn = random.random() * np.random.random()\n"
        "    return view['legal'][int(drawn * len(view['legal']))]\n"
    )
    name = str(written(tmp_path, text))
    first = chosen(name, b"1", 3)
    assert chosen(name, b"2", 3) != first == chosen(name, b"1", 3)


def test_a_policy_imports_what_lies_beside_it_and_may_print(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("LAST = -1")
    text = (
        "import beside\ndef policy(view):\n    print('hm')\n    return view['legal'][beside.LAST]"
    )
    assert chosen(str(written(tmp_path, text))) == [STATE.legal[-1]]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("def policy(view): return 1 / 0", "error: ZeroDivisionError: division by zero"),
        ("def policy(view): return None", "error: TypeError: a policy gives an action's number"),
        ("def policy(view): return 'fly'", "illegal: 'fly' is not legal"),
        ("def policy(tensor, mask): return 10**6", "illegal: actions are 0 to 242, not 1000000"),
        ("def policy(view): import os; os._exit(1)", "crash: it has ended"),
        ("def other(view): return 1", "crash: .*has no function or class 'policy'"),
        ("def policy(a, b, c): return 1", r"crash: .*takes \(tensor, mask\) or \(view\), not 3"),
        ("import no_such_library", "crash: .*No module named 'no_such_library'"),
        ("def policy(view) return 1", "crash: .*SyntaxError"),
    ],
)
def test_what_goes_wrong_is_told(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(Fault, match=complaint):
        chosen(str(written(tmp_path, text)))


def test_after_an_error_the_same_policy_is_asked_on(tmp_path: Path) -> None:
    text = (
        "calls = []\n"
        "def policy(view):\n"
        "    calls.append(1)\n"
        "    return view['legal'][1 // (len(calls) - 1)]\n"
    )
    player = parse(str(written(tmp_path, text))).sit(GAME, SeatSeed(b"1"), CONTROL)
    with pytest.raises(Fault, match="ZeroDivisionError"):
        player.choose(STATE.belief(0))
    assert player.choose(STATE.belief(0)) == STATE.legal[1]


def test_where_a_policy_runs_there_is_no_state_to_be_found(tmp_path: Path) -> None:
    text = (
        "import gc, sys\n"
        "def policy(view):\n"
        "    assert 'diablerie' not in sys.modules\n"
        "    assert not any(type(each).__name__ in ('State', 'Belief') for each in gc.get_objects())\n"
        "    return view['legal'][0]\n"
    )
    assert chosen(str(written(tmp_path, text))) == [STATE.legal[0]]


@pytest.mark.parametrize("masked", [False, True])
def test_a_model_does_the_legal_action_that_it_holds_best(tmp_path: Path, masked: bool) -> None:
    file = linear_model(GAME, tmp_path / "policy.onnx", masked=masked)
    numbers = linear_numbers(GAME, STATE.tensor(0))
    best = int(np.where(STATE.mask, numbers, -np.inf).argmax())
    assert chosen(f"onnx:{file}") == [GAME.action(best)]


def test_a_model_with_a_temperature_draws_by_the_seed(tmp_path: Path) -> None:
    name = f"onnx:{linear_model(GAME, tmp_path / 'policy.onnx')}:temperature=50"
    first = chosen(name, b"1", 6)
    assert len(set(first)) > 1
    assert chosen(name, b"2", 6) != first == chosen(name, b"1", 6)


def test_a_model_for_another_game_is_told_when_it_gets_ready(tmp_path: Path) -> None:
    file = linear_model(GAME, tmp_path / "policy.onnx", actions=7)
    with pytest.raises(ValueError, match="the model gives 7 numbers, and there are 243 actions"):
        parse(f"onnx:{file}").rehearse(GAME, CONTROL)


def test_a_file_that_is_no_model_is_told(tmp_path: Path) -> None:
    file = tmp_path / "policy.onnx"
    file.write_bytes(b"no model")
    with pytest.raises(ValueError, match="does not get ready"):
        parse(f"onnx:{file}").rehearse(GAME, CONTROL)


def test_a_file_that_is_not_there_is_told_before_anything_is_begun(tmp_path: Path) -> None:
    for name in (f"{tmp_path}/none.py", f"onnx:{tmp_path}/none.onnx"):
        with pytest.raises(ValueError, match="there is no such file"):
            parse(name).check(GAME)


def test_without_onnx_runtime_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = linear_model(GAME, tmp_path / "policy.onnx")
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(NotInstalled, match=r"pip install 'diablerie\[onnx\]'"):
        parse(f"onnx:{file}").check(GAME)


def test_another_content_is_another_entrant(tmp_path: Path) -> None:
    file = written(tmp_path, BY_VIEW)
    before = parse(str(file)).facts
    file.write_text(BY_TENSOR)
    assert parse(str(file)).facts != before
