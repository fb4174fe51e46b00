"""Devils and towers of Teufel Teufel (TT-15 to TT-17, TT-24, TT-25). Named by clause."""

from __future__ import annotations

from typing import Any

import pytest

from diablerie import State
from tests.games.playing import facts, play, refusal, told

from ..table import FULL, all_up_but, place, targets

FOUR_OUT = [False, True, True, True, True]


def before_a_devil(**more: Any) -> State:
    """Red on c3, a devil face up on d3."""
    return place(**{"sleds": ["c3"], "up": {"d3": "devil"}, **more})


STEP = ("TT-10", "step", {"seat": 0, "from": "c3", "to": "d3"})
NEXT = ("TT-07", "turn", {"seat": 1, "turn": 2})


# TT-15, TT-16, TT-24


def test_tt_15_a_visible_devil_gives_a_peg_and_ends_the_move() -> None:
    assert facts(before_a_devil(), "go:d3") == [STEP, ("TT-15", "devil-taken", {"seat": 0}), NEXT]


def test_tt_15_a_devil_turned_up_does_the_same() -> None:
    assert facts(place(sleds=["c3"], down={"d3": "devil"}), "go:d3") == [
        STEP,
        ("TT-12", "turned-up", {"seat": 0, "cell": "d3", "card": "devil"}),
        ("TT-15", "devil-taken", {"seat": 0}),
        NEXT,
    ]


def test_tt_16_with_all_four_out_one_is_taken_from_another() -> None:
    state = before_a_devil(seats=5, possessed=FOUR_OUT)
    choosing = play(state, "go:d3")
    assert (choosing.to_play, choosing.position()["phase"]) == (0, "take")
    assert set(choosing.legal) == {"take:1", "take:2", "take:3", "take:4"}
    assert facts(choosing, "take:3") == [("TT-16", "devil-robbed", {"seat": 0, "victim": 3}), NEXT]
    assert play(choosing, "take:3").position()["possessed"] == [True, True, True, False, True]


def test_tt_16_not_from_oneself_nor_from_who_has_none() -> None:
    state = before_a_devil(seats=5, possessed=[True, True, False, True, True])
    choosing = play(state, "go:d3")
    assert set(choosing.legal) == {"take:1", "take:3", "take:4"}
    assert refusal(choosing, "take:0") == ("TT-16", "16-self", {})
    assert refusal(choosing, "take:2") == ("TT-16", "16", {"seat": 2})
    assert refusal(choosing, "pass") == ("TT-08", "08-take", {"action": "pass"})


@pytest.mark.parametrize("letters", ["AB", "ABCD"])
def test_tt_16_tt_25_a_holder_who_takes_another_loses_both(letters: str) -> None:
    state = before_a_devil(seats=4, possessed=[True] * 4, letters=[letters])
    after = play(state, "go:d3 take:2")
    assert after.position()["possessed"] == [False, True, False, True]
    assert after.view(None)["home"] == 2
    assert after.position()["phase"] == ("turn" if letters == "AB" else "lose")


def test_tt_24_powers_begin_with_the_next_turn() -> None:
    state = play(before_a_devil(), "go:d3")
    assert (state.to_play, state.position()["possessed"]) == (1, [True, False])
    later = play(state, "swap:a2 with:b2")
    assert "lift:a2" in later.legal


# TT-17: towers


def before_a_tower(**more: Any) -> State:
    """Red on c3, a tower face up on d3."""
    return place(**{"sleds": ["c3"], "up": {"d3": "tower"}, **more})


def test_tt_17_on_a_tower_one_may_look_at_a_hidden_card() -> None:
    state = before_a_tower(down={"f6": "white-C"})
    assert facts(state, "go:d3") == [STEP, ("TT-17", "tower", {"seat": 0, "cell": "d3"})]
    there = play(state, "go:d3")
    hidden = {cell for cell, card in there.position()["cards"].items() if not card["up"]}
    assert targets(there, "peek") == hidden
    assert set(there.legal) == {f"peek:{cell}" for cell in hidden} | {"done"}
    assert facts(there, "peek:f6") == [
        ("TT-17", "peek", {"seat": 0, "cell": "f6", "card": "white-C"}),
        NEXT,
    ]


