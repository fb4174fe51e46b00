"""Answers in plain text: which part of them counts, which actions they mean, and what is said if none."""

from __future__ import annotations

from typing import Any

import pytest

import diablerie
from diablerie import IllegalAction
from diablerie.text_interface.replies import LONGEST, NotUnderstood, answer_in
from diablerie.text_interface.seat_text import Moment, SeatText
from diablerie.words import LANGUAGES

LAIR: dict[str, Any] = {"to_play": 0, "lucky": "nursery", "pawns": ["parlor", "kitchen"]}


def actions(name: str, answer: str, lang: str = "en", seats: int = 2, **position: Any) -> Any:
    """The actions that an answer means to the seat to move in a position."""
    game = diablerie.load(name, seats=seats)
    state = game.position(position, seed=3)
    assert state.to_play is not None
    text = SeatText(game, state.to_play, lang)
    return text.actions_in(answer, Moment.of(state, state.to_play))


@pytest.mark.parametrize(
    ("reply", "answer"),
    [
        ("[s1]", "s1"),
        ("First [s2], no: [ s1*3 ].", "s1*3"),
        ("I think of s1.\n\nsoul\n", "soul"),
        ("`soul`", "soul"),
        ("[me   kitchen]", "me kitchen"),
        ("[[s1]]", "s1"),
        ("[]", ""),
        ("", ""),
        (" \n\t", ""),
        ("[so\u202eul]", "so\\u202eul"),
        (f"[{'9' * (LONGEST + 50)}]", "9" * LONGEST),
    ],
)
def test_what_stands_in_the_last_brackets_counts_or_else_the_last_line(
    reply: str, answer: str
) -> None:
    assert answer_in(reply) == answer


@pytest.mark.parametrize(
    ("answer", "meant"),
    [
        ("s1", ("s1",)),
        ("S1*2", ("s1", "s1")),
        ("soul 17", ("soul", "soul")),
        ("s1 s1 s1", ("s1",) * 3),
        ("7", ("s1",) * 7),
        ("8@17", ("8@17",)),
    ],
)
def test_an_answer_is_notation_a_walk_or_a_number_of_the_list(
    answer: str, meant: tuple[str, ...]
) -> None:
    assert actions("doctor-faust", answer) == meant


@pytest.mark.parametrize(
    ("lang", "answer"),
    [("en", "go billiard room"), ("de", "billardzimmer"), ("fr", "salle de bill")],
)
def test_an_answer_is_what_a_player_would_say_in_their_language(lang: str, answer: str) -> None:
    place = {**LAIR, "pawns": ["dining_hall", "kitchen"]}
    assert actions("kill-doctor-lucky", answer, lang, **place) == ("go:billiard_room",)


def test_what_the_rules_forbid_is_refused_by_its_clause() -> None:
    with pytest.raises(IllegalAction) as refused:
        actions("doctor-faust", "soul", soul=0)
    assert refused.value.clause == "DF-14"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_action_that_is_only_begun_is_answered_with_what_completes_it(lang: str) -> None:
    with pytest.raises(NotUnderstood, match=r"8@….* 0, 1, 2"):
        actions("doctor-faust", "8@", lang)


def test_several_ways_are_answered_with_each_of_them_whole() -> None:
    hands = [["move1", "move2"], []]
    with pytest.raises(NotUnderstood) as unclear:
        actions("kill-doctor-lucky", "me foyer", **{**LAIR, "hands": hands})
    told = str(unclear.value)
    for way in told.split("[")[1:]:
        whole = way.partition("]")[0]
        meant = actions("kill-doctor-lucky", whole, **{**LAIR, "hands": hands})
        assert " ".join(meant) == whole
    assert told.count("[") > 1


@pytest.mark.parametrize("answer", ["", "99", "s1 8", "s1*9"])
def test_what_is_not_clear_says_what_would_be(answer: str) -> None:
    with pytest.raises(NotUnderstood) as unclear:
        actions("doctor-faust", answer)
    assert len(str(unclear.value)) > 10


def test_a_seat_that_is_not_to_move_has_nothing_to_answer() -> None:
    game = diablerie.load("doctor-faust")
    state = game.start(1)
    with pytest.raises(ValueError, match="not your turn"):
        SeatText(game, 1, "en").actions_in("s1", Moment.of(state, 1))
