"""How a terminal tells what has happened to the one who reads it."""

from __future__ import annotations

import pytest

import diablerie
from diablerie.terminal import SeenEvent
from diablerie.text_interface.event_log import Reader
from diablerie.text_interface.game_terminal import terminal_of

GAME = "kill-doctor-lucky"
INFAMY: SeenEvent = {
    "kind": "infamy",
    "params": {"pair": 0, "taker": 1, "space": 9},
    "clause": "DF-35",
}
WALKED_IN: SeenEvent = {
    "kind": "walked-in",
    "params": {"seat": 1, "space": "nursery", "instead": 2},
    "clause": "KDL-26",
}


@pytest.mark.parametrize(
    ("you", "end"),
    [
        (1, "in the Nursery: your turn. Bella is passed over."),
        (2, "the turn is Rufus’s. You are passed over."),
        (None, "the turn is Rufus’s. Bella is passed over."),
    ],
)
def test_a_reader_is_called_you_though_he_is_only_named(you: int | None, end: str) -> None:
    reader = Reader(GAME, terminal_of(diablerie.load(GAME)), "en", you)
    assert reader.sentence(WALKED_IN).endswith(end)


@pytest.mark.parametrize(
    ("you", "told"),
    [
        (0, "both your stones. The rest goes to Blue."),
        (1, "both stones of Red. The rest goes to you."),
        (None, "both stones of Red. The rest goes to Blue."),
    ],
)
def test_a_reader_is_called_you_in_the_part_he_has(you: int | None, told: str) -> None:
    game = "doctor-faust"
    reader = Reader(game, terminal_of(diablerie.load(game)), "en", you)
    assert reader.sentence(INFAMY).endswith(told)
