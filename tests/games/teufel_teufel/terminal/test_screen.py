"""Teufel Teufel in a terminal: the board at any size, the sleds, what is known, the choices."""

from __future__ import annotations

import re
from typing import Any

import pytest

from diablerie import State
from diablerie.games.teufel_teufel import terminal
from diablerie.terminal import GameTerminal, StyledLine
from diablerie.text_interface.game_terminal import view_of
from diablerie.words import LANGUAGES, speak
from tests.games.playing import play

from ..table import load, place

COLOURS = ("red", "blue", "green", "yellow", "black", "white")
SCREENS = [(80, 16), (80, 8), (120, 31)]

TERMINAL: GameTerminal = terminal
"""The module is checked against the protocol by this assignment."""


def plain(line: StyledLine) -> str:
    return "".join(text for text, _ in line)


def drawn(
    state: State, width: int = 80, height: int = 16, lang: str = "en", seat: int | None = 0
) -> list[str]:
    board = terminal.board(view_of(state, seat), lang, width, height)
    assert board is not None
    return [plain(line) for line in board]


def cell(state: State, name: str, **screen: Any) -> str:
    """What is drawn in one cell on a small screen."""
    row = next(line for line in drawn(state, **screen) if line.startswith(name[1]))
    return row.split("│")[1 + "abcdefg".index(name[0])]


def beside(state: State, **screen: Any) -> list[str]:
    """What is drawn beside the board on a small screen."""
    return [line[53:].strip() for line in drawn(state, **screen)]


# The board


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_every_row_column_card_and_sled_is_on_the_board(width: int, height: int, lang: str) -> None:
    up = {"a1": "devil", "c3": "tower", "b2": "blue-C", "g6": "white-F"}
    state = place(sleds=["c3", "e5", "g7"], up=up)
    lines = drawn(state, width, height, lang)
    assert lines[0].split("▸")[0].split() == list("abcdefg")
    text = "\n".join(lines)
    assert re.findall(r"^(\d)", text, re.MULTILINE) == list("1234567")
    for sign in ("Ψ", "♜", "mC", "wF", "Ψ×4", "R", "M", "G"):
        assert sign in text
    assert max(map(len, lines)) <= width
    assert len(lines) <= height


