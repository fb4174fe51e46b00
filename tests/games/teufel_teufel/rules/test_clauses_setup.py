"""Setup of Teufel Teufel (TT-01 to TT-07). Named by clause."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tests.games.playing import facts, play, refusal

from ..crafted import some_jam
from ..slow_board import CELLS, CENTRE, COLOURS, DECK, MARKED, in_one_line, steps_between
from ..table import load, place, targets

JAM = ("a1", "e1", "f5", "c6")
"""Four sleds, placed by the rules, that leave no space for a fifth: the example of TT-06."""


@pytest.mark.parametrize("seats", range(2, 7))
def test_tt_01_two_to_six_play(seats: int) -> None:
    position = load(seats).start(1).position()
    for key in ("sleds", "letters", "possessed", "known", "lifted_known"):
        assert len(position[key]) == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_tt_01_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 seats"):
        load(seats)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_tt_02_one_hidden_card_on_each_ordinary_space(seats: int) -> None:
    cards = load(seats).start(3).position()["cards"]
    assert set(cards) == set(CELLS) - {CENTRE, *MARKED}
    assert Counter(card["card"] for card in cards.values()) == Counter(DECK)
    assert not any(card["up"] for card in cards.values())


def test_tt_02_the_cards_are_shuffled() -> None:
    layouts = {
        tuple(c["card"] for c in load().start(s).position()["cards"].values()) for s in range(9)
    }
    assert len(layouts) == 9


def test_tt_02_other_marked_spaces_stay_empty_instead() -> None:
    chosen = ["b2", "b6", "d2", "d6", "f2", "f6"]
    game = load(2, marked=chosen)
    assert set(game.start(1).position()["cards"]) == set(CELLS) - {CENTRE, *chosen}
    assert sorted(game.board["marked"]) == sorted(chosen)


@pytest.mark.parametrize(
    "marked",
    [["a1"] * 6, ["a1", "b1", "c1", "d1", "e1"], ["a1", "b1", "c1", "d1", "e1", "d4"],
     ["a1", "b1", "c1", "d1", "e1", "h1"], "a1 b1", 6],
)  # fmt: skip
def test_tt_02_six_different_spaces_are_marked_and_not_the_centre(marked: object) -> None:
    with pytest.raises(ValueError, match="marked"):
        load(2, marked=marked)


def test_tt_02_marked_spaces_may_be_written_as_a_list_or_as_text() -> None:
    words = load(2, marked="g7 a1 b1 c1 d1 e1")
    assert words == load(2, marked=["a1", "b1", "c1", "d1", "e1", "g7"])
    assert words.options["marked"] == "a1 b1 c1 d1 e1 g7"


def test_tt_03_four_devils_on_the_centre() -> None:
    state = load(4).start(1)
    assert state.view(None)["home"] == 4
    assert state.position()["possessed"] == [False] * 4


@pytest.mark.parametrize("first", range(3))
def test_tt_04_from_the_first_player_on_each_places_his_empty_sled(first: int) -> None:
    state = load(3, first_player=first, start_gap="none").start(1)
    for step, cell in enumerate(("b2", "d2", "f2")):
        position = state.position()
        seat = (first + step) % 3
        assert (position["phase"], position["turn"]) == ("place", 1)
        assert position["to_play"] == position["turn_of"] == seat
        state, told = state.narrate(f"place:{cell}")
        assert (told[0].clause, told[0].kind) == ("TT-04", "placed")
        assert dict(told[0].params) == {"seat": seat, "cell": cell}
    assert state.position()["letters"] == ["", "", ""]


def test_tt_04_not_on_the_centre() -> None:
    state = load(2).start(1)
    assert targets(state, "place") == set(CELLS) - {CENTRE}
    assert refusal(state, "place:d4") == ("TT-04", "04", {})


def test_tt_04_the_first_player_must_have_a_seat() -> None:
    with pytest.raises(ValueError, match="first_player"):
        load(3, first_player=3)


def test_tt_04_colours_go_by_seat() -> None:
    assert load(3).board["colours"] == list(COLOURS[:3])


def test_tt_05_a_sled_may_start_on_a_card_which_stays_hidden() -> None:
    after = play(load(2).start(1), "place:c3 place:e5").position()
    assert not after["cards"]["c3"]["up"]
    assert after["known"] == [[], []]


def test_tt_05_a_sled_may_start_on_a_marked_space() -> None:
    assert "place:a1" in load(2).start(1).legal


def test_tt_05_the_card_under_a_starting_sled_is_turned_up_by_who_arrives_there() -> None:
    state = place(sleds=["c3", "g7"], up={"d3": "red-D"}, down={"c3": "blue-E"}, letters=["D"])
    assert play(state, "go:d3 stop swap:a2 with:b2 go:c3").position()["cards"]["c3"]["up"]


def test_tt_06_three_spaces_lie_between_two_sleds() -> None:
    state = play(load(3).start(1), "place:c3")
    far = {cell for cell in CELLS if steps_between(cell, "c3") >= 4}
    assert targets(state, "place") == far
    assert refusal(state, "place:d5") == ("TT-06", "06", {"cell": "d5", "seat": 0, "gap": 3})
    assert refusal(state, "place:c3") == ("TT-06", "06", {"cell": "c3", "seat": 0, "gap": 0})


def test_tt_06_line4_counts_in_one_row_or_column_only() -> None:
    state = play(load(2, start_gap="line4").start(1), "place:c3")
    near = {cell for cell in CELLS if in_one_line(cell, "c3") and steps_between(cell, "c3") < 4}
    assert targets(state, "place") == set(CELLS) - {CENTRE} - near
    assert refusal(state, "place:c6")[0] == "TT-06"
    assert refusal(state, "place:c3")[0] == "TT-06"


def test_tt_06_with_no_gap_any_free_space_will_do() -> None:
    state = play(load(2, start_gap="none").start(1), "place:c3")
    assert targets(state, "place") == set(CELLS) - {CENTRE, "c3"}
    assert refusal(state, "place:c3") == ("TT-19", "19", {"cell": "c3", "seat": 0})


def test_tt_06_where_no_space_is_far_enough_the_farthest_will_do() -> None:
    state = play(load(6).start(1), " ".join(f"place:{cell}" for cell in JAM))
    gaps = {
        cell: min(steps_between(cell, sled) for sled in JAM) for cell in CELLS if cell != CENTRE
    }
    assert max(gaps.values()) == 3
    assert targets(state, "place") == {cell for cell, gap in gaps.items() if gap == 3}
    assert refusal(state, "place:a2") == ("TT-06", "06-jam", {"cell": "a2"})
    assert refusal(state, "place:a1")[0] == "TT-06"


def test_tt_06_up_to_four_never_jam() -> None:
    far = {cell: {other for other in CELLS if steps_between(cell, other) >= 4} for cell in CELLS}
    for three in combinations(CELLS, 3):
        if all(one in far[other] for one, other in combinations(three, 2)):
            assert far[three[0]] & far[three[1]] & far[three[2]] - {CENTRE}


def test_tt_06_four_can_leave_no_room_for_a_fifth() -> None:

    jam = some_jam(Random(1))
    assert len(jam) == 4
    game = load(5)
    state = play(game.start(1), " ".join(f"place:{cell}" for cell in jam))
    assert all(
        min(steps_between(cell, sled) for sled in jam) < 4 for cell in targets(state, "place")
    )


@pytest.mark.parametrize("first", [0, 1, 2])
def test_tt_07_the_first_player_begins(first: int) -> None:
    game = load(3, first_player=first, start_gap="none")
    state = play(game.start(1), "place:b2 place:d2")
    assert facts(state, "place:f2")[1:] == [("TT-07", "turn", {"seat": first, "turn": 1})]
    position = play(state, "place:f2").position()
    assert (position["to_play"], position["turn_of"], position["turn"]) == (first, first, 1)
    assert position["phase"] == "turn"


def test_tt_07_play_goes_clockwise() -> None:
    state = place(seats=3, to_play=1)
    seen = []
    for _ in range(4):
        seen.append(state.to_play)
        state = play(state, "swap:c2 with:e2")
    assert seen == [1, 2, 0, 1]
    assert state.position()["turn"] == 5