def test_tt_17_the_look_is_secret_but_everybody_sees_where() -> None:
    state = play(before_a_tower(down={"f6": "white-C"}), "go:d3")
    (peek,) = [event for event in told(state, "peek:f6") if event.kind == "peek"]
    assert peek.seen_by(0)["params"] == {"seat": 0, "cell": "f6", "card": "white-C"}
    for seat in (1, None):
        assert peek.seen_by(seat)["params"] == {"seat": 0, "cell": "f6", "card": None}
        assert not peek.reveals_to(seat)
    assert peek.reveals_to(0)
    after = state.play("peek:f6")
    assert after.view(1)["known"] == after.view(None)["known"] == [["f6"], []]
    assert not after.position()["cards"]["f6"]["up"]


def test_tt_17_a_card_under_a_sled_may_be_looked_at() -> None:
    state = play(before_a_tower(sleds=["c3", "f6"], down={"f6": "white-C"}), "go:d3")
    assert play(state, "peek:f6").view(0)["cards"]["f6"]["card"] == "white-C"


def test_tt_17_ones_own_known_card_may_be_looked_at_again() -> None:
    state = play(before_a_tower(down={"f6": "white-C"}, known=[["f6"], []]), "go:d3")
    assert play(state, "peek:f6").position()["known"] == [["f6"], []]


def test_tt_17_no_looking_at_visible_cards_or_empty_spaces() -> None:
    state = play(before_a_tower(up={"d3": "tower", "e3": "blue-A"}), "go:d3")
    assert refusal(state, "peek:e3") == ("TT-17", "17-up", {"cell": "e3"})
    assert refusal(state, "peek:a1") == ("TT-17", "17-none", {"cell": "a1"})


@pytest.mark.parametrize("order", ["peek:f6 banish", "banish peek:f6"])
def test_tt_17_a_look_and_banishing_in_any_order(order: str) -> None:
    state = play(before_a_tower(possessed=[True], down={"f6": "white-C"}), "go:d3")
    after = play(state, order)
    assert after.position()["possessed"] == [False, False]
    assert after.view(None)["home"] == 4
    assert after.to_play == 1


def test_tt_17_one_look_and_one_devil_only() -> None:
    state = play(before_a_tower(possessed=[True]), "go:d3")
    assert facts(state, "banish") == [("TT-17", "banished", {"seat": 0})]
    banished = play(state, "banish")
    assert banished.position()["banished"]
    assert refusal(banished, "banish") == ("TT-17", "17-devil", {})
    peeked = play(state, "peek:f6")
    assert peeked.position()["peeked"]
    assert set(peeked.legal) == {"banish", "done"}
    assert refusal(peeked, "peek:f5") == ("TT-17", "17-again", {})


def test_tt_17_without_a_devil_there_is_none_to_banish() -> None:
    assert refusal(play(before_a_tower(), "go:d3"), "banish") == ("TT-17", "17-devil", {})


def test_tt_17_both_may_be_left() -> None:
    state = play(before_a_tower(possessed=[True]), "go:d3")
    assert facts(state, "done") == [NEXT]
    assert play(state, "done").position()["possessed"] == [True, False]


def test_tt_17_a_tower_with_nothing_to_choose_is_passed_over() -> None:
    cards = all_up_but({}, {"d3": "tower"})
    state = place(sleds=["c3"], cards=cards, options={"judgement": "after_first_exit"})
    assert play(state, "go:d3").to_play == 1