def test_colours_are_told_apart_by_the_letters_of_their_players() -> None:
    cards = dict(zip(("a2", "b2", "c2", "d2", "e2", "f2"), COLOURS, strict=True))
    state = place(up={place: f"{colour}-A" for place, colour in cards.items()})
    signs = [cell(state, name).strip() for name in cards]
    assert signs == ["rA", "mA", "gA", "yA", "nA", "wA"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_players_begin_with_different_letters(lang: str) -> None:
    names = [speak(lang, f"teufel-teufel-seat-{seat}") for seat in range(6)]
    assert len({name[0].casefold() for name in names}) == len(names)


def test_a_card_is_face_up_face_down_or_seen_by_the_viewer_alone() -> None:
    state = place(down={"c2": "red-B", "d2": "devil"}, up={"e2": "red-C"}, known=[["c2"], ["d2"]])
    assert [cell(state, name, seat=0) for name in ("c2", "d2", "e2")] == [
        " rB▒  ",
        " ▒▒▒  ",
        " rC   ",
    ]
    assert [cell(state, name, seat=1) for name in ("c2", "d2")] == [" ▒▒▒  ", " Ψ ▒  "]
    assert [cell(state, name, seat=None) for name in ("c2", "d2")] == [" ▒▒▒  ", " ▒▒▒  "]


def test_empty_cells_bordered_cells_and_the_devils_at_home_look_different() -> None:
    state = place(sleds=["c3", "e5"], empty=["c1"], cards={"a1": None}, possessed=[True])
    assert [cell(state, name).strip() for name in ("c1", "a1", "d4")] == ["", "[ ]", "Ψ×3"]


def test_two_sleds_stand_on_one_cell() -> None:
    state = place(sleds=["c3", "c3"], up={"c3": "green-A"}, possessed=[True])
    assert cell(state, "c3") == " gA RM"
    large = drawn(state, 120, 31)
    assert any("│  RΨ M  │" in line for line in large)


def test_the_steps_that_can_be_taken_are_marked() -> None:
    state = place(sleds=["c3", "c2"])
    marked = {name for name in load().board["cells"] if "•" in cell(state, name)}
    assert marked == {"b3", "d3", "c4"}


def test_what_is_chosen_for_a_swap_or_a_shuffle_is_marked() -> None:
    swap = play(place(sleds=["c3"], down={"a2": "red-A"}), "swap:a2")
    assert cell(swap, "a2").startswith("*")
    assert cell(swap, "b2").startswith("•")
    state = place(sleds=["c3"], possessed=[True], down={"a2": "red-A", "b2": "red-B"})
    lifted = play(state, "lift:a2 lift:b2")
    assert [cell(lifted, name)[0] for name in ("a2", "b2", "c2")] == ["*", "*", "•"]
    laid = play(lifted, "lay:g1")
    assert [cell(laid, name)[0] for name in ("a2", "g1", "c2")] == ["*", "*", " "]


def test_marks_are_those_of_the_seat_to_move_alone() -> None:
    assert not any("•" in line[:52] for line in drawn(place(sleds=["c3"]), seat=1))


def test_the_cards_under_a_tower_are_marked_too() -> None:
    state = play(place(sleds=["c3", "d2"], down={"d3": "tower"}), "go:d3")
    assert cell(state, "d2") == "•▒▒▒M "


# Beside the board


def test_beside_the_board_stand_the_sleds_with_letters_devil_and_place() -> None:
    state = place(
        sleds=["c3", None, "e5"],
        seats=3,
        left=[1],
        letters=["BE", "ABCDEF", ""],
        possessed=[True, False, False],
    )
    assert beside(state)[:3] == [
        "▸R Ruprecht ·B··E· Ψ c3",
        "M Mathilde ABCDEF   out: 1",
        "G Gottlieb ······   e5",
    ]


def test_the_seat_that_is_asked_in_anothers_turn_is_marked() -> None:
    state = place(
        sleds=["c3", "c4"],
        up={"c4": "green-A"},
        possessed=[True, True],
        letters=["", "ABC"],
    )
    state = play(state, "go:c4 stop")
    assert state.to_play == 1
    assert [line[0] for line in beside(state)[:2]] == ["▸", "?"]
    assert "Mathilde has two devils" in " ".join(beside(state))
    assert "Choose the two letters that go with them." in " ".join(beside(state, seat=1))


def test_the_signs_are_explained() -> None:
    text = " ".join(beside(place(sleds=["c3"])))
    for told in ("r red", "m blue", "n black", "Ψ devil", "♜ tower", "▒ face down", "* chosen"):
        assert told in text


def test_where_others_have_looked_and_what_was_shuffled_is_told() -> None:
    statement = {"cells": ["a2", "b2"], "cards": ["red-C"]}
    state = place(
        sleds=["c3"],
        down={"a2": "red-C", "b2": "devil", "e2": "blue-A"},
        known=[[], ["e2"]],
        mixed=[statement | {"known_to": None}, statement | {"cards": ["devil"], "known_to": [1]}],
    )
    text = " ".join(beside(state))
    assert "Mathilde has seen e2" in text
    assert "Everybody knows · Among a2 b2: red C" in text
    assert "Only you know" not in text
    assert "Only you know · Among a2 b2: one devil" in " ".join(beside(state, seat=1))


def test_what_is_known_to_lie_on_one_cell_is_told_so() -> None:
    mixed = [{"cells": ["a2"], "cards": ["red-C"], "known_to": None}]
    state = place(sleds=["c3"], down={"a2": "red-C"}, mixed=mixed)
    assert "Everybody knows · On a2 lies the red C." in " ".join(beside(state))


def test_more_knowledge_than_there_is_room_for_ends_in_dots() -> None:
    cells = [f"{letter}{row}" for row in (1, 2, 3) for letter in "bcdef"]
    statement = {"cells": cells, "cards": ["red-A"], "known_to": None}
    state = place(
        sleds=["c3"],
        seats=6,
        mixed=[statement] * 6,
        cards=all_down(cells),
    )
    lines = drawn(state)
    assert len(lines) == 16
    assert any(line.endswith("…") for line in lines)


def all_down(cells: list[str]) -> dict[str, Any]:
    cards = [f"{colour}-{letter}" for colour in COLOURS for letter in "ABCDEF"]
    return {name: {"card": card, "up": False} for name, card in zip(cells, cards, strict=False)}


# Over and under the board


def test_the_heading_counts_devils_at_home_and_cards_face_down() -> None:
    state = place(sleds=["c3"], up={"a2": "red-A"}, possessed=[True], turn=7)
    told = plain(terminal.heading(view_of(state, 0), "en"))
    assert told == "Turn 7 · Ruprecht · 3 devils at home · 41 cards face down"


def test_at_the_end_the_heading_says_how() -> None:
    state = place(sleds=["c3"], letters=["ABCDE"], up={"d3": "red-F"})
    over = play(state, "go:d3")
    told = plain(terminal.heading(view_of(over, None), "en"))
    assert told == (
        "All but one are out. Out of hell, in this order: Ruprecht. In it for ever: Mathilde."
    )
    assert not any("▒▒▒" in line[:52] for line in drawn(over, seat=None))


def test_the_prompt_says_what_is_asked() -> None:
    state = place(sleds=["c3"], down={"d3": "tower"})
    assert terminal.prompt(view_of(state, 0), "en") == "Ruprecht"
    after = play(state, "go:d3")
    assert terminal.prompt(view_of(after, 0), "en") == "Ruprecht · At the tower"
    start = load().start(1)
    assert terminal.prompt(view_of(start, 0), "de") == "Ruprecht · Wo fängst du an?"


# The same in sentences


def test_in_sentences_everything_is_told_too() -> None:
    state = place(
        sleds=["c3", "e5"],
        possessed=[True],
        letters=["BE"],
        up={"c3": "green-B", "a2": "tower"},
        down={"b2": "red-A"},
        known=[["b2"], []],
    )
    told = [plain(line) for line in terminal.describe(view_of(state, 0), "en")]
    assert told == [
        "a2: a tower",
        "b2: a face-down card (you know it: the red A)",
        "c3: the green B, your sled",
        "d4: the devil’s head, with 3 devils at home",
        "e5: a face-down card, the sled of Mathilde",
        "Cards face down: b1–f1 c2–g2 a3 b3 d3–g3 a4 c4 e4 g4 a5–g5 a6–g6 b7–f7",
        "Without a card: a1 g1 b4 f4 a7 g7",
        "You are on c3 · letters: B E · possessed · have seen b2",
        "Mathilde is on e5 · no letters yet · no devil",
    ]


def test_the_hand_is_what_the_viewer_alone_has_seen() -> None:
    state = place(sleds=["c3"], down={"b2": "red-A", "c2": "blue-B"}, known=[["b2"], ["c2"]])
    first, last = [plain(line) for line in terminal.hand(view_of(state, 0), "en")]
    assert first == "On b2 lies the red A."
    assert last.startswith("Not found yet: red B C D E F, blue A B C D E F, green ")
    assert last.endswith("4 devils, 2 towers")


# The story


def event(kind: str, **params: Any) -> dict[str, Any]:
    return {"kind": kind, "clause": "TT-10", "params": {"seat": 0, **params}}


def merged(*events: dict[str, Any]) -> dict[str, Any]:
    one, *others = events
    for other in others:
        both = terminal.merge(one, other)
        assert both is not None
        one = both
    return one


def step(start: str, to: str, **more: Any) -> dict[str, Any]:
    return event("step", **{"from": start, "to": to, **more})


def test_steps_in_a_row_are_told_as_a_walk_with_the_letters_that_let_it_go_on() -> None:
    known = event("letter-known", cell="b2", letter="A")
    move = merged(step("a2", "b2"), known, step("b2", "c2"))
    assert (move["kind"], move["params"]) == ("walk", {"seat": 0, "from": "a2", "to": "c2"})
    assert merged(move, step("c2", "c3"))["params"]["from"] == "a2"
    assert terminal.merge(step("a2", "b2"), step("b2", "c2", seat=1)) is None
    assert terminal.merge(step("a2", "b2"), event("turned-up", cell="b2", card="red-A")) is None


def test_cards_taken_up_or_laid_down_in_a_row_are_told_together() -> None:
    for one, together in (("lifted", "lifted-cards"), ("laid", "laid-cards")):
        told = merged(event(one, cell="a2"), event(one, cell="b2"), event(one, cell="c2"))
        assert (told["kind"], told["params"]["cells"]) == (together, ["a2", "b2", "c2"])
    assert terminal.merge(event("lifted", cell="a2"), event("laid", cell="a2")) is None
    assert terminal.merge(event("mixed", cards=2), event("laid", cell="a2")) is None
