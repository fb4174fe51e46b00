"""Names of entrants: what each is, what a list of them is split into, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from diablerie.entrants import OutsideEntrant, parse, split_names
from diablerie.entrants.kinds import Command, Kind, OnnxFile, PythonFile, Url
from diablerie.entrants.learned import LearnedEntrant


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("devil", ["devil"]),
        ("devil, greedy", ["devil", "greedy"]),
        ("devil,cmd:node bot.mjs", ["devil", "cmd:node bot.mjs"]),
        ('cmd:"node bot.mjs --of 2,3",devil', ["cmd:node bot.mjs --of 2,3", "devil"]),
        ("\"cmd:node 'my bot.mjs'\",devil", ["cmd:node 'my bot.mjs'", "devil"]),
        ("'./a,b.py',http://127.0.0.1:1/play", ["./a,b.py", "http://127.0.0.1:1/play"]),
    ],
)
def test_a_list_is_split_at_commas_that_are_not_quoted(text: str, names: list[str]) -> None:
    assert list(split_names(text)) == names


@pytest.mark.parametrize("text", ["", "devil,", ",devil", "devil,,imp", 'devil,""', "devil, ,imp"])
def test_a_name_that_is_empty_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is empty"):
        split_names(text)


@pytest.mark.parametrize("text", ['devil,cmd:"node', "it's", "a\"b'c'"])
def test_a_quote_that_is_not_closed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not closed"):
        split_names(text)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("./mine.py", PythonFile(Path("mine.py"))),
        ("mine.py:act", PythonFile(Path("mine.py"), "act")),
        ("onnx:policy.onnx", OnnxFile(Path("policy.onnx"))),
        ("onnx:policy.onnx:temperature=0.5", OnnxFile(Path("policy.onnx"), 0.5)),
        ("cmd:node 'my bot.mjs'", Command(("node", "my bot.mjs"))),
        ("https://example.org/play?a=1", Url("https://example.org/play?a=1")),
    ],
)
def test_a_name_says_what_it_is(name: str, kind: Kind) -> None:
    entrant = parse(name)
    assert isinstance(entrant, OutsideEntrant)
    assert (entrant.name, entrant.kind) == (name, kind)


def test_a_name_of_ours_is_a_bot_of_ours() -> None:
    entrant = parse("devil:horizon=7")
    assert (entrant.name, entrant.is_outside) == ("devil:horizon=7", False)


@pytest.mark.parametrize(
    ("name", "searches"),
    [
        ("learned:runs/a,b.npz", False),
        ("learned:C:/a b.npz", False),
        ("learned:a.npz:simulations=9", True),
    ],
)
def test_a_file_of_weights_is_a_bot_of_ours(name: str, searches: bool) -> None:
    entrant = parse(name)
    assert isinstance(entrant, LearnedEntrant)
    assert (entrant.name, entrant.is_outside) == (name, False)
    assert (entrant.search is not None) == searches


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("angel", "there is no bot 'angel'"),
        ("cmd:", "names no program"),
        ("cmd:node 'bot", "is no command"),
        ("onnx:a.onnx:temperature=warm", "from 0 on, not 'warm'"),
        ("onnx:a.onnx:temperature=-1", "from 0 on, not '-1'"),
    ],
)
def test_what_is_no_name_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse(name)