def test_tt_17_with_no_hidden_card_there_is_still_a_devil_to_banish() -> None:
    cards = all_up_but({}, {"d3": "tower"})
    state = place(
        sleds=["c3"], cards=cards, possessed=[True], options={"judgement": "after_first_exit"}
    )
    assert set(play(state, "go:d3").legal) == {"banish", "done"}
    assert play(state, "go:d3 banish").to_play == 1


def test_tt_17_staying_on_a_tower_gives_nothing() -> None:
    state = place(sleds=["d3"], up={"d3": "tower"})
    assert {action.split(":")[0] for action in state.legal} == {"go", "swap"}


def test_tt_17_leaving_a_tower_and_coming_back_counts_as_arrival() -> None:
    state = place(sleds=["d3"], empty=["d2"], up={"d3": "tower"})
    assert play(state, "go:d2 stop swap:a2 with:b2 go:d3").position()["phase"] == "tower"


# TT-25: the second devil


def test_tt_25_both_devils_go_home_and_the_victim_chooses_two_letters() -> None:
    state = before_a_devil(possessed=[True], letters=["ABD"])
    assert facts(state, "go:d3") == [
        STEP,
        ("TT-15", "devil-taken", {"seat": 0}),
        ("TT-25", "devils-home", {"seat": 0}),
    ]
    choosing = play(state, "go:d3")
    assert choosing.view(None)["home"] == 4
    assert (choosing.position()["phase"], choosing.position()["lose"]) == ("lose", 2)
    assert set(choosing.legal) == {"lose:A", "lose:B", "lose:D"}
    assert facts(choosing, "lose:B lose:A") == [
        ("TT-25", "letter-lost", {"seat": 0, "letter": "B"}),
        ("TT-25", "letter-lost", {"seat": 0, "letter": "A"}),
        NEXT,
    ]
    assert play(choosing, "lose:B lose:A").position()["letters"][0] == "D"


@pytest.mark.parametrize("letters", ["", "C", "CE"])
def test_tt_25_two_letters_or_fewer_go_without_asking(letters: str) -> None:
    state = before_a_devil(possessed=[True], letters=[letters])
    assert facts(state, "go:d3") == [
        STEP,
        ("TT-15", "devil-taken", {"seat": 0}),
        ("TT-25", "devils-home", {"seat": 0}),
        *(("TT-25", "letter-lost", {"seat": 0, "letter": letter}) for letter in letters),
        NEXT,
    ]
    assert play(state, "go:d3").position()["letters"][0] == ""


def test_tt_25_a_letter_one_does_not_have_cannot_go() -> None:
    state = play(before_a_devil(possessed=[True], letters=["ABD"]), "go:d3")
    assert refusal(state, "lose:C") == ("TT-25", "25", {"letter": "C"})
    assert refusal(play(state, "lose:A"), "lose:A") == ("TT-25", "25", {"letter": "A"})


def test_tt_25_a_victim_out_of_turn_chooses_itself() -> None:
    state = place(
        sleds=["c3", "d3"], seats=3, possessed=[True, True], letters=["", "ACF"], empty=["d3"]
    )
    choosing = play(state, "go:d3 stop")
    position = choosing.position()
    assert (choosing.to_play, position["turn_of"], position["phase"]) == (1, 0, "lose")
    assert choosing.view(0)["legal"] == []
    assert set(choosing.view(1)["legal"]) == {"lose:A", "lose:C", "lose:F"}
    after = play(choosing, "lose:A lose:F")
    assert (after.to_play, after.position()["letters"][1]) == (1, "C")
    assert after.view(None)["home"] == 4


def test_tt_25_lost_letters_can_be_won_again_by_a_new_arrival() -> None:
    state = place(sleds=["c3"], up={"d3": "red-A"}, letters=["B"])
    assert play(state, "go:d3").position()["letters"][0] == "AB"


def test_tt_25_even_six_letters_do_not_save_from_the_second_devil() -> None:
    state = before_a_devil(possessed=[True], letters=[FULL])
    assert play(state, "go:d3 lose:A lose:B").position()["letters"][0] == "CDEF"
