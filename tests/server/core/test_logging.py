"""The log: one event a line, in fixed words with a few fields, and nothing that is hidden."""

from __future__ import annotations

import ast
import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import diablerie.server
from diablerie.server.core import logging as server_logging
from diablerie.server.core.logging import FIELDS

from ..clients import PERSON, RANDOM_BOT, Client
from ..two_worlds import played_alike

SOURCES = sorted(Path(diablerie.server.__file__).parent.rglob("*.py"))
LEVELS = {"debug", "info", "warning", "error", "exception", "bind"}


@contextmanager
def logged(shape: server_logging.Shape = "json") -> Iterator[io.StringIO]:
    """What this process logs at its most talkative."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(server_logging.formatter(shape))
    root, own = logging.getLogger(), logging.getLogger(server_logging.OWN)
    before = own.level
    root.addHandler(handler)
    own.setLevel(logging.DEBUG)
    try:
        yield written
    finally:
        root.removeHandler(handler)
        own.setLevel(before)


def events(written: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def failing(secret: str) -> None:
    raise ValueError(secret)


def test_an_event_is_a_line_of_json_with_its_fields() -> None:
    with logged() as written:
        server_logging.logger("diablerie.server.x").info(
            "a match is over", match="m", seat=1, reason="agreed"
        )
    (event,) = events(written)
    assert list(event) == ["time", "level", "event", "logger", "match", "seat", "reason"]
    assert event.pop("time").endswith("Z")
    assert event == {
        "level": "info",
        "event": "a match is over",
        "logger": "diablerie.server.x",
        "match": "m",
        "seat": 1,
        "reason": "agreed",
    }


def test_the_same_event_is_a_line_for_people() -> None:
    with logged("text") as written:
        server_logging.logger("diablerie.server.x").warning("a match stands still", match="m")
    (line,) = written.getvalue().splitlines()
    assert "warning" in line
    assert "a match stands still" in line
    assert "match=m" in line


@pytest.mark.parametrize("shape", ["text", "json"])
def test_of_an_error_it_says_what_and_where_and_not_what_the_error_says(
    shape: server_logging.Shape,
) -> None:
    with logged(shape) as written:
        try:
            try:
                failing("8@16")
            except ValueError as error:
                raise RuntimeError("token") from error
        except RuntimeError:
            server_logging.logger("diablerie.server.x").exception("a bot has failed", match="m")
    told = written.getvalue()
    assert len(told.splitlines()) == 1
    assert "ValueError in test_logging.py:" in told
    assert " failing < test_logging.py:" in told
    assert "RuntimeError in test_logging.py:" in told
    assert "8@16" not in told
    assert "token" not in told


def test_what_libraries_put_into_their_words_is_left_out() -> None:
    with logged() as written:
        logging.getLogger("uvicorn.error").error("cannot answer %s", "/api/matches?token=secret")
        logging.getLogger("asyncio").error("a task has failed\nfuture: <Task secret>")
    assert [event["event"] for event in events(written)] == [
        "cannot answer %s",
        "a task has failed",
    ]


def test_libraries_are_not_heard_below_warning() -> None:
    root, own = logging.getLogger(), logging.getLogger(server_logging.OWN)
    before = root.handlers[:], root.level, own.level
    written = io.StringIO()
    try:
        server_logging.configure("json", "debug", written)
        for name in ("sqlalchemy.engine", "uvicorn.error", "websockets", "diablerie.server.x"):
            logging.getLogger(name).info("something")
    finally:
        root.handlers[:], level, own_level = before
        root.setLevel(level)
        own.setLevel(own_level)
    assert [event["logger"] for event in events(written)] == ["diablerie.server.x"]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_what_is_logged_are_fixed_words_and_known_fields(source: Path) -> None:
    for call in logging_calls(source):
        assert all(isinstance(word, ast.Constant) for word in call.args), ast.unparse(call)
        assert {field.arg for field in call.keywords} <= set(FIELDS), ast.unparse(call)


def logging_calls(source: Path) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(ast.parse(source.read_text()))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in LEVELS
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id in ("log", "told")
    ]


def test_that_check_finds_calls() -> None:
    assert sum(len(logging_calls(source)) for source in SOURCES) > 10


@pytest.mark.parametrize("seed", range(2))
def test_what_is_hidden_changes_nothing_in_the_log(client: Client, seed: int) -> None:
    plain, swapped = client.new_match(PERSON, PERSON), client.new_match(PERSON, PERSON)
    with logged() as written:
        for _ in played_alike(plain, swapped, Random(seed)):
            for table in (plain, swapped):
                table.act(0, "fly")
                table.act(1, "9@17", expect=1)
            end = written.tell()
    lines = written.getvalue()[:end].splitlines()
    one, other = (
        [timeless(line) for line in lines if table.id in line] for table in (plain, swapped)
    )
    assert len(one) > 30
    assert one == other


def timeless(line: str) -> dict[str, Any]:
    """An event without its time and the name of its match."""
    return {
        name: value for name, value in json.loads(line).items() if name not in ("time", "match")
    }


def test_whole_matches_leave_no_secret_in_the_log(client: Client, stranger: Client) -> None:
    rng, actions = Random(1), set()
    with logged() as written:
        client.http.headers["User-Agent"] = "Mephisto's own"
        table = client.new_match(PERSON, RANDOM_BOT)
        while not (state := table.read(0)["view"]["state"])["outcome"]:
            if state["to_play"] == 0:
                action = rng.choice(state["legal"])
                actions.add(action)
                table.act(0, action)
        table.act(0, "fly")
        assert stranger.get(table.path, seat=0).status_code == 403
    told = written.getvalue()
    tokens = [*client.http.cookies.values(), *stranger.http.cookies.values()]
    secrets = {table.record(0)["seed"], *tokens, "127.0.0.1", "Mephisto", "seat=0"}
    assert len(events(written)) > 30
    assert actions
    for secret in secrets | {action for action in actions if "@" in action}:
        assert secret not in told
    assert {event["event"] for event in events(written)} <= {"done", "refused"}
