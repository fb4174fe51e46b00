"""Kill Doctor Lucky's rulebook tells the house, the actions and its example as they are."""

from __future__ import annotations

import re

import pytest

import diablerie
from diablerie import rulebook
from diablerie.words import LANGUAGES, speak

LUCKY = "kill-doctor-lucky"

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_the_house_is_told_as_it_is(lang: str) -> None:
    """Every space with what it sees, every sight line, every weapon with its values."""
    board = diablerie.load(LUCKY).board
    numbers = {space["id"]: space["number"] for space in board["spaces"]}

    def called(thing: str) -> str:
        number = numbers.get(thing)
        name = speak(lang, "kill-doctor-lucky-thing", thing=thing)
        return name if number is None else f"{name} ({number})"

    def labelled(what: str, which: str) -> str:
        return speak(lang, "page-label-of", what=what, which=which)

    lines = rulebook.load(LUCKY, lang).text.splitlines()
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in lines]
    for space in numbers:
        bare = speak(lang, "kill-doctor-lucky-thing", thing=space)
        (cells,) = (row for row in rows if len(row) > 4 and row[1] == bare)
        doors, further, doctor = cells[-3:]
        told = {name for cell in (doors, further) for name in cell.split(", ")} - {"–"}
        assert told == {called(other) for other in board["sees"][space]} | {
            called(other) for other in board["neighbours"][space]
        }
        assert set(doors.split(", ")) == {called(other) for other in board["neighbours"][space]}
        assert doctor == called(board["next"][space])
    for line in board["lines"]:
        assert f"- {' – '.join(map(called, line['spaces']))}" in lines
    for weapon, facts in board["weapons"].items():
        (cells,) = (row for row in rows if row[0] == called(weapon))
        special = facts["special_space"]
        value = str(facts["special_value"])
        own = "–" if special is None else labelled(value, called(special))
        assert cells[-2:] == [str(facts["value"]), own]


def test_the_turn_to_look_at_plays_as_told() -> None:
    """Bella leads the Doctor into the Wine Cellar, and three failures save him."""
    document = {
        "to_play": 2,
        "turn": 31,
        "lucky": "kitchen",
        "pawns": ["dining_hall", "green_house", "kitchen", "trophy_room"],
        "hands": [
            ["fail1"],
            ["fail3", "fail3"],
            ["fail1", "move1", "move1", "weapon:trowel"],
            ["fail1", "fail2"],
        ],
    }
    state = diablerie.load(LUCKY, seats=4).position(document)
    assert "attempt:trowel" not in state.legal, "Violet sees the Kitchen"
    bella = ["move1:lucky", "step:wine_cellar", "go:wine_cellar", "attempt:trowel"]
    for action in (*bella, "fail1", "pass", "pass", "fail3", "fail3"):
        state = state.play(action)
    after = state.position()
    assert after["spent"] == ["fail1", "fail3", "fail3"]
    assert after["discard"] == ["move1", "weapon:trowel"]
    assert (after["lucky"], after["to_play"]) == ("kitchen", 3)


@every_language
def test_actions_are_written_as_the_book_has_it(lang: str) -> None:
    game = diablerie.load(LUCKY)
    rows = [row for row in rulebook.load(LUCKY, lang).text.splitlines() if row.startswith("| `")]
    actions = {text for row in rows for text in re.findall(r"`([a-z0-9_:]+)`", row.split(" | ")[0])}
    actions -= {option.name for option in diablerie.describe(LUCKY).options}
    assert len(actions) == 15
    assert {game.action(game.action_id(text)) for text in actions} == actions
