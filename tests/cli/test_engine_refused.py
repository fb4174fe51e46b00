"""`diablerie engine`: what is wrong is refused in words, and nothing that is sent ends it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diablerie.cli.engine_protocol.line_reader import LONGEST
from tests.cli.asking import GAME, error_of, talk


def test_an_illegal_action_is_refused_with_its_clause_and_what_is_legal() -> None:
    error = error_of("play", game=GAME, position={"soul": 0}, moves=["soul"])
    assert error["clause"] == "DF-14"
    assert error["message"] == "A stone stands with the pyramid on 0: it cannot leave."
    assert error["reason"] == "doctor-faust-refusal-14"
    assert error["params"] == {"space": 0}
    assert "s1" in error["legal"]
    assert "soul" not in error["legal"]


WRONG: dict[str, tuple[str, dict[str, Any], str, bool]] = {
    "command": ("dance", {}, "there is no command 'dance'", True),
    "no game": ("legal", {}, "'game' is missing", False),
    "game": ("legal", {"game": "chess"}, "there is no game 'chess'", True),
    "game of another type": ("legal", {"game": ["chess"]}, "'game' must be text", False),
    "option": ("legal", {"game": GAME, "options": {"x": 1}}, "has no option 'x'", True),
    "option value": ("legal", {"game": GAME, "options": {"infamy": "x"}}, "option infamy", True),
    "options": ("legal", {"game": GAME, "options": []}, "'options' must be an object", False),
    "seats": ("legal", {"game": GAME, "seats": 9}, "is for 2 seats, not 9", False),
    "seats true": ("legal", {"game": GAME, "seats": True}, "'seats' must be an integer", False),
    "unknown key": ("legal", {"game": GAME, "sed": 1}, "does not take 'sed'", True),
    "seed": ("legal", {"game": GAME, "seed": 1.5}, "'seed' must be an integer or text", False),
    "position": ("legal", {"game": GAME, "position": []}, "'position' must be an object", False),
    "position key": ("legal", {"game": GAME, "position": {"a": 1}}, "no key 'a'", False),
    "position value": ("legal", {"game": GAME, "position": {"soul": 30}}, "soul must be", False),
    "moves": ("legal", {"game": GAME, "moves": "s1"}, "'moves' must be a list", False),
    "move": ("legal", {"game": GAME, "moves": [1]}, "'moves' must be a list of actions", False),
    "no seat": ("view", {"game": GAME}, "'seat' is missing", False),
    "seat": ("view", {"game": GAME, "seat": 2}, "seats of this game are 0 to 1", False),
    "seat true": ("view", {"game": GAME, "seat": True}, "'seat' must be an integer", False),
    "level": ("best", {"game": GAME, "level": "god"}, "there is no bot 'god'", True),
    "no level": ("best", {"game": GAME}, "'level' is missing", False),
    "no budget": ("analyse", {"game": GAME}, "either 'level' or 'simulations'", False),
    "two budgets": (
        *("analyse", {"game": GAME, "level": "imp", "simulations": 9}),
        *("either 'level' or 'simulations'", False),
    ),
    "no simulations": (
        *("analyse", {"game": GAME, "simulations": 0}),
        *("'simulations' must be from 1 to 1000000", False),
    ),
    "level without search": (
        *("analyse", {"game": GAME, "level": "greedy"}),
        *("'greedy' does not search", True),
    ),
    "worlds": (
        *("analyse", {"game": GAME, "simulations": 9, "worlds": 100_001}),
        *("'worlds' must be from 0 to 100000", False),
    ),
    "language of reasons": (
        *("analyse", {"game": GAME, "simulations": 9, "lang": "nl"}),
        *("there is no language 'nl'", True),
    ),
    "no record": ("review", {}, "'record' is missing", False),
    "record": ("review", {"record": {"format": 1}}, "is a required property", False),
    "game of a record": ("review", {"game": GAME, "record": {}}, "does not take 'game'", True),
    "language": ("rules", {"game": GAME, "lang": "nl"}, "there is no language 'nl'", True),
    "clause": ("rules", {"game": GAME, "clause": "DF-77"}, "there is no clause 'DF-77'", True),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_answered_is_refused_with_what_would_be_right(case: str) -> None:
    cmd, keys, message, tells_choices = WRONG[case]
    error = error_of(cmd, **keys)
    assert message in error["message"]
    assert bool(error.get("allowed")) == tells_choices


@pytest.mark.parametrize("cmd", ["analyse", "best"])
def test_nobody_thinks_for_a_game_that_is_over(cmd: str) -> None:
    over = {"outcome": {"reason": "pile", "winner": 0}, "pile": []}
    error = error_of(cmd, game=GAME, position=over, level="imp")
    assert error == {"message": "the game is over: nobody is to move"}


@pytest.mark.parametrize(
    "line",
    [
        *(b"", b"   ", b"{", b"nonsense", b"[]", b"7", b"null", b'"legal"', b"\xff\xfe", b"\x00"),
        *(b"[" * 100_000, b'{"id": {}, "cmd": "games"}', b'{"id": 1.5}', b'{"id": true}'),
        *(b'{"cmd": "games", "id": ' + b"9" * 10_000 + b"}", b"x" * (LONGEST + 5)),
    ],
    ids=lambda line: repr(line[:20]),
)
def test_a_line_that_is_no_request_is_answered_and_the_next_one_too(line: bytes) -> None:
    *before, after = talk(line, {"id": "after", "cmd": "rules", "game": GAME, "clause": "DF-01"})
    assert after["id"] == "after"
    assert after["title"]
    if line.strip():
        (answered,) = before
        assert answered["id"] is None
        assert answered["error"]["message"]
    else:
        assert before == []


def test_a_line_as_long_as_allowed_is_read() -> None:
    request = b'{"id": 1, "cmd": "rules", "game": "doctor-faust", "clause": "DF-01"}'
    (answered,) = talk(request.ljust(LONGEST - 1))
    assert answered["title"]


def test_text_that_is_no_unicode_comes_back_as_json() -> None:
    (answered,) = talk(b'{"id": "\\ud800", "cmd": "\\udfff"}')
    assert answered["id"] == "\ud800"
    assert "error" in answered


def test_a_request_without_an_id_is_answered_without_one() -> None:
    assert talk({"cmd": "dance"})[0]["id"] is None


# Anything at all

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)
plausible = st.fixed_dictionaries(
    {"cmd": st.sampled_from(["games", "legal", "play", "view", "best", "rules"])},
    optional={
        "id": values,
        "game": st.just(GAME) | values,
        "seats": st.just(2) | values,
        "options": values,
        "position": st.fixed_dictionaries(
            {},
            optional=dict.fromkeys(
                ("soul", "stones", "hands", "laid", "pile", "won", "outcome"), values
            ),
        )
        | values,
        "moves": st.lists(st.sampled_from(["s1", "soul", "8@3", ""]), max_size=9) | values,
        "seed": values,
        "seat": st.sampled_from([0, 1, None]) | values,
        "level": st.just("random") | values,
        "clause": st.just("DF-02") | values,
        "lang": st.just("de") | values,
    },
)


@given(st.lists(st.binary(max_size=200).map(lambda line: line.replace(b"\n", b"")), max_size=5))
def test_no_bytes_end_it(junk: list[bytes]) -> None:
    answers = talk(*junk, {"id": "after", "cmd": "rules", "game": GAME, "clause": "DF-01"})
    assert len(answers) == 1 + sum(bool(line.strip()) for line in junk)
    assert answers[-1]["id"] == "after"


@settings(max_examples=settings().max_examples * 4)
@given(plausible)
def test_no_request_makes_it_fail(request: dict[str, Any]) -> None:
    (answered,) = talk(request)
    assert "failed" not in answered.get("error", {}).get("message", "")
