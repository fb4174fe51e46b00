"""Actions that are tried though they are not legal, and what is said of them."""

from __future__ import annotations

from diablerie.secrecy.adapters.illegal_moves import TRIED, not_legal, raised_by


def test_tried_is_what_is_not_legal_the_same_wherever_the_same_is_legal() -> None:
    tried = not_legal(9, [4, 2, 7])
    assert len(set(tried)) == TRIED
    assert set(tried) < set(range(9)) - {4, 2, 7}
    assert not_legal(9, (7, 4, 2)) == tried


def test_at_other_positions_others_are_tried() -> None:
    assert len({not_legal(50, [legal]) for legal in range(20)}) > 10


def test_where_nothing_is_forbidden_nothing_is_tried() -> None:
    assert not_legal(3, range(3)) == ()
    assert len(not_legal(3, [0, 1])) == 1


def test_what_is_raised_is_told_by_kind_and_text() -> None:
    assert raised_by(lambda: int("five")).startswith("ValueError: invalid literal")
    assert raised_by(lambda: int("5")) == ""
