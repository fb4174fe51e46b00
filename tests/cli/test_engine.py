"""`diablerie engine`: a session as documented, each request answered once, and a quiet end."""

from __future__ import annotations

import json
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Any

import diablerie
from tests.cli.asking import GAME, talk
from tests.cli.calling import COMMAND, environment, run

PROTOCOL = Path(diablerie.__file__).parents[2] / "docs" / "engine-protocol.md"
MORE = "…"


def documented() -> list[tuple[str, Any]]:
    """The requests of the documented session, as text, with the answers they get."""
    whole = PROTOCOL.read_text("utf-8").partition("\n## A session\n")[2]
    session = whole.partition("```\n> ")[2].partition("```")[0]
    told = f"> {session}".splitlines()
    pairs = [(one[2:], json.loads(two[2:])) for one, two in pairwise(told) if one[0] == ">"]
    assert all(line[:2] == "> " for line in told[::2])
    assert all(line[:2] == "< " for line in told[1::2])
    return pairs


def contains(whole: Any, part: Any) -> bool:
    """Whether an answer is what the document shows of it: keys may be left out, lists cut off."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(
            key in whole and contains(whole[key], value) for key, value in part.items()
        )
    if isinstance(part, list) and part[-1:] == [MORE]:
        part, whole = part[:-1], whole[: len(part) - 1]
    if isinstance(part, list):
        return len(whole) == len(part) and all(map(contains, whole, part))
    return bool(whole == part)


def test_the_documented_session_goes_as_documented() -> None:
    session = documented()
    done = run("engine", given="".join(f"{request}\n" for request, _ in session).encode())
    assert done.returncode == 0
    assert done.stderr == b""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(session)
    for answered, (request, expected) in zip(answers, session, strict=True):
        assert contains(answered, expected), f"{request}\nis answered with\n{answered}"


def test_every_answer_is_out_before_the_next_request() -> None:
    process = subprocess.Popen(
        [*COMMAND, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        for number in range(3):
            process.stdin.write(b'{"id": %d, "cmd": "legal", "game": "doctor-faust"}\n' % number)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(20) == 0


def test_it_ends_quietly_when_nobody_listens_any_more() -> None:
    process = subprocess.Popen(
        [*COMMAND, "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, told = process.communicate(b'{"cmd": "games"}\n' * 100, timeout=30)
    assert told == b""
    assert process.returncode == 0


def test_quit_ends_it_after_all_answers_and_before_what_follows() -> None:
    legal = {"cmd": "legal", "game": GAME}
    answers = talk(
        {"id": 1, **legal}, {"id": 2, **legal}, {"id": 3, "cmd": "quit"}, {"id": 4, **legal},
        threads=2,
    )  # fmt: skip
    assert sorted(answered["id"] for answered in answers[:2]) == [1, 2]
    assert answers[2:] == [{"id": 3}]


def test_several_threads_answer_every_request_once() -> None:
    requests = [{"id": n, "cmd": "analyse", "game": GAME, "simulations": 50} for n in range(40)]
    answers = talk(*requests, threads=3)
    assert sorted(answered["id"] for answered in answers) == list(range(40))
    assert all("best" in answered for answered in answers)


def test_one_thread_answers_in_order_whatever_is_wrong() -> None:
    requests = [
        {"id": 0, "cmd": "analyse", "game": GAME, "simulations": 2000},
        b"nonsense",
        {"id": 2, "cmd": "dance"},
        {"id": 3, "cmd": "legal", "game": GAME},
    ]
    assert [answered["id"] for answered in talk(*requests)] == [0, None, 2, 3]
