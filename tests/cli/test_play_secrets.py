"""`diablerie play` shows nobody what is not theirs to see."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cli.calling import call
from tests.cli.playing import PLAY, told, typed


def test_a_bot_is_told_of_without_its_cards() -> None:
    lines = told(*["1"] * 80)
    laid = [line for line in lines if line.startswith("Blue lays")]
    assert laid
    assert all(
        re.fullmatch(r"Blue lays a devil card beside \d+, face down\. DF-16", line) for line in laid
    )


def test_no_hand_is_shown_before_its_player_has_the_keyboard() -> None:
    lines = call(*PLAY, "--hotseat", typed=typed("", "8@3", "s1*6")).stdout.splitlines()
    for_red = lines.index("Pass the keyboard to Red. Press Enter when nobody but Red is looking.")
    for_blue = lines.index(
        "Pass the keyboard to Blue. Press Enter when nobody but Blue is looking."
    )
    assert not any("your devil cards" in line for line in [*lines[:for_red], *lines[for_blue:]])


def test_the_next_player_is_told_the_turn_before_without_what_is_hidden() -> None:
    lines = call(*PLAY, "--hotseat", typed=typed("", "8@3", "s1*6", "")).stdout.splitlines()
    for_blue = next(
        n for n, line in enumerate(lines) if line.startswith("Pass the keyboard to Blue")
    )
    assert "Red lays a devil card beside 3, face down. DF-16" in lines[for_blue:]
    assert "Red lays the 8 beside 3. DF-16" not in lines[for_blue:]


def test_a_record_saved_in_mid_game_holds_no_secrets(tmp_path: Path) -> None:
    path = tmp_path / "part.json"
    told(*["1"] * 20, f"save {path}")
    record = json.loads(path.read_text())
    assert record["seed"] is None
    assert record["seen_by"] == {"seat": 0}
    hidden = [entry["action"] for entry in record["actions"] if entry["seat"] == 1]
    assert all("@" not in action or action.startswith("?@") for action in hidden)
